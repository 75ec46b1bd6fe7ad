//! A tournament through its pages: created, described, staffed, opened, hidden; and what it refuses.

use std::io::Cursor;

use reeve_files::archive::{Archive, Limits};
use reeve_rules::tournament::settings::{Setting, Settings, StandingsMove};
use reeve_rules::tournament::vocabulary::{Phase, PlayerSource, PlayerState, SheetState, Stage};
use reeve_store::player;
use reeve_store::tournament as stored;
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, PlayerId, Scope};
use reeve_store::{game_table, round, seat};

use reeve_words as words;

use crate::support::app::{self, App, May, Page, Person};
use crate::support::day::day;

const GOOD: [(&str, &str); 7] = [
    ("name", "Spring Open"),
    ("place", "Town hall"),
    ("starts_on", "2026-11-21"),
    ("time_zone", "Europe/Berlin"),
    ("edition", "5th edition"),
    ("code_version", "2026"),
    ("photo_version", "2026"),
];

/// The good form with some fields changed or added.
fn with<'a>(changes: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let kept = GOOD.into_iter().filter(|(name, _)| !changes.iter().any(|(changed, _)| changed == name));
    kept.chain(changes.iter().copied()).collect()
}

async fn organizer(app: &App) -> Person {
    app.account("organizer", May::Create).await
}

/// Creates the good tournament and gives its page.
async fn created(organizer: &Person) -> Page {
    let answer = organizer.post("/new", &GOOD).await.expect(303);
    organizer.follow(&answer).await.ok()
}

async fn tournament(app: &App, slug: &str) -> Tournament {
    let mut tx = app.db.read().await.unwrap();
    stored::by_slug(&mut tx, slug).await.unwrap().expect("the tournament")
}

#[tokio::test]
async fn four_fields_are_enough_and_players_can_be_entered_without_registration() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    let blank = organizer.get("/new").await.ok();
    let open = |page: &Page| page.has("main form > details[open]");
    assert_eq!(blank.attributes("main form > .field [name], main form > .fields [name]", "name").len(), 4, "{blank}");
    assert!(!open(&blank));
    let sent = async |changes: &[(&'static str, &'static str)]| organizer.post("/new", &with(changes)).await;
    assert!(!open(&sent(&[("name", "")]).await.expect(422)));
    assert!(open(&sent(&[("time_zone", "")]).await.expect(422)));
    assert!(open(&sent(&[("name", ""), ("rules", "germany")]).await.expect(422)));

    created(&organizer).await;
    let home = organizer.get("/run/spring-open").await.ok();
    assert!(home.texts(".steps form button").contains(&"I enter the players myself".to_owned()), "{home}");
    organizer.post("/run/spring-open/start-check-in", &[]).await.expect(303);
    assert_eq!(tournament(&app, "spring-open").await.phase, Phase::CheckIn);
    let home = organizer.get("/run/spring-open").await.ok();
    assert_eq!(home.texts(".steps .button.primary"), ["Add players"], "{home}");
    organizer.post("/run/spring-open/reopen-registration", &[]).await.expect(303);
}

#[tokio::test]
async fn a_tournament_is_created_opened_and_seen() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    organizer.get("/new").await.ok();
    let page = created(&organizer).await;
    assert_eq!(page.text("h1"), "Spring Open");
    assert_eq!(page.text(".steps li.now h2"), "Fill in the details");
    assert!(page.says("No judge is named yet"), "{page}");
    assert_eq!(app.visitor().get("/t/spring-open").await.status, 404);
    assert!(organizer.get("/run").await.ok().says("Spring Open"));
    organizer.post("/run/spring-open/open-registration", &[]).await.expect(303);
    let home = app.visitor().get("/t/spring-open").await.ok();
    assert_eq!(home.text("h1"), "Spring Open");
    assert!(home.has("a.primary[href=\"/t/spring-open/register\"]"), "{home}");
    assert!(app.visitor().get("/").await.ok().says("Spring Open"));
    organizer.post("/run/spring-open/start-check-in", &[]).await.expect(303);
    organizer.post("/run/spring-open/reopen-registration", &[]).await.expect(303);
    let again = organizer.post("/run/spring-open/open-registration", &[]).await.expect(409);
    assert!(again.says("open already"), "{again}");
    assert_eq!(tournament(&app, "spring-open").await.phase, Phase::Registration);
}

