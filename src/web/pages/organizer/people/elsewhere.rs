//! Who a player is in other tournaments: a part of the player's page.

use reeve_actions::people::join_person::{Elsewhere, OtherPlayer, elsewhere};
use reeve_actions::tournament::named::OwnHosts;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_store::individual::PlayerElsewhere;
use reeve_store::player::Player;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words::time;

/// What stands in the form that joins.
#[derive(Debug, Default)]
pub(crate) struct JoinForm {
    pub(crate) tournament: String,
    pub(crate) number: String,
}

impl JoinForm {
    pub(crate) fn read(form: &Form) -> JoinForm {
        let text = |name: &str| form.text(name).to_owned();
        JoinForm { tournament: text("tournament"), number: text("number") }
    }

    /// `here`: how this Reeve is reached.
    pub(crate) fn command(&self, here: OwnHosts) -> OtherPlayer {
        // No player has the number 0, so what is no number is not found.
        OtherPlayer { tournament: self.tournament.clone(), number: self.number.parse().unwrap_or(0), here }
    }
}

/// The part of the page.
pub(crate) struct Section {
    pub(crate) same: Vec<PersonElsewhere>,
    pub(crate) out_of_sight: usize,
    pub(crate) suggested: Vec<PersonElsewhere>,
    pub(crate) form: FormState<JoinForm>,
}

/// A player of another tournament.
pub(crate) struct PersonElsewhere {
    pub(crate) label: String,
    pub(crate) number: i64,
    pub(crate) href: Url,
    pub(crate) slug: String,
    pub(crate) tournament: String,
    pub(crate) day: String,
}

fn entry(other: PlayerElsewhere) -> PersonElsewhere {
    PersonElsewhere {
        label: other.label(),
        number: other.number,
        href: urls::run(&other.slug).player(other.number),
        day: time::date(other.starts_on),
        slug: other.slug,
        tournament: other.tournament_name,
    }
}

/// Reads the part of a player's page.
pub(crate) async fn section(
    request: &RequestContext,
    player: &Player,
    form: FormState<JoinForm>,
) -> Result<Section, Error> {
    let mut tx = request.app.db.read().await?;
    let Elsewhere { same, out_of_sight, suggested } = elsewhere(&mut tx, request.context().caller, player).await?;
    drop(tx);
    Ok(Section {
        same: same.into_iter().map(entry).collect(),
        out_of_sight,
        suggested: suggested.into_iter().map(entry).collect(),
        form,
    })
}
