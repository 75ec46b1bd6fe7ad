//! The tournaments: all that everybody sees, and one of them.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use chrono::{Datelike, NaiveDate};
use reeve_rules::rule_set;
use reeve_rules::tournament::event_level::EventLevel;
use reeve_rules::tournament::format;
use reeve_rules::tournament::programme::{ProgrammeEntry, ProgrammeKind};
use reeve_rules::tournament::settings::Setting;
use reeve_rules::tournament::vocabulary::{Phase, RoundState, TournamentPart};
use reeve_rules::{games::SystemCode, rule_set::RuleSet};
use schemars::JsonSchema;
use serde::Serialize;

use reeve_http::api::answer;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_http::ui::face_view::date_of;
use reeve_limits as limits;
use reeve_store::tournament::Tournament;
use reeve_time_zone as time_zone;
use reeve_urls as urls;
use reeve_views::bracket;
use reeve_views::bracket::champion;
use reeve_views::front_page::{Figures, FrontPage};
use reeve_views::hall::clock::RoundClock;
use reeve_views::people::{now, places};
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::tournament_list::{ListPlace, PAGE, ProgramPage, ProgramSearch};
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words::api as words;

use crate::api::parts::{Chain, Champion, Moment, RoundRef, Word, words_for};
use crate::api::query::Query;

/// The tournaments that are found, the last day first.
#[derive(Serialize, JsonSchema)]
pub(super) struct Tournaments {
    tournaments: Vec<TournamentInList>,
    /// With this as `cursor` the same question gives those that follow; null behind the last ones.
    next: Option<String>,
}

/// A tournament in short.
#[derive(Serialize, JsonSchema)]
pub(super) struct TournamentInList {
    /// Its short address, by which everything of it is asked for. It stays the same once registration has opened.
    slug: String,
    /// What tells it from every other tournament, on whichever server it is.
    id: Option<String>,
    name: String,
    place: String,
    /// The first day on which it is played.
    starts_on: NaiveDate,
    /// The name of its time zone, such as `Europe/Berlin`.
    time_zone: String,
    state: Word<Phase>,
    /// When it was called off: it does not take place. Null where it is not called off.
    called_off_at: Option<Moment>,
    /// The first day as it was announced, where it begins on another one now; null where it does not.
    moved_from: Option<NaiveDate>,
    /// How much of a championship it plays.
    part: Word<TournamentPart>,
    game: Word<SystemCode>,
    /// The address of its page.
    page: String,
}

impl TournamentInList {
    pub(super) fn of(t: &Tournament, public_url: &str) -> TournamentInList {
        TournamentInList {
            slug: t.slug.clone(),
            id: t.identity.clone(),
            name: t.name.clone(),
            place: t.place.clone(),
            starts_on: t.starts_on,
            time_zone: t.time_zone.clone(),
            state: Word(t.phase),
            called_off_at: t.called_off_at.map(|at| Moment::of(at, &t.time_zone)),
            moved_from: t.moved_from(),
            part: Word(t.part),
            game: Word(t.system),
            page: urls::public(&t.slug).home().on(public_url),
        }
    }
}

/// A state in which everybody sees a tournament.
fn public_state(text: &str) -> Option<Phase> {
    Phase::from_code(text).filter(|phase| phase.has_opened())
}

fn day(text: &str) -> Option<NaiveDate> {
    text.parse().ok().filter(|day: &NaiveDate| (1..=9999).contains(&day.year()))
}

fn limit(text: &str) -> Option<usize> {
    text.parse().ok().filter(|limit| (1..=limits::API_TOURNAMENTS).contains(limit))
}

/// What is asked for.
fn search(http: &HttpRequest) -> Result<ProgramSearch, Error> {
    let query = Query::of(http.query_string());
    let some = |text: &str| Some(text.to_owned());
    Ok(ProgramSearch {
        from: query.value("from", words::DAY, day)?,
        until: query.value("until", words::DAY, day)?,
        place: query.value("place", words::PLACE, some)?.unwrap_or_default(),
        state: query.value("state", words::STATE, public_state)?,
        series: query.value("series", words::SERIES, some)?,
        after: query.value("cursor", words::CURSOR, ListPlace::read)?,
        limit: query.value("limit", &words::limit(), limit)?.unwrap_or(PAGE as usize),
    })
}

pub(super) async fn list(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let wanted = search(&http)?;
    let mut tx = request.app.db.read().await?;
    let found = ProgramPage::read(&mut tx, &wanted).await?;
    drop(tx);
    let no_series = || Error::Field { field: "series".to_owned(), said: words::NO_SUCH_SERIES.to_owned() };
    let ProgramPage { found, next } = found.ok_or_else(no_series)?;
    let public_url = &request.app.public_url();
    let tournaments = found.iter().map(|t| TournamentInList::of(t, public_url)).collect();
    answer(&http, &Tournaments { tournaments, next: next.map(|next| next.to_string()) })
}

