//! Why a judge decides a game as it is decided: what may stand there; and what stands where the winner was put out in that game.

use crate::sheets::{SeatResult, Sheet, StepRefusal, TableResult};
use crate::text;
use crate::text::{has_something_to_read, too_long};
use crate::tournament::vocabulary::{Stage, words};

words! {
    /// What a judge lets stand where who is said to have won was disqualified or withdrew in that very game.
    WhatStands {
        /// The best of the others has won.
        BestOther = "best-other",
        /// The result as it is.
        AsStated = "as-stated",
        /// Nothing: the game is a missed one for everybody.
        Nothing = "not-counted",
    }
}

impl WhatStands {
    /// Whether it can be chosen in a game of this stage: of the later ones somebody wins every game, since the winners play on.
    pub fn is_offered(self, stage: Stage) -> bool {
        self != WhatStands::Nothing || stage == Stage::Prelim
    }
}

/// The result that stands in the place of the one on a sheet whose winner is out.
///
/// Error: nobody of the others has the most VP alone, so that the judge says who has won.
pub fn what_stands(sheet: &Sheet, choice: WhatStands) -> Result<TableResult, StepRefusal> {
    let mut result = sheet.result.clone();
    match choice {
        WhatStands::AsStated => {}
        WhatStands::Nothing => {
            let absent =
                |seat: &SeatResult| SeatResult { position: seat.position, absent: true, ..SeatResult::default() };
            result = TableResult { seats: result.seats.iter().map(absent).collect(), handler: None };
        }
        WhatStands::BestOther => {
            let left =
                |seat: usize| [&sheet.withdrew, &sheet.left_since].iter().any(|left| left.get(seat) == Some(&true));
            let is_out = |seat: usize| sheet.is_excused(seat) || left(seat);
            let others = || sheet.result.present().filter(|(at, seat)| !seat.winner && !is_out(*at));
            let most = others().map(|(_, seat)| seat.vp).max().flatten();
            let mut best =
                others().filter(|(_, seat)| seat.vp == most && most.is_some()).map(|(_, seat)| seat.position);
            let (Some(winner), None) = (best.next(), best.next()) else { return Err(StepRefusal::BestNotAlone) };
            result.seats.iter_mut().for_each(|seat| seat.winner = seat.position == winner);
        }
    }
    Ok(result)
}

/// The reason of a decision as it is kept, with at most so many characters.
pub fn reason(typed: &str, most: usize) -> Result<String, StepRefusal> {
    let reason = text::tidy_lines(typed);
    let missing = (!has_something_to_read(&reason)).then_some(StepRefusal::ReasonMissing);
    let long = too_long(&reason, most).map(StepRefusal::ReasonTooLong);
    let control = text::is_unfit_in_lines(&reason).then_some(StepRefusal::ReasonWithControl);
    missing.or(long).or(control).map_or(Ok(reason), Err)
}

/// Whether a reason that is kept is one that [`reason`] gives.
pub fn is_reason(kept: &str, most: usize) -> bool {
    reason(kept, most).is_ok_and(|reason| reason == kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sheet of these VP, of which the first won and is disqualified.
    fn won_by_one_who_is_out(vp: [i64; 4]) -> Sheet {
        let mut result = TableResult::blank(1..=4);
        for (seat, vp) in result.seats.iter_mut().zip(vp) {
            (seat.vp, seat.winner) = (Some(vp), seat.position == 1);
        }
        let mut sheet = Sheet::open(1..=4).with_result(result);
        sheet.excused[0] = true;
        sheet
    }

    #[test]
    fn a_judge_chooses_what_stands_where_the_winner_is_out() {
        let sheet = won_by_one_who_is_out([10, 7, 9, 5]);
        assert_eq!(what_stands(&sheet, WhatStands::AsStated).as_ref(), Ok(&sheet.result));
        let other = what_stands(&sheet, WhatStands::BestOther).expect("a result");
        assert_eq!((other.winner(), other.seats[0].vp), (Some(3), Some(10)));
        let nothing = what_stands(&sheet, WhatStands::Nothing).expect("a result");
        assert!(nothing.seats.iter().all(|seat| seat.absent && seat.vp.is_none() && !seat.winner));
        assert!(WhatStands::Nothing.is_offered(Stage::Prelim) && !WhatStands::Nothing.is_offered(Stage::Final));
        // Who else is out is none of the others, and where two are equal the judge says who it is.
        let mut two_out = sheet.clone();
        two_out.withdrew[2] = true;
        assert_eq!(what_stands(&two_out, WhatStands::BestOther).map(|result| result.winner()), Ok(Some(2)));
        let equal = won_by_one_who_is_out([10, 8, 8, 5]);
        assert_eq!(what_stands(&equal, WhatStands::BestOther), Err(StepRefusal::BestNotAlone));
    }

    #[test]
    fn a_reason_is_kept_as_it_is_read_again() {
        assert_eq!(reason(" One fell ill.\r\nA judge saw it. ", 40), Ok("One fell ill.\nA judge saw it.".to_owned()));
        assert!(is_reason("One fell ill.\nA judge saw it.", 40));
        for (wrong, why) in [
            ("", Some(StepRefusal::ReasonMissing)),
            (" \n ", Some(StepRefusal::ReasonMissing)),
            ("\u{200B}", Some(StepRefusal::ReasonMissing)),
            ("a\u{202E}b", Some(StepRefusal::ReasonWithControl)),
            ("a\u{7}b", Some(StepRefusal::ReasonWithControl)),
            (" a", None),
            ("a\r\nb", None),
        ] {
            assert!(!is_reason(wrong, 40), "{wrong:?}");
            assert_eq!(reason(wrong, 40).err(), why, "{wrong:?}");
        }
        assert!(is_reason("abc", 3) && !is_reason("abc", 2));
    }
}
