//! Lots: who is tied, whether it matters, drawing by Reeve or by hand, and what was drawn before.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::standings::draw_lots;
use crate::actions::standings::draw_lots::{DrawLots, How};
use crate::actions::standings::refusal::Refusal;
use crate::actions::{Fault, Permission};
use crate::secret;
use crate::store::{PlayerId, Snapshot};
use crate::views::bracket;
use crate::views::standings::ranking;
use crate::views::standings::ranking::{Ranking, View};
use crate::views::standings::ties;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page_with, see_other};
use crate::web::http::route::{Route, get, post};
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::standings_table::DrawingLine;
use crate::web::ui::urls::Url;
use crate::web::ui::{nav, standings_table, urls, words};

/// The words to type before Reeve draws, and before lots drawn by hand are kept.
const DRAW: &str = "draw";
const KEEP: &str = "keep";

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/lots", Permission::ReadRun, || web::to(show)),
        post("/run/{slug}/lots", Permission::Run, || web::to(draw)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/standings/lots.html")]
struct Lots {
    page: Layout,
    base: Url,
    /// Why nothing can be drawn yet.
    not_yet: Option<String>,
    groups: Vec<Group>,
    /// Whether some group decides something.
    deciding: bool,
    /// Whether some group decides nothing.
    idle: bool,
    draws: Vec<DrawingLine>,
    runs: bool,
    by_hand: bool,
    everybody: bool,
    /// Who watched Reeve draw, as typed.
    witness: String,
    /// Who watched the drawing by hand, as typed.
    watched: String,
    /// The words as typed, of Reeve's form and of the other.
    words: [String; 2],
    faults: Vec<(String, String)>,
}

/// Players who share a rank.
struct Group {
    rank: String,
    matters: bool,
    why: &'static str,
    players: Vec<Tied>,
}

/// One of them.
struct Tied {
    name: String,
    /// The lot, where one was drawn.
    lot: String,
    /// The name of the field.
    field: String,
    typed: String,
    fault: Option<String>,
}

impl Lots {
    fn fault(&self, field: &str) -> Option<&str> {
        self.faults.iter().find(|(name, _)| name == field).map(|(_, words)| words.as_str())
    }
}

/// Shows who is tied and what was drawn.
pub async fn show(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let page = lots_page(&request, &snapshot, &Form::default(), &[])?;
    page_with(StatusCode::OK, &page)
}

/// Draws lots.
pub async fn draw(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.tournament()?.id;
    let slug = request.tournament()?.slug.clone();
    let result = match command(&form) {
        Ok(_) if unconfirmed(&form).is_some() => Err(actions::Error::Faults(unconfirmed(&form).into_iter().collect())),
        Ok(command) => draw_lots::draw_lots(&request.context(), id, command).await,
        Err(faults) => Err(actions::Error::Faults(faults)),
    };
    let (status, faults, refusal) = match result {
        Ok(()) => return see_other(urls::run(&slug).lots()),
        Err(actions::Error::Faults(faults)) => (StatusCode::UNPROCESSABLE_ENTITY, beside(faults, &form), None),
        Err(actions::Error::Refused(refusal)) => (StatusCode::CONFLICT, Vec::new(), Some(refusal)),
        Err(other) => return Err(other.into()),
    };
    let snapshot = request.snapshot().await?;
    let mut page = lots_page(&request, &snapshot, &form, &faults)?;
    if let Some(refusal) = refusal {
        page.page = page.page.notice(NoticeKind::Wrong, words::with_clause(&refusal));
    }
    page_with(status, &page)
}

/// The faults beside the fields of the form that was sent: there are two, each with its own witness.
fn beside(mut faults: Vec<Fault>, form: &Form) -> Vec<Fault> {
    for fault in faults.iter_mut().filter(|fault| fault.field == "witness" && form.text("how") == "hand") {
        fault.field = "watched".to_owned();
    }
    faults
}

/// A lot can't be taken back, so each form asks for a word of its own, in a field of its own.
fn unconfirmed(form: &Form) -> Option<Fault> {
    let (field, word) = if form.text("how") == "hand" { ("confirm-hand", KEEP) } else { ("confirm", DRAW) };
    let typed = form.text(field).to_lowercase();
    (typed != word).then(|| Fault::new(field, Refusal::NotConfirmed { word }))
}

/// What the form asks for.
fn command(form: &Form) -> Result<DrawLots, Vec<Fault>> {
    let everybody = form.ticked("everybody");
    let witness = form.filled("witness").or(form.filled("watched")).unwrap_or_default().to_owned();
    let how = match form.text("how") {
        "reeve" => How::Reeve(secret::seed().unsigned_abs()),
        "hand" => How::Hand(typed(form)?),
        _ => return Err(vec![Fault::new("how", Refusal::MethodMissing)]),
    };
    Ok(DrawLots { how, everybody, witness })
}

/// The lots that were typed in; empty fields are left out.
fn typed(form: &Form) -> Result<Vec<(PlayerId, u32)>, Vec<Fault>> {
    let mut lots = Vec::new();
    let mut faults = Vec::new();
    for (name, value) in form.pairs() {
        let Some(player) = name.strip_prefix("lot.").and_then(|id| id.parse::<PlayerId>().ok()) else { continue };
        if value.trim().is_empty() {
            continue;
        }
        match value.trim().parse::<u32>() {
            Ok(lot) => lots.push((player, lot)),
            Err(_) => faults.push(Fault::new(name, Refusal::NotALot { most: u32::MAX })),
        }
    }
    if faults.is_empty() { Ok(lots) } else { Err(faults) }
}

fn lots_page(request: &RequestContext, snapshot: &Snapshot, form: &Form, faults: &[Fault]) -> Result<Lots, Error> {
    let ranking = Ranking::of(snapshot, View::Staff)?;
    let not_yet = bracket::prelims_closed(snapshot).err().map(|refusal| words::bracket::refusal(&refusal));
    let labels = snapshot.labels();
    let groups = if not_yet.is_some() { Vec::new() } else { groups(snapshot, &ranking, form, faults) };
    let deciding = groups.iter().any(|group| group.matters);
    let shown: BTreeMap<String, String> =
        faults.iter().rev().map(|fault| (fault.field.clone(), words::fault(fault))).collect();
    let named = |field: &str, words: &str| {
        let player = field.strip_prefix("lot.").and_then(|id| id.parse().ok());
        match player.and_then(|player: PlayerId| labels.get(&player)) {
            Some(name) => format!("{name}: {words}"),
            None => words.to_owned(),
        }
    };
    Ok(Lots {
        page: nav::staff(request, "Lots", "lots")?.crumb("Standings", urls::run(&snapshot.tournament.slug).standings()),
        base: urls::run(&snapshot.tournament.slug).home(),
        not_yet,
        deciding,
        idle: groups.iter().any(|group| !group.matters),
        groups,
        draws: standings_table::drawings(snapshot),
        runs: request.roles().may(Permission::Run),
        by_hand: form.text("how") == "hand",
        everybody: form.ticked("everybody"),
        witness: form.raw("witness").to_owned(),
        watched: form.raw("watched").to_owned(),
        words: ["confirm", "confirm-hand"].map(|name| form.raw(name).to_owned()),
        faults: shown.iter().map(|(field, words)| (field.clone(), named(field, words))).collect(),
    })
}

/// The tied groups of which somebody has no lot yet, with what was typed.
fn groups(snapshot: &Snapshot, ranking: &Ranking, form: &Form, faults: &[Fault]) -> Vec<Group> {
    let labels = snapshot.labels();
    let tied = |player| {
        let id = ranking::stored(player);
        let field = format!("lot.{id}");
        Tied {
            name: labels.get(&id).cloned().unwrap_or_default(),
            lot: ranking.lots().get(&player).map(ToString::to_string).unwrap_or_default(),
            typed: form.raw(&field).to_owned(),
            fault: faults.iter().find(|fault| fault.field == field).map(words::fault),
            field,
        }
    };
    ties::tied(snapshot, ranking)
        .into_iter()
        .filter(|group| !group.undrawn.is_empty())
        .map(|group| Group {
            rank: group.rank.to_string(),
            matters: group.matters.is_some(),
            why: words::standings::what_lots_decide(group.matters),
            players: group.players.into_iter().map(tied).collect(),
        })
        .collect()
}
