//! `/t/{slug}/champion`: who has won, as a page to be shared; and the picture that chats show beside its address.

use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::background::apart;
use reeve_files::share_picture::SharePicture;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::champion::ChampionView;
use reeve_http::ui::layout::{Layout, LinkPreview};
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_rules::tournament::screens::ScreenPart;
use reeve_store::Snapshot;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::Public;
use reeve_views::bracket;
use reeve_views::report;
use reeve_views::report::Finalist;
use reeve_views::standings::ranking::Ranking;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words as words;
use reeve_words::time;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::public::champion, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::IfNamesMay),
        get(urls::public::champion_picture, Permission::SeePublic, || to(picture)).kept(&[]).for_many(),
        get(urls::public::picture, Permission::SeePublic, || to(tournament_picture)).kept(&[]).for_many(),
    ]
}

#[derive(Template)]
#[template(path = "public/champion.html")]
struct ChampionPage {
    page: Layout,
    urls: Public,
    champion: Option<ChampionView>,
    /// What is said before there is one.
    waits: String,
    where_when: String,
    /// How many played how many games.
    size: String,
    /// The final table by place.
    table: Vec<Finalist>,
}

/// Shows who has won.
async fn show(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let t = &snapshot.tournament;
    let urls = urls::public(&t.slug);
    let champion = champion(&snapshot, &urls)?;
    let title = champion.as_ref().map_or_else(texts::pages::champion, |champion| champion.title.clone());
    let named = champion.as_ref().map_or_else(texts::pages::champion, |champion| {
        words::unmarked(&words::bracket::champion_named(&title, &champion.name)).into_owned()
    });
    let mut layout = nav::public(&request, title, PublicSection::Standings)?;
    let said = where_when(t);
    let preview = LinkPreview::new(
        &request.app.public_url(),
        &urls.champion(),
        format!("{named} · {}", t.name),
        words::unmarked(&said).into_owned(),
    );
    layout.preview = Some(preview.with_drawn(urls.champion_picture().on(&request.app.public_url())));
    let terms = words::games::terms(t.system.system());
    let games = snapshot.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round, table)));
    let games = games.filter(|(round, table)| visibility::is_result_public(t, round, table)).count();
    page(&ChampionPage {
        waits: words::hall::awaits(ScreenPart::Champion, t, None).unwrap_or_default(),
        table: if champion.is_some() { report::report(&snapshot)?.finalists } else { Vec::new() },
        size: words::bracket::players_and_games(report::took_part(&snapshot), games, &terms),
        where_when: said,
        champion,
        page: layout,
        urls,
    })
}

/// The same as a picture. Before there is a champion it names the tournament.
async fn picture(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let t = &snapshot.tournament;
    let champion = champion(&snapshot, &urls::public(&t.slug))?;
    let mut drawn = picture_of(t);
    if let Some(champion) = champion {
        (drawn.title, drawn.name, drawn.result) = (champion.title, champion.name, champion.path);
    }
    png("champion", drawn).await
}

/// The tournament as a picture.
async fn tournament_picture(request: RequestContext) -> HandlerResult {
    png("tournament", picture_of(request.tournament()?)).await
}

/// What the picture of a tournament says before there is a champion.
fn picture_of(t: &Tournament) -> SharePicture {
    SharePicture { tournament: t.name.clone(), where_when: where_when(t), ..SharePicture::default() }
}

async fn png(name: &str, mut drawn: SharePicture) -> HandlerResult {
    for text in [&mut drawn.title, &mut drawn.result, &mut drawn.where_when] {
        *text = texts::without_marks(text);
    }
    let content = apart(move || drawn.png()).await?.map_err(|fault| Error::Broken(fault.to_string()))?;
    Ok(HttpResponse::Ok()
        .content_type("image/png")
        .insert_header((header::CONTENT_DISPOSITION, format!("inline; filename=\"{name}.png\"")))
        .body(content))
}

/// Who has won, once that is public.
fn champion(snapshot: &Snapshot, urls: &Public) -> Result<Option<ChampionView>, Error> {
    if !bracket::is_over(snapshot) {
        return Ok(None);
    }
    let ranking = Ranking::of(snapshot, Reader::Everybody)?;
    Ok(ChampionView::of(snapshot, &ranking, |number| Some(urls.player(number))))
}

fn where_when(t: &Tournament) -> String {
    words::face::where_when(&t.place, &time::date(t.starts_on))
}
