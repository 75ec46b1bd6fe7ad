-- The audit log says by codes with values what something was done to; until now a few of these were words. A line that
-- is not as a program of ours wrote it stays as it is. No line is changed by anything but this step.
drop trigger audit_is_not_changed;
update audit set subject = case
    when action = 'choose-stages' and subject = 'semi-finals skipped' then 'semi-finals-skipped'
    when action in ('import-players', 'move-players-up') and subject like '% players'
        and ltrim(substr(subject, 1, length(subject) - 8), '0123456789') = ''
        then 'players ' || substr(subject, 1, length(subject) - 8)
    when action = 'import-schedule' and subject like 'rounds from %' and ltrim(substr(subject, 13), '0123456789') = ''
        then 'rounds-from ' || substr(subject, 13)
    when action = 'make-schedule' and subject like 'seed %, rounds from %'
        then replace(subject, ', rounds from ', ' rounds-from ')
    when action = 'repair-schedule' and (subject like 'smallest change, % people moved' or subject like 'best change, % people moved')
        then replace(substr(subject, 1, length(subject) - 13), ' change, ', '-change people-moved ')
    when action in ('swap-seats', 'undo-swap') and subject like 'round %: table % and table %'
        then replace(replace(subject, ': table ', ' table '), ' and table ', ' table ')
    when action = 'sign-in-by-code' and subject like 'account %, session %'
        then replace(subject, ', session ', ' session ')
    else subject
end
where action in ('choose-stages', 'import-players', 'move-players-up', 'import-schedule', 'make-schedule',
    'repair-schedule', 'swap-seats', 'undo-swap', 'sign-in-by-code');
create trigger audit_is_not_changed before update on audit begin
    select raise(abort, 'lines of the audit log are never changed');
end;
