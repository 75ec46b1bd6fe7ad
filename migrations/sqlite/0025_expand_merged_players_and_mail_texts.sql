-- The number of the player of the same tournament into whom this one was merged: the private link leads there.
alter table player add column merged_into integer
    constraint player_bounds_of_merged check (merged_into between 1 and 100000);

-- What the organizers of a tournament write to players, until the last of the mails was sent.
create table mail_text (
    id integer primary key autoincrement,
    tournament_id integer not null references tournament (id),
    subject text not null,
    body text not null,
    created_at text not null
) strict;
create index mail_text_of_tournament on mail_text (tournament_id, created_at);
alter table outbox add column mail_text_id integer references mail_text (id);
create index outbox_of_text on outbox (mail_text_id);
