-- How many minutes a game has beyond the limit that the rules of its tournament set.
alter table game_note add column extra_minutes integer not null default 0;
