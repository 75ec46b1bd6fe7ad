//! Any sequence of actions by any roles leaves a record sheet in a legal state, keeps every version, and leaves the digest chain whole;
//! what is refused changes nothing. The first walk begins with steps that are set ([`planned`]), so that each kind of step is carried out
//! at least once; all others are chance. A run prints its seed; `REEVE_HOSTILE_SEED` repeats one, and `REEVE_HOSTILE_TIMES` multiplies
//! the number of walks.

mod deeds;
mod kept;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, TimeDelta, Utc};
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::tablet::TabletStep;
use reeve_actions::{self as actions, Context, Error};
use reeve_rules::sheets::TableResult;
use reeve_rules::sheets::pin::MOST_WRONG;
use reeve_rules::tournament::vocabulary::{PlayerState, RoundState, SheetState, Stage};
use reeve_store::TableId;
use reeve_store::snapshot::Table;
use reeve_store::time::millis;
use reeve_views::rounds::RoundAt;

use crate::archive::export;
use crate::hostile::dice::Dice;
use crate::sheet_chain::verified;
use crate::support::day::day;

use deeds::{Deed, Seen, act, actor, deed, planned};
use kept::{Cast, Kept, TABLES};

const STEPS: usize = 90;
const ROUND: RoundAt = RoundAt { stage: Stage::Prelim, number: 1 };

/// What is true of a sheet whatever was done.
fn check_state(table: &Table) {
    let sheet = table.sheet();
    let present = || sheet.result.present();
    match sheet.state {
        SheetState::Open => assert!(sheet.result.winner().is_none() && sheet.signed() == 0, "open: {sheet:?}"),
        // Where the last one who had not signed is disqualified, the staff makes it final.
        SheetState::Submitted => {
            let waits = sheet.signed() < sheet.signers() || sheet.excused.contains(&true);
            assert!(waits || sheet.is_disputed(), "all have signed: {sheet:?}");
        }
        SheetState::Signed | SheetState::Decided => assert!(!sheet.is_disputed(), "{sheet:?}"),
    }
    // Only a judge says what becomes of a game to which nobody came.
    let nobody = sheet.state == SheetState::Decided && present().next().is_none();
    if sheet.state != SheetState::Open && !nobody {
        assert_eq!(present().filter(|(_, seat)| seat.winner).count(), 1, "{sheet:?}");
        assert!(present().all(|(_, seat)| seat.vp.is_some_and(|vp| (0..=22).contains(&vp))), "{sheet:?}");
        assert!(sheet.result.seats.iter().all(|seat| !seat.absent || (seat.vp.is_none() && !seat.winner)), "{sheet:?}");
    }
}

/// What a sheet says of the game itself: VP, winner and who came, by position.
fn said(result: &TableResult) -> Vec<(i64, Option<i64>, bool, bool)> {
    result.seats.iter().map(|seat| (seat.position, seat.vp, seat.winner, seat.absent)).collect()
}

/// What is true of a step. `who` did the deed, and `done` says what came of it; `papers` are the tables whose sheets were signed by every
/// seat on paper.
fn check_step(
    (before, after): (&Kept, &Kept),
    (who, deed): (&str, &Deed),
    done: &actions::Result<()>,
    papers: &mut BTreeSet<TableId>,
) {
    assert!(after.versions.starts_with(&before.versions), "a kept version was changed");
    assert!(after.links.starts_with(&before.links), "a link was changed");
    assert!(after.rulings.starts_with(&before.rulings), "a ruling was changed");
    match (done, deed) {
        (Err(_), Deed::Pin { .. }) => {
            assert!(before.is_but_for_tries(after), "{who} was refused, and something changed: {deed:?}");
        }
        (Err(_), _) => assert!(before == after, "{who} was refused, and something changed: {deed:?}"),
        (Ok(()), _) => {}
    }
    check_pins(before, after, deed, done);
    let out = after.out();
    for player in &after.snapshot.players {
        assert_eq!(player.state == PlayerState::Disqualified, out.contains(&player.id), "{who}, {deed:?}: {player:?}");
    }
    for number in TABLES {
        let (was, is) = (before.table(number).sheet(), after.table(number).sheet());
        check_state(after.table(number));
        let seats = &after.table(number).seats;
        assert!(seats.iter().zip(&is.excused).all(|(seat, excused)| out.contains(&seat.player_id) == *excused));
        let corrected = matches!(deed, Deed::Confirm(_)) && done.is_ok();
        if was.state.is_final() && !corrected {
            assert_eq!((was.state, &was.result), (is.state, &is.result), "{who} changed a final sheet: {deed:?}");
            assert_eq!(was.signatures, is.signatures, "{who} signed a final sheet: {deed:?}");
        }
        if is.state == SheetState::Signed && !was.state.is_final() {
            assert_eq!(is.signed(), is.signers(), "{who} made it final, and somebody has not signed: {deed:?}");
            papers.extend(after.all_on_paper(after.table(number)).then_some(after.table(number).row.id));
        }
        if deed.is_of_the_choice() {
            assert_eq!(said(&was.result), said(&is.result), "{who} changed a result: {deed:?}");
            assert!(was.result == is.result || was.state == SheetState::Open, "seats were chosen after the game");
        } else if was.result != is.result && !deed.is_of_the_round() {
            assert!(after.versions.len() > before.versions.len(), "a result without a version: {deed:?}");
        }
    }
    let finals =
        |kept: &Kept| kept.snapshot.rounds[0].tables.iter().filter(|table| table.row.sheet_state.is_final()).count();
    if after.round() == RoundState::Closed {
        assert_eq!(finals(after), TABLES.len(), "{who} closed a round with open sheets");
    }
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
        assert!(papers.contains(&one.table_id), "every seat signed on paper: {one:?}");
    }
}

