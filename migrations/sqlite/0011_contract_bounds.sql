-- No number outside its bounds is stored, whoever writes it; see rules::tournament::bounds. A tournament that has one
-- gets the nearest that is good, since pages count up to it.
--
-- Triggers, and no checks: SQLite can't add a check to a table that is there, and a table made anew, with all that refers
-- to it, would have to hold every row that is there already. Such rows stay as they are until somebody changes them.
update tournament set
    capacity = max(1, min(5000, capacity)),
    prelim_rounds = max(1, min(100, prelim_rounds)),
    attendance = max(0, min(100000, attendance)),
    version = max(0, min(1000000000000, version));

create trigger account_bounds_insert before insert on account
when new.version not between 0 and 1000000000000
begin
    select raise(abort, 'account_bounds');
end;
create trigger account_bounds_update before update on account
when new.version not between 0 and 1000000000000
begin
    select raise(abort, 'account_bounds');
end;

create trigger tournament_bounds_insert before insert on tournament
when new.capacity not between 1 and 5000
    or new.prelim_rounds not between 1 and 100
    or new.attendance not between 0 and 100000
    or new.version not between 0 and 1000000000000
begin
    select raise(abort, 'tournament_bounds');
end;
create trigger tournament_bounds_update before update on tournament
when new.capacity not between 1 and 5000
    or new.prelim_rounds not between 1 and 100
    or new.attendance not between 0 and 100000
    or new.version not between 0 and 1000000000000
begin
    select raise(abort, 'tournament_bounds');
end;

create trigger player_bounds_insert before insert on player
when new.number not between 1 and 100000
    or new.fixed_table not between 1 and 999
    or new.person_version not between 0 and 1000000000000
    or new.version not between 0 and 1000000000000
begin
    select raise(abort, 'player_bounds');
end;
create trigger player_bounds_update before update on player
when new.number not between 1 and 100000
    or new.fixed_table not between 1 and 999
    or new.person_version not between 0 and 1000000000000
    or new.version not between 0 and 1000000000000
begin
    select raise(abort, 'player_bounds');
end;

create trigger person_bounds_insert before insert on person
when new.version not between 0 and 1000000000000 or new.suffix not between 0 and 100001
begin
    select raise(abort, 'person_bounds');
end;
create trigger person_bounds_update before update on person
when new.version not between 0 and 1000000000000 or new.suffix not between 0 and 100001
begin
    select raise(abort, 'person_bounds');
end;

create trigger round_bounds_insert before insert on round
when new.number not between 1 and 100 or new.version not between 0 and 1000000000000
begin
    select raise(abort, 'round_bounds');
end;
create trigger round_bounds_update before update on round
when new.number not between 1 and 100 or new.version not between 0 and 1000000000000
begin
    select raise(abort, 'round_bounds');
end;

create trigger game_table_bounds_insert before insert on game_table
when new.number not between 1 and 9999
    or new.sheet_version not between 0 and 1000000000000
    or new.winner_position not between 1 and 12
    or new.version not between 0 and 1000000000000
begin
    select raise(abort, 'game_table_bounds');
end;
create trigger game_table_bounds_update before update on game_table
when new.number not between 1 and 9999
    or new.sheet_version not between 0 and 1000000000000
    or new.winner_position not between 1 and 12
    or new.version not between 0 and 1000000000000
begin
    select raise(abort, 'game_table_bounds');
end;

create trigger seat_bounds_insert before insert on seat
when new.position not between 1 and 12
    or new.seed not between 1 and 64
    or new.chair not between 1 and 12
    or new.play_order not between 1 and 12
    or new.vp not between 0 and 99
begin
    select raise(abort, 'seat_bounds');
end;
create trigger seat_bounds_update before update on seat
when new.position not between 1 and 12
    or new.seed not between 1 and 64
    or new.chair not between 1 and 12
    or new.play_order not between 1 and 12
    or new.vp not between 0 and 99
begin
    select raise(abort, 'seat_bounds');
end;

create trigger sheet_version_bounds_insert before insert on sheet_version
when new.version not between 0 and 1000000000000
begin
    select raise(abort, 'sheet_version_bounds');
end;
create trigger sheet_version_bounds_update before update on sheet_version
when new.version not between 0 and 1000000000000
begin
    select raise(abort, 'sheet_version_bounds');
end;

create trigger lot_bounds_insert before insert on lot
when new.lot not between 0 and 4294967295
begin
    select raise(abort, 'lot_bounds');
end;
create trigger lot_bounds_update before update on lot
when new.lot not between 0 and 4294967295
begin
    select raise(abort, 'lot_bounds');
end;
