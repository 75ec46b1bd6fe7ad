//! A judge keeps a ruling: the clause, the players, what was decided, and the penalty. A disqualification puts its players out
//! of the tournament; a ruling that lifts one brings them back.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde_json::json;

use reeve_limits as limits;
use reeve_rules::rulings::call::CallOutcome;
use reeve_rules::rulings::clauses::{Clause, Matter};
use reeve_rules::rulings::conduct::ConductKind;
use reeve_rules::rulings::entry::{
    EntryRefusal, LiftedRuling, RulingEntry, SeatedThere, check_entry, decision_text, kind_of, ruling_text,
};
use reeve_rules::rulings::history::{disqualified_by, goes_on, stands_for};
use reeve_rules::rulings::penalty::{DisqualificationRefusal, Penalty, Reported};
use reeve_rules::text;
use reeve_rules::tournament::vocabulary::{PlayerState, SheetState};
use reeve_store::judge_call::JudgeCall;
use reeve_store::player::Player;
use reeve_store::ruling::{KeptRuling, RulingRow};
use reeve_store::{CallId, PlayerId, Snapshot, TournamentId, judge_call, lots, player, ruling, sheet_note, tournament};
use reeve_views::people::staff;
use reeve_views::rulings::now::{RuledPlayerRefusal, back, history, is_given_back, may_be_disqualified, out};

use crate::people::move_player::give_places;
use crate::rulings::call;
use crate::rulings::pause_game::next_number;
use crate::rulings::refusal::Refusal;
use crate::rulings::reported::{ReportSpan, read_reported};
use crate::series::disqualified;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// The word to type before somebody is disqualified.
pub const DISQUALIFY: &str = "disqualify";
/// The word to type before a disqualification is lifted.
pub const LIFT: &str = "lift";

/// A ruling as a judge typed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRuling {
    /// The game that it is about.
    pub at: Option<TableAt>,
    /// The numbers of its players in the tournament.
    pub players: BTreeSet<i64>,
    /// The clause.
    pub clause: Clause,
    pub matter: Matter,
    /// Of which kind the breach of conduct was, where the judge chose one.
    pub kind: Option<ConductKind>,
    /// Whether it was reported at once.
    pub reported: Reported,
    /// When it was reported, as typed; empty: at the time of the call, else now.
    pub reported_at: String,
    /// What was reported; may be empty.
    pub report: String,
    pub decision: String,
    pub penalty: Penalty,
    /// The number of the player to whom a win was given away (1.3.6).
    pub given_to: Option<i64>,
    /// The number of the earlier ruling that it refers to.
    pub refers_to: Option<i64>,
    /// Whether it takes the penalty of that one back.
    pub lifts: bool,
    /// The call that it ends.
    pub call: Option<CallId>,
    /// The word that was typed to confirm a disqualification, or that it is lifted.
    pub confirm: String,
}

impl LogRuling {
    /// The word that it takes, if any, where it lifts a ruling of that penalty.
    pub fn word(&self, lifted: Option<Penalty>) -> Option<&'static str> {
        match (self.penalty, lifted.filter(|_| self.lifts)) {
            (Penalty::Disqualification, _) => Some(DISQUALIFY),
            (_, Some(Penalty::Disqualification)) => Some(LIFT),
            _ => None,
        }
    }
}

