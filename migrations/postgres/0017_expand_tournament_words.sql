-- The name and place of each tournament as they are searched for: small letters without marks. Made by the program, which
-- folds letters better than either database, and again when it starts.
create table tournament_words (
    tournament_id bigint primary key references tournament (id),
    words text not null
);
create index tournament_starts_on on tournament (starts_on, id);
