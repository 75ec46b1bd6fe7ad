-- Corrections of final record sheets: a slip of the pen, which an organizer and a judge both find on the signed paper.
create table sheet_correction (
    id integer primary key autoincrement,
    table_id integer not null references game_table (id),
    -- The version of the sheet that it corrects.
    corrects_version integer not null
        constraint sheet_correction_bounds_of_version check (corrects_version between 0 and 1000000000000),
    -- What was stored, and what the paper says: JSON in the form of sheet_version.content.
    stored text not null,
    paper text not null,
    -- proposed, confirmed, withdrawn
    correction_state text not null,
    proposed_by integer references account (id),
    -- As what.
    as_organizer integer not null,
    as_judge integer not null,
    proposed_at text not null,
    -- Who confirmed or withdrew it, and when.
    settled_by integer references account (id),
    settled_at text
) strict;
create index sheet_correction_table on sheet_correction (table_id);
