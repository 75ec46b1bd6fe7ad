-- Who signed a record sheet, one line for each signature. A sheet whose result changes is signed anew; the lines of before stay.
create table sheet_signature (
    id integer primary key autoincrement,
    table_id integer not null references game_table (id),
    -- The version of the sheet that was signed.
    signed_version integer not null
        constraint sheet_signature_bounds_of_version check (signed_version between 0 and 1000000000000),
    position integer not null constraint sheet_signature_bounds_of_position check (position between 1 and 12),
    -- Who sat there.
    player_id integer not null references player (id),
    -- link, pin, paper
    way text not null,
    -- Who marked a signature on paper.
    account_id integer references account (id),
    at text not null
) strict;
create index sheet_signature_table on sheet_signature (table_id);
create index sheet_signature_player on sheet_signature (player_id);

-- Who did not agree with a result, and why: nobody signs while one is open.
create table sheet_dispute (
    id integer primary key autoincrement,
    table_id integer not null references game_table (id),
    -- The version of the sheet that it is about.
    disputed_version integer not null
        constraint sheet_dispute_bounds_of_version check (disputed_version between 0 and 1000000000000),
    position integer not null constraint sheet_dispute_bounds_of_position check (position between 1 and 12),
    player_id integer not null references player (id),
    reason text not null,
    raised_at text not null,
    -- taken-back, decided; null while it is open
    outcome text,
    settled_by integer references account (id),
    settled_at text
) strict;
create index sheet_dispute_table on sheet_dispute (table_id);
create index sheet_dispute_player on sheet_dispute (player_id);

-- Whether whoever sits there does not agree with the result. It counts while the table is disputed.
alter table seat add column disputes integer not null default 0;

-- Whether players enter the result of their own table: on, off.
alter table tournament add column own_results text not null default 'on';
