-- No number outside its bounds is stored, whoever writes it; see rules::tournament::bounds. A tournament that has one
-- gets the nearest that is good, since pages count up to it.
--
-- The checks are not made of the rows that are there: they stay as they are until somebody changes them, as on SQLite.
update tournament set
    capacity = case when capacity is not null then greatest(1, least(5000, capacity)) end,
    prelim_rounds = greatest(1, least(100, prelim_rounds)),
    attendance = case when attendance is not null then greatest(0, least(100000, attendance)) end,
    version = greatest(0, least(1000000000000, version));

alter table "account" add constraint account_bounds check (
    version between 0 and 1000000000000
) not valid;

alter table "tournament" add constraint tournament_bounds check (
    capacity between 1 and 5000
    and prelim_rounds between 1 and 100
    and attendance between 0 and 100000
    and version between 0 and 1000000000000
) not valid;

alter table "player" add constraint player_bounds check (
    number between 1 and 100000
    and fixed_table between 1 and 999
    and person_version between 0 and 1000000000000
    and version between 0 and 1000000000000
) not valid;

alter table "person" add constraint person_bounds check (
    version between 0 and 1000000000000 and suffix between 0 and 100001
) not valid;

alter table "round" add constraint round_bounds check (
    number between 1 and 100 and version between 0 and 1000000000000
) not valid;

alter table "game_table" add constraint game_table_bounds check (
    number between 1 and 9999
    and sheet_version between 0 and 1000000000000
    and winner_position between 1 and 12
    and version between 0 and 1000000000000
) not valid;

alter table "seat" add constraint seat_bounds check (
    position between 1 and 12
    and seed between 1 and 64
    and chair between 1 and 12
    and play_order between 1 and 12
    and vp between 0 and 99
) not valid;

alter table "sheet_version" add constraint sheet_version_bounds check (
    version between 0 and 1000000000000
) not valid;

alter table "lot" add constraint lot_bounds check (
    lot between 0 and 4294967295
) not valid;
