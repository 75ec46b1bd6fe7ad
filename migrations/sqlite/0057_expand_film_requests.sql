-- Somebody asks to film at a table (3.1.2). The table stands here by its numbers, as with calls and turn timers.
create table film_request (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- prelim, semi, final
    stage text not null,
    round_number integer not null constraint film_request_bounds_of_round check (round_number between 1 and 100),
    table_number integer not null constraint film_request_bounds_of_table check (table_number between 1 and 9999),
    -- Who asks, as typed.
    asker text not null,
    asked_at text not null,
    taken_by integer references account (id),
    -- What they keep to: only the board is seen; a tripod; no live stream; no commentary.
    board_only integer not null,
    tripod integer not null,
    no_stream integer not null,
    no_commentary integer not null,
    -- allowed, refused; null while nobody has answered
    film_answer text,
    answered_by integer references account (id),
    answered_at text,
    version integer not null constraint film_request_bounds_of_version check (version between 0 and 1000000000000)
) strict;
create index film_request_tournament on film_request (tournament_id);

-- The players who agreed to be filmed.
create table film_consent (
    tournament_id integer not null references tournament (id),
    request_id integer not null references film_request (id),
    player_id integer not null references player (id),
    primary key (request_id, player_id)
) strict;
create index film_consent_tournament on film_consent (tournament_id);
create index film_consent_player on film_consent (player_id);