#[tokio::test]
async fn the_form_comes_back_with_every_fault_beside_its_field() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    let long = "x".repeat(301);
    let faults: &[(&str, &str, &str)] = &[
        ("name", "", "missing"),
        ("name", &long, "301 characters"),
        ("name", "a\tb", "one line"),
        ("place", "", "missing"),
        ("place", &long, "301 characters"),
        ("edition", "", "missing"),
        ("starts_on", "", "missing"),
        ("starts_on", "2026-02-30", "calendar"),
        ("starts_on", "tomorrow", "year-month-day"),
        ("starts_on", "9999-01-01", "2199"),
        ("time_zone", "Atlantis", "no time zone"),
        ("time_zone", "", "missing"),
        ("time_zone", "indianapolis", "America/Indiana/Indianapolis, America/Indianapolis"),
        ("capacity", "0", "whole number"),
        ("capacity", "-1", "whole number"),
        ("capacity", "999999999999999999999999", "whole number"),
        ("capacity", "lots", "whole number"),
        ("slug", "Spring Open", "lower-case"),
        ("slug", "../admin", "lower-case"),
        ("slug", "frühling", "lower-case"),
        ("slug", "\u{202e}abc", "lower-case"),
        ("slug", "run", "keeps for itself"),
        ("slug", "ab", "3 to 60"),
        ("code_version", "", "missing"),
        ("photo_version", &long, "301 characters"),
        ("tied_places", "sideways", "Choose one"),
    ];
    for (field, value, words) in faults {
        let page = organizer.post("/new", &with(&[(field, value)])).await.expect(422);
        let fault = page.texts(".fault").join(" ");
        assert!(fault.contains(words), "{field}={value:?}: {fault:?}");
        assert!(page.has(&format!(".faults a[href=\"#f-{field}\"]")), "{field}={value:?}\n{page}");
        assert_eq!(page.attributes("#f-edition", "value").len(), 1, "what was typed is kept");
    }
    assert!(organizer.get("/run").await.ok().says("No tournament yet"));
}

#[tokio::test]
async fn names_of_every_kind_come_back_as_they_were_typed() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    let long = "ö".repeat(300);
    for name in ["بطولة المدينة", "<b>\"Köln\" & 'Co'</b>", "{{ name }}", "a%00b", &long, "🎲🎲🎲", "\\u0041"]
    {
        let answer = organizer.post("/new", &with(&[("name", name)])).await.expect(303);
        let page = organizer.follow(&answer).await.ok();
        assert_eq!(page.text("h1"), name.split_whitespace().collect::<Vec<_>>().join(" "));
        let details = organizer.get(&format!("{}/details", answer.location().unwrap())).await.ok();
        assert_eq!(details.attributes("#f-name", "value"), [name]);
    }
}

#[tokio::test]
async fn one_address_belongs_to_one_tournament_also_when_two_come_at_once() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    let named = with(&[("slug", "the-one")]);
    let (one, other) = tokio::join!(organizer.post("/new", &named), organizer.post("/new", &named));
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 422]);
    // Addresses that were left empty get a number instead.
    let (one, other) = tokio::join!(organizer.post("/new", &GOOD), organizer.post("/new", &GOOD));
    let mut slugs = [one.location().unwrap().to_owned(), other.location().unwrap().to_owned()];
    slugs.sort_unstable();
    assert_eq!(slugs, ["/run/spring-open", "/run/spring-open-2"]);
    // Editing one into the other's address is refused in the same way.
    let mut form = organizer.get("/run/spring-open-2/details").await.ok().form("form.read");
    form.iter_mut().filter(|(name, _)| name == "slug").for_each(|(_, slug)| *slug = "the-one".into());
    let page = organizer.post("/run/spring-open-2/details", &pairs(&form)).await.expect(422);
    assert!(page.fault("slug").contains("Another tournament"), "{page}");
}

