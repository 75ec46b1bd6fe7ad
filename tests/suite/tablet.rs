//! A tablet that is passed round: players sign with the PIN of their card, and whoever holds it gets nothing else.

use std::collections::BTreeSet;

use chrono::{TimeDelta, Utc};
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::tablet::{AtTablet, TabletStep, at_tablet, opened_by};
use reeve_actions::{Caller, Context, Who};
use reeve_files::archive::ArchiveKind;
use reeve_rules::sheets::SignatureWay;
use reeve_rules::sheets::pin::MOST_WRONG;
use reeve_rules::tournament::vocabulary::{PlayerState, SheetState, Stage};
use reeve_store::player_pin::PlayerPin;
use reeve_store::snapshot::{Snapshot, Table};
use reeve_store::time::millis;
use reeve_store::{Scope, expiry, player_pin, sheet_dispute, sheet_signature};
use reeve_views::rounds::RoundAt;

use super::archive::{export, forged, import};
use super::support::app::{May, Page, Person};
use super::support::day::{Day, day};
use super::support::db;

const AT: RoundAt = RoundAt { stage: Stage::Prelim, number: 1 };
const VP: [&str; 4] = ["10", "8", "7", "6"];
const STAFF: &str = "rounds/prelim/1/tables/1/tablet";

/// Sixteen players with their PINs, whose first round is on.
async fn playing() -> Day {
    let day = day(16).await;
    day.organizer.post(&day.run("cards"), &[]).await.expect(303);
    day.make().await;
    day.open("prelim/1").await;
    day
}

async fn table(day: &Day) -> Table {
    let stored = day.stored().await;
    let (_, table) = TableAt { round: AT, table: 1 }.find(&stored.rounds).expect("a table");
    table.clone()
}

async fn pins(day: &Day) -> Vec<PlayerPin> {
    let mut tx = day.app.db.read().await.unwrap();
    player_pin::of_tournament(&mut tx, day.id).await.unwrap()
}

/// The PIN of whoever sits at a position of table 1.
async fn pin(day: &Day, position: usize) -> String {
    let player = table(day).await.seats[position - 1].player_id;
    pins(day).await.into_iter().find(|pin| pin.player_id == player).expect("a PIN").pin
}

/// Whether a page says a PIN to people or holds it in a field; four digits stand in many a random key.
fn tells(page: &Page, pin: &str) -> bool {
    let shown = page.texts("body").join(" ");
    shown.split(|one: char| !one.is_ascii_digit()).any(|digits| digits == pin)
        || page.attributes("input", "value").iter().any(|value| value == pin)
}

/// Locks the PIN of whoever sits at a position of table 1, as many wrong tries do.
async fn lock(day: &Day, position: usize) {
    let player = table(day).await.seats[position - 1].player_id;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    player_pin::note_tries(&mut tx, player, MOST_WRONG).await.unwrap();
    tx.commit().await.unwrap();
}

/// A PIN that is another one.
fn other(pin: &str) -> String {
    format!("{:04}", (pin.parse::<u16>().expect("digits") + 1) % 10_000)
}

/// Opens the tablet of table 1; gives its address on this server.
async fn open(day: &Day) -> String {
    let done = day.judge.post(&day.run(STAFF), &[]).await.expect(303);
    let page = day.judge.follow(&done).await.ok();
    assert!(page.says("Open until"), "{page}");
    let address = page.text("#tablet");
    let at = address.find("/tablet/").expect("an address");
    address[at..].to_owned()
}

async fn sign(who: &Person, tablet: &str, position: usize, pin: &str) -> Page {
    let fields = [("version", "1"), ("pin", pin)];
    who.post(&format!("{tablet}/{position}/sign"), &fields).await
}

