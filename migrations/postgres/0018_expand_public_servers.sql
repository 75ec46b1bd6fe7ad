-- Whether search engines may list pages of the tournament on which players are named.
alter table tournament add column indexed boolean not null default false;

-- What the operator of this Reeve says about it, for everybody: contact, privacy, imprint.
create table site_text (
    kind text primary key not null,
    content text not null
);
