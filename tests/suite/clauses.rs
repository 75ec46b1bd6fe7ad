//! The clauses of the rules in our own words: the page of all, what leads to it, and what the pages of a tournament and its
//! papers say of the clauses that players meet.

use std::collections::BTreeSet;

use reeve_rules::rulings::clauses::Clause;
use reeve_rules::tournament::vocabulary::Phase;

use crate::support::app;
use crate::support::app::{May, Page, Person};
use crate::support::day::day;

async fn rules(query: &str) -> Page {
    app::start().await.visitor().get(&format!("/rules{query}")).await.ok()
}

fn anchor(clause: Clause) -> String {
    format!("c-{}", clause.number().replace('.', "-"))
}

#[tokio::test]
async fn every_clause_is_on_the_page_with_its_words() {
    let page = rules("").await;
    assert_eq!(page.attributes("html", "lang"), ["en"]);
    assert_eq!(page.attributes("#clauses li[id]", "id"), Clause::all().map(anchor).collect::<Vec<_>>());
    for clause in Clause::all() {
        let text = page.text(&format!("#{}", anchor(clause)));
        assert!(text.starts_with(clause.number()) && text.len() > clause.number().len() + 40, "{text}");
    }
    assert!(!page.has("#clauses [hidden]") && page.bytes.len() < 60_000, "{} bytes", page.bytes.len());
    // The three sections with their chapters, and a list of them that leads there.
    assert_eq!(page.texts("#clauses > section > h2").len(), 3);
    let contents = page.attributes("nav.contents a", "href");
    let ids: BTreeSet<String> = page.attributes("section[id]", "id").into_iter().map(|id| format!("#{id}")).collect();
    assert_eq!(contents.iter().cloned().collect::<BTreeSet<_>>(), ids);
    assert_eq!(contents.len(), 13);
}

#[tokio::test]
async fn the_remedies_of_the_rules_stand_with_their_clauses() {
    let page = rules("").await;
    let check = |number: &str, says: &[&str]| {
        let text = page.text(&format!("#{}", anchor(Clause::read(number).expect(number))));
        assert!(text.contains("What follows:") && says.iter().all(|says| text.contains(says)), "{text}");
    };
    check("2.0.5", &["may not play a development card until their next turn"]);
    check("3.0.2", &["the robber goes to the desert and no card is stolen"]);
    check("3.0.11", &["nobody gets any", "takes what there is"]);
    check("3.0.16", &["moves the robber as they like and steals a card", "goes to the desert and no card is stolen"]);
    check("1.3.6", &["Each of them is warned", "disqualification"]);
    check("3.0.13", &["Each of them is warned", "disqualified"]);
}

/// Without scripts the server hides the others; with them they come back as the words change, so they are on the page.
#[tokio::test]
async fn what_is_not_looked_for_is_hidden_and_comes_back() {
    let page = rules("?q=robber+DESERT").await;
    let (all, hidden) = ("#clauses li[id]", "#clauses li[id][hidden]");
    assert_eq!(page.attributes(all, "id").len(), Clause::all().len());
    let hidden_ids = page.attributes(hidden, "id");
    for (id, found) in [("c-3-0-2", true), ("c-3-0-15", true), ("c-3-0-16", true), ("c-1-3-4", false)] {
        assert_eq!(!hidden_ids.contains(&id.to_owned()), found, "{id}");
    }
    assert!(page.attributes("main .stack a", "href").contains(&"/rules".to_owned()), "a way back to all");
    assert_eq!(page.attributes("#f-q", "value"), ["robber DESERT"]);
    assert!(page.header("x-robots-tag").contains("noindex"), "{}", page.header("x-robots-tag"));
    assert!(!rules("").await.header("x-robots-tag").contains("noindex"));
    let none = rules("?q=%3Cb%3Eno+such").await;
    assert_eq!(none.attributes(hidden, "id").len(), Clause::all().len());
    assert!(none.body().contains("No clause contains these words") && !none.body().contains("<b>no"), "{none}");
}

