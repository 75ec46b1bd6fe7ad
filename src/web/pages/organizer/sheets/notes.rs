//! What stands on a record sheet beside the result: who keeps a log (2.0.7), the pieces check and missing parts (2.0.6), when the
//! game began and ended. Nobody has to fill in any of it.

use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};

use crate::pages::organizer::sheets::form;
use crate::pages::organizer::sheets::sheet::{TablePath, table_at};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::note_game::{NamedKeeper, NoteGame, count_pieces, note_game, report_part};
use reeve_actions::sheets::refusal::Refusal;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::notes_view::noted;
use reeve_rules::sheets::Handler;
use reeve_rules::sheets::notes::{NoteRefusal, may_note};
use reeve_rules::sheets::pieces::{Counted, stock};
use reeve_rules::tournament::vocabulary::{SheetState, Stage};
use reeve_store::ChangeKind;
use reeve_store::missing_part::MissingPart;
use reeve_store::snapshot::Table;
use reeve_urls as urls;
use reeve_urls::{RoundUrls, Run};
use reeve_views::sheets::notes::NotedGame;
use reeve_words as words;
use reeve_words::flash::NotesDone;
use reeve_words::time;
use reeve_words::{notes as note_words, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::notes, Permission::ReadRun, || to(show)),
        post(urls::round::notes, Permission::SignPaper, || to(save)),
        post(urls::round::count_pieces, Permission::SignPaper, || to(count)),
        post(urls::round::report_part, Permission::SignPaper, || to(report)),
    ]
}

/// What was just done, from the address.
#[derive(Default, serde::Deserialize)]
pub(super) struct NotesQuery {
    #[serde(default)]
    done: String,
}

impl NotesQuery {
    /// What the page says of it.
    pub(super) fn notice(&self) -> Option<(NoticeKind, String)> {
        NotesDone::from_code(&self.done).map(|done| (NoticeKind::Good, done.sentence()))
    }
}

#[derive(Template)]
#[template(path = "organizer/sheets/notes.html")]
struct NotesPage {
    page: Layout,
    urls: RoundUrls,
    run: Run,
    number: i64,
    version: i64,
    /// What is noted now, in sentences.
    noted: Vec<String>,
    /// Who may keep a log: values and labels.
    keepers: Vec<(String, String)>,
    /// Who may hand out the resource cards; empty where the game says nothing of it, and where the record sheet has the result.
    handlers: Vec<(String, String)>,
    handler_help: String,
    /// Whether the winner claims victory in this game.
    has_claim: bool,
    /// What stands for times that nobody types.
    began_help: String,
    ended_help: String,
    /// Why nothing can be noted now.
    closed: Option<String>,
    may_change: bool,
    /// The game that the table plays with.
    set: String,
    /// What is counted of it: field, words, and what stands there.
    counts: Vec<(String, String, String)>,
    /// The parts that were missed here: which, and since when or until when.
    parts: Vec<(String, String)>,
    form: FormState<NotesForm>,
}

/// What stands in the two forms.
#[derive(Default)]
struct NotesForm {
    /// None where the form shows what is stored.
    notes: Option<TypedNotes>,
    part: String,
    /// What was counted, as typed, by the fields; empty where the form shows what is stored.
    counts: Vec<(String, String)>,
    /// The version that the person saw; none for the one that is stored.
    version: Option<i64>,
}

/// What is noted, as it is typed.
#[derive(Debug, Clone, Default)]
struct TypedNotes {
    /// Who keeps a log: the selection position of a player, [`STAFF`] with the number of an account, or nobody.
    keeper: String,
    /// Whether the pieces were checked.
    pieces: bool,
    /// Who hands out the resource cards; none where the form does not ask.
    handler: Option<Option<Handler>>,
    claimed: bool,
    /// When the game began; empty: with the round.
    began: String,
    /// When it ended; empty: with the result.
    ended: String,
}

/// What stands before the number of an account that keeps a log.
const STAFF: &str = "staff-";

impl TypedNotes {
    fn handler_code(&self) -> String {
        self.handler.flatten().map(Handler::code).unwrap_or_default()
    }

    /// What is to be noted. Error: a fault at `keeper`, where nobody can be called so.
    fn command(&self) -> actions::Result<NoteGame> {
        let keeper = match (self.keeper.as_str(), self.keeper.strip_prefix(STAFF)) {
            ("", _) => None,
            (_, Some(account)) => Some(account.parse().map(NamedKeeper::Staff).map_err(|_| nobody())?),
            (position, None) => Some(position.parse().map(NamedKeeper::Seat).map_err(|_| nobody())?),
        };
        Ok(NoteGame {
            keeper,
            pieces: self.pieces,
            handler: self.handler,
            claimed: self.claimed,
            began: self.began.clone(),
            ended: self.ended.clone(),
        })
    }
}

