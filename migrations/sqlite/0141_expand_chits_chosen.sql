-- People who lay in turn choose the numbers, which lie face up; false where those are drawn as land and harbors are.
alter table board_laying add column chits_chosen integer not null default 0;
alter table round_board add column chits_chosen integer not null default 0;
