-- Reports of misconduct in confidence, apart from everything else: in backups of the whole store and in no archive.
create table confidential_report (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- Stands in its address, in place of a number, which would tell how many there are.
    report_key text not null unique,
    -- A kind of misconduct.
    kind text not null,
    -- Whom it is about, as far as they are neither players nor staff: one a line.
    others text not null,
    -- What happened.
    happened text not null,
    -- When and where.
    place text not null,
    -- The judge whom the reporter wants to read it too.
    judge_id integer references account (id),
    -- Who wrote it: a player, or an account of the staff.
    player_id integer references player (id),
    account_id integer references account (id),
    filed_at text not null
) strict;
create index confidential_report_tournament on confidential_report (tournament_id);
create index confidential_report_player on confidential_report (player_id);

-- Whom a report is about: players and staff.
create table confidential_about (
    report_id integer not null references confidential_report (id),
    line integer not null constraint confidential_about_bounds_of_line check (line between 1 and 100),
    player_id integer references player (id),
    account_id integer references account (id),
    primary key (report_id, line)
) strict;
create index confidential_about_player on confidential_about (player_id);

-- On what grounds, where the reporter said so. Erased before the rest.
create table confidential_ground (
    report_id integer not null references confidential_report (id),
    -- A ground of harassment.
    ground text not null,
    primary key (report_id, ground)
) strict;

-- What was done with a report, in place of lines of the audit log.
create table confidential_step (
    id integer primary key autoincrement,
    report_id integer not null references confidential_report (id),
    -- filed, seen, answered, masked
    step text not null,
    -- The account that did it; null where it was the player who wrote the report.
    account_id integer references account (id),
    -- What the reporter was answered.
    content text not null,
    at text not null
) strict;
create index confidential_step_report on confidential_step (report_id);
