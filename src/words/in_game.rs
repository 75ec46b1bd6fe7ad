//! Refusals in the words of a game: teams and fields instead of players and tables, hexes instead of VP.

use crate::games::Terms;
use crate::{names_in, with_clause};
use reeve_actions::Refusal;

/// A refusal as [`with_clause`] says it, in the words of this game.
pub fn refusal_in(refused: &Refusal, terms: &Terms) -> String {
    let said = with_clause(refused);
    names_in(refused).map_or(said.clone(), |names| terms.say_around(&said, &names))
}
