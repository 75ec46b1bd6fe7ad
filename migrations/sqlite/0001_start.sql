-- Reeve's store. The same tables as in migrations/postgres; a test compares the two.
-- Times are UTC, cut to milliseconds by the program; JSON is text that only the program reads.

-- A person who signs in: administrators, organizers, judges.
create table account (
    id integer primary key autoincrement,
    name text not null,
    -- The name as it is compared: trimmed and in lower case.
    name_key text not null,
    email text,
    password_hash text not null,
    is_admin integer not null,
    may_create integer not null,
    disabled_at text,
    created_at text not null,
    version integer not null,
    constraint account_name_key_key unique (name_key)
) strict;

create table session (
    id integer primary key autoincrement,
    -- SHA-256 of the token in the cookie, so that a stolen store signs nobody in.
    token_hash text not null,
    account_id integer not null references account (id),
    created_at text not null,
    last_seen_at text not null,
    expires_at text not null,
    user_agent text not null,
    address text not null,
    -- Begun with a two-minute code on somebody else's device: it ends sooner, and makes no codes itself.
    by_code integer not null,
    constraint session_token_hash_key unique (token_hash)
) strict;
create index session_account on session (account_id);

-- Counters that slow guessing and flooding: failed sign-ins per account and address, registrations per address.
create table attempt (
    id integer primary key autoincrement,
    kind text not null,
    subject text not null,
    at text not null
) strict;
create index attempt_subject on attempt (kind, subject, at);

create table tournament (
    id integer primary key autoincrement,
    -- The short public address: /t/SLUG.
    slug text not null,
    name text not null,
    place text not null,
    starts_on text not null,
    time_zone text not null,
    edition text not null,
    capacity integer,
    approval integer not null,
    code_version text not null,
    photo_version text not null,
    tied_places text not null,
    semi_replacement text not null,
    final_replacement text not null,
    publish_rounds text not null,
    standings_move text not null,
    transcription_fix integer not null,
    prelim_rounds integer not null,
    phase text not null,
    -- Players seated when round 1 started (1.1.3), and when that was.
    attendance integer,
    attendance_at text,
    -- The organizer's choice where 1.1.3 gives one; null until it is made.
    skip_semis integer,
    created_by integer references account (id),
    created_at text not null,
    archived_at text,
    -- Grows by one with every change of anything in the tournament.
    version integer not null,
    constraint tournament_slug_key unique (slug)
) strict;

create table staff (
    tournament_id integer not null references tournament (id),
    account_id integer not null references account (id),
    role text not null,
    added_at text not null,
    primary key (tournament_id, account_id, role)
) strict;
create index staff_account on staff (account_id);

create table player (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- Counts from 1 within the tournament, in the order of arrival; never used twice.
    number integer not null,
    -- asked (waits for approval), waiting (on the waiting list), registered, withdrawn, disqualified
    state text not null,
    source text not null,
    -- The private link: /p/TOKEN.
    link_token text not null,
    checked_in_at text,
    withdrawn_at text,
    disqualified_clause text,
    fixed_table integer,
    minor integer not null,
    code_version text,
    photo_version text,
    agreed_at text,
    person_version integer not null,
    created_at text not null,
    archived_at text,
    version integer not null,
    constraint player_tournament_id_number_key unique (tournament_id, number),
    constraint player_link_token_key unique (link_token)
) strict;

-- Everything that says who a player is, every version of it, in one place that can be erased.
create table person (
    player_id integer not null references player (id),
    version integer not null,
    name text not null,
    -- Tells two people with one name apart: 0 for the first, then 2, 3, ...
    suffix integer not null,
    email text,
    club text,
    country text,
    -- Group names, one a line.
    group_names text not null,
    guardian text,
    primary key (player_id, version)
) strict;

create table round (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    stage text not null,
    number integer not null,
    -- planned, published, playing, closed
    state text not null,
    published_at text,
    started_at text,
    closed_at text,
    version integer not null,
    constraint round_tournament_id_stage_number_key unique (tournament_id, stage, number)
) strict;

-- The seat schedule as it was made: what it came from and what its figures are.
create table schedule (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    seed integer not null,
    -- made, imported, repaired, swapped
    source text not null,
    report text not null,
    made_by integer references account (id),
    made_at text not null
) strict;
create index schedule_tournament on schedule (tournament_id);