/// Keeps a ruling; gives its number.
///
/// Errors: [`Error::Faults`] at the fields `player`, `decision`, `report`, `reported_at`, `kind`, `given_to`, `penalty`, `game`, `refers`
/// and `confirm`;
/// [`Error::Missing`] where there is no such table.
pub async fn log_ruling(context: &Context<'_>, id: TournamentId, command: LogRuling) -> Result<i64> {
    // Who is put out, or comes back, may change the final day of a series too.
    let moves = command.penalty == Penalty::Disqualification || command.lifts;
    let (mut action, before) = match command.penalty {
        // Who is put out may leave a place to somebody who waits, and for that all of the players are looked at.
        Penalty::Disqualification => {
            let read = Snapshot::read(context.db, id).await?;
            let mut action = Action::begin_across(context, id, Permission::Rule).await?;
            let before = action.snapshot_since(read).await?;
            (action, Some(before))
        }
        _ if moves => (Action::begin_across(context, id, Permission::Rule).await?, None),
        _ => (Action::begin(context, id, Permission::Rule).await?, None),
    };
    let kept = ruling::of_tournament(&mut action.tx, id).await?;
    let number = next_number(&mut action.tx, id).await?;
    let game = game_of(&mut action, command.at).await?;
    let players = named(&mut action, id, &command.players).await?;
    let ids: BTreeSet<i64> = players.iter().map(|player| player.id.0).collect();
    let past = history(&kept);
    let lifted = earlier(&command, &kept)?;
    let stands = command.refers_to.map(|earlier| stands_for(&past, earlier)).unwrap_or_default();
    let mut faults = Vec::new();
    let decision = kept_text(decision_text(&command.decision, limits::RULING), "decision", &mut faults);
    let report = kept_text(ruling_text(&command.report, limits::RULING), "report", &mut faults);
    let before_it = command.refers_to.and_then(|number| kept.iter().find(|one| one.row.ruling_number == number));
    let goes_on = goes_on(&past, command.refers_to, &ids);
    let kind = kind_of(command.clause, command.matter, command.kind.or(earlier_kind(&command, before_it, goes_on)));
    let kind = kept_text(kind, "kind", &mut faults);
    let given_to = match command.given_to.filter(|_| !command.lifts) {
        Some(number) => Some(recipient(&mut action, id, number).await?),
        // What goes on from an earlier ruling is about the same win.
        None => {
            let same = kind == Some(ConductKind::WinGiven) && (goes_on || command.lifts);
            before_it.filter(|_| same).and_then(|one| one.row.given_to)
        }
    };
    let entry = RulingEntry {
        clause: command.clause,
        matter: command.matter,
        reported: command.reported,
        penalty: command.penalty,
        players: &ids,
        game: game.sheet,
        seated: game.seated.as_ref().map_or(SeatedThere::NoGame, SeatedThere::Players),
        goes_on,
        kind,
        given_to: given_to.map(|player| player.0),
        lifts: lifted.filter(|_| command.lifts).map(|penalty| LiftedRuling { penalty, stands_for: &stands }),
    };
    let call = open_call(&mut action, id, command.call).await?;
    let zone = action.tournament()?.time_zone.clone();
    let otherwise = call.as_ref().map_or(context.now, |call| call.called_at);
    let span = ReportSpan { began: game.began, otherwise, now: context.now };
    let reported_at = read_reported(&command.reported_at, command.clause, &zone, span);
    let reported_at = reported_at.unwrap_or_else(|why| {
        faults.push(Fault::new("reported_at", Refusal::from(why)));
        context.now
    });
    if let Err(why) = check_entry(&entry) {
        faults.push(Fault::new(field_of(why), named_refusal(why, command.at, &players)));
    }
    if command.penalty == Penalty::Disqualification {
        let refused = players.iter().find_map(|player| may_be_disqualified(player).err());
        faults.extend(refused.map(|why| Fault::new("player", Refusal::from(why))));
    }
    let word = command.word(lifted).filter(|word| faults.is_empty() && !text::is_word(&command.confirm, word));
    faults.extend(word.map(|word| Fault::new("confirm", Refusal::WordMissing { word })));
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    let row = row_of(context, &command, number, (report, decision), call.as_ref());
    let row = RulingRow { conduct_kind: kind, given_to, reported_at, ..row };
    let kept_now = KeptRuling { row, players: players.iter().map(|player| player.id).collect() };
    ruling::insert(&mut action.tx, id, &kept_now).await?;
    if let Some(call) = &call {
        let by = context.caller.account();
        if call.claimed_at.is_none() {
            judge_call::claim(&mut action.tx, call.id, by, context.now).await?;
        }
        judge_call::end(&mut action.tx, call.id, CallOutcome::Ruling, (by, context.now)).await?;
        action.add_entry(AuditEntry::new(AuditAction::AnswerCall, call::subject(call)));
    }
    let all: Vec<KeptRuling> = kept.into_iter().chain([kept_now]).collect();
    move_players(&mut action, id, &all, (before, &players)).await?;
    if moves {
        disqualified::follow(&mut action, context).await?;
    }
    let after = json!({
        "clause": command.clause.number(), "kind": kind.map(ConductKind::code),
        "given_to": given_to.map(|player| json!({ "player": player })),
        "penalty": command.penalty.code(), "lifts": command.refers_to.filter(|_| command.lifts),
        "players": players.iter().map(|player| player.id).collect::<Vec<PlayerId>>(),
    });
    action.creates(number);
    action.commit(AuditEntry::new(AuditAction::LogRuling, AuditSubject::Ruling(number)).after(&after)).await?;
    Ok(number)
}

