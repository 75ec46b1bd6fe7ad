-- Pairs of players who are alike and of whom the staff said that they are two people.
create table two_people (
    player_id integer not null references player (id),
    other_player_id integer not null references player (id),
    at text not null,
    primary key (player_id, other_player_id)
) strict;
create index two_people_other_player on two_people (other_player_id);
