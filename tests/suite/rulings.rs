//! Rulings of judges: calls, the form, what players had before, penalties, and what is kept of all that.

use std::collections::BTreeSet;

use chrono::Utc;
use reeve_files::archive::ArchiveKind;
use reeve_rules::rulings::call::CallOutcome;
use reeve_rules::rulings::penalty::Penalty;
use reeve_rules::tournament::vocabulary::{PlayerState, StaffRole};
use reeve_store::player::Player;
use reeve_store::ruling::KeptRuling;
use reeve_store::time::millis;
use reeve_store::{Scope, judge_call, ruling, tournament};

use super::archive::{export, forged, import};
use super::support::app::{May, Page, Person};
use super::support::day::{Day, day};
use super::support::db;

/// Sixteen players whose first round is on.
pub async fn playing() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

pub async fn second_judge(day: &Day) -> Person {
    let other = day.app.account("other judge", May::Nothing).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tournament::add_staff(&mut tx, day.id, other.id(), StaffRole::Judge, millis(Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    other
}

/// The players of a table of the first round, by position.
async fn seated(day: &Day, table: usize) -> Vec<Player> {
    let stored = day.stored().await;
    let seats = stored.rounds[0].tables[table - 1].seats.clone();
    seats.iter().map(|seat| stored.player(seat.player_id).expect("a player").clone()).collect()
}

pub async fn kept(day: &Day) -> Vec<KeptRuling> {
    let mut tx = day.app.db.read().await.unwrap();
    ruling::of_tournament(&mut tx, day.id).await.unwrap()
}

/// Sends the form of a ruling.
pub async fn rule(day: &Day, start: &str, players: &[i64], fields: &[(&str, &str)]) -> Page {
    rule_as(day, &day.judge, start, players, fields).await
}

async fn rule_as(day: &Day, who: &Person, start: &str, players: &[i64], fields: &[(&str, &str)]) -> Page {
    let numbers: Vec<String> = players.iter().map(i64::to_string).collect();
    let mut all: Vec<(&str, &str)> = numbers.iter().map(|number| ("player", number.as_str())).collect();
    for default in [("reported", "at_once"), ("penalty", "none"), ("decision", "As it is.")] {
        if !fields.iter().any(|(name, _)| *name == default.0) {
            all.push(default);
        }
    }
    all.extend(fields);
    who.post(&format!("{}?{start}", day.run("judge/rulings")), &all).await
}

#[actix_web::test]
async fn a_call_waits_is_claimed_once_and_ends_with_a_ruling_or_an_answer() {
    let day = playing().await;
    let other = second_judge(&day).await;
    let call = day.run("rounds/prelim/1/tables/2/call");
    let answer = day.organizer.post(&call, &[]).await.expect(303);
    let page = day.organizer.follow(&answer).await.ok();
    assert!(page.says("The call is noted") && page.says("Round 1, table 2") && page.says("judge called"), "{page}");
    // A hand that is up counts once.
    day.judge.post(&call, &[]).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let calls = judge_call::open(&mut tx, day.id).await.unwrap();
    drop(tx);
    assert_eq!(calls.len(), 1);
    let at = |what: &str| day.run(&format!("judge/calls/{}/{what}", calls[0].id));
    // Organizers take calls down; judges go.
    day.organizer.post(&at("claim"), &[]).await.expect(403);
    // Whoever judges sees on every page that somebody calls, until one goes.
    let counted = async |who: &Person| who.get(&day.run("check-in")).await.ok().texts(".tabs .calls");
    assert_eq!(counted(&day.judge).await, ["1 waiting"]);
    assert!(counted(&day.organizer).await.is_empty());
    day.judge.post(&at("claim"), &[]).await.expect(303);
    assert!(counted(&day.judge).await.is_empty());
    day.judge.post(&at("claim"), &[]).await.expect(303);
    let told = other.post(&at("claim"), &[]).await.expect(409);
    assert!(told.says("Another judge has this call already: judge"), "{told}");
    assert!(other.post(&at("answer"), &[]).await.expect(409).says("Another judge has this call already: judge"));
    let page = day.judge.get(&day.run("judge")).await.ok();
    assert!(page.says("You've taken this call.") && page.says("waited"), "{page}");
    let form = page.attributes(".calls a.primary", "href").remove(0);
    assert!(form.contains("at=prelim-1-2") && form.contains("call="), "{form}");
    let start = format!("clause=3.0.2&{}", form.split_once('?').unwrap().1);
    rule(&day, &start, &[], &[]).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let ended = judge_call::of_tournament(&mut tx, day.id).await.unwrap();
    drop(tx);
    assert_eq!(ended[0].call_outcome, Some(CallOutcome::Ruling));
    assert!(ended[0].claimed_at.is_some_and(|at| at >= ended[0].called_at));
    let rulings = kept(&day).await;
    assert_eq!((rulings[0].row.call_id, rulings[0].row.reported_at), (Some(ended[0].id), ended[0].called_at));
    assert!(day.judge.post(&at("answer"), &[]).await.expect(409).says("has ended already"));
    // The next one is only answered, by the judge who took it over.
    day.judge.post(&call, &[]).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let next = judge_call::open(&mut tx, day.id).await.unwrap().remove(0).id;
    drop(tx);
    let at = |what: &str| day.run(&format!("judge/calls/{next}/{what}"));
    day.judge.post(&at("claim"), &[]).await.expect(303);
    other.post(&at("take-over"), &[]).await.expect(303);
    other.post(&at("answer"), &[]).await.expect(303);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("call a judge") && log.says("go to a call") && log.says("end a call"), "{log}");
    // Nobody sits at tables that are not public yet.
    day.judge.post(&day.run("rounds/prelim/2/tables/1/call"), &[]).await.expect(409);
    day.judge.post(&day.run("rounds/prelim/2/tables/99/call"), &[]).await.expect(404);
}

/// Whoever is on the staff takes a call down with one tap on a table of the round, and stays on its board.
#[actix_web::test]
async fn a_call_is_one_tap_on_the_board_of_the_round() {
    let day = playing().await;
    let board = day.run("rounds/prelim/1");
    let administrator = day.app.administrator().await;
    for (table, who) in [(1, &day.organizer), (2, &day.judge), (3, &administrator)] {
        let page = who.get(&board).await.ok();
        let form = format!(".table-card form[action$='/tables/{table}/call?from=board']");
        assert!(page.has(&form), "{page}");
        let fields = page.form(&form);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let done =
            who.post(&day.run(&format!("rounds/prelim/1/tables/{table}/call?from=board")), &fields).await.expect(303);
        let page = who.follow(&done).await.ok();
        assert!(page.says("The call is noted. Every judge sees it.") && page.has("#board"), "{page}");
        assert!(page.texts(".table-card")[table - 1].contains("a judge is called") && !page.has(&form), "{page}");
    }
    assert_eq!(day.judge.get(&day.run("judge")).await.ok().texts(".calls > li").len(), 3);
    // The record sheet has it too, and leads a judge to a ruling about its game.
    let sheet = day.organizer.get(&day.run("rounds/prelim/1/tables/4")).await.ok();
    assert!(sheet.has("form[action$='/tables/4/call']") && !sheet.has("a[href*='rulings/new']"), "{sheet}");
    let called = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(called.says("A judge is called to this table.") && !called.has("form[action$='/call']"), "{called}");
    let form = called.attributes("a[href*='rulings/new']", "href").remove(0);
    assert!(day.judge.get(&form).await.ok().says("Round 1, table 1."), "{form}");
    // Where nobody sits at the tables, nobody is called.
    assert!(!day.organizer.get(&day.run("rounds/prelim/2")).await.ok().has("form[action*='/call']"));
}

#[actix_web::test]
async fn the_form_has_the_table_the_remedy_and_what_was_ruled_before() {
    let day = playing().await;
    let players = seated(&day, 3).await;
    let choose = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-3")).await.ok();
    assert_eq!(choose.texts("#clauses li").len(), 66);
    let found = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-3&q=forgotten")).await.ok();
    assert!(found.has("input[name='at'][value='prelim-1-3']") && found.has("#clauses li[hidden]"), "{found}");
    let page = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-3&clause=3.0.2")).await.ok();
    assert!(page.text("#f-decision").contains("desert"), "{page}");
    assert_eq!(page.texts("#f-player label").len(), 4);
    assert!(page.says(&players[0].label()) && page.says("No penalty so far."), "{page}");
    let both = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-3&clause=3.0.16")).await.ok();
    assert_eq!((both.text("#f-decision"), both.texts(".questions fieldset").len()), (String::new(), 2));
    assert!(!both.has(".questions input[checked]"), "{both}");
    assert_eq!(page.attributes(".questions input[checked]", "value"), ["yes", "yes"], "what the remedy follows from");
    let cards = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-3&clause=2.0.5")).await.ok();
    assert!(cards.text("#f-decision").contains("development card"), "{cards}");
    let later = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-3&clause=3.0.2&reported=later")).await.ok();
    assert!(later.text("#f-decision").contains("accepted play"), "{later}");
    let short = "judge/rulings/new?at=prelim-1-3&clause=3.0.11&supply=1&due-1=1&due-2=1";
    let supply = day.judge.get(&day.run(short)).await.ok();
    assert!(supply.text("#f-decision").contains("Nobody gets a card"), "{supply}");
    let start = "at=prelim-1-3&clause=3.0.2";
    let number = players[1].number;
    let caution = [("penalty", "caution"), ("decision", "To the desert."), ("report", "Offered wheat first.")];
    let kept_at = rule(&day, start, &[number], &caution).await.expect(303);
    let page = day.judge.follow(&kept_at).await.ok();
    assert!(page.says("Ruling saved.") && page.says("Offered wheat first.") && page.says("caution"), "{page}");
    // The next judge sees it under the clause, and beside the player.
    let page = day.judge.get(&day.run(&format!("judge/rulings/new?{start}"))).await.ok();
    assert_eq!(page.text("#histories").matches("To the desert.").count(), 1, "{page}");
    assert!(page.text("#f-player").contains("1 caution"), "{page}");
    let history = day.judge.get(&day.run(&format!("judge/players/{number}"))).await.ok();
    assert!(history.says("Ruling 1") && history.says("1 caution"), "{history}");
    let search = day.judge.get(&day.run(&format!("judge?q={number}"))).await.ok();
    assert!(search.text(".plain-list").contains("1 caution"), "{search}");
    // Where the player sits now stands there too.
    assert!(search.text(".plain-list").contains("Round 1, table 3, position 2"), "{search}");
    assert!(history.says("Round 1, table 3, position 2") && history.has("a[href$='/prelim/1/tables/3']"), "{history}");
    // The player reads it, without who else was in it or what was reported; others read nothing.
    let own = day.app.visitor().get(&format!("/p/{}", players[1].link_token)).await.ok();
    assert!(own.says("Rulings about you") && own.says("To the desert.") && !own.says("Offered wheat"), "{own}");
    let other = day.app.visitor().get(&format!("/p/{}", players[0].link_token)).await.ok();
    assert!(!other.says("To the desert."), "{other}");
    for public in ["", "/standings", "/results", "/log", &format!("/players/{number}")] {
        assert!(!day.app.visitor().get(&format!("/t/{}{public}", day.slug)).await.says("To the desert."), "{public}");
    }
    let data = day.app.visitor().get(&format!("/p/{}/data.json", players[1].link_token)).await.ok();
    assert!(data.body().contains("To the desert."));
    // Nor does the download hold what was reported and who took it down; that of the organizers does.
    for left in ["Offered wheat", "\"report\":", "\"judged_by\":"] {
        assert!(!data.body().contains(left), "{left}: {}", data.body());
    }
    assert!(data.body().contains("\"left_out\"") && data.body().contains("\"ruling.report\""), "{}", data.body());
    let theirs = day.organizer.get(&day.run(&format!("players/{number}/data.json"))).await.ok();
    assert!(
        theirs.body().contains("Offered wheat first.") && theirs.body().contains("\"judged_by\":"),
        "{}",
        theirs.body()
    );
}

#[actix_web::test]
async fn what_no_ruling_can_say_comes_back_with_what_was_typed() {
    let day = playing().await;
    let number = seated(&day, 1).await[0].number;
    let start = "at=prelim-1-1&clause=3.0.2";
    let check = async |start: &str, players: &[i64], fields: &[(&str, &str)], field: &str, says: &str| {
        let page = rule(&day, start, players, fields).await.expect(422);
        assert!(page.fault(field).contains(says) || page.says(says), "{field} {says}: {page}");
    };
    check(start, &[], &[("penalty", "warning")], "player", "who gets the penalty").await;
    let late = [("penalty", "caution"), ("reported", "later"), ("report", "Ten minutes ago.")];
    check(start, &[number], &late, "penalty", "accepted play").await;
    check(start, &[number], &[("decision", " ")], "decision", "what you decided").await;
    check(start, &[number], &[("decision", &"x".repeat(1001))], "decision", "1001 characters").await;
    check(start, &[number], &[("penalty", "exile")], "penalty", "Choose one").await;
    check(start, &[999], &[], "player", "number 999").await;
    check(start, &[], &[("others", "four")], "others", "Nobody here is called “four”").await;
    check(start, &[], &[("others", "player")], "others", "is in several names").await;
    check(start, &[], &[("others", "99")], "others", "Nobody here has the number 99").await;
    check("at=prelim-1-1&clause=1.3.6", &[number], &[("penalty", "warning")], "player", "takes two").await;
    check("clause=3.0.2", &[number], &[("penalty", "disqualification")], "game", "choose the game").await;
    check("clause=3.0.2", &[number], &[("penalty", "caution")], "game", "choose the game in which it happened").await;
    let page = rule(&day, start, &[number], &late).await.expect(422);
    assert!(page.text("#f-report").contains("Ten minutes ago.") && page.has("input[value='later'][checked]"), "{page}");
    for wrong in
        ["clause=9.9.9", "clause=3.0.2&at=prelim-1", "clause=3.0.2&at=prelim-1-99", "", "clause=3.0.2&refers=x"]
    {
        rule(&day, wrong, &[], &[]).await.expect(404);
    }
    assert!(kept(&day).await.is_empty());
}

#[actix_web::test]
async fn collusion_is_one_entry_for_both_and_follows_its_ladder() {
    let day = playing().await;
    let table = seated(&day, 1).await;
    let (one, two, three) = (table[0].number, table[1].number, table[2].number);
    let start = "at=prelim-1-1&clause=3.0.13";
    let page = day.judge.get(&day.run(&format!("judge/rulings/new?{start}"))).await.ok();
    assert!(
        page.has("input[name='penalty'][value='warning'][checked]")
            && page.says("First time: warning. Second time: disqualification"),
        "{page}"
    );
    rule(&day, start, &[one, two], &[("penalty", "warning")]).await.expect(303);
    assert_eq!(kept(&day).await[0].players.len(), 2);
    // Both clauses are one ladder; of two of whom one was warned, each gets what is theirs.
    let next =
        day.judge.get(&day.run(&format!("judge/rulings/new?at=prelim-1-1&clause=1.3.6&player={one}"))).await.ok();
    assert!(next.has("input[name='penalty'][value='disqualification'][checked]"), "{next}");
    let mixed = [("penalty", "warning"), ("decision", " ")];
    let mixed = rule(&day, "at=prelim-1-1&clause=1.3.6", &[one, three], &mixed).await.expect(422);
    assert!(mixed.says("was warned before"), "{mixed}");
    // What refers to it lifts it for one of them.
    let lift = rule(&day, "clause=1.3.6&refers=1", &[two], &[("lifts", "yes")]).await.expect(303);
    assert!(day.judge.follow(&lift).await.ok().says("lifts the penalty of ruling 1"));
    let first = day.judge.get(&day.run("judge/rulings/1")).await.ok();
    assert!(first.says("see ruling 2") && first.says("(lifted)"), "{first}");
    let again = rule(&day, "clause=1.3.6&refers=1", &[two], &[("lifts", "yes")]).await.expect(422);
    assert!(again.says("for whom the earlier penalty stands"), "{again}");
}

#[actix_web::test]
async fn a_game_is_paused_and_goes_on() {
    let day = playing().await;
    let at = |what: &str| day.run(&format!("rounds/prelim/1/tables/4/{what}"));
    day.organizer.post(&at("pause"), &[]).await.expect(403);
    day.judge.post(&at("resume"), &[]).await.expect(409);
    // One tap on the table, where judges begin.
    let tap = format!("#t-4 form[action='{}']", at("pause"));
    assert!(day.judge.get(&day.run("judge")).await.ok().has(&tap));
    assert!(!day.organizer.get(&day.run("judge")).await.ok().has(&tap));
    day.judge.post(&at("pause"), &[]).await.expect(303);
    assert!(!day.judge.get(&day.run("judge")).await.ok().has(&tap));
    assert!(day.judge.post(&at("pause"), &[]).await.expect(409).says("paused already"));
    assert!(day.judge.get(&day.run("judge")).await.ok().says("Paused games"));
    day.judge.post(&at("resume"), &[]).await.expect(303);
    assert!(!day.judge.get(&day.run("judge")).await.ok().says("Paused games"));
    let rulings = kept(&day).await;
    assert_eq!((rulings.len(), rulings[1].row.refers_to), (2, Some(1)));
    assert!(rulings[1].row.paused_at == rulings[0].row.paused_at && rulings[1].row.resumed_at.is_some());
    assert!(day.judge.get(&day.run("judge/rulings")).await.ok().says("The game was paused from"));
    let csv = day.judge.get(&day.run("export/rulings.csv")).await.ok();
    assert_eq!(csv.body().lines().count(), 3, "{}", csv.body());
    assert!(
        csv.body()
            .starts_with("\u{feff}time,stage,round,table,players,clause,decision,penalty,judge,report,kind,given_to\n")
    );
}

/// Whichever way the sheet becomes final, and however the games of the round end.
#[actix_web::test]
async fn a_pause_ends_with_the_game() {
    let day = playing().await;
    let at = |table: i64, what: &str| day.run(format!("rounds/prelim/1/tables/{table}/{what}").trim_end_matches('/'));
    let sheet = day.judge.get(&at(1, "")).await.ok();
    assert!(
        sheet.has("form[action$='/pause']") && !day.organizer.get(&at(1, "")).await.ok().has("form[action$='/pause']")
    );
    for table in 1..=4 {
        day.judge.post(&at(table, "pause"), &[]).await.expect(303);
    }
    let vp = ["10", "8", "7", "6"];
    // The record sheet says it, and a judge lets the game go on from there.
    let sheet = day.judge.get(&at(1, "")).await.ok();
    assert!(sheet.says("This game has been paused since") && sheet.has("form[action$='/resume']"), "{sheet}");
    assert!(!sheet.has("form[action$='/pause']"), "{sheet}");
    let sheet = day.organizer.get(&at(1, "")).await.ok();
    assert!(sheet.says("This game has been paused since") && !sheet.has("form[action$='/resume']"), "{sheet}");
    // With a result the game is over, whoever enters it; the signatures under it end nothing.
    day.enter("prelim/1", 1, 0, &vp, &[]).await.expect(303);
    assert_eq!(kept(&day).await.len(), 5);
    day.enter("prelim/1", 1, 1, &["10", "9", "7", "6"], &[("sign", "yes")]).await.expect(303);
    day.enter("prelim/1", 2, 0, &vp, &[]).await.expect(303);
    let sheet = day.judge.get(&at(1, "")).await.ok();
    assert!(
        sheet.says("Nobody recorded when it resumed; the pause ended at") && !sheet.says("has been paused"),
        "{sheet}"
    );
    for player in seated(&day, 2).await {
        let sign = format!("/p/{}/sheets/prelim/1/sign", player.link_token);
        day.app.visitor().post(&sign, &[("version", "1")]).await.expect(303);
    }
    // And so does a judge's decision.
    let decided = [("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "5"), ("winner", "1"), ("version", "0")];
    let decided: Vec<_> = decided.into_iter().chain([("reason", "One of them fell ill.")]).collect();
    day.judge.post(&at(3, "decide"), &decided).await.expect(303);
    let rulings = kept(&day).await;
    assert_eq!(
        rulings.iter().map(|one| one.row.refers_to).collect::<Vec<_>>(),
        [None, None, None, None, Some(1), Some(2), Some(3)]
    );
    for ended in &rulings[4..] {
        let begun = &rulings[ended.row.refers_to.expect("a pause") as usize - 1];
        assert_eq!((ended.game(), ended.row.paused_at), (begun.game(), begun.row.paused_at));
        assert!(ended.row.resumed_at >= ended.row.paused_at && ended.row.judged_by.is_none(), "{ended:?}");
    }
    let home = day.judge.get(&day.run("judge")).await.ok();
    assert_eq!(home.attributes("form[action$='/resume']", "action"), [at(4, "resume")], "{home}");
    day.judge.post(&at(1, "resume"), &[]).await.expect(409);
    // One that an earlier version left open ends with the round.
    day.enter("prelim/1", 4, 0, &vp, &[("sign", "yes")]).await.expect(303);
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tx.query("delete from ruling where refers_to = 4").execute().await.unwrap();
    tx.commit().await.unwrap();
    assert!(day.judge.get(&day.run("judge")).await.ok().says("Paused games"));
    day.press("prelim/1", "close").await.expect(303);
    assert_eq!(kept(&day).await.last().expect("a ruling").row.refers_to, Some(4));
    assert!(!day.judge.get(&day.run("judge")).await.ok().says("Paused games"));
    let list = day.judge.get(&day.run("judge/rulings")).await.ok();
    assert!(list.says("The game was paused at") && !list.says("The game was paused from"), "{list}");
    // An archive takes it along.
    let other = db::db().await;
    import(&other, &export(&day.app.db, day.id).await, None).await.expect("an import");
}

#[actix_web::test]
async fn only_judges_of_the_tournament_rule_and_the_public_reads_nothing() {
    let day = playing().await;
    let stranger = day.app.account("judge elsewhere", May::Create).await;
    let administrator = day.app.administrator().await;
    let player = seated(&day, 1).await.remove(0);
    rule(&day, "clause=2.1.4", &[player.number], &[("penalty", "caution")]).await.expect(303);
    for (who, name) in [(&day.organizer, "organizer"), (&administrator, "administrator")] {
        assert_eq!(rule_as(&day, who, "clause=2.1.4", &[player.number], &[]).await.status, 403, "{name}");
        assert_eq!(who.get(&day.run("judge/rulings/new")).await.status, 403, "{name}");
        for reads in ["judge", "judge/rulings", "judge/rulings/1", "export/rulings.csv"] {
            assert_eq!(who.get(&day.run(reads)).await.status, 200, "{name} {reads}");
        }
        assert!(!who.get(&day.run("judge")).await.has("form[action$='/claim'], a[href*='rulings/new']"), "{name}");
    }
    let visitor = day.app.visitor();
    for page in ["judge", "judge/rulings", "judge/rulings/1", "judge/rulings/new", "export/rulings.csv"] {
        assert!(matches!(stranger.get(&day.run(page)).await.status, 403 | 404), "{page}");
        assert!(matches!(visitor.get(&day.run(page)).await.status, 303 | 403 | 404), "{page}");
    }
    assert!(matches!(rule_as(&day, &stranger, "clause=2.1.4", &[], &[]).await.status, 403 | 404));
    assert!(matches!(rule_as(&day, &visitor, "clause=2.1.4", &[], &[]).await.status, 403 | 404));
    assert_eq!(kept(&day).await.len(), 1);
}

#[actix_web::test]
async fn rulings_go_into_archives_and_what_no_judge_kept_is_refused() {
    let day = playing().await;
    let table = seated(&day, 1).await;
    let (one, two) = (table[0].number, table[1].number);
    day.judge.post(&day.run("rounds/prelim/1/tables/1/call"), &[]).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let call = judge_call::open(&mut tx, day.id).await.unwrap().remove(0).id;
    drop(tx);
    let start = format!("at=prelim-1-1&clause=1.3.6&call={call}");
    rule(&day, &start, &[one, two], &[("penalty", "warning"), ("decision", "=Both are warned.")]).await.expect(303);
    rule(&day, "clause=1.3.6&refers=1", &[two], &[("lifts", "yes")]).await.expect(303);
    let out = [("penalty", "disqualification"), ("confirm", "disqualify")];
    rule(&day, "clause=2.1.4", &[one], &out).await.expect(303);
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let there = ruling::of_tournament(&mut tx, id).await.unwrap();
    drop(tx);
    let said = |kept: &KeptRuling| {
        (kept.row.ruling_number, kept.row.clause, kept.row.penalty, kept.row.judge.clone(), kept.players.len())
    };
    assert_eq!(there.iter().map(said).collect::<Vec<_>>(), kept(&day).await.iter().map(said).collect::<Vec<_>>());
    let check = async |file: &str, from: &str, into: &str, says: &str| {
        let forged = forged(&bytes, ArchiveKind::Tournament, file, |text| {
            assert!(text.contains(from), "{file}: {from} in {text}");
            text.replacen(from, into, 1)
        });
        let to = db().await;
        let refused = import(&to, &forged, None).await.expect_err(&format!("{file} {into}"));
        assert!(refused.contains(says), "{file} {into}: {refused}");
    };
    check("data/ruling.json", "\"ruling_number\":2", "\"ruling_number\":4", "numbered from 1").await;
    check("data/ruling.json", "\"refers_to\":1", "\"refers_to\":3", "numbered from 1").await;
    check("data/ruling.json", "\"penalty\":\"warning\"", "\"penalty\":\"exile\"", "exile").await;
    check("data/ruling.json", "\"clause\":\"1.3.6\"", "\"clause\":\"9.9.9\"", "9.9.9").await;
    check("data/ruling.json", "\"penalty\":\"warning\"", "\"penalty\":\"none\"", "no judge can have kept").await;
    check("data/ruling.json", "=Both are warned.", "=Both are praised.", "rulings.csv").await;
    check("data/ruling.json", "=Both are warned.", &"x".repeat(1001), "1001 characters").await;
    check("data/judge_call.json", "\"call_outcome\":\"ruling\"", "\"call_outcome\":\"answered\"", "no call goes").await;
    check("data/player.json", "\"state\":\"disqualified\"", "\"state\":\"registered\"", "is disqualified").await;
}

#[actix_web::test]
async fn a_ruling_is_never_changed_but_for_the_names_of_who_is_erased() {
    let day = playing().await;
    // The name of a later one would be the pseudonym itself.
    let player = day.stored().await.players[2].clone();
    let named = format!("{} is warned.", player.label());
    let typed = [("penalty", "warning"), ("decision", named.as_str()), ("report", "By a player.")];
    rule(&day, "clause=2.1.4", &[player.number], &typed).await.expect(303);
    for statement in [
        "update ruling set penalty = 'none'",
        "update ruling set clause = '1.0'",
        "update ruling_player set player_id = 1",
    ] {
        let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
        let refused = tx.query(statement).execute().await.expect_err(statement);
        assert!(format!("{refused:?}").contains("never changed"), "{refused:?}");
    }
    let erase = day.run(&format!("players/{}/erase", player.number));
    let page = day.organizer.get(&erase).await.ok();
    assert!(page.says("What a judge ruled"), "{page}");
    let fields: Vec<(String, String)> = page.form("main form.danger-zone, main form").into_iter().collect();
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fields.retain(|(name, _)| *name != "confirm");
    fields.push(("confirm", "erase"));
    day.organizer.post(&erase, &fields).await.expect(303);
    let kept = kept(&day).await;
    assert_eq!(kept[0].row.decision, format!("Player {} is warned.", player.number));
    assert_eq!((kept[0].row.penalty, kept[0].players.len()), (Penalty::Warning, 1));
}

#[test]
fn no_statement_changes_or_deletes_a_ruling() {
    for entry in std::fs::read_dir("src/store").unwrap() {
        let path = entry.unwrap().path();
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let masks =
            text.matches("update ruling set report = ").count() + text.matches("update ruling set decision = ").count();
        assert_eq!(text.matches("update ruling").count(), masks, "{}", path.display());
        assert!(!text.contains("delete from ruling"), "{}", path.display());
    }
}

#[actix_web::test]
async fn two_judges_log_at_once_and_both_rulings_are_kept() {
    let day = playing().await;
    let other = second_judge(&day).await;
    let number = seated(&day, 1).await[0].number;
    let fields = [("penalty", "caution")];
    let (one, two) = futures_util::future::join(
        rule_as(&day, &day.judge, "clause=2.1.4", &[number], &fields),
        rule_as(&day, &other, "clause=2.1.4", &[number], &fields),
    )
    .await;
    assert_eq!((one.status, two.status), (303, 303));
    let numbers: BTreeSet<i64> = kept(&day).await.iter().map(|kept| kept.row.ruling_number).collect();
    assert_eq!(numbers, BTreeSet::from([1, 2]));
    let both: BTreeSet<Option<String>> = kept(&day).await.iter().map(|kept| kept.row.judge.clone()).collect();
    assert_eq!(both.len(), 2);
}

#[actix_web::test]
async fn a_ruling_for_conduct_names_its_kind() {
    let day = playing().await;
    let player = seated(&day, 1).await.remove(0);
    let form = async |clause: &str| day.judge.get(&day.run(&format!("judge/rulings/new?clause={clause}"))).await.ok();
    assert!(!form("2.1.8").await.has("#f-kind") && !form("3.0.2").await.has("#f-kind"), "nothing is to be chosen");
    let page = form("2.2.1").await;
    assert!(page.has("#f-kind option[value=threats]") && !page.has("#f-kind option[value=brand]"), "{page}");
    for odd in ["", "brand", "sideways"] {
        let page = rule(&day, "clause=2.2.1", &[player.number], &[("kind", odd)]).await.expect(422);
        assert!(!page.fault("kind").is_empty(), "{odd}: {page}");
    }
    rule(&day, "clause=2.2.1", &[player.number], &[("kind", "hurtful_words")]).await.expect(303);
    rule(&day, "clause=2.1.11", &[player.number], &[]).await.expect(303);
    let list = day.judge.get(&day.run("judge/rulings")).await.ok();
    assert!(
        list.says("kind of conduct: Hurtful words") && list.says("kind of conduct: Somebody's companions"),
        "{list}"
    );
    let bytes = export(&day.app.db, day.id).await;
    let copy = db().await;
    let imported = import(&copy, &bytes, None).await.expect("an import");
    assert_eq!(export(&copy, imported.id).await, bytes);
}

/// A call is about a table at which people sit: it ends with its round, also where a judge is on the way.
#[actix_web::test]
async fn calls_end_with_their_round() {
    let day = playing().await;
    for table in 1..=4 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "6"], &[("sign", "yes")]).await.expect(303);
    }
    for table in [1, 3] {
        day.organizer.post(&day.run(&format!("rounds/prelim/1/tables/{table}/call")), &[]).await.expect(303);
    }
    let open = async || {
        let mut tx = day.app.db.read().await.unwrap();
        judge_call::open(&mut tx, day.id).await.unwrap()
    };
    let calls = open().await;
    day.judge.post(&day.run(&format!("judge/calls/{}/claim", calls[1].id)), &[]).await.expect(303);
    let page = day.judge.get(&day.run("judge")).await.ok();
    // One still waits, and the page counts on; the other one waits no longer. No button comes where another one was.
    assert_eq!(page.texts("[data-waited]").len(), 1, "{page}");
    let places = page.texts(".call-acts > div");
    assert_eq!(
        places,
        ["I'm coming", "Answered", "Log a ruling", "", "You've taken this call.", "Answered", "Log a ruling", ""],
        "{page}"
    );
    let other = second_judge(&day).await;
    let places = other.get(&day.run("judge")).await.ok().texts(".call-acts > div");
    assert_eq!(places[4..], ["Taken by judge.", "", "", "Take it over"]);

    day.press("prelim/1", "close").await.expect(303);
    assert!(open().await.is_empty());
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert_eq!(log.body().matches("close a call with its round").count(), 2, "{log}");
    let page = day.judge.get(&day.run("judge")).await.ok();
    assert!(!page.has(".call-acts") && page.says("closed with the round"), "{page}");
    day.judge.post(&day.run(&format!("judge/calls/{}/claim", calls[0].id)), &[]).await.expect(409);
    // Seats that are public and taken back again take their calls along.
    day.press("prelim/2", "publish").await.expect(303);
    day.organizer.post(&day.run("rounds/prelim/2/tables/1/call"), &[]).await.expect(303);
    assert_eq!(open().await.len(), 1);
    let version = day.stored().await.rounds[1].row.version.to_string();
    let back = [("step", "publish"), ("version", version.as_str())];
    day.organizer.post(&day.run("rounds/prelim/2/take-back"), &back).await.expect(303);
    assert!(open().await.is_empty());
}

