//! Who won the final as `parts/champion.html` shows it, on every page that names who won.

use reeve_store::Snapshot;
use reeve_urls::Url;
use reeve_views::bracket::champion::Champion;
use reeve_views::standings::ranking::Ranking;
use reeve_words as words;

/// Who won the final, with the way there.
pub struct ChampionView {
    /// What stands above the name: `Champion`, or `Winner` in a side event; before that is declared, `Won the final`.
    pub title: String,
    /// Whether the champion is declared; else the page says that this is provisional.
    pub declared: bool,
    pub name: String,
    /// The player's page; none on that page itself, and on screens that nobody touches.
    pub href: Option<Url>,
    /// How the player came there, in a sentence.
    pub path: String,
    /// What follows the name where it is said how the final ended.
    pub ended: &'static str,
    /// Second and third: the place, the name, the player's page, and how the final ended for them.
    pub behind: Vec<(String, String, Option<Url>, String)>,
}

impl ChampionView {
    /// Who won, once the final counts for the reader of the ranking. `page`: the page of the player with a number.
    pub fn of(snapshot: &Snapshot, ranking: &Ranking, page: impl Fn(i64) -> Option<Url>) -> Option<ChampionView> {
        let champion = Champion::of(snapshot, ranking)?;
        let system = snapshot.tournament.system.system();
        let ends_with_rounds = snapshot.tournament.ends_with_rounds();
        let path = if !ends_with_rounds { words::bracket::champion_path(&champion) } else { String::new() };
        let title = words::bracket::champion_or_winner(&champion, &words::games::terms(system));
        let ended = words::bracket::is_to_be_champion(&champion);
        let href = page(champion.number);
        let behind = champion.behind.into_iter().map(|one| {
            let result = words::bracket::in_final(one.final_vp);
            (words::bracket::place(one.rank), one.name, page(one.number), result)
        });
        let behind = behind.collect();
        // What ends with its rounds has nothing provisional: nobody else is told before it is said who has won.
        let declared = champion.declared || ends_with_rounds;
        Some(ChampionView { title, declared, name: champion.name, href, path, ended, behind })
    }
}