fn nobody() -> actions::Error {
    actions::Error::fault("keeper", Refusal::Note(NoteRefusal::KeeperElsewhere))
}

impl NotesPage {
    fn notes(&self) -> TypedNotes {
        self.form.notes.clone().unwrap_or_default()
    }
}

/// Who may keep a log: nobody, who sits there, and the staff.
fn keepers(kept: &NotedGame, table: &Table) -> Vec<(String, String)> {
    let labels = kept.snapshot.labels();
    let nobody = (String::new(), note_words::NOBODY.to_owned());
    let here = table.seats.iter().filter(|seat| !seat.absent);
    let players: Vec<_> =
        here.map(|seat| (seat.position.to_string(), words::isolated(labels.of(seat.player_id)))).collect();
    let staff = kept.staff.iter().map(|(id, name)| (format!("{STAFF}{id}"), note_words::of_staff(name)));
    std::iter::once(nobody).chain(players).chain(staff).collect()
}

/// Who may hand out the resource cards at a table: as its record sheet offers it.
fn handlers(kept: &NotedGame, table: &Table, judge_handles: bool) -> Vec<(String, String)> {
    let labels = kept.snapshot.labels();
    let here = table.seats.iter().filter(|seat| !seat.absent);
    let seats = here.map(|seat| (seat.position, labels.of(seat.player_id)));
    let noted = table.row.handler.map(Handler::code).unwrap_or_default();
    form::handlers(seats, &noted, judge_handles)
}

/// The form with what is stored.
fn stored(kept: &NotedGame, table: &Table, zone: &str) -> TypedNotes {
    let note = &kept.note;
    let clock = |at: Option<DateTime<Utc>>| at.map(|at| time::typed_clock(at, zone)).unwrap_or_default();
    let seat = table.seats.iter().find(|seat| Some(seat.player_id) == note.log_player());
    let account = note.log_account().map(|id| format!("{STAFF}{id}"));
    TypedNotes {
        keeper: seat.map(|seat| seat.position.to_string()).or(account).unwrap_or_default(),
        pieces: note.pieces_checked,
        handler: Some(table.row.handler),
        claimed: note.claimed,
        began: clock(note.began_at),
        ended: clock(note.ended_at),
    }
}

async fn show(request: RequestContext, path: TablePath, query: web::Query<NotesQuery>) -> HandlerResult {
    notes_page(&request, table_at(&path)?, FormState::fresh(NotesForm::default()).with_done(query.notice())).await
}

async fn notes_page(request: &RequestContext, at: TableAt, form: FormState<NotesForm>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let kept = NotedGame::read(&mut tx, request.tournament()?.id, at.round, at.table).await?;
    drop(tx);
    let (round, table) = at.find(&kept.snapshot.rounds)?;
    let t = &kept.snapshot.tournament;
    let run = urls::run(&t.slug);
    let urls = run.round(at.round);
    let title = words::rounds::title(at.round);
    let layout = nav::staff(request, titles::notes(&titles::sheet(&title, at.table)), StaffSection::Rounds)?
        .queues()
        .stands_at(urls.notes(at.table))
        .crumb(titles::ROUNDS, run.rounds())
        .crumb(title, urls.board())
        .crumb(titles::table(at.table), urls.table(at.table));
    let closed = match request.may_change(Permission::SignPaper) {
        Err(error) => Some(words::error(&error)),
        Ok(()) => may_note(round.row.state).err().map(note_words::refusal),
    };
    let zone = &t.time_zone;
    let judge_handles = at.round.stage == Stage::Final;
    let times = kept.note.times().or(round.row.started_at, kept.result_in);
    let clock = |at: Option<DateTime<Utc>>| at.map(|at| time::clock(at, zone));
    let fresh = stored(&kept, table, zone);
    let form = form.map(|typed| NotesForm { notes: Some(typed.notes.unwrap_or(fresh)), ..typed });
    let shown = NotesPage {
        page: form.tell(nav::live_if(form.status(), layout, request, &[ChangeKind::Course, ChangeKind::Results])?),
        number: at.table,
        version: form.version.unwrap_or(kept.note.version),
        noted: noted(&kept.note, &kept.snapshot.labels(), zone, times),
        keepers: keepers(&kept, table),
        handlers: match t.system.system().has_choice_of_seats() && table.row.sheet_state == SheetState::Open {
            true => handlers(&kept, table, judge_handles),
            false => Vec::new(),
        },
        handler_help: words::sheets::handler_help(judge_handles),
        has_claim: t.system.system().championship,
        began_help: note_words::otherwise(clock(round.row.started_at).as_deref(), note_words::WITH_THE_ROUND),
        ended_help: note_words::otherwise(clock(kept.result_in).as_deref(), note_words::WITH_THE_RESULT),
        may_change: closed.is_none(),
        closed,
        set: {
            let counted = kept.set.as_ref().and_then(|set| set.counted_at).map(|at| time::moment(at, zone));
            note_words::set(kept.set.as_ref(), t.system.system(), counted.as_deref())
        },
        counts: counts(&kept, &form.counts),
        parts: kept.parts.iter().map(|part| part_line(part, zone)).collect(),
        run,
        urls,
        form,
    };
    page_with(shown.form.status(), &shown)
}

