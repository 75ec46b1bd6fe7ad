-- How many registrations from one network address the tournament takes in an hour: 0 is any number, and null as many as the
-- server's settings say.
alter table tournament add column registrations_per_hour integer
    constraint tournament_bounds_of_registrations check (registrations_per_hour between 0 and 5000);
