//! The events of a season as files, for whoever reports them: by days and of a series, from pages and from the command.

use std::process::{Command, Output};

use serde_json::Value;

use reeve_rules::tournament::vocabulary::Phase;

use crate::series_files::play;
use crate::series_staff::{NAMES, event};
use crate::support::app::{self, May, Person};
use crate::support::day::{Day, day_of};
use crate::support::db::Place;

const DAYS: &str = "from=2026-01-01&until=2026-12-31";

/// A name that files, scripts and elements would take apart.
const ODD: &str = "Zoë \"Ö\" O'Neil </script>, \u{5d0}\u{200f} 🎲";

/// The same for the tournament.
const CUP: &str = "=Cup \"of\" </script> \u{200f}| 🎲";

fn reeve(place: &Place, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(arguments).env("DATABASE_URL", place.address()).env("REEVE_CONFIG", "").output().expect("reeve")
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

async fn json(visitor: &Person, path: &str) -> Value {
    let file = visitor.get(path).await.ok();
    assert_eq!(file.header("content-type"), "application/json");
    assert!(file.header("content-disposition").starts_with("attachment"), "{path}");
    serde_json::from_slice(&file.bytes).expect("JSON")
}

async fn to_the_final(day: &Day) {
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &lots).await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.open("final/1").await;
}

