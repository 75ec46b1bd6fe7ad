//! A board that is being laid: what lies there, what comes next and whose turn it is, and where the next piece may lie.

use reeve_rules::boards::{Island, LayPlace, Piece, WrittenBoard, drawn_piece, whose_turn};
use reeve_store::Error;
use reeve_store::board_laying::BoardLaying;

/// A board that is being laid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LayingState {
    pub island: Island,
    /// Who lays in turn; nobody where the staff lays.
    pub people: Vec<String>,
    /// The piece that was drawn and lies next; none where it is chosen, and once all lie.
    pub drawn: Option<Piece>,
}

impl LayingState {
    /// Reads one.
    ///
    /// Error: [`Error::Broken`] where what is stored is no beginning of a board.
    pub fn of(laying: &BoardLaying) -> Result<LayingState, Error> {
        let begun = WrittenBoard::read_begun(laying.board_text.as_bytes());
        let island = begun.map_err(|fault| Error::broken(format!("board_laying.board_text: {fault:?}")))?.island;
        let laid = island.steps().len();
        let drawn = laying.draw_seed.and_then(|seed| drawn_piece(seed_of(seed), laid, laying.chits_chosen));
        Ok(LayingState { island, people: laying.layers.lines().map(str::to_owned).collect(), drawn })
    }

    /// Who lays the piece of this number, from 0; nobody where the staff lays.
    pub fn person(&self, number: usize) -> Option<&str> {
        self.people.get(whose_turn(number, self.people.len())).map(String::as_str)
    }

    /// Whose turn it is; nobody's where the staff lays, and once all lie.
    pub fn turn(&self) -> Option<&str> {
        if self.island.is_finished() { None } else { self.person(self.island.steps().len()) }
    }

    /// The piece for which places are looked for: the one that was drawn, or of those left the one that was chosen, by its code.
    pub fn piece(&self, chosen: &str) -> Option<Piece> {
        self.drawn.or_else(|| self.island.pieces_left().into_iter().find(|piece| piece.code() == chosen))
    }

    /// Every place that somebody could think of for a piece, with the rule that forbids it. Takes a while: never on a thread that
    /// answers requests.
    pub fn places(&self, piece: Piece) -> Vec<LayPlace> {
        self.island.places(piece)
    }

    /// The pieces that can be chosen, each kind once, with how many there are; none where they are drawn.
    pub fn choices(&self) -> Vec<(Piece, usize)> {
        if self.drawn.is_some() {
            return Vec::new();
        }
        let left = self.island.pieces_left();
        let mut kinds: Vec<(Piece, usize)> = Vec::new();
        for piece in left {
            match kinds.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, count)) => *count += 1,
                None => kinds.push((piece, 1)),
            }
        }
        kinds
    }
}

/// The seed of a draw as the rules take it: what is stored is never negative.
pub fn seed_of(stored: i64) -> u64 {
    u64::try_from(stored).unwrap_or_default()
}
