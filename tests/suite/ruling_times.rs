//! What a ruling says beside its decision: when the incident was reported, of which kind the conduct was, whether it takes
//! two; and the clauses that leave the remedy to the judge.

use chrono::{DateTime, TimeDelta, Utc};
use reeve_files::archive::ArchiveKind;
use reeve_rules::rulings::conduct::ConductKind;
use reeve_rules::rulings::penalty::Penalty;
use reeve_store::player::Player;
use reeve_store::time::millis;
use reeve_store::{Scope, judge_call, round, ruling};
use reeve_time_zone::local;

use super::archive::{export, forged, import};
use super::rulings::{kept, playing, rule};
use super::support::app::Page;
use super::support::day::Day;
use super::support::db;
use super::support::event::send;

/// Who sits at table 1, by position.
async fn seated(day: &Day) -> Vec<Player> {
    let stored = day.stored().await;
    let seats = stored.rounds[0].tables[0].seats.clone();
    seats.iter().map(|seat| stored.player(seat.player_id).expect("a player").clone()).collect()
}

async fn form(day: &Day, start: &str) -> Page {
    day.judge.get(&day.run(&format!("judge/rulings/new?{start}"))).await.ok()
}

/// Clauses without a remedy: the judge writes the decision, and it stands under its clause for the next one.
#[actix_web::test]
async fn a_judge_rules_under_clauses_whose_remedy_is_the_judges_own() {
    let day = playing().await;
    let number = seated(&day).await[0].number;
    for (at, clause) in ["2.0.2", "2.1.8", "3.0.8", "3.0.9", "3.0.12"].into_iter().enumerate() {
        let start = format!("at=prelim-1-1&clause={clause}");
        let page = form(&day, &start).await;
        assert!(page.says(clause) && page.text("#f-decision").is_empty(), "{page}");
        assert_eq!(page.has("#only-kind"), clause == "2.1.8", "{clause}: only conduct has a kind");
        let decision = format!("As it was, under {clause}.");
        rule(&day, &start, &[number], &[("penalty", "caution"), ("decision", &decision)]).await.expect(303);
        let kept = kept(&day).await;
        assert_eq!((kept.len(), kept[at].row.clause.number()), (at + 1, clause));
        let again = form(&day, &start).await;
        assert_eq!(again.text("#histories").matches(&decision).count(), 1, "each ruling stands there once: {again}");
    }
    let csv = day.judge.get(&day.run("export/rulings.csv")).await.ok();
    assert!(csv.body().contains(",3.0.12,\"As it was"), "{}", csv.body());
}

