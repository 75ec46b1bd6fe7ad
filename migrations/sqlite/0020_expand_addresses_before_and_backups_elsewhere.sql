-- The address that a mail goes to where nothing else in the store has it any more: that which an account had before.
alter table outbox add column to_address text;

-- What came of the operator's command that brings a timed backup elsewhere, the last time that any copy of Reeve ran it.
create table backup_elsewhere (
    -- The name of the backup.
    file text primary key not null,
    -- When the command ended.
    ended_at text not null,
    -- done, not started, failed, too slow
    outcome text not null,
    -- How the system says that it ended, where it failed.
    status text,
    -- What it said last, or why it could not be started.
    said text
) strict;
