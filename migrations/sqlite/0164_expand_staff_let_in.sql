-- Who gave the role; null for those that were there before it was noted, and for what a command did.
alter table staff add column let_in_by integer references account (id);