/// Names do as well as numbers, and what somebody had before is shown before anything is filled in.
#[actix_web::test]
async fn players_are_found_by_name_and_shown_with_what_they_had() {
    let day = playing().await;
    day.change_player("Player 09", |player| player.person.name = "Zoë Müller".to_owned()).await;
    rule(&day, "clause=2.1.4", &[9], &[("penalty", "caution"), ("decision", "Be kind.")]).await.expect(303);
    let look = [("others", "mueller, 10"), ("look", "yes"), ("report", "Loud words."), ("penalty", "warning")];
    let page = rule(&day, "clause=2.1.8", &[], &look).await.expect(200);
    assert!(page.has("input[name='player'][value='9'][checked]"), "{page}");
    assert!(page.has("input[name='player'][value='10'][checked]"), "{page}");
    assert!(page.text("#f-report").contains("Loud words.") && page.says("Be kind."), "{page}");
    assert!(!page.has(".fault") && page.has("input[name='penalty'][value='warning'][checked]"), "{page}");
    let body = page.body();
    let place = |part: &str| body.find(part).unwrap_or_else(|| panic!("no {part}: {page}"));
    assert!(place("id=\"had\"") < place("id=\"f-decision\""), "{page}");
    assert_eq!(kept(&day).await.len(), 1, "nothing is kept yet");
    let unknown = [("others", "nobody"), ("look", "yes")];
    assert!(rule(&day, "clause=2.1.8", &[], &unknown).await.expect(422).fault("others").contains("“nobody”"));
    let sent = [("others", "zoe"), ("decision", "Be quiet."), ("penalty", "warning")];
    rule(&day, "clause=2.1.8", &[10], &sent).await.expect(303);
    let named = &kept(&day).await[1].players;
    let stored = day.stored().await;
    let numbers: Vec<i64> = named.iter().map(|id| stored.player(*id).expect("a player").number).collect();
    assert_eq!(numbers, [9, 10]);
    // The clauses are found by what people say.
    let found = day.judge.get(&day.run("judge/rulings/new?q=slow+play")).await.ok();
    assert!(found.texts("#clauses li:not([hidden])").concat().contains("1.1.8"), "{found}");
}

