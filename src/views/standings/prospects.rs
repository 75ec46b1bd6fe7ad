//! What it takes to go on, before the last preliminary round is closed: what everybody may work out from what is public, and
//! a player who knows the own result too.

use std::collections::BTreeSet;

use reeve_rules::bracket;
use reeve_rules::standings::prospects;
use reeve_rules::standings::prospects::{FieldPlayer, OpenField, OpenRound, Prospect};
use reeve_rules::standings::{GameTally, Status};
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::settings::WhatItTakes;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::player::Player;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{Error, Snapshot};

use crate::people::attendance;
use crate::rounds::prelims;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility;

/// The field while preliminary games are still to be played, as everybody may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospects {
    pub field: OpenField,
    /// What the first of it go on to.
    pub stage: Stage,
    /// Whether the organizer may still choose otherwise, and so the number of places change (1.1.3).
    pub may_change: bool,
    /// The rounds of the field that are seated, by number; none where one is not.
    rounds: Vec<Option<i64>>,
}

/// What it takes for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerProspect {
    pub prospect: Prospect,
    /// What the first go on to.
    pub stage: Stage,
    pub places: usize,
    /// The most VP that count in a game.
    pub most_vp: u32,
    /// Whether the organizer may still choose otherwise.
    pub may_change: bool,
    /// Whether a result of the player's own is counted that is not public yet.
    pub with_own: bool,
}

impl Prospects {
    /// What is left to be played, by the public ranking; none before a result counts, after the last preliminary round is
    /// closed, and where the tournament does not say what it takes (setting `what_it_takes`).
    pub fn of(snapshot: &Snapshot, ranking: &Ranking) -> Option<Prospects> {
        let t = &snapshot.tournament;
        let is_asked = t.settings.what_it_takes == WhatItTakes::Shown && visibility::has_rounds(t);
        if !is_asked || prelims::are_over(snapshot) || prelims::closed(snapshot).next().is_none() {
            return None;
        }
        let stages = ranking::stages_of(t).filter(|stages| *stages != Stages::Nothing)?;
        let mut field = OpenField {
            players: contenders(snapshot, ranking),
            rounds: Vec::new(),
            places: bracket::FINAL_PLACES,
            system: t.system.system(),
            rules: ranking::rules_of(t),
            tied_places: t.settings.tied_places,
        };
        let rounds = put_rounds(snapshot, &mut field);
        let enough_left = field.here() > bracket::TOO_FEW_FOR_SEMI_FINALS;
        let semis = stages == Stages::SemiFinals && enough_left;
        if semis {
            field.places = bracket::SEMI_PLACES;
        }
        Some(Prospects {
            field,
            stage: if semis { Stage::Semi } else { Stage::Final },
            may_change: enough_left && ranking::format_of(t).is_some_and(|format| format.may_skip_semi_finals),
            rounds,
        })
    }

    /// What it takes for a player, from what is public alone.
    pub fn of_player(&self, player: &Player) -> Option<PlayerProspect> {
        self.told(&self.field, player, false)
    }

    /// What it takes for a player who reads the own page: a result of the own table counts there once it is final.
    ///
    /// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
    pub fn of_own(&self, snapshot: &Snapshot, player: &Player) -> Result<Option<PlayerProspect>, Error> {
        let mut field = None;
        for (round, table, _) in visibility::own_games(snapshot, player.id) {
            let is_new =
                table.row.sheet_state.is_final() && !visibility::is_result_public(&snapshot.tournament, round, table);
            let same = |number: &Option<i64>| *number == Some(round.row.number);
            let at = self.rounds.iter().position(same).filter(|_| is_new && round.row.stage == Stage::Prelim);
            if let Some(at) = at {
                let game = ranking::game(snapshot.tournament.system.system(), round, table)?;
                field.get_or_insert_with(|| self.field.clone()).count(at, ranking::ranked(player.id), &game);
            }
        }
        let with_own = field.is_some();
        Ok(self.told(field.as_ref().unwrap_or(&self.field), player, with_own))
    }

    fn told(&self, field: &OpenField, player: &Player, with_own: bool) -> Option<PlayerProspect> {
        Some(PlayerProspect {
            prospect: prospects::prospect(field, ranking::ranked(player.id))?,
            stage: self.stage,
            places: field.places,
            most_vp: u32::from(field.rules.goal),
            may_change: self.may_change,
            with_own,
        })
    }
}

/// Who may still play in an event of a series, and in which rounds, by what is public. Whether the event says itself what it takes does
/// not matter here.
pub fn open_field(snapshot: &Snapshot, ranking: &Ranking) -> OpenField {
    let t = &snapshot.tournament;
    let mut field = OpenField {
        players: contenders(snapshot, ranking),
        rounds: Vec::new(),
        places: bracket::SEMI_PLACES,
        system: t.system.system(),
        rules: ranking::rules_of(t),
        tied_places: t.settings.tied_places,
    };
    put_rounds(snapshot, &mut field);
    field
}

