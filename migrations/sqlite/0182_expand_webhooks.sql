-- Addresses outside that are told what everybody may know of a tournament. The secret is kept as it is, since messages are signed with
-- it; no backup and no archive holds these tables. `events`: the codes of what it is told, each between blanks. `standings`: the digest
-- of the public standings of which it was told last, and the version of the tournament that was looked at for it.
create table webhook (
    id integer primary key autoincrement not null,
    tournament_id integer not null references tournament (id),
    url text not null,
    shape text not null,
    events text not null,
    secret text not null,
    standings text not null,
    seen_version integer not null constraint webhook_bounds_of_seen_version check (seen_version between 0 and 1000000000000),
    made_at text not null,
    failing_since text,
    stopped_at text
) strict;
create index webhook_tournament on webhook (tournament_id);

-- What they are told, in order: why and what about, never the text. `next_at`: when it is tried next, null once it is settled.
create table webhook_message (
    id integer primary key autoincrement not null,
    webhook_id integer not null references webhook (id),
    event text not null,
    about text not null,
    created_at text not null,
    tries integer not null constraint webhook_message_bounds_of_tries check (tries between 0 and 1000),
    next_at text,
    settled_at text,
    status integer constraint webhook_message_bounds_of_status check (status between 100 and 999),
    fault text
) strict;
create index webhook_message_of on webhook_message (webhook_id, id);
create index webhook_message_next on webhook_message (next_at);