/// A ruling that is written up later bears the time at which the incident was reported.
#[actix_web::test]
async fn a_ruling_says_when_it_was_reported() {
    let day = playing().await;
    let table = seated(&day).await;
    let number = table[0].number;
    let zone = day.stored().await.tournament.time_zone;
    let day_of = |at: DateTime<Utc>| local(at, &zone).format("%Y-%m-%d %H:%M").to_string();
    // The games began two hours ago.
    let began = millis(Utc::now() - TimeDelta::hours(2));
    let mut row = day.stored().await.rounds[0].row.clone();
    row.started_at = Some(began);
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    round::update(&mut tx, &row).await.unwrap();
    tx.commit().await.unwrap();
    let start = "at=prelim-1-1&clause=3.0.2";
    let page = form(&day, start).await;
    assert!(page.has("input#f-reported_at") && page.says("Left empty: the time at which you save."), "{page}");
    for (typed, says) in [
        ("noon".to_owned(), "ype a time such as 14:05"),
        (day_of(Utc::now() + TimeDelta::hours(3)), "still to come"),
        (day_of(began - TimeDelta::minutes(5)), "game had not begun by then"),
    ] {
        let page = rule(&day, start, &[number], &[("reported_at", &typed), ("report", "Seen.")]).await.expect(422);
        assert!(page.fault("reported_at").contains(says), "{typed}: {page}");
        assert_eq!(page.attributes("#f-reported_at", "value"), [typed.as_str()]);
        assert!(page.text("#f-report").contains("Seen."), "{page}");
    }
    assert!(kept(&day).await.is_empty());
    // An hour ago; what was reported late counts as accepted play all the same.
    let at = began + TimeDelta::hours(1);
    let typed = day_of(at);
    let late = [("reported_at", typed.as_str()), ("reported", "later"), ("penalty", "none")];
    let saved = rule(&day, start, &[number], &late).await.expect(303);
    let row = kept(&day).await[0].row.clone();
    assert_eq!(row.reported_at.timestamp() / 60, at.timestamp() / 60);
    assert!(row.judged_at > row.reported_at + TimeDelta::minutes(50));
    let clock = local(at, &zone).format("%H:%M").to_string();
    let page = day.judge.follow(&saved).await.ok();
    assert!(page.says("accepted play") && page.says(&format!("{clock}. A ruling is never changed")), "{page}");
    assert!(day.judge.get(&day.run("judge/rulings")).await.ok().says("reported at"));
    // Where a call led to it, that is the time, unless another is typed.
    day.judge.post(&day.run("rounds/prelim/1/tables/1/call"), &[]).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let call = judge_call::open(&mut tx, day.id).await.unwrap().remove(0);
    drop(tx);
    let start = format!("{start}&call={}", call.id);
    let page = form(&day, &start).await;
    assert!(page.says("Left empty: the time of the call"), "{page}");
    rule(&day, &start, &[number], &[]).await.expect(303);
    assert_eq!(kept(&day).await[1].row.reported_at, call.called_at);
    let csv = day.judge.get(&day.run("export/rulings.csv")).await.ok();
    assert!(
        csv.body()
            .starts_with("\u{feff}time,stage,round,table,players,clause,decision,penalty,judge,report,kind,given_to\n")
    );
    let other = db().await;
    let id = import(&other, &export(&day.app.db, day.id).await, None).await.expect("an import").id;
    let there = ruling::of_tournament(&mut other.read().await.unwrap(), id).await.unwrap();
    assert_eq!(there[0].row.reported_at, row.reported_at);
}

/// Whatever clause of the code of conduct it is: the clause says of which kind a breach is, or the judge does.
#[actix_web::test]
async fn conduct_under_a_clause_that_names_no_kind_asks_for_one() {
    let day = playing().await;
    let table = seated(&day).await;
    let (one, two) = (table[0].number, table[1].number);
    for clause in ["2.1.2", "2.1.12", "2.2.1"] {
        let start = format!("clause={clause}");
        let page = form(&day, &start).await;
        assert!(page.has("#f-kind option[value=disruption]") && page.text("#h-kind").contains("Required"), "{page}");
        let refused = rule(&day, &start, &[one], &[]).await.expect(422);
        assert!(refused.fault("kind").contains("hoose what kind it was"), "{refused}");
        rule(&day, &start, &[one], &[("kind", "disruption")]).await.expect(303);
        assert_eq!(kept(&day).await.last().expect("a ruling").row.conduct_kind, Some(ConductKind::Disruption));
    }
    // Where the clause says it, nothing is asked, and the form says it.
    for clause in ["2.1.5", "2.1.6", "2.1.7"] {
        let page = form(&day, &format!("clause={clause}")).await;
        assert!(page.text("#only-kind").contains("A device at the table") && !page.has("#f-kind"), "{page}");
        rule(&day, &format!("clause={clause}"), &[one], &[]).await.expect(303);
        assert_eq!(kept(&day).await.last().expect("a ruling").row.conduct_kind, Some(ConductKind::Device));
    }
    let page = form(&day, "at=prelim-1-1&clause=3.0.13").await;
    assert!(page.text("#only-kind").contains("Collusion") && !page.has("#f-kind"), "{page}");
    // Two who are ruled on under 1.3.6 have colluded, where nobody says that a win was given away.
    for clause in ["1.3.6", "3.0.13"] {
        let start = format!("at=prelim-1-1&clause={clause}");
        rule(&day, &start, &[one, two], &[("penalty", "warning")]).await.expect(303);
        assert_eq!(kept(&day).await.last().expect("a ruling").row.conduct_kind, Some(ConductKind::Collusion));
    }
    // Whoever lifts a penalty need not say it again.
    let threats = [("kind", "threats"), ("penalty", "caution")];
    rule(&day, "clause=2.1.12", &[one], &threats).await.expect(303);
    let number = kept(&day).await.len();
    let start = format!("clause=2.1.12&refers={number}");
    let page = form(&day, &start).await;
    assert!(page.has("#f-kind option[value=threats][selected]"), "{page}");
    rule(&day, &start, &[one], &[("lifts", "yes"), ("kind", "")]).await.expect(303);
    assert_eq!(kept(&day).await.last().expect("a ruling").row.conduct_kind, Some(ConductKind::Threats));
}

