//! Any sequence of actions by any roles leaves a record sheet in a legal state, keeps every version, and leaves the digest chain whole;
//! what is refused changes nothing. A run prints its seed; `REEVE_HOSTILE_SEED` repeats one, and `REEVE_HOSTILE_TIMES` multiplies the
//! number of walks.

use chrono::{DateTime, TimeDelta, Utc};
use reeve::actions::sheets::TableAt;
use reeve::actions::sheets::correct_sheet::{
    ProposeCorrection, SettleCorrection, confirm_correction, propose_correction, withdraw_correction,
};
use reeve::actions::sheets::decide_sheet::{DecideSheet, decide_sheet};
use reeve::actions::sheets::enter_result::{EnterResult, enter_result};
use reeve::actions::sheets::own_sheet::{OwnSheet, dispute_own, sign_own, take_back_own};
use reeve::actions::sheets::sign_sheet::{SignSheet, sign_sheet};
use reeve::actions::{self, Caller, Context, Error, Who};
use reeve::rules::sheets::{SignatureWay, TableResult};
use reeve::rules::tournament::vocabulary::{SheetState, StaffRole, Stage};
use reeve::store::sheet::KeptVersion;
use reeve::store::sheet_correction::SheetCorrection;
use reeve::store::sheet_link::SheetLink;
use reeve::store::snapshot::{Snapshot, Table};
use reeve::store::time::millis;
use reeve::store::{AccountId, CorrectionId, Db, PlayerId, Scope, TableId, TournamentId};
use reeve::store::{sheet, sheet_correction, sheet_link, sheet_signature, tournament};
use reeve::views::rounds::RoundAt;
use reeve::views::sheets::chain;
use reeve::views::sheets::chain::StoredChain;

use crate::archive::export;
use crate::hostile::dice::Dice;
use crate::sheet_chain::verified;
use crate::support::app::May;
use crate::support::day::{Day, day};

const TABLES: [i64; 2] = [1, 2];
const STEPS: usize = 60;

/// Somebody who acts: the staff, an administrator, somebody who has an account and nothing else, the players of both tables, a visitor.
struct Cast {
    everybody: Vec<(&'static str, Caller)>,
}

impl Cast {
    async fn of(day: &Day) -> Cast {
        let account = |name: &str, id: AccountId, is_admin: bool| Who::Account {
            id,
            name: name.to_owned(),
            is_admin,
            may_create: is_admin,
        };
        let second = day.app.account("second judge", May::Nothing).await;
        let both = day.app.account("judge and organizer", May::Nothing).await;
        let stranger = day.app.account("stranger", May::Nothing).await;
        let administrator = day.app.administrator().await;
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        let roles = [(second.id(), StaffRole::Judge), (both.id(), StaffRole::Judge), (both.id(), StaffRole::Organizer)];
        for (account, role) in roles {
            tournament::add_staff(&mut tx, day.id, account, role, millis(Utc::now())).await.unwrap();
        }
        tx.commit().await.unwrap();
        let mut everybody = vec![
            ("visitor", Who::Visitor),
            ("organizer", account("organizer", day.organizer.id(), false)),
            ("judge", account("judge", day.judge.id(), false)),
            ("second judge", account("second judge", second.id(), false)),
            ("judge and organizer", account("judge and organizer", both.id(), false)),
            ("stranger", account("stranger", stranger.id(), false)),
            ("administrator", account("administrator", administrator.id(), true)),
        ];
        for table in &day.stored().await.rounds[0].tables {
            let players = table.seats.iter().map(|seat| Who::Player { player: seat.player_id, tournament: day.id });
            everybody.extend(players.map(|who| ("player", who)).filter(|_| TABLES.contains(&table.row.number)));
        }
        let caller = |(name, who)| (name, Caller { who, address: "192.0.2.7".to_owned() });
        Cast { everybody: everybody.into_iter().map(caller).collect() }
    }
}

/// Everything that is kept of the sheets of a tournament.
#[derive(PartialEq)]
struct Kept {
    snapshot: Snapshot,
    versions: Vec<KeptVersion>,
    links: Vec<SheetLink>,
    corrections: Vec<SheetCorrection>,
    /// The tables whose sheets somebody signed on paper.
    on_paper: Vec<TableId>,
    disputes: Vec<String>,
}

impl Kept {
    async fn read(db: &Db, id: TournamentId) -> Kept {
        let mut tx = db.read().await.unwrap();
        let snapshot = Snapshot::load(&mut tx, id).await.unwrap();
        let (mut disputes, mut on_paper) = (Vec::new(), Vec::new());
        for table in &snapshot.rounds[0].tables {
            let of_table = reeve::store::sheet_dispute::of_table(&mut tx, table.row.id).await.unwrap();
            disputes.push(format!("{of_table:?}"));
            let signatures = sheet_signature::of_table(&mut tx, table.row.id).await.unwrap();
            on_paper.extend(signatures.iter().any(|one| one.way == SignatureWay::Paper).then_some(table.row.id));
        }
        Kept {
            versions: sheet::all_versions(&mut tx, id).await.unwrap(),
            links: sheet_link::of_tournament(&mut tx, id).await.unwrap(),
            corrections: sheet_correction::of_tournament(&mut tx, id).await.unwrap(),
            snapshot,
            on_paper,
            disputes,
        }
    }

