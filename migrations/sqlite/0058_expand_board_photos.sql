-- A photo of the board at the start or at the end of a game (2.1.6), as JPEG without anything that a camera wrote beside it. It goes some
-- weeks after it was put here.
create table board_photo (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- prelim, semi, final
    stage text not null,
    round_number integer not null constraint board_photo_bounds_of_round check (round_number between 1 and 100),
    table_number integer not null constraint board_photo_bounds_of_table check (table_number between 1 and 9999),
    -- start, end
    board_moment text not null,
    width integer not null constraint board_photo_bounds_of_width check (width between 1 and 4000),
    height integer not null constraint board_photo_bounds_of_height check (height between 1 and 4000),
    content blob not null,
    put_at text not null,
    put_by integer references account (id)
) strict;
create unique index board_photo_tournament_id_stage_round_number_table_number_board
    on board_photo (tournament_id, stage, round_number, table_number, board_moment);
create index board_photo_put_at on board_photo (put_at);
