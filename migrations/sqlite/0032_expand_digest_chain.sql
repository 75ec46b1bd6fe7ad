-- The tournament in its digest chain: 32 hexadecimal digits, drawn when it is made and kept by archives and imports.
-- Where it is null the program draws it when it opens the store.
alter table tournament add column identity text;

-- The digest chain of a tournament: one link for each record sheet that became final, and one for each correction, in that
-- order. A link is never changed.
create table sheet_link (
    tournament_id integer not null references tournament (id),
    -- Its place in the chain, from 1.
    link_number integer not null constraint sheet_link_bounds_of_number check (link_number between 1 and 1000000000),
    table_id integer not null references game_table (id),
    -- signed, decided, corrected
    link_state text not null,
    -- The kept version of the record sheet that says the same; null where none does, as in stores of earlier versions.
    kept_version integer
        constraint sheet_link_bounds_of_version check (kept_version between 0 and 1000000000000),
    -- The text that the digest is made of.
    content text not null,
    digest text not null,
    -- When the sheet became final or was corrected, where that is known.
    at text,
    primary key (tournament_id, link_number)
) strict;
create index sheet_link_table on sheet_link (table_id);
