//! The corrections that wait for the second of two people, for every page of the staff that leads on.

use crate::store::sheet_correction;
use crate::views::rounds::RoundAt;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;
use crate::web::ui::{urls, words};

/// The corrections of a tournament that wait for the second of the two: the table, and where it is looked at.
pub(crate) async fn waiting_corrections(request: &RequestContext) -> Result<Vec<(String, Url)>, Error> {
    let tournament = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let tables = sheet_correction::waiting(&mut tx, tournament.id).await?;
    let link = |one: sheet_correction::WaitingTable| {
        let round = RoundAt { stage: one.stage, number: one.round_number };
        let title = titles::sheet(&words::rounds::title(round), one.table_number);
        (title, urls::run(&tournament.slug).round(round).correction(one.table_number))
    };
    Ok(tables.into_iter().map(link).collect())
}
