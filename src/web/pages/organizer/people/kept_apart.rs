//! Who sits apart, and who sits at a fixed table.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::seating::schedule_view::MarkView;
use reeve_actions::Permission;
use reeve_actions::people::keep_apart::{part_companions, take_out_of_group};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::ChangeKind;
use reeve_store::player::Player;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::people::kept_apart::{ApartKind, KeptApart, Pinned, fixed_tables, fixed_troubles, kept_apart, pinned};
use reeve_words as words;
use reeve_words::flash::ApartDone;
use reeve_words::games::terms;
use reeve_words::{labels, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::kept_apart, Permission::ReadRun, || to(show)),
        post(urls::run::kept_apart, Permission::Run, || to(take_out)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/people/kept_apart.html")]
struct KeptApartPage {
    page: Layout,
    urls: Run,
    may_change: bool,
    shared: Vec<SharedView>,
    /// Table, number and name.
    fixed: Vec<(i64, i64, String)>,
    /// Who is pinned to a seat: the seat, number and name.
    pinned: Vec<(String, i64, String)>,
    /// What is wrong with fixed tables.
    troubles: Vec<String>,
}

/// People who share something.
struct SharedView {
    /// Group, club or companions, in a word.
    what: &'static str,
    /// Its name; empty for companions.
    name: String,
    /// As it stands at their seats.
    dot: MarkView,
    kind: ApartKind,
    /// Who named whom; empty for a group or a club.
    named_by: String,
    /// Number and name.
    players: Vec<(i64, String)>,
    /// At which tables two of them sit all the same; empty where they never do.
    together: String,
}

impl SharedView {
    fn of((number, shared): (usize, &KeptApart<'_>)) -> SharedView {
        SharedView {
            dot: MarkView::of(&shared.mark(number)),
            what: words::kept_apart::kind(shared.kind),
            name: shared.name.to_owned(),
            kind: shared.kind,
            named_by: words::kept_apart::named_by(&shared.named_by, &shared.players),
            players: shared.players.iter().map(|player| (player.number, player.label())).collect(),
            together: words::kept_apart::together(&shared.together),
        }
    }

    /// What the button says that ends it, and what comes of it; none for a club, which is a player's own.
    fn ends(&self) -> Option<(&'static str, &'static str)> {
        match self.kind {
            ApartKind::Group => Some((labels::DISSOLVE_GROUP, words::kept_apart::DISSOLVES)),
            ApartKind::Companions => Some((labels::LET_SIT_TOGETHER, words::kept_apart::PARTS)),
            ApartKind::Club => None,
        }
    }

    /// Who is in it, as the form sends it back.
    fn seen(&self) -> String {
        self.players.iter().map(|(number, _)| number.to_string()).collect::<Vec<_>>().join(",")
    }
}

/// The query of the page: what was just done.
#[derive(Default, serde::Deserialize)]
struct ApartQuery {
    #[serde(default)]
    done: String,
}

/// Shows them.
async fn show(request: RequestContext, query: web::Query<ApartQuery>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let mut layout = nav::staff(&request, titles::KEPT_APART, StaffSection::Players)?;
    if let Some(done) = ApartDone::from_code(&query.done) {
        layout = layout.notice(NoticeKind::Good, done.sentence());
    }
    let urls = urls::run(&snapshot.tournament.slug);
    let shared = kept_apart(&snapshot);
    let line = |(table, player): (i64, &Player)| (table, player.number, player.label());
    let pin = |pin: Pinned<'_>| (words::kept_apart::pinned_to(&pin), pin.player.number, pin.player.label());
    page(&KeptApartPage {
        page: nav::live(
            layout.crumb(titles::PLAYERS, urls.players()),
            &request,
            &[ChangeKind::People, ChangeKind::Course],
        )?,
        may_change: request.may_change(Permission::Run).is_ok(),
        shared: shared.iter().enumerate().map(SharedView::of).collect(),
        troubles: words::kept_apart::fixed_troubles(
            &fixed_troubles(&snapshot, &shared),
            &terms(snapshot.tournament.system.system()),
        ),
        fixed: fixed_tables(&snapshot).into_iter().map(line).collect(),
        pinned: pinned(&snapshot).into_iter().map(pin).collect(),
        urls,
    })
}

/// Takes everybody out of a group, or lets companions, who have no name together, sit together.
async fn take_out(request: RequestContext, form: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let numbers = form.text("seen").split(',').map(str::parse).collect::<Result<Vec<i64>, _>>();
    let mut numbers = numbers.map_err(|_| Error::Missing)?;
    numbers.sort_unstable();
    let group = form.text("group");
    let said = if group.is_empty() { ApartDone::Parted } else { ApartDone::Dissolved };
    let done = request.will_redirect_to(urls::run(&tournament.slug).kept_apart().done(said));
    match said {
        ApartDone::Parted => part_companions(&request.context(), tournament.id, &numbers).await?,
        ApartDone::Dissolved => take_out_of_group(&request.context(), tournament.id, group, &numbers).await?,
    }
    see_other(done)
}
