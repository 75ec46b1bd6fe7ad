-- Pairs of groups, or of clubs, that are written nearly alike and of which the staff said that they are two.
create table two_groups (
    tournament_id bigint not null references tournament (id),
    -- a digest of the two as they are compared, since families are called like people
    alike text not null,
    primary key (tournament_id, alike)
);
