-- How the resource cards of a game are handled where it is not as the rules begin (2.0.4): agreed, over, judge.
alter table sheet_note add column handling text;
-- Whether it is noted that the winner claimed victory on the own turn (3.0.14).
alter table sheet_note add column claimed integer not null default 0;
