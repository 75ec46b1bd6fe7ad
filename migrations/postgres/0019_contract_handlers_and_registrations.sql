-- Who handled the resource cards is a closed word. What stands there instead, such as a pseudonym that was written over
-- the word when somebody of that name was erased, names nobody.
update game_table set handler = null where handler not in (
    'starting', 'judge', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7', 'seat-8', 'seat-9',
    'seat-10', 'seat-11', 'seat-12'
);

-- Whom a registration that was counted made a player: whoever sends the form again within the day is asked.
alter table attempt add column player_id bigint references player (id);
