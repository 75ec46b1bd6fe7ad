-- People who lay in turn choose the numbers, which lie face up; false where those are drawn as land and harbors are.
alter table board_laying add column chits_chosen boolean not null default false;
alter table round_board add column chits_chosen boolean not null default false;