#[actix_web::test]
async fn a_tablet_is_passed_round_and_the_last_pin_makes_the_sheet_final() {
    let day = playing().await;
    let tablet = day.app.visitor();
    let at = open(&day).await;
    let page = tablet.get(&at).await.ok();
    assert!(page.says("The result of this table is not in yet."), "{page}");
    assert_eq!(page.header("cache-control"), "no-store");
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let page = tablet.get(&at).await.ok();
    assert!(page.says("Nobody has signed yet.") && page.texts(".signers li").len() == 4, "{page}");
    for other in table(&day).await.seats {
        assert!(page.says(day.stored().await.labels().of(other.player_id)));
    }
    assert!(!page.has("nav.tabs") && !page.body().contains("/run/"), "{page}");
    for position in [3, 1, 4] {
        let page = tablet.get(&format!("{at}/{position}")).await.ok();
        assert!(page.has("#f-pin") && page.has(&format!("form[action$='/{position}/sign']")), "{page}");
        // However it is spaced.
        let typed = pin(&day, position).await;
        let done = sign(&tablet, &at, position, &format!("{} {}", &typed[..2], &typed[2..])).await.expect(303);
        assert!(tablet.follow(&done).await.ok().says("Signed. Pass the tablet on."));
        sign(&tablet, &at, position, &typed).await.expect(303);
    }
    let staff = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(staff.says("3 of 4 have signed.") && staff.says("with PIN"), "{staff}");
    sign(&tablet, &at, 2, &pin(&day, 2).await).await.expect(303);
    let page = tablet.get(&at).await.ok();
    assert!(page.says("Give the tablet back") && !page.has("form[method=post][action*=tablet]"), "{page}");
    let now = table(&day).await;
    assert_eq!(now.row.sheet_state, SheetState::Signed);
    let mut tx = day.app.db.read().await.unwrap();
    let kept = sheet_signature::of_table(&mut tx, now.row.id).await.unwrap();
    drop(tx);
    assert!(kept.iter().all(|one| one.way == SignatureWay::Pin && one.account.is_none()) && kept.len() == 4);
    // The log says that the players did it, and the staff that opened it.
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("open sheet on a tablet") && log.says("sign the own sheet"), "{log}");
    // Final is final.
    let fields = [("version", "2"), ("pin", &pin(&day, 1).await), ("disagree", "No.")];
    tablet.post(&format!("{at}/1/dispute"), &fields).await.expect(409);
    day.judge.post(&day.run(STAFF), &[]).await.expect(409);
}

#[actix_web::test]
async fn whoever_does_not_agree_says_so_on_the_tablet() {
    let day = playing().await;
    let tablet = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let at = open(&day).await;
    let (mine, yours) = (pin(&day, 2).await, pin(&day, 1).await);
    let dispute = |pin: &str, reason: &str| {
        let (pin, reason, path) = (pin.to_owned(), reason.to_owned(), format!("{at}/2/dispute"));
        let tablet = tablet.clone();
        async move { tablet.post(&path, &[("version", "1"), ("pin", &pin), ("disagree", &reason)]).await }
    };
    let page = dispute(&mine, "  ").await.expect(422);
    assert!(page.fault("disagree").contains("what is wrong"), "{page}");
    let page = dispute("", "I had 9.").await.expect(422);
    assert!(page.fault("pin").contains("four digits") && page.body().contains("I had 9."), "{page}");
    dispute(&mine, "I had 9.").await.expect(303);
    let page = tablet.get(&at).await.ok();
    assert!(page.says("Somebody does not agree") && !page.says("I had 9."), "{page}");
    sign(&tablet, &at, 1, &yours).await.expect(409);
    // Whoever waits reads which judge comes.
    assert!(page.says("one of them comes to your table to decide"), "{page}");
    day.judge.post(&day.run("rounds/prelim/1/tables/1/dispute/claim"), &[]).await.expect(303);
    assert!(tablet.get(&at).await.ok().says("A judge is coming to your table to decide: judge"));
    let board = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(board.says("I had 9."), "{board}");
    let back = [("version", "1"), ("pin", mine.as_str())];
    let done = tablet.post(&format!("{at}/2/take-back"), &back).await.expect(303);
    assert!(tablet.follow(&done).await.ok().has("form[action$='/2/sign']"));
    let twice = tablet.post(&format!("{at}/2/take-back"), &back).await.expect(303);
    let page = tablet.follow(&twice).await.ok();
    assert!(page.says("There was nothing left to take back"), "{page}");
    sign(&tablet, &at, 1, &yours).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let kept = sheet_dispute::of_table(&mut tx, table(&day).await.row.id).await.unwrap();
    assert_eq!(kept.len(), 1);
    drop(tx);
    // A result that was changed meanwhile is not signed unread.
    day.enter("prelim/1", 1, 1, &["10", "9", "7", "6"], &[]).await.expect(303);
    let stale = sign(&tablet, &at, 1, &yours).await.expect(409);
    assert!(stale.says("You have not signed."), "{stale}");
}

