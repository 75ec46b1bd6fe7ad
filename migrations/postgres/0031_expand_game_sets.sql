-- The game sets of a tournament, by the tables that they are for (1.1.2, 2.0.6).
create table game_set (
    tournament_id bigint not null references tournament (id),
    table_number bigint not null constraint game_set_bounds_of_table check (table_number between 1 and 9999),
    set_edition text not null,
    -- What is missing in it; may be empty.
    missing text not null,
    primary key (tournament_id, table_number)
);
