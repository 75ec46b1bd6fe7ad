//! Erase a player's data on request, after saying what will happen; and the data itself, to hand out.

use actix_web::web;
use askama::Template;

use reeve_actions as actions;
use reeve_actions::people::erase::{Mention, WORD, check_word, erase_person, find_mentions, is_erased, mask_texts};
use reeve_actions::people::join_person::elsewhere;
use reeve_actions::people::personal_data::personal_data;
use reeve_actions::people::player::by_number;
use reeve_actions::{Caller, Permission};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, download, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::erase::{TextPlace, pseudonym};
use reeve_store::individual::PlayerElsewhere;
use reeve_store::player::Player;
use reeve_store::{Error as StoreError, Snapshot, TournamentId, Tx};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::people::merged::with_merged;
use reeve_words as words;
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
    merged: Vec<MergedNumber>,
    word: &'static str,
    texts: Vec<TextWithName>,
    elsewhere: Vec<SamePlayerElsewhere>,
    fault: Option<String>,
    done: bool,
}

/// A number that was merged into the player.
struct MergedNumber {
    number: i64,
    label: String,
    pseudonym: String,
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
    fn of(other: PlayerElsewhere, typed: Option<&Form>) -> SamePlayerElsewhere {
        let code = format!("{}-{}", other.tournament_id, other.number);
        SamePlayerElsewhere {
            label: other.label(),
            href: urls::run(&other.slug).erase(other.number),
            chosen: typed.is_some_and(|form| form.all("also").any(|one| one == code)),
            tournament: other.tournament_name,
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
    page(&read(&request, number(&path)?, None).await?)
}

async fn read(request: &RequestContext, number: i64, typed: Option<&Form>) -> Result<ErasePage, Error> {
    let mut tx = request.app.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, request.tournament()?.id).await?;
    let player = by_number(&snapshot, number)?;
    let mentions = find_mentions(&mut tx, player, &snapshot.players).await?;
    let same = same_elsewhere(&mut tx, request.context().caller, player, &snapshot.players).await?;
    drop(tx);
    let done = is_erased(player, &snapshot.players);
    let mut layout = nav::staff(request, titles::ERASE_A_PLAYERS_DATA, StaffSection::Players)?;
    if done {
        layout = layout.notice(NoticeKind::Good, words::people::erased(&player.label()));
    }
    Ok(ErasePage {
        page: layout,
        urls: urls::run(&snapshot.tournament.slug),
        number,
        label: player.label(),
        pseudonym: pseudonym(number),
        merged: with_merged(player, &snapshot.players).into_iter().skip(1).map(merged_number).collect(),
        word: WORD,
        texts: mentions.into_iter().map(|mention| text(mention, typed)).collect(),
        elsewhere: same.into_iter().map(|other| SamePlayerElsewhere::of(other, typed)).collect(),
        fault: None,
        done,
    })
}

fn merged_number(player: &Player) -> MergedNumber {
    MergedNumber { number: player.number, label: player.label(), pseudonym: pseudonym(player.number) }
}

/// The same person in other tournaments, as far as the caller runs them, the numbers merged into the player asked too.
async fn same_elsewhere(
    tx: &mut Tx,
    caller: &Caller,
    player: &Player,
    players: &[Player],
) -> Result<Vec<PlayerElsewhere>, StoreError> {
    let mut same: Vec<PlayerElsewhere> = Vec::new();
    for one in with_merged(player, players) {
        same.extend(elsewhere(tx, caller, one).await?.same);
    }
    Ok(same)
}

fn text(mention: Mention, typed: Option<&Form>) -> TextWithName {
    let kind = match mention.place {
        TextPlace::Witness(_) => "witness",
        TextPlace::Reason(_) => "reason",
        TextPlace::Sheet(_) => "sheet",
        TextPlace::Guardian(_) => "guardian",
        TextPlace::Companions(_) => "companions",
        TextPlace::Film(_) => "film",
        TextPlace::Note(_) => "note",
        TextPlace::Dispute(_) => "dispute",
        TextPlace::Decision(_) => "decision",
        TextPlace::RulingReport(_) => "report",
        TextPlace::RulingDecision(_) => "ruling",
        TextPlace::Announcement(_) => "announcement",
        TextPlace::MissingPart(_) => "missing-part",
        TextPlace::Layers(_) => "layers",
        TextPlace::GuestList(_) => "guest_list",
    };
    let place = words::erasure::text_place(mention.place);
    let code = format!("{kind}-{}", id(mention.place));
    let chosen = typed.is_none_or(|form| form.all("text").any(|one| one == code));
    TextWithName { code, place, text: mention.text, masked: mention.masked, chosen }
}

fn id(place: TextPlace) -> i64 {
    match place {
        TextPlace::Witness(id)
        | TextPlace::Reason(id)
        | TextPlace::Sheet(id)
        | TextPlace::Guardian(id)
        | TextPlace::Companions(id)
        | TextPlace::Film(id)
        | TextPlace::Note(id)
        | TextPlace::Dispute(id)
        | TextPlace::Decision(id)
        | TextPlace::RulingReport(id)
        | TextPlace::RulingDecision(id)
        | TextPlace::Announcement(id)
        | TextPlace::MissingPart(id)
        | TextPlace::Layers(id)
        | TextPlace::GuestList(id) => id,
    }
}

/// Masks the chosen texts, then erases: two actions, two lines in the audit log. The form counts as carried out with
/// the second: sent again before that, it masks what is left, which is nothing, and goes on.
async fn erase(request: RequestContext, path: PlayerPath, form: Form) -> HandlerResult {
    let number = number(&path)?;
    let tournament = request.tournament()?;
    if let Err(error) = check_word(form.text("confirm")) {
        let confirm = FormState::returned((), error)?;
        let mut shown = read(&request, number, Some(&form)).await?;
        shown.fault = confirm.fault("confirm").map(str::to_owned);
        return page_with(confirm.status(), &shown);
    }
    let shown = read(&request, number, Some(&form)).await?;
    let chosen: Vec<&str> = shown.texts.iter().filter(|text| text.chosen).map(|text| text.code.as_str()).collect();
    let is_chosen = |place: TextPlace| {
        let code = text(Mention { place, text: String::new(), masked: String::new() }, None).code;
        chosen.contains(&code.as_str())
    };
    let first = actions::Context { form: None, ..request.context() };
    erase_elsewhere(&first, tournament.id, number, &form).await?;
    mask_texts(&first, tournament.id, number, is_chosen).await?;
    erase_person(&request.context(), tournament.id, number, form.text("confirm")).await?;
    see_other(urls::run(&tournament.slug).erase(number))
}

/// Erases the same person in the other tournaments that were ticked, every text found there included. This comes first,
/// since erasing here parts the player from the others.
async fn erase_elsewhere(
    context: &actions::Context<'_>,
    id: TournamentId,
    number: i64,
    form: &Form,
) -> Result<(), Error> {
    let mut tx = context.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, id).await?;
    let player = by_number(&snapshot, number)?;
    let same = same_elsewhere(&mut tx, context.caller, player, &snapshot.players).await?;
    drop(tx);
    for other in same {
        if SamePlayerElsewhere::of(other.clone(), Some(form)).chosen {
            mask_texts(context, other.tournament_id, other.number, |_| true).await?;
            erase_person(context, other.tournament_id, other.number, form.text("confirm")).await?;
        }
    }
    Ok(())
}

/// Sends everything that Reeve holds of the player, for whoever asked for it.
async fn data(request: RequestContext, path: PlayerPath) -> HandlerResult {
    let number = number(&path)?;
    let snapshot = request.snapshot().await?;
    let player = by_number(&snapshot, number)?;
    let text = personal_data(&request.context(), snapshot.tournament.id, player.id).await?;
    download(&format!("player-{number}.json"), "application/json", text.into_bytes())
}
