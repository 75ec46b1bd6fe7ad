-- Whether the staff has seen who comes with a player and leaves it as it is; another answer is shown again.
alter table staff_note add column comes_with_seen integer not null default 0;
