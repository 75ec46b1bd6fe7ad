-- Who is banned from the championship programmes (2.1.12), for the warnings that organizers get. In backups and in no archive.
create table ban (
    id integer primary key autoincrement,
    -- A name, an e-mail address, or both.
    name text,
    email text,
    reason text not null,
    -- The first and the last day; no last day: for life.
    from_day text not null,
    until_day text,
    added_by integer references account (id),
    added_at text not null,
    -- When it was ended before its time, and by whom.
    ended_by integer references account (id),
    ended_at text
) strict;
