-- Players of a series whom its organizers said to be two people, though their addresses or names are the same.
create table series_apart (
    series_id integer not null references series (id),
    player_id integer not null references player (id),
    other_id integer not null references player (id),
    said_by integer references account (id),
    said_at text not null,
    primary key (series_id, player_id, other_id)
) strict;
create index series_apart_player on series_apart (player_id);
create index series_apart_other on series_apart (other_id);
