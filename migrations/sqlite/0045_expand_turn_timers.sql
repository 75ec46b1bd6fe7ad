-- Turn timers (1.1.8): three minutes for each turn, at one table or at all of a round; who asked, and from when to when.
create table turn_timer (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- prelim, semi, final
    stage text not null,
    round_number integer not null constraint turn_timer_bounds_of_round check (round_number between 1 and 100),
    -- The table; null stands for all of the round.
    timed_table integer constraint turn_timer_bounds_of_table check (timed_table between 1 and 9999),
    -- The player who asked for it; null where the organizers want it.
    asked_by integer references player (id),
    imposed_by integer references account (id),
    imposed_at text not null,
    lifted_by integer references account (id),
    -- null while nobody has lifted it
    lifted_at text
) strict;
create index turn_timer_tournament on turn_timer (tournament_id);
create index turn_timer_player on turn_timer (asked_by);
