//! `/run/{slug}/judge/rulings/new`: a new ruling. First the clause is chosen, then the form has what fits it: the players of the
//! table, the remedy, what was ruled under this clause here, and what the players had before, here and in other events of the
//! series.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::rulings::log_ruling::{LogRuling, log_ruling};
use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FieldFaults;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::named::named;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::ruling_line::RulingLine;
use reeve_limits as limits;
use reeve_rules::rulings::clauses::{Clause, Matter};
use reeve_rules::rulings::conduct::ConductKind;
use reeve_rules::rulings::entry::usual_for_all;
use reeve_rules::rulings::history::{penalties_of, without_incident};
use reeve_rules::rulings::noted::{is_noted, next_step, times};
use reeve_rules::rulings::penalty::{EarlierPenalty, Penalty, Reported, usual_penalty};
use reeve_rules::rulings::robber::RobberClause;
use reeve_rules::text::too_long;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::PlayerId;
use reeve_store::player::Player;
use reeve_store::snapshot::Table;
use reeve_urls as urls;
use reeve_urls::{Judge, RoundUrls, Url};
use reeve_views::rounds::RoundAt;
use reeve_views::rulings::disqualify;
use reeve_views::rulings::form::RulingForm;
use reeve_views::rulings::list::{RulingView, about, rulings, under};
use reeve_views::rulings::now::history;
use reeve_views::seating::seat_list::{SeatMark, gone};
use reeve_views::standings::after_correction::CorrectionEffect;
use reeve_words as words;
use reeve_words::clauses::ClauseWords;
use reeve_words::flash::JudgeDone;
use reeve_words::time;
use reeve_words::titles;

use crate::pages::judge::home::standing;
use crate::pages::judge::rulings::choose::{ANOTHER_CLAUSE, CarriedRuling, choose_clause};
use crate::pages::judge::rulings::elsewhere;
use crate::pages::judge::rulings::notes::{NOTE, TableNotes};
use crate::pages::judge::rulings::prefill;
use crate::pages::judge::rulings::prefill::{ANSWER_FIELDS, ANSWERS, Answers, SHORT_SUPPLY, SupplyForm};
use crate::pages::judge::rulings::start::{RulingQuery, RulingStart, game_code};

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::judge::new_ruling, Permission::Rule, || to(show)),
        post(urls::judge::rulings, Permission::Rule, || to(send)).repeats(&["player"]),
    ]
}

