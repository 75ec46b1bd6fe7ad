-- The digest of a line of the audit log, which holds that of the line before it; null in lines of earlier versions. A line that an older
-- copy of Reeve wrote beside a newer one gets it later: that can be done once, and nothing else of the line can change with it.
alter table audit add column log_digest text;
-- The digest of the last line of the log of a tournament.
alter table tournament add column log_head text;
-- The digests of what an account was called before, the newest last, as JSON: digests of log lines are made of them.
alter table account add column former_names text;
create or replace function audit_stays() returns trigger language plpgsql as $$
begin
    if tg_op = 'DELETE' and current_setting('reeve.restoring', true) = 'yes' then
        return old;
    end if;
    if tg_op = 'UPDATE' then
        if new.address = '' and to_jsonb(new) - 'address' = to_jsonb(old) - 'address' then
            return new;
        end if;
        if old.log_digest is null and to_jsonb(new) - 'log_digest' = to_jsonb(old) - 'log_digest' then
            return new;
        end if;
    end if;
    raise exception 'lines of the audit log are never changed';
end
$$;
