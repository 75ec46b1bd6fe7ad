-- Series: several preliminary events, one ranking (1.2). What is said of a series is what its events begin with.
create table series (
    id integer primary key autoincrement,
    slug text not null constraint series_slug_key unique,
    name text not null,
    place text not null,
    starts_on text not null,
    -- The day of the final, where it is known.
    final_on text,
    time_zone text not null,
    edition text not null,
    capacity integer constraint series_bounds_of_capacity check (capacity between 1 and 5000),
    approval integer not null,
    registrations_per_hour integer constraint series_bounds_of_registrations check (registrations_per_hour between 0 and 5000),
    code_version text not null,
    photo_version text not null,
    indexed integer not null,
    name_order text not null,
    name_language text not null,
    paper_size text not null,
    tied_places text not null,
    semi_replacement text not null,
    final_replacement text not null,
    publish_rounds text not null,
    standings_move text not null,
    transcription_fix integer not null,
    agreement text not null,
    own_check_in text not null,
    own_results text not null,
    what_it_takes text not null,
    board_shown text not null,
    -- Since when everybody sees it; null while only its organizers do.
    public_at text,
    created_by integer references account (id),
    created_at text not null,
    version integer not null constraint series_bounds_of_version check (version between 0 and 1000000000000)
) strict;

-- Who runs a series.
create table series_organizer (
    series_id integer not null references series (id),
    account_id integer not null references account (id),
    added_at text not null,
    primary key (series_id, account_id)
) strict;
create index series_organizer_account on series_organizer (account_id);

-- The events of a series; a tournament is in one at most.
create table series_event (
    tournament_id integer primary key not null references tournament (id),
    series_id integer not null references series (id),
    added_at text not null
) strict;
create index series_event_series on series_event (series_id);

-- Drawings of lots for the ranking of a series (1.4.2).
create table series_draw (
    id integer primary key autoincrement,
    series_id integer not null references series (id),
    -- reeve, hand
    method text not null,
    seed integer,
    reason text not null,
    drawn_by integer references account (id),
    drawn_at text not null
) strict;
create index series_draw_series on series_draw (series_id);

-- The lots of a series. A lot is of the person whom any player of the events is.
create table series_lot (
    series_id integer not null references series (id),
    player_id integer not null references player (id),
    draw_id integer not null references series_draw (id),
    lot integer not null constraint series_lot_bounds_of_lot check (lot between 0 and 4294967295),
    primary key (series_id, player_id)
) strict;
create unique index series_lot_series_id_lot_key on series_lot (series_id, lot);
create index series_lot_player on series_lot (player_id);
