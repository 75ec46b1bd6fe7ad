-- How lists of players are sorted: by which part of the name, and in the order of which language.
alter table tournament add column name_order text not null default 'first';
alter table tournament add column name_language text not null default 'any';
