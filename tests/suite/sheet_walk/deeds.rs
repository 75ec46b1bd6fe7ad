//! What is done in a walk, by chance or as planned, and by whom.

use std::collections::BTreeSet;

use reeve_actions::rounds::close::close_round;
use reeve_actions::rounds::publish::publish_round;
use reeve_actions::rounds::start::start_round;
use reeve_actions::rounds::take_back::{TakeBack, take_back};
use reeve_actions::rulings::log_ruling::{DISQUALIFY, LIFT, LogRuling, log_ruling};
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::choose_seats::{BeforeGame, choose_seat, confirm_layout, take_choice_back};
use reeve_actions::sheets::correct_sheet::{
    ProposeCorrection, SettleCorrection, confirm_correction, propose_correction, withdraw_correction,
};
use reeve_actions::sheets::decide_sheet::{DecideSheet, decide_sheet};
use reeve_actions::sheets::enter_result::{EnterResult, enter_result};
use reeve_actions::sheets::own_sheet::{OwnSheet, dispute_own, sign_own, take_back_own};
use reeve_actions::sheets::sign_sheet::{SignSheet, sign_sheet};
use reeve_actions::sheets::tablet::{AtTablet, TabletStep, at_tablet, open_tablet};
use reeve_actions::{self as actions, Caller, Context};
use reeve_rules::games::SystemCode;
use reeve_rules::rulings::clauses::{Clause, Matter};
use reeve_rules::rulings::penalty::{Penalty, Reported};
use reeve_rules::sheets::TableResult;
use reeve_rules::sheets::choice::{SeatChoice, colours_left, orders_left};
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::ruling::KeptRuling;
use reeve_store::snapshot::Table;
use reeve_store::{CorrectionId, PlayerId, TournamentId};
use reeve_views::rounds::RoundStep;
use reeve_views::rounds::take_back::last_step;

use crate::hostile::dice::Dice;
use crate::sheet_walk::kept::{Cast, Kept};

/// What somebody does.
#[derive(Debug, Clone)]
pub enum Deed {
    Enter(TableResult, bool),
    SignPaper(Option<i64>),
    Decide(TableResult),
    Sign(PlayerId),
    Dispute(PlayerId),
    TakeBack(PlayerId),
    Propose(Vec<Option<i64>>, Option<i64>),
    Confirm(CorrectionId),
    Withdraw(CorrectionId),
    /// The tablet of the table is opened.
    Tablet,
    /// Somebody types a PIN there, for this player at this position.
    Pin {
        player: PlayerId,
        position: i64,
        key: String,
        typed: String,
        step: TabletStep<'static>,
    },
    /// A judge disqualifies the player with this number, or lifts it by a ruling that refers to that one.
    Disqualify {
        player: i64,
        word: &'static str,
    },
    Lift {
        player: i64,
        ruling: i64,
    },
    Layout,
    Choose(SeatChoice),
    TakeChoice,
    Publish,
    Start(Vec<i64>),
    Close,
    StepBack(RoundStep),
}

impl Deed {
    /// Whether it is a step of the round, and may mark who is absent.
    pub fn is_of_the_round(&self) -> bool {
        matches!(self, Deed::Publish | Deed::Start(_) | Deed::Close | Deed::StepBack(_))
    }

    /// Whether it chooses seats, and may change colours, chairs and the order of play.
    pub fn is_of_the_choice(&self) -> bool {
        matches!(self, Deed::Layout | Deed::Choose(_) | Deed::TakeChoice)
    }
}

/// A result as somebody might type it: most can be, some can't.
pub fn result(dice: &mut Dice, table: &Table) -> TableResult {
    let mut result = TableResult::blank(table.seats.iter().map(|seat| seat.position));
    let winner = dice.below(result.seats.len());
    for (at, seat) in result.seats.iter_mut().enumerate() {
        let vp = if at == winner { 10 } else { 3 + dice.below(7) as i64 };
        seat.vp = Some(if dice.once_in(25) { dice.below(40) as i64 - 5 } else { vp });
        seat.winner = at == winner || dice.once_in(40);
        if dice.once_in(20) {
            (seat.absent, seat.vp, seat.winner) = (true, None, false);
        }
    }
    result
}

