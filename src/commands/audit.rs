//! `reeve audit`: the audit log on standard output.

use std::io::Write;

use chrono::{NaiveDate, NaiveTime};

use crate::commands::store_files;
use crate::commands::store_files::OpenStore;
use crate::commands::store_files::StoreArgs;
use crate::commands::{Failure, block_on};
use reeve_actions::transfer::export_audit::AuditExport;
use reeve_files::audit;
use reeve_store::audit::AuditSearch;
use reeve_store::{Db, tournament};
use reeve_words as words;

/// Arguments of `reeve audit`.
#[derive(clap::Args)]
pub struct Args {
    /// Only the lines of one tournament, by its short address
    #[arg(long, value_name = "TOURNAMENT")]
    tournament: Option<String>,
    /// Only lines with these words in what was done, to what, by whom, from where, or in the values before and after
    #[arg(long, value_name = "WORDS", default_value = "")]
    find: String,
    /// Only lines from this day on, in UTC, such as 2026-11-21
    #[arg(long, value_name = "DAY", value_parser = day)]
    from: Option<NaiveDate>,
    /// Only lines until this day, its own included
    #[arg(long, value_name = "DAY", value_parser = day)]
    until: Option<NaiveDate>,
    #[command(flatten)]
    store: StoreArgs,
}

/// A day as it is typed. Error: what it takes.
fn day(text: &str) -> Result<NaiveDate, String> {
    text.trim().parse().map_err(|_| words::audit::A_DAY.to_owned())
}

/// Runs the command. A server may run on the same store meanwhile.
pub fn run(args: &Args) -> Result<(), Failure> {
    block_on(async {
        let db = args.store.open_existing().await?;
        let done = print(&db, args).await;
        db.close().await;
        done
    })
}

async fn print(db: &Db, args: &Args) -> Result<(), Failure> {
    let mut wanted = None;
    if let Some(slug) = &args.tournament {
        let mut tx = db.read().await.map_err(store_files::broken)?;
        let found = tournament::by_slug(&mut tx, slug).await.map_err(store_files::broken)?;
        wanted = found.map(|tournament| tournament.id);
        if wanted.is_none() {
            return Err(Failure::input(words::store::no_such_tournament(slug)));
        }
    }
    let begin = |day: NaiveDate| day.and_time(NaiveTime::MIN).and_utc();
    let search = AuditSearch {
        tournament: wanted,
        from: args.from.map(begin),
        until: args.until.and_then(|day| day.succ_opt()).map(begin),
        ..words::audit::search(&args.find)
    };
    let mut export = AuditExport::new(search, words::audit::said);
    let mut out = std::io::stdout().lock();
    let mut put = |text: String| out.write_all(text.as_bytes()).and_then(|()| out.flush());
    let mut written = put(audit::head());
    while written.is_ok() {
        let page = export.next(db).await.map_err(store_files::broken)?;
        if page.is_empty() {
            break;
        }
        written = put(audit::lines(&page));
    }
    match written {
        // Whoever reads has enough, such as `head`.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Failure::Broken(format!("standard output: {error}"))),
        Ok(()) => Ok(()),
    }
}
