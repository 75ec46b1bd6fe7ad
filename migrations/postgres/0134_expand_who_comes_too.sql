-- Who comes with a player, as the player answered it when registering: free text, for the staff alone. Nobody sits apart by it before
-- the staff says so.
alter table staff_note add column comes_with text not null default '';
