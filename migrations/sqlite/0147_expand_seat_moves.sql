-- Who sits elsewhere than everybody saw, since the seats of a round became public the first time: JSON of numbers.
alter table round add column seat_moves text;
