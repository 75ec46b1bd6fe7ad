//! `/run/{slug}/streams`: the addresses for streams of whoever looks, and what of this event each shows.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::hall::screens::ScreenQuery;
use reeve_actions::Permission;
use reeve_actions::hall::streams::{TypedStream, arrange, make, remove};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::{nav, other_devices};
use reeve_rules::tournament::streams::{StreamColours, StreamCorner, StreamPart, StreamSize};
use reeve_store::StreamId;
use reeve_store::stream::Stream;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_words as words;
use reeve_words::flash::ScreenDone;
use reeve_words::titles;

/// The routes of these pages.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::streams, Permission::ReadRun, || to(list)),
        post(urls::run::streams, Permission::Run, || to(add)),
        get(urls::run::stream, Permission::ReadRun, || to(show)),
        post(urls::run::stream, Permission::Run, || to(save)),
        post(urls::run::remove_stream, Permission::Run, || to(take_away)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/hall/streams.html")]
struct StreamsPage {
    page: Layout,
    urls: Run,
    streams: Vec<StreamLine>,
    form: FormState<String>,
    may_change: bool,
}

/// An address of the list.
struct StreamLine {
    id: StreamId,
    name: String,
    /// What it shows of this event; none while it shows another one, or none.
    shows: Option<String>,
    address: String,
}

#[derive(Template)]
#[template(path = "organizer/hall/stream.html")]
struct StreamPage {
    page: Layout,
    urls: Run,
    id: StreamId,
    address: String,
    parts: Vec<(&'static str, &'static str)>,
    corners: Vec<(&'static str, &'static str)>,
    sizes: Vec<(&'static str, &'static str)>,
    colours: Vec<(&'static str, &'static str)>,
    form: FormState<TypedStream>,
    may_change: bool,
}

/// The addresses of whoever looks.
async fn own(request: &RequestContext) -> Result<Vec<Stream>, Error> {
    Ok(reeve_views::hall::streams::own(&mut request.app.db.read().await?, request.access.caller().account()).await?)
}

async fn list(request: RequestContext, query: web::Query<ScreenQuery>) -> HandlerResult {
    streams_page(&request, FormState::fresh(String::new()).with_notice(query.notice())).await
}

async fn streams_page(request: &RequestContext, form: FormState<String>) -> HandlerResult {
    let tournament = request.tournament()?;
    let line = |stream: Stream| StreamLine {
        id: stream.id,
        shows: (stream.tournament_id == Some(tournament.id)).then(|| words::streams::plan(&stream.plan())),
        address: urls::stream(&stream.token).on(&request.app.public_url()),
        name: stream.name,
    };
    let layout = nav::staff(request, titles::STREAMS, StaffSection::Screens)?;
    let urls = urls::run(&tournament.slug);
    let view = StreamsPage {
        page: form.tell(other_devices::warned(layout, request).crumb(titles::SCREENS, urls.screens())),
        streams: own(request).await?.into_iter().map(line).collect(),
        may_change: request.may_change(Permission::Run).is_ok(),
        urls,
        form,
    };
    page_with(view.form.status(), &view)
}

/// Makes an address, or gives the form back.
async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let name = form.raw("stream").to_owned();
    match make(&request.context(), request.tournament()?.id, &name).await {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).streams().done(ScreenDone::StreamMade)),
        Err(error) => streams_page(&request, FormState::returned(name, error)?).await,
    }
}

/// Slug and number of the address.
type StreamPath = web::Path<(String, String)>;

async fn stored(request: &RequestContext, path: &StreamPath) -> Result<Stream, Error> {
    let wanted: StreamId = path.1.parse().map_err(|_| Error::Missing)?;
    own(request).await?.into_iter().find(|stream| stream.id == wanted).ok_or(Error::Missing)
}

async fn show(request: RequestContext, path: StreamPath, query: web::Query<ScreenQuery>) -> HandlerResult {
    let stored = stored(&request, &path).await?;
    let plan = stored.plan();
    let typed = TypedStream {
        part: plan.part.code().to_owned(),
        number: plan.number.map(|number| number.to_string()).unwrap_or_default(),
        corner: plan.corner.code().to_owned(),
        size: plan.size.code().to_owned(),
        colours: plan.colours.code().to_owned(),
    };
    stream_page(&request, stored, FormState::fresh(typed).with_notice(query.notice()))
}

fn stream_page(request: &RequestContext, stored: Stream, form: FormState<TypedStream>) -> HandlerResult {
    let urls = urls::run(&request.tournament()?.slug);
    let layout = nav::staff(request, titles::stream(&stored.name), StaffSection::Screens)?;
    let view = StreamPage {
        page: form.tell(layout.crumb(titles::SCREENS, urls.screens()).crumb(titles::STREAMS, urls.streams())),
        id: stored.id,
        address: urls::stream(&stored.token).on(&request.app.public_url()),
        parts: StreamPart::ALL.iter().map(|part| (part.code(), words::streams::part(*part))).collect(),
        corners: StreamCorner::ALL.iter().map(|corner| (corner.code(), words::streams::corner(*corner))).collect(),
        sizes: StreamSize::ALL.iter().map(|size| (size.code(), words::streams::size(*size))).collect(),
        colours: StreamColours::ALL.iter().map(|one| (one.code(), words::streams::colours(*one))).collect(),
        may_change: request.may_change(Permission::Run).is_ok(),
        urls,
        form,
    };
    page_with(view.form.status(), &view)
}

/// Says what the address shows, or gives the form back.
async fn save(request: RequestContext, path: StreamPath, form: Form) -> HandlerResult {
    let stored = stored(&request, &path).await?;
    let text = |name: &str| form.text(name).to_owned();
    let typed = TypedStream {
        part: text("part"),
        number: text("number"),
        corner: text("corner"),
        size: text("size"),
        colours: text("colours"),
    };
    match arrange(&request.context(), request.tournament()?.id, stored.id, &typed).await {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).stream(stored.id).done(ScreenDone::StreamArranged)),
        Err(error) => stream_page(&request, stored, FormState::returned(typed, error)?),
    }
}

/// Takes the address away.
async fn take_away(request: RequestContext, path: StreamPath, _: Form) -> HandlerResult {
    let stored = stored(&request, &path).await?;
    remove(&request.context(), request.tournament()?.id, stored.id).await?;
    see_other(urls::run(&request.tournament()?.slug).streams().done(ScreenDone::StreamRemoved))
}
