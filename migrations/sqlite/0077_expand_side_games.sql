-- The game of a side event at a table: the first line of its log, in which players are named by their seats.
create table side_game (
    table_id integer primary key not null references game_table (id),
    -- The line that begins it: docs/GAMES.md.
    opening text not null,
    opened_by integer references account (id),
    opened_at text not null,
    -- Grows with every step, and when the game is begun again.
    version integer not null constraint side_game_bounds_of_version check (version between 0 and 1000000000000)
) strict;

-- The steps of such a game, one line each, in the order in which they were done.
create table side_game_step (
    id integer primary key autoincrement,
    table_id integer not null references side_game (table_id),
    step_number integer not null constraint side_game_step_bounds_of_number check (step_number between 1 and 1000000),
    line text not null,
    done_at text not null
) strict;
create unique index side_game_step_table_id_step_number_key on side_game_step (table_id, step_number);
