-- Which judge goes to which tables: in one round, or in all of them.
create table judge_duty (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    account_id integer not null references account (id),
    -- prelim, semi, final; null, like the round, stands for the whole day
    stage text,
    round_number integer constraint judge_duty_bounds_of_round check (round_number between 1 and 100),
    first_table integer not null constraint judge_duty_bounds_of_first_table check (first_table between 1 and 9999),
    last_table integer not null constraint judge_duty_bounds_of_last_table check (last_table between 1 and 9999)
) strict;
create index judge_duty_tournament on judge_duty (tournament_id);

-- The club and the groups of somebody on the staff, so that a judge is not sent to friends unseen.
create table staff_ties (
    tournament_id integer not null references tournament (id),
    account_id integer not null references account (id),
    club text,
    -- Group names, one a line.
    group_names text not null,
    version integer not null constraint staff_ties_bounds_of_version check (version between 0 and 1000000000000),
    primary key (tournament_id, account_id)
) strict;

-- When a judge explained the rules and the code of conduct to the players (1.3.1).
create table briefing (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- The judge.
    account_id integer not null references account (id),
    held_at text not null,
    taken_back_at text
) strict;
create index briefing_tournament on briefing (tournament_id);
