-- Erasing a person takes the network address out of the lines that the person wrote. That is all that can be done to a
-- line of the audit log: its address can become empty, and nothing else of it can change with it.
drop trigger audit_is_not_changed;
create trigger audit_is_not_changed before update on audit when not (
    new.address = ''
    and new.id is old.id
    and new.tournament_id is old.tournament_id
    and new.at is old.at
    and new.actor_kind is old.actor_kind
    and new.account_id is old.account_id
    and new.player_id is old.player_id
    and new.action is old.action
    and new.subject is old.subject
    and new.before is old.before
    and new.after is old.after
) begin
    select raise(abort, 'lines of the audit log are never changed');
end;
