//! Small breaches that are noted at a table with one tap, above the choice of a clause: how often each player had one, and the step that
//! is proposed. Each is a ruling without a penalty, sent by a form of its own.

use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::history::PastRuling;
use reeve_rules::rulings::noted::{next_step, noted_clauses, times};
use reeve_rules::rulings::penalty::Penalty;
use reeve_store::player::Player;
use reeve_urls::{Judge, Url};
use reeve_views::rulings::list::RulingView;
use reeve_words as words;
use reeve_words::clauses::ClauseWords;

use crate::pages::judge::rulings::start::RulingStart;

/// The field that only these forms have.
pub(super) const NOTE: &str = "note";

/// What can be noted at a table.
pub(super) struct TableNotes {
    pub(super) clauses: Vec<NotedClause>,
    /// The forms with the step that is proposed for players who had one before: words and address.
    pub(super) steps: Vec<(String, Url)>,
    /// What was noted just now.
    pub(super) just: Option<JustNoted>,
}

/// A clause, and what its form sends.
pub(super) struct NotedClause {
    pub(super) clause: Clause,
    pub(super) title: String,
    pub(super) target: Url,
    pub(super) decision: String,
    /// The kind of conduct; empty where a rule of the game is broken.
    pub(super) kind: &'static str,
    /// Number, name, and how often it was noted.
    pub(super) players: Vec<(i64, String, String)>,
}

/// What was noted just now, and how it is taken back.
pub(super) struct JustNoted {
    pub(super) says: String,
    pub(super) target: Url,
    pub(super) player: i64,
    pub(super) kind: &'static str,
}

impl TableNotes {
    /// Those of a table with these players. `all`: whether all clauses hold in this tournament.
    pub(super) fn of(
        (urls, past, all): (&Judge, &[PastRuling], bool),
        start: &RulingStart,
        players: &[&Player],
        noted: Option<&RulingView>,
    ) -> TableNotes {
        let here = || noted_clauses().filter(|clause| all || clause.holds_in_side_events());
        let under = |clause| RulingStart { clause: Some(clause), ..start.clone() };
        let count = |clause, player: &Player| times(past, clause, player.id.0);
        let steps = here().flat_map(|clause| {
            players.iter().filter_map(move |player| {
                let step = Some(next_step(count(clause, player))).filter(|step| *step > Penalty::None)?;
                let form = RulingStart { player: Some(player.number), ..under(clause) }.form(urls);
                Some((words::rulings::step_link(&player.label(), clause, step), form))
            })
        });
        TableNotes {
            steps: steps.collect(),
            clauses: here()
                .map(|clause| NotedClause {
                    clause,
                    title: words::clauses::of(clause).map(ClauseWords::title).unwrap_or_default(),
                    target: under(clause).target(urls),
                    decision: words::rulings::note(clause),
                    kind: kind(clause),
                    players: players
                        .iter()
                        .map(|one| (one.number, one.label(), words::rulings::times_noted(count(clause, one))))
                        .collect(),
                })
                .collect(),
            just: noted.and_then(|view| {
                let (clause, one) = (view.row.clause, view.players.first()?);
                let found = times(past, clause, one.id.0);
                let back = RulingStart { refers: Some(view.row.ruling_number), ..under(clause) };
                Some(JustNoted {
                    says: words::rulings::just_noted(&one.name, clause, found, next_step(found)),
                    target: back.target(urls),
                    player: one.number,
                    kind: kind(clause),
                })
            }),
        }
    }
}

/// The kind of conduct that a note names where its clause leaves a choice: the likeliest.
fn kind(clause: Clause) -> &'static str {
    clause.kinds().first().map_or("", |kind| kind.code())
}
