//! `/run/{slug}/judge/rulings`: every ruling, one of them, and those about a player.

use actix_web::web;
use actix_web::web::Path;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::people::player::by_number;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::ruling_line::RulingLine;
use reeve_rules::rulings::penalty::Penalty;
use reeve_rules::search::holds;
use reeve_store::{ChangeKind, PlayerId, Snapshot, Tx};
use reeve_urls as urls;
use reeve_urls::{Judge, Url};
use reeve_views::rulings::disqualify;
use reeve_views::rulings::list;
use reeve_views::rulings::list::{RulingView, about, rulings};
use reeve_views::series::rulings::RulingsElsewhere;
use reeve_views::transfer;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::flash::JudgeDone;
use reeve_words::titles;

use crate::pages::judge::home::{seat_of, standing};
use crate::pages::judge::rulings::elsewhere;
use crate::pages::judge::rulings::start::RulingStart;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::judge::rulings, Permission::ReadRun, || to(all)),
        get(urls::judge::ruling, Permission::ReadRun, || to(one)),
        get(urls::judge::player, Permission::ReadRun, || to(of_player)),
        get(urls::run::rulings_file, Permission::ReadRun, || to(csv)).large(),
    ]
}

#[derive(Template)]
#[template(path = "judge/rulings.html")]
struct RulingsPage {
    page: Layout,
    query: String,
    rulings: Vec<RulingLine>,
    /// How many there are, whatever was looked for.
    count: usize,
    file: Url,
    /// The form of a new one, for judges.
    new_ruling: Option<Url>,
}

#[derive(Template)]
#[template(path = "judge/ruling.html")]
struct RulingPage {
    page: Layout,
    ruling: RulingLine,
    reported: String,
    /// Who is out by it, each with what is still to be done about their games and seats.
    out: Vec<(String, Vec<String>)>,
    /// The later rulings that refer to it.
    later: Vec<RulingLine>,
    /// The earlier ruling that it refers to.
    earlier: Option<RulingLine>,
    /// The form of a ruling that refers to it, for judges.
    refer: Option<Url>,
    /// Whether its penalty can be lifted.
    liftable: bool,
    home: Url,
}

#[derive(Template)]
#[template(path = "judge/player.html")]
struct HistoryPage {
    page: Layout,
    label: String,
    kind: &'static str,
    word: &'static str,
    had: String,
    /// Where the player sits now, and the sheet of that table.
    seat: Option<(String, Url)>,
    /// Who comes along with the player.
    companions: String,
    /// Whether the player wants to be in no photo and no film.
    no_pictures: bool,
    rulings: Vec<RulingLine>,
    /// Those about the same person in the other events of the series.
    elsewhere: Vec<RulingLine>,
    /// The form of a ruling about the player, for judges.
    new_ruling: Option<Url>,
    player: Url,
}

/// What a page of rulings reads.
struct LoadedRulings {
    snapshot: Snapshot,
    views: Vec<RulingView>,
    urls: Judge,
}

impl LoadedRulings {
    async fn load(request: &RequestContext, tx: &mut Tx) -> Result<LoadedRulings, Error> {
        let (snapshot, kept) = list::read(tx, request.tournament()?.id).await?;
        let views = rulings(&snapshot.labels(), &kept);
        let urls = urls::run(&snapshot.tournament.slug).judge();
        Ok(LoadedRulings { snapshot, views, urls })
    }

    fn line(&self, view: &RulingView) -> RulingLine {
        RulingLine::of(view, &self.urls, &self.snapshot.tournament.time_zone)
    }

    fn numbered(&self, number: i64) -> Option<&RulingView> {
        self.views.iter().find(|view| view.row.ruling_number == number)
    }
}

#[derive(Deserialize)]
struct RulingsQuery {
    #[serde(default)]
    q: String,
}

/// Shows all, or those that hold the words looked for; the newest first.
async fn all(request: RequestContext, query: web::Query<RulingsQuery>) -> HandlerResult {
    let loaded = LoadedRulings::load(&request, &mut request.app.db.read().await?).await?;
    let query = query.into_inner().q;
    let lines: Vec<RulingLine> = loaded.views.iter().rev().map(|view| loaded.line(view)).collect();
    let count = lines.len();
    let run = urls::run(&loaded.snapshot.tournament.slug);
    let layout = nav::staff(&request, titles::RULINGS, StaffSection::Judge)?.crumb(titles::JUDGE, loaded.urls.home());
    page(&RulingsPage {
        page: nav::live(layout, &request, &[ChangeKind::Course])?,
        rulings: lines.into_iter().filter(|line| query.is_empty() || holds(&searched(line), &query)).collect(),
        query,
        count,
        file: run.rulings_file(),
        new_ruling: may_rule(&request).then(|| RulingStart::default().form(&loaded.urls)),
    })
}

