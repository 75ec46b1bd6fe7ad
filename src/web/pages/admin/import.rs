//! Import a tournament or a series from the archive that another Reeve wrote, and look at one before.

use std::io::Cursor;

use askama::Template;

use reeve_actions::background::apart;
use reeve_actions::transfer::import_tournament::{ImportedTournament, import_tournament};
use reeve_actions::transfer::look::{LookedAt, TournamentLookedAt, look};
use reeve_actions::transfer::refusal::Refusal;
use reeve_actions::transfer::series::import::{ImportedSeries, import_series};
use reeve_actions::{self as actions, Fault, Permission};
use reeve_files::archive::{ArchiveKind, kind_of};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with};
use reeve_http::route::{FormSize, Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words::time;
use reeve_words::{face, series as series_words, series_archive, titles, transfer};

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::import_archive, Permission::Administer, || to(show)),
        post(urls::site::import_archive, Permission::Administer, || to(import)).takes(FormSize::Archive),
    ]
}

#[derive(Template)]
#[template(path = "admin/import.html")]
struct ImportArchivePage {
    page: Layout,
    form: FormState<String>,
    limit: usize,
    seen: Option<SeenArchive>,
}

/// What an archive holds, put into words.
struct SeenArchive {
    name: String,
    line: String,
    /// What a series holds beside its tournaments, a sentence each.
    more: Vec<String>,
    tournaments: Vec<SeenTournament>,
    /// Why the address of a series can't be taken.
    taken: Option<String>,
    may_come: bool,
}

struct SeenTournament {
    name: String,
    line: String,
    size: String,
    is_final: bool,
    not_now: Option<String>,
}

impl SeenTournament {
    fn of(one: &TournamentLookedAt) -> SeenTournament {
        SeenTournament {
            name: one.name.clone(),
            line: face::when_where(&time::day(one.starts_on), &one.place),
            size: series_archive::size(one.players, one.sheets),
            is_final: one.is_final,
            not_now: one.not_now.as_ref().map(transfer::refusal),
        }
    }
}

impl SeenArchive {
    fn of(seen: LookedAt) -> SeenArchive {
        match seen {
            LookedAt::Tournament(one) => SeenArchive {
                name: one.name.clone(),
                line: transfer::kind(ArchiveKind::Tournament).to_owned(),
                more: Vec::new(),
                taken: None,
                may_come: one.not_now.is_none(),
                tournaments: vec![SeenTournament::of(&one)],
            },
            LookedAt::Series(seen) => SeenArchive {
                name: seen.series.name.clone(),
                line: format!("{}: {}", transfer::kind(ArchiveKind::Series), series_words::line(&seen.series)),
                more: series_archive::more(&seen),
                taken: seen.address_taken.as_ref().map(transfer::refusal),
                may_come: seen.may_come(),
                tournaments: seen.tournaments.iter().map(SeenTournament::of).collect(),
            },
        }
    }
}

#[derive(Template)]
#[template(path = "admin/imported.html")]
struct ImportedPage {
    page: Layout,
    href: Url,
    imported: ImportedTournament,
}

#[derive(Template)]
#[template(path = "admin/imported_series.html")]
struct ImportedSeriesPage {
    page: Layout,
    href: Url,
    imported: ImportedSeries,
    /// Name and address of each tournament.
    tournaments: Vec<(String, Url)>,
}

/// The form, with the short address that was typed, below what was looked at.
fn form_page(request: &RequestContext, form: FormState<String>, seen: Option<SeenArchive>) -> HandlerResult {
    let title = if seen.is_some() { titles::WHAT_THE_ARCHIVE_HOLDS } else { titles::IMPORT_A_TOURNAMENT };
    let layout = request.layout(title).crumb(titles::MY_TOURNAMENTS, urls::tournaments());
    let limit = request.app.config.body_limit >> 20;
    page_with(form.status(), &ImportArchivePage { page: layout, form, limit, seen })
}

/// Asks for the file.
async fn show(request: RequestContext) -> HandlerResult {
    form_page(&request, FormState::fresh(String::new()), None)
}

/// Looks at it, or imports it whole, or says why not.
async fn import(request: RequestContext, form: Form) -> HandlerResult {
    let slug = form.text("slug").to_owned();
    let Some(file) = form.file().map(<[u8]>::to_vec) else {
        let fault = Fault::new("file", Refusal::NoFile);
        return form_page(&request, FormState::faulty(slug, &[fault]), None);
    };
    let wanted = Some(slug.clone()).filter(|slug| !slug.is_empty());
    let wanted = wanted.as_deref();
    if form.pressed("look")? {
        return match look(&request.context(), file, wanted).await {
            Ok(seen) => form_page(&request, FormState::fresh(slug), Some(SeenArchive::of(seen))),
            Err(error) => refused(&request, slug, error),
        };
    }
    drop(form);
    let (kind, file) = apart(move || (kind_of(Cursor::new(&file)), file)).await?;
    let done = match kind {
        Some(ArchiveKind::Series) => import_series(&request.context(), Cursor::new(file), wanted)
            .await
            .map(|imported| series_page(&request, imported)),
        _ => import_tournament(&request.context(), Cursor::new(file), wanted)
            .await
            .map(|imported| tournament_page(&request, imported)),
    };
    done.unwrap_or_else(|error| refused(&request, slug, error))
}

fn refused(request: &RequestContext, slug: String, error: actions::Error) -> HandlerResult {
    form_page(request, FormState::returned_unless_refused(slug, error)?, None)
}

fn tournament_page(request: &RequestContext, imported: ImportedTournament) -> HandlerResult {
    let page_of = request.layout(titles::THE_TOURNAMENT_IS_HERE).crumb(titles::MY_TOURNAMENTS, urls::tournaments());
    page(&ImportedPage { page: page_of, href: urls::run(&imported.slug).home(), imported })
}

fn series_page(request: &RequestContext, imported: ImportedSeries) -> HandlerResult {
    let page_of = request.layout(titles::THE_SERIES_IS_HERE).crumb(titles::MY_TOURNAMENTS, urls::tournaments());
    let of_one = |(name, slug): &(String, String)| (name.clone(), urls::run(slug).home());
    page(&ImportedSeriesPage {
        page: page_of,
        href: urls::run_series(&imported.slug).home(),
        tournaments: imported.tournaments.iter().map(of_one).collect(),
        imported,
    })
}