/// The game that a ruling is about.
#[derive(Default)]
struct Game {
    /// The state of its record sheet; none before it has begun.
    sheet: Option<SheetState>,
    seated: Option<BTreeSet<i64>>,
    /// When it began, if it has.
    began: Option<DateTime<Utc>>,
}

/// The game that a ruling is about; nothing of it where it is about none.
async fn game_of(action: &mut Action, at: Option<TableAt>) -> Result<Game> {
    let Some(at) = at else { return Ok(Game::default()) };
    let (round, table) = at.load(action).await?;
    let id = action.tournament()?.id;
    let noted = sheet_note::of_table(&mut action.tx, id, (round.stage, round.number), table.row.number).await?;
    Ok(Game {
        began: noted.began_at.or(round.started_at),
        sheet: round.state.has_begun().then_some(table.row.sheet_state),
        seated: Some(table.seats.iter().map(|seat| seat.player_id.0).collect()),
    })
}

/// A refusal of the entry, with the name of the player and the table where it is about these.
fn named_refusal(why: EntryRefusal, at: Option<TableAt>, players: &[Player]) -> Refusal {
    let EntryRefusal::NotInThisGame(id) = why else { return why.into() };
    match (players.iter().find(|player| player.id.0 == id), at) {
        (Some(player), Some(at)) => {
            let name = player.label();
            RuledPlayerRefusal::InAnotherGame { name, round: at.round, table: at.table }.into()
        }
        _ => why.into(),
    }
}

/// The players with these numbers, by number.
///
/// Error: a fault at `player` where there is none.
async fn named(action: &mut Action, id: TournamentId, numbers: &BTreeSet<i64>) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    for number in numbers {
        let found = player::by_number(&mut action.tx, id, *number).await?;
        let missing = || RuledPlayerRefusal::NoSuchPlayer { typed: number.to_string() };
        players.push(found.ok_or_else(|| Error::fault("player", Refusal::from(missing())))?);
    }
    Ok(players)
}

/// The player to whom a win was given.
///
/// Error: a fault at `given_to` where there is none of this number.
async fn recipient(action: &mut Action, id: TournamentId, number: i64) -> Result<PlayerId> {
    let missing = || RuledPlayerRefusal::NoSuchPlayer { typed: number.to_string() };
    let found = player::by_number(&mut action.tx, id, number).await?;
    Ok(found.ok_or_else(|| Error::fault("given_to", Refusal::from(missing())))?.id)
}

/// The penalty of the earlier ruling that this one refers to.
///
/// Error: a fault at `refers` where there is none.
fn earlier(command: &LogRuling, kept: &[KeptRuling]) -> Result<Option<Penalty>> {
    let Some(number) = command.refers_to else {
        let nothing = || Error::fault("refers", Refusal::from(EntryRefusal::NothingToLift));
        return if command.lifts { Err(nothing()) } else { Ok(None) };
    };
    let found = kept.iter().find(|one| one.row.ruling_number == number);
    let missing = || Error::fault("refers", Refusal::from(RuledPlayerRefusal::NoSuchRuling));
    Ok(Some(found.ok_or_else(missing)?.row.penalty))
}

/// The kind of conduct of the earlier ruling whose penalty this one lifts, or that goes on with a win given away: nobody has to say it
/// again.
fn earlier_kind(command: &LogRuling, before: Option<&KeptRuling>, goes_on: bool) -> Option<ConductKind> {
    let kind = before?.row.conduct_kind?;
    let again = kind == ConductKind::WinGiven && command.clause.is_about_giving_a_win() && goes_on;
    (again || command.lifts && command.clause.kinds().contains(&kind)).then_some(kind)
}

/// What is kept of a field, or nothing where it can't be kept.
fn kept_text<T: Default>(read: std::result::Result<T, EntryRefusal>, field: &str, faults: &mut Vec<Fault>) -> T {
    read.unwrap_or_else(|why| {
        faults.push(Fault::new(field, Refusal::from(why)));
        T::default()
    })
}

/// The field of the form that a refusal belongs to.
fn field_of(why: EntryRefusal) -> &'static str {
    match why {
        EntryRefusal::NobodyPunished
        | EntryRefusal::NotInThisGame(_)
        | EntryRefusal::TakesTwo
        | EntryRefusal::GivenByOne
        | EntryRefusal::NotTheirs => "player",
        EntryRefusal::RecipientMissing | EntryRefusal::RecipientElsewhere | EntryRefusal::NothingGiven => "given_to",
        EntryRefusal::NothingToLift => "refers",
        EntryRefusal::GameMissing | EntryRefusal::Disqualification(DisqualificationRefusal::NoGame) => "game",
        _ => "penalty",
    }
}