/// A remedy is put into its field, and nothing else that was typed goes.
#[actix_web::test]
async fn what_a_button_fills_in_loses_nothing_that_was_typed() {
    let day = playing().await;
    let table = seated(&day).await;
    let (one, two) = (table[0].number, table[1].number);
    let start = "at=prelim-1-1&clause=3.0.16";
    let typed = [("look", "answers"), ("report", "Nobody moved it."), ("decision", ""), ("penalty", "caution")];
    // One question is left.
    let half = rule(&day, start, &[one], &[&typed[..], &[("answer-1", "yes")]].concat()).await.expect(422);
    assert!(half.fault("answer-2").contains("Choose one") && half.text("#f-report").contains("moved it"), "{half}");
    let typed = [&typed[..], &[("answer-1", "yes"), ("answer-2", "yes")]].concat();
    let filled = rule(&day, start, &[one], &typed).await.ok();
    let (decision, report) = (filled.text("#f-decision"), filled.text("#f-report"));
    assert!(decision.contains("desert") && report.contains("Nobody moved it."), "{filled}");
    assert!(filled.has(&format!("input[name='player'][value='{one}'][checked]")), "{filled}");
    assert!(filled.has("input[name='penalty'][value='caution'][checked]"), "{filled}");
    let late = rule(&day, start, &[], &[("look", "later"), ("report", "A turn ago."), ("decision", "")]).await.ok();
    assert!(late.text("#f-decision").contains("accepted play") && late.has("input[value='later'][checked]"), "{late}");
    let over = [("look", "answers"), ("answer-1", "no"), ("answer-2", "no"), ("decision", "")];
    let over = rule(&day, start, &[], &over).await.ok();
    assert!(over.text("#f-decision").contains("accepted play") && over.has("input[value='later'][checked]"), "{over}");
    rule(&day, start, &[], &[("look", "sideways")]).await.expect(422);
    assert!(kept(&day).await.is_empty());
    // Who answers and saves need not fill in first; what the judge wrote stays alone.
    let answers = [("answer-1", "yes"), ("answer-2", "no")];
    for (typed, expected) in [("", "moves the robber as they like"), ("It stays.", "It stays.")] {
        let done = rule(&day, start, &[one], &[&answers[..], &[("decision", typed)]].concat()).await.expect(303);
        assert!(day.judge.follow(&done).await.ok().says(expected));
    }
    assert!(!kept(&day).await.last().expect("a ruling").row.decision.contains("as they like"));
    // What the form began with follows the answers, too.
    let start = "at=prelim-1-1&clause=3.0.2";
    let desert = form(&day, start).await.text("#f-decision");
    assert!(desert.contains("desert"), "{desert}");
    let no = [("answer-1", "no"), ("answer-2", "no"), ("decision", &*desert)];
    let done = rule(&day, start, &[one], &no).await.expect(303);
    assert!(day.judge.follow(&done).await.ok().says("First the roll is carried out"));
    // The penalty that was proposed before the players were chosen follows them, when they are shown and when it is sent.
    let start = "at=prelim-1-1&clause=1.3.6";
    rule(&day, start, &[one, two], &[("penalty", "warning")]).await.expect(303);
    let seen = [("proposed", "warning"), ("penalty", "warning"), ("look", "yes")];
    let shown = rule(&day, start, &[one, two], &seen).await.ok();
    assert!(shown.has("input[name='penalty'][value='disqualification'][checked]"), "{shown}");
    let again = rule(&day, start, &[one, two], &seen[..2]).await.expect(422);
    let fault = again.fault("penalty");
    assert!(fault.contains("Usual now for") && fault.contains("disqualification"), "{again}");
    assert_eq!(again.attributes("input[name='proposed']", "value"), ["disqualification"]);
    assert_eq!(kept(&day).await.len(), 4);
    // Whoever has seen that has the last word (1.3.1).
    rule(&day, start, &[one, two], &[("proposed", "disqualification"), ("penalty", "warning")]).await.expect(303);
}

