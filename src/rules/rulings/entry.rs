//! What a ruling may say: its texts, its players, its penalty, and the earlier ruling that it refers to (1.3).

use std::collections::BTreeSet;

use crate::refusals::refusals;
use crate::rulings::clauses::{Clause, Matter};
use crate::rulings::conduct::ConductKind;
use crate::rulings::penalty::{
    DisqualificationRefusal, EarlierPenalty, Penalty, Reported, is_accepted_play, may_disqualify,
};
use crate::text;
use crate::text::{TooLong, has_something_to_read, too_long};
use crate::tournament::vocabulary::SheetState;

/// A ruling as it is to be kept. Players are known by some number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingEntry<'r> {
    /// The clause.
    pub clause: Clause,
    pub matter: Matter,
    pub reported: Reported,
    pub penalty: Penalty,
    pub players: &'r BTreeSet<i64>,
    /// The record sheet of the game that it is about, if that has begun.
    pub game: Option<SheetState>,
    /// Who sits at the game that it is about.
    pub seated: SeatedThere<'r>,
    /// Whether it goes on from an earlier ruling ([`goes_on`](crate::rulings::history::goes_on)).
    pub goes_on: bool,
    /// Of which kind the breach of conduct is; none for the rules of the game.
    pub kind: Option<ConductKind>,
    /// The player to whom a win was given (1.3.6).
    pub given_to: Option<i64>,
    /// The earlier ruling that it lifts, for its own players.
    pub lifts: Option<LiftedRuling<'r>>,
}

/// Who sits at the game that a ruling is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatedThere<'r> {
    Players(&'r BTreeSet<i64>),
    NoGame,
    /// Nobody knows any more who sat there, or whether a game was asked for then.
    Unknown,
}

/// The ruling whose penalty is taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiftedRuling<'r> {
    pub penalty: Penalty,
    /// The players for whom that stands.
    pub stands_for: &'r BTreeSet<i64>,
}

refusals! {
    /// Why a ruling is not taken.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum EntryRefusal {
        /// No decision was typed.
        DecisionMissing = "ruling-without-decision",
        TextTooLong(TooLong) = "ruling-text-too-long",
        /// A text contains invisible characters.
        TextWithControl = "ruling-text-with-control",
        /// A breach of this clause is not of that matter.
        OtherMatter = "ruling-of-other-matter",
        NobodyPunished = "penalty-for-nobody",
        /// A penalty for what happens in a game alone, and none is named.
        GameMissing = "penalty-without-game" in "1.3.3",
        /// A penalty for what happened in a game, to this player who does not sit there.
        NotInThisGame(i64) = "penalty-for-somebody-elsewhere" in "1.3.5",
        /// Collusion of one player alone (1.3.6).
        TakesTwo = "collusion-of-one" in "1.3.6",
        /// A win given away by several players at once, or by nobody (1.3.6).
        GivenByOne = "win-given-by-one" in "1.3.6",
        /// A win given away, and nothing says to whom (1.3.6).
        RecipientMissing = "win-given-to-nobody" in "1.3.6",
        /// A win given to somebody who does not sit at this game, or to the giver (1.3.6).
        RecipientElsewhere = "win-given-elsewhere" in "1.3.6",
        /// A player to whom a win was given, where none was given away (1.3.6).
        NothingGiven = "no-win-given" in "1.3.6",
        /// A penalty for what counts as accepted play (1.3.3).
        AcceptedPlay = "penalty-for-accepted-play" in "1.3.3",
        /// The earlier ruling gave no penalty.
        NothingToLift = "no-penalty-to-lift",
        /// The penalty does not stand for one of the players: it was not theirs, or was lifted before.
        NotTheirs = "penalty-of-others",
        /// The penalty is lifted, and given again at once.
        LiftedAndGiven = "penalty-lifted-and-given",
        /// Nothing says of which kind the breach of conduct was.
        KindMissing = "ruling-without-kind",
        /// A breach of this clause is not of that kind.
        OtherKind = "ruling-of-other-kind",
        /// The time of the report is none.
        ReportedAtNoTime = "reported-at-no-time",
        /// The report is still to come.
        ReportedAhead = "report-time-ahead",
        /// It was made before the game began that it is about.
        ReportedBeforeGame = "reported-before-game" in "1.3.3",
        /// Nobody can be disqualified for this now.
        Disqualification(DisqualificationRefusal),
    }
}