/// Whoever has no link at hand and no PIN could not object, and the table waited.
#[actix_web::test]
async fn whoever_has_no_pin_objects_without_one() {
    let day = playing().await;
    let tablet = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let at = open(&day).await;
    let (row, seats) = (table(&day).await.row.id, table(&day).await.seats);
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    player_pin::forget(&mut tx, seats[1].player_id).await.unwrap();
    tx.commit().await.unwrap();
    let page = tablet.get(&format!("{at}/2")).await.ok();
    assert!(
        page.has("[formaction$='/2/dispute']")
            && !page.has("main form .button.primary")
            && !page.has("input[name=pin]"),
        "{page}"
    );
    let says = [("version", "1"), ("disagree", "I had 9.")];
    // Nobody signs without a PIN, and whoever has one types it to object, too.
    assert!(sign(&tablet, &at, 2, "1234").await.expect(422).fault("pin").contains("no PIN yet"));
    tablet.post(&format!("{at}/1/dispute"), &says).await.expect(422);
    tablet.post(&format!("{at}/2/dispute"), &says).await.expect(303);
    assert!(table(&day).await.seats[1].disputes);
    assert!(day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok().says("I had 9."));
    let mut tx = day.app.db.read().await.unwrap();
    let kept = sheet_dispute::of_table(&mut tx, row).await.unwrap();
    assert_eq!(kept.iter().map(|one| one.player_id).collect::<Vec<_>>(), [seats[1].player_id]);
    drop(tx);
    // Nor takes anybody it back in that name.
    let page = tablet.get(&format!("{at}/2")).await.ok();
    assert!(page.says("a judge comes to your table") && !page.has("main form"), "{page}");
    tablet.post(&format!("{at}/2/take-back"), &[("version", "1"), ("pin", "1234")]).await.expect(422);
    assert!(table(&day).await.seats[1].disputes);
}

/// Who has signed may want to object, and mistype.
#[actix_web::test]
async fn a_pin_that_is_locked_after_signing_is_seen_and_renewed_too() {
    let day = playing().await;
    let tablet = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let at = open(&day).await;
    let right = pin(&day, 1).await;
    sign(&tablet, &at, 1, &right).await.expect(303);
    lock(&day, 1).await;
    for page in ["judge", "rounds/prelim/1/tables/1", STAFF] {
        let shown = day.judge.get(&day.run(page)).await.ok();
        assert!(shown.says("PIN locked") && shown.has("form[action$='/pins/1']"), "{page}: {shown}");
    }
    day.judge.post(&day.run("rounds/prelim/1/tables/1/pins/1"), &[]).await.expect(303);
    assert!(!day.judge.get(&day.run("judge")).await.ok().says("PIN locked"));
    // Whoever has a locked one objects without it, and signs nothing.
    lock(&day, 2).await;
    let page = tablet.get(&format!("{at}/2")).await.ok();
    assert!(page.says("Your PIN is locked") && !page.has("input[name=pin]"), "{page}");
    assert!(sign(&tablet, &at, 2, &pin(&day, 2).await).await.expect(422).fault("pin").contains("Too many wrong PINs"));
    tablet.post(&format!("{at}/2/dispute"), &[("version", "1"), ("disagree", "It was 9.")]).await.expect(303);
    assert!(table(&day).await.seats[1].disputes);
}

