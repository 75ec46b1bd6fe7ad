-- Of which kind a breach of conduct was that a judge ruled on (2.1, 2.2.1); null for the rules of the game, where the clause itself
-- says enough, and in the rulings of earlier versions.
alter table ruling add column conduct_kind text;

-- The kind is never changed either.
drop trigger ruling_is_not_changed;
create trigger ruling_is_not_changed before update of id, tournament_id, ruling_number, stage, round_number, table_number,
    clause, matter, reported, reported_at, penalty, refers_to, lifts, paused_at, resumed_at, call_id, judged_by, judged_at,
    conduct_kind
    on ruling begin
    select raise(abort, 'rulings are never changed');
end;
