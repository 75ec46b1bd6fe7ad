-- The seed of the dice that Reeve threw for a step; none where they were thrown at the table, or there are none.
alter table side_game_step add column dice_seed integer;
