-- The count of who played round 1 (1.1.3), corrected by an organizer after the round was closed; it stands in the public log.
create table count_correction (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    was integer not null constraint count_correction_bounds_of_was check (was between 0 and 100000),
    count integer not null constraint count_correction_bounds_of_count check (count between 0 and 100000),
    reason text not null,
    corrected_at text not null,
    corrected_by integer references account (id)
) strict;
create index count_correction_tournament on count_correction (tournament_id);
