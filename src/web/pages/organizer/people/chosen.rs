//! What is done with the players who are ticked in the list.

use std::collections::BTreeSet;

use crate::pages::organizer::people::mail::mail_page;
use crate::pages::organizer::people::players::{APART, Chosen, EXPORT, MAIL, PlayerQuery, list_page, seen};
use reeve_actions::Permission;
use reeve_actions::people::keep_apart::keep_apart;
use reeve_actions::people::mail_players::PlayersMail;
use reeve_actions::people::many::act_on_many;
use reeve_actions::people::refusal::Refusal;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, csv, see_other};
use reeve_http::route::{FormSize, Route, post, to};
use reeve_urls as urls;
use reeve_views::people::many::ManyAct;
use reeve_views::transfer;
use reeve_words as words;
use reeve_words::flash::PlayersDone;

/// The routes of this room. They come before those of [one player](super::player).
pub fn routes() -> Vec<Route> {
    vec![post(urls::run::chosen_players, Permission::Run, || to(act)).takes(FormSize::Long).repeats(&["player"])]
}

/// Does what was chosen with the players who are ticked.
async fn act(request: RequestContext, form: Form) -> HandlerResult {
    let query = PlayerQuery::of_form(&form);
    let Some(chosen) = chosen(&request, &form, &query).await? else {
        let changed = FormState::refused(Chosen::default(), words::people::LIST_CHANGED.to_owned());
        return list_page(&request, &query, &changed).await;
    };
    match form.text("do") {
        "" => {
            let nothing = FormState::refused(chosen, words::people::CHOOSE_WHAT_TO_DO.to_owned());
            list_page(&request, &query, &nothing).await
        }
        EXPORT | MAIL if chosen.numbers.is_empty() => {
            let nobody = FormState::refused(chosen, words::people::refusal(&Refusal::NobodyChosen, texts::Game::USUAL));
            list_page(&request, &query, &nobody).await
        }
        EXPORT => export(&request, chosen).await,
        APART => apart(&request, &query, chosen).await,
        MAIL => mail_page(&request, chosen.numbers, FormState::fresh(PlayersMail::default()), false).await,
        code => {
            let which = ManyAct::from_code(code);
            do_with(&request, &query, chosen, which.ok_or_else(|| Error::BadRequest(texts::faults::no_such_move()))?)
                .await
        }
    }
}

/// Who is ticked; nothing where everybody shown is meant and the list is another one by now.
async fn chosen(request: &RequestContext, form: &Form, query: &PlayerQuery) -> Result<Option<Chosen>, Error> {
    if !form.ticked("all") {
        let number = |text: &str| text.parse().map_err(|_| Error::Missing);
        let numbers = form.all("player").map(number).collect::<Result<BTreeSet<i64>, Error>>()?;
        return Ok(Some(Chosen { numbers, all: false }));
    }
    let snapshot = request.snapshot().await?;
    let shown = query.shown(&snapshot);
    let same = seen(&shown) == form.text("seen");
    Ok(same.then(|| Chosen { numbers: shown.iter().map(|player| player.number).collect(), all: true }))
}

async fn do_with(request: &RequestContext, query: &PlayerQuery, chosen: Chosen, which: ManyAct) -> HandlerResult {
    let list = query.url(&urls::run(&request.tournament()?.slug));
    let done = PlayersDone::of(which);
    let after = request.will_redirect_to_created(|count| list.clone().done(done.counted(count)));
    let by_mail = request.app.mail.is_some();
    match act_on_many(&request.context(), request.tournament()?.id, &chosen.numbers, which, by_mail).await {
        Ok(count) => see_other(after(&count)),
        Err(error) => list_page(request, query, &FormState::returned(chosen, error)?).await,
    }
}

/// Keeps those who are ticked apart.
async fn apart(request: &RequestContext, query: &PlayerQuery, chosen: Chosen) -> HandlerResult {
    let tournament = request.tournament()?;
    let list = query.url(&urls::run(&tournament.slug));
    let after = request.will_redirect_to_created(|count| list.clone().done(PlayersDone::KeptApart.counted(count)));
    match keep_apart(&request.context(), tournament.id, &chosen.numbers).await {
        Ok(count) => see_other(after(&count)),
        Err(error) => list_page(request, query, &FormState::returned(chosen, error)?).await,
    }
}

/// Those who are ticked, as CSV with the columns of the specification.
async fn export(request: &RequestContext, chosen: Chosen) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let players = snapshot.players.iter().filter(|player| chosen.numbers.contains(&player.number));
    csv(
        &format!("{}-players", snapshot.tournament.slug),
        transfer::csv_of_players(&snapshot, players).finish_for_download(),
    )
}
