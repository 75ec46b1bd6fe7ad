-- The secret of time-based codes that this session was shown, until a code made of it was right.
alter table session add column offered_secret text;