/// A text of a ruling as it is kept, with at most so many characters; it may be empty.
pub fn ruling_text(typed: &str, most: usize) -> Result<String, EntryRefusal> {
    let kept = text::tidy_lines(typed);
    if let Some(long) = too_long(&kept, most) {
        return Err(EntryRefusal::TextTooLong(long));
    }
    if text::is_unfit_in_lines(&kept) {
        return Err(EntryRefusal::TextWithControl);
    }
    Ok(kept)
}

/// What was decided, as [`ruling_text`]; something must be said.
pub fn decision_text(typed: &str, most: usize) -> Result<String, EntryRefusal> {
    let kept = ruling_text(typed, most)?;
    if has_something_to_read(&kept) { Ok(kept) } else { Err(EntryRefusal::DecisionMissing) }
}

/// Of which kind a breach was (2.1, 2.2.1): the one kind of its clause, or the one that the judge chose among several; collusion where
/// nobody says that a win was given away. None for the rules of the game.
pub fn kind_of(
    clause: Clause,
    matter: Matter,
    chosen: Option<ConductKind>,
) -> Result<Option<ConductKind>, EntryRefusal> {
    match (matter, clause.kinds()) {
        (Matter::Rules, _) | (_, []) => Ok(None),
        (Matter::Conduct, [one]) => Ok(Some(*one)),
        (Matter::Conduct, kinds) => match chosen {
            None if clause.is_about_giving_a_win() => Ok(Some(ConductKind::Collusion)),
            None => Err(EntryRefusal::KindMissing),
            Some(kind) if kinds.contains(&kind) => Ok(Some(kind)),
            Some(_) => Err(EntryRefusal::OtherKind),
        },
    }
}

/// So long after something was reported, in seconds, somebody may still rule on it: a year. Whoever types an earlier day made a slip.
const LONGEST_AGO: i64 = 366 * 86_400;

/// Whether something can have been reported at that moment (1.3.3). `began` is when the game began that it is about, if it has. Moments
/// are seconds since 1970; what is typed has none, so the minute counts.
pub fn check_reported(clause: Clause, reported: i64, began: Option<i64>, now: i64) -> Result<(), EntryRefusal> {
    let minute = |moment: i64| moment.div_euclid(60);
    if reported > now {
        return Err(EntryRefusal::ReportedAhead);
    }
    let before = began.is_some_and(|began| minute(reported) < minute(began));
    if before && !clause.is_about_what_comes_first() {
        return Err(EntryRefusal::ReportedBeforeGame);
    }
    if now - reported > LONGEST_AGO { Err(EntryRefusal::ReportedAtNoTime) } else { Ok(()) }
}

/// Whether a ruling can have been kept with this kind, and so that a win was given to that player; those of earlier versions have
/// none, and collusion was kept as a breach of fair play.
pub fn check_kept_kind(
    (clause, matter): (Clause, Matter),
    kept: Option<ConductKind>,
    (players, given_to): (&BTreeSet<i64>, Option<i64>),
) -> Result<(), EntryRefusal> {
    if kept.is_some_and(|kind| matter != Matter::Conduct || !clause.has_had_kind(kind)) {
        return Err(EntryRefusal::OtherKind);
    }
    match given_to {
        Some(_) if kept != Some(ConductKind::WinGiven) => Err(EntryRefusal::NothingGiven),
        Some(to) if players.contains(&to) => Err(EntryRefusal::RecipientElsewhere),
        _ => Ok(()),
    }
}

