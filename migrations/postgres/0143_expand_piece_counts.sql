-- What was counted in a game set and differs from what belongs in it, by code (2.0.6), and when; null: nobody has counted.
alter table game_set add column piece_counts text not null default '{}';
alter table game_set add column counted_at timestamptz;
