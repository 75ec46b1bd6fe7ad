//! `/t/{slug}`: a tournament's first page, the answer first; and its address as a QR code.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page};
use reeve_http::robots;
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::calendar::CalendarSource;
use reeve_http::ui::chain_view::ChainView;
use reeve_http::ui::champion::ChampionView;
use reeve_http::ui::event_data::EventData;
use reeve_http::ui::face_view::FaceView;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::moment::MomentView;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::{face_view, nav, qr};
use reeve_rules::tournament::vocabulary::{Phase, RoundState, Stage, TournamentPart};
use reeve_store::Snapshot;
use reeve_store::snapshot::Round;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_views::bracket;
use reeve_views::front_page::{Figures, FrontPage, read_logo};
use reeve_views::people::places;
use reeve_views::report;
use reeve_views::report::Finalist;
use reeve_views::rounds::{RoundAt, prelims};
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words as words;

use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::running_games::RunningGameView;
use reeve_urls::Public;
use reeve_words::{time, titles};

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::public::home, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::Always),
        get(urls::public::logo, Permission::SeePublic, || to(show_logo)).kept(&[]).in_english(),
        get(urls::public::qr, Permission::SeePublic, || to(picture)).kept(&[]).in_english(),
    ]
}

/// What a visitor most likely came for.
enum Answers {
    /// Not public yet; only its staff sees it.
    Draft,
    /// Nothing: it does not take place.
    CalledOff,
    /// To register: free places where there is a limit.
    Register {
        free: Option<usize>,
        approval: bool,
    },
    /// To come to the final day of a series.
    FinalDay,
    /// To wait for the seats.
    Wait,
    /// To find a seat in this round.
    Seat {
        round: String,
    },
    /// To wait for the seats of the next round.
    Between {
        over: String,
        next: String,
    },
    Champion {
        champion: ChampionView,
        table: Vec<Finalist>,
    },
}

#[derive(Template)]
#[template(path = "public/tournament.html")]
struct TournamentPage {
    page: Layout,
    urls: Public,
    line: String,
    phase: String,
    /// The day for which it was announced, where it is on another one now and still to come.
    moved: Option<String>,
    answers: Answers,
    /// What was just reached.
    moment: Option<MomentView>,
    news: NewsView,
    tiles: Vec<(String, String, String)>,
    facts: Vec<(String, String)>,
    face: FaceView,
    /// The tournament as search engines read it; none before it is public.
    event_data: Option<String>,
    prizes: Vec<(String, String)>,
    standings: bool,
    /// Whether everybody may see the board of a round.
    boards: bool,
    /// Whether games can be on that are noted step by step.
    has_games: bool,
    /// Those that are on and that everybody may see.
    running: Vec<RunningGameView>,
    /// Whether there is a result that everybody may see.
    statistics: bool,
    /// What the page of the later stages is called, once there is one.
    bracket: Option<String>,
    chain: Option<ChainView>,
    /// Whether it is the final day of that series, and not an event.
    is_final_day: bool,
    /// The public series that it is an event of: its name and page.
    series: Option<(String, urls::Url)>,
}