fn pairs(form: &[(String, String)]) -> Vec<(&str, &str)> {
    form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

/// The details form with one field changed.
async fn changed(person: &Person, field: &str, value: &str) -> Vec<(String, String)> {
    let mut form = person.get("/run/spring-open/details").await.ok().form("form.read");
    form.retain(|(name, _)| name != field);
    form.push((field.to_owned(), value.to_owned()));
    form
}

#[tokio::test]
async fn details_change_and_stale_forms_show_both_values() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    created(&organizer).await;
    let old = changed(&organizer, "place", "Harbour").await;
    let new = changed(&organizer, "place", "Castle").await;
    organizer.post("/run/spring-open/details", &pairs(&new)).await.expect(303);
    let stale = organizer.post("/run/spring-open/details", &pairs(&old)).await.expect(409);
    assert_eq!(stale.rows(".faults table.list"), [["Place", "Castle", "Harbour"]]);
    assert_eq!(stale.attributes("#f-place", "value"), ["Harbour"]);
    assert_eq!(tournament(&app, "spring-open").await.place, "Castle");
    // Sent once more, knowing what is there, it stands.
    let again = stale.form("form.read");
    organizer.post("/run/spring-open/details", &pairs(&again)).await.expect(303);
    assert_eq!(tournament(&app, "spring-open").await.place, "Harbour");
    // What changes elsewhere in the tournament is not in the way.
    let form = changed(&organizer, "capacity", "64").await;
    organizer.post("/run/spring-open/open-registration", &[]).await.expect(303);
    organizer.post("/run/spring-open/details", &pairs(&form)).await.expect(303);
    assert_eq!(tournament(&app, "spring-open").await.capacity, Some(64));
}

async fn enter(app: &App, phase: Phase) {
    let mut tournament = tournament(app, "spring-open").await;
    tournament.phase = phase;
    let mut tx = app.db.write(Scope::Tournament(tournament.id)).await.unwrap();
    stored::update(&mut tx, &tournament).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn settings_are_locked_once_round_1_is_published_and_the_address_once_it_is_public() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    created(&organizer).await;
    let form = changed(&organizer, "standings_move", "sheet").await;
    organizer.post("/run/spring-open/details", &pairs(&form)).await.expect(303);
    assert_eq!(tournament(&app, "spring-open").await.settings.standings_move, StandingsMove::Sheet);
    assert!(app.administrator().await.get("/t/spring-open/rules").await.ok().says("every signed record sheet"));
    enter(&app, Phase::Registration).await;
    let form = changed(&organizer, "slug", "summer-open").await;
    let page = organizer.post("/run/spring-open/details", &pairs(&form)).await.expect(422);
    assert!(page.says("stays spring-open"), "{page}");
    enter(&app, Phase::Prelim).await;
    let page = organizer.get("/run/spring-open/details").await.ok();
    assert!(page.says("Locked.") && !page.has("[name=standings_move]"), "{page}");
    let form = changed(&organizer, "standings_move", "round").await;
    let page = organizer.post("/run/spring-open/details", &pairs(&form)).await.expect(409);
    assert!(page.says("settings have been locked"), "{page}");
    // What was refused stands beside what holds, not in its place.
    let at = page.texts("dl.facts dt").iter().position(|label| label.contains("tandings")).expect("the setting");
    let holds = &page.texts("dl.facts dd")[at];
    let (holds, refused) = holds.split_once("You asked for:").expect("what was refused");
    assert!(holds.contains("every signed record sheet") && refused.contains("when a round is closed"), "{page}");
    // The rest can still be put right.
    let form = changed(&organizer, "place", "Castle").await;
    organizer.post("/run/spring-open/details", &pairs(&form)).await.expect(303);
    let kept = tournament(&app, "spring-open").await;
    assert_eq!((kept.settings.standings_move, kept.place.as_str()), (StandingsMove::Sheet, "Castle"));
}

/// SPEC's table of settings with the defaults.
const SETTINGS: [(&str, &str); 9] = [
    ("tied_places", "skip"),
    ("missed_game", "nothing"),
    ("semi_replacement", "next"),
    ("final_replacement", "next"),
    ("publish_rounds", "one"),
    ("standings_move", "round"),
    ("transcription_fix", "on"),
    ("agreement", "asked"),
    ("board_shown", "start"),
];

#[test]
fn the_settings_of_the_specification_are_there_with_their_defaults() {
    for (code, default) in SETTINGS {
        let setting = Setting::from_code(code).unwrap_or_else(|| panic!("{code}"));
        assert_eq!(Settings::default().choice(setting).code(), default, "{code}");
    }
    let Ok(specification) = std::fs::read_to_string("../shared/SPEC.md") else {
        assert!(std::env::var_os("CI").is_none(), "../shared is missing");
        println!("left out: ../shared is not there");
        return;
    };
    let rows = specification.lines().skip_while(|line| !line.starts_with("| setting |")).skip(2);
    let codes = rows.take_while(|line| line.starts_with('|')).filter_map(|line| line.split('`').nth(1));
    let known: Vec<&str> = SETTINGS.into_iter().map(|(code, _)| code).collect();
    assert_eq!(codes.collect::<Vec<_>>(), known);
}

