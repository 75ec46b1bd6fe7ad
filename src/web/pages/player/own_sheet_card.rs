//! What the own page says of the record sheet of the game that is on, and where it leads.

use reeve_store::Snapshot;
use reeve_store::player::Player;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::own_day::OwnSheetDay;
use reeve_views::sheets::own;
use reeve_views::sheets::own::OwnSheetNow;
use reeve_words as words;

/// What the sheet asks of the player, what its button says, and where it is; none where nothing waits. `is_won`: the game at the
/// table was played in Reeve, and somebody has won it.
pub(super) fn told(
    snapshot: &Snapshot,
    player: &Player,
    known: &OwnSheetDay,
    is_won: bool,
) -> Option<(String, String, Url)> {
    let (round, now) = own::waiting(snapshot, player, known.last_signed)?;
    let is_disputed = now == OwnSheetNow::Disputed;
    let terms = &words::games::terms(snapshot.tournament.system.system());
    let (says, button) = match now {
        OwnSheetNow::Enter if is_won => (texts::sheets::own_game_won(), texts::sheets::own_game_won_button()),
        now => words::sheets::own_sheet(now, terms),
    };
    let says = match known.judge.as_deref().filter(|_| is_disputed) {
        Some("") => texts::sheets::own_judge_comes(terms),
        Some(judge) => texts::sheets::own_judge_comes_named(terms, words::isolated(judge)),
        None => says,
    };
    Some((says, button, urls::own(&player.link_token).round(round).sheet()))
}
