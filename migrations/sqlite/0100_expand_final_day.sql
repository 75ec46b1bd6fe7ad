-- The final day of a series (1.2.4): its ranking, frozen; who of it is invited and what they answered; and what the players of the
-- final day bring from the events that count, which stand for its preliminary games.
create table series_freeze (
    series_id integer primary key not null references series (id),
    -- How many different people have played in the events (1.1.3).
    attendance integer not null constraint series_freeze_bounds_of_attendance check (attendance between 0 and 100000),
    skip_semis integer not null,
    -- The tournament in which it is played, once that is made.
    final_id integer references tournament (id) constraint series_freeze_final_id_key unique,
    frozen_by integer references account (id),
    frozen_at text not null
) strict;

create table series_finalist (
    series_id integer not null references series (id),
    -- The player in the event that counts.
    player_id integer not null references player (id),
    -- The line of the frozen ranking, from 1.
    line integer not null constraint series_finalist_bounds_of_line check (line between 1 and 100000),
    rank integer not null constraint series_finalist_bounds_of_rank check (rank between 1 and 100000),
    games integer not null constraint series_finalist_bounds_of_games check (games between 0 and 1000),
    wins integer not null constraint series_finalist_bounds_of_wins check (wins between 0 and 1000),
    vp integer not null constraint series_finalist_bounds_of_vp check (vp between 0 and 100000),
    -- In hundredths of a percent, summed up.
    vp_percent integer not null constraint series_finalist_bounds_of_vp_percent check (vp_percent between 0 and 10000000),
    seconds integer not null constraint series_finalist_bounds_of_seconds check (seconds between 0 and 1000),
    thirds integer not null constraint series_finalist_bounds_of_thirds check (thirds between 0 and 1000),
    -- listed, invited, accepted, declined, silent
    state text not null,
    -- The same person among the players of the final day, once there.
    final_player_id integer references player (id),
    answer_by text,
    invited_at text,
    answered_at text,
    primary key (series_id, player_id),
    unique (series_id, line)
) strict;
create index series_finalist_player on series_finalist (player_id);
create index series_finalist_final_player on series_finalist (final_player_id);

create table brought_result (
    player_id integer primary key not null references player (id),
    rank integer not null constraint brought_result_bounds_of_rank check (rank between 1 and 100000),
    games integer not null constraint brought_result_bounds_of_games check (games between 0 and 1000),
    wins integer not null constraint brought_result_bounds_of_wins check (wins between 0 and 1000),
    vp integer not null constraint brought_result_bounds_of_vp check (vp between 0 and 100000),
    vp_percent integer not null constraint brought_result_bounds_of_vp_percent check (vp_percent between 0 and 10000000),
    seconds integer not null constraint brought_result_bounds_of_seconds check (seconds between 0 and 1000),
    thirds integer not null constraint brought_result_bounds_of_thirds check (thirds between 0 and 1000),
    -- The name of the event that counts.
    event text not null
) strict;