#[tokio::test]
async fn an_event_is_told_with_players_finalists_champion_and_rules_as_its_pages_say() {
    let mut names: Vec<String> = (2..=12).map(|n| format!("Player {n:02}")).collect();
    names.push(ODD.to_owned());
    let day = day_of(&names).await;
    let visitor = day.app.visitor();
    day.change(|t| t.name = CUP.to_owned()).await;
    let told = async || json(&visitor, &format!("/season.json?{DAYS}")).await["events"][0].clone();
    let before = told().await;
    assert_eq!(
        (&before["players"], &before["valid"], &before["phase"]),
        (&Value::Null, &Value::Null, &"check_in".into())
    );
    to_the_final(&day).await;
    day.enter("final/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let playing = told().await;
    assert_eq!((&playing["players"], &playing["valid"]), (&12.into(), &true.into()));
    assert!(playing["champion"].is_null() && playing["finalists"] == Value::Array(Vec::new()), "{playing}");
    day.press("final/1", "close").await.expect(303);
    let closed = told().await;
    assert!(closed["champion"].is_null() && closed["finalists"].as_array().expect("a list").len() == 4, "{closed}");
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    let over = told().await;
    let home = visitor.get(day.public("").trim_end_matches('/')).await.ok();
    assert_eq!(over["champion"], home.text(".champion h2"));
    let table: Vec<&str> = over["finalists"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| one["player"].as_str().expect("a name"))
        .collect();
    assert_eq!(table, home.texts("table.list tbody th"));
    assert_eq!((&over["event"], &over["rule_set"]), (&CUP.into(), &"catan-studio".into()));
    let pages = [
        visitor.get(&format!("/season.csv?{DAYS}")).await.ok().body(),
        visitor.get(&format!("/season.json?{DAYS}")).await.ok().body(),
    ];
    let days = ["season", "--from", "2026-01-01", "--until", "2026-12-31"];
    let place = day.app.place();
    assert_eq!(pages[0], format!("\u{feff}{}", printed(&reeve(place, &days))));
    assert_eq!(pages[1], printed(&reeve(place, &[days.as_slice(), &["--json"]].concat())));
    let mut read = csv::Reader::from_reader(pages[0].trim_start_matches('\u{feff}').as_bytes());
    let line = read.records().next().expect("a line").expect("CSV");
    assert_eq!((&line[0], &line[12]), (format!("'{CUP}").as_str(), over["champion"].as_str().expect("a name")));
    assert_eq!(line[13].split('|').collect::<Vec<_>>(), table);

    // Who is erased is erased there.
    let person = day.stored().await.players.iter().find(|player| player.person.name == ODD).map(|player| player.number);
    let number = person.expect("a player");
    day.organizer.post(&day.run(&format!("players/{number}/erase")), &[("confirm", "erase")]).await;
    let erased = day.stored().await.players.iter().all(|player| player.person.name != ODD);
    assert!(erased, "the test erases a player");
    assert!(!visitor.get(&format!("/season.csv?{DAYS}")).await.ok().body().contains("O'Neil </script>,"));

    // Nothing of it once it is hidden, or outside of its days.
    for days in ["from=2026-11-22&until=2026-12-31", "from=2025-01-01&until=2026-11-20"] {
        assert_eq!(json(&visitor, &format!("/season.json?{days}")).await["events"], Value::Array(Vec::new()), "{days}");
    }
    day.change(|t| t.hidden_at = Some(t.created_at)).await;
    assert_eq!(json(&visitor, &format!("/season.json?{DAYS}&x=1")).await["events"], Value::Array(Vec::new()));
}

#[tokio::test]
async fn a_series_is_told_with_its_events_and_only_while_it_is_public() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let day = event(app, &organizer, &judge, "jena", &NAMES).await;
    day.app.insert_series("cup", organizer.id(), &[day.id]).await;
    let visitor = day.app.visitor();
    play(&day, ["10", "9", "9", "9"]).await;
    let told = json(&visitor, "/s/cup/season.json").await;
    assert_eq!((&told["series"]["players"], &told["series"]["valid"]), (&12.into(), &true.into()));
    assert_eq!(told["events"][0]["part"], "prelims");
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    let told = json(&visitor, "/s/cup/season.json").await["events"][0].clone();
    assert_eq!((&told["players"], &told["valid"], &told["champion"]), (&12.into(), &Value::Null, &Value::Null));
    let csv = visitor.get("/s/cup/season.csv").await.ok().body();
    assert!(
        csv.contains(
            "\nEvent jena,jena,Series cup,Jena,2026-11-21,Europe/Berlin,base,prelims,finished,12,,catan-studio,,\n"
        ),
        "{csv}"
    );
    let of_days = json(&visitor, &format!("/season.json?{DAYS}")).await;
    assert_eq!(of_days["events"][0]["series"], "Series cup");
    let place = day.app.place();
    assert_eq!(csv, format!("\u{feff}{}", printed(&reeve(place, &["season", "--series", "cup"]))));
    let links = visitor.get("/s/cup").await.ok().attributes("main a", "href");
    assert!(
        ["/s/cup/season.csv", "/s/cup/season.json"].iter().all(|link| links.contains(&(*link).to_owned())),
        "{links:?}"
    );

    // A draft is in no file, and neither is a series that nobody may know of.
    day.change(|t| t.phase = Phase::Draft).await;
    assert!(!visitor.get("/s/cup/season.csv?q=1").await.ok().body().contains("jena"));
    organizer.post("/series/cup/hide", &[]).await.expect(303);
    visitor.get("/s/cup/season.csv").await.expect(404);
    visitor.get("/s/cup/season.json").await.expect(404);
    assert_eq!(reeve(place, &["season", "--series", "cup"]).status.code(), Some(2));
    assert_eq!(reeve(place, &["season", "--series", "nowhere"]).status.code(), Some(2));
}

#[tokio::test]
async fn days_that_are_none_are_refused_and_the_form_offers_this_year() {
    let day = day_of(&["Ada".to_owned()]).await;
    let visitor = day.app.visitor();
    for odd in ["from=soon", "until=2026-02-30", "from=2026-05-02&until=2026-05-01", "from=99999-01-01"] {
        for file in ["csv", "json"] {
            let page = visitor.get(&format!("/season.{file}?{odd}")).await.expect(422);
            assert!(page.says("Write the days as year-month-day"), "{odd}: {page}");
        }
    }
    let place = day.app.place();
    for odd in [["--from", "soon"], ["--until", "1999-01-01"], ["--from", "2199-01-01"]] {
        assert_eq!(reeve(place, &[&["season"], odd.as_slice()].concat()).status.code(), Some(2), "{odd:?}");
    }
    let home = visitor.get("/").await.ok();
    let year = chrono::Utc::now().format("%Y").to_string();
    assert_eq!(home.attributes("#f-from", "value"), [format!("{year}-01-01")]);
    assert_eq!(home.attributes("#f-until", "value"), [format!("{year}-12-31")]);
    assert_eq!(home.attributes("form[action='/season.csv'] button", "formaction"), ["/season.json"]);
}
