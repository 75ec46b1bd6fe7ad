//! `/run/{slug}/sets`: the game sets by table, with what is missing in them (1.1.2, 2.0.6).

use std::collections::BTreeSet;

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::tournament::game_sets::{TypedSet, edit_sets, fingerprint};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::slots::SlotField;
use reeve_limits as limits;
use reeve_rules::tournament::same_name::name_key;
use reeve_store::game_set;
use reeve_store::game_set::GameSet;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_words::flash::FaceDone;
use reeve_words::notes as note_words;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::game_sets, Permission::ReadRun, || to(show)),
        post(urls::run::game_sets, Permission::Run, || to(save)),
    ]
}

/// How many empty lines wait below those that are filled.
const SPARE: usize = 6;

/// A line of the form.
struct SetSlot {
    number: usize,
    /// The table at which the set is, by which its count goes along.
    was: String,
    /// What was counted in it; empty where nobody has.
    counted: String,
    table: SlotField,
    edition: SlotField,
    missing: SlotField,
}

impl SetSlot {
    fn was_field(&self) -> String {
        format!("was-{}", self.number)
    }
}

#[derive(Template)]
#[template(path = "organizer/tournament/game_sets.html")]
struct GameSetsPage {
    page: Layout,
    urls: Run,
    edition: String,
    fingerprint: String,
    form: FormState<Vec<TypedSet>>,
    slots: Vec<SetSlot>,
    /// What is stored, where somebody else has changed it meanwhile.
    stored: Vec<GameSet>,
    /// The editions of the sets, where they differ from each other.
    editions: Vec<String>,
    /// The sets in which something is missing.
    incomplete: Vec<GameSet>,
    /// The lines that were typed, likewise.
    yours: Vec<String>,
    may_change: bool,
}

/// What was just done, from the address.
#[derive(Deserialize)]
struct GameSetsQuery {
    #[serde(default)]
    done: String,
}

/// The form, filled with what is stored.
async fn show(request: RequestContext, query: web::Query<GameSetsQuery>) -> HandlerResult {
    let done = FaceDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    let stored = read(&request).await?;
    let typed: Vec<TypedSet> = stored.iter().map(TypedSet::stored).collect();
    let seen = fingerprint(&stored);
    page(&request, stored, FormState::fresh(typed).with_notice(done), seen)
}

async fn read(request: &RequestContext) -> Result<Vec<GameSet>, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(game_set::of_tournament(&mut tx, request.tournament()?.id).await?)
}

fn page(request: &RequestContext, stored: Vec<GameSet>, form: FormState<Vec<TypedSet>>, seen: String) -> HandlerResult {
    let t = request.tournament()?;
    let urls = urls::run(&t.slug);
    let layout = nav::staff(request, titles::GAME_SETS, StaffSection::Details)?.crumb(titles::DETAILS, urls.details());
    let stale = form.is_stale();
    let form = form.map(|mut typed| {
        let filled = typed.iter().rposition(|set| !set.is_empty()).map_or(0, |last| last + 1);
        typed.resize((filled + SPARE).min(limits::GAME_SETS), TypedSet::default());
        typed
    });
    let shown = GameSetsPage {
        page: form.tell(layout),
        urls,
        edition: t.edition.clone(),
        fingerprint: if stale { fingerprint(&stored) } else { seen },
        slots: form
            .iter()
            .zip(1..)
            .map(|(set, line)| {
                let known = stored.iter().find(|known| known.table_number.to_string() == set.was);
                let counted = known.filter(|known| known.counted_at.is_some());
                let says = |known| note_words::set(Some(known), t.system.system(), counted_at(known, t).as_deref());
                slot(&form, (set, counted.map(says).unwrap_or_default()), line)
            })
            .collect(),
        editions: editions(&stored),
        incomplete: stored.iter().filter(|set| !set.missing.is_empty()).cloned().collect(),
        stored: if stale { stored } else { Vec::new() },
        yours: form.iter().filter(|set| stale && !set.is_empty()).map(in_line).collect(),
        may_change: request.may_change(Permission::Run).is_ok(),
        form,
    };
    page_with(shown.form.status(), &shown)
}

/// The editions of the sets, where there are several.
fn editions(sets: &[GameSet]) -> Vec<String> {
    let named = || sets.iter().filter(|set| !set.set_edition.is_empty());
    let different: BTreeSet<String> = named().map(|set| name_key(&set.set_edition)).collect();
    let first = |key: &String| named().find(|set| name_key(&set.set_edition) == *key);
    let shown = different.iter().filter_map(first).map(|set| set.set_edition.clone());
    if different.len() > 1 { shown.collect() } else { Vec::new() }
}

/// A line as it was typed.
fn in_line(set: &TypedSet) -> String {
    [set.table.as_str(), &set.edition, &set.missing].join(" ")
}

/// When a set was counted.
fn counted_at(set: &GameSet, t: &Tournament) -> Option<String> {
    set.counted_at.map(|at| time::moment(at, &t.time_zone))
}

fn slot(form: &FormState<Vec<TypedSet>>, (set, counted): (&TypedSet, String), number: usize) -> SetSlot {
    let field = |name: &str, value: &str| SlotField::of(form, name, number, value);
    SetSlot {
        number,
        was: set.was.clone(),
        counted,
        table: field("table", &set.table),
        edition: field("edition", &set.edition),
        missing: field("missing", &set.missing),
    }
}

/// Stores the sets, or gives them back with what is in their way.
async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let t = request.tournament()?;
    let text = |name: &str, line: usize| form.raw(&format!("{name}-{line}")).to_owned();
    let typed = |line| TypedSet {
        table: text("table", line),
        edition: text("edition", line),
        missing: text("missing", line),
        was: text("was", line),
    };
    let typed: Vec<TypedSet> = (1..=limits::GAME_SETS).map(typed).collect();
    let seen = form.text("version").to_owned();
    let done = request.will_redirect_to(urls::run(&t.slug).game_sets().done(FaceDone::SetsSaved));
    match edit_sets(&request.context(), t.id, &typed, &seen).await {
        Ok(()) => see_other(done),
        Err(error) => {
            let form = FormState::returned_or_stale(typed, error)?;
            page(&request, read(&request).await?, form, seen)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editions_are_named_where_they_differ() {
        let set = |edition: &str| GameSet { set_edition: edition.to_owned(), ..GameSet::of_table(1) };
        assert!(editions(&[set("5th"), set("5TH"), set("")]).is_empty());
        assert_eq!(editions(&[set("5th"), set("4th")]), ["4th", "5th"]);
    }
}