#[tokio::test]
async fn numbers_on_other_pages_lead_to_their_clause() {
    let day = day(14).await;
    day.make().await;
    day.open("prelim/1").await;
    let ids: BTreeSet<String> = rules("").await.attributes("li[id]", "id").into_iter().collect();
    let token = day.stored().await.players[0].link_token.clone();
    let paths = [day.public("rules"), day.run("rounds/prelim/1/tables/1"), day.run("rounds/prelim/1")];
    let mut seen = 0;
    for path in &paths {
        let page = day.judge.get(path).await.ok();
        for link in page.attributes("a.clause", "href") {
            let id = link.strip_prefix("/rules#").unwrap_or_else(|| panic!("{path}: {link}"));
            assert!(ids.contains(id), "{path}: {link}");
            seen += 1;
        }
    }
    assert!(seen > 15, "{seen}");
    // At the foot of the pages for everybody, and in the navigation of the staff.
    let home = format!("/t/{}", day.slug);
    for path in [home, day.public("standings"), format!("/p/{token}")] {
        let page = day.app.visitor().get(&path).await.ok();
        assert!(page.attributes("footer nav a", "href").contains(&"/rules".to_owned()), "{path}: {page}");
    }
    for path in [day.run("rounds"), day.run("rounds/prelim/1/tables/1")] {
        let page = day.judge.get(&path).await.ok();
        assert!(page.attributes("nav.tabs a", "href").contains(&"/rules".to_owned()), "{path}: {page}");
    }
}

#[tokio::test]
async fn a_record_sheet_on_paper_asks_what_the_rules_ask() {
    let day = day(14).await;
    day.make().await;
    day.open("prelim/1").await;
    let paper = day.judge.get(&day.run("rounds/prelim/1/print/record-sheets")).await.ok();
    let checks = paper.texts(".record .checks").join(" ");
    for says in [
        "the layout of the board is confirmed, and position 1 chooses first (1.1.6)",
        "5 settlements",
        "15 roads",
        "25 development cards",
        "19 of each resource",
        "call a judge (2.0.6)",
        "by the starting player",
        "or by a judge (2.0.4)",
        "keeps a log of events or dice",
        "swaps the dice after this game (2.0.7)",
    ] {
        assert!(checks.contains(says), "{says} is missing: {checks}");
    }
    assert!(paper.says("the result is final (1.3.4)") && paper.says("5th"), "{paper}");
}

#[tokio::test]
async fn the_rules_of_a_tournament_say_what_players_meet() {
    let day = day(12).await;
    day.change(|t| (t.phase, t.edition) = (Phase::Registration, "English, 4th edition".to_owned())).await;
    let page = day.app.visitor().get(&day.public("rules")).await.ok();
    for says in [
        "English, 4th edition, the same at all tables",
        "Phones and other devices stay off the table",
        "Photos of the board before and after are fine",
        "There is no clock on the game",
        "tell anybody on the staff",
    ] {
        assert!(page.says(says), "{says} is missing: {page}");
    }
}

#[tokio::test]
async fn a_judge_logs_a_ruling_from_each_clause_and_nobody_else_is_offered_that() {
    let day = day(16).await;
    let links = async |who: &Person| who.get("/rules").await.ok().attributes("#clauses li a.log", "href");
    assert!(links(&day.judge).await.is_empty(), "no games are on yet");
    day.make().await;
    day.open("prelim/1").await;
    let judges = links(&day.judge).await;
    assert_eq!(judges.len(), Clause::all().len());
    // The judge's device keeps the page for a hall without a network; a visitor's keeps none.
    assert!(day.judge.get("/rules").await.ok().has("body[data-keep] #kept[hidden]"));
    assert!(!day.app.visitor().get("/rules").await.ok().has("[data-keep], #kept"));
    let robber = judges.iter().find(|link| link.ends_with("clause=3.0.2")).expect("a link");
    let form = day.judge.get(robber).await.ok();
    assert!(form.has("main form") && form.says("3.0.2"), "{form}");
    for who in [&day.organizer, &day.app.visitor(), &day.app.account("elsewhere", May::Nothing).await] {
        assert!(links(who).await.is_empty());
        assert!(!who.get(&day.public("rules")).await.ok().has("main a[href$='/rulings/new']"));
    }
    let here = day.judge.get(&day.public("rules")).await.ok();
    assert!(here.has("main a[href$='/rulings/new']"), "{here}");
}
