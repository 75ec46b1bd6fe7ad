//! Lots: who is tied, whether it matters, drawing by Reeve or by hand, and what was drawn before.

use std::collections::BTreeMap;

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::pages::organizer::sheets::waiting;
use crate::pages::organizer::sheets::waiting::WaitingSheets;
use reeve_actions as actions;
use reeve_actions::standings::draw_lots;
use reeve_actions::standings::draw_lots::{DrawLots, How};
use reeve_actions::standings::refusal::Refusal;
use reeve_actions::{Fault, Permission};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{FieldFaults, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{FormSize, Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::standings_table::DrawingLine;
use reeve_http::ui::{nav, standings_table};
use reeve_limits as limits;
use reeve_rules::text;
use reeve_secret as secret;
use reeve_store::{ChangeKind, PlayerId, Snapshot};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::bracket;
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::standings::staff::read_for_lots;
use reeve_views::standings::ties;
use reeve_views::transfer;
use reeve_views::visibility::{self, Reader};
use reeve_words as words;
use reeve_words::flash::LotsDone;
use reeve_words::titles;

/// The words to type before Reeve draws, and before lots drawn by hand are kept.
const DRAW: &str = "draw";
const KEEP: &str = "keep";

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::lots, Permission::ReadRun, || to(show)),
        get(urls::run::lots_file, Permission::ReadRun, || to(csv)).large(),
        post(urls::run::lots, Permission::Run, || to(draw)).takes(FormSize::File(&limits::LOTS_FILE)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/standings/lots.html")]
struct LotsPage {
    page: Layout,
    urls: Run,
    /// Where it goes on without lots: the later stages, or the standings where there are none.
    next: (Url, String),
    /// The corrections that are settled before lots are drawn.
    waiting: WaitingSheets,
    /// Why nothing can be drawn yet.
    not_yet: Option<String>,
    groups: Vec<Group>,
    /// Whether some group decides something.
    deciding: bool,
    /// Whether some group decides nothing.
    idle: bool,
    draws: Vec<DrawingLine>,
    /// From what lots are drawn by hand.
    hat: String,
    may_change: bool,
    /// Reeve's form and the one for lots drawn by hand.
    form: FormState<LotsForm>,
    /// What is wrong with it, with the names of the players.
    faults: FieldFaults,
}

/// What was typed into the two forms, but for the lots.
struct LotsForm {
    by_hand: bool,
    everybody: bool,
    witness: String,
    /// Who watched the drawing by hand.
    watched: String,
    /// The word under Reeve's form.
    confirm: String,
    /// The word under the other.
    confirm_hand: String,
}

impl LotsForm {
    fn read(form: &Form) -> LotsForm {
        let typed = |name: &str| form.raw(name).to_owned();
        LotsForm {
            by_hand: form.text("how") == "hand",
            everybody: form.ticked("everybody"),
            witness: typed("witness"),
            watched: typed("watched"),
            confirm: typed("confirm"),
            confirm_hand: typed("confirm-hand"),
        }
    }
}

/// Players who share a rank.
struct Group {
    rank: String,
    matters: bool,
    why: &'static str,
    /// Whether some of them have a lot of an earlier draw.
    meets: bool,
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

/// What was just done, from the address.
#[derive(Deserialize)]
pub(crate) struct LotsQuery {
    #[serde(default)]
    done: String,
}

/// Shows who is tied and what was drawn.
pub(crate) async fn show(request: RequestContext, query: web::Query<LotsQuery>) -> HandlerResult {
    let done = LotsDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    page(&lots_page(&request, FormState::fresh(Form::default()).with_done(done)).await?)
}

/// The lots as a file.
async fn csv(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    response::csv(&format!("{}-lots", snapshot.tournament.slug), transfer::lots_csv(&snapshot).finish_for_download())
}

/// Draws lots.
pub(crate) async fn draw(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.tournament()?.id;
    let done = match asked_for(&form) {
        Ok(command) => draw_lots::draw_lots(&request.context(), id, command).await,
        Err(faults) => Err(actions::Error::Faults(faults)),
    };
    let form = match done {
        Ok(()) => return see_other(urls::run(&request.tournament()?.slug).lots().done(LotsDone::Drawn)),
        Err(actions::Error::Faults(faults)) => {
            let faults = beside(faults, &form);
            FormState::faulty(form, &faults)
        }
        Err(error) => FormState::returned(form, error)?,
    };
    let status = form.status();
    page_with(status, &lots_page(&request, form).await?)
}

/// The faults beside the fields of the form that was sent: there are two, each with its own witness.
fn beside(mut faults: Vec<Fault>, form: &Form) -> Vec<Fault> {
    for fault in faults.iter_mut().filter(|fault| fault.field == "witness" && form.text("how") == "hand") {
        fault.field = "watched".to_owned();
    }
    faults
}

/// What the form asks for, once its word is typed.
fn asked_for(form: &Form) -> Result<DrawLots, Vec<Fault>> {
    let command = command(form)?;
    unconfirmed(form).map_or(Ok(command), |fault| Err(vec![fault]))
}

/// A lot can't be taken back, so each form asks for a word of its own, in a field of its own.
fn unconfirmed(form: &Form) -> Option<Fault> {
    let (field, word) = if form.text("how") == "hand" { ("confirm-hand", KEEP) } else { ("confirm", DRAW) };
    (!text::is_word(form.text(field), word)).then(|| Fault::new(field, Refusal::NotConfirmed { word }))
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

/// The beginning of the name of each field for a lot; the player follows.
const LOT: &str = "lot.";

/// The name of the field for a player's lot.
fn lot_field(player: PlayerId) -> String {
    format!("{LOT}{player}")
}

/// The player whose lot stands in a field; none where it is another field.
fn player_of(field: &str) -> Option<PlayerId> {
    field.strip_prefix(LOT)?.parse().ok()
}

/// The lots that were typed in; empty fields are left out.
fn typed(form: &Form) -> Result<Vec<(PlayerId, u32)>, Vec<Fault>> {
    let mut lots = Vec::new();
    let mut faults = Vec::new();
    for (name, value) in form.pairs() {
        let Some(player) = player_of(name) else { continue };
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

async fn lots_page(request: &RequestContext, form: FormState<Form>) -> Result<LotsPage, Error> {
    let mut tx = request.app.db.read().await?;
    let (snapshot, waiting) =
        read_for_lots(&mut tx, request.tournament()?.id, waiting::judge(request), request.now).await?;
    drop(tx);
    let snapshot = &snapshot;
    let ranking = Ranking::of(snapshot, Reader::Staff)?;
    let not_yet = bracket::prelims_closed(snapshot).err().map(|refusal| words::bracket::refusal(&refusal));
    let groups = if not_yet.is_some() { Vec::new() } else { groups(snapshot, &ranking, &form) };
    let layout = nav::staff(request, titles::LOTS, StaffSection::Standings)?;
    let layout = nav::live_if(form.status(), layout, request, &[ChangeKind::Results, ChangeKind::Course])?;
    Ok(LotsPage {
        page: form.tell(layout.crumb(titles::STANDINGS, urls::run(&snapshot.tournament.slug).standings())),
        urls: urls::run(&snapshot.tournament.slug),
        next: match visibility::leads_to_later_stages(&snapshot.tournament) {
            true => {
                let title = titles::later_stages(ranking::stages_of(&snapshot.tournament));
                (urls::run(&snapshot.tournament.slug).bracket(), title)
            }
            false => (urls::run(&snapshot.tournament.slug).standings(), titles::STANDINGS.to_owned()),
        },
        waiting: WaitingSheets::of(request, waiting)?,
        not_yet,
        deciding: groups.iter().any(|group| group.matters),
        idle: groups.iter().any(|group| !group.matters),
        groups,
        draws: standings_table::drawings(snapshot),
        hat: words::standings::hat(snapshot.players.len(), !snapshot.lots.is_empty()),
        may_change: request.may_change(Permission::Run).is_ok(),
        faults: with_names(&form.faults, snapshot),
        form: form.map(|form| LotsForm::read(&form)),
    })
}

/// The first fault of each field for the list above the form, where a lot is named by its player.
fn with_names(faults: &FieldFaults, snapshot: &Snapshot) -> FieldFaults {
    let labels = snapshot.labels();
    let named = |(field, words): (&String, &String)| {
        let name = player_of(field).and_then(|player| labels.known(player));
        (field.clone(), name.map_or_else(|| words.clone(), |name| format!("{}: {words}", words::isolated(name))))
    };
    let first: BTreeMap<&String, &String> = faults.iter().rev().map(|(field, words)| (field, words)).collect();
    first.into_iter().map(named).collect()
}

/// The tied groups of which somebody has no lot yet, with what was typed.
fn groups(snapshot: &Snapshot, ranking: &Ranking, form: &FormState<Form>) -> Vec<Group> {
    let labels = snapshot.labels();
    let tied = |player| {
        let id = ranking::stored(player);
        let field = lot_field(id);
        Tied {
            name: labels.of(id).to_owned(),
            lot: ranking.lots().get(&player).map(ToString::to_string).unwrap_or_default(),
            typed: form.raw(&field).to_owned(),
            fault: form.fault(&field).map(str::to_owned),
            field,
        }
    };
    let terms = words::games::terms(snapshot.tournament.system.system());
    ties::tied(snapshot, ranking)
        .into_iter()
        .filter(|group| !group.undrawn.is_empty())
        .map(|group| Group {
            rank: group.rank.to_string(),
            matters: group.decides.is_some(),
            why: words::standings::what_lots_decide(group.decides, &terms),
            meets: group.undrawn.len() < group.players.len(),
            players: group.players.into_iter().map(tied).collect(),
        })
        .collect()
}
