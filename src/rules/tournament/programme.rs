//! What is planned for the days of a tournament, and the times of a day by the clocks of its place.

use crate::tournament::bounds;
use crate::tournament::format::Stages;
use crate::tournament::vocabulary::{Stage, words};

words! {
    /// What an entry of the programme is.
    ProgrammeKind {
        /// Players are checked in.
        CheckIn = "check-in",
        /// Welcome and rules.
        Welcome = "welcome",
        /// The first preliminary round.
        Prelim1 = "prelim-1",
        /// The second.
        Prelim2 = "prelim-2",
        /// The third.
        Prelim3 = "prelim-3",
        /// The fourth, where a rule set has it; and so on.
        Prelim4 = "prelim-4",
        Prelim5 = "prelim-5",
        Prelim6 = "prelim-6",
        Prelim7 = "prelim-7",
        /// The semi-finals.
        Semi = "semi",
        /// The final.
        Final = "final",
        /// A break.
        Break = "break",
        /// Prizes are handed out.
        Prizes = "prizes",
        /// Anything else, as its title says.
        Other = "other",
    }
}

impl ProgrammeKind {
    /// The preliminary rounds, in their order.
    const PRELIMS: [ProgrammeKind; 7] = [
        ProgrammeKind::Prelim1,
        ProgrammeKind::Prelim2,
        ProgrammeKind::Prelim3,
        ProgrammeKind::Prelim4,
        ProgrammeKind::Prelim5,
        ProgrammeKind::Prelim6,
        ProgrammeKind::Prelim7,
    ];

    /// The number of a preliminary round; none of anything else.
    pub fn prelim(self) -> Option<i64> {
        let at = ProgrammeKind::PRELIMS.iter().position(|kind| *kind == self)?;
        i64::try_from(at + 1).ok()
    }

    /// The entry of a round; none for a preliminary round beyond those of any rule set.
    pub fn of_round(stage: Stage, number: i64) -> Option<ProgrammeKind> {
        match (stage, number) {
            (Stage::Prelim, number) => {
                let at = usize::try_from(number).ok()?.checked_sub(1)?;
                ProgrammeKind::PRELIMS.get(at).copied()
            }
            (Stage::Semi, _) => Some(ProgrammeKind::Semi),
            (Stage::Final, _) => Some(ProgrammeKind::Final),
        }
    }
}

/// Something that is planned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgrammeEntry {
    /// The day, from 1.
    pub day: i64,
    /// When it begins, in minutes after midnight.
    pub begins_at: i64,
    /// When it ends. Earlier than the beginning: on the next day.
    pub ends_at: Option<i64>,
    pub kind: ProgrammeKind,
    /// In words, where they say more than the kind does; may be empty.
    pub title: String,
}

/// From this minute on, an end before the beginning lies behind midnight.
const EVENING: i64 = 16 * 60;

/// Whether something can end at `end` that begins at `begin`.
pub fn may_end(begin: i64, end: i64) -> bool {
    begin < end || (end < begin && begin >= EVENING)
}

/// The time of day that was typed, in minutes after midnight: `9:30`, `09:30`, `9.30`, `09:30:00`. None for what is none.
pub fn minute(typed: &str) -> Option<i64> {
    let (hour, rest) = typed.trim().split_once([':', '.'])?;
    let minute = rest.strip_suffix(":00").unwrap_or(rest);
    let number = |text: &str, digits: std::ops::RangeInclusive<usize>| {
        let plain = digits.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<i64>().ok().filter(|_| plain)
    };
    let (hour, minute) = (number(hour, 1..=2)?, number(minute, 2..=2)?);
    Some(hour * 60 + minute).filter(|at| minute < 60 && bounds::MINUTE.contain(*at))
}

/// A time of day: `09:30`.
pub fn clock(minute: i64) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// How long a proposal gives a game with what belongs to it, in minutes.
const GAME: i64 = 105;

