//! The game of a side event at a table, as the page of the staff and those of players show it (`parts/game.html`).

pub mod conquest;
pub mod full_contact;
pub mod score;
mod setup;
mod steps;
pub mod struggle;

use crate::error::Error;
use crate::form_state::FormState;
use crate::language;
use crate::request::RequestContext;
use crate::ui::game_view::score::GameScore;
use crate::ui::layout::{Layout, NoticeKind};
use reeve_actions as actions;
use reeve_actions::background::apart;
use reeve_actions::games::play::SeenGame;
use reeve_files::games::dice_of;
use reeve_files::games::log::{GameLogFault, ToldStep};
use reeve_rules::games::every_system;
use reeve_rules::games::journal::SideSystem;
use reeve_rules::games::side::GameRefusal;
use reeve_store::PlayerId;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::games::{GameAtTable, Refusal};
use reeve_words as words;
use reeve_words::games::how::FirstQuestion;

pub use setup::SetupForm;
pub use steps::{TypedStep, play_step};

/// How many lines of the log are shown at once.
const SHOWN: usize = 8;
/// How many more can be opened; the whole log is a file.
const KEPT: usize = 200;

/// A game at a table.
pub struct GameView {
    pub action: Url,
    /// The version of what is shown.
    pub version: i64,
    /// Why whoever looks can't act; none where they can.
    pub closed: Option<String>,
    part: Box<dyn SidePart>,
    /// What came of the last step where dice decided, and what Reeve threw for it; none where there is nothing to say.
    pub thrown: Option<String>,
    /// What happened last, the newest first.
    pub log: Vec<LogLine>,
    pub earlier: Vec<LogLine>,
    /// The step that is taken back next, by its number; 0 where none stands.
    pub last_standing: usize,
}

/// What the page of a game shows of its system alone.
pub trait SidePart: Send {
    /// Whether somebody has won.
    fn is_won(&self) -> bool;

    /// Whether a referee notes it on a field, with a whistle.
    fn has_whistle(&self) -> bool {
        false
    }

    /// Whether it is played on hexes, between which the arrow keys go.
    fn has_hexes(&self) -> bool {
        false
    }

    /// How it stands, as everybody may see it.
    fn score(&self) -> askama::Result<GameScore>;

    /// Its part of the page. `page` has the keys of forms.
    fn html(&self, game: &GameView, page: &Layout) -> askama::Result<String>;
}

/// A button with the step that it takes.
pub struct GameButton {
    pub label: String,
    /// The fields of the step.
    pub fields: Vec<(&'static str, String)>,
}

/// A line of the log in words.
pub struct LogLine {
    pub number: usize,
    pub said: String,
    /// Whether it was taken back.
    pub undone: bool,
}

/// Who looks at a game, and at what of it.
#[derive(Debug, Clone)]
pub struct Looker {
    pub player: Option<PlayerId>,
    pub page: Url,
    /// The hex that was chosen on it: `q,r`.
    pub hex: Option<(i64, i64)>,
}

/// The hex that an address names: `0,-1`.
pub fn hex_of(text: &str) -> Option<(i64, i64)> {
    let (q, r) = text.split_once(',')?;
    Some((q.parse().ok()?, r.parse().ok()?))
}

/// Who looks at a game, and whether they act.
pub struct GameOnlooker {
    pub looker: Looker,
    /// Why they can't act, if they can't.
    pub closed: Option<String>,
}

/// A game worked out from its log.
pub struct PlayedOut {
    part: Box<dyn SidePart>,
    told: Vec<ToldStep<String>>,
    /// What came of the last step, where dice decided.
    outcome: Option<String>,
}

/// How a game is worked out for its page.
type WorkOut = fn(&GameAtTable, &Looker) -> Result<PlayedOut, GameLogFault>;

/// What the pages of a system have for themselves.
struct SidePage {
    system: &'static SideSystem,
    work_out: WorkOut,
    /// What an organizer sets before a game begins.
    setup: for<'f> fn(&SetupForm<'f>, &Layout) -> askama::Result<String>,
    /// Who begins, where the rules of the game say it; none where people choose.
    first: Option<&'static FirstQuestion>,
    /// A step as its form brings it, with dice where Reeve throws them.
    step: fn(Vec<(String, String)>) -> TypedStep,
    /// Whether a refused step asks for what the form holds ready, see [`TypedStep::if_asked`].
    asks: fn(&GameRefusal) -> bool,
}

