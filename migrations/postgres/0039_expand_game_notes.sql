-- What is noted of a table beside its record sheet, before the game and after it.
create table game_note (
    table_id bigint primary key not null references game_table (id),
    -- When the layout of the board was confirmed (1.1.6, 1.1.7).
    layout_at timestamptz,
    -- The judge who handles the resource cards (2.0.4).
    judge_id bigint references account (id)
);