/// A tap is a ruling without a penalty. It counts for the player, and a step is proposed for the next time; a tap too many is taken back.
#[actix_web::test]
async fn small_breaches_are_noted_with_one_tap_and_counted() {
    let day = playing().await;
    let player = seated(&day).await[0].clone();
    let (name, number) = (player.label(), player.number.to_string());
    let page = async || form(&day, "at=prelim-1-1").await;
    assert_eq!(page().await.texts(".note-row > b").len(), 5);
    for start in ["", "at=prelim-1-1&call=1", "at=prelim-1-1&refers=1"] {
        let other = day.judge.get(&day.run(&format!("judge/rulings/new?{start}"))).await;
        assert!(!other.has(".note-row"), "{start}: {other}");
    }
    let tap = async |clause: &str| {
        let (page, row) = (page().await, format!("form.note-row[action*='clause={clause}']"));
        let fields = [page.form(&row), vec![("player".to_owned(), number.clone())]].concat();
        let done = send(&day.judge, &page.attributes(&row, "action")[0], &fields).await.expect(303);
        day.judge.follow(&done).await.ok()
    };
    let noted = tap("2.1.5").await;
    let said = format!("Noted: {name}, 2.1.5. Once at this tournament so far. Next time: caution.");
    assert!(noted.says(&said), "{noted}");
    let row = kept(&day).await[0].row.clone();
    assert_eq!((row.penalty, row.conduct_kind, row.table_number), (Penalty::None, Some(ConductKind::Device), Some(1)));
    assert!(tap("2.0.5").await.says("Once at this tournament so far"), "each clause counts by itself");
    assert!(kept(&day).await[1].row.decision.contains("development card"), "the remedy of the clause");
    let twice = tap("2.1.5").await;
    assert!(twice.says("2 times at this tournament so far. Next time: warning."), "{twice}");
    assert_eq!(
        twice.texts("#notes ul a"),
        [format!("Caution of 2.0.5 for {name}"), format!("Warning of 2.1.5 for {name}"),]
    );
    // The form knows it too, whichever way it was opened.
    let to = twice.attributes("#notes ul a", "href").remove(1);
    let form = day.judge.get(&to).await.ok();
    assert!(form.has("input[name='penalty'][value='warning'][checked]"), "{form}");
    assert!(form.says(&format!("So far under this clause: {name}: 2 times. Proposed: warning.")), "{form}");
    // Somebody else has none of it.
    let other = seated(&day).await[1].number;
    let fresh = day.judge.get(&to.replace(&format!("player={number}"), &format!("player={other}"))).await.ok();
    assert!(fresh.has("input[name='penalty'][value='none'][checked]"), "{fresh}");
    let back = twice.attributes("#notes .notice form", "action").remove(0);
    send(&day.judge, &back, &twice.form("#notes .notice form")).await.expect(303);
    let after = page().await;
    assert!(after.texts("#notes ul a").contains(&format!("Caution of 2.1.5 for {name}")), "{after}");
    assert_eq!(kept(&day).await.len(), 4, "a ruling stays, and another refers to it");
}

