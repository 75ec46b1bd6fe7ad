//! `/run/{slug}/pictures`: who wants to be in no photo and no film, by the tables of the round that is on (3.1.1), and who films there
//! (3.1.2). To be printed for whoever takes the pictures.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::film_line::film_line;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::ChangeKind;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::media::{FilmView, all_filming, no_pictures};
use reeve_views::rounds::RoundAt;
use reeve_views::rulings::judge_board::current_round;
use reeve_words as words;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::pictures, Permission::ReadRun, || to(show))]
}

#[derive(Template)]
#[template(path = "organizer/media/pictures.html")]
struct PicturesPage {
    page: Layout,
    urls: Run,
    /// The round that is on, or next, or was last.
    round: Option<String>,
    /// Its tables at which somebody wants no pictures: number, names, record sheet.
    tables: Vec<(i64, Vec<String>, Url)>,
    /// Who wants none and sits at no table of it.
    others: Vec<String>,
    /// Who asked to film at its tables: number, how it stands, where it is answered.
    films: Vec<(i64, String, Url)>,
}

async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (snapshot, films) = all_filming(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let t = &snapshot.tournament;
    let urls = urls::run(&t.slug);
    let wanted = no_pictures(&snapshot);
    let sheet = |at: Option<RoundAt>, table: i64| at.map_or_else(|| urls.rounds(), |at| urls.round(at).table(table));
    let round = current_round(&snapshot);
    let films = round.map(|round| films.of_round(&snapshot, round)).unwrap_or_default();
    let film = |film: &FilmView<'_>| {
        let (at, table) =
            (RoundAt { stage: film.request.stage, number: film.request.round_number }, film.request.table_number);
        (table, film_line(film, &t.time_zone), urls.round(at).filming(table))
    };
    let layout = nav::staff(&request, titles::PICTURES, StaffSection::Rounds)?.crumb(titles::ROUNDS, urls.rounds());
    let layout = nav::live(layout, &request, &[ChangeKind::People, ChangeKind::Course])?;
    page(&PicturesPage {
        page: layout,
        round: wanted.round.map(words::rounds::title),
        tables: wanted.tables.into_iter().map(|(table, names)| (table, names, sheet(wanted.round, table))).collect(),
        others: wanted.others,
        films: films.iter().map(film).collect(),
        urls,
    })
}
