-- What stands on a record sheet beside the result: who keeps a log (2.0.7), that the pieces were checked (2.0.6), and when the
-- game began and ended. The table stands here by its numbers, as with calls and turn timers.
create table sheet_note (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- prelim, semi, final
    stage text not null,
    round_number integer not null constraint sheet_note_bounds_of_round check (round_number between 1 and 100),
    table_number integer not null constraint sheet_note_bounds_of_table check (table_number between 1 and 9999),
    -- Who keeps a log: a player, or somebody on the staff; both null: nobody.
    log_player integer references player (id),
    log_account integer references account (id),
    -- When the dice were swapped that a log asks for, and by whom; null while somebody has to.
    dice_swapped_at text,
    dice_swapped_by integer references account (id),
    -- Whether the table has checked its pieces.
    pieces_checked integer not null,
    -- As typed; null: with the round, and with the result.
    began_at text,
    ended_at text,
    version integer not null constraint sheet_note_bounds_of_version check (version between 0 and 1000000000000),
    unique (tournament_id, stage, round_number, table_number)
) strict;
create index sheet_note_player on sheet_note (log_player);
