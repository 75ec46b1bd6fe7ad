//! The tables of semi-finals and final as `parts/stages.html` shows them, to the staff and to everybody.

use crate::store::PlayerId;
use crate::views::bracket::stage::{StageSeat, StageTable};
use crate::web::ui::urls::Url;
use crate::web::ui::{badges, words};

/// A table with its seats by selection position.
pub struct StageTableView {
    /// The number on the table.
    pub number: i64,
    /// Its seats.
    pub seats: Vec<StageSeatView>,
    /// How far the record sheet is, in a word, and how that is marked; empty before the games.
    pub kind: &'static str,
}

/// A seat.
pub struct StageSeatView {
    /// The selection position.
    pub position: i64,
    /// The seed in the chart; empty in the final.
    pub seed: String,
    /// Who sits there.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The player's page.
    pub href: Url,
    /// The rank after the preliminary games; empty where there is none.
    pub rank: String,
    /// VP as stated; empty before the result.
    pub vp: String,
    /// Whether this seat won.
    pub won: bool,
    /// Whether the player takes no place.
    pub gone: bool,
}

/// The tables of a stage. `page`: the page of the player with a number.
pub fn tables(tables: Vec<StageTable>, page: impl Fn(i64) -> Url) -> Vec<StageTableView> {
    tables.into_iter().map(|one| table(one, &page)).collect()
}

fn table(table: StageTable, page: impl Fn(i64) -> Url) -> StageTableView {
    StageTableView {
        number: table.number,
        kind: table.state.map(badges::table).unwrap_or_default(),
        seats: table.seats.into_iter().map(|one| seat(one, &page)).collect(),
    }
}

fn seat(seat: StageSeat, page: impl Fn(i64) -> Url) -> StageSeatView {
    StageSeatView {
        position: seat.position,
        seed: seat.seed.map(|seed| seed.to_string()).unwrap_or_default(),
        player: seat.player,
        name: seat.name,
        href: page(seat.number),
        rank: seat.prelim_rank.map(|rank| rank.to_string()).unwrap_or_default(),
        vp: words::rounds::vp_of(seat.vp, seat.absent),
        won: seat.won,
        gone: seat.takes_no_place,
    }
}