/// A day with so many preliminary rounds, the later stages and the prizes that begins at this minute: what a new organizer can
/// go on from. Whatever would begin after midnight is left out. `final_day`: that of a series, which has no preliminary rounds.
pub fn proposal(start: i64, prelims: i64, stages: Stages, final_day: bool) -> Vec<ProgrammeEntry> {
    use ProgrammeKind as K;
    let rounds = usize::try_from(prelims).unwrap_or_default().min(K::PRELIMS.len());
    let (morning, afternoon) = K::PRELIMS[..rounds].split_at(rounds.min(2));
    let games = |kinds: &[K]| kinds.iter().map(|kind| (*kind, GAME)).collect::<Vec<_>>();
    let lengths = [
        vec![(K::Welcome, 15)],
        games(morning),
        vec![(K::Break, 45)],
        games(afternoon),
        games(&[K::Semi, K::Final]),
        vec![(K::Prizes, 15)],
    ]
    .concat();
    let mut at = start;
    let mut plan = Vec::new();
    let played = |(kind, _): &(K, i64)| match kind {
        // With two games at most there is no break between rounds.
        K::Break => !final_day && rounds > 2,
        kind if kind.prelim().is_some() => !final_day,
        K::Semi => stages == Stages::SemiFinals,
        K::Final => stages != Stages::Nothing,
        _ => true,
    };
    for (kind, length) in lengths.into_iter().filter(played) {
        if bounds::MINUTE.contain(at) {
            let ends_at = (kind == K::Break).then_some(at + length).filter(|end| bounds::MINUTE.contain(*end));
            plan.push(ProgrammeEntry { day: 1, begins_at: at, ends_at, kind, title: String::new() });
        }
        at += length;
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        let check = |typed: &str, expected: Option<i64>| assert_eq!(minute(typed), expected, "{typed:?}");
        check("9:30", Some(570));
        check(" 09:30 ", Some(570));
        check("9.30", Some(570));
        check("09:30:00", Some(570));
        check("00:00", Some(0));
        check("23:59", Some(1439));
        for nonsense in
            ["", "9", "24:00", "9:60", "9:3", "-1:00", "+9:30", "9:30 pm", "٩:٣٠", "999:00", "09:30:59", "9::30"]
        {
            check(nonsense, None);
        }
        assert_eq!([0, 570, 1439].map(clock), ["00:00", "09:30", "23:59"]);
    }

    #[test]
    fn only_in_the_evening_something_ends_behind_midnight() {
        assert!(may_end(600, 660) && may_end(22 * 60, 30));
        assert!(!may_end(600, 600) && !may_end(600, 540) && !may_end(22 * 60, 22 * 60));
    }

    #[test]
    fn a_proposal_has_every_round_in_its_order() {
        let plan = proposal(600, 3, Stages::SemiFinals, false);
        assert!(plan.is_sorted_by_key(|entry| entry.begins_at));
        for (stage, number) in
            [(Stage::Prelim, 1), (Stage::Prelim, 2), (Stage::Prelim, 3), (Stage::Semi, 1), (Stage::Final, 1)]
        {
            let kind = ProgrammeKind::of_round(stage, number).expect("a kind");
            assert_eq!(plan.iter().filter(|entry| entry.kind == kind).count(), 1, "{kind}");
        }
        let rounds = |rounds: i64| {
            let plan = proposal(600, rounds, Stages::FinalOnly, false);
            plan.iter().filter_map(|entry| entry.kind.prelim()).collect::<Vec<_>>()
        };
        assert_eq!((rounds(1), rounds(7)), (vec![1], (1..=7).collect()));
        let event = proposal(600, 3, Stages::Nothing, false);
        assert!(!event.iter().any(|entry| matches!(entry.kind, ProgrammeKind::Semi | ProgrammeKind::Final)));
        let short = proposal(600, 3, Stages::FinalOnly, false);
        assert!(short.iter().all(|entry| entry.kind != ProgrammeKind::Semi) && short.len() == plan.len() - 1);
        let last = |plan: &[ProgrammeEntry]| plan.last().map(|entry| entry.begins_at);
        assert_eq!(last(&short).map(|at| at + GAME), last(&plan), "nothing waits for a stage that is not played");
        use ProgrammeKind as K;
        let kinds = |stages| proposal(600, 3, stages, true).iter().map(|entry| entry.kind).collect::<Vec<_>>();
        assert_eq!(kinds(Stages::SemiFinals), [K::Welcome, K::Semi, K::Final, K::Prizes]);
        assert_eq!(kinds(Stages::FinalOnly), [K::Welcome, K::Final, K::Prizes]);
        assert!(
            proposal(1439, 3, Stages::SemiFinals, false).iter().all(|entry| bounds::MINUTE.contain(entry.begins_at))
        );
    }
}
