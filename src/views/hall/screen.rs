//! What a screen has to show at the moment, of what it is asked to show. It asks for nothing that is not public.

use chrono::{DateTime, TimeDelta, Utc};

use crate::boards;
use crate::bracket;
use crate::bracket::stage::public_tables;
use crate::games::running::{RunningGame, running};
use crate::hall::announcements::HallNews;
use crate::standings::ranking::Ranking;
use crate::standings::table::StandingsTable;
use crate::visibility;
use reeve_rules::tournament::programme::ProgrammeEntry;
use reeve_rules::tournament::screens::{ScreenPart, ScreenPlan};
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::hall_screen::HallScreen;
use reeve_store::round_board::KeptBoard;
use reeve_store::snapshot::Round;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, ScreenId, Snapshot, TournamentId, Tx, hall_screen, programme, round_board};

/// How long an open screen may be silent. It says every 24 seconds that it is open, and may be unheard once.
const SILENT_FOR: TimeDelta = TimeDelta::seconds(54);

/// Whether a screen is open in a browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScreenSight {
    Open,
    /// It was, last at this time.
    Seen(DateTime<Utc>),
    Unseen,
}

impl ScreenSight {
    /// As a screen stands that was last heard of at this time.
    pub fn of(seen_at: Option<DateTime<Utc>>, now: DateTime<Utc>) -> ScreenSight {
        match seen_at {
            None => ScreenSight::Unseen,
            Some(at) if now - at < SILENT_FOR => ScreenSight::Open,
            Some(at) => ScreenSight::Seen(at),
        }
    }
}

/// What the screens of a hall are made of.
pub struct HallNow {
    pub snapshot: Snapshot,
    pub news: HallNews,
    /// When the rounds are planned.
    pub planned: Vec<ProgrammeEntry>,
    /// The boards of all rounds, public or not.
    pub boards: Vec<KeptBoard>,
    /// The games that are on and that everybody may see.
    pub running: Vec<RunningGame>,
}

impl HallNow {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<HallNow, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        Ok(HallNow {
            news: HallNews::read(tx, &snapshot).await?,
            planned: programme::of_tournament(tx, id).await?,
            boards: round_board::of_tournament(tx, id).await?,
            running: running(tx, &snapshot).await?,
            snapshot,
        })
    }
}

/// A screen as its organizer arranged it; none where it is gone.
pub async fn arranged(tx: &mut Tx, id: TournamentId, screen: ScreenId) -> Result<Option<HallScreen>, Error> {
    hall_screen::by_id(tx, id, screen).await
}

/// The published round in which people look for their seats: none once it is over, unless somebody asked for it.
pub fn round_to_seat<'s>(snapshot: &'s Snapshot, asked: Option<&'s Round>) -> Option<&'s Round> {
    let current = || visibility::current(&visibility::published(snapshot));
    asked.or_else(|| current().filter(|round| round.row.state != RoundState::Closed))
}

/// What the hall needs most at the moment. A board is among it while people play on it, or may lay it.
fn needed(snapshot: &Snapshot) -> &'static [ScreenPart] {
    if bracket::is_over(snapshot) {
        return &[ScreenPart::Champion, ScreenPart::Standings];
    }
    match visibility::current(&visibility::published(snapshot)).map(|round| round.row.state) {
        Some(RoundState::Published | RoundState::Planned) => &[ScreenPart::SeatsByName, ScreenPart::Board],
        Some(RoundState::Playing) => &[ScreenPart::Clock, ScreenPart::Games, ScreenPart::Board, ScreenPart::Standings],
        Some(RoundState::Closed) => &[ScreenPart::Standings, ScreenPart::Bracket],
        None => &[ScreenPart::Code],
    }
}

/// The parts of a plan that have something to show now, in their order, each once, with the seconds for which a page of it
/// stays. `ranking` is that of everybody; `boards` are those of all rounds, public or not; `games`: whether one is on that everybody
/// may see.
pub fn parts_now(
    snapshot: &Snapshot,
    ranking: &Ranking,
    plan: &ScreenPlan,
    (asked, boards, games): (Option<&Round>, &[KeptBoard], bool),
) -> Vec<(ScreenPart, i64)> {
    let mut parts: Vec<(ScreenPart, i64)> = Vec::new();
    for (part, seconds) in plan.parts() {
        let meant = if *part == ScreenPart::Now { needed(snapshot) } else { std::slice::from_ref(part) };
        for part in meant {
            if !parts.iter().any(|(known, _)| known == part)
                && is_there(snapshot, ranking, *part, (asked, boards, games))
            {
                parts.push((*part, *seconds));
            }
        }
    }
    parts
}

/// Whether a screen of this tournament can ever show a part: a side event has no later stages, an event of a series no champion of
/// its own, and some games no board.
pub fn may_come(tournament: &Tournament, part: ScreenPart) -> bool {
    let system = tournament.system.system();
    match part {
        ScreenPart::Board => system.has_boards(),
        ScreenPart::Games => system.machine.is_some(),
        ScreenPart::Bracket => visibility::leads_to_later_stages(tournament),
        ScreenPart::Champion => tournament.ends_with_rounds() || visibility::leads_to_later_stages(tournament),
        _ => true,
    }
}

