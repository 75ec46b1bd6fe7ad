-- Phones and computers of players that wish to be told of news: where the push service of the browser takes a message for it, and its
-- digest. The news that the device was not yet given; and when to send for it next, null once the push service has taken that.
create table push_device (
    id integer primary key not null,
    player_id integer not null references player (id),
    endpoint text not null,
    endpoint_digest text not null,
    since text not null,
    news text,
    news_at text,
    next_at text,
    tries integer not null constraint push_device_bounds_of_tries check (tries between 0 and 100),
    unique (endpoint_digest, player_id)
) strict;
create index push_device_player on push_device (player_id);
create index push_device_next on push_device (next_at);

-- Which seat the devices of a player were told of last.
create table seat_pushed (
    round_id integer not null references round (id),
    player_id integer not null references player (id),
    table_number integer not null constraint seat_pushed_bounds_of_table check (table_number between 1 and 9999),
    position integer not null constraint seat_pushed_bounds_of_position check (position between 1 and 12),
    primary key (round_id, player_id)
) strict;
create index seat_pushed_player on seat_pushed (player_id);
