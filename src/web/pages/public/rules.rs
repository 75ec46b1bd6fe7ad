//! `/t/{slug}/rules`: what is decided here where the rules are open, and the official format in our own words.

use std::collections::BTreeSet;

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::cited;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::papers::Papers;
use reeve_rules::games::System;
use reeve_rules::rule_set::Cut;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::settings::Setting;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::face::Face;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::standings::ranking;
use reeve_views::tournament;
use reeve_views::tournament::settings_are_locked;
use reeve_words::format as stages;
use reeve_words::games;
use reeve_words::games::Terms;
use reeve_words::games::how;
use reeve_words::games::log::how_it_is_played;
use reeve_words::hall;
use reeve_words::rule_sets;
use reeve_words::tournament as words;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::public::rules, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::Always)]
}

#[derive(Template)]
#[template(path = "public/rules.html")]
struct Rules {
    page: Layout,
    settings: Vec<(String, String)>,
    locked: bool,
    edition: String,
    papers: Papers,
    why: Option<String>,
    row: usize,
    /// Whether it is the final day of a series, whose preliminary games were played elsewhere.
    final_day: bool,
    /// How many have played in its series, and what follows.
    counted: Option<String>,
    /// The form of a ruling, for whoever may rule here.
    ruling: Option<Url>,
    /// In which points the rules are others than the official ones, and their name; none where they are those.
    other_rules: Option<OtherRules>,
    /// What players are ranked by, before lots.
    chain: Vec<String>,
    /// How many preliminary games there are, and whether the rules' own table of stages holds.
    games: u32,
    cut_by_rules: bool,
    /// Whether a final is played at all.
    has_final: bool,
    /// The VP that win a game.
    goal: u8,
    /// What every player has before the game, and the clause by which it is counted.
    /// What is said of the limit of a game; none where it has none.
    limit: Option<String>,
    /// Which games are seated by the standings; none where no game is.
    by_rank: Option<String>,
    pieces: String,
    stock_clause: &'static str,
}

/// Rules that are not the official ones.
struct OtherRules {
    name: String,
    differences: Vec<String>,
}

#[derive(Template)]
#[template(path = "public/side_rules.html")]
struct SideRules {
    page: Layout,
    name: &'static str,
    settings: Vec<(String, String)>,
    locked: bool,
    papers: Papers,
    /// The form of a ruling, for whoever may rule here.
    ruling: Option<Url>,
    /// How many rounds, and how many sit at a table.
    rounds: String,
    seats: String,
    terms: Terms,
    takes_part: RuleLine,
    /// How the game is played, and how it is noted step by step.
    how: Vec<RulePart>,
    /// Whether it has no rules of its own here.
    by_its_box: bool,
}

/// A part of how a side event is played.
struct RulePart {
    heading: String,
    lines: Vec<RuleLine>,
}

/// A rule, which a refused step names by its number.
struct RuleLine {
    /// The numbers that it tells, each with whether it is looked up here: the first line that tells it.
    numbers: Vec<(&'static str, bool)>,
    says: String,
    decided: bool,
}

impl RuleLine {
    fn of(line: &how::HowLine, told: &mut BTreeSet<&'static str>) -> RuleLine {
        RuleLine {
            numbers: how::numbers_of(line.numbers).map(|number| (number, told.insert(number))).collect(),
            says: (line.says)(),
            decided: line.decided,
        }
    }
}

/// How a game is played, and how it is noted; nothing where it is noted by its results alone.
fn parts(system: &System) -> Vec<RulePart> {
    // These stand above, in the sentences about tables and ranking.
    let mut told: BTreeSet<&'static str> = how::numbers_of("E1 E2 E3 E4 E5").collect();
    let noted = system.machine.map(|_| &how::STEP_BY_STEP);
    let parts = how_it_is_played(system).iter().chain(noted);
    let part = |part: &how::HowItIsPlayed| RulePart {
        heading: (part.heading)(),
        lines: part.lines.iter().map(|line| RuleLine::of(line, &mut told)).collect(),
    };
    parts.map(part).collect()
}

/// How a side event is played here, with what was decided where its rules leave something open.
fn side_event(request: &RequestContext, t: &Tournament, face: &Face) -> HandlerResult {
    let system = t.system.system();
    let settings = Setting::ALL.iter().filter(|setting| system.has_setting(**setting));
    let terms = games::terms(system);
    page(&SideRules {
        page: nav::public(request, texts::pages::rules_here(), PublicSection::Rules)?,
        name: system.name,
        settings: settings
            .map(|setting| (words::setting(*setting, terms), words::choice(t.settings.choice(*setting), terms)))
            .collect(),
        locked: settings_are_locked(t),
        papers: Papers::of(t, face),
        ruling: request.may_change(Permission::Rule).ok().map(|()| urls::run(&t.slug).judge().new_ruling()),
        rounds: texts::games::rounds(t.prelim_rounds),
        seats: games::seats(system),
        terms,
        takes_part: RuleLine::of(&how::who_takes_part(system), &mut BTreeSet::new()),
        how: parts(system),
        by_its_box: system.machine.is_none(),
    })
}

/// The rules of this tournament.
pub(super) async fn show(request: RequestContext) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let said = tournament::read_face(&mut tx, t.id).await?;
    drop(tx);
    let system = t.system.system();
    if !system.championship {
        return side_event(&request, t, &said);
    }
    let format = ranking::format_of(t);
    let row = format.map_or(0, |format| match format.stages {
        _ if !format.valid => 1,
        _ if !t.rules.is_official() => 0,
        Stages::FinalOnly => 2,
        Stages::Nothing => 0,
        Stages::SemiFinals if format.may_skip_semi_finals => 3,
        Stages::SemiFinals => 4,
    });
    page(&Rules {
        page: nav::public(&request, texts::pages::rules_here(), PublicSection::Rules)?,
        settings: Setting::ALL
            .iter()
            .filter(|setting| t.part != TournamentPart::Finals || !setting.is_of_prelims())
            .map(|setting| {
                let game = texts::Game::USUAL;
                (words::setting(*setting, game), words::choice(t.settings.choice(*setting), game))
            })
            .collect(),
        locked: settings_are_locked(t),
        edition: t.edition.clone(),
        papers: Papers::of(t, &said),
        why: match t.part {
            TournamentPart::Whole => format.as_ref().map(stages::why),
            TournamentPart::Prelims => Some(texts::format::event_of_a_series()),
            TournamentPart::Finals => Some(texts::format::final_day()),
        },
        counted: match t.part {
            TournamentPart::Finals => {
                format.as_ref().map(|of| stages::why_on_final_day(of, t.skip_semis == Some(true)))
            }
            TournamentPart::Whole | TournamentPart::Prelims => None,
        },
        row,
        final_day: t.part == TournamentPart::Finals,
        ruling: request.may_change(Permission::Rule).ok().map(|()| urls::run(&t.slug).judge().new_ruling()),
        other_rules: (!t.rules.is_official())
            .then(|| OtherRules { name: rule_sets::name(&t.rules), differences: rule_sets::differences(&t.rules) }),
        chain: rule_sets::ranked_by(&t.rules),
        games: t.rules.prelim_games,
        cut_by_rules: t.rules.cut == Cut::Rules,
        has_final: t.rules.cut != Cut::Nothing,
        goal: t.rules.goal,
        limit: (t.rules.game_minutes > 0).then(|| hall::limit(t.rules.game_minutes.into())),
        by_rank: (t.rules.by_rank > 0).then(|| rule_sets::by_rank(&t.rules)),
        pieces: games::pieces(system).join(", "),
        stock_clause: system.stock_clause,
    })
}
