-- Pairs of players who are alike and of whom the staff said that they are two people.
create table two_people (
    player_id bigint not null references player (id),
    other_player_id bigint not null references player (id),
    at timestamptz not null,
    primary key (player_id, other_player_id)
);
create index two_people_other_player on two_people (other_player_id);
