-- Keys with which programs of the staff write back: whose they are, in which tournament, and what they may. Only a digest is kept, and no
-- backup and no archive holds it. `scopes`: codes, each between blanks.
create table api_key (
    id integer primary key autoincrement not null,
    tournament_id integer not null references tournament (id),
    account_id integer not null references account (id),
    name text not null,
    scopes text not null,
    digest text not null,
    made_at text not null,
    last_used_at text
) strict;
create unique index api_key_digest on api_key (digest);
create index api_key_tournament on api_key (tournament_id);
create index api_key_account on api_key (account_id);
