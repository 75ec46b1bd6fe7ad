-- Somebody who plays in several tournaments. Players keep a row per tournament; staff say, and nobody guesses, which of
-- them are one person. Nothing here says who it is: names and addresses stand in person, per player, and are erased there.
create table individual (
    id integer primary key autoincrement,
    created_at text not null
) strict;

-- The players that are one individual; a player is at most one, and in no tournament two players are the same.
create table individual_player (
    player_id integer primary key not null references player (id),
    individual_id integer not null references individual (id),
    -- Who said so, and when.
    joined_by integer references account (id),
    joined_at text not null
) strict;
create index individual_player_individual on individual_player (individual_id);
