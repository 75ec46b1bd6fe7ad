//! The words of game systems: parts of a score, pieces, cards and colours, by their codes; and, in rooms of their own, why
//! the steps of side games are refused.

pub mod conquest;
pub mod full_contact;
pub mod how;
pub mod log;
pub mod struggle;

use std::borrow::Cow;
use std::cmp::Reverse;

use crate::{capital, list};
use reeve_rules::games::{Colour, Competitor, Deck, Ground, Part, Points, System};
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::tournament::Tournament;

/// That dice were thrown by Reeve.
pub fn thrown(seed: i64, dice: &[i64]) -> String {
    let shown: Vec<String> = dice.iter().map(i64::to_string).collect();
    texts::games::thrown(texts::list(&shown), seed)
}

/// What is said to somebody who was slower than somebody else.
pub fn meanwhile(since: &[String]) -> String {
    if since.is_empty() { texts::games::meanwhile() } else { texts::games::meanwhile_told(since.join(" ")) }
}

/// What makes the words of a part, a piece or a card.
type Word = fn() -> String;

/// What the parts of a score, the pieces and the cards are called, by their codes: within a sentence, and over a column.
const NAMES: [(&str, Word, Word); 12] = [
    ("settlements", texts::pieces::settlements, texts::pieces::settlements_title),
    ("cities", texts::pieces::cities, texts::pieces::cities_title),
    ("longest_road", texts::pieces::longest_road, texts::pieces::longest_road_title),
    ("largest_army", texts::pieces::largest_army, texts::pieces::largest_army_title),
    ("vp_cards", texts::pieces::vp_cards, texts::pieces::vp_cards_title),
    ("roads", texts::pieces::roads, texts::pieces::roads_title),
    ("development_cards", texts::pieces::development_cards, texts::pieces::development_cards_title),
    ("knights", texts::pieces::knights, texts::pieces::knights_title),
    ("progress", texts::pieces::progress, texts::pieces::progress_title),
    ("vp", texts::pieces::vp, texts::pieces::vp_title),
    ("short_team", texts::pieces::short_team, texts::pieces::short_team_title),
    ("resource", texts::pieces::resource, texts::pieces::resource_title),
];

fn words_of(code: &str) -> Option<(Word, Word)> {
    NAMES.iter().find(|(named, ..)| *named == code).map(|(_, name, title)| (*name, *title))
}

/// The name of a part within a sentence: `settlements`, `longest road`. What no game system has is shown by its code.
pub fn part(code: &str) -> String {
    words_of(code).map_or_else(|| code.to_owned(), |(name, _)| name())
}

/// The name of a part at the beginning of a sentence or over a column.
pub fn part_title(code: &str) -> String {
    words_of(code).map_or_else(|| capital(code), |(_, title)| title())
}

/// A part over a column of a paper: with the most that a player can have, where that is what the player's own pieces give.
pub fn column(part: &Part) -> String {
    match part.own_most() {
        Some(most) => texts::pieces::with_most(most, part_title(part.code)),
        None => part_title(part.code),
    }
}

/// What is called differently from game to game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// Who takes part, at the beginning of a sentence or over a column: `Player`.
    pub entrant: &'static str,
    /// The same of several: `Players`.
    pub entrants: &'static str,
    /// Where a game is played, so too: `Table`.
    pub ground: &'static str,
    /// The same of several: `Tables`.
    pub grounds: &'static str,
    /// What the number beside a name counts: `VP`.
    pub points: &'static str,
    /// One of them: `VP`, `hex`.
    pub point: &'static str,
    /// The same over a column.
    pub points_title: &'static str,
    /// What a share of it is called over a column: `VP%`.
    pub share: &'static str,
    /// What a round is called where a game is told: `Preliminary game`.
    pub game: &'static str,
    /// What the rounds are called within a sentence: `preliminary rounds`.
    pub rounds: &'static str,
    /// Who has won all of it: `Champion`.
    pub winner: &'static str,
    /// Whether second and third places are told, which rank in the championship only.
    pub places: bool,
    /// Where the rank was held that players had before the later stages: `after the preliminary games`.
    pub before: &'static str,
    /// Whether that was in a series.
    pub in_series: bool,
    /// Whether all clauses of the championship rules hold; elsewhere those about conduct alone do.
    pub all_clauses: bool,
}

/// What a message has to know of a game.
impl From<&Terms> for texts::Game {
    fn from(terms: &Terms) -> Self {
        Self {
            entrant: if terms.entrant == "Team" { "team" } else { "player" },
            ground: if terms.ground == "Field" { "field" } else { "table" },
            points: if terms.points == "hexes" { "hexes" } else { "vp" },
        }
    }
}

impl From<Terms> for texts::Game {
    fn from(terms: Terms) -> Self {
        Self::from(&terms)
    }
}

/// What is counted in most games, as our sentences are written.
const USUAL_POINTS: &str = "VP";

