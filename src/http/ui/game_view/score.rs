//! How a game that is on stands, as everybody may see it: what lies before all at the table, and nothing that somebody holds in the
//! hand.

/// How a game stands.
pub struct GameScore {
    /// Whose turn it is, which round is on, or who has won.
    pub head: String,
    /// What wins, in a few words.
    pub goal: String,
    pub sides: Vec<ScoreLine>,
    /// The step with which what is on now began, by its place in the log from 0; none where that is the game itself.
    pub since: Option<usize>,
    /// The island as SVG, where the game has one.
    pub island: Option<String>,
}

/// Whoever plays, in the order of their turns.
pub struct ScoreLine {
    pub name: String,
    /// The number on the island; 0 where there is none.
    pub mark: usize,
    /// What ranks: VP, or hexes.
    pub points: i64,
    /// What else lies there, in a few words.
    pub has: String,
    /// Whether it is this one's turn.
    pub has_turn: bool,
    pub is_out: bool,
}
