-- The language in which what is shown of a tournament is written, by its tag; null: as the server has it.
alter table tournament add column language text;
-- The language of a player, in which mails are written; null: that of the tournament.
alter table player add column language text;