impl Terms {
    /// A sentence of our own that speaks of players, tables and VP, in the words of the game. Nothing that somebody typed is
    /// handed in here: a team may be called “Table Flippers”.
    pub fn say<'o>(&self, ours: &'o str) -> Cow<'o, str> {
        let mut said = Cow::Borrowed(ours);
        if self.points != USUAL_POINTS && said.contains(USUAL_POINTS) {
            said = Cow::Owned(in_points(&said, self));
        }
        if self.entrant == "Player" && self.ground == "Table" {
            return said;
        }
        let lower = [self.entrant, self.entrants, self.ground, self.grounds].map(str::to_lowercase);
        let words = [
            ("Players", self.entrants),
            ("players", lower[1].as_str()),
            ("Player", self.entrant),
            ("player", lower[0].as_str()),
            ("Tables", self.grounds),
            ("tables", lower[3].as_str()),
            ("Table", self.ground),
            ("table", lower[2].as_str()),
        ];
        for (usual, word) in words {
            if usual != word && said.contains(usual) {
                said = Cow::Owned(replaced(&said, usual, word, |_| true));
            }
        }
        said
    }

    /// The same of a sentence in which these names stand: they stay as they were typed.
    pub fn say_around(&self, ours: &str, names: &[impl AsRef<str>]) -> String {
        let place = |name: &str| ours.find(name).filter(|_| !name.is_empty());
        let first = names
            .iter()
            .filter_map(|name| {
                let name: &str = name.as_ref();
                place(name).map(|at| (at, name))
            })
            .min_by_key(|(at, name)| (*at, Reverse(name.len())));
        match first.and_then(|(at, name)| Some((ours.get(..at)?, name, ours.get(at + name.len()..)?))) {
            Some((before, name, behind)) => format!("{}{name}{}", self.say(before), self.say_around(behind, names)),
            None => self.say(ours).into_owned(),
        }
    }

    /// So many of what is counted: `7 VP`, `1 hex`.
    pub fn of_points(&self, number: impl std::fmt::Display) -> String {
        let number = number.to_string();
        let what = if number == "1" { self.point } else { self.points };
        format!("{number} {what}")
    }

    /// A title that may hold a name: only what is numbered, such as `Round 1, table 3`, is put into the words of the game.
    pub fn heading(&self, title: &str) -> String {
        let lower = self.ground.to_lowercase();
        let numbered = |after: &str| {
            let digits = after.strip_prefix(' ').unwrap_or_default();
            digits.starts_with(|c: char| c.is_ascii_digit())
        };
        let title = replaced(title, "Table", self.ground, numbered);
        let title = replaced(&title, "tables", &self.grounds.to_lowercase(), numbered);
        replaced(&title, "table", &lower, numbered)
    }
}

/// A text with what is counted in the place of VP, with a capital where a sentence begins.
fn in_points(text: &str, terms: &Terms) -> String {
    let mut done = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(USUAL_POINTS) {
        done.push_str(before);
        let begins = done.is_empty() || done.ends_with(". ");
        let one = done.ends_with(" 1 ") || done == "1 ";
        done.push_str(match (begins, one) {
            (true, _) => terms.points_title,
            (_, true) => terms.point,
            _ => terms.points,
        });
        rest = after;
    }
    done.push_str(rest);
    done
}

/// A text with another word in the place of one, wherever it stands as a whole word and what follows is as asked.
fn replaced(text: &str, usual: &str, word: &str, follows: impl Fn(&str) -> bool) -> String {
    let mut done = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(usual) {
        let is_whole = !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric);
        let is_first = !(before.is_empty() && done.ends_with(char::is_alphanumeric));
        done.push_str(before);
        done.push_str(if is_whole && is_first && follows(after) { word } else { usual });
        rest = after;
    }
    done.push_str(rest);
    done
}

/// The words of a game.
pub fn terms(system: &System) -> Terms {
    let (points, point, points_title, share) = match system.points {
        Points::Vp => (USUAL_POINTS, USUAL_POINTS, USUAL_POINTS, "VP%"),
        Points::Hexes => ("hexes", "hex", "Hexes", "Hexes%"),
    };
    let (entrant, entrants) = match system.entrant {
        Competitor::Player => ("Player", "Players"),
        Competitor::Team => ("Team", "Teams"),
    };
    let (ground, grounds) = match system.ground {
        Ground::Table => ("Table", "Tables"),
        Ground::Field => ("Field", "Fields"),
    };
    Terms {
        entrant,
        entrants,
        ground,
        grounds,
        points,
        point,
        points_title,
        share,
        game: if system.championship { "Preliminary game" } else { "Round" },
        rounds: if system.championship { "preliminary rounds" } else { "rounds" },
        winner: if system.championship { "Champion" } else { "Winner" },
        places: system.championship,
        before: "after the preliminary games",
        in_series: false,
        all_clauses: system.championship,
    }
}

/// The words of a tournament: those of its game, and on the final day of a series ranks were held in that series.
pub fn terms_in(t: &Tournament) -> Terms {
    let terms = terms(t.system.system());
    if t.part == TournamentPart::Finals { Terms { before: "in the series", in_series: true, ..terms } } else { terms }
}

