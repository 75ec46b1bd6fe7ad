//! What the public results say together: everybody's rank after each round, which VP led to which place, how often each
//! seat wins; of one tournament, and of all of this Reeve. Everything here is public: [`shown`](crate::shown) is
//! asked for each result.

pub mod all;
mod games;
pub mod history;

use reeve_rules::games::SystemCode;
use reeve_rules::statistics::{VpAndPlaces, WinRates};
use reeve_store::{Error, Snapshot};

/// What the public results of one tournament say together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentStatistics {
    /// The game system that is played.
    pub system: SystemCode,
    /// How often each seat wins.
    pub rates: WinRates,
    /// Which VP led to which place.
    pub places: VpAndPlaces,
}

impl TournamentStatistics {
    /// Counts what is public.
    ///
    /// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
    pub fn of(snapshot: &Snapshot) -> Result<TournamentStatistics, Error> {
        let games = games::public(snapshot)?;
        let tied = snapshot.tournament.settings.tied_places;
        Ok(TournamentStatistics {
            system: snapshot.tournament.system,
            rates: WinRates::of(&games),
            places: VpAndPlaces::of(&games, tied),
        })
    }
}
