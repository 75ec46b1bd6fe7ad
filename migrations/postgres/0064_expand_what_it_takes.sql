-- Whether pages say what it takes to go on, before the last preliminary round is closed.
alter table tournament add column what_it_takes text not null default 'shown';
