-- The prizes of a tournament, each for everybody from one rank to another.
create table prize_band (
    tournament_id integer not null references tournament (id),
    -- Its place in the form, from 1.
    line integer not null constraint prize_band_bounds_of_line check (line between 1 and 40),
    from_rank integer not null constraint prize_band_bounds_of_first check (from_rank between 1 and 100000),
    to_rank integer not null constraint prize_band_bounds_of_last check (to_rank between 1 and 100000),
    prize text not null,
    primary key (tournament_id, line)
) strict;

-- What kind of event a tournament is, and who is invited (2.1.1): names or e-mail addresses, one a line.
create table guest_list (
    tournament_id integer primary key not null references tournament (id),
    -- qualifier, national, masters, world
    level text,
    invited text not null
) strict;
