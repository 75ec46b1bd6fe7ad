//! The result of one table: the same value as it was typed, as it is checked, stored and shown.

use std::collections::BTreeMap;

use crate::games::{Colour, System};
use crate::tournament::vocabulary::Stage;

/// What the record sheet of a table states.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableResult {
    /// The seats by selection position.
    pub seats: Vec<SeatResult>,
    /// Who handled the resource cards (2.0.4), if it was noted.
    pub handler: Option<Handler>,
}

/// What the record sheet states about one seat. Until [`check`](super::check()) has accepted them, numbers are as
/// somebody typed them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatResult {
    /// The selection position, from 1 (1.1.6).
    pub position: i64,
    /// VP as stated. They may be left out where the parts are given; then they are worked out from those.
    pub vp: Option<i64>,
    /// What the VP are made of, if it was noted.
    pub parts: Option<Parts>,
    pub winner: bool,
    /// Whether its player did not come to the game. Nothing else is noted of such a seat: the game counts as one of the
    /// others, and for the player it is a missed game.
    pub absent: bool,
    /// The colour played, if it was noted.
    pub colour: Option<Colour>,
    /// The place in the order of play, from 1, if it was noted.
    pub play_order: Option<i64>,
    /// The chair, from 1, if it was noted.
    pub chair: Option<i64>,
}

impl TableResult {
    /// A sheet of these selection positions on which nothing is entered yet.
    pub fn blank(positions: impl IntoIterator<Item = i64>) -> TableResult {
        let seats = positions.into_iter().map(|position| SeatResult { position, ..SeatResult::default() });
        TableResult { seats: seats.collect(), handler: None }
    }

    /// The result with its winner given by the selection position, as it is stored.
    pub fn won_at(winner: Option<i64>, mut seats: Vec<SeatResult>, handler: Option<Handler>) -> TableResult {
        for seat in &mut seats {
            seat.winner = winner == Some(seat.position);
        }
        TableResult { seats, handler }
    }

    /// The same result with what another one of these seats notes beside VP, winner and who came: colours, order of play and
    /// chairs, who handled the cards, and the parts of a score where the VP are the same.
    pub fn with_rest_of(mut self, other: &TableResult) -> TableResult {
        for (seat, noted) in self.seats.iter_mut().zip(&other.seats).filter(|(seat, _)| !seat.absent) {
            (seat.colour, seat.play_order, seat.chair) = (noted.colour, noted.play_order, noted.chair);
            seat.parts = noted.parts.clone().filter(|_| seat.vp == noted.vp);
        }
        self.handler = other.handler;
        self
    }

    /// The seats whose players came to the game, each with its place among all seats, from 0.
    pub fn present(&self) -> impl Iterator<Item = (usize, &SeatResult)> {
        self.seats.iter().enumerate().filter(|(_, seat)| !seat.absent)
    }

    /// The selection position of the winner.
    pub fn winner(&self) -> Option<i64> {
        self.winners_seat().map(|seat| seat.position)
    }

    /// What is stated of the winner.
    pub fn winners_seat(&self) -> Option<&SeatResult> {
        self.seats.iter().find(|seat| seat.winner)
    }
}

/// How many a seat has of each part of its score, by the part's code: 1 or 0 of a part that is held.
#[derive(Debug, Clone, PartialEq, Eq, Default, Hash)]
pub struct Parts(BTreeMap<String, i64>);

impl Parts {
    /// How many of a part were noted.
    pub fn get(&self, code: &str) -> Option<i64> {
        self.0.get(code).copied()
    }

    /// Notes how many there are of a part.
    pub fn set(&mut self, code: &str, number: i64) {
        self.0.insert(code.to_owned(), number);
    }

    /// What was noted, by code.
    pub fn iter(&self) -> impl Iterator<Item = (&str, i64)> {
        self.0.iter().map(|(code, number)| (code.as_str(), *number))
    }

    /// The VP that the parts make together.
    pub fn vp(&self, system: &System) -> i64 {
        let worth = |(code, number): (&str, i64)| system.part(code).map_or(0, |part| number.saturating_mul(part.vp));
        self.iter().map(worth).fold(0, i64::saturating_add)
    }
}

impl<C: Into<String>> FromIterator<(C, i64)> for Parts {
    fn from_iter<I: IntoIterator<Item = (C, i64)>>(noted: I) -> Parts {
        Parts(noted.into_iter().map(|(code, number)| (code.into(), number)).collect())
    }
}