#[tokio::test]
async fn every_setting_is_said_in_public_and_locked_when_round_1_is_published() {
    let day = day(12).await;
    day.make().await;
    for published in [false, true] {
        if published {
            day.press("prelim/1", "publish").await.expect(303);
        }
        for &setting in Setting::ALL {
            // The default comes last, so that the seats are published by it.
            for choice in setting.choices().into_iter().rev() {
                let before = day.stored().await.tournament;
                let mut form = day.organizer.get(&day.run("details")).await.ok().form("form.read");
                form.retain(|(name, _)| name != setting.code());
                form.push((setting.code().to_owned(), choice.code().to_owned()));
                let sent = day.organizer.post(&day.run("details"), &pairs(&form)).await;
                let holds = before.settings.choice(setting);
                let is_locked = published && setting.is_locked_with_round_one();
                let refused = is_locked && choice != holds;
                assert_eq!(sent.status, if refused { 409 } else { 303 }, "{setting} {choice:?}: {sent}");
                let is = day.stored().await.tournament.settings;
                assert_eq!(is.choice(setting), if is_locked { holds } else { choice }, "{setting}");
                let rules = day.app.visitor().get(&day.public("rules")).await.ok();
                assert!(
                    rules
                        .texts("dl.settings dd")
                        .iter()
                        .any(|said| *said == words::tournament::choice(is.choice(setting), texts::Game::USUAL)),
                    "{setting}: {rules}"
                );
            }
        }
    }
}

async fn add_player(app: &App, name: &str, email: Option<&str>) -> PlayerId {
    let tournament = tournament(app, "spring-open").await;
    let mut tx = app.db.write(Scope::Tournament(tournament.id)).await.unwrap();
    let known = player::of_tournament(&mut tx, tournament.id).await.unwrap().len();
    let new = player::NewPlayer {
        tournament_id: tournament.id,
        state: PlayerState::Registered,
        source: PlayerSource::Hand,
        link_token: format!("token{known:019}"),
        checked_in_at: Some(tournament.created_at),
        minor: false,
        code_version: None,
        photo_version: None,
        no_pictures: false,
        language: None,
        agreed_at: None,
        created_at: tournament.created_at,
        person: player::Person { name: name.to_owned(), email: email.map(str::to_owned), ..player::Person::default() },
    };
    let id = player::insert(&mut tx, &new).await.unwrap().id;
    tx.commit().await.unwrap();
    id
}

async fn staff_of(app: &App) -> Vec<(AccountId, &'static str)> {
    let id = tournament(app, "spring-open").await.id;
    let mut tx = app.db.read().await.unwrap();
    let staff = stored::staff(&mut tx, id).await.unwrap();
    staff.into_iter().map(|member| (member.account_id, member.role.code())).collect()
}

#[tokio::test]
async fn staff_are_added_by_name_and_players_are_not_staff() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    created(&organizer).await;
    let judge = app.insert_account("Kim Lee", May::Nothing).await;
    let path = "/run/spring-open/staff";
    let page = organizer.post(path, &[("name", "nobody"), ("role", "judge")]).await.expect(422);
    assert!(page.fault("name").contains("no account"), "{page}");
    assert_eq!(page.attributes("#f-name", "value"), ["nobody"]);
    organizer.post(path, &[("name", ""), ("role", "judge")]).await.expect(422);
    organizer.post(path, &[("name", "Kim Lee"), ("role", "emperor")]).await.expect(422);
    let player = add_player(&app, "KIM  lee", None).await;
    let page = organizer.post(path, &[("name", "kim lee"), ("role", "judge")]).await.expect(409);
    assert!(page.says("1.3.2") && page.says("same name"), "{page}");
    let another = [("name", "kim lee"), ("role", "judge"), ("another_person", "yes")];
    organizer.post(path, &another).await.expect(303);
    organizer.post(path, &another).await.expect(303);
    assert_eq!(staff_of(&app).await, [(organizer.id(), "organizer"), (judge, "judge")]);
    assert!(player.0 > 0 && !organizer.get("/run/spring-open").await.ok().says("No judge is named"));
}

