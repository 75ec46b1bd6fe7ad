-- Browsers in which an account has signed in before: those who guess at its password from elsewhere don't slow them down.
create table known_device (
    id integer primary key autoincrement,
    -- SHA-256 of the token in the cookie, which signs nobody in.
    token_hash text not null,
    account_id integer not null references account (id),
    created_at text not null,
    last_used_at text not null,
    constraint known_device_token_hash_account_id_key unique (token_hash, account_id)
) strict;
create index known_device_account on known_device (account_id);
