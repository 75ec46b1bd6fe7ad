-- Parts that are missing in the game of a table (2.0.6), as somebody of the staff took them down, until somebody has seen to it.
create table missing_part (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- prelim, semi, final
    stage text not null,
    round_number integer not null constraint missing_part_bounds_of_round check (round_number between 1 and 100),
    table_number integer not null constraint missing_part_bounds_of_table check (table_number between 1 and 9999),
    part text not null,
    reported_at text not null,
    reported_by integer references account (id),
    -- null while it stands on the list
    settled_at text,
    settled_by integer references account (id)
) strict;
create index missing_part_tournament on missing_part (tournament_id);