#[tokio::test]
async fn the_last_organizer_stays_and_a_judge_while_games_are_on() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    created(&organizer).await;
    let other = app.insert_account("other", May::Nothing).await;
    let me = organizer.id().to_string();
    let (add, remove) = ("/run/spring-open/staff", "/run/spring-open/staff/remove");
    let page = organizer.post(remove, &[("account", &me), ("role", "organizer")]).await.expect(409);
    assert!(page.says("last organizer"), "{page}");
    for odd in [("account", "x"), ("account", "-1"), ("account", "99999999999999999999")] {
        assert!(matches!(organizer.post(remove, &[odd, ("role", "organizer")]).await.status, 404 | 409));
    }
    organizer.post(remove, &[("account", &me), ("role", "judge")]).await.expect(404);
    organizer.post(add, &[("name", "other"), ("role", "judge")]).await.expect(303);
    enter(&app, Phase::Prelim).await;
    let theirs = other.to_string();
    let page = organizer.post(remove, &[("account", &theirs), ("role", "judge")]).await.expect(409);
    assert!(page.says("1.3.1"), "{page}");
    organizer.post(add, &[("name", "other"), ("role", "organizer")]).await.expect(303);
    let gone = organizer.post(remove, &[("account", &me), ("role", "organizer")]).await.expect(303);
    assert_eq!(gone.location(), Some("/run"));
    assert_eq!(organizer.get("/run/spring-open/staff").await.status, 403);
}

#[tokio::test]
async fn a_hidden_tournament_is_out_of_sight_and_comes_back() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    created(&organizer).await;
    organizer.post("/run/spring-open/open-registration", &[]).await.expect(303);
    let archive = "/run/spring-open/archive";
    let page = organizer.post(archive, &[("confirm", "yes")]).await.expect(422);
    assert!(page.fault("confirm").contains("spring-open"), "{page}");
    organizer.post(archive, &[("confirm", " spring-open ")]).await.expect(303);
    organizer.post(archive, &[("confirm", "spring-open")]).await.expect(409);
    assert_eq!(app.visitor().get("/t/spring-open").await.status, 404);
    assert_eq!(organizer.get("/run").await.ok().texts("section h2"), ["Archived"]);
    let page = organizer.post("/run/spring-open/start-check-in", &[]).await.expect(409);
    assert!(page.says("archived"), "{page}");
    organizer.post("/run/spring-open/bring-back", &[]).await.expect(303);
    organizer.post("/run/spring-open/bring-back", &[]).await.expect(409);
    app.visitor().get("/t/spring-open").await.ok();
}

