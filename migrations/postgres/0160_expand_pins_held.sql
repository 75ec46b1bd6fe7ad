-- Wrong PINs at a table: the selection positions at which they were typed, separated by commas, since its entry was last held; and until
-- when it is held. Five of them hold it for two minutes, whoever they were typed for.
alter table tablet add column wrong_positions text not null default '';
alter table tablet add column held_until timestamptz;