/// What of a ruling is looked through.
fn searched(line: &RulingLine) -> String {
    let players: Vec<&str> = line.players.iter().map(|(name, _)| name.as_str()).collect();
    let parts =
        [line.clause.number(), &line.title, &line.place, &line.report, &line.decision, &line.penalty, &line.judge];
    format!("{} {}", parts.join(" "), players.join(" "))
}

fn may_rule(request: &RequestContext) -> bool {
    request.may_change(Permission::Rule).is_ok()
}

#[derive(Deserialize)]
struct OneRulingQuery {
    #[serde(default)]
    done: String,
}

/// Shows one ruling with those that it hangs together with.
async fn one(
    request: RequestContext,
    path: Path<(String, String)>,
    query: web::Query<OneRulingQuery>,
) -> HandlerResult {
    let number: i64 = path.1.parse().map_err(|_| Error::Missing)?;
    let loaded = LoadedRulings::load(&request, &mut request.app.db.read().await?).await?;
    let view = loaded.numbered(number).ok_or(Error::Missing)?;
    let mut layout = nav::staff(&request, words::rulings::title(number), StaffSection::Judge)?
        .crumb(titles::JUDGE, loaded.urls.home())
        .crumb(titles::RULINGS, loaded.urls.rulings());
    layout = nav::live(layout, &request, &[ChangeKind::Course])?;
    if let Some(done) = JudgeDone::from_code(&query.done) {
        layout = layout.notice(NoticeKind::Good, done.sentence());
    }
    let at = view.game.map(|(round, table)| RulingStart::at(round, table)).unwrap_or_default();
    let refer = RulingStart { refers: Some(number), clause: Some(view.row.clause), ..at };
    let is_out = view.row.penalty == Penalty::Disqualification;
    let still: Vec<PlayerId> = view.players.iter().filter(|one| is_out && !one.lifted).map(|one| one.id).collect();
    let mut out = Vec::new();
    if !still.is_empty() {
        let effect = disqualify::effect(&loaded.snapshot, &still, view.row.clause.number())?;
        out.extend(effect.players.iter().map(|one| (words::rulings::is_out(&one.name), words::rulings::to_do(one))));
    }
    page(&RulingPage {
        page: layout,
        out,
        ruling: loaded.line(view),
        reported: reeve_words::time::moment(view.row.reported_at, &loaded.snapshot.tournament.time_zone),
        later: view
            .referred_by
            .iter()
            .filter_map(|number| loaded.numbered(*number))
            .map(|one| loaded.line(one))
            .collect(),
        earlier: view.row.refers_to.and_then(|number| loaded.numbered(number)).map(|one| loaded.line(one)),
        refer: may_rule(&request).then(|| refer.form(&loaded.urls)),
        liftable: view.row.penalty > Penalty::None && view.stands(),
        home: loaded.urls.home(),
    })
}

/// Shows what was ruled about a player.
async fn of_player(request: RequestContext, path: Path<(String, i64)>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let loaded = LoadedRulings::load(&request, &mut tx).await?;
    let elsewhere = RulingsElsewhere::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let player = by_number(&loaded.snapshot, path.1)?;
    let (kind, word) = badges::player(player);
    let start = RulingStart { player: Some(player.number), ..RulingStart::default() };
    let layout = nav::staff(&request, player.label(), StaffSection::Judge)?.crumb(titles::JUDGE, loaded.urls.home());
    page(&HistoryPage {
        page: nav::live(layout, &request, &[ChangeKind::Course, ChangeKind::People])?,
        label: player.label(),
        kind,
        word,
        had: words::rulings::had_in_series(&standing(&loaded.views, player), &elsewhere.standing(player.id)),
        seat: seat_of(&loaded.snapshot, player),
        companions: words::media::names(player.person.companions()),
        no_pictures: player.no_pictures,
        rulings: about(&loaded.views, player.id).iter().map(|view| loaded.line(view)).collect(),
        elsewhere: elsewhere::lines(&elsewhere, &[player], |_| true),
        new_ruling: may_rule(&request).then(|| start.form(&loaded.urls)),
        player: urls::run(&loaded.snapshot.tournament.slug).player(player.number),
    })
}

/// The rulings as a file.
async fn csv(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (snapshot, kept) = list::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let name = format!("{}-rulings", snapshot.tournament.slug);
    response::csv(&name, transfer::rulings_csv(&snapshot, &kept).finish_for_download())
}
