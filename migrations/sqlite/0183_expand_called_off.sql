-- When a tournament was called off, if it was.
alter table tournament add column called_off_at text;
-- The first day as it was when the tournament became public; null in drafts, and where an older copy of Reeve opened it.
alter table tournament add column announced_day text;
update tournament set announced_day = starts_on where phase <> 'draft';
