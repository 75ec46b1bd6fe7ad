-- Boards that people are laying, piece by piece, for a round.
create table board_laying (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- prelim, semi, final
    stage text not null,
    round_number integer not null constraint board_laying_bounds_of_round check (round_number between 1 and 100),
    -- What the pieces are drawn from; null where they are chosen.
    draw_seed integer,
    -- Who lays in turn, one name on a line; empty where the pieces are chosen.
    layers text not null,
    -- The text of the board as far as it is laid.
    board_text text not null,
    begun_by integer references account (id),
    begun_at text not null,
    version integer not null constraint board_laying_bounds_of_version check (version between 0 and 1000000000000)
) strict;
create unique index board_laying_tournament_id_stage_round_number_key on board_laying (tournament_id, stage, round_number);

-- The key in the address by which a board is laid on devices that nobody is signed in on. No backup holds it.
create table board_device (
    laying_id integer primary key not null references board_laying (id),
    device_key text not null,
    opened_by integer references account (id),
    opened_at text not null,
    ends_at text not null,
    constraint board_device_device_key_key unique (device_key)
) strict;