pub fn number_of(kept: &Kept, player: PlayerId) -> i64 {
    kept.snapshot.player(player).expect("a player").number
}

/// A PIN that is typed at the tablet of a table for the seat there, from 0: the right one, or another.
pub fn pin(kept: &Kept, table: &Table, seat: usize, right: bool, step: TabletStep<'static>) -> Deed {
    let seat = &table.seats[seat];
    let known = &kept.pins.iter().find(|pin| pin.player_id == seat.player_id).expect("a PIN").pin;
    let other = format!("{:04}", (known.parse::<u16>().expect("digits") + 1) % 10_000);
    Deed::Pin {
        player: seat.player_id,
        position: seat.position,
        key: kept.tablets.get(&table.row.id).cloned().unwrap_or_default(),
        typed: if right { known.clone() } else { other },
        step,
    }
}

/// The last disqualification that stands, lifted.
pub fn lift(kept: &Kept) -> Deed {
    let out = kept.out();
    let stands = |one: &&KeptRuling| one.row.penalty == Penalty::Disqualification && out.contains(&one.players[0]);
    let last = kept.rulings.iter().rev().find(stands);
    match last {
        Some(last) => Deed::Lift { player: number_of(kept, last.players[0]), ruling: last.row.ruling_number },
        None => Deed::Lift { player: 1, ruling: 1 },
    }
}

/// The first colour, place in the order of play and chair that are left.
pub fn choice(table: &Table) -> SeatChoice {
    let result = table.sheet().result;
    SeatChoice {
        colour: colours_left(SystemCode::Base.system(), &result).first().copied(),
        play_order: orders_left(&result).last().copied(),
        chair: Some(1),
    }
}

/// Those of the round who are disqualified, by number.
pub fn missing(kept: &Kept) -> Vec<i64> {
    let seats = kept.snapshot.rounds[0].tables.iter().flat_map(|table| &table.seats);
    let out: BTreeSet<i64> = seats.filter(|seat| seat.is_out).map(|seat| number_of(kept, seat.player_id)).collect();
    out.into_iter().collect()
}

pub fn deed(dice: &mut Dice, kept: &Kept, table: &Table) -> Deed {
    let seat = dice.below(table.seats.len());
    let player = table.seats[seat].player_id;
    let correction = kept.corrections.last().map_or(CorrectionId(1), |one| one.id);
    // A round that was taken back goes on soon.
    match kept.round() {
        RoundState::Planned if dice.once_in(2) => return Deed::Publish,
        RoundState::Published if dice.once_in(2) => return Deed::Start(missing(kept)),
        RoundState::Closed if dice.once_in(4) => return Deed::StepBack(RoundStep::Close),
        _ => {}
    }
    match dice.below(26) {
        0..=2 => Deed::Enter(result(dice, table), dice.once_in(3)),
        3 => Deed::SignPaper(dice.once_in(2).then_some(10)),
        4 if dice.once_in(2) => Deed::Decide(result(dice, table)),
        4..=6 => Deed::Sign(player),
        7 if kept.tablets.contains_key(&table.row.id) => pin(kept, table, seat, false, TabletStep::Sign),
        7 => Deed::Tablet,
        8 | 9 => {
            let step =
                *dice.pick(&[TabletStep::Sign, TabletStep::Sign, TabletStep::Dispute("No."), TabletStep::TakeBack]);
            pin(kept, table, seat, !dice.once_in(4), step)
        }
        10 => Deed::Dispute(player),
        11 => Deed::TakeBack(player),
        12 | 13 => {
            let vp = table.seats.iter().map(|seat| seat.vp.map(|vp| vp + i64::from(dice.once_in(4)))).collect();
            let winner = if dice.once_in(6) { 1 } else { table.row.winner_position.unwrap_or(1) };
            Deed::Propose(vp, Some(winner))
        }
        14 | 15 => Deed::Confirm(correction),
        16 => Deed::Withdraw(correction),
        17 => {
            let word = if dice.once_in(4) { "yes" } else { DISQUALIFY };
            Deed::Disqualify { player: number_of(kept, player), word }
        }
        18 | 19 => lift(kept),
        20 => Deed::Layout,
        21 | 22 => Deed::Choose(SeatChoice { chair: Some(dice.below(6) as i64), ..choice(table) }),
        23 => Deed::TakeChoice,
        24 => Deed::Close,
        _ => Deed::StepBack(last_step(&kept.snapshot.rounds[0]).unwrap_or(RoundStep::Start)),
    }
}

