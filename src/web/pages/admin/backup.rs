//! Backups: when the last good one was made, those in the folder, and one to download now.

use std::fs::File;
use std::io;
use std::io::Read;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};
use futures_util::{Stream, stream};

use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::transfer::backup;
use reeve_actions::transfer::backup::BackupSummary;
use reeve_actions::transfer::backup_command;
use reeve_actions::transfer::backup_folder;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_store as store;
use reeve_urls as urls;
use reeve_views::{health, site};
use reeve_words as words;
use reeve_words::flash::SpareKeyDone;
use reeve_words::labels;
use reeve_words::time;
use reeve_words::titles;

/// How much of a file is in memory while it is sent.
const PIECE: usize = 256 * 1024;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::backups, Permission::Administer, || to(show)),
        post(urls::site::backups, Permission::Administer, || to(send)),
        post(urls::site::kept_backup, Permission::Administer, || to(send_kept)),
    ]
}

#[derive(Template)]
#[template(path = "admin/backup.html")]
struct BackupPage {
    page: Layout,
    last: Option<(String, String, String)>,
    folder: Option<String>,
    every: u32,
    keep: u32,
    kept: Vec<(String, String, String)>,
    /// What came of the operator's command after the last backup.
    command: Option<String>,
    command_failed: bool,
    /// Whether there may be other copies, which make the backups.
    copies: bool,
    /// How the copies stand that follow the store.
    spares: Vec<String>,
    /// Whether another machine may ask for one.
    has_spare_key: bool,
}

/// What was just done, from the address.
#[derive(serde::Deserialize)]
struct BackupQuery {
    #[serde(default)]
    done: String,
}

/// Shows when the last good backup was made.
async fn show(request: RequestContext, query: web::Query<BackupQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let has_spare_key = site::spare_key(&mut tx).await?.is_some();
    let last = backup::last_backup(&mut tx).await?;
    let run = backup_command::last(&mut tx).await?;
    drop(tx);
    let mut layout = request.layout(titles::BACKUPS);
    if let Some(done) = SpareKeyDone::from_code(&query.done) {
        layout = layout.notice(NoticeKind::Good, done.sentence());
    }
    let config = &request.app.config;
    let mut kept = Vec::new();
    if let Some(folder) = &config.backup_folder {
        match backup_folder::backups(folder) {
            Ok(found) => kept = found,
            Err(error) => layout = layout.notice(NoticeKind::Wrong, words::transfer::folder_unreadable(&error)),
        }
    }
    let (ended, has_command) = (run.as_ref().map(|run| run.at), config.backup_command().is_some());
    let run_told = health::tells_elsewhere(ended, has_command, config.backup_every, request.now);
    page(&BackupPage {
        page: layout,
        last: last.map(|line| {
            let made: Option<BackupSummary> = line.after.as_deref().and_then(|json| serde_json::from_str(json).ok());
            (moment(line.at), line.subject, made.map(|made| labels::bytes(made.bytes)).unwrap_or_default())
        }),
        folder: config.backup_folder.as_ref().map(|folder| folder.display().to_string()),
        every: config.backup_every,
        keep: config.backup_keep,
        command: run_told.then(|| words::status::command(run.as_ref()).text),
        copies: matches!(store::file_of(config.store.address()), Ok(None)),
        spares: request.app.spares.standing().iter().map(words::spare::found).collect(),
        has_spare_key,
        command_failed: run.is_some_and(|run| run.fault.is_some()),
        kept: kept.into_iter().map(|kept| (kept.name, moment(kept.at), labels::bytes(kept.bytes))).collect(),
    })
}

/// A moment in UTC, since backups belong to no tournament's place.
fn moment(at: DateTime<Utc>) -> String {
    format!("{} UTC", time::moment(at, "UTC"))
}

/// Makes a backup, checks it, and sends it piece by piece.
async fn send(request: RequestContext, _: Form) -> HandlerResult {
    let (file, made) = backup::backup_to_send(&request.app.db, &request.app.config.in_force)
        .await
        .map_err(|error| Error::Broken(words::transfer::backup_error(&error)))?;
    let name = backup_folder::name_of(request.now);
    match backup::note_backup(&request.context(), &name, &made).await {
        // What is open can still be read where nothing can be written any more, and that is when it is wanted most.
        Err(actions::Error::Store(error)) => {
            tracing::warn!("a backup was sent, and the audit log could not be told: {error}");
        }
        noted => noted?,
    }
    Ok(streamed(file, made.bytes, &name))
}

/// Sends a backup of the folder, piece by piece.
async fn send_kept(request: RequestContext, path: web::Path<String>, _: Form) -> HandlerResult {
    let folder = request.app.config.backup_folder.as_deref().ok_or(Error::Missing)?;
    let (file, bytes) = backup_folder::open(&request.context(), folder, &path).await?;
    Ok(streamed(file, bytes, &path))
}

fn streamed(file: File, bytes: u64, name: &str) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("application/zip")
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .insert_header((header::CONTENT_LENGTH, bytes))
        // It is packed already.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .no_chunking(bytes)
        .streaming(pieces(file))
}

/// A file piece by piece. Where it can't be read to its end, the log says so, and the error breaks the download off: half a backup is
/// not taken for a whole one.
fn pieces(file: impl Read + Send + 'static) -> impl Stream<Item = io::Result<web::Bytes>> {
    stream::unfold(Some(file), |file| async move {
        let file = file?;
        let read = web::block(move || piece(file)).await;
        match read.unwrap_or_else(|stopped| Some(Err(io::Error::other(stopped))))? {
            Ok((bytes, file)) => Some((Ok(bytes), Some(file))),
            Err(error) => {
                tracing::error!(%error, "a backup can't be read to its end; its download broke off");
                Some((Err(error), None))
            }
        }
    })
}

/// The next piece of a file; none at its end.
fn piece<F: Read>(mut file: F) -> Option<io::Result<(web::Bytes, F)>> {
    let mut bytes = Vec::new();
    match (&mut file).take(PIECE as u64).read_to_end(&mut bytes) {
        Ok(0) => None,
        Ok(_) => Some(Ok((web::Bytes::from(bytes), file))),
        Err(error) => Some(Err(error)),
    }
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt;

    use super::*;

    /// Reads nothing: with an error, or by a panic.
    enum Torn {
        Error,
        Panic,
    }

    impl Read for Torn {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            match self {
                Torn::Error => Err(io::Error::other("the disk is gone")),
                Torn::Panic => panic!("on purpose"),
            }
        }
    }

    #[tokio::test]
    async fn a_download_that_can_not_go_on_ends_with_an_error_and_not_as_if_it_were_whole() {
        let whole = vec![7; PIECE + 1];
        let sent: Vec<_> = pieces(io::Cursor::new(whole.clone())).collect().await;
        let lengths: Vec<usize> = sent.iter().map(|piece| piece.as_ref().expect("a piece").len()).collect();
        assert_eq!(lengths, [PIECE, 1]);
        for torn in [Torn::Error, Torn::Panic] {
            let sent: Vec<_> = pieces(io::Cursor::new(whole[..PIECE].to_vec()).chain(torn)).collect().await;
            assert_eq!(sent.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false]);
        }
    }
}
