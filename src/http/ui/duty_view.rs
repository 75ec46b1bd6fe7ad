//! The judges of a table, as the board and the duty list show them.

use reeve_urls::Url;
use reeve_views::duty::tables::{JudgeHere, TableJudges};
use reeve_words as words;

/// What a card of the board says of the judges' work at its table.
pub struct CardDuty {
    /// Whether the turns are timed.
    pub timed: bool,
    /// Since when its game is paused (2.1.7), in a word; empty where it is not.
    pub paused: String,
    /// Whether somebody there has called a judge, and waits.
    pub called: bool,
    /// Where a call is taken down, while somebody sits there.
    pub call: Option<Url>,
    /// The game that was begun there and is noted step by step, while it is on.
    pub game: Option<Url>,
    /// The judges; nothing where nobody has been sent anywhere yet.
    pub judges: Option<Vec<JudgeView>>,
}

/// A judge at a table.
pub struct JudgeView {
    pub name: String,
    /// To whom at the table the judge is close; empty for nobody.
    pub close: String,
}

/// The judges of a table.
pub fn judges(table: &TableJudges) -> Vec<JudgeView> {
    let view = |judge: &JudgeHere| JudgeView {
        name: judge.name.clone(),
        close: if judge.close_to.is_empty() { String::new() } else { words::duty::close_to(&judge.close_to) },
    };
    table.judges.iter().map(view).collect()
}
