//! From a table to the form of a ruling: the clause is found by number, heading and words, what was typed stays when another one is
//! chosen, and a ruling at a table ends its call.

use reeve_rules::rulings::call::CallOutcome;
use reeve_store::judge_call;
use reeve_store::judge_call::JudgeCall;

use super::rulings::{kept, playing, second_judge};
use super::support::app::{Page, Person};
use super::support::day::Day;

/// The numbers of the clauses that a search shows, in their order.
async fn found(day: &Day, wanted: &str) -> (Vec<String>, Page) {
    let page = day.judge.get(&day.run(&format!("judge/rulings/new?at=prelim-1-1&q={wanted}"))).await.ok();
    (page.texts("#clauses li:not([hidden]) .num"), page)
}

#[actix_web::test]
async fn the_clauses_that_fit_best_come_first_and_a_wrong_letter_finds_something() {
    let day = playing().await;
    for (wanted, first) in [
        ("3016", "3.0.16"),
        ("3.0.16", "3.0.16"),
        ("robber", "3.0.16"),
        ("port", "3.0.10"),
        ("1.1.5", "1.1.5"),
        ("2+1+7", "2.1.7"),
        ("2,1,7", "2.1.7"),
    ] {
        let (numbers, page) = found(&day, wanted).await;
        assert_eq!(numbers[0], first, "{wanted}: {numbers:?}");
        assert!(page.has("#clauses-close[hidden]") && page.texts("#clauses li").len() == 66, "{page}");
    }
    // Six stand first, and the rest behind a line; a search looks through all of them.
    let page = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-1")).await.ok();
    let first = page.texts("#clauses > ul .num");
    assert_eq!(first, ["2.1.4", "2.1.5", "3.0.2", "3.0.9", "3.0.13", "3.0.16"]);
    assert_eq!(page.texts("#clauses > details li").len(), 60, "{page}");
    assert!(!found(&day, "slur").await.1.has("#clauses > details:not([hidden])"));
    let (numbers, page) = found(&day, "colusion").await;
    assert!(numbers.contains(&"1.3.6".to_owned()) && page.has("#clauses-close:not([hidden])"), "{page}");
    let (numbers, page) = found(&day, "raod").await;
    assert!(numbers.contains(&"3.0.3".to_owned()) && page.has("#clauses-close:not([hidden])"), "{page}");
    let (numbers, page) = found(&day, "qqqqq").await;
    assert!(numbers.is_empty() && page.has("#clauses-none:not([hidden])"), "{page}");
    // The page of the rules finds the same, and leaves each clause in its chapter.
    let rules = day.app.visitor().get("/rules?q=colusion").await.ok();
    assert!(rules.has("#c-1-3-6:not([hidden])") && rules.has("#c-3-0-16[hidden]"), "{rules}");
    assert!(rules.has("#clauses-close:not([hidden])"), "{rules}");
    // Where one judges now, it leads back there; a visitor is shown no such way.
    let back = day.judge.get("/rules").await.ok().attributes("main a[href$='/judge']", "href");
    assert_eq!(back, [day.run("judge")]);
    assert!(!rules.has("main a[href*='/run/']") && rules.has("#way-back[hidden]"), "{rules}");
}

/// Presses a button of a form of the page: its fields as they stand, with these in their place.
async fn press(who: &Person, page: &Page, form: &str, button: (&str, &str), typed: &[(&str, &str)]) -> Page {
    let action = page.attributes(form, "action").remove(0);
    let fields = page.form(form);
    let is_typed = |name: &str| typed.iter().any(|(other, _)| *other == name);
    let stand = fields.iter().filter(|(name, _)| !is_typed(name));
    let mut sent: Vec<(&str, &str)> = stand.map(|(name, value)| (name.as_str(), value.as_str())).collect();
    sent.extend(typed);
    sent.push(button);
    who.post(&action, &sent).await
}

const FORM: &str = "form[data-draft]";

