-- How many minutes a game has beyond the limit that the rules of its tournament set.
alter table game_note add column extra_minutes integer not null default 0
    constraint game_note_bounds_of_extra_minutes check (extra_minutes between 0 and 1440);