/// Which part is missing, and since when; or since when it is no more.
fn part_line(part: &MissingPart, zone: &str) -> (String, String) {
    let when = match part.settled_at {
        Some(at) => note_words::settled(&time::clock(at, zone)),
        None => note_words::since(&time::clock(part.reported_at, zone)),
    };
    (part.part.clone(), when)
}

/// Notes what was typed.
async fn save(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let typed = TypedNotes {
        keeper: form.text("keeper").to_owned(),
        pieces: form.ticked("pieces"),
        handler: form.has("handler").then(|| form.choice("handler", Handler::from_code)).transpose()?,
        claimed: form.ticked("claimed"),
        began: form.raw("began").to_owned(),
        ended: form.raw("ended").to_owned(),
    };
    let version = form.version();
    let done = match typed.command() {
        Ok(command) => note_game(&request.context(), request.tournament()?.id, (at, version), &command).await,
        Err(error) => Err(error),
    };
    // Where somebody else was faster, the page shows what is stored beside what was typed, to be sent again.
    let version = (!matches!(done, Err(actions::Error::Stale))).then_some(version);
    let typed = NotesForm { notes: Some(typed), version, ..NotesForm::default() };
    answer(&request, at, typed, done, NotesDone::Noted).await
}

/// What stands before the code of a thing in the name of its field.
const COUNT: &str = "count-";

/// What is counted of the set of the table: as typed, or as it was counted last, or as it belongs in a set.
fn counts(kept: &NotedGame, typed: &[(String, String)]) -> Vec<(String, String, String)> {
    let system = kept.snapshot.tournament.system.system();
    let last = |code: &str| kept.set.as_ref().and_then(|set| set.piece_counts.get(code));
    let field = |(thing, there): (Counted, i64)| {
        let (code, name) = (thing.code(), format!("{COUNT}{}", thing.code()));
        let stands = typed.iter().find(|(known, _)| *known == name).map(|(_, typed)| typed.clone());
        let stands = stands.unwrap_or_else(|| last(&code).unwrap_or(there).to_string());
        (name, note_words::thing(thing), stands)
    };
    stock(system).into_iter().map(field).collect()
}

/// Keeps what was counted.
async fn count(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let typed = form.pairs().iter().filter_map(|(name, typed)| Some((name.strip_prefix(COUNT)?, typed.trim())));
    let number = |(code, typed): (&str, &str)| (code.to_owned(), typed.parse().ok());
    let counted: Vec<(String, Option<i64>)> = typed.filter(|(_, typed)| !typed.is_empty()).map(number).collect();
    let done = count_pieces(&request.context(), request.tournament()?.id, at, &counted).await;
    let counts = form.pairs().iter().filter(|(name, _)| name.starts_with(COUNT)).cloned().collect();
    answer(&request, at, NotesForm { counts, ..NotesForm::default() }, done, NotesDone::Counted).await
}

/// Reports a missing part.
async fn report(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let part = form.raw("part").to_owned();
    let done = report_part(&request.context(), request.tournament()?.id, at, &part).await;
    answer(&request, at, NotesForm { part, ..NotesForm::default() }, done, NotesDone::Reported).await
}

async fn answer(
    request: &RequestContext,
    at: TableAt,
    typed: NotesForm,
    done: actions::Result<()>,
    said: NotesDone,
) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).round(at.round).notes(at.table).done(said)),
        Err(error) => {
            let form = FormState::returned_or_stale(typed, error)?.when_stale(NoticeKind::Wrong, note_words::STALE);
            notes_page(request, at, form).await
        }
    }
}
