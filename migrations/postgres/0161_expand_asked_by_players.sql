-- When a player asked to leave, and when a player asked for the own data to be erased; null where nobody asks. Both stand until the
-- staff has done it or the player takes it back.
alter table player add column leave_asked_at timestamptz;
alter table player add column erasure_asked_at timestamptz;
