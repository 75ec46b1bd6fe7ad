-- A seat of Conquest counts hexes, and the largest land has 250.
drop trigger seat_bounds_insert;
drop trigger seat_bounds_update;
create trigger seat_bounds_insert before insert on seat
when new.position not between 1 and 12
    or new.seed not between 1 and 64
    or new.chair not between 1 and 12
    or new.play_order not between 1 and 12
    or new.vp not between 0 and 250
begin
    select raise(abort, 'seat_bounds');
end;
create trigger seat_bounds_update before update on seat
when new.position not between 1 and 12
    or new.seed not between 1 and 64
    or new.chair not between 1 and 12
    or new.play_order not between 1 and 12
    or new.vp not between 0 and 250
begin
    select raise(abort, 'seat_bounds');
end;