/// The page of a ruling that puts somebody out says what is to be done now.
#[actix_web::test]
async fn a_disqualification_says_what_is_still_to_be_done() {
    let day = playing().await;
    let out = seated(&day).await[0].clone();
    let word = [("penalty", "disqualification"), ("confirm", "disqualify")];
    let done = rule(&day, "clause=2.1.4", &[out.number], &word).await.expect(303);
    let page = day.judge.follow(&done).await.ok();
    assert!(page.says(&format!("{} is disqualified.", out.label())), "{page}");
    assert!(page.says("Not signed yet: Round 1, table 1.") && page.says("must repair the seats"), "{page}");
    let lift = [("lifts", "yes"), ("confirm", "lift")];
    rule(&day, "clause=2.1.4&refers=1", &[out.number], &lift).await.expect(303);
    assert!(!day.judge.get(&day.run("judge/rulings/1")).await.ok().says("is disqualified."));
}

/// Players read on the own sheet that a judge decided, and that a slip of the pen was corrected.
#[actix_web::test]
async fn players_are_told_what_became_of_their_result() {
    let day = playing().await;
    let phone = day.app.visitor();
    let own = async |table: usize| {
        let stored = day.stored().await;
        let player = stored.player(stored.rounds[0].tables[table].seats[1].player_id).expect("a player").clone();
        phone.get(&format!("/p/{}/sheets/prelim/1", player.link_token)).await.ok()
    };
    let vp = [("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "5"), ("winner", "1")];
    let decided: Vec<_> = vp.into_iter().chain([("version", "0"), ("reason", "One of them fell ill.")]).collect();
    day.judge.post(&day.run("rounds/prelim/1/tables/1/decide"), &decided).await.expect(303);
    let page = own(0).await;
    assert!(page.says("A judge decided this result at") && !page.says("fell ill"), "{page}");
    day.enter("prelim/1", 2, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    assert!(!own(1).await.says("corrected it") && !own(1).await.says("A judge decided"));
    let path = day.run("rounds/prelim/1/tables/2/correction");
    let paper = [("vp-1", "10"), ("vp-2", "9"), ("vp-3", "7"), ("vp-4", "5"), ("winner", "1"), ("version", "2")];
    day.organizer.post(&path, &paper).await.expect(303);
    let waits = day.judge.get(&path).await.ok().form("form[action$='/confirm']");
    let id = waits.into_iter().find(|(name, _)| name == "correction").expect("a correction").1;
    day.judge.post(&format!("{path}/confirm"), &[("correction", &id)]).await.expect(303);
    let page = own(1).await;
    assert!(page.says("an organizer and a judge corrected it to what the signed paper says"), "{page}");
}

/// Who gave a win away did it alone (1.3.6), to another player of that game; who was warned may go on with somebody else.
#[actix_web::test]
async fn one_player_alone_is_ruled_on_for_a_win_given_away_or_after_an_earlier_ruling() {
    let day = playing().await;
    let table = seated(&day).await;
    let (one, two, three) = (table[0].number, table[1].number, table[2].number);
    let start = "at=prelim-1-1&clause=1.3.6";
    let page = form(&day, start).await;
    assert_eq!(page.attributes("#f-kind option", "value"), ["collusion", "win_given"], "{page}");
    assert!(!page.has("[name=given_to]"), "{page}");
    for other in ["3.0.13", "1.3.5", "2.1.2", "2.1.12"] {
        let page = form(&day, &format!("at=prelim-1-1&clause={other}")).await;
        assert!(!page.has("[name=given_to]") && !page.has("option[value=win_given]"), "{other}: {page}");
        let forged = [("kind", "win_given"), ("matter", "conduct")];
        if other != "3.0.13" {
            rule(&day, &format!("at=prelim-1-1&clause={other}"), &[one], &forged).await.expect(422);
        }
    }
    // Nothing says which of the two it was, or to whom: what was chosen stays, and the form asks.
    let warning = ("penalty", "warning");
    let takes_two = rule(&day, start, &[one], &[warning]).await.expect(422);
    assert!(takes_two.says("It takes two: choose both players"), "{takes_two}");
    let (given, to, to_self) = (("kind", "win_given"), two.to_string(), one.to_string());
    let to = ("given_to", to.as_str());
    let nobody = rule(&day, start, &[one], &[warning, given]).await.expect(422);
    assert!(nobody.fault("given_to").contains("Choose to whom"), "{nobody}");
    assert!(nobody.has("#f-kind option[value=win_given][selected]"), "{nobody}");
    let mut others: Vec<i64> = table[1..].iter().map(|player| player.number).collect();
    others.sort_unstable();
    let others = others.iter().map(i64::to_string);
    let offered = nobody.attributes("#f-given_to option", "value");
    assert_eq!(offered, std::iter::once(String::new()).chain(others).collect::<Vec<_>>(), "{nobody}");
    let own = rule(&day, start, &[one], &[warning, given, ("given_to", &to_self)]).await.expect(422);
    assert!(own.fault("given_to").contains("another player of this game"), "{own}");
    let elsewhere = day.stored().await.rounds[0].tables[1].seats[0].player_id;
    let elsewhere = day.stored().await.player(elsewhere).expect("a player").number.to_string();
    rule(&day, start, &[one], &[warning, given, ("given_to", &elsewhere)]).await.expect(422);
    rule(&day, start, &[one], &[warning, given, ("given_to", "99")]).await.expect(422);
    rule(&day, start, &[one], &[warning, given, ("given_to", "Ana")]).await.expect(422);
    let both = rule(&day, start, &[one, three], &[warning, given, to]).await.expect(422);
    assert!(both.says("A win is given away by one player"), "{both}");
    assert!(both.has(&format!("#f-given_to option[value='{two}'][selected]")), "{both}");
    rule(&day, "clause=1.3.6", &[one], &[warning, given, to]).await.expect(422);
    let collusion = rule(&day, start, &[one, three], &[warning, ("kind", "collusion"), to]).await.expect(422);
    assert!(collusion.fault("given_to").contains("A win given away"), "{collusion}");
    assert_eq!(kept(&day).await.len(), 0);
    rule(&day, start, &[one], &[warning, given, to]).await.expect(303);
    // The next step is proposed, and goes on from the warning, about the same win.
    let next = form(&day, &format!("clause=1.3.6&refers=1&player={one}")).await;
    assert!(next.says("disqualification (1.3.6)"), "{next}");
    assert!(next.has("#f-kind option[value=win_given][selected]"), "{next}");
    rule(&day, "at=prelim-1-1&clause=1.3.6&refers=1", &[three], &[warning]).await.expect(422);
    let out = [("penalty", "disqualification"), ("confirm", "disqualify")];
    rule(&day, "at=prelim-1-1&clause=1.3.6&refers=1", &[one], &out).await.expect(303);
    // Of gifts two are guilty; afterwards one of them may be ruled on alone.
    rule(&day, "at=prelim-1-1&clause=3.0.13", &[two, three], &[warning]).await.expect(303);
    rule(&day, "at=prelim-1-1&clause=3.0.13&refers=3", &[two], &[warning]).await.expect(303);
    // The second step for both.
    rule(&day, start, &[two, three], &[warning]).await.expect(303);
    let all = kept(&day).await;
    assert_eq!(all.iter().map(|one| one.players.len()).collect::<Vec<_>>(), [1, 1, 2, 1, 2]);
    let kinds: Vec<Option<&str>> = all.iter().map(|one| one.row.conduct_kind.map(|kind| kind.code())).collect();
    let (given, collusion) = (Some("win_given"), Some("collusion"));
    assert_eq!(kinds, [given, given, collusion, collusion, collusion]);
    assert_eq!(
        all.iter().map(|one| one.row.given_to).collect::<Vec<_>>()[..3],
        [Some(table[1].id), Some(table[1].id), None]
    );
    let list = day.judge.get(&day.run("judge/rulings")).await.ok();
    let name = table[1].label();
    assert_eq!(list.body().matches("A win given away to").count(), 2, "{list}");
    let ruling = day.judge.get(&day.run("judge/rulings/1")).await.ok();
    assert!(ruling.says(&format!("A win given away to {name}")), "{ruling}");
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says(&format!("given to: {name}")), "{log}");
    let csv = day.judge.get(&day.run("export/rulings.csv")).await.ok().body();
    assert_eq!(csv.lines().filter(|line| line.ends_with(&format!(",win_given,{name}"))).count(), 2, "{csv}");
    assert_eq!(csv.lines().filter(|line| line.ends_with(",collusion,")).count(), 3, "{csv}");
    // To whom it was given reads nothing of the ruling, and that something is left out.
    let of =
        async |player: &Player| day.app.visitor().get(&format!("/p/{}/data.json", player.link_token)).await.ok().body();
    assert!(of(&table[0]).await.contains("\"conduct_kind\": \"win_given\""));
    let recipient = of(&table[1]).await;
    assert!(!recipient.contains("win_given") && recipient.contains("ruling.given_to"), "{recipient}");
    // An archive takes them along, and none in which something else says to whom it was given.
    let bytes = export(&day.app.db, day.id).await;
    let other = db::db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let there = ruling::of_tournament(&mut other.read().await.unwrap(), id).await.unwrap();
    assert!(there[0].row.given_to.is_some() && there[0].row.given_to != Some(there[0].players[0]));
    let forged = forged(&bytes, ArchiveKind::Tournament, "data/ruling.json", |text| {
        text.replace("\"win_given\"", "\"collusion\"")
    });
    let third = db::db().await;
    let error = import(&third, &forged, None).await.expect_err("a recipient of nothing");
    assert!(error.contains("data/ruling.json"), "{error}");
}

/// What refers to a ruling is about the same incident, which counts once; the form offers the rulings that fit, and one of them makes a
/// ruling about one player alone possible where two are meant else.
#[actix_web::test]
async fn the_incident_of_the_ruling_that_is_referred_to_counts_once() {
    let day = playing().await;
    let table = seated(&day).await;
    let (one, two, three) = (table[0].number, table[1].number, table[2].number);
    let look = async |start: &str, players: &[i64], refers: &str| {
        let fields = [("look", "yes"), ("decision", ""), ("refers", refers)];
        rule(&day, start, players, &fields).await.expect(200)
    };
    // A small breach, and the ruling about it.
    let device = "at=prelim-1-1&clause=2.1.5";
    rule(&day, device, &[one], &[]).await.expect(303);
    let again = look(device, &[one], "").await;
    assert!(again.says("1 time. Proposed: caution.") && again.has("#f-refers option[value='1']"), "{again}");
    let same = look(device, &[one], "1").await;
    assert!(
        !same.says("Proposed:") && same.has("#earlier .rulings") && same.has("#f-refers option[value='1'][selected]")
    );
    rule(&day, device, &[one], &[("refers", "1"), ("penalty", "caution")]).await.expect(303);
    assert_eq!(kept(&day).await[1].row.refers_to, Some(1));
    let next = look(device, &[one], "").await;
    assert!(next.says("1 time. Proposed: caution."), "two rulings, one incident: {next}");
    // Two are warned at once; the ruling about one of them refers to that.
    let collusion = "at=prelim-1-1&clause=1.3.6";
    rule(&day, collusion, &[one, two], &[("penalty", "warning")]).await.expect(303);
    let further = look(collusion, &[two], "").await;
    assert!(further.says("disqualification (1.3.6)") && further.has("#f-refers option[value='3']"));
    let same = look(collusion, &[two], "3").await;
    assert!(
        same.says(": warning (1.3.6).") && same.says("Ruling 3, which this one refers to, is not counted"),
        "{same}"
    );
    assert!(!look(collusion, &[three], "").await.has("#f-refers"), "nothing about them");
    let alone = [("penalty", "warning"), ("refers", "3")];
    rule(&day, collusion, &[three], &alone).await.expect(422);
    let wrong = rule(&day, collusion, &[two], &[("penalty", "warning"), ("refers", "99")]).await.expect(422);
    assert!(wrong.says("There is no ruling with this number."), "{wrong}");
    rule(&day, collusion, &[two], &[("penalty", "warning"), ("refers", "x")]).await.expect(404);
    rule(&day, collusion, &[two], &alone).await.expect(303);
    let last = kept(&day).await.pop().expect("a ruling");
    assert_eq!((last.row.refers_to, last.players.len()), (Some(3), 1));
}
