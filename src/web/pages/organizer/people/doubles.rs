//! Players who may be the same person, side by side, and the form that makes two of them one.

use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};

use crate::actions::Permission;
use crate::actions::people::merge_players::{MergePlayers, joined, merge_players};
use crate::actions::people::two_people::say_two_people;
use crate::rules::text::groups_shown;
use crate::store::player::Player;
use crate::store::{Snapshot, two_people};
use crate::views::people::agreement::has_agreed;
use crate::views::people::doubles::{Apart, LikelyDouble, likely, may_merge};
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page_with, see_other};
use crate::web::http::route::{Route, get, post, to};
use crate::web::pages::organizer::people::players::PlayerQuery;
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::nav::StaffSection;
use crate::web::ui::urls::Run;
use crate::web::ui::words::done::PlayerDone;
use crate::web::ui::words::{labels, titles};
use crate::web::ui::{badges, nav, time, urls, words};

/// The routes of this room. They come before those of [one player](super::player).
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/players/doubles", Permission::Run, || to(show)),
        post("/run/{slug}/players/doubles", Permission::Run, || to(merge)),
        post("/run/{slug}/players/doubles/apart", Permission::Run, || to(part)),
    ]
}

/// So many pairs are shown; the others come up once these are settled.
const SHOWN: usize = 50;

#[derive(Template)]
#[template(path = "organizer/people/doubles.html")]
struct DoublesPage {
    page: Layout,
    urls: Run,
    may_change: bool,
    pairs: Vec<Pair>,
    more: usize,
    /// Pairs of whom it was said that they are two people: number and name of each.
    apart: Vec<[(i64, String); 2]>,
}

/// Two players who may be the same person.
struct Pair {
    by: &'static str,
    sides: [Side; 2],
}

/// One of them.
struct Side {
    /// What the form calls this one.
    field: &'static str,
    number: i64,
    version: i64,
    label: String,
    kind: &'static str,
    word: &'static str,
    facts: Vec<(&'static str, String)>,
    /// How this line will be once the other one went into it; none where this one can't stay.
    becomes: Option<Becomes>,
}

/// The line that two players become.
struct Becomes {
    kind: &'static str,
    word: &'static str,
    facts: Vec<(&'static str, String)>,
}

/// The players who may be the same person.
async fn show(request: RequestContext, query: web::Query<PlayerQuery>) -> HandlerResult {
    let notice = query.done.as_deref().and_then(PlayerDone::from_code).map(PlayerDone::sentence);
    let notice = notice.map(|said| (NoticeKind::Good, said.to_owned()));
    doubles_page(&request, &FormState::fresh(()).with_done(notice)).await
}

async fn doubles_page(request: &RequestContext, form: &FormState<()>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, request.tournament()?.id).await?;
    let apart = Apart::of(&two_people::of_tournament(&mut tx, snapshot.tournament.id).await?);
    drop(tx);
    let urls = urls::run(&snapshot.tournament.slug);
    let layout = nav::staff(request, titles::DOUBLES, StaffSection::Players)?.crumb(titles::PLAYERS, urls.players());
    let all = likely(&snapshot, &apart);
    let named = |player: &Player| (player.number, player.label());
    page_with(
        form.status(),
        &DoublesPage {
            page: form.tell(layout),
            urls,
            may_change: request.may_change(Permission::Run).is_ok(),
            pairs: all.iter().take(SHOWN).map(|double| pair(&snapshot, double)).collect(),
            more: all.len().saturating_sub(SHOWN),
            apart: apart.listed(&snapshot).into_iter().map(|pair| pair.map(named)).collect(),
        },
    )
}

fn pair(snapshot: &Snapshot, double: &LikelyDouble<'_>) -> Pair {
    let [one, two] = double.players;
    let sides = [side(snapshot, "one", one, two), side(snapshot, "two", two, one)];
    Pair { by: words::people::double_by(double.by), sides }
}

fn side(snapshot: &Snapshot, field: &'static str, player: &Player, other: &Player) -> Side {
    let (kind, word) = badges::player(player);
    let may_stay = may_merge(snapshot, player, other).is_ok();
    let one = Some(()).filter(|()| may_stay).and_then(|()| joined(snapshot, player, other).ok());
    let becomes = one.map(|one| {
        let (kind, word) = badges::player(&one);
        Becomes { kind, word, facts: facts(snapshot, &one) }
    });
    Side {
        field,
        number: player.number,
        version: player.version,
        label: player.label(),
        kind,
        word,
        facts: facts(snapshot, player),
        becomes,
    }
}

/// What is known of a player, without what is not.
fn facts(snapshot: &Snapshot, player: &Player) -> Vec<(&'static str, String)> {
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    let zone = &snapshot.tournament.time_zone;
    let moment = |at: Option<DateTime<Utc>>| at.map(|at| time::moment(at, zone)).unwrap_or_default();
    let came = format!("{}, {}", words::people::source(player.source), time::moment(player.created_at, zone));
    let facts = vec![
        (labels::E_MAIL, text(&player.person.email)),
        (labels::CLUB, text(&player.person.club)),
        (labels::COUNTRY, text(&player.person.country)),
        (labels::GROUPS, groups_shown(player.person.groups())),
        (labels::GUARDIAN, text(&player.person.guardian)),
        (labels::CAME_IN, came),
        (labels::AGREED, labels::yes(has_agreed(&snapshot.tournament, player)).to_owned()),
        (labels::CHECKED_IN, moment(player.checked_in_at)),
        (labels::PAID, moment(player.paid_at)),
        (labels::FIXED_TABLE, player.fixed_table.map(|table| table.to_string()).unwrap_or_default()),
    ];
    facts.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// Makes two players one.
async fn merge(request: RequestContext, form: Form) -> HandlerResult {
    let number = |name: &str| form.whole(name).ok().flatten().ok_or(Error::Missing);
    let (one, two) = ((number("one")?, number("version-one")?), (number("two")?, number("version-two")?));
    let keep = number("keep")?;
    let (stays, goes) = if keep == one.0 { (one, two) } else { (two, one) };
    if keep != stays.0 {
        return Err(Error::Missing);
    }
    let command = MergePlayers { stays, goes };
    let urls = urls::run(&request.tournament()?.slug);
    let done = request.will_redirect_to(urls.doubles().done(PlayerDone::Merged));
    match merge_players(&request.context(), request.tournament()?.id, command).await {
        Ok(()) => see_other(done),
        Err(error) => {
            let form = FormState::returned_or_stale((), error)?;
            doubles_page(&request, &form.when_stale(NoticeKind::Wrong, words::people::DOUBLES_CHANGED)).await
        }
    }
}

/// Says that two players are two people, or takes that back.
async fn part(request: RequestContext, form: Form) -> HandlerResult {
    let number = |name: &str| form.whole(name).ok().flatten().ok_or(Error::Missing);
    let pair = (number("one")?, number("two")?);
    let (apart, said) = match form.text("apart") {
        "yes" => (true, PlayerDone::TwoPeople),
        "no" => (false, PlayerDone::ListedAgain),
        _ => return Err(Error::Missing),
    };
    let done = request.will_redirect_to(urls::run(&request.tournament()?.slug).doubles().done(said));
    say_two_people(&request.context(), request.tournament()?.id, pair, apart).await?;
    see_other(done)
}
