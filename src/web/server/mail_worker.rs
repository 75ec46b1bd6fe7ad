//! Sends the mails that wait, while the server runs.

use std::time::Duration;

use actix_web::web::Data;

use crate::actions::mail;
use crate::actions::mail::Next;

use crate::web::http::metrics::MailOutcome;
use crate::web::server::app::App;
use crate::web::ui::words;

/// How often it is looked whether a mail waits, beside being told: for what other copies and commands queued, and for
/// what is tried anew.
const LOOK: Duration = Duration::from_secs(5);
/// After a fault of the store.
const AGAIN: Duration = Duration::from_secs(30);

/// Sends mails one after another for as long as the server runs, where mail is set up. What goes wrong is noted with
/// the mail; the log says nothing of whom it was for.
pub async fn send_mails(app: Data<App>) {
    let Some(sender) = &app.mail else { return };
    loop {
        let next = match mail::next(&app.db, &app.public_url, app.clock.now()).await {
            Ok(next) => next,
            Err(error) => {
                tracing::warn!(%error, "the mails that wait can't be read");
                tokio::time::sleep(AGAIN).await;
                continue;
            }
        };
        match next {
            Next::Nothing => {
                // Told or not: both lead to the next look.
                let _ = tokio::time::timeout(LOOK, app.mail_waits.notified()).await;
            }
            Next::Dropped => {}
            Next::Send(mail, outgoing) => {
                let sent = sender.send(&words::mail::letter(outgoing, &app.public_url)).await;
                let is_sent = sent.is_ok();
                let settled = mail::settle(&app.db, &mail, sent, app.clock.now()).await;
                app.metrics.mail_tried(match settled {
                    _ if is_sent => MailOutcome::Sent,
                    Ok(true) => MailOutcome::GivenUp,
                    _ => MailOutcome::PutBack,
                });
                match settled {
                    Ok(false) => {}
                    Ok(true) => tracing::warn!(mail = mail.id, kind = mail.kind.code(), "a mail was given up"),
                    Err(error) => tracing::warn!(%error, mail = mail.id, "what came of a mail was not noted"),
                }
            }
        }
    }
}
