-- What the organizers say to everybody, or to a table while its round lasts.
create table announcement (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- prelim, semi, final; null, like the round and the table, where everybody is meant
    stage text,
    round_number integer constraint announcement_bounds_of_round check (round_number between 1 and 100),
    table_number integer constraint announcement_bounds_of_table check (table_number between 1 and 9999),
    said text not null,
    made_by integer references account (id),
    made_at text not null,
    -- null while it stands
    taken_back_at text
) strict;
create index announcement_tournament on announcement (tournament_id);
