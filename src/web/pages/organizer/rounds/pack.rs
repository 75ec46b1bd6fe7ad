//! What the paper pack of a round holds beside its seats and record sheets: the words to be read aloud, the clauses that matter,
//! and the standings as everybody sees them, since paper lies about.

use reeve_http::error::Error;
use reeve_http::ui::board_view::BoardPaperView;
use reeve_http::ui::standings_table::{StandingsLine, lines};
use reeve_rules::rulings::clauses::Clause;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::Snapshot;
use reeve_store::round_board::KeptBoard;
use reeve_store::snapshot::Round;
use reeve_urls as urls;
use reeve_views::rounds::{RoundAt, papers};
use reeve_views::standings::ranking::Ranking;
use reeve_views::standings::table::StandingsTable;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words as words;
use reeve_words::clauses::ClauseWords;
use reeve_words::games::{Terms, terms};

/// What stands in a pack beside the seats and the record sheets.
pub(super) struct Pack {
    /// Whether whoever is seated when the round starts is counted for the stages (1.1.3).
    pub(super) counts: bool,
    /// Whether the seats are still for the staff alone.
    pub(super) secret: bool,
    /// What is read aloud: when, and the sentences.
    pub(super) aloud: Vec<(String, Vec<String>)>,
    /// The board of the round, where it has one: a sheet for each table.
    pub(super) board: Option<BoardPaperView>,
    /// Whether the board is still for the staff alone, though the seats may be public.
    pub(super) board_is_secret: bool,
    /// The clauses that matter.
    pub(super) clauses: Vec<(Clause, &'static ClauseWords)>,
    /// What the standings hold; none while there are none.
    pub(super) basis: Option<String>,
    pub(super) standings: Vec<StandingsLine>,
    /// The words of the game.
    pub(super) terms: Terms,
    /// Where results are typed back in.
    pub(super) typed_at: String,
}

impl Pack {
    /// The pack of a round. `board`: that of the round, which the staff sees before everybody does; `public_url`: the address of
    /// this Reeve.
    pub(super) fn of(
        snapshot: &Snapshot,
        round: &Round,
        board: Option<&KeptBoard>,
        public_url: &str,
    ) -> Result<Pack, Error> {
        let t = &snapshot.tournament;
        let ranking = Ranking::of(snapshot, Reader::Everybody)?;
        let table = StandingsTable::of(snapshot, &ranking);
        let at = RoundAt::of(round);
        let said = |state| words::hall::aloud(t, Some((at, state)));
        Ok(Pack {
            counts: at == RoundAt { stage: Stage::Prelim, number: 1 } && t.system.system().championship,
            secret: !visibility::has_public_seats(round),
            board: board.map(|board| BoardPaperView::of(t, at, board)).transpose()?,
            board_is_secret: !visibility::has_public_board(t, &round.row),
            aloud: vec![
                (texts::papers::when_seats_are_out(), said(RoundState::Published)),
                (texts::papers::when_games_begin(), said(RoundState::Playing)),
                (texts::papers::when_round_is_over(), said(RoundState::Closed)),
            ],
            clauses: papers::clauses(at.stage, t.system.system())
                .filter_map(|clause| Some((clause, words::clauses::of(clause)?)))
                .collect(),
            basis: table.basis.as_ref().map(|basis| words::standings::basis(basis, &t.time_zone)),
            standings: match table.basis {
                Some(_) => lines(&table, |number| urls::run(&t.slug).player(number)),
                None => Vec::new(),
            },
            terms: terms(t.system.system()),
            typed_at: urls::run(&t.slug).typed_sheets().on(public_url),
        })
    }
}
