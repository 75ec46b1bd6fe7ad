//! Photos of the board at the start and at the end of a game (2.1.6): the staff puts them with the record sheet, from a phone; the staff
//! and the players of the table see them.

use actix_web::HttpResponse;
use actix_web::web;
use askama::Template;

use crate::pages::organizer::sheets::sheet::{TablePath, table_at};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::media::board_photo::{put_board_photo, remove_board_photo};
use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{FormSize, Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::photo_view::PhotoView;
use reeve_rules::media::{BoardMoment, may_photograph};
use reeve_store::board_photo::KeptPhoto;
use reeve_store::{ChangeKind, TournamentId};
use reeve_urls as urls;
use reeve_urls::RoundUrls;
use reeve_views::media;
use reeve_views::media::TablePhotos;
use reeve_words as words;
use reeve_words::flash::PhotoDone;
use reeve_words::{media as media_words, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::photos, Permission::ReadRun, || to(show)),
        get(urls::round::photo, Permission::ReadRun, || to(picture)),
        post(urls::round::photo, Permission::SignPaper, || to(change)).takes(FormSize::Photo),
    ]
}

#[derive(Template)]
#[template(path = "organizer/media/photos.html")]
struct PhotosPage {
    page: Layout,
    urls: RoundUrls,
    number: i64,
    /// The photo of each moment, or none yet.
    moments: Vec<(BoardMoment, String, Option<PhotoView>)>,
    help: String,
    kept: String,
    /// Why nothing can be changed now.
    closed: Option<String>,
    /// Which of the two forms came back.
    sent: Option<BoardMoment>,
    form: FormState<()>,
}

impl PhotosPage {
    /// The id of the field of this moment: the one that came back is the one to which the list of faults leads.
    fn id(&self, moment: BoardMoment) -> String {
        if self.sent == Some(moment) { "f-file".to_owned() } else { format!("f-file-{moment}") }
    }

    /// The fault of the file that was sent for this moment.
    fn fault(&self, moment: BoardMoment) -> Option<&str> {
        self.form.fault("file").filter(|_| self.sent == Some(moment))
    }
}

/// Slug, stage, round number, table number, moment.
type PhotoPath = web::Path<(String, String, String, String, String)>;

fn photo_at(path: PhotoPath) -> Result<(TableAt, BoardMoment), Error> {
    let (slug, stage, number, table, moment) = path.into_inner();
    let at = table_at(&web::Path::from((slug, stage, number, table)))?;
    Ok((at, BoardMoment::from_code(&moment).ok_or(Error::Missing)?))
}

async fn show(request: RequestContext, path: TablePath, query: web::Query<DoneQuery>) -> HandlerResult {
    photos_page(&request, table_at(&path)?, None, FormState::fresh(()).with_done(query.notice::<PhotoDone>())).await
}

async fn photos_page(
    request: &RequestContext,
    at: TableAt,
    sent: Option<BoardMoment>,
    form: FormState<()>,
) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let TablePhotos { state, photos, days } = TablePhotos::read(&mut tx, t.id, at.round, at.table).await?;
    drop(tx);
    let run = urls::run(&t.slug);
    let urls = run.round(at.round);
    let title = words::rounds::title(at.round);
    let layout = nav::staff(request, titles::photos(&titles::sheet(&title, at.table)), StaffSection::Rounds)?
        .crumb(titles::ROUNDS, run.rounds())
        .crumb(title, urls.board())
        .crumb(titles::table(at.table), urls.table(at.table));
    let photo = |moment: BoardMoment| {
        let kept: Option<&KeptPhoto> = photos.iter().find(|photo| photo.board_moment == moment);
        kept.map(|photo| PhotoView::of(photo, urls.photo(at.table, moment), &t.time_zone))
    };
    let moments = BoardMoment::ALL.iter().map(|one| (*one, media_words::moment(*one), photo(*one))).collect();
    let shown = PhotosPage {
        page: form.tell(nav::live_if(form.status(), layout, request, &[ChangeKind::People, ChangeKind::Course])?),
        number: at.table,
        moments,
        help: media_words::photo_help(),
        kept: media_words::kept(days),
        closed: match request.may_change(Permission::SignPaper) {
            Err(error) => Some(words::error(&error)),
            Ok(()) => may_photograph(state).err().map(|why| media_words::refusal(&why)),
        },
        sent,
        urls,
        form,
    };
    page_with(shown.form.status(), &shown)
}

/// A photo.
async fn picture(request: RequestContext, path: PhotoPath) -> HandlerResult {
    let (at, moment) = photo_at(path)?;
    shown(&request, request.tournament()?.id, at, moment).await
}

/// The photo of a table, for whoever may see the table.
pub(crate) async fn shown(
    request: &RequestContext,
    id: TournamentId,
    at: TableAt,
    moment: BoardMoment,
) -> Result<HttpResponse, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(response::photo(media::photo(&mut tx, id, at.round, at.table, moment).await?))
}

/// Puts a photo there, or takes it away.
async fn change(request: RequestContext, path: PhotoPath, mut form: Form) -> HandlerResult {
    let (at, moment) = photo_at(path)?;
    let t = request.tournament()?;
    let removes = form.pressed("remove")?;
    let done = if removes { PhotoDone::Removed } else { PhotoDone::Added };
    let done = request.will_redirect_to(urls::run(&t.slug).round(at.round).photos(at.table).done(done));
    let result: actions::Result<()> = match removes {
        true => remove_board_photo(&request.context(), t.id, at, moment).await,
        false => put_board_photo(&request.context(), t.id, at, moment, form.take_file()).await,
    };
    match result {
        Ok(()) => see_other(done),
        Err(error) => photos_page(&request, at, Some(moment), FormState::returned((), error)?).await,
    }
}
