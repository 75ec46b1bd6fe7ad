//! A change of the board of a round: what there is of it, whether it may be changed, and whether another round has the board.

use std::collections::HashMap;

use reeve_rules::boards::{BoardForm, WrittenBoard};
use reeve_rules::text;
use reeve_store::board_laying::BoardLaying;
use reeve_store::round::RoundRow;
use reeve_store::round_board::KeptBoard;
use reeve_store::{TournamentId, board_laying, round, round_board};
use reeve_views::boards;
use reeve_views::boards::BoardChange;
use reeve_views::rounds::RoundAt;

use crate::background::apart;
use crate::boards::refusal::Refusal;
use crate::{Action, Context, Error, Permission, Result};

/// A change of the board of a round, with what there is of it.
pub(super) struct BoardAction {
    pub(super) action: Action,
    pub(super) at: RoundAt,
    /// None as long as the round is not made.
    pub(super) round: Option<RoundRow>,
    /// The boards of all rounds.
    pub(super) boards: Vec<KeptBoard>,
    /// The board that is being laid for the round.
    pub(super) laying: Option<BoardLaying>,
}

/// What somebody saw of the board of a round who changes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenBoard<'a> {
    /// Its version; 0 where there was none.
    pub version: i64,
    /// What was typed for a board that everybody has seen, and the name of that field.
    pub word: (&'static str, &'a str),
}

impl BoardAction {
    /// Begins it.
    ///
    /// Error: [`Error::Missing`] where the tournament has no such round.
    pub(super) async fn begin(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<BoardAction> {
        let mut action = Action::begin(context, id, Permission::Run).await?;
        let boards = round_board::of_tournament(&mut action.tx, id).await?;
        let is_known = boards::rounds(action.tournament()?).contains(&at) || boards::of_round(&boards, at).is_some();
        if !is_known {
            return Err(Error::Missing);
        }
        let rows = round::of_tournament(&mut action.tx, id).await?;
        let round = boards::row(&rows, at).cloned();
        let laying = board_laying::of_round(&mut action.tx, id, (at.stage, at.number)).await?;
        Ok(BoardAction { action, at, round, boards, laying })
    }

    pub(super) fn board(&self) -> Option<&KeptBoard> {
        boards::of_round(&self.boards, self.at)
    }

    /// Whether the board may be changed by somebody who saw this of it.
    ///
    /// Errors: a refusal; [`Error::Stale`]; a fault at the field of the word.
    pub(super) fn may_change(&self, seen: SeenBoard<'_>) -> Result<()> {
        let change = self.may_change_now()?;
        if self.board().map_or(0, |board| board.version) != seen.version {
            return Err(Error::Stale);
        }
        let (field, typed) = seen.word;
        if change == BoardChange::Seen && !text::is_word(typed, boards::REPLACE) {
            return Err(Error::fault(field, Refusal::WordMissing { word: boards::REPLACE }));
        }
        Ok(())
    }

    /// Whether the board may be changed now at all.
    pub(super) fn may_change_now(&self) -> Result<BoardChange> {
        boards::may_change(self.round.as_ref(), self.at, self.board()).map_err(|why| Refusal::NotNow(why).into())
    }

    /// Refuses a board that another round has.
    pub(super) fn check_new(&self, board: &WrittenBoard, known: &KnownForms) -> Result<()> {
        let own = BoardForm::of(&board.island);
        for other in &self.boards {
            let round = RoundAt { stage: other.stage, number: other.round_number };
            if round != self.at && known.of(other)? == own {
                return Err(Refusal::UsedBefore { round }.into());
            }
        }
        Ok(())
    }
}

/// The forms of the boards of a tournament by their texts, worked out before the lock is taken.
pub(super) struct KnownForms(HashMap<String, BoardForm>);

impl KnownForms {
    /// Works them out apart.
    pub(super) async fn read(context: &Context<'_>, id: TournamentId) -> Result<KnownForms> {
        let boards = round_board::of_tournament(&mut context.db.read().await?, id).await?;
        let forms = apart(move || {
            let form = |board: KeptBoard| Ok((BoardForm::of(&boards::read(&board)?.island), board.board_text));
            boards.into_iter().map(form).collect::<std::result::Result<Vec<_>, reeve_store::Error>>()
        });
        let forms = forms.await??;
        Ok(KnownForms(forms.into_iter().map(|(form, text)| (text, form)).collect()))
    }

    /// That of a board: known already, but for one that came in between.
    fn of(&self, board: &KeptBoard) -> Result<BoardForm> {
        match self.0.get(&board.board_text) {
            Some(form) => Ok(form.clone()),
            None => Ok(BoardForm::of(&boards::read(board)?.island)),
        }
    }
}
