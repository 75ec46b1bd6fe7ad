-- When a screen of the hall was last open in a browser, as that said itself.
alter table hall_screen add column seen_at text;
