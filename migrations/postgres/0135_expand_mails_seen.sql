-- Of a mail that was given up: whether an administrator has seen it and took it off the list. The staff still sees whom it didn't reach.
alter table outbox add column off_list boolean not null default false;
