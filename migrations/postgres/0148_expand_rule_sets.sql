-- How a tournament ranks and how far it goes, as its text; empty: the official rules.
alter table tournament add column rule_set text not null default '';
