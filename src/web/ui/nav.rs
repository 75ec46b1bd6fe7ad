//! The ways around a tournament: for everybody, and for its staff.

use crate::actions::Permission;
use crate::store::tournament::Tournament;
use crate::views::people::now;
use crate::views::shown;
use crate::views::standings::ranking;

use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::ui::layout::{Layout, LinkPreview, NavItem, NoticeKind};
use crate::web::ui::urls::Url;
use crate::web::ui::words::{format, titles};
use crate::web::ui::{time, urls, words};

/// A page that everybody may look at, inside its tournament. `current` is the last part of its address,
/// empty for the tournament's first page.
pub fn public(request: &RequestContext, title: impl Into<String>, current: &str) -> Result<Layout, Error> {
    let tournament = request.tournament()?;
    let urls = urls::public(&tournament.slug);
    let mut layout = request.layout(title);
    if !current.is_empty() {
        layout = layout.crumb(tournament.name.clone(), urls.home());
    }
    let seated = shown::has_rounds(tournament);
    let pages = [
        ("", urls.home(), titles::TOURNAMENT, true),
        ("register", urls.register(), titles::REGISTER, now::may_register(tournament).is_ok()),
        ("seats", urls.seats(), titles::SEATS, seated),
        ("results", urls.results(), titles::RESULTS, seated),
        ("standings", urls.standings(), titles::STANDINGS, seated),
        ("bracket", urls.bracket(), titles::SEMI_FINALS_AND_FINAL, shown::has_later_stages(tournament)),
        ("schedule", urls.schedule(), titles::SEAT_SCHEDULE, seated),
        ("rules", urls.rules(), titles::RULES_HERE, true),
    ];
    let at = pages.iter().find(|(path, ..)| *path == current).map_or_else(|| urls.home(), |(_, url, ..)| url.clone());
    layout.preview = Some(preview(request, tournament, &layout.title, &at));
    layout.tournament_nav = items(pages, current);
    if request.roles().may(Permission::ReadRun) {
        layout.tournament_nav.push(NavItem {
            label: titles::RUN_IT.to_owned(),
            href: urls::run(&tournament.slug).home().into(),
            current: false,
        });
    }
    layout.fresh = request.access.changed_at.map(|at| time::as_of_change(at, &tournament.time_zone));
    Ok(not_valid(layout, tournament))
}

/// What a page for everybody says of itself: its name, and the tournament's name, day and place.
fn preview(request: &RequestContext, tournament: &Tournament, title: &str, at: &Url) -> LinkPreview {
    let title = match title == tournament.name {
        true => title.to_owned(),
        false => format!("{title} · {}", tournament.name),
    };
    let said = words::tournament::in_short(&time::day(tournament.starts_on), &tournament.place, tournament.phase);
    LinkPreview::new(&request.app.public_url, at, title, said)
}

/// Says on every page of a tournament that its result doesn't count, once that is certain (1.1.3).
pub fn not_valid(layout: Layout, tournament: &Tournament) -> Layout {
    match ranking::format_of(tournament) {
        Some(stages) if !stages.valid => layout.notice(NoticeKind::Attention, format::not_valid(stages.attendance)),
        _ => layout,
    }
}

/// A page for the staff, inside its tournament. `current` is the last part of its address, empty for "what to
/// do next".
pub fn staff(request: &RequestContext, title: impl Into<String>, current: &str) -> Result<Layout, Error> {
    let tournament = request.tournament()?;
    let urls = urls::run(&tournament.slug);
    let mut layout = request.layout(title).crumb(titles::MY_TOURNAMENTS, urls::tournaments());
    if !current.is_empty() {
        layout = layout.crumb(tournament.name.clone(), urls.home());
    }
    layout.tournament_nav = items(staff_pages(tournament, &urls), current);
    layout.fresh = Some(time::as_of(request.now, &tournament.time_zone));
    Ok(not_valid(layout, tournament))
}

fn staff_pages(tournament: &Tournament, urls: &urls::Run) -> [NavPage; 11] {
    let checking = tournament.phase.has_opened();
    let seating = tournament.phase.has_check_in();
    let playing = shown::has_rounds(tournament);
    [
        ("", urls.home(), titles::NEXT_STEP, true),
        ("players", urls.players(), titles::PLAYERS, true),
        ("check-in", urls.check_in(), titles::CHECK_IN, checking),
        ("schedule", urls.schedule(), titles::SEAT_SCHEDULE, seating),
        ("rounds", urls.rounds(), titles::ROUNDS, playing),
        ("standings", urls.standings(), titles::STANDINGS, playing),
        ("bracket", urls.bracket(), titles::SEMI_FINALS_AND_FINAL, playing),
        ("staff", urls.staff(), titles::STAFF, true),
        ("details", urls.details(), titles::DETAILS, true),
        ("export", urls.export(), titles::EXPORTS, true),
        ("audit", urls.audit(), titles::AUDIT_LOG, true),
    ]
}

/// A page of the navigation: the last part of its address, its address, its label, and whether there is anything on it
/// yet.
type NavPage = (&'static str, Url, &'static str, bool);

fn items<const N: usize>(pages: [NavPage; N], current: &str) -> Vec<NavItem> {
    pages
        .into_iter()
        .filter(|(path, _, _, shown)| *shown || *path == current)
        .map(|(path, url, label, _)| NavItem { label: label.to_owned(), href: url.into(), current: path == current })
        .collect()
}
