-- Whether other sites may show standings, seats and bracket in a frame.
alter table tournament add column embeds integer not null default 0;
