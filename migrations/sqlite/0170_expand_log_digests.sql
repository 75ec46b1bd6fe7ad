-- The digest of a line of the audit log, which holds that of the line before it; null in lines of earlier versions. A line that an older
-- copy of Reeve wrote beside a newer one gets it later: that can be done once, and nothing else of the line can change with it.
alter table audit add column log_digest text;
-- The digest of the last line of the log of a tournament.
alter table tournament add column log_head text;
-- The digests of what an account was called before, the newest last, as JSON: digests of log lines are made of them.
alter table account add column former_names text;
drop trigger audit_is_not_changed;
create trigger audit_is_not_changed before update on audit when not (
    new.id is old.id
    and new.tournament_id is old.tournament_id
    and new.at is old.at
    and new.actor_kind is old.actor_kind
    and new.account_id is old.account_id
    and new.player_id is old.player_id
    and new.action is old.action
    and new.subject is old.subject
    and new.before is old.before
    and new.after is old.after
    and (
        (new.address = '' and new.log_digest is old.log_digest)
        or (new.address is old.address and old.log_digest is null)
    )
) begin
    select raise(abort, 'lines of the audit log are never changed');
end;
