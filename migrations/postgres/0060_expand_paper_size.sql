-- The paper that a tournament prints on.
alter table tournament add column paper_size text not null default 'a4';
