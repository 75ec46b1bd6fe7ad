-- Of which kind a breach of conduct was that a judge ruled on (2.1, 2.2.1); null for the rules of the game, where the clause itself
-- says enough, and in the rulings of earlier versions. The trigger of rulings looks at every column, this one too.
alter table ruling add column conduct_kind text;
