-- The player wants to be in no photo and no film (3.1.1). It keeps nobody from playing.
alter table player add column no_pictures integer not null default 0;
-- Who comes along with the player (2.1.11): names, one a line, for the staff alone. Whoever of them plays too is kept apart from the
-- player by the seat schedule, as a group is.
alter table person add column companions text not null default '';
