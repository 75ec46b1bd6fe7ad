-- To whom a win was given away (1.3.6); null elsewhere, and in the rulings of earlier versions.
alter table ruling add column given_to integer references player (id);

-- It is never changed either.
drop trigger ruling_is_not_changed;
create trigger ruling_is_not_changed before update of id, tournament_id, ruling_number, stage, round_number, table_number,
    clause, matter, reported, reported_at, penalty, refers_to, lifts, paused_at, resumed_at, call_id, judged_by, judged_at,
    conduct_kind, given_to
    on ruling begin
    select raise(abort, 'rulings are never changed');
end;

-- What a judge let stand where the winner was out, or nothing of the game: best-other, as-stated, not-counted; null elsewhere.
alter table game_table add column stands text;

-- Who came to a game that is not counted; null elsewhere, and in those of earlier versions, whose players all came.
alter table seat add column came integer;
