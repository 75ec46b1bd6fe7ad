//! The way from a record sheet to the layout of its board, and to the choice of seats where the game has one.

use reeve_rules::sheets::choice::may_choose;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::rounds::RoundAt;
use reeve_views::sheets::SheetView;
use reeve_words::choice::way_to_choice;

/// Where it leads and what it is called; none while nothing can be confirmed or chosen.
pub(super) fn layout_and_choice(
    view: &SheetView<'_>,
    tournament: &Tournament,
    confirms_layout: bool,
) -> Option<(Url, &'static str)> {
    may_choose(view.round.row.state, view.sheet.state).ok().filter(|()| confirms_layout)?;
    let round = urls::run(&tournament.slug).round(RoundAt::of(view.round));
    Some((round.choice(view.table.row.number), way_to_choice(view.system)))
}