#[actix_web::test]
async fn another_clause_and_the_calculator_lose_nothing_that_was_typed() {
    let day = playing().await;
    let page = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-3&clause=3.0.16")).await.ok();
    let player = page.attributes("#f-player input", "value").remove(1);
    let typed = [
        ("player", player.as_str()),
        ("report", "The robber was\nforgotten."),
        ("reported", "later"),
        ("decision", "By hand."),
        ("penalty", "caution"),
    ];
    let choose = press(&day.judge, &page, FORM, ("look", "clause"), &typed).await.expect(200);
    assert!(choose.says("What you have typed stays.") && choose.texts("#clauses li button").len() == 66, "{choose}");
    // The search goes on without a script, and what goes along stays with it.
    let searched = press(&day.judge, &choose, FORM, ("look", "clause"), &[("q", "expansion")]).await.expect(200);
    assert!(
        searched.has("#clauses li[hidden]") && searched.has("input[name=decision][value='By hand.']"),
        "{searched}"
    );
    let other = press(&day.judge, &searched, FORM, ("look", "2.0.5"), &[]).await.expect(200);
    assert!(other.attributes(FORM, "action")[0].contains("clause=2.0.5"), "{other}");
    assert_eq!(
        (other.text("#f-report"), other.text("#f-decision")),
        ("The robber was forgotten.".into(), "By hand.".into())
    );
    assert!(other.has(&format!("input[name=player][value='{player}'][checked]")), "{other}");
    for chosen in ["reported'][value='later", "penalty'][value='caution"] {
        assert!(other.has(&format!("input[name='{chosen}'][checked]")), "{chosen}: {other}");
    }
    // What the first clause filled in by itself does not go along: the next one has its own.
    let filled = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-3&clause=3.0.2")).await.ok();
    assert!(filled.text("#f-decision").contains("desert"), "{filled}");
    let choose = press(&day.judge, &filled, FORM, ("look", "clause"), &[("report", "Traded.")]).await.expect(200);
    assert!(!choose.has("input[name=decision]"), "{choose}");
    let cards = press(&day.judge, &choose, FORM, ("look", "2.0.5"), &[]).await.expect(200);
    assert!(cards.text("#f-decision").contains("development card") && cards.text("#f-report") == "Traded.", "{cards}");
    // A clause with a ladder proposes its penalty.
    let ladder = press(&day.judge, &choose, FORM, ("look", "1.3.6"), &[]).await.expect(200);
    assert!(ladder.has("input[name=penalty][value=warning][checked]"), "{ladder}");
    press(&day.judge, &choose, FORM, ("look", "9.9.9"), &[]).await.expect(404);

    // The calculator fills its answer in, and nothing else moves.
    let short = day.judge.get(&day.run("judge/rulings/new?at=prelim-1-3&clause=3.0.11")).await.ok();
    let cards = [("supply", "1"), ("due-1", "1"), ("due-2", "1"), ("report", "No wool is left."), ("player", &player)];
    let worked = press(&day.judge, &short, FORM, ("look", "supply"), &cards).await.expect(200);
    assert!(worked.text("#f-decision").contains("Nobody gets a card"), "{worked}");
    assert_eq!(
        (worked.text("#f-report").as_str(), worked.attributes("#f-due-2", "value")),
        ("No wool is left.", vec!["1".into()])
    );
    assert!(worked.has(&format!("input[name=player][value='{player}'][checked]")), "{worked}");
    // Enter beside it works it out too, and writes over no decision.
    let own = [("decision", "Mine."), ("supply", "2")];
    let entered = press(&day.judge, &worked, FORM, ("look", "yes"), &own).await.expect(200);
    assert!(entered.text("#f-decision") == "Mine." && entered.has("[role=status]"), "{entered}");
    // Pressed, it stands below the judge's own words, and in the place of what it said before.
    let pressed = press(&day.judge, &entered, FORM, ("look", "supply"), &[("supply", "1")]).await.expect(200);
    assert_eq!(pressed.text("#f-decision"), "Mine. Nobody gets a card of this kind (3.0.11).", "{pressed}");
    let enough = press(&day.judge, &pressed, FORM, ("look", "supply"), &[("supply", "2")]).await.expect(200);
    let said = enough.text("#f-decision");
    assert!(said.starts_with("Mine. There are enough cards") && !said.contains("Nobody"), "{enough}");
    // To another clause only the judge's own words go along.
    let choose = press(&day.judge, &enough, FORM, ("look", "clause"), &[]).await.expect(200);
    assert_eq!(choose.attributes("input[name=decision]", "value"), ["Mine."]);
    let odd = press(&day.judge, &short, FORM, ("look", "supply"), &[("supply", "many")]).await.expect(200);
    assert!(odd.has("[aria-labelledby=supply-title] .fault"), "{odd}");
    press(&day.judge, &short, FORM, ("look", "sideways"), &[]).await.expect(422);
    assert!(kept(&day).await.is_empty(), "nothing is kept by any of that");
}

async fn calls(day: &Day) -> Vec<JudgeCall> {
    let mut tx = day.app.db.read().await.unwrap();
    judge_call::of_tournament(&mut tx, day.id).await.unwrap()
}

