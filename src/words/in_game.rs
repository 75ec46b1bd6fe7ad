//! Refusals in the words of a game: teams and fields instead of players and tables, hexes instead of VP.

use crate::games::Terms;
use crate::{names_in, with_clause_of};
use reeve_actions::Refusal;
use texts::Language;

/// A refusal as [`with_clause`](crate::with_clause) says it, in the words of this game.
pub fn refusal_in(refused: &Refusal, terms: &Terms) -> String {
    let said = with_clause_of(refused, terms.into());
    // What is said in another language has the words of the game already.
    if texts::spoken() != Language::ENGLISH {
        return said;
    }
    names_in(refused).map_or(said.clone(), |names| terms.say_around(&said, &names))
}
