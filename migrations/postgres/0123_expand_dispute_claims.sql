-- Which judge goes to a table where somebody does not agree with a result, and since when; null while nobody does (1.3.4). The open
-- objections of one table have the same.
alter table sheet_dispute add column claimed_by bigint references account (id);
alter table sheet_dispute add column claimed_at timestamptz;
