//! The ways around a tournament: for everybody, and for its staff.

use crate::actions::Permission;
use crate::rules::tournament::vocabulary::Phase;
use crate::store::tournament::Tournament;
use crate::views::standings::ranking;

use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::ui::layout::{Layout, NavItem, NoticeKind};

/// A page that everybody may look at, inside its tournament. `current` is the last part of its address,
/// empty for the tournament's first page.
pub fn public(request: &RequestContext, title: impl Into<String>, current: &str) -> Result<Layout, Error> {
    let tournament = request.tournament()?;
    let mut layout = request.layout(title);
    if !current.is_empty() {
        layout = layout.crumb(tournament.name.clone(), format!("/t/{}", tournament.slug));
    }
    let seated = tournament.phase >= Phase::Prelim;
    let pages = [
        ("", "Tournament", true),
        ("register", "Register", tournament.phase == Phase::Registration),
        ("seats", "Seats", seated),
        ("results", "Results", seated),
        ("standings", "Standings", seated),
        ("bracket", "Semi-finals and final", tournament.phase >= Phase::Semi),
        ("schedule", "Seat schedule", seated),
        ("rules", "Rules here", true),
    ];
    layout.tournament_nav = items(&format!("/t/{}", tournament.slug), &pages, current);
    if request.roles().may(Permission::ReadRun) {
        layout.tournament_nav.push(NavItem {
            label: "Run it".to_owned(),
            href: format!("/run/{}", tournament.slug),
            current: false,
        });
    }
    layout.fresh = request.access.changed_at.map(|at| crate::web::ui::time::as_of_change(at, &tournament.time_zone));
    Ok(not_valid(layout, tournament))
}

/// Says on every page of a tournament that its result doesn't count, once that is certain (1.1.3).
pub fn not_valid(layout: Layout, tournament: &Tournament) -> Layout {
    match ranking::format_of(tournament) {
        Some(format) if !format.valid => layout.notice(
            NoticeKind::Attention,
            format!(
                "Fewer than 12 players were seated when round 1 started ({}), so the result is not valid for the \
                 championship (1.1.3).",
                format.attendance
            ),
        ),
        _ => layout,
    }
}

/// A page for the staff, inside its tournament. `current` is the last part of its address, empty for "what to
/// do next".
pub fn staff(request: &RequestContext, title: impl Into<String>, current: &str) -> Result<Layout, Error> {
    let tournament = request.tournament()?;
    let mut layout = request.layout(title).crumb("My tournaments", "/run");
    if !current.is_empty() {
        layout = layout.crumb(tournament.name.clone(), format!("/run/{}", tournament.slug));
    }
    layout.tournament_nav = items(&format!("/run/{}", tournament.slug), &staff_pages(tournament), current);
    layout.fresh = Some(crate::web::ui::time::as_of(request.now, &tournament.time_zone));
    Ok(not_valid(layout, tournament))
}

fn staff_pages(tournament: &Tournament) -> [(&'static str, &'static str, bool); 11] {
    let checking = tournament.phase >= Phase::Registration;
    let seating = tournament.phase >= Phase::CheckIn;
    let playing = tournament.phase >= Phase::Prelim;
    [
        ("", "Next step", true),
        ("players", "Players", true),
        ("check-in", "Check-in", checking),
        ("schedule", "Seat schedule", seating),
        ("rounds", "Rounds", playing),
        ("standings", "Standings", playing),
        ("bracket", "Semi-finals and final", playing),
        ("staff", "Staff", true),
        ("details", "Details", true),
        ("export", "Exports", true),
        ("audit", "Audit log", true),
    ]
}

fn items(base: &str, pages: &[(&str, &str, bool)], current: &str) -> Vec<NavItem> {
    pages
        .iter()
        .filter(|(path, _, shown)| *shown || *path == current)
        .map(|(path, label, _)| NavItem {
            label: (*label).to_owned(),
            href: if path.is_empty() { base.to_owned() } else { format!("{base}/{path}") },
            current: *path == current,
        })
        .collect()
}
