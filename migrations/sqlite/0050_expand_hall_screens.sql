-- Screens in the hall: each has a name, a code that is typed on its browser, and what it shows.
create table hall_screen (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    name text not null,
    code text not null,
    -- light, dark
    theme text not null,
    -- Each thing it shows with its seconds, such as seats-by-name:15.
    screen_plan text not null,
    made_by integer references account (id),
    made_at text not null,
    version integer not null constraint hall_screen_bounds_of_version check (version between 0 and 1000000000000)
) strict;
create index hall_screen_tournament on hall_screen (tournament_id);
create unique index hall_screen_code on hall_screen (code);