/// What the pages of each system have.
macro_rules! pages {
    (
        noted { $($noted:tt)* }
        played { $($(#[$doc:meta])* $game:ident = $code:literal in $room:ident: $system:path;)* }
    ) => {
        static PAGES: &[SidePage] = &[$($room::PAGE),*];
    };
}

every_system!(pages);

/// What is asked to know who begins.
pub fn first_question(system: &'static SideSystem) -> Option<&'static FirstQuestion> {
    page_of(Some(system)).and_then(|page| page.first)
}

fn page_of(system: Option<&'static SideSystem>) -> Option<&'static SidePage> {
    PAGES.iter().find(|page| Some(page.system) == system)
}

/// What an organizer sets before a game of this system begins.
pub fn setup(system: &'static SideSystem, form: &SetupForm<'_>, layout: &Layout) -> Result<String, Error> {
    let page = page_of(Some(system)).ok_or(Error::Missing)?;
    Ok((page.setup)(form, layout)?)
}

impl GameView {
    /// What is shown of a game, worked out apart. None where none was begun.
    pub async fn of(found: &GameAtTable, reader: GameOnlooker) -> Result<Option<GameView>, Error> {
        let Some(PlayedOut { part, told, outcome }) = worked_out(found, &reader.looker).await? else { return Ok(None) };
        let stands = |step: &ToldStep<String>| step.told.is_some() && step.undone.is_none();
        let last_standing = told.iter().rposition(stands).map_or(0, |at| at + 1);
        let mut log: Vec<LogLine> = told.iter().enumerate().rev().take(SHOWN + KEPT).map(log_line).collect();
        let earlier = log.split_off(log.len().min(SHOWN));
        let thrown = found.steps.len().checked_sub(1).and_then(|last| thrown(found, last));
        let came: Vec<String> = outcome.into_iter().chain(thrown).collect();
        Ok(Some(GameView {
            thrown: (!came.is_empty()).then(|| came.join(" ")),
            action: match reader.looker.hex {
                Some((q, r)) => reader.looker.page.query("hex", format!("{q},{r}")),
                None => reader.looker.page,
            },
            version: found.version(),
            closed: reader.closed,
            part,
            log,
            earlier,
            last_standing,
        }))
    }

    /// How a game stands, as everybody may see it, worked out apart. None where none was begun.
    pub async fn score(found: &GameAtTable) -> Result<Option<GameScore>, Error> {
        let nobody = Looker { player: None, page: urls::home(), hex: None };
        let Some(PlayedOut { part, .. }) = worked_out(found, &nobody).await? else { return Ok(None) };
        Ok(Some(part.score()?))
    }

    /// Whether somebody has won.
    pub fn is_won(&self) -> bool {
        self.part.is_won()
    }

    /// Whether a referee notes it on a field, with a whistle.
    pub fn has_whistle(&self) -> bool {
        self.part.has_whistle()
    }

    /// Whether it is played on hexes, between which the arrow keys go.
    pub fn has_hexes(&self) -> bool {
        self.part.has_hexes()
    }

    /// The part of the page that its system has for itself.
    pub fn part(&self, page: &Layout) -> askama::Result<String> {
        self.part.html(self, page)
    }

    /// Whether whoever looks can act.
    pub fn may_act(&self) -> bool {
        self.closed.is_none()
    }
}

/// A game worked out apart; none where none was begun.
async fn worked_out(found: &GameAtTable, looker: &Looker) -> Result<Option<PlayedOut>, Error> {
    let system = found.system();
    let Some(page) = page_of(system) else { return Ok(None) };
    let (table, looker) = (found.clone(), looker.clone());
    // What is stored was replayed before it was stored.
    let broken = |fault: GameLogFault| Error::Broken(format!("line {} of a game does not replay", fault.line));
    let mut out = apart(language::carried(move || (page.work_out)(&table, &looker))).await?.map_err(broken)?;
    for (at, step) in out.told.iter_mut().enumerate() {
        if let (Some(said), Some(dice)) = (&mut step.told, dice_said(found, at)) {
            *said = format!("{said} {dice}");
        }
    }
    Ok(Some(out))
}

/// What is said of the dice of a step: from which seed Reeve threw them, or that people did.
fn dice_said(found: &GameAtTable, at: usize) -> Option<String> {
    let has_dice = !dice_of(found.steps.get(at)?).is_empty();
    thrown(found, at).or_else(|| has_dice.then(texts::games::own_dice))
}

/// The dice that Reeve threw for a step, in a sentence.
fn thrown(found: &GameAtTable, at: usize) -> Option<String> {
    let seed = found.dice_seeds.get(at).copied().flatten()?;
    Some(words::games::thrown(seed, &dice_of(found.steps.get(at)?)))
}

fn log_line((at, step): (usize, &ToldStep<String>)) -> LogLine {
    let number = at + 1;
    match (&step.told, step.undone) {
        (Some(said), undone) => LogLine { number, said: said.clone(), undone: undone.is_some() },
        (None, back) => {
            LogLine { number, said: texts::games::taken_back(back.map_or(0, |back| back + 1)), undone: false }
        }
    }
}

/// Why a game can't be played, in words.
pub fn why_closed(why: Result<(), Refusal>) -> Option<String> {
    why.err().map(|why| words::with_clause(&actions::games::refusal::Refusal::NotNow(why).into()))
}

/// The page of somebody whose step was not taken: what is told, and with which status.
///
/// Errors: those that are no matter of the step.
pub async fn refused(request: &RequestContext, seen: SeenGame, error: actions::Error) -> Result<FormState<()>, Error> {
    let form = FormState::returned_or_stale((), error)?;
    if form.is_stale() {
        let since = since(request, seen).await?;
        return Ok(form.with_notice(Some((NoticeKind::Wrong, words::games::meanwhile(&since)))));
    }
    // Above the game and not as a list of faults, so that the page goes on to show what others do.
    let said = form.fault("step").map(|said| (NoticeKind::Wrong, said.to_owned()));
    Ok(form.with_notice(said))
}

/// What happened since somebody saw a game.
async fn since(request: &RequestContext, seen: SeenGame) -> Result<Vec<String>, Error> {
    let id = request.tournament()?.id;
    let mut tx = request.app.db.read().await?;
    let found = GameAtTable::read(&mut tx, id, seen.at.round, seen.at.table).await?;
    drop(tx);
    let looker = Looker { player: None, page: urls::home(), hex: None };
    let Some(PlayedOut { told, .. }) = worked_out(&found, &looker).await? else { return Ok(Vec::new()) };
    let new = usize::try_from(found.version().saturating_sub(seen.version)).unwrap_or_default();
    let first = told.len().saturating_sub(new.min(SHOWN));
    Ok(told.iter().enumerate().skip(first).map(|line| log_line(line).said).collect())
}
