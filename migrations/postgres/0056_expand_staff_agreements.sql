-- Which version of the code of conduct somebody on the staff agreed to, and when (2.1.2): the last one. Its time also stands in the audit
-- log, with those before it.
create table staff_agreement (
    tournament_id bigint not null references tournament (id),
    account_id bigint not null references account (id),
    code_version text not null,
    agreed_at timestamptz not null,
    primary key (tournament_id, account_id)
);
