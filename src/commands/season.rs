//! `reeve season`: the events of a season on standard output.

use chrono::{Datelike, NaiveDate, Utc};

use crate::commands::store_files;
use crate::commands::store_files::OpenStore;
use crate::commands::store_files::StoreArgs;
use crate::commands::{Failure, block_on, print};
use reeve_files::season::SeasonFile;
use reeve_rules::tournament::bounds;
use reeve_store::{Db, series};
use reeve_views::series::{is_public, season_file};
use reeve_words as words;

/// Arguments of `reeve season`.
#[derive(clap::Args)]
pub struct Args {
    /// Only the events and the final day of one series, by its short address
    #[arg(long, value_name = "SERIES", conflicts_with_all = ["from", "until"])]
    series: Option<String>,
    /// The first day, such as 2026-01-01; where it is not said, the first of this year
    #[arg(long, value_name = "DAY", value_parser = day)]
    from: Option<NaiveDate>,
    /// The last day; where it is not said, the last of this year
    #[arg(long, value_name = "DAY", value_parser = day)]
    until: Option<NaiveDate>,
    /// As JSON in place of CSV
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    store: StoreArgs,
}

/// A day as it is typed. Error: what it takes.
fn day(text: &str) -> Result<NaiveDate, String> {
    let day = text.trim().parse().ok().filter(|day: &NaiveDate| bounds::YEAR.contain(i64::from(day.year())));
    day.ok_or_else(|| words::audit::A_DAY.to_owned())
}

/// Runs the command. A server may run on the same store meanwhile.
pub fn run(args: &Args) -> Result<(), Failure> {
    let file = block_on(async {
        let db = args.store.open_existing().await?;
        let read = read(&db, args).await;
        db.close().await;
        read
    })?;
    match args.json {
        true => print(&file.json().map_err(|fault| Failure::Broken(fault.to_string()))?),
        false => print(&file.csv().finish()),
    }
}

async fn read(db: &Db, args: &Args) -> Result<SeasonFile, Failure> {
    let mut tx = db.read().await.map_err(store_files::broken)?;
    if let Some(slug) = &args.series {
        let found = series::by_slug(&mut tx, slug).await.map_err(store_files::broken)?;
        let Some(found) = found else { return Err(Failure::input(words::store::no_such_series(slug))) };
        if !is_public(&found) {
            return Err(Failure::input(words::commands::series_not_public(&found.name)));
        }
        return season_file::of_series(&mut tx, &found).await.map_err(store_files::broken);
    }
    let year = Utc::now().date_naive().year();
    let of_year = |month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default();
    let days = (args.from.unwrap_or(of_year(1, 1)), args.until.unwrap_or(of_year(12, 31)));
    if days.0 > days.1 {
        return Err(Failure::input(texts::tournaments::no_season()));
    }
    let found = season_file::of_days(&mut tx, days).await.map_err(store_files::broken)?;
    found.ok_or_else(|| Failure::input(words::site::season_too_long()))
}
