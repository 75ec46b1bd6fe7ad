//! Sends the mails that wait, while the server runs.

use std::time::Duration;

use actix_web::web::Data;

use reeve_actions::mail;
use reeve_actions::mail::Next;
use reeve_mail::Unsent;
use reeve_store::outbox::Mail;

use crate::http::metrics::MailOutcome;
use crate::server::app::App;
use crate::ui::words;

/// How often it is looked whether a mail waits, beside being told: for what other copies and commands queued, and for
/// what is tried anew.
const LOOK: Duration = Duration::from_secs(5);
/// After a fault of the store, and twice as long after each further one.
const AGAIN: Duration = Duration::from_secs(1);
/// But at most so long.
const AGAIN_AT_MOST: Duration = Duration::from_secs(30);
/// How often it is tried to note what came of a mail. Until it is noted the mail counts as being sent, for minutes, and is
/// then sent a second time.
const NOTES: u32 = 5;

/// Sends mails one after another for as long as the server runs, where mail is set up. What goes wrong is noted with
/// the mail; the log says nothing of whom it was for.
pub async fn send_mails(app: Data<App>) {
    let Some(sender) = &app.mail else { return };
    let mut faults = 0;
    loop {
        let next = match mail::next(&app.db, &app.public_url, app.clock.now()).await {
            Ok(next) => next,
            Err(error) => {
                tracing::warn!(%error, "the mails that wait can't be read");
                tokio::time::sleep(pause(faults)).await;
                faults += 1;
                continue;
            }
        };
        faults = 0;
        match next {
            Next::Nothing => {
                // Told or not: both lead to the next look.
                let _ = tokio::time::timeout(LOOK, app.mail_waits.notified()).await;
            }
            Next::Dropped => {}
            Next::Send(mail, outgoing) => {
                let sent = sender.send(&words::mail::letter(outgoing, &app.public_url)).await;
                let is_sent = sent.is_ok();
                let settled = settle(&app, &mail, &sent).await;
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

/// Notes what came of a mail, and tries again where the store can't take it just now. Says whether it was given up.
async fn settle(app: &App, mail: &Mail, sent: &Result<(), Unsent>) -> reeve_actions::Result<bool> {
    let mut tries = 0;
    loop {
        let settled = mail::settle(&app.db, mail, sent.clone(), app.clock.now()).await;
        tries += 1;
        if settled.is_ok() || tries >= NOTES {
            return settled;
        }
        tokio::time::sleep(pause(tries - 1)).await;
    }
}

/// How long to wait after so many faults of the store before.
fn pause(faults: u32) -> Duration {
    AGAIN.saturating_mul(2_u32.saturating_pow(faults)).min(AGAIN_AT_MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end_at_half_a_minute() {
        let pauses: Vec<u64> = [0, 1, 2, 4, 5, 40].map(|faults| pause(faults).as_secs()).to_vec();
        assert_eq!(pauses, [1, 2, 4, 16, 30, 30]);
    }
}
