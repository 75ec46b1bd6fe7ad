-- The lines of the audit log in which a network address stands: administrators may have these taken out after some months.
create index audit_addressed on audit (at) where address <> '';
