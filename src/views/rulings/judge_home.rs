//! What judges begin with.

use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::judge_call::JudgeCall;
use reeve_store::ruling::KeptRuling;
use reeve_store::{Error, Snapshot, TournamentId, Tx, judge_call, ruling};

use crate::boards::layout_is_confirmed;
use crate::hall::announcements::HallNews;
use crate::rounds::RoundAt;
use crate::rulings::judge_board::current_round;
use crate::series::rulings::RulingsElsewhere;

/// What the page is made of.
pub struct JudgeHome {
    pub snapshot: Snapshot,
    /// The calls, open or not.
    pub calls: Vec<JudgeCall>,
    pub kept: Vec<KeptRuling>,
    /// What was ruled about players in the other events of the series, where somebody is looked for.
    pub elsewhere: RulingsElsewhere,
    /// Whether the tables of the round confirm the layout of the board before their games.
    pub asks_layout: bool,
    pub news: HallNews,
}

impl JudgeHome {
    /// Reads it. `searches`: whether somebody is looked for. The page is asked for all day long, and seldom for somebody's history.
    pub async fn read(tx: &mut Tx, id: TournamentId, searches: bool) -> Result<JudgeHome, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let later = current_round(&snapshot).filter(|round| round.row.stage != Stage::Prelim);
        let asks_layout = match later {
            Some(round) => layout_is_confirmed(tx, &snapshot.tournament, RoundAt::of(round)).await?,
            None => false,
        };
        Ok(JudgeHome {
            calls: judge_call::of_tournament(tx, id).await?,
            kept: ruling::of_tournament(tx, id).await?,
            elsewhere: if searches { RulingsElsewhere::read(tx, id).await? } else { RulingsElsewhere::default() },
            asks_layout,
            news: HallNews::read(tx, &snapshot).await?,
            snapshot,
        })
    }
}
