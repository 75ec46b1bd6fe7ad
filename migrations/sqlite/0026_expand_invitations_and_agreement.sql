-- Somebody who is invited to the staff of a tournament and has not answered yet. A row goes when the invitation is accepted
-- or withdrawn, and some days after its end.
create table staff_invitation (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    -- judge, organizer
    role text not null,
    -- Who is invited, as the organizer typed it; one of the two may be missing.
    name text not null,
    email text,
    -- The organizer said that a player of the same name is somebody else.
    another_person integer not null,
    -- SHA-256 of the key in the link that was shown, and of the one in the link that was mailed.
    key_hash text not null,
    mail_key_hash text,
    invited_by integer not null references account (id),
    invited_at text not null,
    expires_at text not null,
    constraint staff_invitation_key_hash_key unique (key_hash),
    constraint staff_invitation_mail_key_hash_key unique (mail_key_hash)
) strict;
create index staff_invitation_tournament on staff_invitation (tournament_id);

-- The invitation that a mail brings.
alter table outbox add column invitation_id integer references staff_invitation (id);

-- Whether somebody who has not agreed to the code of conduct and the photo policy is only reminded, or not seated.
alter table tournament add column agreement text not null default 'asked';