-- One table in one round, and its record sheet.
create table game_table (
    id integer primary key autoincrement,
    round_id integer not null references round (id),
    number integer not null,
    -- open, submitted, signed, decided
    sheet_state text not null,
    -- Version of the record sheet: 0 before the first result.
    sheet_version integer not null,
    winner_position integer,
    handler text,
    submitted_at text,
    signed_at text,
    version integer not null,
    constraint game_table_round_id_number_key unique (round_id, number)
) strict;

create table seat (
    id integer primary key autoincrement,
    table_id integer not null references game_table (id),
    position integer not null,
    player_id integer not null references player (id),
    pinned integer not null,
    -- The seed (1-16) in semi-finals.
    seed integer,
    chair integer,
    colour text,
    play_order integer,
    vp integer,
    settlements integer,
    cities integer,
    longest_road integer,
    largest_army integer,
    vp_cards integer,
    constraint seat_table_id_position_key unique (table_id, position)
) strict;
create index seat_player on seat (player_id);

-- Every submission of a record sheet, never overwritten.
create table sheet_version (
    id integer primary key autoincrement,
    table_id integer not null references game_table (id),
    version integer not null,
    state text not null,
    content text not null,
    account_id integer references account (id),
    player_id integer references player (id),
    at text not null,
    constraint sheet_version_table_id_version_key unique (table_id, version)
) strict;

-- A drawing of lots (1.4.2): who drew, who watched, how and when.
create table draw (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- reeve or hand
    method text not null,
    seed integer,
    reason text not null,
    witness text not null,
    drawn_by integer references account (id),
    drawn_at text not null
) strict;
create index draw_tournament on draw (tournament_id);

create table lot (
    tournament_id integer not null references tournament (id),
    player_id integer not null references player (id),
    draw_id integer not null references draw (id),
    lot integer not null,
    primary key (tournament_id, player_id),
    constraint lot_tournament_id_lot_key unique (tournament_id, lot)
) strict;

-- Who does not take a place in the semi-finals or the final, though still in the tournament.
create table decline (
    tournament_id integer not null references tournament (id),
    stage text not null,
    player_id integer not null references player (id),
    at text not null,
    primary key (tournament_id, stage, player_id)
) strict;

-- An uploaded file between its preview and its import.
create table import_draft (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    account_id integer not null references account (id),
    kind text not null,
    content blob not null,
    at text not null
) strict;
create index import_draft_tournament on import_draft (tournament_id);

-- A key per form: a resent form finds its first answer here instead of being carried out twice.
create table form_key (
    form_key text primary key not null,
    account_id integer references account (id),
    location text not null,
    at text not null
) strict;

-- One-time keys to an account: a link that sets a new password, or a code that signs in on another device.
create table one_time_key (
    id integer primary key autoincrement,
    account_id integer not null references account (id),
    -- link (handed over by an administrator), mail, code
    kind text not null,
    -- SHA-256 of the key itself.
    key_hash text not null,
    created_at text not null,
    expires_at text not null,
    used_at text,
    -- The session that a code began; it may have ended since.
    session_id integer,
    constraint one_time_key_key_hash_key unique (key_hash)
) strict;
create index one_time_key_account on one_time_key (account_id);

-- Mails that wait to be sent: for whom and why. Address and text are put in when a mail is sent, so that none of
-- them, and no key to anything, is kept here.
create table outbox (
    id integer primary key autoincrement,
    -- reset, player link, test
    kind text not null,
    account_id integer references account (id),
    player_id integer references player (id),
    -- waiting, sending, failed
    state text not null,
    tries integer not null,
    -- When to try next; for a mail being sent, when whoever sends it counts as gone.
    next_at text not null,
    fault text,
    created_at text not null
) strict;
create index outbox_next on outbox (state, next_at);

-- Everything that changed anything. Only ever added to.
create table audit (
    id integer primary key autoincrement,
    tournament_id integer references tournament (id),
    at text not null,
    -- account, player, visitor, command
    actor_kind text not null,
    account_id integer references account (id),
    player_id integer references player (id),
    address text not null,
    action text not null,
    subject text not null,
    before text,
    after text
) strict;
create index audit_tournament on audit (tournament_id, id);
-- No page and no command changes the log. Only restoring over a store empties it, which takes these away and puts
-- them back in one transaction.
create trigger audit_is_not_changed before update on audit begin
    select raise(abort, 'lines of the audit log are never changed');
end;
create trigger audit_is_not_deleted before delete on audit begin
    select raise(abort, 'lines of the audit log are never deleted');
end;