/// Four players and a closed final, as the later helpers of the day would leave it.
async fn finished(app: &App, attendance: i64) {
    let mut players = Vec::new();
    for (name, email) in [("Ann", Some("ann@example.org")), ("=Bo", None), ("Chi, Li", None), ("Dee", None)] {
        players.push(add_player(app, name, email).await);
    }
    let mut tournament = tournament(app, "spring-open").await;
    let mut tx = app.db.write(Scope::Tournament(tournament.id)).await.unwrap();
    for stage in [Stage::Prelim, Stage::Final] {
        let id = round::insert(&mut tx, tournament.id, stage, 1).await.unwrap();
        let table = game_table::insert(&mut tx, id, 1).await.unwrap();
        for (at, player) in players.iter().enumerate() {
            seat::insert(&mut tx, table, at as i64 + 1, *player, false, None).await.unwrap();
        }
        let rows = round::of_tournament(&mut tx, tournament.id).await.unwrap();
        let mut row = rows.into_iter().find(|row| row.id == id).unwrap();
        row.state = reeve_rules::tournament::vocabulary::RoundState::Closed;
        round::update(&mut tx, &row).await.unwrap();
        for mut seat in seat::of_tournament(&mut tx, tournament.id).await.unwrap() {
            if seat.table_id == table {
                seat.vp = Some([7, 10, 8, 9][seat.position as usize - 1]);
                seat::update(&mut tx, &seat).await.unwrap();
            }
        }
        let tables = game_table::of_tournament(&mut tx, tournament.id).await.unwrap();
        let mut sheet = tables.into_iter().find(|row| row.id == table).unwrap();
        sheet.sheet_state = SheetState::Signed;
        sheet.winner_position = Some(2);
        game_table::update(&mut tx, &sheet).await.unwrap();
    }
    tournament.phase = Phase::Finished;
    tournament.attendance = Some(attendance);
    stored::update(&mut tx, &tournament).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn the_report_and_the_prize_list_tell_who_won_what() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    created(&organizer).await;
    let empty = organizer.get("/run/spring-open/export/report").await.ok();
    assert!(empty.says("The final is not closed yet"), "{empty}");
    organizer.get("/run/spring-open/export").await.ok();
    finished(&app, 14).await;
    let report = organizer.get("/run/spring-open/export/report").await.ok();
    let rows = report.rows("table.list");
    assert_eq!(rows[0], ["1", "=Bo champion", "10", "no e-mail address known"]);
    // An address may break behind its @ and its dots, and is one word all the same.
    let row: Vec<String> = rows[3].iter().map(|cell| cell.replace(' ', "")).collect();
    assert_eq!(row, ["4", "Ann", "7", "ann@example.org"]);
    assert!(report.has("td .nowrap + wbr"), "{report}");
    let csv = organizer.get("/run/spring-open/export/report.csv").await.ok();
    assert_eq!(
        csv.body(),
        "\u{feff}tournament,place_of_event,date,participants,valid,place,player,vp,winner,email,country\n\
         Spring Open,Town hall,2026-11-21,14,yes,1,'=Bo,10,1,,\n\
         Spring Open,Town hall,2026-11-21,14,yes,2,Dee,9,0,,\n\
         Spring Open,Town hall,2026-11-21,14,yes,3,\"Chi, Li\",8,0,,\n\
         Spring Open,Town hall,2026-11-21,14,yes,4,Ann,7,0,ann@example.org,\n"
    );
    assert!(csv.header("content-disposition").contains("spring-open-report.csv"));
    let prizes = organizer.get("/run/spring-open/export/prizes.csv").await.ok().body();
    assert!(
        prizes.starts_with("\u{feff}rank,player,prize,status,handed_out\n1,'=Bo,Winner,,\n2,Dee,Top 4,,\n"),
        "{prizes}"
    );
    organizer.get("/run/spring-open/export/prizes").await.ok();
    let home = app.visitor().get("/t/spring-open").await.ok();
    assert_eq!(home.text(".champion h2"), "=Bo");
    assert!(!home.says("ann@example.org") && !home.says("not valid"), "{home}");
    let steps = organizer.get("/run/spring-open").await.ok();
    assert_eq!(steps.text(".steps li.now h2"), "Send the report and hand out the prizes");
}

#[tokio::test]
async fn fewer_than_twelve_players_is_said_on_every_page() {
    let app = app::start().await;
    let organizer = organizer(&app).await;
    created(&organizer).await;
    finished(&app, 11).await;
    for path in ["/t/spring-open", "/t/spring-open/rules", "/run/spring-open", "/run/spring-open/export/report"] {
        let page = organizer.get(path).await.ok();
        assert!(page.says("not valid for the championship"), "{path}: {page}");
    }
    let zip = organizer.get("/run/spring-open/export/archive.zip").await.ok();
    let archive = Archive::open(Cursor::new(zip.bytes), Limits::TOURNAMENT).expect("an archive");
    assert_eq!(archive.manifest().valid, Some(false));
    let tournament = tournament(&app, "spring-open").await;
    let mut tx = app.db.read().await.unwrap();
    let player = player::of_tournament(&mut tx, tournament.id).await.unwrap().remove(0);
    drop(tx);
    for path in [format!("/p/{}", player.link_token), format!("/t/spring-open/players/{}", player.number)] {
        let page = app.visitor().get(&path).await.ok();
        assert!(page.says("not valid for the championship"), "{path}: {page}");
    }
    assert!(organizer.get("/run/spring-open/export/report.csv").await.ok().body().contains(",11,no,1,"));
}

#[tokio::test]
async fn the_poster_and_the_qr_code_hold_the_public_address() {
    let app = app::start_with(&["--public-url", "http://reeve.example.org"]).await;
    let administrator = app.administrator().await;
    administrator.post("/new", &GOOD).await.expect(303);
    let poster = administrator.get("/run/spring-open/poster").await.ok();
    assert_eq!(poster.text(".address"), "http://reeve.example.org/t/spring-open");
    assert!(poster.says("Draft."), "{poster}");
    let qr = administrator.get("/t/spring-open/qr.svg").await.ok();
    assert_eq!(qr.header("content-type"), "image/svg+xml");
    assert!(qr.body().contains("<svg"));
    assert_eq!(app.visitor().get("/t/spring-open/qr.svg").await.status, 404);
}
