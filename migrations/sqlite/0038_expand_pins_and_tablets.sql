-- The PIN by which a player signs on a tablet that is passed round. It is readable, since it stands on the player's card, which
-- is printed again; it opens nothing but a record sheet of the player's own on a tablet that the staff has opened.
create table player_pin (
    player_id integer primary key not null references player (id),
    -- Four digits.
    pin text not null,
    -- Wrong ones that were typed since it was made, or since it was last typed right. The fifth locks it.
    wrong_tries integer not null constraint player_pin_bounds_of_wrong_tries check (wrong_tries between 0 and 5),
    made_by integer references account (id),
    made_at text not null
) strict;

-- Tables whose record sheet is being passed round on a tablet: the key in its address. No backup holds it.
create table tablet (
    table_id integer primary key not null references game_table (id),
    tablet_key text not null,
    opened_by integer references account (id),
    opened_at text not null,
    ends_at text not null,
    constraint tablet_tablet_key_key unique (tablet_key)
) strict;
