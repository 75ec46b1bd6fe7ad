-- Which lines of the audit log are of a series: those that belong to no tournament and were written as it was changed.
create table series_audit (
    audit_id integer primary key not null references audit (id),
    series_id integer not null references series (id)
) strict;
create index series_audit_series on series_audit (series_id);
-- Lines of before are told by the short address that they name; those that name an account belong to no series that is known.
insert into series_audit (audit_id, series_id)
select audit.id, series.id from audit join series on series.slug = audit.subject
where audit.tournament_id is null and audit.action in ('create-series', 'edit-series', 'show-series', 'make-event', 'take-event', 'remove-event', 'draw-series-lots', 'freeze-series', 'thaw-series', 'invite-finalists', 'answer-finalist', 'make-final-day', 'join-person', 'part-person');
