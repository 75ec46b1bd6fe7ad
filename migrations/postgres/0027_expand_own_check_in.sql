-- Whether players check themselves in, and by what: closed, link (the private link), door (that and the code at the door).
alter table tournament add column own_check_in text not null default 'closed';

-- The code at the door of a tournament. It opens nothing by itself: a player sends it together with the private link.
create table door_code (
    tournament_id bigint primary key not null references tournament (id),
    code text not null,
    made_by bigint references account (id),
    made_at timestamptz not null
);

-- The last time that a player checked in without the staff, and by what. It counts while the player is checked in since
-- then.
create table own_check_in (
    player_id bigint primary key not null references player (id),
    -- link, door
    way text not null,
    at timestamptz not null
);