/// A stranger at a table types PINs: the table waits for two minutes, and nobody's PIN is locked for the day.
#[actix_web::test]
async fn five_wrong_pins_at_a_table_hold_it_for_two_minutes() {
    let day = playing().await;
    let tablet = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let at = open(&day).await;
    let (mine, yours) = (pin(&day, 1).await, pin(&day, 2).await);
    let guess = async |position: usize, says: &str| {
        let wrong = other(&pin(&day, position).await);
        let page = sign(&tablet, &at, position, &wrong).await.expect(422);
        assert!(page.fault("pin").contains(says), "{says}: {page}");
    };
    // They count together, whoever they are typed for; what somebody has mistyped counts no more once it is right.
    guess(1, "4 more").await;
    guess(2, "3 more").await;
    sign(&tablet, &at, 1, &mine).await.expect(303);
    for says in ["3 more", "2 more", "one more try", "is locked for two minutes"] {
        guess(3, says).await;
    }
    // Not even a right one is taken now, at this table.
    assert!(sign(&tablet, &at, 2, &yours).await.expect(422).fault("pin").contains("Wait two minutes"));
    for path in [at.clone(), format!("{at}/2")] {
        assert!(tablet.get(&path).await.ok().says("You can enter PINs again at"), "{path}");
    }
    assert!(!day.judge.get(&day.run("judge")).await.ok().says("PIN locked"));
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("hold the PINs of a table after wrong tries") && !log.says("lock PIN"), "{log}");
    let tries: Vec<i64> = pins(&day).await.iter().map(|pin| pin.wrong_tries).filter(|tries| *tries > 0).collect();
    assert_eq!(tries, [1, 1], "the PINs that were guessed at");
    day.app.shared.clock.move_forward(TimeDelta::seconds(121));
    assert!(!tablet.get(&at).await.ok().says("You can enter PINs again at"));
    sign(&tablet, &at, 2, &yours).await.expect(303);
    // Who goes on guessing locks the one that is guessed at.
    for _ in 0..4 {
        for _ in 0..5 {
            sign(&tablet, &at, 3, &other(&pin(&day, 3).await)).await.expect(422);
        }
        day.app.shared.clock.move_forward(TimeDelta::seconds(121));
    }
    let page = sign(&tablet, &at, 3, &pin(&day, 3).await).await.expect(422);
    assert!(page.fault("pin").contains("Ask the staff for a new one"), "{page}");
    let page = day.judge.get(&day.run("judge")).await.ok();
    assert!(page.says("PIN locked.") && page.has("form[action$='/pins/3']"), "{page}");
    assert!(day.organizer.get(&day.run("audit")).await.ok().says("lock PIN after wrong tries"));
}

