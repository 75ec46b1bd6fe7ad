-- What a browser was asked for a passkey and has not answered yet. It lasts a few minutes and is answered once.
create table passkey_question (
    id integer primary key autoincrement,
    -- Whose answer it takes: the session that adds a passkey, or the sign-in that waits for its second factor.
    asked_of text not null,
    account_id integer not null references account (id),
    -- What a new passkey is to be called.
    name text not null,
    -- What the browser gets, and what the answer is compared with, as JSON.
    options text not null,
    state text not null,
    created_at text not null,
    expires_at text not null,
    constraint passkey_question_asked_of_key unique (asked_of)
) strict;
