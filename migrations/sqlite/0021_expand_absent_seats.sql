-- Whether the player of the seat did not come to the game. It then counts as one of the others, and for the player it is
-- a missed game.
alter table seat add column absent integer not null default 0;