/// Whether a ruling can be kept like this.
pub fn check_entry(entry: &RulingEntry<'_>) -> Result<(), EntryRefusal> {
    if !entry.clause.can_be(entry.matter) {
        return Err(EntryRefusal::OtherMatter);
    }
    if entry.given_to.is_some() && entry.kind != Some(ConductKind::WinGiven) {
        return Err(EntryRefusal::NothingGiven);
    }
    if let Some(lifted) = &entry.lifts {
        return may_lift(entry, lifted);
    }
    if entry.penalty > Penalty::None {
        if entry.players.is_empty() {
            return Err(EntryRefusal::NobodyPunished);
        }
        if is_accepted_play(entry.matter, entry.reported) {
            return Err(EntryRefusal::AcceptedPlay);
        }
        all_in_the_game(entry)?;
    }
    if entry.kind == Some(ConductKind::WinGiven) {
        check_given(entry)?;
    } else if entry.clause.concerns_both() && entry.players.len() < 2 && !is_of_one(entry) {
        return Err(EntryRefusal::TakesTwo);
    }
    if entry.penalty == Penalty::Disqualification {
        may_disqualify(entry.matter, entry.game).map_err(EntryRefusal::Disqualification)?;
    }
    Ok(())
}

/// Whether a ruling on collusion is about one player alone, after an earlier ruling about that player.
fn is_of_one(entry: &RulingEntry<'_>) -> bool {
    entry.players.len() == 1 && entry.goes_on
}

/// Whether a win was given away as it can be (1.3.6): by one player, to another one of the same game.
fn check_given(entry: &RulingEntry<'_>) -> Result<(), EntryRefusal> {
    if entry.players.len() != 1 {
        return Err(EntryRefusal::GivenByOne);
    }
    match (entry.given_to, entry.seated) {
        // What goes on from an earlier ruling is about the game of that one.
        (None, _) if entry.goes_on => Ok(()),
        (None, _) => Err(EntryRefusal::RecipientMissing),
        (Some(to), _) if entry.players.contains(&to) => Err(EntryRefusal::RecipientElsewhere),
        (Some(_), SeatedThere::Unknown) => Ok(()),
        (Some(_), SeatedThere::NoGame) if entry.goes_on => Ok(()),
        (Some(_), SeatedThere::NoGame) => Err(EntryRefusal::GameMissing),
        (Some(to), SeatedThere::Players(seated)) if !seated.contains(&to) => Err(EntryRefusal::RecipientElsewhere),
        (Some(_), SeatedThere::Players(seated)) => match entry.players.difference(seated).next() {
            Some(player) => Err(EntryRefusal::NotInThisGame(*player)),
            None => Ok(()),
        },
    }
}

/// Whether everybody who gets a penalty for what happens in a game alone sits there. Whoever misbehaves at another's table may get
/// one for conduct.
fn all_in_the_game(entry: &RulingEntry<'_>) -> Result<(), EntryRefusal> {
    if !entry.clause.is_broken_in_a_game(entry.matter) {
        return Ok(());
    }
    match entry.seated {
        SeatedThere::Unknown => Ok(()),
        // A disqualification says more of what is missing.
        SeatedThere::NoGame if entry.penalty == Penalty::Disqualification && entry.matter == Matter::Rules => Ok(()),
        SeatedThere::NoGame => Err(EntryRefusal::GameMissing),
        SeatedThere::Players(seated) => {
            let elsewhere = entry.players.difference(seated).next();
            elsewhere.map_or(Ok(()), |player| Err(EntryRefusal::NotInThisGame(*player)))
        }
    }
}

/// Whether a ruling can take the penalty of an earlier one back: for players for whom it stands. A lighter one may take its place.
fn may_lift(entry: &RulingEntry<'_>, lifted: &LiftedRuling<'_>) -> Result<(), EntryRefusal> {
    if lifted.penalty == Penalty::None {
        return Err(EntryRefusal::NothingToLift);
    }
    if entry.players.is_empty() || !entry.players.is_subset(lifted.stands_for) {
        return Err(EntryRefusal::NotTheirs);
    }
    if entry.penalty >= lifted.penalty {
        return Err(EntryRefusal::LiftedAndGiven);
    }
    Ok(())
}

/// The penalty that is usual for several players at once ([`usual_penalty`](crate::rulings::penalty::usual_penalty)): the
/// lightest of theirs, since one entry has one penalty. Whoever was warned before can get more by a further ruling.
pub fn usual_for_all<'h>(clause: Clause, had: impl Iterator<Item = &'h [EarlierPenalty]>) -> Option<Penalty> {
    had.filter_map(|had| crate::rulings::penalty::usual_penalty(clause, had)).min()
}
