-- Private links that were renewed, by their digests: they open nothing but what was reported in confidence about the staff, whose
-- own address begins with the link of that day.
create table former_link (
    link_digest text not null primary key,
    player_id bigint not null references player (id),
    replaced_at timestamptz not null
);
create index former_link_player on former_link (player_id);
