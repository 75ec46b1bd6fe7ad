//! The record sheets that wait for somebody of the staff, for every page that leads on: results that somebody does not agree
//! with, and corrections that wait for the second of two people.

use crate::store::{sheet_correction, sheet_dispute};
use crate::views::rounds::RoundAt;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::ui::urls::{RoundUrls, Url};
use crate::web::ui::words::titles;
use crate::web::ui::{urls, words};

/// The sheets that wait: the table, and where it is looked at.
#[derive(Default)]
pub(crate) struct WaitingSheets {
    /// Somebody does not agree with the result, so a judge decides.
    pub(crate) disputes: Vec<(String, Url)>,
    /// A correction waits for the second of two people.
    pub(crate) corrections: Vec<(String, Url)>,
}

/// What waits in a tournament.
pub(crate) async fn waiting(request: &RequestContext) -> Result<WaitingSheets, Error> {
    let tournament = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let disputed = sheet_dispute::tables(&mut tx, tournament.id).await?;
    let corrected = sheet_correction::waiting(&mut tx, tournament.id).await?;
    drop(tx);
    let link = |round: RoundAt, table: i64, to: fn(&RoundUrls, i64) -> Url| {
        let title = titles::sheet(&words::rounds::title(round), table);
        (title, to(&urls::run(&tournament.slug).round(round), table))
    };
    Ok(WaitingSheets {
        disputes: disputed
            .into_iter()
            .map(|one| {
                let round = RoundAt { stage: one.stage, number: one.round_number };
                link(round, one.table_number, RoundUrls::table)
            })
            .collect(),
        corrections: corrected
            .into_iter()
            .map(|one| {
                let round = RoundAt { stage: one.stage, number: one.round_number };
                link(round, one.table_number, RoundUrls::correction)
            })
            .collect(),
    })
}
