//! Lots through the pages: who needs them, drawing by Reeve and by hand, and that a lot stays.

use std::collections::BTreeMap;

use reeve_rules::standings::lots;
use reeve_rules::standings::{Lots, RankedId};
use reeve_rules::tournament::vocabulary::DrawMethod;
use reeve_store::lots as kept;
use reeve_store::lots::{NewDraw, NewLots};
use reeve_store::{PlayerId, Scope, Snapshot};

use super::support::app::Page;
use super::support::day::{Day, day};

/// Sixteen players after their preliminary games. Everybody wins the same number of games from the same positions,
/// so most of them share ranks.
async fn tied() -> Day {
    let day = day(16).await;
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    day
}

async fn lots_page(day: &Day) -> Page {
    day.organizer.get(&day.run("lots")).await.ok()
}

async fn by_reeve(day: &Day) -> Page {
    day.organizer.post(&day.run("lots"), &[("how", "reeve"), ("witness", "Wanda Witness"), ("confirm", "draw")]).await
}

#[actix_web::test]
async fn a_draw_is_told_and_says_where_it_goes_on() {
    let day = tied().await;
    let drawn = by_reeve(&day).await.expect(303);
    assert!(drawn.location().is_some_and(|to| to.ends_with("/lots?done=drawn")), "{drawn}");
    let page = day.organizer.follow(&drawn).await.ok();
    assert!(page.says("The lots are drawn.") && page.has("main a.button[href$='/bracket']"), "{page}");
    // It stands under the standings.
    assert_eq!(page.text(".tabs [aria-current]"), "Standings");
}

/// The fields for lots on the page, in its order.
fn fields(page: &Page) -> Vec<String> {
    page.attributes("input[name^='lot.']", "name")
}

/// Sends lots by hand, with what is typed over.
async fn by_hand(day: &Day, page: &Page, typed: &[(&str, &str)]) -> Page {
    let fields = fields(page);
    let numbers: Vec<String> = (1..=fields.len()).map(|n| n.to_string()).collect();
    let mut sent: Vec<(&str, &str)> =
        vec![("how", "hand"), ("witness", "Wanda Witness"), ("everybody", "yes"), ("confirm-hand", "keep")];
    for (field, number) in fields.iter().zip(&numbers) {
        let over = typed.iter().find(|(name, _)| name == field).map(|(_, value)| *value);
        sent.push((field, over.unwrap_or(number)));
    }
    sent.extend(typed.iter().filter(|(name, _)| !fields.iter().any(|field| field == name)));
    day.organizer.post(&day.run("lots"), &sent).await
}

fn drawn(snapshot: &Snapshot) -> BTreeMap<i64, i64> {
    snapshot.lots.iter().map(|lot| (lot.player_id.0, lot.lot)).collect()
}

#[actix_web::test]
async fn reeve_draws_from_a_seed_that_gives_the_same_again() {
    let day = tied().await;
    let page = lots_page(&day).await;
    assert!(page.has("section.card.now"), "{page}");
    assert!(page.says("lots decide their seeds") || page.says("lots decide who plays on"), "{page}");
    let wanted = fields(&page).len();
    assert!(wanted >= 2, "{page}");
    by_reeve(&day).await.expect(303);

    let stored = day.stored().await;
    let [draw] = stored.draws.as_slice() else { panic!("one draw: {:?}", stored.draws) };
    assert_eq!((draw.method, draw.witness.as_str()), (DrawMethod::Reeve, "Wanda Witness"));
    assert_eq!(draw.drawn_by, Some(day.organizer.id()));
    let seed = draw.seed.expect("a seed");
    let players: Vec<RankedId> = stored.lots.iter().map(|lot| RankedId(lot.player_id.0)).collect();
    let again = lots::draw(&players, &Lots::new(), u64::try_from(seed).unwrap());
    let again: BTreeMap<i64, i64> = again.into_iter().map(|(player, lot)| (player.0, i64::from(lot.0))).collect();
    assert_eq!(drawn(&stored), again);

    let page = lots_page(&day).await;
    for words in [seed.to_string().as_str(), "Wanda Witness", "organizer", "by Reeve"] {
        assert!(page.texts(".draws").join(" ").contains(words), "{words}: {page}");
    }
    let public = day.app.visitor().get(&day.public("standings")).await.ok();
    assert!(public.says(&format!("seed {seed}")), "{public}");
    assert!(!public.says("Wanda Witness"), "the public page names the witness");
}