#[actix_web::test]
async fn a_pin_is_locked_until_the_staff_renews_the_card() {
    let day = playing().await;
    let tablet = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let at = open(&day).await;
    let right = pin(&day, 1).await;
    let wrong = other(&right);
    // What is no PIN is no try.
    for typed in ["", "12", "12345", "abcd"] {
        assert!(sign(&tablet, &at, 1, typed).await.expect(422).fault("pin").contains("four digits"));
    }
    for says in ["you have 4 more", "you have 3 more"] {
        let page = sign(&tablet, &at, 1, &wrong).await.expect(422);
        assert!(page.fault("pin").contains(says) && !tells(&page, &wrong), "{page}");
    }
    // A right one begins the count anew.
    sign(&tablet, &at, 1, &right).await.expect(303);
    day.enter("prelim/1", 1, 1, &["10", "9", "7", "6"], &[]).await.expect(303);
    let again = |typed: &str| {
        let (path, typed, tablet) = (format!("{at}/1/sign"), typed.to_owned(), tablet.clone());
        async move { tablet.post(&path, &[("version", "2"), ("pin", &typed)]).await }
    };
    lock(&day, 1).await;
    assert!(again(&wrong).await.expect(422).fault("pin").contains("Too many wrong PINs"));
    assert!(again(&right).await.expect(422).fault("pin").contains("Too many wrong PINs"));
    assert!(tablet.get(&at).await.ok().says("PIN locked: ask the staff for a new one"));
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(!tells(&log, &right), "{log}");
    assert!(day.organizer.get(&day.run("cards")).await.ok().says("One player's PIN is locked"));
    let staff = day.judge.get(&day.run(STAFF)).await.ok();
    assert!(staff.says("PIN locked after too many wrong tries"), "{staff}");
    // The staff sees it where it can help, and each of them can: organizers print the card, judges give the PIN alone.
    let name = day.stored().await.player(table(&day).await.seats[0].player_id).expect("a player").label();
    for path in ["rounds/prelim/1/tables/1", "judge"] {
        for (who, at) in [(&day.organizer, "/card"), (&day.judge, "/pins/1")] {
            let page = who.get(&day.run(path)).await.ok();
            assert!(page.says("PIN locked.") && page.says(&name), "{path}: {page}");
            assert!(page.says("Give a new PIN") && page.has(&format!("form[action$='{at}']")), "{path}: {page}");
        }
    }
    assert!(!day.judge.get(&day.run("rounds/prelim/1/tables/2")).await.ok().says("PIN locked."));
    // Another player is not locked by it.
    tablet.post(&format!("{at}/2/sign"), &[("version", "2"), ("pin", &pin(&day, 2).await)]).await.expect(303);
    // The card is renewed, and the link with it where that is asked for.
    let player = day.stored().await.player(table(&day).await.seats[0].player_id).expect("a player").clone();
    let card = day.run(&format!("players/{}/card", player.number));
    let done = day.organizer.post(&card, &[]).await.expect(303);
    let page = day.organizer.follow(&done).await.ok();
    let renewed = pin(&day, 1).await;
    assert!(!day.judge.get(&day.run("judge")).await.ok().says("PIN locked."));
    assert!(page.says("has a new PIN") && page.text(".pin").contains(&renewed), "{page}");
    assert!(page.text(".player-card").contains(&player.link_token), "the link stays: {page}");
    if renewed != right {
        assert!(again(&right).await.expect(422).fault("pin").contains("4 more"));
    }
    again(&renewed).await.expect(303);
    let own = format!("/p/{}", player.link_token);
    tablet.get(&own).await.ok();
    let done = day.organizer.post(&card, &[("link", "yes")]).await.expect(303);
    let page = day.organizer.follow(&done).await.ok();
    assert!(!page.text(".player-card").contains(&player.link_token), "{page}");
    tablet.get(&own).await.expect(404);
    let link = day.stored().await.player(player.id).expect("a player").link_token.clone();
    tablet.get(&format!("/p/{link}")).await.ok();
}

