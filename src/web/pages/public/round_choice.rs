//! Which of the published rounds a public page shows, and the links to the others.

use crate::store::snapshot::Round;
use crate::views::rounds::RoundAt;
use crate::views::shown;
use crate::web::http::error::Error;
use crate::web::ui::urls::Url;
use crate::web::ui::words;

/// The word for a round in a query: `prelim-2`.
pub(super) fn code(round: &Round) -> String {
    format!("{}-{}", round.row.stage, round.row.number)
}

/// What a public page about rounds is asked for.
#[derive(Default, serde::Deserialize)]
pub(super) struct RoundQuery {
    /// A round, as [`code`].
    #[serde(default)]
    pub round: String,
    /// A name or a part of it.
    #[serde(default)]
    pub q: String,
    /// A page, from 1, on screens that turn.
    #[serde(default)]
    pub page: String,
    /// `light` or `dark`, on screens.
    #[serde(default)]
    pub theme: String,
}

/// The round that a page is asked for among the published ones; not found where it is none of them.
pub(super) fn chosen<'s>(rounds: &[&'s Round], wanted: &str) -> Result<Option<&'s Round>, Error> {
    if wanted.is_empty() {
        return Ok(shown::current(rounds));
    }
    rounds.iter().find(|round| code(round) == wanted).copied().map(Some).ok_or(Error::Missing)
}

/// A link to another round on a public page.
pub(super) struct RoundLink {
    /// Its name.
    pub title: String,
    /// Its address.
    pub href: Url,
    /// Whether it is the one that is shown.
    pub current: bool,
}

/// Links to every published round on a page.
pub(super) fn links(page: &Url, rounds: &[&Round], shown: &Round) -> Vec<RoundLink> {
    rounds
        .iter()
        .map(|round| RoundLink {
            title: words::rounds::title(RoundAt::of(round)),
            href: page.clone().query("round", code(round)),
            current: round.row.id == shown.row.id,
        })
        .collect()
}
