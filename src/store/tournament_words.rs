//! Name and place of tournaments as they are searched for.
//!
//! The words are stored folded (small letters, without accents), because neither database can compare letters like that
//! by itself. A tournament that an older copy of Reeve or a backup wrote has no such words yet. Until [`complete`] has
//! added them, it is found only where its accents are typed too.

use crate::like::anywhere;
use crate::{Error, TournamentId, Tx};
use reeve_rules::search::{fold, spellings};

/// How many tournaments are looked at in one statement.
const PAGE: i64 = 500;

/// Notes the words of a tournament, in place of those that it had.
pub async fn note(tx: &mut Tx, id: TournamentId, name: &str, place: &str) -> Result<(), Error> {
    tx.query(
        "insert into tournament_words (tournament_id, words) values ($1, $2) \
         on conflict (tournament_id) do update set words = excluded.words",
    )
    .bind(id)
    .bind(words_of(name, place))
    .execute()
    .await?;
    Ok(())
}

/// Whether a tournament has this name, in small letters, or this short address.
pub async fn is_called(tx: &mut Tx, name: &str, slug: &str) -> Result<bool, Error> {
    let count: i64 = tx
        .query("select cast(count(*) as bigint) from tournament where lower(name) = $1 or slug = $2")
        .bind(name)
        .bind(slug)
        .value()
        .await?;
    Ok(count > 0)
}

/// Whether every tournament has the words that it should have.
pub async fn are_complete(tx: &mut Tx) -> Result<bool, Error> {
    let mut after = TournamentId(i64::MIN);
    loop {
        let page = stored(tx, after).await?;
        let Some((last, ..)) = page.last() else { return Ok(true) };
        after = *last;
        if page.iter().any(|(_, name, place, words)| words.as_deref() != Some(&words_of(name, place))) {
            return Ok(false);
        }
    }
}

/// Notes the words of every tournament that has none, or others.
pub async fn complete(tx: &mut Tx) -> Result<(), Error> {
    let mut after = TournamentId(i64::MIN);
    loop {
        let page = stored(tx, after).await?;
        let Some((last, ..)) = page.last() else { return Ok(()) };
        after = *last;
        for (id, name, place, words) in page {
            if words.as_deref() != Some(&words_of(&name, &place)) {
                note(tx, id, &name, &place).await?;
            }
        }
    }
}

/// A tournament's number, name, place, and its words where it has them.
type StoredWords = (TournamentId, String, String, Option<String>);

async fn stored(tx: &mut Tx, after: TournamentId) -> Result<Vec<StoredWords>, Error> {
    tx.query(
        "select tournament.id, name, place, words from tournament \
         left join tournament_words on tournament_words.tournament_id = tournament.id \
         where tournament.id > $1 order by tournament.id limit $2",
    )
    .bind(after)
    .bind(PAGE)
    .all()
    .await
}

fn words_of(name: &str, place: &str) -> String {
    let [plain, wide] = spellings(&format!("{name} {place}"));
    // Also without its blanks, so that who leaves one out finds it.
    let closed: String = plain.split_whitespace().collect();
    if plain == wide { format!("{plain} {closed}") } else { format!("{plain} {wide} {closed}") }
}

/// What was typed as four patterns that all have to fit: three words, in any order, and the rest as it stands. More than
/// one blank that stands for anything in a pattern would let a database try for a long time.
pub(crate) fn patterns(typed: &str) -> [String; 4] {
    let folded = fold(typed);
    let mut words = folded.split_whitespace();
    let mut next = || anywhere(words.next().unwrap_or_default());
    let first = [next(), next(), next()];
    let rest: Vec<&str> = words.collect();
    let [one, two, three] = first;
    [one, two, three, anywhere(&rest.join(" "))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn umlauts_are_found_in_both_spellings() {
        assert_eq!(words_of("Open", "Köln"), "open koln open koeln openkoln");
        assert_eq!(words_of("Open", "Łódź"), "open lodz openlodz");
    }

    #[test]
    fn words_become_patterns() {
        assert_eq!(patterns(""), ["%%"; 4]);
        assert_eq!(patterns("  Öpen 100%_ "), ["%open%", "%100\\%\\_%", "%%", "%%"]);
        assert_eq!(patterns("a b c d e"), ["%a%", "%b%", "%c%", "%d e%"]);
    }
}