#[actix_web::test]
async fn a_lot_is_never_drawn_again() {
    let day = tied().await;
    by_reeve(&day).await.expect(303);
    let before = drawn(&day.stored().await);
    let page = by_reeve(&day).await.expect(409);
    assert!(page.says("Nobody needs a lot"), "{page}");
    let (player, lot) = before.iter().next().unwrap();
    let field = format!("lot.{player}");
    let other = (lot + 1).to_string();
    let typed = [("how", "hand"), (field.as_str(), other.as_str()), ("confirm-hand", "keep")];
    day.organizer.post(&day.run("lots"), &typed).await.expect(409);
    assert_eq!(drawn(&day.stored().await), before);
}

#[actix_web::test]
async fn two_organizers_who_draw_at_once_draw_once() {
    let day = tied().await;
    let second = day.app.signed_in(day.organizer.id()).await;
    let path = day.run("lots");
    let form = [("how", "reeve"), ("witness", ""), ("confirm", "draw")];
    let (one, two) = tokio::join!(day.organizer.post(&path, &form), second.post(&path, &form));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409], "{one}\n{two}");
    assert_eq!(day.stored().await.draws.len(), 1);
}

#[actix_web::test]
async fn lots_by_hand_come_back_with_what_is_wrong_and_nothing_lost() {
    let day = tied().await;
    let page = lots_page(&day).await;
    let fields = fields(&page);
    let (first, second) = (fields[0].as_str(), fields[1].as_str());
    for (typed, field, words) in [
        (vec![(first, "")], first, "missing"),
        (vec![(first, "7x")], first, "whole number"),
        (vec![(first, "-1")], first, "whole number"),
        (vec![(first, "4294967296")], first, "whole number"),
        (vec![(first, "5000"), (second, "5000")], second, "already belongs to somebody else. Draw again for this one."),
        (vec![("lot.999999999", "77")], "", "not in the tournament"),
        (vec![("how", "somehow")], "how", "Choose how"),
        (vec![("watched", long().as_str())], "watched", "at most 200"),
    ] {
        // The last value of a name is not looked at, so a changed "how" stands first.
        let page = if let Some((_, how)) = typed.iter().find(|(name, _)| *name == "how") {
            day.organizer.post(&day.run("lots"), &[("how", how), (first, "31")]).await.expect(422)
        } else if let Some((_, witness)) = typed.iter().find(|(name, _)| *name == "watched") {
            day.organizer
                .post(
                    &day.run("lots"),
                    &[("how", "hand"), ("watched", witness), (first, "31"), ("confirm-hand", "keep")],
                )
                .await
                .expect(422)
        } else {
            by_hand(&day, &page, &typed).await.expect(422)
        };
        assert!(page.text(".faults").contains(words), "{typed:?}: {page}");
        if !field.is_empty() {
            assert!(page.fault(field).contains(words), "{typed:?}: {page}");
        }
        for (name, value) in typed.iter().filter(|(name, _)| name.starts_with("lot.") && *name != "lot.999999999") {
            assert_eq!(page.attributes(&format!("input[name='{name}']"), "value"), [*value]);
        }
    }
    let stored = day.stored().await;
    assert!(stored.draws.is_empty() && stored.lots.is_empty());
    // One hat for all groups.
    let players = stored.players.len();
    assert!(page.says(&format!("from one hat, with the slips 1 to {players}")) && !page.says("drew before"), "{page}");

    by_hand(&day, &page, &[(first, "4000")]).await.expect(303);
    let stored = day.stored().await;
    assert_eq!(stored.lots.len(), fields.len());
    assert_eq!(stored.draws[0].method, DrawMethod::Hand);
    assert_eq!(stored.draws[0].seed, None);
    assert!(lots_page(&day).await.says("Nobody needs a lot"));
}