/// How the first walk begins: who does what at which table, and whether it is carried out.
pub fn planned(step: usize, kept: &Kept) -> Option<(&'static str, i64, Deed, bool)> {
    let table = |number: i64| kept.table(number);
    let plain = |number: i64| {
        let mut result = TableResult::blank(table(number).seats.iter().map(|seat| seat.position));
        for (seat, vp) in result.seats.iter_mut().zip([10, 8, 7, 5]) {
            (seat.vp, seat.winner) = (Some(vp), vp == 10);
        }
        result
    };
    let at_pin = |seat: usize, right: bool| pin(kept, table(1), seat, right, TabletStep::Sign);
    let put_out = |number: i64, seat: usize| Deed::Disqualify {
        player: number_of(kept, table(number).seats[seat].player_id),
        word: DISQUALIFY,
    };
    let correction = kept.corrections.last().map_or(CorrectionId(1), |one| one.id);
    let propose = |number: i64| {
        let vp = table(number).seats.iter().zip([10, 9, 7, 5]).map(|(_, vp)| Some(vp)).collect();
        Deed::Propose(vp, Some(1))
    };
    Some(match step {
        0 => ("stranger", 1, Deed::Layout, false),
        1 => ("judge", 1, Deed::Layout, true),
        2..=5 => ("judge", 1, Deed::Choose(choice(table(1))), true),
        6 => ("judge", 1, Deed::Choose(choice(table(1))), false),
        7 => ("organizer", 1, Deed::TakeChoice, true),
        8 => ("judge", 1, Deed::Tablet, true),
        9 => ("organizer", 1, Deed::Enter(plain(1), false), true),
        10 => ("visitor", 1, Deed::Choose(choice(table(1))), false),
        11 => ("visitor", 1, at_pin(0, false), false),
        12..=13 => ("visitor", 1, at_pin(step - 12, true), true),
        14 => ("judge", 1, put_out(1, 3), true),
        // With the last signature that is waited for the sheet is final.
        15 => ("visitor", 1, at_pin(3, true), false),
        16 => ("visitor", 1, at_pin(2, true), true),
        17 => ("judge", 1, lift(kept), true),
        18 => ("organizer", 1, Deed::Close, false),
        // What was signed on a screen has no paper.
        19 => ("judge", 1, propose(1), false),
        20 => ("judge", 2, Deed::Enter(plain(2), true), true),
        21 => ("organizer", 2, propose(2), true),
        22 => ("organizer", 2, Deed::Confirm(correction), false),
        23 => ("second judge", 2, Deed::Confirm(correction), true),
        24 => ("judge", 1, Deed::Close, false),
        25 => ("organizer", 1, Deed::Close, true),
        26 => ("judge", 1, Deed::Enter(plain(1), false), false),
        27 => ("judge", 2, put_out(2, 0), true),
        28 => ("organizer", 1, Deed::StepBack(RoundStep::Close), true),
        29 => ("judge", 2, lift(kept), true),
        30 => ("organizer", 1, Deed::StepBack(RoundStep::Start), false),
        _ => return None,
    })
}