/// Who handled the resource cards at a table (2.0.4). It names a role, never a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Handler {
    StartingPlayer,
    /// Somebody whom the table elected: the selection position.
    Elected(i64),
    /// By agreement of the table: two piles, or players take their own cards.
    Agreed,
    /// By agreement until that ended, and then the starting player.
    AgreedAtFirst,
    /// A judge, as in the final.
    Judge,
}

impl Handler {
    /// Every code of a table with as many positions as can be stored.
    pub const CODES: &'static [&'static str] = &[
        "starting",
        "agreed",
        "agreed-at-first",
        "judge",
        "seat-1",
        "seat-2",
        "seat-3",
        "seat-4",
        "seat-5",
        "seat-6",
        "seat-7",
        "seat-8",
        "seat-9",
        "seat-10",
        "seat-11",
        "seat-12",
    ];

    /// As it is stored and sent by forms: `starting`, `seat-3`, `agreed`, `agreed-at-first`, `judge`.
    pub fn code(self) -> String {
        match self {
            Handler::StartingPlayer => "starting".to_owned(),
            Handler::Elected(position) => format!("seat-{position}"),
            Handler::Agreed => "agreed".to_owned(),
            Handler::AgreedAtFirst => "agreed-at-first".to_owned(),
            Handler::Judge => "judge".to_owned(),
        }
    }

    /// Who was elected, of all at the table in the order of their positions.
    pub fn elected<T>(self, seats: &[T]) -> Option<&T> {
        let Handler::Elected(position) = self else { return None };
        seats.get(usize::try_from(position).ok()?.checked_sub(1)?)
    }

    /// Whether the cards can be handled so in a game of that stage: in the final a judge does it.
    pub fn may_be_in(self, stage: Stage) -> bool {
        stage != Stage::Final || self == Handler::Judge
    }

    /// The handler of that code.
    pub fn from_code(code: &str) -> Option<Handler> {
        match code {
            "starting" => Some(Handler::StartingPlayer),
            "agreed" => Some(Handler::Agreed),
            "agreed-at-first" => Some(Handler::AgreedAtFirst),
            "judge" => Some(Handler::Judge),
            seat if Handler::CODES.contains(&seat) => seat.strip_prefix("seat-")?.parse().ok().map(Handler::Elected),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Colour;

    #[test]
    fn what_is_typed_from_paper_keeps_what_stood_beside_it() {
        let mut stored = TableResult::blank(1..=3);
        for (seat, colour) in stored.seats.iter_mut().zip([Colour::Red, Colour::Blue, Colour::White]) {
            (seat.vp, seat.colour, seat.play_order) = (Some(8), Some(colour), Some(seat.position));
            seat.parts = Some([("settlements", 4), ("cities", 2)].into_iter().collect());
        }
        stored.handler = Some(Handler::Judge);
        let mut typed = TableResult::blank(1..=3);
        (typed.seats[0].vp, typed.seats[1].vp, typed.seats[2].absent) = (Some(8), Some(9), true);
        let whole = typed.with_rest_of(&stored);
        assert_eq!(whole.seats[0], stored.seats[0]);
        let (other, gone) = (&whole.seats[1], &whole.seats[2]);
        assert_eq!(
            (other.vp, other.colour, other.play_order, &other.parts),
            (Some(9), Some(Colour::Blue), Some(2), &None)
        );
        assert_eq!((gone.colour, gone.play_order, gone.absent), (None, None, true));
        assert_eq!(whole.handler, Some(Handler::Judge));
    }
    use crate::tournament::bounds::POSITION;

    #[test]
    fn in_the_final_nothing_is_agreed_on() {
        for role in [Handler::StartingPlayer, Handler::Agreed, Handler::AgreedAtFirst, Handler::Elected(2)] {
            assert!(role.may_be_in(Stage::Prelim) && role.may_be_in(Stage::Semi) && !role.may_be_in(Stage::Final));
        }
        assert!(Stage::ALL.iter().all(|stage| Handler::Judge.may_be_in(*stage)));
    }

    #[test]
    fn every_handler_has_a_code_and_no_other_text_is_one() {
        let elected = (POSITION.least..=POSITION.most).map(Handler::Elected);
        let roles = [Handler::StartingPlayer, Handler::Agreed, Handler::AgreedAtFirst, Handler::Judge];
        let all: Vec<Handler> = roles.into_iter().chain(elected).collect();
        assert_eq!(all.iter().map(|one| one.code()).collect::<Vec<_>>(), Handler::CODES);
        assert!(all.iter().all(|one| Handler::from_code(&one.code()) == Some(*one)));
        for text in ["", "seat-", "seat-0", "seat-01", "seat-13", "seat--1", "Judge", "Player 7"] {
            assert_eq!(Handler::from_code(text), None, "{text:?}");
        }
    }
}
