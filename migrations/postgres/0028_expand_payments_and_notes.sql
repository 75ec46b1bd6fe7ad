-- When a player was noted to have paid, and how much: in hundredths of the tournament's currency.
alter table player add column paid_at timestamptz;
alter table player add column paid_amount bigint
    constraint player_bounds_of_payment check (paid_amount between 0 and 100000000);

-- What the staff keeps of a player for itself. It is erased with the person.
create table staff_note (
    player_id bigint primary key not null references player (id),
    -- A telephone number, as typed.
    phone text,
    -- Lines of text; may be empty.
    note text not null
);
