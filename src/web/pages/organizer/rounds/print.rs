//! On paper: what can be printed of a round, and each of these papers. All of it is for the staff, who know the seats before
//! everybody does.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::rounds::board::{RoundPath, round_at, urls_of};
use crate::pages::organizer::rounds::pack::Pack;
use crate::pages::organizer::rounds::record_sheets::{RecordSheet, RecordSheets, sheet_number, size};
use reeve_actions::Permission;
use reeve_actions::background::apart;
use reeve_http::error::Error;
use reeve_http::language;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_of};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::{nav, other_devices};
use reeve_rules::sheets::cut;
use reeve_store::Snapshot;
use reeve_store::round_board::KeptBoard;
use reeve_store::snapshot::Round;
use reeve_urls as urls;
use reeve_urls::{Public, RoundUrls, Run, Url};
use reeve_views::boards;
use reeve_views::hall::clock;
use reeve_views::rounds;
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::papers::{RoundPaper, ToPrint, blank_sheets};
use reeve_views::seating::seat_list::{Seated, by_letter, by_table};
use reeve_views::sheets::judge_handles_cards;
use reeve_views::visibility;
use reeve_words as words;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::print, Permission::ReadRun, || to(list)),
        get(urls::round::paper, Permission::ReadRun, || to(show)).large().for_many(),
    ]
}

#[derive(Template)]
#[template(path = "organizer/rounds/print.html")]
struct PapersPage {
    page: Layout,
    urls: RoundUrls,
    run: Run,
    public: Option<Public>,
    /// Whether the seats are still for the staff alone.
    secret: bool,
    papers: Vec<PaperLink>,
    size: String,
    /// Whether the player cards may be printed, which hold secrets.
    cards: bool,
    later_stages: bool,
}

/// A paper that can be printed.
struct PaperLink {
    title: String,
    words: &'static str,
    href: Url,
}

/// Lists the papers of a round.
async fn list(request: RequestContext, path: RoundPath) -> HandlerResult {
    let wanted = round_at(&path.1, &path.2)?;
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let rounds = rounds::read_all(&mut tx, t.id).await?;
    drop(tx);
    let round = rounds.iter().find(|round| RoundAt::of(round) == wanted).ok_or(Error::Missing)?;
    let run = urls::run(&t.slug);
    let urls = run.round(wanted);
    let terms = words::games::terms(t.system.system());
    let link = |paper: &RoundPaper| PaperLink {
        title: texts::papers::title(terms, paper),
        words: words::papers::says(*paper),
        href: urls.paper(*paper),
    };
    page(&PapersPage {
        page: nav::staff(&request, titles::papers(&words::rounds::named(wanted)), StaffSection::Rounds)?
            .crumb(titles::ROUNDS, run.rounds())
            .crumb(words::rounds::title(wanted), urls.board()),
        secret: !visibility::has_public_seats(round),
        papers: RoundPaper::ALL.iter().filter(|paper| **paper != RoundPaper::Pack).map(link).collect(),
        size: texts::papers::size(t.paper_size),
        cards: request.roles().may(Permission::Run),
        public: visibility::is_public(t).then(|| urls::public(&t.slug)),
        later_stages: visibility::has_later_stages(t),
        urls,
        run,
    })
}

#[derive(Template)]
#[template(path = "organizer/rounds/paper.html")]
struct PaperPage {
    page: Layout,
    urls: RoundUrls,
    paper: RoundPaper,
    tournament: String,
    /// The name of the round.
    round: String,
    size: String,
    /// When the papers were made.
    made: String,
    letters: Vec<(String, Vec<Seated>)>,
    /// The tables as cards, as many to a page as one cut takes apart.
    cards: Vec<Vec<PaperTable>>,
    tables: Vec<PaperTable>,
    sheets: RecordSheets,
    blank: RecordSheets,
    pack: Option<Pack>,
}

/// A table on paper.
#[derive(Clone)]
struct PaperTable {
    number: i64,
    /// The number of its record sheet.
    sheet: String,
    seats: Vec<Seated>,
}

impl PaperTable {
    /// How small its names have to be written, so that the card holds all of them.
    fn size(&self) -> &'static str {
        self.seats.iter().map(|seat| size(&seat.name)).max_by_key(|size| size.len()).unwrap_or_default()
    }
}