/// A wrong PIN does nothing, and the fifth at a table costs those for whom they were typed a try; a right one is worth nothing once it is
/// locked, but for an objection, which takes none then.
fn check_pins(before: &Kept, after: &Kept, deed: &Deed, done: &actions::Result<()>) {
    for (was, is) in before.pins.iter().zip(&after.pins) {
        let costs = is.wrong_tries - was.wrong_tries;
        let (typed, step) = match deed {
            Deed::Pin { player, typed, step, .. } if *player == was.player_id => (typed, step),
            Deed::Pin { .. } => {
                assert!(is.pin == was.pin && (costs == 0 || costs == 1 && done.is_err()), "somebody else: {deed:?}");
                continue;
            }
            _ => {
                assert_eq!(was, is, "the PIN of somebody else: {deed:?}");
                continue;
            }
        };
        let (wrong, locked) = (*typed != was.pin, was.wrong_tries >= MOST_WRONG);
        let objects = locked && matches!(step, TabletStep::Dispute(_));
        assert!(done.is_err() || objects || (!wrong && !locked), "{deed:?} was carried out");
        match done {
            Ok(()) => assert!(costs <= 0, "{deed:?}"),
            Err(_) => assert!(costs == 0 || costs == 1 && wrong && !locked, "{deed:?}: {costs}"),
        }
        assert!((0..=MOST_WRONG).contains(&is.wrong_tries), "{is:?}");
    }
}

#[actix_web::test]
async fn any_sequence_of_actions_keeps_states_versions_and_the_chain() {
    let seed = Dice::seed("any_sequence_of_actions_keeps_states_versions_and_the_chain");
    let times: usize = std::env::var("REEVE_HOSTILE_TIMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut dice = Dice::new(seed);
    let (mut carried_out, mut finals) = (0, 0);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for walk in 0..3 * times {
        let day = day(8).await;
        day.organizer.post(&day.run("cards"), &[]).await.expect(303);
        day.make().await;
        day.open("prelim/1").await;
        let cast = Cast::of(&day).await;
        let mut now: DateTime<Utc> = millis(Utc::now());
        let mut kept = Kept::read(&day.app.db, day.id).await;
        let mut papers = BTreeSet::new();
        for step in 0..STEPS {
            now += TimeDelta::seconds(1);
            let plan = if walk == 0 { planned(step, &kept) } else { None };
            let (number, deed, (name, caller), expected) = match plan {
                Some((name, number, deed, expected)) => (number, deed, cast.called(name), Some(expected)),
                None => {
                    let number = *dice.pick(&TABLES);
                    let deed = deed(&mut dice, &kept, kept.table(number));
                    let actor = actor(&mut dice, &cast, &deed);
                    (number, deed, actor, None)
                }
            };
            let table = kept.table(number);
            let old = i64::from(expected.is_none() && dice.once_in(8));
            let seen = Seen {
                sheet: table.row.sheet_version - old,
                table: table.row.version - old,
                round: kept.snapshot.rounds[0].row.version - old,
            };
            let at = TableAt { round: ROUND, table: number };
            let context = Context { db: &day.app.db, caller: &caller, now, form: None };
            let done = act(&context, day.id, at, seen, &deed).await;
            let said = format!("step {step} of seed {seed}: {name}, {deed:?}: {done:?}");
            assert!(!matches!(done, Err(Error::Store(_))), "{said}");
            assert!(expected.is_none_or(|expected| expected == done.is_ok()), "as planned: {said}");
            let after = Kept::read(&day.app.db, day.id).await;
            println!("{said}");
            check_step((&kept, &after), (name, &deed), &done, &mut papers);
            after.check_chain(&day.app.db, day.id).await.unwrap_or_else(|fault| panic!("{said}: {fault}"));
            carried_out += usize::from(done.is_ok());
            let kind = format!("{deed:?}");
            let kind = kind.split([' ', '(']).next().unwrap_or_default().to_owned();
            *kinds.entry(kind).or_default() += usize::from(done.is_ok());
            kept = after;
        }
        finals += TABLES.iter().filter(|number| kept.table(**number).row.sheet_state.is_final()).count();
        let archive = export(&day.app.db, day.id).await;
        let head = kept.links.last().map(|link| link.digest.clone());
        verified(&archive, head.as_deref()).await.unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
    println!("{carried_out} carried out, {finals} sheets final: {kinds:?}");
    assert!(carried_out >= 10 * times && finals >= times, "too little was carried out: {carried_out}, {finals}");
    for kind in ["Enter", "Propose", "Confirm", "Tablet", "Pin", "Disqualify", "Lift", "Layout", "Choose", "TakeChoice"]
    {
        assert!(kinds[kind] > 0, "{kind} was never carried out");
    }
    assert!(kinds["Close"] > 0 && kinds["StepBack"] > 0, "{kinds:?}");
}