/// The states by which a list can be searched.
pub(super) fn states() -> Vec<&'static str> {
    Phase::CODES.iter().copied().filter(|code| public_state(code).is_some()).collect()
}

/// A tournament.
#[derive(Serialize, JsonSchema)]
pub(super) struct TournamentAnswer {
    #[serde(flatten)]
    head: TournamentInList,
    /// The edition of the game, in a championship.
    edition: Option<String>,
    level: Option<Word<EventLevel>>,
    /// The series that it is an event or the final day of.
    series: Option<SeriesRef>,
    /// How many preliminary rounds there are.
    prelim_rounds: i64,
    rules: Rules,
    /// What was decided where the rules are open, by the name of the setting.
    settings: BTreeMap<&'static str, &'static str>,
    /// What the number of players in round 1 means for the stages, once they are counted.
    format: Option<Format>,
    registration: Registration,
    /// How many are registered and on the waiting list; null once seats are public.
    registered: Option<Registered>,
    /// How many play; null before seats are public.
    players: Option<i64>,
    /// The round that people look for first: the first one that is not closed, or the last one.
    round: Option<CurrentRound>,
    clock: Option<Clock>,
    description: String,
    /// The address of the hall, in lines.
    address: String,
    /// Whom to ask, in lines.
    contact: String,
    links: Vec<Link>,
    fee: Option<Fee>,
    doors: Option<Moment>,
    starts: Option<Moment>,
    programme: Vec<Planned>,
    prizes: Vec<Prize>,
    /// What the organizers say at the moment.
    announcements: Vec<Said>,
    /// When the games begin next, where that was set.
    next_start: Option<Moment>,
    champion: Option<Champion>,
    chain: Option<Chain>,
}

/// A public series.
#[derive(Serialize, JsonSchema)]
pub(super) struct SeriesRef {
    slug: String,
    name: String,
}

/// How it is played.
#[derive(Serialize, JsonSchema)]
pub(super) struct Rules {
    name: String,
    /// Whether these are the official rules of the championship.
    official: bool,
    /// The VP that win a game.
    goal: u8,
    /// The whole rule set, as docs/RULESETS.md has it.
    text: String,
}

impl Rules {
    fn of(rules: &RuleSet) -> Rules {
        let name = rules.name.clone();
        Rules { name, official: rules.is_official(), goal: rules.goal, text: rule_set::text::write(rules) }
    }
}

words_for! {
    /// What follows the preliminary games.
    Stages for format::Stages {
        FinalOnly,
        SemiFinals,
        Nothing,
    }
}

/// What the number of players means.
#[derive(Serialize, JsonSchema)]
pub(super) struct Format {
    /// How many have played round 1; on the final day of a series in any of its events.
    attendance: usize,
    /// Whether these are enough for a result that is valid; null where other rules leave that to the organizers.
    valid: Option<bool>,
    /// The stages that are played as things stand.
    stages: Option<Stages>,
}

impl Format {
    fn of(t: &Tournament) -> Option<Format> {
        let format = ranking::format_of(t)?;
        Some(Format {
            attendance: format.attendance,
            valid: format.official.then_some(format.valid),
            stages: ranking::stages_of(t).map(Stages::from),
        })
    }
}

/// Whether people can register.
#[derive(Serialize, JsonSchema)]
pub(super) struct Registration {
    open: bool,
    /// Whether the organizers approve each.
    approval: bool,
    /// How many places there are; null: any number.
    places: Option<i64>,
    /// How many are free, while registration is open.
    free: Option<usize>,
    /// The address of the form, while it is open.
    page: Option<String>,
}

/// Who wants to play.
#[derive(Serialize, JsonSchema)]
pub(super) struct Registered {
    registered: usize,
    waiting: usize,
}

/// How far a round is.
#[derive(Serialize, JsonSchema)]
pub(super) struct CurrentRound {
    #[serde(flatten)]
    at: RoundRef,
    state: Word<RoundState>,
    tables: usize,
    /// How many results are public; null while none of the round is.
    results: Option<usize>,
}

/// The clock of the round that is being played.
#[derive(Serialize, JsonSchema)]
pub(super) struct Clock {
    #[serde(flatten)]
    at: RoundRef,
    since: Moment,
    /// When its games end, where they have a limit.
    ends: Option<Moment>,
    tables: usize,
}

/// A link.
#[derive(Serialize, JsonSchema)]
pub(super) struct Link {
    url: String,
    /// What it is called; may be empty.
    title: String,
}

/// What it costs to take part.
#[derive(Serialize, JsonSchema)]
pub(super) struct Fee {
    /// In hundredths of the currency.
    hundredths: i64,
    /// By its three letters; may be empty.
    currency: String,
}

