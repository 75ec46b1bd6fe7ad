-- The parts of a score are data, by their code, and no columns of one game system; see rules::games.
alter table tournament add column system text not null default 'base';
alter table game_table add column disputed integer not null default 0;
-- Whether the player of the seat signed here. What was signed on paper is marked at the table alone.
alter table seat add column signed integer not null default 0;
alter table seat add column parts text;
-- JSON as the program writes it: by code, without blanks.
update seat set parts = '{' || rtrim(
    coalesce('"cities":' || cities || ',', '')
    || coalesce('"largest_army":' || cast(largest_army as integer) || ',', '')
    || coalesce('"longest_road":' || cast(longest_road as integer) || ',', '')
    || coalesce('"settlements":' || settlements || ',', '')
    || coalesce('"vp_cards":' || vp_cards || ',', ''), ',') || '}'
    where settlements is not null or cities is not null or longest_road is not null or largest_army is not null
        or vp_cards is not null;
alter table seat drop column settlements;
alter table seat drop column cities;
alter table seat drop column longest_road;
alter table seat drop column largest_army;
alter table seat drop column vp_cards;
