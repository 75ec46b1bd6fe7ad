-- What a tournament says of itself to everybody: when, where, for how much, and what people agree to. Times are minutes
-- after midnight by the clocks of the tournament's place. A tournament that says nothing has no row.
create table tournament_face (
    tournament_id bigint primary key not null references tournament (id),
    -- When the first game or the welcome begins, and when the doors open.
    starts_at bigint constraint tournament_face_bounds_of_start check (starts_at between 0 and 1439),
    doors_at bigint constraint tournament_face_bounds_of_doors check (doors_at between 0 and 1439),
    description text not null,
    address text not null,
    contact text not null,
    -- In hundredths of the currency, which is its three letters.
    fee bigint constraint tournament_face_bounds_of_fee check (fee between 0 and 100000000),
    currency text not null,
    -- One a line: the address, and behind a blank what it is called.
    links text not null,
    -- The organizer's own text of the code of conduct, and where more of it stands; the same of the photo policy.
    code_text text not null,
    code_link text not null,
    photo_text text not null,
    photo_link text not null
);

-- What is planned when.
create table programme_entry (
    tournament_id bigint not null references tournament (id),
    -- Its place in the form, from 1.
    line bigint not null constraint programme_entry_bounds_of_line check (line between 1 and 60),
    -- The first day is 1.
    day bigint not null constraint programme_entry_bounds_of_day check (day between 1 and 14),
    begins_at bigint not null constraint programme_entry_bounds_of_begin check (begins_at between 0 and 1439),
    ends_at bigint constraint programme_entry_bounds_of_end check (ends_at between 0 and 1439),
    kind text not null,
    -- In words, where they say more than the kind does; may be empty.
    title text not null,
    primary key (tournament_id, line)
);

-- The picture of a tournament.
create table tournament_logo (
    tournament_id bigint primary key not null references tournament (id),
    media_type text not null,
    width bigint not null constraint tournament_logo_bounds_of_width check (width between 1 and 4000),
    height bigint not null constraint tournament_logo_bounds_of_height check (height between 1 and 4000),
    content bytea not null
);
