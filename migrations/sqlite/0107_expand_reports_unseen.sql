-- Whoever wrote the report is on no page told the name of this player: the line as it was typed stands among the others of the report.
alter table confidential_about add column unseen integer not null default 0;