fn long() -> String {
    "w".repeat(201)
}

#[actix_web::test]
async fn lots_wait_for_the_last_round_and_are_the_organizers() {
    let day = day(16).await;
    day.make().await;
    day.play("prelim/1").await;
    let page = by_reeve(&day).await.expect(409);
    assert!(page.says("1 of 3 preliminary rounds are closed"), "{page}");
    day.judge.post(&day.run("lots"), &[("how", "reeve")]).await.expect(403);
    let page = day.judge.get(&day.run("lots")).await.ok();
    assert!(!page.has("main button[type=submit]"), "{page}");
}

#[actix_web::test]
async fn a_group_that_decides_nothing_may_be_drawn_for_by_hand_as_a_whole() {
    let day = tied().await;
    by_reeve(&day).await.expect(303);
    let page = lots_page(&day).await;
    let left = fields(&page);
    if left.is_empty() {
        return;
    }
    // Half a group is refused: it shares its rank while any of it has no lot.
    let typed = [("how", "hand"), (left[0].as_str(), "3000000"), ("confirm-hand", " Keep ")];
    let page = day.organizer.post(&day.run("lots"), &typed).await.expect(422);
    assert!(page.text(".faults").contains("missing"), "{page}");
}

/// Somebody of a group drew before: the others draw from the same hat, and a number that is taken is drawn again.
#[actix_web::test]
async fn where_two_draws_meet_the_same_hat_goes_on() {
    let day = tied().await;
    let first = fields(&lots_page(&day).await)[0].trim_start_matches("lot.").parse().unwrap();
    let draw = NewDraw {
        method: DrawMethod::Hand,
        seed: None,
        reason: lots::DrawReason::OwnWords(String::new()),
        witness: String::new(),
        drawn_by: None,
        drawn_at: day.stored().await.tournament.created_at,
    };
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let id = kept::insert_draw(&mut tx, day.id, &draw).await.unwrap();
    let rows = NewLots::of(&[(PlayerId(first), 3)]).unwrap();
    kept::insert_lots(&mut tx, day.id, id, &rows).await.unwrap();
    tx.commit().await.unwrap();
    let page = lots_page(&day).await;
    assert!(page.says("Draw the others from the same hat.") && page.says("without those drawn before"), "{page}");
    let third = fields(&page)[2].clone();
    let again = by_hand(&day, &page, &[]).await.expect(422);
    assert!(again.fault(&third).contains("Draw again for this one."), "{again}");
    by_hand(&day, &page, &[(third.as_str(), "16")]).await.expect(303);
    assert_eq!(drawn(&day.stored().await)[&first], 3, "what was drawn stays");
}

/// What a tournament takes away ranks alike without Reeve's store.
#[actix_web::test]
async fn results_and_lots_as_files_give_the_same_ranks() {
    let day = tied().await;
    let none = day.organizer.get(&day.run("export/lots.csv")).await.ok().body();
    assert_eq!(none.trim_start_matches('\u{feff}'), "player,lot\n");
    assert!(!day.organizer.get(&day.run("export")).await.ok().body().contains("export/lots.csv"));
    let form = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &form).await.expect(303);
    assert!(lots_page(&day).await.body().contains("export/lots.csv"));

    let folder = tempfile::tempdir().unwrap();
    let save = async |name: &str| {
        let path = folder.path().join(name);
        let page = day.organizer.get(&day.run(&format!("export/{name}"))).await.ok();
        std::fs::write(&path, &page.bytes).unwrap();
        path
    };
    let (results, lots, expect) = (save("results.csv").await, save("lots.csv").await, save("standings.csv").await);
    let ranked = std::process::Command::new(env!("CARGO_BIN_EXE_reeve"))
        .args(["standings", "--results", results.to_str().unwrap(), "--lots", lots.to_str().unwrap()])
        .output()
        .unwrap();
    let expect = std::fs::read_to_string(expect).unwrap();
    assert!(ranked.status.success(), "{ranked:?}");
    assert_eq!(String::from_utf8(ranked.stdout).unwrap(), expect.trim_start_matches('\u{feff}'));
}
