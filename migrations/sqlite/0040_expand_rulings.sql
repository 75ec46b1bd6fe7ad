-- A player who raised a hand: who took it down, which judge went, how long it took (1.3.3).
create table judge_call (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    stage text not null,
    round_number integer not null constraint judge_call_bounds_of_round check (round_number between 1 and 100),
    table_number integer not null constraint judge_call_bounds_of_table check (table_number between 1 and 9999),
    called_at text not null,
    called_by integer references account (id),
    -- The judge who goes, and since when; null while it waits.
    claimed_by integer references account (id),
    claimed_at text,
    -- ruling, answered; null while it is open
    call_outcome text,
    ended_by integer references account (id),
    ended_at text
) strict;
create index judge_call_tournament on judge_call (tournament_id);

-- What a judge ruled (1.3). A ruling is never changed: a later one refers to it.
create table ruling (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- Counts from 1 within the tournament; people call a ruling by it.
    ruling_number integer not null constraint ruling_bounds_of_number check (ruling_number between 1 and 1000000),
    -- The game that it is about; null where it is about none.
    stage text,
    round_number integer constraint ruling_bounds_of_round check (round_number between 1 and 100),
    table_number integer constraint ruling_bounds_of_table check (table_number between 1 and 9999),
    clause text not null,
    -- rules, conduct
    matter text not null,
    -- at_once, later
    reported text not null,
    reported_at text not null,
    -- What was reported; may be empty.
    report text not null,
    -- What was decided; empty where the ruling is only a pause of the game.
    decision text not null,
    -- none, caution, warning, disqualification
    penalty text not null,
    -- The number of the earlier ruling that it refers to.
    refers_to integer constraint ruling_bounds_of_earlier check (refers_to between 1 and 1000000),
    -- Whether it takes the penalty of that ruling back, for its own players.
    lifts integer not null,
    -- A pause of the game (2.1.7): when it began, and when it ended.
    paused_at text,
    resumed_at text,
    -- The call that ended with it.
    call_id integer references judge_call (id),
    judged_by integer references account (id),
    judged_at text not null,
    unique (tournament_id, ruling_number)
) strict;

-- The players of a ruling.
create table ruling_player (
    ruling_id integer not null references ruling (id),
    player_id integer not null references player (id),
    primary key (ruling_id, player_id)
) strict;
create index ruling_player_player on ruling_player (player_id);

-- Only what somebody typed can be masked, where it names a person who is erased.
create trigger ruling_is_not_changed before update of id, tournament_id, ruling_number, stage, round_number, table_number,
    clause, matter, reported, reported_at, penalty, refers_to, lifts, paused_at, resumed_at, call_id, judged_by, judged_at
    on ruling begin
    select raise(abort, 'rulings are never changed');
end;
create trigger ruling_player_is_not_changed before update on ruling_player begin
    select raise(abort, 'rulings are never changed');
end;