/// The tournament's first page.
pub(super) async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let FrontPage { snapshot, said, planned, logo, prizes, level, news, has_boards, running, chain, series } =
        FrontPage::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let t = &snapshot.tournament;
    let answers = answers(&snapshot)?;
    let names_players = t.phase.is_finished() || matches!(answers, Answers::Champion { .. });
    let running = RunningGameView::all(running, &snapshot).await?;
    let moment = match answers {
        Answers::Between { .. } => MomentView::of(&snapshot, &Ranking::of(&snapshot, Reader::Everybody)?),
        _ => None,
    };
    let names_players = names_players || moment.as_ref().is_some_and(|moment| !moment.names.is_empty());
    let names_players = names_players || !running.is_empty() || nav::names_moved(&snapshot);
    let (changed, public_url) = (request.access.changed_at.unwrap_or(t.created_at), &request.app.public_url());
    let event_data = EventData {
        source: CalendarSource { tournament: t, said: &said, planned: &planned, changed, public_url },
        free: places::room_for_new(t, &snapshot.players),
        series: series.as_ref().map(|of| (of.name.as_str(), of.slug.as_str())),
        has_logo: logo.is_some(),
    };
    let event_data = visibility::is_public(t).then(|| event_data.json());
    let mut layout = nav::public(&request, t.name.clone(), PublicSection::Home)?;
    if matches!(answers, Answers::Champion { .. }) {
        let drawn = urls::public(&t.slug).champion_picture().on(public_url);
        layout.preview = layout.preview.map(|preview| preview.with_drawn(drawn));
    }
    let mut answer = page(&TournamentPage {
        page: nav::tell_taken_back(layout, &snapshot),
        event_data,
        urls: urls::public(&t.slug),
        line: words::tournament::day_and_place(&face_view::day_and_start(t, &said), &t.place),
        phase: where_it_stands(&snapshot),
        moved: t.moved_from().filter(|_| !visibility::has_rounds(t)).map(time::day),
        answers,
        moment,
        news: NewsView::of(&news, t).with_beginning(&snapshot),
        tiles: tiles(&snapshot),
        facts: level
            .map(|level| (texts::tournament::fact_level(), words::face::level(level)))
            .into_iter()
            .chain(facts(&snapshot)?)
            .collect(),
        prizes: prizes.into_iter().map(|band| (words::face::ranks(&band), band.prize)).collect(),
        face: FaceView::of(t, &said, &planned, logo),
        standings: visibility::has_rounds(t),
        boards: has_boards,
        has_games: t.system.system().machine.is_some(),
        running,
        statistics: visibility::has_public_result(&snapshot),
        bracket: visibility::has_later_stages(t).then(|| titles::later_stages(ranking::stages_of(t))),
        is_final_day: t.part == TournamentPart::Finals,
        series: series.map(|of| (of.name, urls::series(&of.slug).home())),
        chain: chain.map(|head| ChainView::of(head, urls::public(&t.slug).log())),
    })?;
    // Between two rounds, once there is a champion, while a game is on that is watched, and where seats changed, it names players.
    if names_players && !t.indexed {
        robots::never_listed(answer.headers_mut());
    }
    Ok(answer)
}

fn current(snapshot: &Snapshot) -> Option<&Round> {
    visibility::current(&visibility::published(snapshot))
}

fn where_it_stands(snapshot: &Snapshot) -> String {
    let t = &snapshot.tournament;
    let plays = visibility::has_rounds(t) && !t.phase.is_finished() && !t.is_called_off();
    let round = current(snapshot).filter(|_| plays);
    let Some(round) = round else {
        return words::phases::heading(t);
    };
    words::phases::round_stands(RoundAt::of(round), round.row.state, visibility::is_all_played(round))
}

fn answers(snapshot: &Snapshot) -> Result<Answers, Error> {
    let t = &snapshot.tournament;
    if let Some(champion) = champion(snapshot)? {
        return Ok(Answers::Champion { champion, table: report::report(snapshot)?.finalists });
    }
    Ok(match t.phase {
        _ if t.is_called_off() => Answers::CalledOff,
        Phase::Draft => Answers::Draft,
        Phase::Registration if t.part == TournamentPart::Finals => Answers::FinalDay,
        Phase::Registration => {
            Answers::Register { free: places::room_for_new(t, &snapshot.players), approval: t.approval }
        }
        Phase::CheckIn => Answers::Wait,
        Phase::Prelim | Phase::Semi | Phase::Final | Phase::Finished => match current(snapshot) {
            Some(round) if round.row.state == RoundState::Closed => Answers::Between {
                over: words::phases::round_stands(RoundAt::of(round), round.row.state, false),
                next: words::phases::what_follows(RoundAt::of(round), t),
            },
            Some(round) if round.row.stage == Stage::Final && visibility::is_all_played(round) => {
                let ranking = Ranking::of(snapshot, Reader::Everybody)?;
                let winner = ranking.champion().map(|row| row.name.as_str());
                Answers::Between {
                    over: words::phases::round_stands(RoundAt::of(round), round.row.state, true),
                    next: words::phases::final_played(winner),
                }
            }
            Some(round) => Answers::Seat { round: words::rounds::named(RoundAt::of(round)) },
            None => Answers::Wait,
        },
    })
}