/// Who sits at a table, or plays on a field: `2 to 4 players, at as few tables as there can be, all of nearly one size`.
pub fn seats(system: &System) -> String {
    let (least, most) = (system.seats.start(), system.seats.end());
    texts::games::seats(terms(system), of_seats(*least, *most))
}

/// How many a game takes: `3 or 4`, `2 to 6`.
pub fn of_seats(least: usize, most: usize) -> String {
    let between = if most == least + 1 { "or" } else { "to" };
    texts::games::of_seats(between, least, most)
}

/// A side event in short: `Struggle, 2 rounds`.
pub fn side_event(t: &Tournament) -> String {
    format!("{}, {}", t.system.system().name, texts::games::rounds(t.prelim_rounds))
}

/// A game system where one is chosen: `Struggle (side event)`.
pub fn system(system: &System) -> String {
    match system.championship {
        true => "Championship (base game)".to_owned(),
        false => format!("{} (side event)", system.name),
    }
}

/// What every player has before the game: `5 settlements`, `4 cities`.
pub fn pieces(system: &System) -> Vec<String> {
    system.pieces.iter().map(|piece| so_many(piece.code, piece.number)).collect()
}

/// What is counted before the game: every player's pieces, and the cards.
pub fn counted_before(system: &System) -> String {
    let pieces = list(&pieces(system));
    let decks: Vec<String> = system.decks.iter().map(deck).collect();
    match decks.is_empty() {
        true => texts::pieces::before_the_game(pieces),
        false => texts::pieces::before_the_game_with_cards(pieces, decks.join(", ")),
    }
}

fn deck(deck: &Deck) -> String {
    match deck {
        Deck::Mixed { code, kinds } => {
            let all: u16 = kinds.iter().map(|kind| kind.number).sum();
            let kinds: Vec<String> = kinds.iter().map(|kind| so_many(kind.code, kind.number)).collect();
            texts::pieces::deck_of_kinds(so_many(code, all), kinds.join(", "))
        }
        Deck::Even { kind, each } => texts::pieces::each(kind, each),
    }
}

/// So many of a piece or a card.
fn so_many(code: &str, number: u16) -> String {
    match words_of(code) {
        Some(_) => texts::pieces::counted(code, number),
        None => format!("{number} {code}"),
    }
}

/// A colour.
pub fn colour(colour: Colour) -> String {
    texts::badges::colour(colour.code())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use reeve_rules::games::SystemCode;

    #[test]
    fn our_own_sentences_follow_the_game_and_names_stay() {
        let field = terms(SystemCode::FullContact.system());
        let check = |ours: &str, said: &str| assert_eq!(field.say(ours), said);
        check("Find a player or a table", "Find a team or a field");
        check("Players by table; each player's tables.", "Teams by field; each team's fields.");
        check("Stable players, tablets, a timetable", "Stable teams, tablets, a timetable");
        let ours = "Tell the players which table is theirs.";
        for system in [SystemCode::Base, SystemCode::Struggle, SystemCode::Conquest] {
            assert_eq!(terms(system.system()).say(ours), ours);
        }
        let said = "Nobody sits at the table: Table Flippers, and table 3 is open.";
        let expected = "Nobody sits at the field: Table Flippers, and field 3 is open.";
        assert_eq!(field.say_around(said, &["Table", "Table Flippers"]), expected);
        let island = terms(SystemCode::Conquest.system());
        assert_eq!(
            island.say("VP can't be below 0. Type the winner's VP."),
            "Hexes can't be below 0. Type the winner's hexes."
        );
        let said = [island.of_points(1), island.of_points(12), field.of_points(1)];
        assert_eq!(said, ["1 hex", "12 hexes", "1 VP"]);
        assert_eq!(field.heading("Round 1, table 3"), "Round 1, field 3");
        assert_eq!(field.heading("Table 12"), "Field 12");
        assert_eq!(field.heading("Table Flippers"), "Table Flippers");
    }

    #[test]
    fn everything_of_every_system_has_its_words() {
        let mut codes = BTreeSet::new();
        for system in SystemCode::ALL.iter().map(|code| code.system()) {
            codes.extend(system.parts.iter().map(|part| part.code));
            codes.extend(system.pieces.iter().map(|piece| piece.code));
            for deck in system.decks {
                match deck {
                    Deck::Mixed { code, kinds } => {
                        codes.insert(code);
                        codes.extend(kinds.iter().map(|kind| kind.code));
                    }
                    Deck::Even { kind, .. } => drop(codes.insert(kind)),
                }
            }
            let colours: BTreeSet<String> = system.colours.iter().map(|of| colour(*of)).collect();
            assert_eq!(colours.len(), system.colours.len(), "two colours of one name");
        }
        for code in &codes {
            assert!(words_of(code).is_some(), "{code} has no words");
        }
        let unused = NAMES.iter().map(|(code, ..)| code).find(|code| !codes.contains(*code));
        assert_eq!(unused, None, "words of what no system has");
    }
}