/// Who does it, as chance has it: mostly whoever can.
pub fn actor(dice: &mut Dice, cast: &Cast, deed: &Deed) -> (&'static str, Caller) {
    let usual = match deed {
        _ if dice.once_in(4) => None,
        Deed::Sign(player) | Deed::Dispute(player) | Deed::TakeBack(player) => return cast.player(*player),
        Deed::Disqualify { .. } | Deed::Lift { .. } => Some("judge"),
        Deed::Propose(..) | Deed::Confirm(_) => Some(*dice.pick(&["organizer", "judge", "judge and organizer"])),
        deed if deed.is_of_the_round() => Some("organizer"),
        deed if deed.is_of_the_choice() => Some("judge"),
        _ => None,
    };
    usual.map_or_else(|| dice.pick(&cast.everybody).clone(), |name| cast.called(name))
}

pub fn ruled(player: i64, penalty: Penalty, refers_to: Option<i64>, word: &str) -> LogRuling {
    LogRuling {
        at: None,
        players: BTreeSet::from([player]),
        clause: Clause::read("2.1.4").expect("a clause"),
        matter: Matter::Conduct,
        kind: None,
        reported: Reported::AtOnce,
        reported_at: String::new(),
        report: String::new(),
        decision: "As the judge says.".to_owned(),
        penalty,
        given_to: None,
        refers_to,
        lifts: refers_to.is_some(),
        call: None,
        confirm: word.to_owned(),
    }
}

/// The versions that whoever acts has seen: of the sheet, of the table before its game, of the round.
#[derive(Clone, Copy)]
pub struct Seen {
    pub sheet: i64,
    pub table: i64,
    pub round: i64,
}

pub async fn act(context: &Context<'_>, id: TournamentId, at: TableAt, seen: Seen, deed: &Deed) -> actions::Result<()> {
    let version = seen.sheet;
    let own = |player: PlayerId| OwnSheet { player, at, version };
    match deed.clone() {
        Deed::Enter(result, signed) => {
            enter_result(context, id, EnterResult { at, version, result, signed, claimed: None }).await.map(drop)
        }
        Deed::SignPaper(winner_vp) => sign_sheet(context, id, SignSheet { at, version, winner_vp }).await.map(drop),
        Deed::Decide(result) => {
            let reason = "Nobody could agree.".to_owned();
            decide_sheet(
                context,
                id,
                DecideSheet {
                    at,
                    version,
                    result,
                    stands: Some(WhatStands::AsStated),
                    absent: BTreeSet::new(),
                    winner_vp: None,
                    reason,
                },
            )
            .await
            .map(drop)
        }
        Deed::Sign(player) => sign_own(context, id, own(player)).await,
        Deed::Dispute(player) => dispute_own(context, id, own(player), "It was eight.").await,
        Deed::TakeBack(player) => take_back_own(context, id, own(player)).await.map(drop),
        Deed::Propose(vp, winner) => {
            propose_correction(context, id, ProposeCorrection { at, version, vp, winner }).await
        }
        Deed::Confirm(correction) => confirm_correction(context, id, SettleCorrection { at, correction }).await,
        Deed::Withdraw(correction) => withdraw_correction(context, id, SettleCorrection { at, correction }).await,
        Deed::Tablet => open_tablet(context, id, at).await,
        Deed::Pin { position, key, typed, step, .. } => {
            at_tablet(context, AtTablet { key: &key, position, version, pin: &typed }, step).await.map(drop)
        }
        Deed::Disqualify { player, word } => {
            log_ruling(context, id, ruled(player, Penalty::Disqualification, None, word)).await.map(drop)
        }
        Deed::Lift { player, ruling } => {
            log_ruling(context, id, ruled(player, Penalty::None, Some(ruling), LIFT)).await.map(drop)
        }
        Deed::Layout => confirm_layout(context, id, BeforeGame { at, version: seen.table }).await.map(drop),
        Deed::Choose(choice) => choose_seat(context, id, BeforeGame { at, version: seen.table }, choice).await,
        Deed::TakeChoice => take_choice_back(context, id, BeforeGame { at, version: seen.table }).await,
        Deed::Publish => publish_round(context, id, at.round, false).await.map(drop),
        Deed::Start(without) => start_round(context, id, at.round, &without).await.map(drop),
        Deed::Close => close_round(context, id, at.round).await.map(drop),
        Deed::StepBack(step) => take_back(context, id, at.round, TakeBack { step, version: seen.round }).await,
    }
}
