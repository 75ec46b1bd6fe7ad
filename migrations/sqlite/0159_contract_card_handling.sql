-- How the resource cards were handled (2.0.4) stood in two places; it stands on the record sheet alone now. Of a game without a result
-- it goes there, and of any other the audit log keeps what was noted.
update game_table set handler = (
    select case sheet_note.handling when 'over' then 'agreed-at-first' else sheet_note.handling end
    from sheet_note join round on round.tournament_id = sheet_note.tournament_id
        and round.stage = sheet_note.stage and round.number = sheet_note.round_number
    where round.id = game_table.round_id and sheet_note.table_number = game_table.number
) where sheet_version = 0 and handler is null;
alter table sheet_note drop column handling;
