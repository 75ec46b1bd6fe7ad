//! How the server stands: program, database, disk, backups, mail, copies.

use std::path::{Path, PathBuf};

use askama::Template;

use reeve_actions::Permission;
use reeve_actions::transfer::{backup, backup_command, backup_folder};
use reeve_http::metrics::resident_bytes;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_store::probe;
use reeve_store::probe::Found;
use reeve_urls as urls;
use reeve_views::health;
use reeve_views::health::Health;
use reeve_views::site::StoreFacts;
use reeve_words as words;
use reeve_words::status::StatusLine;
use reeve_words::titles;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![get(urls::site::status, Permission::Administer, || to(show))]
}

#[derive(Template)]
#[template(path = "admin/status.html")]
struct StatusPage {
    page: Layout,
    lines: Vec<StatusLine>,
    attention: usize,
}

/// Shows it.
async fn show(request: RequestContext) -> HandlerResult {
    let (app, now) = (&request.app, request.now);
    let mut lines = vec![
        words::status::program(reeve_http::VERSION, app.metrics.began().into(), now),
        words::status::memory(resident_bytes()),
    ];
    let found = probe::look(app.config.store.address()).await;
    let found = found.map_err(|error| words::store::open_error(&error));
    let mut tx = app.db.read().await?;
    let store = StoreFacts::read(&mut tx).await?;
    let made = backup::last_backup(&mut tx).await?.map(|line| line.at);
    let elsewhere = backup_command::last(&mut tx).await?;
    drop(tx);
    lines.push(database_line(&request, &found, store.place.as_deref()));
    if let Ok(Some(found)) = &found {
        lines.push(words::status::reading(&health::steps(found)));
        lines.extend(health::clock(found, now).iter().map(words::status::reading));
    }
    let rooms = folders(&request);
    lines.extend(rooms.iter().filter_map(|folder| health::room(folder)).map(|room| words::status::reading(&room)));
    let every = app.config.backup_every;
    lines.push(words::status::reading(&health::last_backup(made, every, now)));
    let kept = app.config.backup_folder.as_deref().map(|folder| (folder, backup_folder::kept(folder, now)));
    lines.push(words::status::reading(&match kept {
        Some((folder, kept)) => health::backup_folder(folder, kept, every, now),
        None => health::no_backup_folder(app.db.file().is_none(), made, every, now),
    }));
    let (ended, has_command) = (elsewhere.as_ref().map(|run| run.at), app.config.backup_command().is_some());
    if health::tells_elsewhere(ended, has_command, every, now) {
        lines.push(words::status::command(elsewhere.as_ref()));
    }
    lines.extend(app.spares.standing().iter().map(words::status::spare));
    let way = app.mail.as_ref().map(|sender| words::mail::destination(&sender.destination()));
    let closed = app.mail.as_ref().and_then(|sender| sender.try_folder().err());
    lines.push(words::status::mail(way, closed.as_ref(), store.waiting, store.failed, store.oldest, now));
    lines.push(words::status::copies(&store.connections));
    let attention = lines.iter().filter(|line| line.standing != Health::Fine).count();
    let layout = request.layout(titles::STATUS).crumb(titles::YOUR_ACCOUNT, urls::account());
    page(&StatusPage { page: layout, lines, attention })
}

fn database_line(request: &RequestContext, found: &Result<Option<Found>, String>, place: Option<&str>) -> StatusLine {
    let file = request.app.db.file().map(|file| file.display().to_string());
    let place = file.or_else(|| place.map(str::to_owned)).unwrap_or_default();
    words::status::database(found, &place)
}

/// The folders that have to have room.
fn folders(request: &RequestContext) -> Vec<PathBuf> {
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let store = request.app.db.file().and_then(|file| absolute(file).parent().map(Path::to_owned));
    let mut folders: Vec<PathBuf> = store.into_iter().collect();
    folders.extend(request.app.config.backup_folder.as_deref().map(absolute));
    folders.dedup();
    folders
}
