-- Whether other sites may show standings, seats and bracket in a frame.
alter table tournament add column embeds boolean not null default false;
