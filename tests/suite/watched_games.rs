//! Games of side events while they are on: how they stand, on the public page, on the screens of the hall and from the lists of tables,
//! and nowhere before everybody may know.

use reeve_rules::games::SystemCode;
use reeve_rules::tournament::settings::StandingsMove;
use reeve_store::hall_screen;

use super::side_games::{TABLE, begin, names, playing, send, version};
use super::support::app::{Page, Person};
use super::support::day::Day;

/// Seven hexes, of which three players hold every second one of the coast.
const SMALL: &str =
    r#"[[0,0,"desert"],[1,0,"forest"],[0,1,"field"],[-1,1,"hill"],[-1,0,"pasture"],[0,-1,"mountain"],[1,-1,"forest"]]"#;

async fn take(day: &Day, fields: &[(&str, &str)]) -> Page {
    send(&day.judge, &day.run(TABLE), version(day).await, fields).await
}

/// A screen of the hall; gives its address.
async fn screen(day: &Day) -> String {
    day.organizer.post(&day.run("screens"), &[("screen", "Hall")]).await.expect(303);
    let screens = hall_screen::of_tournament(&mut day.app.db.read().await.unwrap(), day.id).await.unwrap();
    day.public(&format!("screen/{}", screens[0].id))
}

async fn home(day: &Day, who: &Person) -> Page {
    who.get(&format!("/t/{}", day.slug)).await.ok()
}

#[actix_web::test]
async fn an_island_is_watched_where_results_come_out_with_each_sheet() {
    let day = playing(6, SystemCode::Conquest).await;
    let (names, screen, visitor) = (names(&day).await, screen(&day).await, day.app.visitor());
    // The list of tables leads the staff to the game once there is one.
    let listed =
        async || day.judge.get(&day.run("rounds/prelim/1")).await.ok().attributes(".table-card .duty a", "href");
    assert!(listed().await.is_empty());
    begin(&day, &[("land", SMALL), ("gold", "0")]).await.expect(303);
    for (player, hex) in [("#1", "[1,0]"), ("#2", "[-1,1]"), ("#3", "[0,-1]")] {
        take(&day, &[("do", "found"), ("by", player), ("hex", hex)]).await.expect(303);
    }
    assert_eq!(listed().await, [day.run(TABLE)]);
    let parts = async || visitor.get(&screen).await.ok().attributes("[data-part]", "data-part");

    // Two tables, whose results come when the round is closed: nobody is told how one of them stands.
    let page = home(&day, &visitor).await;
    assert!(!page.has(".score") && !page.has("svg.isle"), "{page}");
    assert_eq!(parts().await, ["clock"]);
    assert!(!visitor.get(&day.public("results")).await.ok().has(".game-link"));

    day.change(|row| row.settings.standings_move = StandingsMove::Sheet).await;
    let page = home(&day, &visitor).await;
    assert_eq!(page.text("#games-on"), "The game that is on");
    assert_eq!(page.text("#game-1 h3"), "Table 1 Production comes next");
    assert_eq!(page.texts("#game-1 .score bdi"), names);
    assert_eq!(page.texts("#game-1 svg.isle.seen .isle-hex").len(), 7, "{page}");
    assert!(!page.has("svg.isle a") && !page.has("#game-1 form"), "there is nothing to press: {page}");
    assert!(page.text("#game-1").contains("4 hexes win."), "{page}");
    // It comes up to date with each step, and so do the results, which lead there.
    let kinds = page.attributes("body", "data-kinds").remove(0);
    assert!(kinds.split(' ').any(|kind| kind == "games"), "{kinds}");
    take(&day, &[("do", "produce")]).await.expect(303);
    let page = home(&day, &visitor).await;
    assert_eq!(page.text("#game-1 h3"), format!("Table 1 {}'s turn", names[0]));
    assert_eq!(page.texts("#game-1 .has-turn bdi"), names[..1]);
    let results = visitor.get(&day.public("results")).await.ok();
    assert_eq!(results.attributes(".table-card .game-link a", "href"), [format!("/t/{}#game-1", day.slug)]);
    assert!(results.attributes("body", "data-kinds").remove(0).contains("games"), "{results}");

    assert_eq!(parts().await, ["clock", "games"]);
    let hall = visitor.get(&screen).await.ok();
    assert!(hall.has(".game-seen svg.isle.seen") && hall.texts(".game-seen .score bdi") == names, "{hall}");

    // With a result the game is no longer on.
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    let fields = super::support::event::filled(
        &sheet,
        "form[data-entry]",
        &[("vp-1", "4"), ("vp-2", "2"), ("vp-3", "1"), ("winner", "1")],
    );
    super::support::event::send(&day.judge, &day.run("rounds/prelim/1/tables/1"), &fields).await.expect(303);
    assert!(!home(&day, &visitor).await.has(".score"));
    assert_eq!(parts().await, ["clock"]);
    assert!(!visitor.get(&day.public("results")).await.ok().has(".game-link"));
}

#[actix_web::test]
async fn the_game_of_the_only_table_is_watched_with_its_clock() {
    let day = playing(3, SystemCode::FullContact).await;
    let (names, screen, visitor) = (names(&day).await, screen(&day).await, day.app.visitor());
    assert!(!home(&day, &visitor).await.has(".score"), "none was begun");
    let hoops = [("hoop-#1", "1"), ("hoop-#2", "4"), ("hoop-#3", "7")];
    let players = [("players-#1", "4"), ("players-#2", "4"), ("players-#3", "4")];
    begin(&day, &[&hoops[..], &players[..]].concat()).await.expect(303);
    let page = home(&day, &visitor).await;
    assert_eq!(page.text("#game-1 h3"), "Field 1 Before the first whistle");
    assert_eq!(page.texts("#game-1 .score bdi"), names);
    assert!(page.text("#game-1").contains("VP win.") && !page.text("#game-1").contains("this round at"), "{page}");
    take(&day, &[("do", "whistle")]).await.expect(303);
    let page = home(&day, &visitor).await;
    assert_eq!(page.text("#game-1 h3"), "Field 1 Round 1 is on");
    assert!(page.text("#game-1").contains("this round at"), "{page}");
    let hall = visitor.get(&screen).await.ok();
    assert!(hall.has(".scores.few [data-since][data-words]"), "since when is counted on the screen: {hall}");
    take(&day, &[("do", "stop")]).await.expect(303);
    assert!(!visitor.get(&screen).await.ok().has(".scores [data-since]"), "no round is on");
}

#[actix_web::test]
async fn what_lies_on_the_table_is_told_of_struggle() {
    let day = playing(4, SystemCode::Struggle).await;
    let (names, visitor) = (names(&day).await, day.app.visitor());
    begin(&day, &[]).await.expect(303);
    let page = home(&day, &visitor).await;
    assert_eq!(page.text("#game-1 h3"), format!("Table 1 {}'s turn", names[0]));
    assert!(page.texts("#game-1 .score bdi") == names && page.text("#game-1").contains("10 VP win."), "{page}");
    take(&day, &[("do", "build"), ("what", "road")]).await.expect(303);
    let page = home(&day, &visitor).await;
    assert!(page.texts("#game-1 .score small")[0].contains("road"), "{page}");
    // A championship has none of it on its page.
    let other = playing(4, SystemCode::Base).await;
    assert!(!home(&other, &other.app.visitor()).await.body().contains("/running."));
}
