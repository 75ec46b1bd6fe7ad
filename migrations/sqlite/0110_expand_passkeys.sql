-- Passkeys of an account (WebAuthn), beside codes as its second factor.
create table passkey (
    id integer primary key autoincrement,
    account_id integer not null references account (id),
    -- What the device calls it, in base 64 for addresses.
    credential_id text not null,
    -- The domain it was made for: browsers offer it nowhere else.
    rp_id text not null,
    -- What its owner calls it.
    name text not null,
    -- Its public key, its counter and what the device said of itself, as JSON.
    credential text not null,
    added_at text not null,
    last_used_at text,
    constraint passkey_credential_id_key unique (credential_id)
) strict;
create index passkey_account on passkey (account_id);