impl PaperPage {
    /// Whether a paper is to be printed.
    fn has(&self, other: RoundPaper) -> bool {
        self.paper.holds(other)
    }
}

/// How many cards for tables lie on a page.
const CARDS_TO_A_PAGE: usize = 2;

/// The parts of the address of a paper: slug, stage, number, paper.
type PaperPath = web::Path<(String, String, String, String)>;

/// Shows a paper of a round, ready to print.
async fn show(request: RequestContext, path: PaperPath) -> HandlerResult {
    let wanted = round_at(&path.1, &path.2)?;
    let paper = RoundPaper::from_code(&path.3).ok_or(Error::Missing)?;
    let mut tx = request.app.db.read().await?;
    let ToPrint { snapshot, identity, boards: kept } = ToPrint::read(&mut tx, request.tournament()?.id, paper).await?;
    drop(tx);
    let terms = words::games::terms(snapshot.tournament.system.system());
    let title = texts::papers::title_of_round(texts::papers::title(terms, paper), words::rounds::named(wanted));
    let layout = other_devices::warned(nav::staff(&request, title, StaffSection::Rounds)?, &request);
    let (now, public_url) = (request.now, request.app.public_url());
    // The codes of many tables take a while to draw, and so do thousands of lines.
    let made = move || -> Result<String, Error> {
        let round = snapshot.round(wanted.stage, wanted.number).ok_or(Error::Missing)?;
        let urls = urls_of(&snapshot, round);
        let layout = layout
            .crumb(titles::ROUNDS, urls::run(&snapshot.tournament.slug).rounds())
            .crumb(words::rounds::title(wanted), urls.board())
            .crumb(titles::papers(&words::rounds::named(wanted)), urls.print());
        let made = time::moment(now, &snapshot.tournament.time_zone);
        let board = boards::of_round(&kept, wanted);
        Ok(paper_page(layout, (&snapshot, round, board), (paper, made), (&identity, &public_url))?.render()?)
    };
    page_of(apart(language::carried(made)).await??)
}

fn paper_page(
    layout: Layout,
    (snapshot, round, board): (&Snapshot, &Round, Option<&KeptBoard>),
    (paper, made): (RoundPaper, String),
    (identity, public_url): (&str, &str),
) -> Result<PaperPage, Error> {
    let t = &snapshot.tournament;
    let (at, run) = (RoundAt::of(round), urls::run(&t.slug));
    let table =
        |(number, seats): (i64, Vec<Seated>)| PaperTable { number, sheet: sheet_number(identity, at, number), seats };
    let tables: Vec<PaperTable> = by_table(snapshot, round).into_iter().map(table).collect();
    let sheets = || RecordSheets {
        tournament: t.name.clone(),
        edition: t.edition.clone(),
        round: words::rounds::title(at),
        judge_handles: judge_handles_cards(round),
        limit: clock::minutes(snapshot).map(words::hall::limit),
        ..RecordSheets::of(t.system.system())
    };
    let filled = |table: &PaperTable| {
        let address = run.round(at).table(table.number).on(public_url);
        RecordSheet::filled(identity, at, table.number, &table.seats, &address)
    };
    let blank = || RecordSheet::blank(t.system.system(), &run.typed_sheets().on(public_url));
    let filled: Result<Vec<RecordSheet>, Error> = match paper.holds(RoundPaper::RecordSheets) {
        true => tables.iter().map(filled).collect(),
        false => Ok(Vec::new()),
    };
    let spare = if paper.holds(RoundPaper::BlankSheets) { blank_sheets(tables.len()) } else { 0 };
    let blank: Result<Vec<RecordSheet>, Error> = (0..spare).map(|_| blank()).collect();
    Ok(PaperPage {
        page: layout,
        urls: urls_of(snapshot, round),
        tournament: t.name.clone(),
        round: words::rounds::title(at),
        size: texts::papers::size(t.paper_size),
        made,
        letters: if paper.holds(RoundPaper::ByName) { by_letter(snapshot, round) } else { Vec::new() },
        cards: cut::pages(tables.clone(), CARDS_TO_A_PAGE),
        sheets: sheets().with(filled?),
        blank: sheets().with(blank?),
        pack: if paper == RoundPaper::Pack { Some(Pack::of(snapshot, round, board, public_url)?) } else { None },
        tables,
        paper,
    })
}
