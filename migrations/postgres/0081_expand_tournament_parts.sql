-- How much of a championship a tournament plays (1.2): whole, or prelims, the preliminary games alone, as an event of a series.
alter table tournament add column part text not null default 'whole';
