-- Erasing a person takes the network address out of the lines that the person wrote. That is all that can be done to a
-- line of the audit log: its address can become empty, and nothing else of it can change with it.
create or replace function audit_stays() returns trigger language plpgsql as $$
begin
    if tg_op = 'DELETE' and current_setting('reeve.restoring', true) = 'yes' then
        return old;
    end if;
    if tg_op = 'UPDATE' then
        if new.address = '' and to_jsonb(new) - 'address' = to_jsonb(old) - 'address' then
            return new;
        end if;
    end if;
    raise exception 'lines of the audit log are never changed';
end
$$;
