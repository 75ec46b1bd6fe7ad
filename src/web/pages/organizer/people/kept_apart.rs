//! Who sits apart, and who sits at a fixed table.

use askama::Template;

use crate::pages::organizer::seating::schedule_view::MarkView;
use reeve_actions::Permission;
use reeve_actions::people::keep_apart::take_out_of_group;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::ChangeKind;
use reeve_store::player::Player;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::people::kept_apart::{ApartKind, KeptApart, fixed_tables, kept_apart};
use reeve_words as words;
use reeve_words::titles;

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
}

/// People who share something.
struct SharedView {
    /// Group, club or companions, in a word.
    what: &'static str,
    /// Its name; empty for companions.
    name: String,
    /// As it stands at their seats.
    dot: MarkView,
    is_group: bool,
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
            is_group: shared.kind == ApartKind::Group,
            players: shared.players.iter().map(|player| (player.number, player.label())).collect(),
            together: words::kept_apart::together(&shared.together),
        }
    }

    /// Who is in it, as the form sends it back.
    fn seen(&self) -> String {
        self.players.iter().map(|(number, _)| number.to_string()).collect::<Vec<_>>().join(",")
    }
}

/// Shows them.
async fn show(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let layout = nav::staff(&request, titles::KEPT_APART, StaffSection::Players)?;
    let urls = urls::run(&snapshot.tournament.slug);
    let line = |(table, player): (i64, &Player)| (table, player.number, player.label());
    page(&KeptApartPage {
        page: nav::live(
            layout.crumb(titles::PLAYERS, urls.players()),
            &request,
            &[ChangeKind::People, ChangeKind::Course],
        )?,
        may_change: request.may_change(Permission::Run).is_ok(),
        shared: kept_apart(&snapshot).iter().enumerate().map(SharedView::of).collect(),
        fixed: fixed_tables(&snapshot).into_iter().map(line).collect(),
        urls,
    })
}

/// Takes everybody out of a group.
async fn take_out(request: RequestContext, form: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let numbers = form.text("seen").split(',').map(str::parse).collect::<Result<Vec<i64>, _>>();
    let mut numbers = numbers.map_err(|_| Error::Missing)?;
    numbers.sort_unstable();
    let done = request.will_redirect_to(urls::run(&tournament.slug).kept_apart());
    take_out_of_group(&request.context(), tournament.id, form.text("group"), &numbers).await?;
    see_other(done)
}
