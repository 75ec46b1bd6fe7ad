-- Why a judge decided a game, with the version of its record sheet that the decision made; null where it is no decision.
alter table sheet_version add column reason text;
