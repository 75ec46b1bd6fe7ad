//! Registration by the public form.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::views::people::attendance;
use crate::views::people::attendance::Counts;
use crate::actions::people::register::{Registration, register};
use crate::actions;
use crate::actions::Right;
use crate::store::Snapshot;
use crate::rules::tournament::vocabulary::Phase;
use crate::web::http::request::Ask;
use crate::web::http::form::Form;
use crate::web::ui::layout::{Frame, NoticeKind};
use crate::web::http::response::{Answer, page_with, see_other};
use crate::web::ui::player_form::PlayerForm;
use crate::web::routes::{Line, get, post};
use crate::web::ui::{nav, time};

/// The routes of registration.
pub fn routes() -> Vec<Line> {
    vec![
        get("/t/{slug}/register", Right::Register, || web::to(show)),
        post("/t/{slug}/register", Right::Register, || web::to(send)),
    ]
}

#[derive(Template)]
#[template(path = "public/register.html")]
struct Register {
    page: Frame,
    base: String,
    open: bool,
    closed: &'static str,
    intro: String,
    places: String,
    full: bool,
    approval: bool,
    code: String,
    photo: String,
    form: PlayerForm,
}

/// The form, or why there is none.
pub async fn show(ask: Ask) -> Answer {
    form_page(&ask, StatusCode::OK, PlayerForm::default(), None).await
}

async fn form_page(ask: &Ask, status: StatusCode, form: PlayerForm, refused: Option<actions::Refusal>) -> Answer {
    let snapshot = ask.snapshot().await?;
    let tournament = &snapshot.tournament;
    let mut frame = nav::public(ask, "Register", "register")?;
    if let Some(refused) = refused {
        frame = frame.notice(NoticeKind::Wrong, refused.to_string());
    }
    let full = !attendance::room_for_new(tournament, &snapshot.players);
    page_with(
        status,
        &Register {
            page: frame,
            base: format!("/t/{}", tournament.slug),
            open: tournament.phase == Phase::Registration,
            closed: match tournament.phase {
                Phase::Draft => "Registration has not been opened yet.",
                _ => "Registration is closed. If you still want to play, ask the organizers in the hall.",
            },
            intro: format!("{}, {}, {}.", tournament.name, time::day(tournament.starts_on), tournament.place),
            places: places_in_words(&snapshot),
            full,
            approval: tournament.approval,
            code: tournament.code_version.clone(),
            photo: tournament.photo_version.clone(),
            form,
        },
    )
}

/// How full the tournament is, in a sentence; empty without a limit.
fn places_in_words(snapshot: &Snapshot) -> String {
    let counts = Counts::of(&snapshot.tournament, &snapshot.players);
    match (snapshot.tournament.capacity, counts.waiting) {
        (None, _) => String::new(),
        (Some(capacity), 0) => format!("{} of {capacity} places are taken.", counts.registered),
        (Some(capacity), waiting) => {
            format!("{} of {capacity} places are taken, and {waiting} on the waiting list.", counts.registered)
        }
    }
}

/// Registers, and leads to the player's own page.
pub async fn send(ask: Ask, form: Form) -> Answer {
    let fields = PlayerForm::read(&form);
    let command = Registration {
        typed: fields.typed.clone(),
        code: fields.code,
        photo: fields.photo,
        minor: fields.minor,
        guardian: fields.guardian.clone(),
        guardian_agrees: fields.guardian_agrees,
        by_mail: ask.app.mail.is_some(),
    };
    let limit = ask.app.config.registrations_per_hour;
    ask.leads_to("/p/{}?done=registered");
    match register(&ask.desk(), ask.tournament()?.id, command, limit).await {
        Ok(token) => {
            ask.app.mail_waits.notify_one();
            see_other(format!("/p/{token}?done=registered"))
        }
        Err(actions::Error::Faults(faults)) => {
            form_page(&ask, StatusCode::UNPROCESSABLE_ENTITY, fields.with(faults), None).await
        }
        Err(actions::Error::Refused(refusal)) => form_page(&ask, StatusCode::CONFLICT, fields, Some(refusal)).await,
        Err(other) => Err(other.into()),
    }
}
