-- A seat of Conquest counts hexes, and the largest land has 250.
alter table "seat" drop constraint seat_bounds;
alter table "seat" add constraint seat_bounds check (
    position between 1 and 12
    and seed between 1 and 64
    and chair between 1 and 12
    and play_order between 1 and 12
    and vp between 0 and 250
) not valid;