#[actix_web::test]
async fn a_call_names_the_players_and_a_ruling_at_its_table_ends_it() {
    let day = playing().await;
    let other = second_judge(&day).await;
    let rule = async |who: &Person, from: &str, link: &str| {
        who.get(&day.run(from)).await.ok().attributes(&format!("{link} a[href*='rulings/new']"), "href").remove(0)
    };
    assert!(!rule(&day.judge, "judge", "#t-2").await.contains("call="), "nobody has called");
    day.organizer.post(&day.run("rounds/prelim/1/tables/2/call"), &[]).await.expect(303);
    let page = day.judge.get(&day.run("judge")).await.ok();
    let stored = day.stored().await;
    for seat in &stored.rounds[0].tables[1].seats {
        let name = stored.player(seat.player_id).expect("a player").label();
        assert!(page.text(".calls > li").contains(&name), "{name}: {page}");
    }
    let call = calls(&day).await.remove(0).id;
    let named = format!("call={call}");
    assert!(
        rule(&other, "judge", "#t-2").await.contains(&named) && !rule(&other, "judge", "#t-1").await.contains("call=")
    );
    day.judge.post(&day.run(&format!("judge/calls/{call}/claim")), &[]).await.expect(303);
    // Another judge's call is not ended from here.
    assert!(!rule(&other, "judge", "#t-2").await.contains("call="));
    assert!(!rule(&other, "rounds/prelim/1/tables/2", "main").await.contains("call="));
    assert!(rule(&day.judge, "rounds/prelim/1/tables/2", "main").await.contains(&named));
    let form = rule(&day.judge, "judge", "#t-2").await;
    assert!(form.contains(&named) && form.contains("at=prelim-1-2"), "{form}");
    let fields = [("reported", "at_once"), ("penalty", "none"), ("decision", "Play on.")];
    let send = format!("{}&clause=3.0.2", form.replace("/new?", "?"));
    day.judge.post(&send, &fields).await.expect(303);
    let ended = calls(&day).await;
    assert_eq!((ended[0].call_outcome, kept(&day).await[0].row.call_id), (Some(CallOutcome::Ruling), Some(call)));
    assert!(!day.judge.get(&day.run("judge")).await.ok().has(".call-acts"));
}

/// What a button fills in stands below the judge's own words, and takes the place of what a button filled in before.
#[actix_web::test]
async fn what_a_button_fills_in_takes_no_own_word_away() {
    let day = playing().await;
    let path = |clause: &str| day.run(&format!("judge/rulings/new?at=prelim-1-3&clause={clause}"));
    let own = [("decision", "A word to both.")];
    for clause in ["2.0.5", "3.0.16"] {
        let page = day.judge.get(&path(clause)).await.ok();
        let later = press(&day.judge, &page, FORM, ("look", "later"), &own).await.expect(200);
        let said = later.text("#f-decision");
        assert!(said.starts_with("A word to both. ") && said.contains("accepted play"), "{clause}: {said}");
        assert!(later.has("input[name=reported][value=later][checked]"), "{later}");
        let back = press(&day.judge, &later, FORM, ("look", "at_once"), &[]).await.expect(200);
        let said = back.text("#f-decision");
        assert!(said.starts_with("A word to both.") && !said.contains("accepted play"), "{clause}: {said}");
        assert!(back.has("input[name=reported][value=at_once][checked]"), "{back}");
    }
    // Under a clause where nothing is filled in, the button does not say so, and the words stay alone.
    let page = day.judge.get(&path("1.3.6")).await.ok();
    assert!(page.texts("button[name=look][value=later]") == ["It was not reported at once"], "{page}");
    let later = press(&day.judge, &page, FORM, ("look", "later"), &own).await.expect(200);
    assert_eq!(later.text("#f-decision"), "A word to both.");
    // One remedy takes the place of another, and leaves the own words.
    let page = day.judge.get(&path("3.0.16")).await.ok();
    let asks = ("look", "answers");
    let [usual, desert] = [[("answer-1", "yes"), ("answer-2", "no")], [("answer-1", "yes"), ("answer-2", "yes")]];
    let first = press(&day.judge, &page, FORM, asks, &[&own[..], &usual].concat()).await.expect(200);
    let alone = press(&day.judge, &page, FORM, asks, &desert).await.expect(200);
    let second = press(&day.judge, &first, FORM, asks, &desert).await.expect(200);
    assert!(alone.text("#f-decision").contains("desert"), "{alone}");
    assert!(first.text("#f-decision").starts_with("A word to both. "), "{first}");
    assert_eq!(second.text("#f-decision"), format!("A word to both. {}", alone.text("#f-decision")));
    let instead = press(&day.judge, &alone, FORM, ("look", "later"), &[]).await.expect(200);
    assert!(instead.text("#f-decision").starts_with("Not reported at once"), "{instead}");
}
