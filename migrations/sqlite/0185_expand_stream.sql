-- Addresses that a streamer gives to OBS once: whose they are, which tournament they show at the moment, what of it, and how.
create table stream (
    id integer primary key autoincrement not null,
    account_id integer not null references account (id),
    name text not null,
    token text not null,
    tournament_id integer references tournament (id),
    stream_plan text not null,
    version integer not null constraint stream_bounds_of_version check (version between 0 and 1000000000000)
) strict;
create unique index stream_token on stream (token);
create index stream_account on stream (account_id);
create index stream_tournament on stream (tournament_id);
