//! A ruling as pages show it: to judges with who and what in full, to its player without the others.

use chrono::{DateTime, Utc};

use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::penalty::{Penalty, is_accepted_play};
use reeve_store::PlayerId;
use reeve_time_zone::local;
use reeve_urls::{Judge, Url};
use reeve_views::rulings::list::RulingView;
use reeve_views::series::rulings::RulingElsewhere;
use reeve_words as words;
use reeve_words::clauses::ClauseWords;
use reeve_words::rulings as said;
use reeve_words::time;

/// A ruling.
pub struct RulingLine {
    /// Its number in the tournament; nothing to its reader where it is of another event.
    pub number: i64,
    /// The name of the event of the series that it is of; empty for this one.
    pub event: String,
    /// Its page; none for its player.
    pub href: Option<Url>,
    pub when: String,
    /// The game that it is about; empty where it is about none.
    pub place: String,
    /// Its players, and whether the penalty was lifted for each; nobody for its player.
    pub players: Vec<(String, bool)>,
    /// Its clause.
    pub clause: Clause,
    /// What the clause is about.
    pub title: String,
    /// What was reported; may be empty.
    pub report: String,
    pub decision: String,
    /// The penalty in a word; empty where there is none.
    pub penalty: String,
    /// How the penalty is marked.
    pub kind: &'static str,
    pub stands: bool,
    /// The name of the judge's account.
    pub judge: String,
    /// What else is to be said: what it refers to, what refers to it, that it was accepted play.
    pub notes: Vec<String>,
}

impl RulingLine {
    /// A ruling for judges.
    pub fn of(view: &RulingView, urls: &Judge, zone: &str) -> RulingLine {
        let row = &view.row;
        let mut notes = Vec::new();
        // What was written up later says when it was reported.
        let later = row.reported_at.timestamp() / 60 != row.judged_at.timestamp() / 60;
        notes.extend(later.then(|| said::reported_at(&reported(row.reported_at, row.judged_at, zone))));
        notes.extend(row.refers_to.map(|number| said::refers(number, row.lifts)));
        notes.extend(view.referred_by.iter().map(|number| said::referred_by(*number)));
        RulingLine {
            href: Some(urls.ruling(row.ruling_number)),
            players: view.players.iter().map(|one| (one.name.clone(), one.lifted)).collect(),
            report: row.report.clone(),
            notes: said_of(view).chain(notes).collect(),
            ..RulingLine::own(view, zone)
        }
    }

    /// A ruling for one of its players, of all about that player: whether the penalty stands is said of that player alone, and
    /// so is what lifts it.
    pub fn own_of(view: &RulingView, player: PlayerId, all: &[RulingView], zone: &str) -> RulingLine {
        let stands = view.stands() && view.players.iter().any(|one| one.id == player && !one.lifted);
        let own = |number: i64| all.iter().any(|one| one.row.ruling_number == number);
        let refers = view.row.refers_to.filter(|number| own(*number));
        let lifting = all.iter().filter(|one| one.row.lifts && one.row.refers_to == Some(view.row.ruling_number));
        let notes = refers.map(|number| said::refers(number, view.row.lifts));
        let lifted = lifting.map(|one| said::referred_by(one.row.ruling_number));
        let line = RulingLine::own(view, zone);
        RulingLine { stands, notes: line.notes.into_iter().chain(notes).chain(lifted).collect(), ..line }
    }

    /// A ruling of another event of the series, about a player of this one.
    pub fn elsewhere(ruling: &RulingElsewhere, player: String) -> RulingLine {
        RulingLine {
            number: 0,
            event: ruling.event.clone(),
            href: None,
            when: time::moment(ruling.judged_at, &ruling.time_zone),
            place: String::new(),
            players: vec![(player, false)],
            clause: ruling.clause,
            title: title(ruling.clause),
            report: String::new(),
            decision: ruling.decision.clone(),
            penalty: penalty(ruling.penalty),
            kind: kind(ruling.penalty),
            stands: !ruling.lifted,
            judge: String::new(),
            notes: Vec::new(),
        }
    }

    /// A ruling without its players.
    fn own(view: &RulingView, zone: &str) -> RulingLine {
        let row = &view.row;
        let clock = |at| time::clock(at, zone);
        let ended = row.resumed_at.map(clock);
        let ended = ended.as_deref().map(|ended| (ended, row.judged_by.is_some()));
        let pause = row.paused_at.map(|began| said::pause(&clock(began), ended));
        RulingLine {
            number: row.ruling_number,
            event: String::new(),
            href: None,
            when: time::moment(row.judged_at, zone),
            place: view.game.map(|(at, table)| said::place(at, table)).unwrap_or_default(),
            players: Vec::new(),
            clause: row.clause,
            title: title(row.clause),
            report: String::new(),
            decision: pause.unwrap_or_else(|| row.decision.clone()),
            penalty: penalty(row.penalty),
            kind: kind(row.penalty),
            stands: view.stands(),
            judge: row.judge.clone().unwrap_or_default(),
            notes: said_of(view).collect(),
        }
    }
}

/// When something was reported: the time, and the day where it was another one than that of the ruling.
fn reported(at: DateTime<Utc>, judged: DateTime<Utc>, zone: &str) -> String {
    let day = |at| local(at, zone).date_naive();
    if day(at) == day(judged) { time::clock(at, zone) } else { time::moment(at, zone) }
}

/// What a clause is about.
fn title(clause: Clause) -> String {
    words::clauses::of(clause).map(ClauseWords::title).unwrap_or_default()
}

/// A penalty in a word; nothing for none.
fn penalty(penalty: Penalty) -> String {
    if penalty == Penalty::None { String::new() } else { said::penalty(penalty) }
}

/// The kind of conduct, and that it was accepted play.
fn said_of(view: &RulingView) -> impl Iterator<Item = String> {
    view.row.conduct_kind.map(|kind| said::kind(kind, view.given_to.as_deref())).into_iter().chain(accepted(view))
}

fn accepted(view: &RulingView) -> Option<String> {
    is_accepted_play(view.row.matter, view.row.reported).then(texts::rulings::accepted_play)
}

/// How a penalty is marked.
pub fn kind(penalty: Penalty) -> &'static str {
    match penalty {
        Penalty::None => "waiting",
        Penalty::Caution | Penalty::Warning => "attention",
        Penalty::Disqualification => "wrong",
    }
}

/// The penalty that was lifted last of those that a player was given, by the rulings about the player.
pub fn lifted(ruled: &[RulingView], player: PlayerId, zone: &str) -> Option<String> {
    let by = ruled.iter().find(|one| one.row.lifts)?;
    let of = ruled.iter().find(|one| Some(one.row.ruling_number) == by.row.refers_to)?;
    let gone = of.players.iter().any(|one| one.id == player && one.lifted);
    gone.then(|| words::rulings::lifted(of.row.penalty, by.row.ruling_number, &time::clock(by.row.judged_at, zone)))
}
