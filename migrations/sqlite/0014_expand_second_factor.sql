-- The second factor of an account: the secret that an app on its owner's phone makes time-based codes of (RFC 6238).
-- It has to be readable to compare a code, and opens nothing without the password.
create table second_factor (
    account_id integer primary key not null references account (id),
    -- In base 32, as it is typed into an app.
    secret text not null,
    switched_on_at text not null,
    -- When the time step began whose code was used last: no code of it, or of one before, is taken again.
    last_step_at text not null
) strict;

-- Codes on paper, for when the phone is not there. Each works once.
create table recovery_code (
    id integer primary key autoincrement,
    account_id integer not null references account (id),
    -- SHA-256 of the code.
    code_hash text not null,
    used_at text,
    constraint recovery_code_account_id_code_hash_key unique (account_id, code_hash)
) strict;

-- Sign-ins whose password was right and whose second factor is still to come. They last a few minutes and open nothing.
create table pending_sign_in (
    id integer primary key autoincrement,
    -- SHA-256 of the token in the cookie.
    token_hash text not null,
    account_id integer not null references account (id),
    -- The account as it was: whatever changed of it since, a new password among it, ends the attempt.
    account_version integer not null,
    created_at text not null,
    expires_at text not null,
    constraint pending_sign_in_token_hash_key unique (token_hash)
) strict;
create index pending_sign_in_account on pending_sign_in (account_id);

-- What administrators have chosen for the whole server, by name; what is not here is as the program has it.
create table setting (
    name text primary key not null,
    value text not null
) strict;