fn is_there(
    snapshot: &Snapshot,
    ranking: &Ranking,
    part: ScreenPart,
    (asked, boards, games): (Option<&Round>, &[KeptBoard], bool),
) -> bool {
    match part {
        ScreenPart::Board => boards::current(snapshot, boards).is_some(),
        ScreenPart::Games => games,
        ScreenPart::Now => false,
        ScreenPart::Clock | ScreenPart::Code => true,
        ScreenPart::SeatsByName | ScreenPart::SeatsByTable => round_to_seat(snapshot, asked).is_some(),
        ScreenPart::Standings => StandingsTable::of(snapshot, ranking).basis.is_some(),
        ScreenPart::Bracket => {
            [Stage::Semi, Stage::Final].iter().any(|stage| !public_tables(snapshot, ranking, *stage).is_empty())
        }
        ScreenPart::Champion => bracket::is_over(snapshot),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use crate::visibility::Reader;
    use reeve_rules::games::SystemCode;
    use reeve_rules::tournament::vocabulary::{Phase, SheetState, TournamentPart};

    fn shown_now(snapshot: &Snapshot, plan: &[ScreenPart]) -> Vec<ScreenPart> {
        let plan: Vec<_> = plan.iter().map(|part| (*part, 15)).collect();
        let plan = ScreenPlan::of(&plan).expect("a plan");
        let ranking = Ranking::of(snapshot, Reader::Everybody).expect("a ranking");
        parts_now(snapshot, &ranking, &plan, (None, &[], false)).into_iter().map(|(part, _)| part).collect()
    }

    #[test]
    fn a_screen_that_was_heard_of_lately_is_open() {
        let at = DateTime::from_timestamp(1_795_269_802, 0).expect("a time");
        let check = |silent: i64, expected: ScreenSight| {
            assert_eq!(ScreenSight::of(Some(at), at + TimeDelta::seconds(silent)), expected, "{silent} s");
        };
        check(0, ScreenSight::Open);
        check(53, ScreenSight::Open);
        check(54, ScreenSight::Seen(at));
        assert_eq!(ScreenSight::of(None, at), ScreenSight::Unseen);
    }

    /// What the page of a screen, its script and the list of screens have agreed on.
    #[test]
    fn a_screen_may_be_unheard_once_and_the_list_tells_within_75_seconds_that_it_is_closed() {
        let number = |text: &str, before: &str| -> i64 {
            let (_, behind) = text.split_once(before).expect(before);
            behind.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect(before)
        };
        let says = number(include_str!("../../../static/screen.js"), "setInterval(seen, ") / 1000;
        let looks = number(include_str!("../../../templates/organizer/hall/screens.html"), "data-again=\"");
        assert!(SILENT_FOR.num_seconds() > 2 * says + 5, "one is lost, and the next comes some seconds late");
        assert!(SILENT_FOR.num_seconds() + looks <= 75, "{} s", SILENT_FOR.num_seconds() + looks);
    }

    #[test]
    fn only_what_can_come_is_offered() {
        let mut t = event(Phase::CheckIn, 12).tournament;
        let offered =
            |t: &Tournament| ScreenPart::ALL.iter().copied().filter(|part| may_come(t, *part)).collect::<Vec<_>>();
        let all = ScreenPart::ALL.iter().copied().filter(|part| *part != ScreenPart::Games);
        assert_eq!(offered(&t), all.collect::<Vec<_>>(), "a championship is not noted step by step");
        t.part = TournamentPart::Prelims;
        assert!(!offered(&t).contains(&ScreenPart::Bracket) && !offered(&t).contains(&ScreenPart::Champion));
        t.part = TournamentPart::Whole;
        let side = SystemCode::ALL.iter().find(|code| !code.system().championship).expect("a side event");
        t.system = *side;
        assert!(!offered(&t).contains(&ScreenPart::Bracket) && offered(&t).contains(&ScreenPart::Champion));
        assert_eq!(offered(&t).contains(&ScreenPart::Games), side.system().machine.is_some());
    }

    #[test]
    fn a_screen_shows_what_is_public_and_needed() {
        use ScreenPart::{Bracket, Champion, Clock, Code, Now, SeatsByName, SeatsByTable, Standings};
        let mut snapshot = event(Phase::CheckIn, 12);
        assert_eq!(shown_now(&snapshot, &[Now]), [Code]);
        assert_eq!(shown_now(&snapshot, &[SeatsByName, Standings, Bracket, Champion]), []);
        prelims(&mut snapshot, 0, RoundState::Published, SheetState::Open);
        snapshot.tournament.phase = Phase::Prelim;
        assert_eq!(shown_now(&snapshot, &[Now, SeatsByTable]), [SeatsByName, SeatsByTable]);
        snapshot.rounds[0].row.state = RoundState::Playing;
        assert_eq!(shown_now(&snapshot, &[Now]), [Clock]);
        assert_eq!(shown_now(&snapshot, &[Now, Clock]), [Clock], "nothing twice");
        let ranking = Ranking::of(&snapshot, Reader::Everybody).expect("a ranking");
        let with_games = parts_now(&snapshot, &ranking, &ScreenPlan::default(), (None, &[], true));
        assert_eq!(with_games.iter().map(|(part, _)| *part).collect::<Vec<_>>(), [Clock, ScreenPart::Games]);
    }
}
