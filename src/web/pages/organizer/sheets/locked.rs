//! PINs that too many wrong tries have locked, for the pages of the staff who could help: the sheet of the table, and where
//! judges begin.

use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{PlayerId, Snapshot, Tx};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::rounds::RoundAt;
use reeve_views::sheets::at_table;

/// The players who can't sign by PIN because of that, nor object, while the result of their game can still be signed or disputed.
#[derive(Default)]
pub(crate) struct LockedPins {
    pub(crate) players: Vec<LockedPin>,
    /// Whether whoever looks can renew whole cards.
    pub(crate) may_renew: bool,
    /// Whether whoever looks can give a new PIN.
    pub(crate) may_unlock: bool,
}

/// A player whose PIN is locked.
pub(crate) struct LockedPin {
    pub(crate) name: String,
    /// The number of the table.
    pub(crate) table: i64,
    /// The sheet of the table.
    pub(crate) sheet: Url,
    /// Where a new card is asked for.
    pub(crate) card: Url,
    /// Where a new PIN alone is.
    pub(crate) pin: Url,
}

impl LockedPins {
    /// Of these players those at the tables of a round; `only` one table, or all.
    pub(crate) fn of(
        request: &RequestContext,
        snapshot: &Snapshot,
        round: &Round,
        (locked, only): (&[PlayerId], Option<i64>),
    ) -> LockedPins {
        let labels = snapshot.labels();
        let run = urls::run(&snapshot.tournament.slug);
        let round_urls = run.round(RoundAt::of(round));
        let of_table = |table: &Table| -> Vec<LockedPin> {
            let sheet = table.sheet();
            let waits = |at: usize| !sheet.state.is_final() && !sheet.is_excused(at);
            let seats = table.seats.iter().enumerate().filter(|(at, _)| waits(*at));
            let locked = seats.filter(|(_, seat)| locked.contains(&seat.player_id));
            let line = |(_, seat): (usize, &Seat)| LockedPin {
                pin: round_urls.pin(table.row.number, seat.position),
                name: labels.of(seat.player_id).to_owned(),
                table: table.row.number,
                sheet: round_urls.table(table.row.number),
                card: run.card(labels.number_of(seat.player_id)),
            };
            locked.map(line).collect()
        };
        let tables = round.tables.iter().filter(|table| only.is_none_or(|number| table.row.number == number));
        LockedPins {
            players: tables.flat_map(of_table).collect(),
            may_renew: request.may_change(Permission::Run).is_ok(),
            may_unlock: request.may_change(Permission::SignPaper).is_ok(),
        }
    }
}

/// Those at the tables of a round that is on; `only` one table, or all.
pub(crate) async fn locked_pins(
    request: &RequestContext,
    tx: &mut Tx,
    (snapshot, round): (&Snapshot, &Round),
    only: Option<i64>,
) -> Result<LockedPins, Error> {
    let locked = at_table::locked_pins(tx, round).await?;
    Ok(LockedPins::of(request, snapshot, round, (&locked, only)))
}
