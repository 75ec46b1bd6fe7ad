//! A mail to the players who are ticked in the list: written, looked at, sent.

use std::collections::BTreeSet;

use askama::Template;

use reeve_actions::Permission;
use reeve_actions::people::mail_players::{PlayersMail, mail_players, with_and_without_address};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{FormSize, Route, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::text::tidy_lines;
use reeve_secret as secret;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_words as words;
use reeve_words::flash::PlayersDone;
use reeve_words::{labels, titles};

/// The routes of this room. They come before those of [one player](super::player).
pub fn routes() -> Vec<Route> {
    vec![post(urls::run::mail_players, Permission::Run, || to(send)).takes(FormSize::Long).repeats(&["player"])]
}

#[derive(Template)]
#[template(path = "organizer/people/mail.html")]
struct PlayersMailPage {
    page: Layout,
    urls: Run,
    form: FormState<PlayersMail>,
    numbers: BTreeSet<i64>,
    tiles: Vec<(&'static str, String, String)>,
    without: String,
    /// How the mail will read, once it was looked at and can be sent.
    preview: Option<MailPreview>,
}

/// A mail as it will read.
struct MailPreview {
    subject: String,
    text: String,
    button: String,
    seen: String,
}

/// What was looked at, in short.
fn seen(numbers: &BTreeSet<i64>, mail: &PlayersMail) -> String {
    secret::digest_of(&[format!("{numbers:?}").as_bytes(), mail.subject.as_bytes(), mail.text.as_bytes()])
}

/// The page on which a mail to these players is written; `looks`: with the mail as it will read.
pub(crate) async fn mail_page(
    request: &RequestContext,
    numbers: BTreeSet<i64>,
    form: FormState<PlayersMail>,
    looks: bool,
) -> HandlerResult {
    if request.app.mail.is_none() {
        return Err(Error::Missing);
    }
    let snapshot = request.snapshot().await?;
    let urls = urls::run(&snapshot.tournament.slug);
    let (with, without) = with_and_without_address(&snapshot, &numbers)?;
    let names: Vec<String> = without.iter().map(|player| player.label()).collect();
    let layout =
        nav::staff(request, titles::WRITE_A_MAIL, StaffSection::Players)?.crumb(titles::PLAYERS, urls.players());
    let preview = (looks && !with.is_empty()).then(|| {
        let link = words::mail::PLAYERS_OWN_LINK;
        let (subject, text) = words::mail::to_player(&snapshot.tournament.name, &form.subject, &form.text, link);
        MailPreview { subject, text, button: words::people::send_button(with.len()), seen: seen(&numbers, &form) }
    });
    page_with(
        form.status(),
        &PlayersMailPage {
            page: form.tell(layout),
            urls,
            tiles: vec![
                (labels::GET_THE_MAIL, with.len().to_string(), String::new()),
                (labels::HAVE_NO_ADDRESS, without.len().to_string(), String::new()),
            ],
            without: words::people::some_names(&names),
            numbers,
            form,
            preview,
        },
    )
}

/// Shows the mail as it will read, or sends what was looked at.
async fn send(request: RequestContext, form: Form) -> HandlerResult {
    let number = |text: &str| text.parse().map_err(|_| Error::Missing);
    let numbers = form.all("player").map(number).collect::<Result<BTreeSet<i64>, Error>>()?;
    // Lines as the store keeps them, whatever the browser sends.
    let text = tidy_lines(form.raw("body"));
    let mail = PlayersMail { subject: form.raw("subject").to_owned(), text };
    let faults = mail.faults();
    if !faults.is_empty() {
        return mail_page(&request, numbers, FormState::faulty(mail, &faults), false).await;
    }
    if !form.pressed("send")? || form.text("seen") != seen(&numbers, &mail) {
        return mail_page(&request, numbers, FormState::fresh(mail), true).await;
    }
    if request.app.mail.is_none() {
        return Err(Error::Missing);
    }
    let urls = urls::run(&request.tournament()?.slug);
    let after = request.will_redirect_to_created(|count| urls.players().done(PlayersDone::Mailed.counted(count)));
    match mail_players(&request.context(), request.tournament()?.id, &numbers, &mail).await {
        Ok(count) => see_other(after(&count)),
        Err(error) => mail_page(&request, numbers, FormState::returned(mail, error)?, false).await,
    }
}
