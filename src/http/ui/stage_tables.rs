//! The tables of semi-finals and final as `parts/stages.html` shows them, to the staff and to everybody.

use reeve_store::PlayerId;
use reeve_urls::Url;
use reeve_views::bracket::stage::{StageSeat, StageTable};
use reeve_words as words;
use reeve_words::badges;

/// A table with its seats by selection position.
pub struct StageTableView {
    pub number: i64,
    /// Whether its seats stand by place, so that their positions say nothing.
    pub by_place: bool,
    pub seats: Vec<StageSeatView>,
    /// How far the record sheet is, in a word, and how that is marked; empty before the games.
    pub kind: &'static str,
    /// The same in words, with what a judge decided.
    pub word: String,
}

/// A seat.
pub struct StageSeatView {
    pub position: i64,
    pub player: PlayerId,
    pub name: String,
    pub href: Url,
    /// By what the player sits there: the seed, the semi-final that was won, or the rank.
    pub from: String,
    /// VP as stated; empty before the result.
    pub vp: String,
    pub won: bool,
    /// What winning here led to, in a word.
    pub leads_to: String,
    /// Why the player takes no place, in a word or two; empty for who does.
    pub gone: String,
}

/// The tables of a stage. `page`: the page of the player with a number.
pub fn tables(tables: Vec<StageTable>, page: impl Fn(i64) -> Url) -> Vec<StageTableView> {
    tables.into_iter().map(|one| table(one, &page)).collect()
}

fn table(table: StageTable, page: impl Fn(i64) -> Url) -> StageTableView {
    StageTableView {
        number: table.number,
        by_place: !table.seats.is_sorted_by_key(|seat| seat.position),
        kind: table.state.map(badges::table).unwrap_or_default(),
        word: match table.stands {
            Some(_) => words::sheets::decided(table.stands),
            None => table.state.map(badges::table_word).unwrap_or_default(),
        },
        seats: table.seats.into_iter().map(|one| seat(one, &page)).collect(),
    }
}

fn seat(seat: StageSeat, page: impl Fn(i64) -> Url) -> StageSeatView {
    let (from, leads_to) = (words::bracket::came_from(&seat), words::bracket::leads_to(&seat));
    let gone = words::bracket::takes_no_place(&seat);
    StageSeatView {
        position: seat.position,
        from,
        player: seat.player,
        name: seat.name,
        href: page(seat.number),
        vp: words::rounds::vp_of(seat.vp, seat.absent, false),
        won: seat.won,
        leads_to,
        gone,
    }
}