/// Something that is planned.
#[derive(Serialize, JsonSchema)]
pub(super) struct Planned {
    kind: Word<ProgrammeKind>,
    /// In words, where they say more than the kind does; may be empty.
    title: String,
    begins: Moment,
    ends: Option<Moment>,
}

impl Planned {
    fn of(entry: &ProgrammeEntry, t: &Tournament) -> Planned {
        let at = |day: i64, minute: i64| {
            Moment::of(time_zone::moment(date_of(t.starts_on, day), minute, &t.time_zone), &t.time_zone)
        };
        let last = |end: i64| at(if end < entry.begins_at { entry.day + 1 } else { entry.day }, end);
        Planned {
            kind: Word(entry.kind),
            title: entry.title.clone(),
            begins: at(entry.day, entry.begins_at),
            ends: entry.ends_at.map(last),
        }
    }
}

/// What the ranks from one to another win.
#[derive(Serialize, JsonSchema)]
pub(super) struct Prize {
    from: i64,
    to: i64,
    prize: String,
}

/// An announcement.
#[derive(Serialize, JsonSchema)]
pub(super) struct Said {
    said: String,
    at: Moment,
    /// The table that is meant; null where everybody is.
    table: Option<SaidTo>,
}

/// A table of a round.
#[derive(Serialize, JsonSchema)]
pub(super) struct SaidTo {
    #[serde(flatten)]
    round: RoundRef,
    table: i64,
}

pub(super) async fn one(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let read = FrontPage::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    answer(&http, &TournamentAnswer::of(&read, &request.app.public_url())?)
}

impl TournamentAnswer {
    fn of(read: &FrontPage, public_url: &str) -> Result<TournamentAnswer, Error> {
        let FrontPage { snapshot, said, planned, prizes, level, news, chain, series, .. } = read;
        let t = &snapshot.tournament;
        let zone = t.time_zone.as_str();
        let moment = |at| Moment::of(at, zone);
        let minute = |at: i64| moment(time_zone::moment(t.starts_on, at, zone));
        let open = now::may_register(t).is_ok();
        let (registered, players, results) = match Figures::of(snapshot) {
            Figures::Ahead { registered, waiting } => (Some(Registered { registered, waiting }), None, None),
            Figures::Playing { players, results, .. } => (None, Some(players), results),
        };
        let round = visibility::current(&visibility::published(snapshot)).filter(|_| visibility::has_rounds(t));
        let champion = match bracket::is_over(snapshot) {
            true => champion::Champion::of(snapshot, &Ranking::of(snapshot, Reader::Everybody)?),
            false => None,
        };
        let settings = Setting::ALL.iter().filter(|setting| t.system.system().has_setting(**setting));
        Ok(TournamentAnswer {
            head: TournamentInList::of(t, public_url),
            edition: t.system.system().championship.then(|| t.edition.clone()),
            level: level.map(Word),
            series: series.as_ref().map(|of| SeriesRef { slug: of.slug.clone(), name: of.name.clone() }),
            prelim_rounds: t.prelim_rounds,
            rules: Rules::of(&ranking::rules_of(t)),
            settings: settings.map(|setting| (setting.code(), t.settings.choice(*setting).code())).collect(),
            format: Format::of(t),
            registration: Registration {
                open,
                approval: t.approval,
                places: t.capacity,
                free: places::room_for_new(t, &snapshot.players).filter(|_| open),
                page: open.then(|| urls::public(&t.slug).register().on(public_url)),
            },
            registered,
            players,
            round: round.map(|round| CurrentRound {
                at: reeve_views::rounds::RoundAt::of(round).into(),
                state: Word(round.row.state),
                tables: round.tables.len(),
                results,
            }),
            clock: RoundClock::of(snapshot).map(|clock| Clock {
                at: clock.at.into(),
                since: moment(clock.since),
                ends: clock.ends.map(moment),
                tables: clock.tables,
            }),
            description: said.description.clone(),
            address: said.address.clone(),
            contact: said.contact.clone(),
            links: said.links().map(|(url, title)| Link { url: url.to_owned(), title: title.to_owned() }).collect(),
            fee: said.fee.map(|hundredths| Fee { hundredths, currency: said.currency.clone() }),
            doors: said.doors_at.map(minute),
            starts: said.starts_at.map(minute),
            programme: planned.iter().map(|entry| Planned::of(entry, t)).collect(),
            prizes: prizes
                .iter()
                .map(|band| Prize { from: band.from, to: band.to, prize: band.prize.clone() })
                .collect(),
            announcements: news
                .announcements
                .iter()
                .map(|one| Said {
                    said: one.said.clone(),
                    at: moment(one.made_at),
                    table: one
                        .table()
                        .map(|(stage, number, table)| SaidTo { round: RoundRef { stage: Word(stage), number }, table }),
                })
                .collect(),
            next_start: news.starts_at.map(moment),
            champion: champion.map(Champion::from),
            chain: chain.clone().map(Chain::from),
        })
    }
}
