-- To whom a win was given away (1.3.6); null elsewhere, and in the rulings of earlier versions. The trigger of rulings looks at every
-- column, this one too.
alter table ruling add column given_to bigint references player (id);

-- What a judge let stand where the winner was out, or nothing of the game: best-other, as-stated, not-counted; null elsewhere.
alter table game_table add column stands text;

-- Who came to a game that is not counted; null elsewhere, and in those of earlier versions, whose players all came.
alter table seat add column came boolean;
