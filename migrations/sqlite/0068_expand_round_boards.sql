-- The board of each round (2.0.1).
create table round_board (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- prelim, semi, final
    stage text not null,
    round_number integer not null constraint round_board_bounds_of_round check (round_number between 1 and 100),
    -- made, brought, by-hand, in-turn
    board_origin text not null,
    -- What the pieces were drawn from, where people laid it in turn.
    draw_seed integer,
    -- The text of the board: docs/BOARDS.md.
    board_text text not null,
    made_by integer references account (id),
    made_at text not null,
    -- When everybody could see it first; null while nobody could.
    shown_at text,
    version integer not null constraint round_board_bounds_of_version check (version between 0 and 1000000000000)
) strict;
create unique index round_board_tournament_id_stage_round_number_key on round_board (tournament_id, stage, round_number);

-- When everybody sees the board of a round: start, seats.
alter table tournament add column board_shown text not null default 'start';
