//! Which of the published rounds a public page shows, and the links to the others.

use reeve_http::error::Error;
use reeve_rules::search::holds;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::snapshot::Round;
use reeve_urls::Url;
use reeve_views::rounds::RoundAt;
use reeve_words as words;

/// The word for a round in a query: `prelim-2`.
fn code(at: RoundAt) -> String {
    format!("{}-{}", at.stage, at.number)
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
    /// `light` or `dark`, on screens.
    #[serde(default)]
    pub theme: String,
}

impl RoundQuery {
    /// The round that is asked for, if any.
    ///
    /// Error: [`Error::Missing`] where the word is none for a round.
    pub(super) fn asked(&self) -> Result<Option<RoundAt>, Error> {
        if self.round.is_empty() {
            return Ok(None);
        }
        let (stage, number) = self.round.split_once('-').ok_or(Error::Missing)?;
        let stage = Stage::from_code(stage).ok_or(Error::Missing)?;
        let at = RoundAt { stage, number: number.parse().map_err(|_| Error::Missing)? };
        if code(at) == self.round { Ok(Some(at)) } else { Err(Error::Missing) }
    }
}

/// A link to another round on a public page.
pub(super) struct RoundLink {
    pub title: String,
    pub href: Url,
    /// Whether it is the one that is shown.
    pub current: bool,
}

/// What the pages about one round have in common (`parts/rounds.html`): which round it is, the ways to the others, and the
/// search for a player.
#[derive(Default)]
pub(super) struct RoundSearch {
    /// The name of the round; empty while none is published.
    pub title: String,
    pub links: Vec<RoundLink>,
    /// The round as it was asked for.
    pub round: String,
    /// The name, or the part of it, that is searched for.
    pub query: String,
    /// The same page without the search.
    pub all: Option<Url>,
    /// Those of that name who play in the tournament and not in this round, a sentence each.
    pub elsewhere: Vec<String>,
    /// That the round is over and the next one not public yet, where the page was asked for no round.
    pub over: Option<String>,
}

impl RoundSearch {
    /// As it was asked for, before it is known whether any round is published.
    pub(super) fn of(wanted: &RoundQuery) -> RoundSearch {
        RoundSearch { round: wanted.round.clone(), query: wanted.q.clone(), ..RoundSearch::default() }
    }

    /// With the round that is shown on a page.
    pub(super) fn show(&mut self, page: &Url, rounds: &[&Round], shown: &Round) {
        self.title = words::rounds::title(RoundAt::of(shown));
        self.links = links(page, rounds, shown);
        if self.is_for_a_player() {
            let all = page.clone();
            self.all = Some(if self.round.is_empty() { all } else { all.query("round", &self.round) });
        }
    }

    /// Whether a player is searched for by name.
    pub(super) fn is_for_a_player(&self) -> bool {
        !self.query.trim().is_empty()
    }

    /// Whether somebody of this name is found.
    pub(super) fn finds(&self, name: &str) -> bool {
        holds(name, &self.query)
    }
}

/// Links to every published round on a page.
fn links(page: &Url, rounds: &[&Round], shown: &Round) -> Vec<RoundLink> {
    rounds
        .iter()
        .map(|round| RoundLink {
            title: words::rounds::title(RoundAt::of(round)),
            href: page.clone().query("round", code(RoundAt::of(round))),
            current: round.row.id == shown.row.id,
        })
        .collect()
}
