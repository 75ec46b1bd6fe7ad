-- When the games begin next, as the organizers have set it.
create table next_start (
    tournament_id bigint primary key references tournament (id),
    starts_at timestamptz not null,
    set_by bigint references account (id),
    set_at timestamptz not null
);