/// The first thing in the row of a judge's pages is where judges begin; an organizer's row is as it was.
#[actix_web::test]
async fn a_judge_finds_the_judges_page_first() {
    let day = playing().await;
    let first = async |who: &Person| {
        let page = who.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
        page.texts("nav a").into_iter().find(|label| ["Judge", "Next step"].contains(&label.as_str()))
    };
    assert_eq!(first(&day.judge).await.as_deref(), Some("Judge"));
    assert_eq!(first(&day.organizer).await.as_deref(), Some("Next step"));
}

/// Where judges begin: what waits stands above the tables, each of which is one line; and whoever is out is marked wherever the staff sees
/// a table.
#[actix_web::test]
async fn what_waits_stands_above_the_tables_and_who_is_out_is_marked() {
    let day = playing().await;
    let (out, left) = (seated(&day, 1).await[1].clone(), seated(&day, 2).await[2].clone());
    let word = [("penalty", "disqualification"), ("confirm", "disqualify")];
    rule(&day, "clause=2.1.4", &[out.number], &word).await.expect(303);
    let name = left.person.name.clone();
    day.change_player(&name, |player| player.state = PlayerState::Withdrawn).await;
    day.enter("prelim/1", 3, 0, &["9", "8", "7", "5"], &[]).await.expect(303);
    day.organizer.post(&day.run("rounds/prelim/1/tables/1/call"), &[]).await.expect(303);
    let page = day.judge.get(&day.run("judge")).await.ok();
    let body = page.body();
    let place = |part: &str| body.find(part).unwrap_or_else(|| panic!("no {part}: {page}"));
    assert!(
        place("id=\"calls\"") < place("<b>Unusual</b>") && place("<b>Unusual</b>") < place("id=\"tables\""),
        "{page}"
    );
    assert!(page.has("#content .notice.attention a[href$='/prelim/1/tables/3']"), "{page}");
    assert_eq!(page.texts(".judge-tables > li > details > summary").len(), 4, "{page}");
    assert!(page.text(".calls > li").contains(&format!("{} disqualified", out.label())), "{page}");
    for (table, player, mark) in [(1, &out, "disqualified"), (2, &left, "withdrawn")] {
        let marked = format!("{} {mark}", player.label());
        assert!(page.text(&format!("#t-{table} summary")).contains(&marked), "{marked}: {page}");
        let sheet = format!("rounds/prelim/1/tables/{table}");
        let board = "rounds/prelim/1".to_owned();
        let ruling = format!("judge/rulings/new?at=prelim-1-{table}&clause=3.0.9");
        for path in [sheet.clone(), format!("{sheet}/decide"), board, ruling] {
            let page = day.judge.get(&day.run(&path)).await.ok();
            assert!(page.says(&marked), "{path}: {marked}: {page}");
        }
    }
    let seats = day.app.visitor().get(&format!("/t/{}/seats", day.slug)).await.ok();
    assert!(!seats.has(".table-card .state.wrong"), "{seats}");
}
