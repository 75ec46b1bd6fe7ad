-- Players who asked for their seats by mail.
create table seat_mail_wish (
    player_id integer primary key not null references player (id),
    since text not null
) strict;

-- Which seat a player was last told of in a mail, and by which mail: the moment at which that was queued.
create table seat_told (
    round_id integer not null references round (id),
    player_id integer not null references player (id),
    table_number integer not null constraint seat_told_bounds_of_table check (table_number between 1 and 9999),
    position integer not null constraint seat_told_bounds_of_position check (position between 1 and 12),
    queued_at text not null,
    primary key (round_id, player_id)
) strict;
create index seat_told_player on seat_told (player_id);
