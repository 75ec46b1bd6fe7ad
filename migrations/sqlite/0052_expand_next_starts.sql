-- When the games begin next, as the organizers have set it.
create table next_start (
    tournament_id integer primary key references tournament (id),
    starts_at text not null,
    set_by integer references account (id),
    set_at text not null
) strict;