/// Everybody in the ranking who has a rank, and who is here without having been seated in a public round.
fn contenders(snapshot: &Snapshot, ranking: &Ranking) -> Vec<FieldPlayer> {
    let ranked = ranking.standings.rows.iter().map(|row| FieldPlayer {
        id: row.player,
        tally: row.tally,
        here: row.status == Status::Active,
    });
    let mut all: Vec<FieldPlayer> = ranked.collect();
    let known: BTreeSet<_> = all.iter().map(|contender| contender.id).collect();
    let comes =
        |player: &&Player| !known.contains(&ranking::ranked(player.id)) && attendance::can_be_seated(snapshot, player);
    let late = snapshot.players.iter().filter(comes);
    all.extend(late.map(|player| FieldPlayer {
        id: ranking::ranked(player.id),
        tally: GameTally::default(),
        here: true,
    }));
    // So that the order, and with it what is drawn from a seed, is the same on every copy.
    all.sort_by_key(|contender| contender.id);
    all
}

/// Puts the rounds with games to come into the field; gives their numbers where their seats are public.
fn put_rounds(snapshot: &Snapshot, field: &mut OpenField) -> Vec<Option<i64>> {
    let mut numbers = Vec::new();
    for number in 1..=snapshot.tournament.prelim_rounds {
        let round = snapshot.round(Stage::Prelim, number);
        if round.is_some_and(|round| round.row.state == RoundState::Closed) {
            continue;
        }
        match round.filter(|round| visibility::has_public_seats(round)) {
            Some(round) => {
                field.rounds.push(OpenRound::Seated(open_tables(snapshot, round, field)));
                numbers.push(Some(number));
            }
            None => {
                field.rounds.push(OpenRound::Unseated);
                numbers.push(None);
            }
        }
    }
    numbers
}

/// The tables of a round whose results are not public yet, by the indexes of who sits there.
fn open_tables(snapshot: &Snapshot, round: &Round, field: &OpenField) -> Vec<Vec<usize>> {
    let open = |table: &&Table| !visibility::is_result_public(&snapshot.tournament, round, table);
    let at = |id| field.players.binary_search_by_key(&ranking::ranked(id), |contender| contender.id).ok();
    let tables = round.tables.iter().filter(open);
    tables.map(|table| table.seats.iter().filter_map(|seat| at(seat.player_id)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use crate::visibility::Reader;
    use reeve_rules::tournament::vocabulary::{Phase, PlayerState, SheetState};

    fn prospects(event: &Snapshot) -> Option<Prospects> {
        Prospects::of(event, &Ranking::of(event, Reader::Everybody).expect("a ranking"))
    }

    fn after_two(players: i64) -> Snapshot {
        let mut event = event(Phase::Prelim, players);
        event.tournament.attendance = Some(players);
        prelims(&mut event, 2, RoundState::Published, SheetState::Open);
        event
    }

    #[test]
    fn the_cut_is_that_of_the_stage_that_follows_for_those_who_are_here() {
        let check = |players: i64, gone: usize, skip: Option<bool>, expected: (Stage, usize, bool)| {
            let mut event = after_two(players);
            event.tournament.skip_semis = skip;
            event.players.iter_mut().take(gone).for_each(|player| player.state = PlayerState::Withdrawn);
            let found = prospects(&event).expect("prospects");
            assert_eq!((found.stage, found.field.places, found.may_change), expected, "{players}, {gone} gone");
            assert_eq!(found.field.here(), players as usize - gone);
        };
        check(12, 0, None, (Stage::Final, 4, false));
        check(20, 0, None, (Stage::Semi, 16, true));
        check(20, 0, Some(true), (Stage::Final, 4, true));
        check(32, 0, None, (Stage::Semi, 16, false));
        // Twelve are left: the semi-finals are skipped, and nobody can choose otherwise.
        check(20, 8, None, (Stage::Final, 4, false));
    }

    #[test]
    fn nothing_is_said_before_a_round_is_closed_or_after_the_last_or_where_it_is_off() {
        let mut early = event(Phase::Prelim, 20);
        early.tournament.attendance = Some(20);
        prelims(&mut early, 0, RoundState::Playing, SheetState::Signed);
        assert_eq!(prospects(&early), None);
        let mut between = after_two(20);
        assert!(prospects(&between).is_some());
        between.tournament.settings.what_it_takes = WhatItTakes::Off;
        assert_eq!(prospects(&between), None);
        let mut over = event(Phase::Prelim, 20);
        over.tournament.attendance = Some(20);
        prelims(&mut over, 3, RoundState::Closed, SheetState::Signed);
        assert_eq!(prospects(&over), None);
    }

    #[test]
    fn only_the_player_counts_an_own_result_that_is_not_public() {
        let mut event = after_two(20);
        let before = prospects(&event).expect("prospects");
        event.rounds[2].row.state = RoundState::Playing;
        let table = &mut event.rounds[2].tables[0];
        table.row.sheet_state = SheetState::Signed;
        table.row.winner_position = Some(1);
        for (seat, vp) in table.seats.iter_mut().zip([10, 8, 7, 5]) {
            seat.vp = Some(vp);
        }
        let now = prospects(&event).expect("prospects");
        assert_eq!(now, before, "everybody knows as much as before");
        for player in &event.players {
            let own = now.of_own(&event, player).expect("sound results").expect("a prospect");
            assert_eq!(own.with_own, player.number <= 4, "{}", player.number);
            assert_eq!(own.with_own, Some(&own) != now.of_player(player).as_ref(), "{}", player.number);
        }
    }
}
