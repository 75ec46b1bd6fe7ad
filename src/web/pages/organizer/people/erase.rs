//! Erase a player's data on request, after saying what will happen; and the data itself, to hand out.

use actix_web::web;
use askama::Template;

use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::people::erase::{Erasure, Mention, WORD, check_word, erase_person, is_erased, mask_texts};
use reeve_actions::people::personal_data::personal_data;
use reeve_actions::people::player::by_number;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, download, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::erase::{TextPlace, pseudonym};
use reeve_store::individual::PlayerElsewhere;
use reeve_store::player::Player;
use reeve_store::upgrade_copies;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::people::merged::with_merged;
use reeve_words as words;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::erase, Permission::Erase, || to(show)),
        post(urls::run::erase, Permission::Erase, || to(erase)).repeats(&["text", "also"]),
        get(urls::run::player_data, Permission::Run, || to(data)).large(),
    ]
}

#[derive(Template)]
#[template(path = "organizer/people/erase.html")]
struct ErasePage {
    page: Layout,
    urls: Run,
    number: i64,
    label: String,
    pseudonym: String,
    /// When the player asked for it.
    asked: Option<String>,
    /// Those who were merged into the player.
    merged: Vec<Player>,
    word: &'static str,
    texts: Vec<TextWithName>,
    elsewhere: Vec<SamePlayerElsewhere>,
    fault: Option<String>,
    /// Whether copies that upgrades left hold the name, and are removed with it.
    has_copies: bool,
    done: bool,
}

/// The same person in another tournament.
struct SamePlayerElsewhere {
    code: String,
    label: String,
    tournament: String,
    href: Url,
    chosen: bool,
}

impl SamePlayerElsewhere {
    fn of(other: &PlayerElsewhere, typed: Option<&Form>) -> SamePlayerElsewhere {
        let code = format!("{}-{}", other.tournament_id, other.number);
        SamePlayerElsewhere {
            label: other.label(),
            href: urls::run(&other.slug).erase(other.number),
            chosen: typed.is_some_and(|form| form.all("also").any(|one| one == code)),
            tournament: other.tournament_name.clone(),
            code,
        }
    }
}

/// A free text in which the name may stand.
struct TextWithName {
    code: String,
    place: &'static str,
    text: String,
    masked: String,
    chosen: bool,
}

/// Slug and the player's number.
type PlayerPath = web::Path<(String, String)>;

fn number(path: &PlayerPath) -> Result<i64, Error> {
    path.1.parse().map_err(|_| Error::Missing)
}

/// Says what will happen and asks for the word.
async fn show(request: RequestContext, path: PlayerPath) -> HandlerResult {
    erase_page(&request, number(&path)?, None, FormState::fresh(())).await
}

async fn read(request: &RequestContext, number: i64) -> Result<Erasure, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(Erasure::read(&mut tx, request.context().caller, request.tournament()?.id, number).await?)
}

async fn erase_page(
    request: &RequestContext,
    number: i64,
    typed: Option<&Form>,
    confirm: FormState<()>,
) -> HandlerResult {
    let Erasure { snapshot, mentions, elsewhere } = read(request, number).await?;
    let player = by_number(&snapshot, number)?;
    let done = is_erased(player, &snapshot.players);
    let mut layout = nav::staff(request, titles::ERASE_A_PLAYERS_DATA, StaffSection::Players)?;
    if done {
        layout = layout.notice(NoticeKind::Good, words::people::erased(&player.label()));
    }
    let shown = ErasePage {
        page: layout,
        urls: urls::run(&snapshot.tournament.slug),
        number,
        label: player.label(),
        pseudonym: pseudonym(number),
        asked: player.erasure_asked_at.map(|at| time::moment(at, &snapshot.tournament.time_zone)),
        merged: with_merged(player, &snapshot.players).into_iter().skip(1).cloned().collect(),
        word: WORD,
        texts: mentions.into_iter().map(|mention| text(mention, typed)).collect(),
        elsewhere: elsewhere.iter().map(|other| SamePlayerElsewhere::of(other, typed)).collect(),
        has_copies: request
            .app
            .db
            .file()
            .is_some_and(|path| upgrade_copies::list(path).is_ok_and(|found| !found.is_empty())),
        fault: confirm.fault("confirm").map(str::to_owned),
        done,
    };
    page_with(confirm.status(), &shown)
}

fn text(mention: Mention, typed: Option<&Form>) -> TextWithName {
    let code = code(mention.place);
    let chosen = typed.is_none_or(|form| form.all("text").any(|one| one == code));
    let place = words::erasure::text_place(mention.place);
    TextWithName { code, place, text: mention.text, masked: mention.masked, chosen }
}

/// What stands for a text in the form.
fn code(place: TextPlace) -> String {
    let (kind, id) = match place {
        TextPlace::Witness(id) => ("witness", id),
        TextPlace::Reason(id) => ("reason", id),
        TextPlace::Sheet(id) => ("sheet", id),
        TextPlace::Guardian(id) => ("guardian", id),
        TextPlace::Companions(id) => ("companions", id),
        TextPlace::Film(id) => ("film", id),
        TextPlace::Note(id) => ("note", id),
        TextPlace::ComesWith(id) => ("comes_with", id),
        TextPlace::Dispute(id) => ("dispute", id),
        TextPlace::Decision(id) => ("decision", id),
        TextPlace::Count(id) => ("count", id),
        TextPlace::RulingReport(id) => ("report", id),
        TextPlace::RulingDecision(id) => ("ruling", id),
        TextPlace::Announcement(id) => ("announcement", id),
        TextPlace::MissingPart(id) => ("missing-part", id),
        TextPlace::Layers(id) => ("layers", id),
        TextPlace::GuestList(id) => ("guest_list", id),
    };
    format!("{kind}-{id}")
}

/// Masks the chosen texts, then erases: two actions, two lines in the audit log. The form counts as carried out with
/// the second: sent again before that, it masks what is left, which is nothing, and goes on.
async fn erase(request: RequestContext, path: PlayerPath, form: Form) -> HandlerResult {
    let number = number(&path)?;
    let tournament = request.tournament()?;
    if let Err(error) = check_word(form.text("confirm")) {
        return erase_page(&request, number, Some(&form), FormState::returned((), error)?).await;
    }
    let found = read(&request, number).await?;
    let texts: Vec<TextWithName> = found.mentions.into_iter().map(|mention| text(mention, Some(&form))).collect();
    let is_chosen = |place| texts.iter().any(|text| text.chosen && text.code == code(place));
    let first = actions::Context { form: None, ..request.context() };
    // The same person in the other tournaments that were ticked, every text found there included, comes first, since erasing here
    // parts the player from the others.
    for other in found.elsewhere.iter().filter(|other| SamePlayerElsewhere::of(other, Some(&form)).chosen) {
        mask_texts(&first, other.tournament_id, other.number, |_| true).await?;
        erase_person(&first, other.tournament_id, other.number, form.text("confirm")).await?;
    }
    mask_texts(&first, tournament.id, number, is_chosen).await?;
    erase_person(&request.context(), tournament.id, number, form.text("confirm")).await?;
    see_other(urls::run(&tournament.slug).erase(number))
}

/// Sends everything that Reeve holds of the player, for whoever asked for it.
async fn data(request: RequestContext, path: PlayerPath) -> HandlerResult {
    let number = number(&path)?;
    let snapshot = request.snapshot().await?;
    let player = by_number(&snapshot, number)?;
    let text = personal_data(&request.context(), snapshot.tournament.id, player.id).await?;
    download(&format!("player-{number}.json"), "application/json", text.into_bytes())
}
