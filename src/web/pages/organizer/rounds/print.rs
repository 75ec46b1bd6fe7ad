//! On paper: the seats of a round by name and by table, and a record sheet for every table.

use askama::Template;

use crate::actions::Permission;
use crate::rules::games::System;
use crate::views::rounds::RoundAt;
use crate::views::seating::seat_list::{Seated, by_name, by_table};
use crate::views::sheets::judge_handles_cards;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Route, get, to};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::words::games;
use crate::web::ui::{nav, urls, words};

use crate::web::pages::organizer::rounds::board::{RoundPath, round_at, urls_of};
use crate::web::ui::nav::StaffSection;
use crate::web::ui::words::titles;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![get("/run/{slug}/rounds/{stage}/{number}/print", Permission::ReadRun, || to(show)).large()]
}

#[derive(Template)]
#[template(path = "organizer/rounds/print.html")]
struct Print {
    page: Layout,
    back: Url,
    by_name: Vec<Seated>,
    sheets: RecordSheets,
}

/// The record sheets of a round on paper.
pub struct RecordSheets {
    /// The tournament's name.
    pub tournament: String,
    /// The name of the round.
    pub round: String,
    /// The tables by number, with their seats.
    pub tables: Vec<(i64, Vec<Seated>)>,
    /// Whether a judge handles the resource cards.
    pub judge_handles: bool,
    /// The parts of a score, over their columns.
    pub parts: Vec<String>,
    /// What is counted before the game, and the clause behind it.
    pub stock: (String, &'static str),
}

impl RecordSheets {
    /// The sheets of a game system, without any tables.
    pub fn blank(system: &System) -> RecordSheets {
        RecordSheets {
            tournament: String::new(),
            round: String::new(),
            tables: Vec::new(),
            judge_handles: false,
            parts: system.counted().chain(system.held()).map(games::column).collect(),
            stock: (games::counted_before(system), system.stock_clause),
        }
    }
}

/// Shows the papers of a round, ready to print.
pub async fn show(request: RequestContext, path: RoundPath) -> HandlerResult {
    let wanted = round_at(&path.1, &path.2)?;
    let snapshot = request.snapshot().await?;
    let round = snapshot.round(wanted.stage, wanted.number).ok_or(Error::Missing)?;
    let back = urls_of(&snapshot, round).board();
    let title = words::rounds::title(RoundAt::of(round));
    let layout = nav::staff(&request, titles::papers(&words::rounds::named(wanted)), StaffSection::Rounds)?
        .crumb(titles::ROUNDS, urls::run(&snapshot.tournament.slug).rounds())
        .crumb(title.clone(), back.clone());
    page(&Print {
        page: layout,
        back,
        by_name: by_name(&snapshot, round),
        sheets: RecordSheets {
            tournament: snapshot.tournament.name.clone(),
            round: title,
            tables: by_table(&snapshot, round),
            judge_handles: judge_handles_cards(round),
            ..RecordSheets::blank(snapshot.tournament.system.system())
        },
    })
}
