-- What is noted of a table beside its record sheet, before the game and after it.
create table game_note (
    table_id integer primary key not null references game_table (id),
    -- When the layout of the board was confirmed (1.1.6, 1.1.7).
    layout_at text,
    -- The judge who handles the resource cards (2.0.4).
    judge_id integer references account (id)
) strict;