    fn table(&self, number: i64) -> &Table {
        self.snapshot.rounds[0].tables.iter().find(|table| table.row.number == number).expect("the table")
    }

    async fn check_chain(&self, db: &Db, id: TournamentId) -> Result<(), String> {
        let identity = sheet_link::identity_of(&mut db.read().await.unwrap(), id).await.unwrap().expect("an identity");
        let stored = StoredChain { identity: &identity, links: &self.links, versions: &self.versions };
        chain::check(&self.snapshot, stored).map_err(|fault| format!("{fault:?}"))
    }
}

/// What somebody does.
#[derive(Debug, Clone)]
enum Deed {
    Enter(TableResult, bool),
    SignPaper(Option<i64>),
    Decide(TableResult),
    Sign(PlayerId),
    Dispute(PlayerId),
    TakeBack(PlayerId),
    Propose(Vec<Option<i64>>, Option<i64>),
    Confirm(CorrectionId),
    Withdraw(CorrectionId),
}

/// A result as somebody might type it: most can be, some can't.
fn result(dice: &mut Dice, table: &Table) -> TableResult {
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

fn deed(dice: &mut Dice, kept: &Kept, table: &Table) -> Deed {
    let seat = dice.below(table.seats.len());
    let player = table.seats[seat].player_id;
    let correction = kept.corrections.last().map_or(CorrectionId(1), |one| one.id);
    match dice.below(12) {
        0 | 1 => Deed::Enter(result(dice, table), dice.once_in(3)),
        2 => Deed::SignPaper(dice.once_in(2).then_some(10)),
        3 => Deed::Decide(result(dice, table)),
        4..=6 => Deed::Sign(player),
        7 => Deed::Dispute(player),
        8 => Deed::TakeBack(player),
        9 => {
            let vp = table.seats.iter().map(|seat| seat.vp.map(|vp| vp + i64::from(dice.once_in(4)))).collect();
            let winner = if dice.once_in(6) { 1 } else { table.row.winner_position.unwrap_or(1) };
            Deed::Propose(vp, Some(winner))
        }
        10 => Deed::Confirm(correction),
        _ => Deed::Withdraw(correction),
    }
}

async fn act(context: &Context<'_>, id: TournamentId, at: TableAt, version: i64, deed: &Deed) -> actions::Result<()> {
    let own = |player: PlayerId| OwnSheet { player, at, version };
    match deed.clone() {
        Deed::Enter(result, signed) => {
            enter_result(context, id, EnterResult { at, version, result, signed }).await.map(drop)
        }
        Deed::SignPaper(winner_vp) => sign_sheet(context, id, SignSheet { at, version, winner_vp }).await.map(drop),
        Deed::Decide(result) => {
            let reason = "Nobody could agree.".to_owned();
            decide_sheet(context, id, DecideSheet { at, version, result, winner_vp: None, reason }).await.map(drop)
        }
        Deed::Sign(player) => sign_own(context, id, own(player)).await,
        Deed::Dispute(player) => dispute_own(context, id, own(player), "It was eight.").await,
        Deed::TakeBack(player) => take_back_own(context, id, own(player)).await,
        Deed::Propose(vp, winner) => {
            propose_correction(context, id, ProposeCorrection { at, version, vp, winner }).await
        }
        Deed::Confirm(correction) => confirm_correction(context, id, SettleCorrection { at, correction }).await,
        Deed::Withdraw(correction) => withdraw_correction(context, id, SettleCorrection { at, correction }).await,
    }
}

/// What is true of a sheet whatever was done.
fn check_state(table: &Table) {
    let sheet = table.sheet();
    let present = || sheet.result.present();
    match sheet.state {
        SheetState::Open => assert!(sheet.result.winner().is_none() && sheet.signed() == 0, "open: {sheet:?}"),
        SheetState::Submitted => {
            assert!(sheet.signed() < sheet.signers() || sheet.is_disputed(), "all have signed: {sheet:?}");
        }
        SheetState::Signed => assert!(sheet.signed() == sheet.signers() && !sheet.is_disputed(), "{sheet:?}"),
        SheetState::Decided => assert!(!sheet.is_disputed(), "{sheet:?}"),
    }
    // Only a judge says what becomes of a game to which nobody came.
    let nobody = sheet.state == SheetState::Decided && present().next().is_none();
    if sheet.state != SheetState::Open && !nobody {
        assert_eq!(present().filter(|(_, seat)| seat.winner).count(), 1, "{sheet:?}");
        assert!(present().all(|(_, seat)| seat.vp.is_some_and(|vp| (0..=22).contains(&vp))), "{sheet:?}");
        assert!(sheet.result.seats.iter().all(|seat| !seat.absent || (seat.vp.is_none() && !seat.winner)), "{sheet:?}");
    }
}

/// What is true of a step. `who` did the deed, and `done` says what came of it.
fn check_step(before: &Kept, after: &Kept, (who, deed): (&str, &Deed), done: &actions::Result<()>) {
    assert!(after.versions.starts_with(&before.versions), "a kept version was changed");
    assert!(after.links.starts_with(&before.links), "a link was changed");
    if done.is_err() {
        assert!(before == after, "{who} was refused, and something changed: {deed:?}");
    }
    for number in TABLES {
        let (was, is) = (before.table(number).sheet(), after.table(number).sheet());
        check_state(after.table(number));
        let corrected = matches!(deed, Deed::Confirm(_)) && done.is_ok();
        if was.state.is_final() && !corrected {
            assert_eq!((was.state, &was.result), (is.state, &is.result), "{who} changed a final sheet: {deed:?}");
        }
        if was.result != is.result {
            assert!(after.versions.len() > before.versions.len(), "a result without a version: {deed:?}");
        }
    }
    let finals =
        |kept: &Kept| kept.snapshot.rounds[0].tables.iter().filter(|table| table.row.sheet_state.is_final()).count();
    let confirmed = usize::from(matches!(deed, Deed::Confirm(_)) && done.is_ok());
    assert_eq!(
        after.links.len() - before.links.len(),
        finals(after) - finals(before) + confirmed,
        "each sheet that becomes final is a link, and each correction: {deed:?}"
    );
    if let Deed::Confirm(id) = deed
        && done.is_ok()
    {
        let one = after.corrections.iter().find(|one| one.id == *id).expect("the correction");
        assert!(one.proposed_by.is_some() && one.proposed_by != one.settled_by, "two people: {one:?}");
        assert!(after.on_paper.contains(&one.table_id), "there is a signed paper: {one:?}");
    }
}

#[actix_web::test]
async fn any_sequence_of_actions_keeps_states_versions_and_the_chain() {
    let seed = Dice::seed("any_sequence_of_actions_keeps_states_versions_and_the_chain");
    let times: usize = std::env::var("REEVE_HOSTILE_TIMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut dice = Dice::new(seed);
    let (mut carried_out, mut finals, mut corrected) = (0, 0, 0);
    for _ in 0..3 * times {
        let day = day(8).await;
        day.make().await;
        day.open("prelim/1").await;
        let cast = Cast::of(&day).await;
        let mut now: DateTime<Utc> = millis(Utc::now());
        let mut kept = Kept::read(&day.app.db, day.id).await;
        for step in 0..STEPS {
            now += TimeDelta::seconds(1);
            let number = *dice.pick(&TABLES);
            let table = kept.table(number).clone();
            let deed = deed(&mut dice, &kept, &table);
            // Mostly whoever can: a player for the own seat, anybody else for the rest.
            let (name, caller) = match &deed {
                Deed::Sign(player) | Deed::Dispute(player) | Deed::TakeBack(player) if !dice.once_in(4) => {
                    let is_it = |(_, caller): &&(&str, Caller)| caller.player() == Some(*player);
                    cast.everybody.iter().find(is_it).expect("the player").clone()
                }
                _ => dice.pick(&cast.everybody).clone(),
            };
            let version = table.row.sheet_version - i64::from(dice.once_in(8));
            let at = TableAt { round: RoundAt { stage: Stage::Prelim, number: 1 }, table: number };
            let context = Context { db: &day.app.db, caller: &caller, now, form: None };
            let done = act(&context, day.id, at, version, &deed).await;
            let said = format!("step {step} of seed {seed}: {name}, {deed:?}: {done:?}");
            assert!(!matches!(done, Err(Error::Store(_))), "{said}");
            let after = Kept::read(&day.app.db, day.id).await;
            println!("{said}");
            check_step(&kept, &after, (name, &deed), &done);
            after.check_chain(&day.app.db, day.id).await.unwrap_or_else(|fault| panic!("{said}: {fault}"));
            carried_out += usize::from(done.is_ok());
            corrected += usize::from(done.is_ok() && matches!(deed, Deed::Confirm(_)));
            kept = after;
        }
        finals += TABLES.iter().filter(|number| kept.table(**number).row.sheet_state.is_final()).count();
        let archive = export(&day.app.db, day.id).await;
        let head = kept.links.last().map(|link| link.digest.clone());
        verified(&archive, head.as_deref()).await.unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
    println!("{carried_out} carried out, {finals} sheets final, {corrected} corrected");
    assert!(carried_out >= 10 * times && finals >= times, "too little was carried out: {carried_out}, {finals}");
}