#[derive(Template)]
#[template(path = "judge/new_ruling.html")]
struct NewRulingPage {
    page: Layout,
    clause: Clause,
    words: &'static ClauseWords,
    place: String,
    /// Where the form is sent to.
    target: Url,
    /// Under which name the device keeps what is typed.
    draft: Url,
    players: Vec<PlayerChoice>,
    others: String,
    /// To whom a win can have been given away, by number, behind nobody; empty under a clause that does not forbid it.
    recipients: Vec<(String, String)>,
    given_to: String,
    /// The games to choose from, where the address names none; empty where there are none.
    games: Vec<(String, String)>,
    report: String,
    /// When it was reported, as typed, and what is meant where nothing is.
    reported_at: (String, String),
    decision: String,
    /// What is asked, with the field and the answer; empty where nothing is.
    questions: Vec<(&'static str, &'static str, &'static str)>,
    /// The remedies that can be filled in, each with its code, where no question leads to them.
    remedies: Vec<(String, &'static str)>,
    reported: &'static str,
    /// The button that says the other: what it sends, and its words.
    other_report: (&'static str, &'static str),
    matters: Vec<(&'static str, &'static str)>,
    matter: &'static str,
    /// The kinds of breaches of conduct to choose from; empty where nothing is to be chosen.
    kinds: Vec<(&'static str, String)>,
    kind: &'static str,
    /// The one kind that the clause itself says; empty where there is a choice, or none.
    only_kind: String,
    penalties: Vec<(&'static str, &'static str)>,
    penalty: &'static str,
    /// The penalty that is proposed under a clause with a ladder, which the judge has seen then; empty without one.
    proposed: &'static str,
    /// What is usual under a clause with a ladder, or proposed.
    ladder: Option<String>,
    /// The earlier rulings that it can refer to, where the address names none, and the one that is chosen; empty where there is none.
    refers: (Vec<(String, String)>, String),
    /// The earlier ruling that this one refers to, whether its penalty can be lifted, and whether that is ticked.
    earlier: Option<(RulingLine, bool, bool)>,
    supply: Option<SupplyForm>,
    /// Earlier rulings under this clause, but for those about these players.
    under: Vec<RulingLine>,
    /// How many rulings the page shows, in a line.
    histories: String,
    /// What the players had before.
    had: Vec<RulingLine>,
    /// The same in the other events of the series.
    elsewhere: Vec<RulingLine>,
    confirm: Option<Confirm>,
    /// The buttons that pause the game and let it go on, where the clause is that of pauses.
    pause: Option<(Url, Url)>,
    faults: FieldFaults,
}

struct PlayerChoice {
    number: i64,
    name: String,
    /// That the player is out of the tournament; none for everybody else.
    gone: Option<SeatMark>,
    had: String,
    ticked: bool,
}

/// What is confirmed by a word.
struct Confirm {
    word: &'static str,
    says: Vec<String>,
    effect: CorrectionEffect,
}

impl NewRulingPage {
    fn fault(&self, field: &str) -> Option<&str> {
        self.faults.at(field)
    }
}

/// What the form needs of the tournament.
struct LoadedForm {
    read: RulingForm,
    views: Vec<RulingView>,
    urls: Judge,
}

impl LoadedForm {
    /// `is_confirmed`: whether it is for the page that asks for a word.
    async fn load(request: &RequestContext, start: &RulingStart, is_confirmed: bool) -> Result<LoadedForm, Error> {
        let mut tx = request.app.db.read().await?;
        let read = RulingForm::read(&mut tx, request.tournament()?.id, (start.call, is_confirmed)).await?;
        drop(tx);
        let views = rulings(&read.snapshot.labels(), &read.kept);
        let urls = urls::run(&read.snapshot.tournament.slug).judge();
        Ok(LoadedForm { read, views, urls })
    }

    fn line(&self, view: &RulingView) -> RulingLine {
        RulingLine::of(view, &self.urls, &self.read.snapshot.tournament.time_zone)
    }

    /// Whether all clauses hold in this tournament.
    fn has_all_clauses(&self) -> bool {
        self.read.snapshot.tournament.system.system().championship
    }

    /// The players who are offered: those of the table, of the earlier ruling, the one that one came from, and who was typed.
    fn candidates(&self, start: &RulingStart, typed: &BTreeSet<i64>) -> Result<Vec<&Player>, Error> {
        let mut ids: Vec<PlayerId> = match start.at {
            Some(at) => at.find(&self.read.snapshot.rounds)?.1.seats.iter().map(|seat| seat.player_id).collect(),
            None => Vec::new(),
        };
        let earlier = start.refers.and_then(|number| self.view(number));
        let named = earlier.into_iter().flat_map(|view| view.players.iter().map(|one| one.id));
        let chosen = |one: &&Player| Some(one.number) == start.player || typed.contains(&one.number);
        let came_from = self.read.snapshot.players.iter().filter(chosen).map(|one| one.id);
        for id in named.chain(came_from) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        Ok(ids.into_iter().filter_map(|id| self.read.snapshot.player(id)).collect())
    }

    fn view(&self, number: i64) -> Option<&RulingView> {
        self.views.iter().find(|view| view.row.ruling_number == number)
    }

    /// The games at which all of these players sit, or those who are ticked among them, the newest first. Nobody has broken a rule in a
    /// round that is not public yet.
    fn tables(&self, candidates: &[&Player], ticked: &BTreeSet<i64>) -> Vec<(RoundAt, &Table)> {
        let is_asked = |one: &&&Player| {
            ticked.contains(&one.number) || !candidates.iter().any(|other| ticked.contains(&other.number))
        };
        let players: Vec<PlayerId> = candidates.iter().filter(is_asked).map(|one| one.id).collect();
        let open = self.read.snapshot.rounds.iter().rev().filter(|round| round.row.state != RoundState::Planned);
        let tables = open.flat_map(|round| round.tables.iter().map(move |table| (RoundAt::of(round), table)));
        let all_sit = |table: &Table| players.iter().all(|one| table.seats.iter().any(|seat| seat.player_id == *one));
        tables.filter(|(_, table)| !players.is_empty() && all_sit(table)).collect()
    }

    /// Those games to choose from, behind none; nothing where there is no such game.
    fn games(&self, candidates: &[&Player], ticked: &BTreeSet<i64>) -> Vec<(String, String)> {
        let game = |(round, table): (RoundAt, &Table)| {
            let at = TableAt { round, table: table.row.number };
            (game_code(at), words::rulings::place(round, at.table))
        };
        let games: Vec<(String, String)> = self.tables(candidates, ticked).into_iter().map(game).collect();
        match games.is_empty() {
            true => games,
            false => [(String::new(), words::rulings::NO_GAME.to_owned())].into_iter().chain(games).collect(),
        }
    }

    /// To whom a win can have been given away, behind nobody: the players of the game, of that of the earlier ruling, or of the games in
    /// which those who are ticked sit.
    fn recipients(
        &self,
        (start, earlier): (&RulingStart, Option<&RulingView>),
        candidates: &[&Player],
        ticked: &BTreeSet<i64>,
    ) -> Vec<(String, String)> {
        let game = start.at.map(|at| (at.round, at.table)).or(earlier.and_then(|view| view.game));
        let snapshot = &self.read.snapshot;
        let seated: BTreeSet<PlayerId> = match game {
            Some((round, table)) => {
                let found = TableAt { round, table }.find(&snapshot.rounds).ok();
                found.into_iter().flat_map(|(_, table)| &table.seats).map(|seat| seat.player_id).collect()
            }
            None => {
                let tables = self.tables(candidates, ticked);
                tables.into_iter().flat_map(|(_, table)| &table.seats).map(|seat| seat.player_id).collect()
            }
        };
        let nobody = (String::new(), words::rulings::GIVEN_TO_NOBODY.to_owned());
        let may_get = |player: &&Player| seated.contains(&player.id) && !ticked.contains(&player.number);
        let there = snapshot.players.iter().filter(may_get);
        let choices = there.map(|player| (player.number.to_string(), words::isolated(&player.label())));
        std::iter::once(nobody).chain(choices).collect()
    }

    /// The earlier rulings about these players to which a ruling under the clause can refer, the newest first, behind none; nothing where
    /// there are none. Both clauses about collusion go on from each other.
    fn referable(&self, clause: Clause, players: &[&Player]) -> Vec<(String, String)> {
        let is_alike = |other: Clause| other == clause || other.concerns_both() && clause.concerns_both();
        let is_asked = |view: &&RulingView| {
            is_alike(view.row.clause)
                && players.iter().any(|player| view.names(player.id))
                && view.row.paused_at.is_none()
        };
        let found: Vec<(String, String)> = self
            .views
            .iter()
            .rev()
            .filter(is_asked)
            .map(|view| (view.row.ruling_number.to_string(), words::rulings::earlier_choice(view)))
            .collect();
        match found.is_empty() {
            true => found,
            false => [(String::new(), words::rulings::NO_EARLIER.to_owned())].into_iter().chain(found).collect(),
        }
    }

    fn by_numbers(&self, numbers: &BTreeSet<i64>) -> Vec<&Player> {
        self.read.snapshot.players.iter().filter(|player| numbers.contains(&player.number)).collect()
    }
}

/// What was typed into the form.
struct TypedRuling {
    players: BTreeSet<i64>,
    others: String,
    report: String,
    reported_at: String,
    decision: String,
    reported: Option<Reported>,
    matter: Matter,
    kind: Option<ConductKind>,
    penalty: Option<Penalty>,
    answers: Answers,
    /// The number of the player to whom a win was given away, as it was sent.
    given_to: String,
    /// Whether the earlier ruling was chosen on the form, and does not stand in the address.
    chose_earlier: bool,
    lifts: bool,
    confirm: String,
    /// Whether the players were only to be shown, with what they had before.
    looks: bool,
    faults: Vec<(String, String)>,
}

impl TypedRuling {
    /// The form as nobody has touched it.
    fn fresh(start: &RulingStart, clause: Clause, players: BTreeSet<i64>, decision: String) -> TypedRuling {
        TypedRuling {
            players,
            others: String::new(),
            report: String::new(),
            reported_at: String::new(),
            decision,
            reported: Some(if start.later { Reported::Later } else { Reported::AtOnce }),
            matter: clause.usual_matter(),
            kind: None,
            penalty: None,
            answers: prefill::first_answers(start, clause),
            given_to: String::new(),
            chose_earlier: false,
            lifts: false,
            confirm: String::new(),
            looks: false,
            faults: Vec::new(),
        }
    }

    fn read(form: &Form, clause: Clause, all: &[Player]) -> TypedRuling {
        let mut faults = Vec::new();
        let mut fault = |field: &str, says: &str| faults.push((field.to_owned(), says.to_owned()));
        let mut players = BTreeSet::new();
        for number in form.all("player") {
            match number.parse() {
                Ok(number) => drop(players.insert(number)),
                Err(_) => fault("player", words::rulings::NO_NUMBERS),
            }
        }
        let mut others = form.raw("others").to_owned();
        if too_long(&others, limits::of_field("others")).is_some() {
            fault("others", words::rulings::NO_NUMBERS);
        } else {
            // Who was found has a box from then on, and what was nobody's stays as it was typed.
            let found = named(all, &others);
            found.faults.iter().for_each(|says| fault("others", says));
            players.extend(found.numbers);
            others = found.left.join(", ");
        }
        let reported = Reported::from_code(form.raw("reported"));
        let penalty = Penalty::from_code(form.raw("penalty"));
        let matter = match clause.matters() {
            [_, _, ..] => Matter::from_code(form.raw("matter")),
            _ => Some(clause.usual_matter()),
        };
        let kind = ConductKind::from_code(form.raw("kind"));
        if kind.is_none() && form.filled("kind").is_some() {
            fault("kind", words::rulings::CHOOSE_ONE);
        }
        let given_to = form.text("given_to").to_owned();
        if !given_to.is_empty() && given_to.parse::<i64>().is_err() {
            fault("given_to", words::rulings::CHOOSE_ONE);
        }
        for (field, there) in
            [("reported", reported.is_some()), ("penalty", penalty.is_some()), ("matter", matter.is_some())]
        {
            if !there {
                fault(field, words::rulings::CHOOSE_ONE);
            }
        }
        TypedRuling {
            players,
            others,
            report: form.raw("report").to_owned(),
            reported_at: form.text("reported_at").to_owned(),
            decision: form.raw("decision").to_owned(),
            reported,
            matter: matter.unwrap_or(clause.usual_matter()),
            kind,
            penalty,
            answers: ANSWER_FIELDS.map(|field| match form.raw(field) {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            }),
            given_to,
            chose_earlier: form.filled("refers").is_some(),
            lifts: form.ticked("lifts"),
            confirm: form.raw("confirm").to_owned(),
            looks: false,
            faults,
        }
    }

    fn command(&self, start: &RulingStart, clause: Clause) -> LogRuling {
        LogRuling {
            at: start.at,
            players: self.players.clone(),
            clause,
            matter: self.matter,
            kind: self.kind,
            reported: self.reported.unwrap_or(Reported::AtOnce),
            report: self.report.clone(),
            reported_at: self.reported_at.clone(),
            decision: self.decision.clone(),
            penalty: self.penalty.unwrap_or(Penalty::None),
            given_to: self.given_to.parse().ok(),
            refers_to: start.refers,
            lifts: self.lifts,
            call: start.call,
            confirm: self.confirm.clone(),
        }
    }
}

/// Shows the clauses, and the form once one is chosen.
async fn show(request: RequestContext, query: web::Query<RulingQuery>) -> HandlerResult {
    let query = query.into_inner();
    let start = RulingStart::read(&query)?;
    let loaded = LoadedForm::load(&request, &start, false).await?;
    let earlier = start.refers.map(|number| loaded.view(number).ok_or(Error::Missing)).transpose()?;
    let Some(clause) = start.clause.or(earlier.map(|view| view.row.clause)) else {
        let notes = table_notes(&loaded, &start, query.noted.parse().ok())?;
        let of = (&loaded.urls, loaded.views.as_slice(), loaded.has_all_clauses());
        return choose_clause(layout(&request, &loaded)?, of, (&start, notes), (query.q, None));
    };
    let ticked: BTreeSet<i64> = match earlier {
        Some(view) => view.players.iter().filter(|one| !one.lifted).map(|one| one.number).collect(),
        None => start.player.into_iter().collect(),
    };
    let supply = supply(&loaded, &start, clause, |field| query.supply_field(field))?;
    let decision = prefill::decision(&start, clause, &supply);
    let mut typed = TypedRuling::fresh(&start, clause, ticked, decision);
    // What goes on from an earlier ruling, or lifts it, is about the same.
    typed.matter = earlier.filter(|view| view.row.clause == clause).map_or(typed.matter, |view| view.row.matter);
    page(&ruling_page(&request, &loaded, (&start, clause), (typed, supply))?)
}

/// What can be noted with one tap at the table that one came from. `noted`: the number of what was noted just now.
fn table_notes(loaded: &LoadedForm, start: &RulingStart, noted: Option<i64>) -> Result<Option<TableNotes>, Error> {
    // What ends a call or goes on from a ruling is written with the form.
    if start.at.is_none() || start.call.is_some() || start.refers.is_some() {
        return Ok(None);
    }
    let players = loaded.candidates(&RulingStart { player: None, ..start.clone() }, &BTreeSet::new())?;
    let noted = noted.and_then(|number| loaded.view(number));
    let past = history(&loaded.read.kept);
    Ok(Some(TableNotes::of((&loaded.urls, &past, loaded.has_all_clauses()), start, &players, noted)))
}

/// The calculator of the clause about too few cards. `typed`: what stands in its field of that name.
fn supply<'t>(
    loaded: &LoadedForm,
    start: &RulingStart,
    clause: Clause,
    typed: impl Fn(&str) -> &'t str,
) -> Result<SupplyForm, Error> {
    if clause.number() != SHORT_SUPPLY {
        return Ok(SupplyForm::default());
    }
    let mut names: Vec<String> =
        loaded.candidates(start, &BTreeSet::new())?.iter().map(|player| player.label()).collect();
    for seat in names.len()..4 {
        names.push(words::rulings::some_player(seat + 1));
    }
    Ok(SupplyForm::of(typed, &names))
}

fn layout(request: &RequestContext, loaded: &LoadedForm) -> Result<Layout, Error> {
    let layout = nav::staff(request, titles::LOG_A_RULING, StaffSection::Judge)?.queues();
    Ok(layout.crumb(titles::JUDGE, loaded.urls.home()))
}

fn ruling_page(
    request: &RequestContext,
    loaded: &LoadedForm,
    (start, clause): (&RulingStart, Clause),
    (typed, supply): (TypedRuling, SupplyForm),
) -> Result<NewRulingPage, Error> {
    let candidates = loaded.candidates(start, &typed.players)?;
    let choice = |player: &&Player| PlayerChoice {
        number: player.number,
        name: player.label(),
        had: words::rulings::had_in_series(
            &standing(&loaded.views, player),
            &loaded.read.elsewhere.standing(player.id),
        ),
        gone: gone(&loaded.read.snapshot, player.id),
        ticked: typed.players.contains(&player.number),
    };
    // Where somebody was ticked, what counts is what they had; else that of everybody at the table.
    let ticked = loaded.by_numbers(&typed.players);
    let asked = if ticked.is_empty() { candidates.clone() } else { ticked };
    let (usual, ladder) = ladder(loaded, (start, clause), &asked, (typed.players.is_empty(), typed.kind));
    let had = asked.iter().flat_map(|player| about(&loaded.views, player.id));
    // Each ruling stands on the page once.
    let is_other = |view: &RulingView| Some(view.row.ruling_number) != start.refers;
    let mut had: Vec<RulingView> = had.filter(|view| view.row.penalty > Penalty::None && is_other(view)).collect();
    had.sort_by_key(|view| std::cmp::Reverse(view.row.ruling_number));
    had.dedup_by_key(|view| view.row.ruling_number);
    let under: Vec<RulingView> =
        under(&loaded.views, clause).into_iter().filter(|view| is_other(view) && !had.contains(view)).collect();
    let elsewhere = elsewhere::lines(&loaded.read.elsewhere, &asked, |one| one.penalty > Penalty::None);
    let earlier = start.refers.and_then(|number| loaded.view(number));
    let of_address = start.refers.filter(|_| !typed.chose_earlier);
    let here = RulingStart { clause: Some(clause), refers: of_address, ..start.clone() };
    let kind = typed.kind.or(earlier.and_then(|view| view.row.conduct_kind));
    // Whom somebody named before stays in sight with another kind.
    let asks_to_whom =
        clause.is_about_giving_a_win() && (kind == Some(ConductKind::WinGiven) || !typed.given_to.is_empty());
    let called = loaded.read.called_at.map(|at| time::clock(at, &loaded.read.snapshot.tournament.time_zone));
    let round: Option<(RoundUrls, i64)> =
        start.at.map(|at| (urls::run(&loaded.read.snapshot.tournament.slug).round(at.round), at.table));
    Ok(NewRulingPage {
        page: layout(request, loaded)?.stands_at(here.form(&loaded.urls)),
        draft: here.draft(&loaded.urls),
        clause,
        words: words::clauses::of(clause).ok_or(Error::Missing)?,
        place: start.at.map(|at| words::rulings::place(at.round, at.table)).unwrap_or_default(),
        target: here.target(&loaded.urls),
        players: candidates.iter().map(choice).collect(),
        others: typed.others.clone(),
        recipients: if asks_to_whom {
            loaded.recipients((start, earlier), &candidates, &typed.players)
        } else {
            Vec::new()
        },
        given_to: typed.given_to.clone(),
        games: if start.at.is_none() { loaded.games(&candidates, &typed.players) } else { Vec::new() },
        remedies: match RobberClause::of(clause) {
            Some(_) => Vec::new(),
            None => prefill::remedies(clause).into_iter().map(|(one, said)| (said, one.code())).collect(),
        },
        questions: questions(clause, typed.answers),
        reported: typed.reported.map(Reported::code).unwrap_or_default(),
        other_report: prefill::other_report(typed.reported, clause),
        matters: clause.matters().iter().map(|one| (one.code(), words::rulings::matter_choice(*one))).collect(),
        matter: typed.matter.code(),
        kinds: prefill::kinds(clause),
        kind: kind.map(ConductKind::code).unwrap_or_default(),
        only_kind: prefill::only_kind(clause),
        penalties: Penalty::ALL.iter().map(|one| (one.code(), words::rulings::penalty_choice(*one))).collect(),
        penalty: typed.penalty.or(usual.filter(|_| earlier.is_none())).unwrap_or(Penalty::None).code(),
        proposed: usual.map(Penalty::code).unwrap_or_default(),
        ladder,
        refers: match of_address {
            Some(_) => (Vec::new(), String::new()),
            None => {
                let chosen = start.refers.map(|number| number.to_string()).unwrap_or_default();
                (loaded.referable(clause, &asked), chosen)
            }
        },
        earlier: earlier.map(|view| (loaded.line(view), view.stands(), typed.lifts)),
        supply: (clause.number() == SHORT_SUPPLY).then_some(supply),
        histories: words::rulings::histories(had.len() + elsewhere.len(), under.len(), clause),
        under: under.iter().map(|view| loaded.line(view)).collect(),
        had: had.iter().map(|view| loaded.line(view)).collect(),
        elsewhere,
        // What is refused for another reason is not on the point of being confirmed.
        confirm: match !typed.looks && typed.faults.iter().all(|(field, _)| field == "confirm") {
            true => confirm(loaded, (start, clause), &typed)?,
            false => None,
        },
        pause: round.filter(|_| clause == Clause::PAUSE).map(|(urls, table)| (urls.pause(table), urls.resume(table))),
        report: typed.report,
        reported_at: (typed.reported_at, words::rulings::reported_help(called.as_deref())),
        decision: typed.decision,
        faults: typed.faults.into_iter().collect(),
    })
}

/// The two questions of a clause about the robber: field, words, and the answer as its field has it.
fn questions(clause: Clause, answers: Answers) -> Vec<(&'static str, &'static str, &'static str)> {
    let Some(asked) = RobberClause::of(clause) else { return Vec::new() };
    let asks = ANSWER_FIELDS.into_iter().zip(words::rulings::robber_questions(asked)).zip(answers);
    let [yes, no] = words::rulings::YES_OR_NO.map(|(code, _)| code);
    asks.map(|((field, asks), answer)| (field, asks, answer.map_or("", |answer| if answer { yes } else { no })))
        .collect()
}

/// What is usual now for these players under a clause with a ladder, or proposed where small breaches are noted, and that in words. `nobody`: none of them is ticked.
fn ladder(
    loaded: &LoadedForm,
    (start, clause): (&RulingStart, Clause),
    players: &[&Player],
    (nobody, kind): (bool, Option<ConductKind>),
) -> (Option<Penalty>, Option<String>) {
    // The incident of the ruling that this one refers to is the same, and counts once.
    let past = without_incident(&history(&loaded.read.kept), start.refers);
    if is_noted(clause) {
        let noted: Vec<(String, usize)> =
            players.iter().map(|player| (player.label(), times(&past, clause, player.id.0))).collect();
        let step =
            noted.iter().map(|(_, times)| next_step(*times)).min().filter(|step| !nobody && *step > Penalty::None);
        let not_counted = start.refers.map(words::rulings::noted_not_counted);
        let says = step.map(|step| words::rulings::proposed_step(&noted, step));
        return (step, says.map(|says| [Some(says), not_counted].into_iter().flatten().collect::<Vec<_>>().join(" ")));
    }
    let of = |player: &Player| -> Vec<EarlierPenalty> {
        let here = penalties_of(&past, player.id.0).into_iter().map(|(_, one)| one);
        here.chain(loaded.read.elsewhere.penalties(player.id)).collect()
    };
    let had: Vec<(&Player, Vec<EarlierPenalty>)> = players.iter().map(|player| (*player, of(player))).collect();
    let of_all = usual_for_all(clause, had.iter().map(|(_, had)| had.as_slice())).filter(|_| !nobody);
    let usual = of_all.or(usual_penalty(clause, &[]));
    let harder = had.iter().filter(|(_, had)| usual_penalty(clause, had) == Some(Penalty::Disqualification));
    let names: Vec<String> = harder.map(|(player, _)| player.label()).collect();
    let ticked: Vec<String> = players.iter().filter(|_| !nobody).map(|player| player.label()).collect();
    let not_counted = start.refers.filter(|_| usual < Some(Penalty::Disqualification)).map(words::rulings::not_counted);
    let takes_two =
        clause.concerns_both() && ticked.len() == 1 && start.refers.is_none() && kind != Some(ConductKind::WinGiven);
    let says = usual.map(|usual| words::rulings::ladder(usual, &ticked, &names));
    let says = says.map(|says| if takes_two { format!("{} {says}", words::rulings::TICK_BOTH) } else { says });
    (usual, says.map(|says| [Some(says), not_counted].into_iter().flatten().collect::<Vec<_>>().join(" ")))
}

/// What a disqualification does, or lifting one, before it is confirmed.
fn confirm(
    loaded: &LoadedForm,
    (start, clause): (&RulingStart, Clause),
    typed: &TypedRuling,
) -> Result<Option<Confirm>, Error> {
    let earlier =
        start.refers.and_then(|number| loaded.view(number)).map(|view| (view.row.penalty, view.row.judged_at));
    let Some(word) = typed.command(start, clause).word(earlier.map(|one| one.0)) else { return Ok(None) };
    let ids: Vec<PlayerId> = loaded.by_numbers(&typed.players).iter().map(|player| player.id).collect();
    let is_out = typed.penalty == Some(Penalty::Disqualification);
    let effect = match is_out {
        true => disqualify::effect(&loaded.read.snapshot, &ids, clause.number())?,
        false => disqualify::effect_of_lifting(&loaded.read.snapshot, &ids, earlier.map(|one| one.1))?,
    };
    let in_series =
        |player| loaded.read.in_series.as_ref().map(|of| words::series::final_day::moved(of, player, is_out));
    let says = effect.players.iter().flat_map(|player| match is_out {
        true => words::rulings::out(player, clause.number()).into_iter().chain(in_series(player)),
        false => words::rulings::back(player).into_iter().chain(in_series(player)),
    });
    Ok(Some(Confirm { word, says: says.collect(), effect: effect.ranking }))
}

/// Keeps the ruling, or shows the form again with everything that was typed.
async fn send(request: RequestContext, query: web::Query<RulingQuery>, form: Form) -> HandlerResult {
    let query = query.into_inner();
    let start = RulingStart::read(&query)?.with_game(form.text("game"))?.with_earlier(form.text("refers"))?;
    let tournament = request.tournament()?;
    let loaded = LoadedForm::load(&request, &start, false).await?;
    if form.text("look") == ANOTHER_CLAUSE {
        return choose_another(&request, &loaded, &start, &form);
    }
    if let Some(chosen) = Clause::read(form.text("look")) {
        let start = RulingStart { clause: Some(chosen), ..start };
        return under_another(&request, &loaded, (&start, chosen), &form);
    }
    let clause = start.clause.ok_or(Error::Missing)?;
    let mut typed = TypedRuling::read(&form, clause, &loaded.read.snapshot.players);
    let seen = Penalty::from_code(form.raw("proposed")).filter(|seen| typed.penalty == Some(*seen));
    if let Some(look) = form.filled("look") {
        // What nobody chose otherwise follows the players who are chosen.
        typed.penalty = typed.penalty.filter(|_| seen.is_none());
        return looked(&request, &loaded, (&start, clause), &form, (look, typed));
    }
    let first = prefill::answered(clause, prefill::first_answers(&start, clause), "").map(|(_, decision)| decision);
    let is_own = !typed.decision.trim().is_empty() && first.as_deref() != Some(typed.decision.trim());
    if !is_own && let Some((reported, decision)) = prefill::answered(clause, typed.answers, "") {
        (typed.reported, typed.decision) = (Some(reported), decision);
    }
    let asked = (typed.players.is_empty(), typed.kind);
    let (usual, said) = ladder(&loaded, (&start, clause), &loaded.by_numbers(&typed.players), asked);
    if let (Some(seen), Some(usual), Some(said), false) = (seen, usual, said, typed.lifts)
        && usual > seen
    {
        // The penalty was proposed before the players were chosen, and for them another one is usual.
        typed.faults.push(("penalty".to_owned(), said));
        typed.penalty = None;
    }
    let urls = urls::run(&tournament.slug).judge();
    if typed.faults.is_empty() {
        let table = RulingStart { at: start.at, ..RulingStart::default() }.form(&urls);
        let kept = request.will_redirect_to_created(|number| match (form.has(NOTE), start.refers) {
            (true, None) => table.clone().query("noted", number),
            (true, Some(_)) => table.clone(),
            (false, _) => urls.ruling(number).done(JudgeDone::Logged),
        });
        match log_ruling(&request.context(), tournament.id, typed.command(&start, clause)).await {
            Ok(number) => return see_other(kept(&number)),
            Err(actions::Error::Faults(faults)) => typed.faults.extend(FieldFaults::of(&faults).iter().cloned()),
            Err(error) => return Err(error.into()),
        }
    }
    // The page that asks for the word for the first time is no fault of anybody's.
    if !form.has("confirm") {
        typed.faults.retain(|(field, _)| field != "confirm");
    }
    let loaded = LoadedForm::load(&request, &start, true).await?;
    again(&request, &loaded, (&start, clause), &form, typed)
}

/// The form again with what one of its buttons shows or fills in. Nothing is sent yet: what is missing is no fault, but whom nobody knows
/// is.
fn looked(
    request: &RequestContext,
    loaded: &LoadedForm,
    (start, clause): (&RulingStart, Clause),
    form: &Form,
    (look, mut typed): (&str, TypedRuling),
) -> HandlerResult {
    typed.faults.retain(|(field, _)| field == "others");
    let said = supply(loaded, start, clause, |field| form.raw(field))?.says;
    if look == ANSWERS {
        let missing = ANSWER_FIELDS.into_iter().zip(typed.answers).filter(|(_, answer)| answer.is_none());
        typed.faults.extend(missing.map(|(field, _)| (field.to_owned(), words::rulings::CHOOSE_ONE.to_owned())));
        if let Some((reported, decision)) = prefill::answered(clause, typed.answers, &typed.decision) {
            (typed.reported, typed.decision) = (Some(reported), decision);
        }
        typed.looks = typed.faults.is_empty();
        return again(request, loaded, (start, clause), form, typed);
    }
    match prefill::filled_in(look, (start, clause), &typed.decision) {
        Some((reported, decision)) => (typed.reported, typed.decision) = (Some(reported), decision),
        None => {
            let works_out = look == prefill::SUPPLY || !form.pressed("look")?;
            if let Some(said) = said.filter(|_| works_out || typed.decision.trim().is_empty()) {
                typed.decision = prefill::below_own(&typed.decision, clause, &said);
            }
        }
    }
    typed.looks = typed.faults.is_empty();
    again(request, loaded, (start, clause), form, typed)
}

/// The choice of another clause, to which what was typed goes along.
fn choose_another(request: &RequestContext, loaded: &LoadedForm, start: &RulingStart, form: &Form) -> HandlerResult {
    let stands = form.raw("decision");
    let decision = start.clause.map_or(stands.to_owned(), |clause| prefill::own_words(stands, clause));
    let start = RulingStart { clause: None, remedy: None, refers: None, ..start.clone() };
    let here = start.form(&loaded.urls);
    let carried = CarriedRuling::of(form, decision, (here, start.target(&loaded.urls)));
    let layout = layout(request, loaded)?.stands_at(start.form(&loaded.urls));
    let of = (&loaded.urls, loaded.views.as_slice(), loaded.has_all_clauses());
    choose_clause(layout, of, (&start, None), (form.text("q").to_owned(), Some(carried)))
}

/// The form under another clause, with what was typed under the one before, and what that clause fills in.
fn under_another(
    request: &RequestContext,
    loaded: &LoadedForm,
    (start, clause): (&RulingStart, Clause),
    form: &Form,
) -> HandlerResult {
    let mut typed = TypedRuling::read(form, clause, &loaded.read.snapshot.players);
    typed.faults.retain(|(field, _)| field == "others");
    typed.looks = typed.faults.is_empty();
    typed.reported = typed.reported.or(Some(Reported::AtOnce));
    if typed.decision.trim().is_empty() {
        let later = typed.reported == Some(Reported::Later);
        let start = RulingStart { later, ..start.clone() };
        typed.answers = prefill::first_answers(&start, clause);
        typed.decision = prefill::decision(&start, clause, &SupplyForm::default());
    }
    again(request, loaded, (start, clause), form, typed)
}

/// The form again with everything that was typed.
fn again(
    request: &RequestContext,
    loaded: &LoadedForm,
    (start, clause): (&RulingStart, Clause),
    form: &Form,
    typed: TypedRuling,
) -> HandlerResult {
    let supply = supply(loaded, start, clause, |field| form.raw(field))?;
    let status = if typed.looks { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    page_with(status, &ruling_page(request, loaded, (start, clause), (typed, supply))?)
}