#[actix_web::test]
async fn a_judge_opens_a_locked_pin_and_sees_no_private_link() {
    let day = playing().await;
    let tablet = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let at = open(&day).await;
    let right = pin(&day, 1).await;
    let unlock = day.run("rounds/prelim/1/tables/1/pins/1");
    // One that is not locked stays.
    assert!(day.judge.post(&unlock, &[]).await.expect(409).says("This PIN is not locked"));
    lock(&day, 1).await;
    for who in [&tablet, &day.app.account("somebody", May::Nothing).await] {
        let refused = who.post(&unlock, &[]).await;
        assert!(matches!(refused.status, 303 | 403) && refused.location() != Some(unlock.as_str()), "{refused}");
    }
    assert_eq!(pin(&day, 1).await, right);
    day.judge.post(&day.run("rounds/prelim/1/tables/1/pins/9"), &[]).await.expect(404);
    let done = day.judge.post(&unlock, &[]).await.expect(303);
    let page = day.judge.follow(&done).await.ok();
    let renewed = pin(&day, 1).await;
    let player = day.stored().await.player(table(&day).await.seats[0].player_id).expect("a player").clone();
    assert!(page.says(&renewed) && page.says(&player.label()) && !page.body().contains(&player.link_token), "{page}");
    // Nobody else reads it there, and nobody reads any other.
    assert!(!day.organizer.get(&unlock).await.ok().says(&renewed));
    let second = day.judge.get(&day.run("rounds/prelim/1/tables/1/pins/2")).await.ok();
    assert!(!second.body().contains(&format!("<b>{}</b>", pin(&day, 2).await)), "{second}");
    assert!(day.judge.post(&unlock, &[]).await.expect(409).says("This PIN is not locked"));
    assert_eq!(pin(&day, 1).await, renewed);
    // It is shown for a while, and not once it is locked again.
    let shown = async || day.judge.get(&unlock).await.ok().says(&renewed);
    let made = async |statement: &'static str| {
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        let late = millis(Utc::now()) - TimeDelta::minutes(16);
        tx.query(statement).bind(player.id).bind(late).execute().await.unwrap();
        tx.commit().await.unwrap();
    };
    assert!(shown().await);
    made("update player_pin set wrong_tries = 5 where player_id = $1 and made_at > $2").await;
    assert!(!shown().await);
    made("update player_pin set wrong_tries = 0 where player_id = $1 and made_at > $2").await;
    assert!(shown().await);
    made("update player_pin set made_at = $2 where player_id = $1").await;
    assert!(!shown().await);
    sign(&tablet, &at, 1, &renewed).await.expect(303);
    // Whoever printed the cards reads no PIN here.
    for position in 1..=4 {
        let page = day.organizer.get(&day.run(&format!("rounds/prelim/1/tables/1/pins/{position}"))).await.ok();
        assert!(page.says("A PIN is shown here only to whoever gave it") && !page.has("p.lead"), "{page}");
    }
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("renew PIN") && !log.body().contains(&format!(">{renewed}<")), "{log}");
}

#[actix_web::test]
async fn many_guesses_at_once_are_five_guesses() {
    let day = playing().await;
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let at = open(&day).await;
    let right = pin(&day, 1).await;
    let tablet = day.app.visitor();
    let guesses = (1..=12).map(|step| {
        let (tablet, at) = (tablet.clone(), at.clone());
        let guess = format!("{:04}", (right.parse::<u16>().expect("digits") + step) % 10_000);
        async move { sign(&tablet, &at, 1, &guess).await.expect(422).fault("pin") }
    });
    let said = futures_util::future::join_all(guesses).await;
    let tries: BTreeSet<&String> = said.iter().filter(|fault| fault.contains("not your PIN")).collect();
    assert_eq!(tries.len(), 5, "{said:?}");
    assert_eq!(said.iter().filter(|fault| fault.contains("Too many wrong PINs")).count(), 7, "{said:?}");
}

