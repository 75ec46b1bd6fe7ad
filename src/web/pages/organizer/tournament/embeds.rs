//! `/run/{slug}/embeds`: whether other sites may show the tournament, and the lines for their pages.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::tournament::embeds::let_other_sites;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::{nav, other_devices};
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::standings::ranking;
use reeve_views::visibility;
use reeve_words::flash::EmbedsDone;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::embeds, Permission::Run, || to(show)), post(urls::run::embeds, Permission::Run, || to(switch))]
}

#[derive(Template)]
#[template(path = "organizer/tournament/embeds.html")]
struct EmbedsPage {
    page: Layout,
    urls: Run,
    is_on: bool,
    /// Whether everybody may see the tournament by now: nothing is shown anywhere before.
    is_public: bool,
    frames: Vec<Frame>,
    may_change: bool,
}

/// A page that other sites may show.
struct Frame {
    title: String,
    at: Url,
    /// What is copied.
    line: String,
}

/// What somebody puts into a page of their own: the frame, and a script that makes it as high as what it shows. Only this frame is
/// heard, and only a number is taken.
#[derive(Template)]
#[template(
    ext = "html",
    source = r#"<iframe src="{{ src }}" title="{{ title }}" loading="lazy" style="width:100%;border:0;height:600px"></iframe>
<script>{const f=document.currentScript.previousElementSibling;addEventListener("message",({source,data})=>{if(source===f.contentWindow&&data&&data.reeve==="height"&&Number.isFinite(data.height))f.style.height=data.height+"px"})}</script>"#
)]
struct FrameLine<'a> {
    src: &'a str,
    title: &'a str,
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    let t = request.tournament()?;
    let urls = urls::run(&t.slug);
    let layout = other_devices::warned(nav::staff(&request, titles::EMBEDS, StaffSection::Exports)?, &request);
    let layout = layout.crumb(titles::EXPORTS, urls.export());
    page(&EmbedsPage {
        page: FormState::fresh(()).with_notice(query.notice::<EmbedsDone>()).tell(layout),
        is_on: t.embeds,
        is_public: visibility::is_public(t),
        frames: if t.embeds { frames(t, &request.app.public_url())? } else { Vec::new() },
        may_change: request.may_change(Permission::Run).is_ok(),
        urls,
    })
}

fn frames(t: &Tournament, public_url: &str) -> Result<Vec<Frame>, Error> {
    let urls = urls::embed(&t.slug);
    let mut pages = vec![(texts::pages::standings(), urls.standings()), (texts::pages::seats(), urls.seats())];
    if visibility::leads_to_later_stages(t) {
        pages.push((titles::later_stages(ranking::stages_of(t)), urls.bracket()));
    }
    let frame = |(title, at): (String, Url)| -> Result<Frame, Error> {
        let (src, name) = (at.on(public_url), format!("{title} · {}", t.name));
        let line = FrameLine { src: &src, title: &name }.render()?;
        Ok(Frame { title, at, line })
    };
    pages.into_iter().map(frame).collect()
}

/// Lets other sites show the tournament, or no longer.
async fn switch(request: RequestContext, form: Form) -> HandlerResult {
    let embeds = form.one_of("embeds", &["yes", "no"])? == "yes";
    let done = if embeds { EmbedsDone::Allowed } else { EmbedsDone::Stopped };
    let done = request.will_redirect_to(urls::run(&request.tournament()?.slug).embeds().done(done));
    let_other_sites(&request.context(), request.tournament()?.id, embeds).await?;
    see_other(done)
}