/// Who won, once the final is closed: from then on the standings say so too.
fn champion(snapshot: &Snapshot) -> Result<Option<ChampionView>, Error> {
    if !bracket::is_over(snapshot) {
        return Ok(None);
    }
    let urls = urls::public(&snapshot.tournament.slug);
    let ranking = Ranking::of(snapshot, Reader::Everybody)?;
    Ok(ChampionView::of(snapshot, &ranking, |number| Some(urls.player(number))))
}

/// What those are called who have a place: nobody registers for the final day of a series.
fn registered_label(t: &Tournament) -> String {
    match t.part {
        TournamentPart::Finals => texts::tournament::figure_coming(),
        TournamentPart::Whole | TournamentPart::Prelims => texts::tournament::figure_registered(),
    }
}

fn tiles(snapshot: &Snapshot) -> Vec<(String, String, String)> {
    let t = &snapshot.tournament;
    match Figures::of(snapshot) {
        Figures::Ahead { registered, waiting } => {
            let mut tiles = vec![(registered_label(t), registered.to_string(), String::new())];
            tiles.extend(
                t.capacity.map(|places| (texts::tournament::figure_places(), places.to_string(), String::new())),
            );
            if waiting > 0 {
                tiles.push((texts::tournament::figure_waiting(), waiting.to_string(), String::new()));
            }
            tiles
        }
        Figures::Playing { players, round, tables, results } => {
            let terms = words::games::terms(t.system.system());
            let mut tiles = vec![(texts::tournament::figure_players(terms), players.to_string(), String::new())];
            if !t.phase.is_finished() {
                tiles.push((texts::tournament::figure_tables(terms), tables.to_string(), words::rounds::title(round)));
                let results_in = |done| {
                    (texts::tournament::figure_results(), texts::tournament::figure_of(done, tables), String::new())
                };
                tiles.extend(results.map(results_in));
            }
            tiles
        }
    }
}

fn facts(snapshot: &Snapshot) -> Result<Vec<(String, String)>, Error> {
    let t = &snapshot.tournament;
    // The edition is one of the base game.
    let mut facts = match t.system.system().championship {
        true => vec![(texts::tournament::fact_game(), t.edition.clone())],
        false => vec![(texts::tournament::fact_side_event(), words::games::side_event(t))],
    };
    if t.part == TournamentPart::Finals {
        facts.push((texts::tournament::fact_stages(), texts::format::final_day()));
        if let Some(format) = ranking::format_of(t) {
            let counted = words::format::why_on_final_day(&format, t.skip_semis == Some(true));
            facts.push((texts::tournament::fact_played_in_series(), counted));
        }
    } else if let (Some(format), Some(stages)) = (ranking::format_of(t), ranking::stages_of(t)) {
        let mut why = match prelims::are_over(snapshot) {
            true => words::format::why_settled(&format, stages),
            false => words::format::why_chosen(&format, stages),
        };
        // Only then can they fall away, and only for that is the ranking worked out.
        if prelims::are_closed(snapshot)
            && bracket::semi_finals_fall_away(snapshot, &Ranking::of(snapshot, Reader::Everybody)?)
        {
            why = format!("{why} {}", words::bracket::fall_away(bracket::final_has_begun(snapshot)));
        }
        facts.push((texts::tournament::fact_stages(), why));
    }
    if t.part == TournamentPart::Prelims {
        facts.push((texts::tournament::fact_stages(), texts::format::event_of_a_series()));
    }
    if !t.rules.is_official() {
        facts.push((texts::tournament::fact_rules(), words::rule_sets::summary(&t.rules)));
    }
    facts.push((texts::tournament::fact_time_zone(), t.time_zone.clone()));
    Ok(facts)
}

/// The tournament's logo.
async fn show_logo(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let logo = read_logo(&mut tx, request.tournament()?.id).await?.ok_or(Error::Missing)?;
    Ok(response::picture(logo))
}

/// The public address as a QR code.
pub(super) async fn picture(request: RequestContext) -> HandlerResult {
    let address = urls::public(&request.tournament()?.slug).home().on(&request.app.public_url());
    response::svg(qr::svg(&address)?)
}
