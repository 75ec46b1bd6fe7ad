//! `/season.csv` and `/season.json`: the events between two days for whoever reports them, and the same of a series.

use actix_web::web;
use chrono::{Datelike, NaiveDate};
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_files::season::SeasonFile;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::HandlerResult;
use reeve_http::route::{Route, get, to};
use reeve_rules::tournament::bounds;
use reeve_urls as urls;
use reeve_views::series::season_file;
use reeve_words::site;

/// The routes of these files.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::season_csv, Permission::SeePublic, || to(csv_of_days))
            .kept(&["from", "until"])
            .large()
            .in_english(),
        get(urls::site::season_json, Permission::SeePublic, || to(json_of_days))
            .kept(&["from", "until"])
            .large()
            .in_english(),
        get(urls::series::season_csv, Permission::SeePublic, || to(csv_of_series)).kept(&[]).large().in_english(),
        get(urls::series::season_json, Permission::SeePublic, || to(json_of_series)).kept(&[]).large().in_english(),
    ]
}

/// The days that are asked for; without them those of this year.
#[derive(Debug, Deserialize)]
struct SeasonQuery {
    #[serde(default)]
    from: String,
    #[serde(default)]
    until: String,
}

impl SeasonQuery {
    fn days(&self, today: NaiveDate) -> Result<(NaiveDate, NaiveDate), Error> {
        let (first, last) = year_of(today);
        let day = |text: &str, unsaid: NaiveDate| match text.trim() {
            "" => Some(unsaid),
            text => text.parse().ok().filter(|day: &NaiveDate| bounds::YEAR.contain(i64::from(day.year()))),
        };
        let days = day(&self.from, first).zip(day(&self.until, last)).filter(|(from, until)| from <= until);
        days.ok_or_else(|| Error::Unprocessable(texts::tournaments::no_season()))
    }
}

/// The first and the last day of a year.
pub(super) fn year_of(today: NaiveDate) -> (NaiveDate, NaiveDate) {
    let day = |month, day| NaiveDate::from_ymd_opt(today.year(), month, day).unwrap_or(today);
    (day(1, 1), day(12, 31))
}

async fn of_days(request: &RequestContext, query: &SeasonQuery) -> Result<SeasonFile, Error> {
    let days = query.days(request.now.date_naive())?;
    let mut tx = request.app.db.read().await?;
    let found = season_file::of_days(&mut tx, days).await?;
    found.ok_or_else(|| Error::Unprocessable(site::season_too_long()))
}

async fn csv_of_days(request: RequestContext, query: web::Query<SeasonQuery>) -> HandlerResult {
    response::csv("season", of_days(&request, &query).await?.csv().finish_for_download())
}

async fn json_of_days(request: RequestContext, query: web::Query<SeasonQuery>) -> HandlerResult {
    json("season", &of_days(&request, &query).await?)
}

async fn of_series(request: &RequestContext) -> Result<SeasonFile, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(season_file::of_series(&mut tx, request.series()?).await?)
}

async fn csv_of_series(request: RequestContext) -> HandlerResult {
    let name = format!("{}-season", request.series()?.slug);
    response::csv(&name, of_series(&request).await?.csv().finish_for_download())
}

async fn json_of_series(request: RequestContext) -> HandlerResult {
    json(&format!("{}-season", request.series()?.slug), &of_series(&request).await?)
}

fn json(name: &str, file: &SeasonFile) -> HandlerResult {
    let text = file.json().map_err(|fault| Error::Broken(fault.to_string()))?;
    response::download(&format!("{name}.json"), "application/json", text.into_bytes())
}