/// The call that a ruling ends, if it has not ended yet.
async fn open_call(action: &mut Action, id: TournamentId, call: Option<CallId>) -> Result<Option<JudgeCall>> {
    let Some(call) = call else { return Ok(None) };
    Ok(judge_call::by_id(&mut action.tx, id, call).await?.filter(|found| found.call_outcome.is_none()))
}

fn row_of(
    context: &Context<'_>,
    command: &LogRuling,
    number: i64,
    (report, decision): (String, String),
    call: Option<&JudgeCall>,
) -> RulingRow {
    RulingRow {
        ruling_number: number,
        stage: command.at.map(|at| at.round.stage),
        round_number: command.at.map(|at| at.round.number),
        table_number: command.at.map(|at| at.table),
        clause: command.clause,
        matter: command.matter,
        conduct_kind: None,
        given_to: None,
        reported: command.reported,
        reported_at: context.now,
        report,
        decision,
        penalty: command.penalty,
        refers_to: command.refers_to,
        lifts: command.lifts,
        paused_at: None,
        resumed_at: None,
        call_id: call.map(|call| call.id),
        judged_by: context.caller.account(),
        judge: None,
        judged_at: context.now,
    }
}

/// Puts players out of the tournament, or back into it, as the rulings say now. Whoever waits for a place may get one.
/// `snapshot`: the tournament as it was before, where it was read.
async fn move_players(
    action: &mut Action,
    id: TournamentId,
    all: &[KeptRuling],
    (snapshot, players): (Option<Snapshot>, &[Player]),
) -> Result<()> {
    let past = history(all);
    let mut left = Vec::new();
    for before in players {
        let clause = match disqualified_by(&past, before.id.0) {
            Some((_, clause)) => Some(clause.number().to_owned()),
            // On the final day of a series somebody may be out by a ruling of an event, which this tournament can't lift.
            None if before.state == PlayerState::Disqualified => {
                disqualified::clause_in_series(&mut action.tx, before.id).await?
            }
            None => None,
        };
        let (moved, what) = match clause {
            Some(clause) if before.disqualified_clause.as_deref() != Some(clause.as_str()) => {
                (out(before, &clause), AuditAction::DisqualifyPlayer)
            }
            None if before.state == PlayerState::Disqualified => (back(before), AuditAction::LiftDisqualification),
            _ => continue,
        };
        if moved.state != PlayerState::Disqualified {
            let members = tournament::staff(&mut action.tx, id).await?;
            let person = &before.person;
            if staff::may_play(&members, &person.name, person.email.as_deref(), false).is_err() {
                let why = RuledPlayerRefusal::IsStaff { name: before.label() };
                return Err(Error::fault("player", Refusal::from(why)));
            }
        }
        player::update(&mut action.tx, &moved).await?;
        if what == AuditAction::LiftDisqualification {
            give_back(action, id, (all, before.id)).await?;
        }
        action.add_entry(AuditEntry::new(what, AuditSubject::Player(before.number)));
        if before.is_active() && !moved.is_active() {
            left.push(moved);
        }
    }
    // While registration is open the next on the waiting list gets the place, as when somebody withdraws.
    if !left.is_empty() && !action.tournament()?.phase.has_check_in() {
        let before = match snapshot {
            Some(before) => before,
            None => action.snapshot().await?,
        };
        give_places(action, before, &left).await?;
    }
    Ok(())
}

/// Gives somebody whose disqualification is lifted the places in later stages back that were freed by it.
async fn give_back(action: &mut Action, id: TournamentId, (all, player): (&[KeptRuling], PlayerId)) -> Result<()> {
    let is_out = |one: &&KeptRuling| one.row.penalty == Penalty::Disqualification && one.players.contains(&player);
    let Some(since) = all.iter().rev().find(is_out).map(|one| one.row.judged_at) else { return Ok(()) };
    let snapshot = action.snapshot().await?;
    for decline in snapshot.declines.iter().filter(|one| is_given_back(&snapshot, one, &[player], since)) {
        lots::delete_decline(&mut action.tx, id, decline.stage, player).await?;
    }
    Ok(())
}
