-- The PIN was given at a table in the place of a locked one: whoever gave it reads it there for a while. One that is printed on a card is
-- read on the card.
alter table player_pin add column for_locked integer not null default 0;