#[actix_web::test]
async fn the_address_opens_one_sheet_for_some_hours_and_gives_nobodys_rights() {
    let day = playing().await;
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let at = open(&day).await;
    let tablet = day.app.visitor();
    let key = at.trim_start_matches("/tablet/").to_owned();
    // Nothing else is opened by it, and nobody is signed in.
    for path in ["rounds/prelim/1/tables/1", "cards", STAFF] {
        tablet.get(&day.run(path)).await.expect(303);
    }
    assert_eq!(tablet.get(&at).await.ok().header("set-cookie"), "");
    let page = day.judge.get(&at).await.ok();
    assert!(page.says("You are signed in on this device"), "{page}");
    tablet.get(&format!("{at}/9")).await.expect(404);
    for path in ["/tablet/nothing", "/tablet/nothing/1"] {
        tablet.get(path).await.expect(404);
    }
    sign(&tablet, "/tablet/nothing", 1, &pin(&day, 1).await).await.expect(404);
    sign(&tablet, &at, 9, &pin(&day, 1).await).await.expect(404);
    // The PIN of another player is a wrong one; that of somebody at another table too.
    if pin(&day, 1).await != pin(&day, 2).await {
        sign(&tablet, &at, 1, &pin(&day, 2).await).await.expect(422);
    }
    // Another one closes it, and so does the staff.
    let second = open(&day).await;
    assert_ne!(at, second);
    tablet.get(&at).await.expect(404);
    tablet.get(&second).await.ok();
    day.judge.post(&day.run(&format!("{STAFF}/close")), &[]).await.expect(303);
    tablet.get(&second).await.expect(404);
    sign(&tablet, &second, 1, &pin(&day, 1).await).await.expect(404);
    day.judge.post(&day.run(&format!("{STAFF}/close")), &[]).await.expect(303);
    // Its time ends by itself.
    let third = open(&day).await.trim_start_matches("/tablet/").to_owned();
    let caller = Caller { who: Who::Visitor, address: String::new() };
    for (hours, opens) in [(3, true), (4, false)] {
        let now = millis(Utc::now()) + TimeDelta::hours(hours) + TimeDelta::minutes(1);
        let context = Context { db: &day.app.db, caller: &caller, now, form: None };
        assert_eq!(opened_by(&context, &third).await.expect("an answer").is_some(), opens, "{hours}");
        assert!(opened_by(&context, &key).await.expect("an answer").is_none());
        let typed = AtTablet { key: &third, position: 1, version: 1, pin: "12" };
        let refused = at_tablet(&context, typed, TabletStep::Sign).await.expect_err("no PIN");
        assert!(refused.to_string().contains("pin-missing"), "{refused}");
        let mut tx = day.app.db.write(Scope::NoTournament).await.unwrap();
        let gone = expiry::clean(&mut tx, now).await.unwrap();
        assert_eq!(gone > 0, !opens);
        tx.commit().await.unwrap();
    }
    // While no game is on, none is opened; whose start is taken back keeps none.
    day.judge.post(&day.run("rounds/prelim/2/tables/1/tablet"), &[]).await.expect(409);
}

#[actix_web::test]
async fn whoever_has_left_is_archived_or_erased_signs_nothing_by_pin() {
    let day = playing().await;
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let at = open(&day).await;
    let tablet = day.app.visitor();
    let seats = table(&day).await.seats;
    let stored = day.stored().await;
    let player = |seat: usize| stored.player(seats[seat].player_id).expect("a player").clone();
    let name = player(0).person.name;
    let right = pin(&day, 1).await;
    day.change_player(&name, |player| player.state = PlayerState::Withdrawn).await;
    assert!(sign(&tablet, &at, 1, &right).await.expect(409).says("You have left the tournament"));
    day.change_player(&name, |player| player.state = PlayerState::Registered).await;
    // Archived: neither the link nor the PIN, and no card.
    day.change_player(&name, |player| player.hidden_at = Some(millis(Utc::now()))).await;
    assert!(sign(&tablet, &at, 1, &right).await.expect(409).says("You have left the tournament"));
    tablet.get(&format!("/p/{}", player(0).link_token)).await.expect(404);
    let card = day.run(&format!("players/{}/card", player(0).number));
    assert!(day.organizer.get(&card).await.ok().says("has no card"));
    assert!(day.organizer.post(&card, &[]).await.expect(409).says("has no card"));
    assert!(!day.organizer.get(&day.run("cards")).await.ok().says(&name));
    // Erased: the card goes.
    let erase = day.run(&format!("players/{}/erase", player(1).number));
    day.organizer.post(&erase, &[("confirm", "erase")]).await.expect(303);
    assert!(pins(&day).await.iter().all(|pin| pin.player_id != player(1).id));
    assert!(sign(&tablet, &at, 2, "1234").await.expect(422).fault("pin").contains("no PIN yet"));
    // A hidden tournament shows no sheet.
    day.change(|row| row.hidden_at = Some(millis(Utc::now()))).await;
    tablet.get(&at).await.expect(404);
    let refused = sign(&tablet, &at, 3, "1234").await;
    assert!(refused.status == 404 || refused.status == 409, "{refused}");
}

#[actix_web::test]
async fn everybody_who_plays_has_a_card_and_a_pin_stays_as_it_is_printed() {
    let day = day(16).await;
    let page = day.organizer.get(&day.run("cards")).await.ok();
    assert!(page.says("16 players have no PIN yet.") && page.says("no PIN yet"), "{page}");
    day.organizer.post(&day.run("cards"), &[]).await.expect(303);
    let made = pins(&day).await;
    assert_eq!(made.len(), 16);
    assert!(made.iter().all(|pin| pin.pin.len() == 4 && pin.pin.bytes().all(|byte| byte.is_ascii_digit())));
    assert!(made.iter().map(|pin| &pin.pin).collect::<BTreeSet<_>>().len() > 8, "they are drawn");
    day.organizer.post(&day.run("players/new"), &[("name", "Late One")]).await.expect(303);
    let page = day.organizer.get(&day.run("cards")).await.ok();
    assert!(page.says("One player has no PIN yet."), "{page}");
    day.organizer.post(&day.run("cards"), &[]).await.expect(303);
    day.organizer.post(&day.run("cards"), &[]).await.expect(303);
    let now = pins(&day).await;
    assert_eq!((now.len(), &now[..16]), (17, &made[..]));
    let page = day.organizer.get(&day.run("cards")).await.ok();
    let cards = page.texts(".player-card");
    assert_eq!(cards.len(), 17);
    let stored = day.stored().await;
    for (player, pin) in stored.players.iter().zip(&now) {
        let card = cards.iter().find(|card| card.contains(&player.link_token)).expect("a card");
        assert!(card.contains(&player.person.name) && card.contains(&pin.pin), "{card}");
    }
    assert_eq!(page.header("cache-control"), "no-store");
    // A judge hands out no PINs.
    for who in [&day.judge, &day.app.visitor()] {
        let status = who.get(&day.run("cards")).await.status;
        assert!(status == 403 || status == 303, "{status}");
        who.post(&day.run("players/1/card"), &[]).await.expect(403);
    }
    // What is handed to a player holds the own PIN, and nobody else's.
    let link = stored.players[0].link_token.clone();
    let data = day.app.visitor().get(&format!("/p/{link}/data.json")).await.ok().body();
    assert!(data.contains("player_pin") && data.contains(&format!("\"pin\": \"{}\"", now[0].pin)), "{data}");
    assert_eq!(data.matches("\"pin\"").count(), 1);
}

#[actix_web::test]
async fn an_archive_keeps_the_cards_and_refuses_what_is_no_pin() {
    let day = playing().await;
    open(&day).await;
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let kept: Vec<String> =
        player_pin::of_tournament(&mut tx, id).await.unwrap().into_iter().map(|pin| pin.pin).collect();
    assert_eq!(kept, pins(&day).await.into_iter().map(|pin| pin.pin).collect::<Vec<_>>());
    assert!(Snapshot::load(&mut tx, id).await.is_ok());
    drop(tx);
    let check = async |from: String, into: &str, says: &str| {
        let forged = forged(&bytes, ArchiveKind::Tournament, "data/player_pin.json", |text| {
            assert!(text.contains(&from), "{from}: {text}");
            text.replacen(&from, into, 1)
        });
        let to = db().await;
        let refused = import(&to, &forged, None).await.expect_err(&from);
        assert!(refused.contains(says), "{refused}");
    };
    let pin = format!("\"pin\":\"{}\"", pins(&day).await[0].pin);
    check(pin.clone(), "\"pin\":\"12a4\"", "this is not a PIN").await;
    check(pin.clone(), "\"pin\":\"123\"", "this is not a PIN").await;
    check(pin, "\"pin\":\"12345\"", "this is not a PIN").await;
    check("\"wrong_tries\":0".to_owned(), "\"wrong_tries\":6", "wrong_tries").await;
    check("\"wrong_tries\":0".to_owned(), "\"wrong_tries\":-1", "wrong_tries").await;
}
