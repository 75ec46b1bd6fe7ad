//! Registering, entering and changing players, check-in, and the player's own page.

use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::{Phase, StaffRole};
use reeve_store::Scope;
use reeve_store::player;
use reeve_store::time::millis;

use crate::support::app::{self, May, Page};
use crate::support::day::day_of;
use crate::support::db::text_of_tables;
use crate::support::hall::Hall;

#[tokio::test]
async fn a_registration_leads_to_the_own_page() {
    let hall = Hall::open(0).await;
    let visitor = hall.app.visitor();
    let page = visitor.get("/t/spring-open/register").await.ok();
    let mut fields = page.form("main form");
    for (name, value) in [("name", " Imani <b>Okoro</b> "), ("email", "imani@example.org"), ("club", "Los \"13\"")] {
        fields.iter_mut().find(|(field, _)| field == name).expect(name).1 = value.to_owned();
    }
    fields.extend([("code".to_owned(), "yes".to_owned()), ("photo".to_owned(), "yes".to_owned())]);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = visitor.post("/t/spring-open/register", &fields).await.expect(303);
    let own = visitor.follow(&done).await.ok();
    assert_eq!(own.text("h1"), "Imani <b>Okoro</b>", "a name is text");
    assert!(own.says("You are registered"), "{own}");
    assert_eq!(own.attributes("meta[name=robots]", "content"), ["noindex, nofollow"]);
    assert!(!own.has("form[action$='/agree']"), "agreed already");

    // The same form once more is the same registration.
    let again = visitor.post("/t/spring-open/register", &fields).await.expect(303);
    assert_eq!(again.location(), done.location());
    assert_eq!(hall.snapshot().await.players.len(), 1);
    let player = &hall.snapshot().await.players[0];
    assert_eq!((player.person.name.as_str(), player.code_version.as_deref()), ("Imani <b>Okoro</b>", Some("1")));
    assert_eq!(player.person.club.as_deref(), Some("Los \"13\""));
    let qr = visitor.get(&format!("/p/{}/qr.svg", player.link_token)).await.ok();
    assert!(qr.body().contains("<svg"));

    // Back in the browser, and a sister's name typed over: she was taken for the same form sent twice, and lost.
    let typed: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (*name, if *name == "name" { "Adaeze Okoro" } else { *value })).collect();
    visitor.post("/t/spring-open/register", &typed).await.expect(422);
    let typed = [&typed[..], &[("other_person", "yes")]].concat();
    let sister = visitor.post("/t/spring-open/register", &typed).await.expect(303);
    assert_ne!(sister.location(), done.location());
    assert_eq!(hall.snapshot().await.players.len(), 2);
}

#[tokio::test]
async fn a_registration_names_every_fault_and_keeps_what_was_typed() {
    let hall = Hall::open(0).await;
    let visitor = hall.app.visitor();
    let long = "x".repeat(301);
    let check = async |fields: &[(&str, &str)], faulty: &[&str]| {
        let page = visitor.post("/t/spring-open/register", fields).await.expect(422);
        for field in faulty {
            assert!(!page.fault(field).is_empty(), "{field} in {page}");
        }
        assert_eq!(page.texts(".faults li").len(), faulty.len(), "{page}");
        page
    };
    check(&[], &["name", "code", "photo"]).await;
    check(&[("name", " \u{2003} "), ("code", "yes"), ("photo", "yes")], &["name"]).await;
    check(&[("name", long.as_str()), ("code", "yes"), ("photo", "yes")], &["name"]).await;
    check(&[("name", "a\u{1b}[0m"), ("code", "yes"), ("photo", "yes")], &["name"]).await;
    let page = check(&[("name", "Ada"), ("email", "ada"), ("code", "yes"), ("photo", "yes")], &["email"]).await;
    assert_eq!(page.attributes("#f-name", "value"), ["Ada"]);
    check(&[("name", "Ada"), ("code", "yes"), ("photo", "yes"), ("minor", "yes")], &["guardian", "guardian_agrees"])
        .await;
    assert!(hall.snapshot().await.players.is_empty());

    let strange = "Ω\u{202e}\"'<&>👩‍👩‍👧 ".repeat(20);
    let strange: String = strange.trim().chars().take(200).collect();
    let done = hall.register(&strange, "").await.expect(303);
    let own = hall.app.visitor().follow(&done).await.ok();
    assert_eq!(own.attributes("#f-name", "value"), std::slice::from_ref(&strange));
    assert_eq!(hall.snapshot().await.players[0].person.name, strange);
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    assert!(!list.has("#players b") && list.body().contains("&#60;"), "{list}");
}

/// Strangers choose the names: nobody is kept apart by them before an organizer says so, and whoever writes a name learns nothing of
/// whoever has it.
#[tokio::test]
async fn who_comes_along_is_asked_and_proposed_to_the_organizers() {
    let hall = Hall::open(0).await;
    let register = async |name: &str, comes_with: &str| {
        let fields = [("name", name), ("code", "yes"), ("photo", "yes"), ("comes_with", comes_with)];
        hall.app.visitor().post("/t/spring-open/register", &fields).await
    };
    let page = register("Ada Berg", &"x".repeat(limits::COMES_WITH + 1)).await.expect(422);
    assert!(page.fault("comes_with").contains("at most 300 fit"), "{page}");
    let found = register("Ada Berg", "Tom and\nZoe\u{308} Müller, Grandma").await.expect(303);
    let unknown = register("Ida Ek", "Quentin Quist").await.expect(303);
    hall.add("Tom Berg").await;
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    assert!(list.says("1 family found, 3 names not found"), "{list}");
    // A friend who registers later is found too.
    register("ZOË MÜLLER", "").await.expect(303);
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    assert!(list.says("1 family found, 2 names not found"), "{list}");
    assert_eq!(
        list.texts(".card details li"),
        ["Ada Berg: Tom Berg, ZOË MÜLLER; not found: Grandma", "Ida Ek: not found: Quentin Quist"],
        "{list}"
    );
    let companions = async || -> Vec<String> {
        hall.snapshot().await.players.into_iter().map(|player| player.person.companions).collect()
    };
    assert!(companions().await.iter().all(String::is_empty), "nothing is decided yet");

    // What they see who wrote the names doesn't tell one who is there from one who is not.
    let own = async |page: &Page| {
        let visitor = hall.app.visitor();
        let home = page.location().expect("the own page").to_owned();
        let token = home.split('?').next().expect("an address").to_owned();
        (visitor.get(&home).await.ok(), visitor.get(&format!("{token}/data.json")).await.ok().body())
    };
    let tells_nothing = async |page: &Page, answer: &str| {
        let (page, data) = own(page).await;
        assert_eq!(page.texts("textarea[name=comes_with]"), [answer.replace('\n', " ")], "{page}");
        let others = page.body().replace(answer, "");
        assert!(["Tom", "Quist", "MÜLLER"].iter().all(|name| !others.contains(name)), "{page}");
        assert!(data.contains("\"person.companions\"") && !data.contains("\"companions\":"), "{data}");
    };
    tells_nothing(&found, "Tom and\nZoe\u{308} Müller, Grandma").await;
    tells_nothing(&unknown, "Quentin Quist").await;

    let form = list.form("form[action$='/players/named']");
    let fields: Vec<(&str, &str)> = form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = hall.organizer.post(&hall.run("/players/named"), &fields).await.expect(303);
    assert!(hall.organizer.follow(&done).await.ok().says("3 players are kept apart"));
    assert_eq!(companions().await, ["Tom Berg\nZOË MÜLLER", "", "", ""]);
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    assert!(list.says("0 families found, 2 names not found"), "what nobody found stays: {list}");
    assert_eq!(list.texts("form[action$='/players/named'] button"), ["Leave them as they are"], "{list}");
    let seen: Vec<(&str, &str)> = fields.into_iter().filter(|(name, _)| *name == "seen").collect();
    hall.organizer.post(&hall.run("/players/named"), &seen).await.expect(409);
    tells_nothing(&found, "Tom and\nZoe\u{308} Müller, Grandma").await;
    tells_nothing(&unknown, "Quentin Quist").await;
    for public in ["/t/spring-open", "/t/spring-open/register", "/t/spring-open/seats"] {
        let page = hall.app.visitor().get(public).await.ok();
        assert!(!page.body().contains("Grandma") && !page.body().contains("Quist"), "{page}");
    }
    let file = hall.organizer.get(&hall.run("/export/players.csv")).await.ok().body();
    assert!(file.contains("Ada Berg") && !file.contains("Grandma"), "{file}");

    // Companions stay companions whatever they are called.
    let rename = hall.organizer.get(&hall.run("/players/3")).await.ok().form("form[action$='/players/3']");
    let rename: Vec<(&str, &str)> = rename
        .iter()
        .map(|(name, value)| (name.as_str(), if name == "name" { "Tom Berg-Roth" } else { value.as_str() }))
        .collect();
    hall.organizer.post(&hall.run("/players/3"), &rename).await.expect(303);
    assert_eq!(companions().await[0], "Tom Berg-Roth\nZOË MÜLLER");

    // What is left as it is comes back only with another answer, which players can give themselves.
    let proposed = async || hall.organizer.get(&hall.run("/players")).await.ok().has("form[action$='/players/named']");
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    let seen = list.attributes("form[action$='/players/named'] input[name=seen]", "value").swap_remove(0);
    hall.organizer.post(&hall.run("/players/named"), &[("seen", "other"), ("leave", "yes")]).await.expect(409);
    assert!(proposed().await);
    let left = hall.organizer.post(&hall.run("/players/named"), &[("seen", &seen), ("leave", "yes")]).await.expect(303);
    assert!(hall.organizer.follow(&left).await.ok().says("They stay as they are"));
    assert!(!proposed().await);
    let home = unknown.location().expect("the own page").split('?').next().expect("an address").to_owned();
    let visitor = hall.app.visitor();
    let answer = async |said: &str| {
        let form = visitor.get(&home).await.ok().form("form[action$='/edit']");
        let typed = form.iter().map(|(name, value)| match name.as_str() {
            "comes_with" => (name.as_str(), said),
            _ => (name.as_str(), value.as_str()),
        });
        visitor.post(&format!("{home}/edit"), &typed.collect::<Vec<_>>()).await
    };
    answer("Quentin Quist").await.expect(303);
    assert!(!proposed().await);
    let page = answer(&"x".repeat(limits::COMES_WITH + 1)).await.expect(422);
    assert!(page.fault("comes_with").contains("at most 300 fit"), "{page}");
    answer("Quentin Quist and Rosa").await.expect(303);
    assert!(proposed().await);

    // The organizers can change the answer, and it goes with the player.
    let page = hall.organizer.get(&hall.run("/players/2")).await.ok();
    assert!(page.says("Quentin Quist") && page.has("textarea[name=comes_with]"), "{page}");
    assert!(!hall.organizer.get(&hall.run("/players/3")).await.ok().has("textarea[name=comes_with]"));
    let boss = hall.app.administrator().await;
    boss.post(&hall.run("/players/1/erase"), &[("confirm", "erase")]).await.expect(303);
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    assert!(list.says("0 families found, 2 names not found"), "{list}");
}

#[tokio::test]
async fn two_at_once_for_the_last_place() {
    let hall = Hall::open(1).await;
    let (one, two) = tokio::join!(hall.register("Ada", ""), hall.register("Bo", ""));
    assert_eq!((one.status, two.status), (303, 303));
    let mut states: Vec<String> = hall.states().await.into_iter().map(|(_, state)| state).collect();
    states.sort();
    assert_eq!(states, ["registered", "waiting"]);
}

#[tokio::test]
async fn the_next_gets_the_place_of_who_leaves() {
    let hall = Hall::open(1).await;
    for name in ["Ada", "Bo", "Cy"] {
        hall.register(name, "").await.expect(303);
    }
    let token = hall.snapshot().await.players[2].link_token.clone();
    let own = hall.app.visitor().get(&format!("/p/{token}")).await.ok();
    assert!(own.says("number 2 on the waiting list"), "{own}");
    let token = hall.snapshot().await.players[0].link_token.clone();
    let ada = hall.app.visitor();
    ada.post(&format!("/p/{token}/withdraw"), &[("confirm", "no")]).await.expect(422);
    ada.post(&format!("/p/{token}/withdraw"), &[("confirm", "Withdraw")]).await.expect(303);
    let expected = [("Ada", "withdrawn"), ("Bo", "registered"), ("Cy", "waiting")];
    assert_eq!(hall.states().await, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));

    // While it is full nobody moves up; with a place more the next does, by the organizer's button.
    hall.organizer.post(&hall.run("/players/move-up"), &[]).await.expect(409);
    hall.change(|t| t.capacity = Some(2)).await;
    let list = hall.organizer.get(&hall.run("/players")).await.ok();
    assert!(list.says("Next is Cy"), "{list}");
    // Somebody who comes now stands behind who waits.
    hall.register("Dee", "").await.expect(303);
    hall.organizer.post(&hall.run("/players/move-up"), &[]).await.expect(303);
    let states: Vec<String> = hall.states().await.into_iter().map(|(_, state)| state).collect();
    assert_eq!(states, ["withdrawn", "registered", "registered", "waiting"]);
}

#[tokio::test]
async fn registrations_are_limited_by_address_and_phase() {
    let hall = Hall::with(app::start_with(&["--registrations-per-hour", "2"]).await, 0).await;
    hall.register("Ada", "").await.expect(303);
    hall.app.visitor().post("/t/spring-open/register", &[]).await.expect(422);
    hall.register("Bo", "").await.expect(303);
    let page = hall.register("Cy", "").await.expect(429);
    assert!(page.says("Come back at"), "{page}");
    hall.change(|t| t.phase = Phase::CheckIn).await;
    hall.register("Cy", "").await.expect(409);
    let page = hall.app.visitor().get("/t/spring-open/register").await.ok();
    assert!(page.says("Registration is closed") && !page.has("main form"), "{page}");
    assert_eq!(hall.snapshot().await.players.len(), 2);
    // Who comes when all is over finds nobody to ask.
    for (phase, said) in
        [(Phase::Final, "the preliminary games are over"), (Phase::Finished, "this tournament is over")]
    {
        hall.change(|t| t.phase = phase).await;
        let page = hall.app.visitor().get("/t/spring-open/register").await.ok();
        assert!(page.says(said) && !page.says("ask the organizers"), "{page}");
    }
}

/// Several in a row: who was added is said, and the form stays for the next.
#[tokio::test]
async fn one_player_after_another_is_added_by_hand() {
    let hall = Hall::open(0).await;
    hall.change(|t| t.phase = Phase::CheckIn).await;
    let form = [("name", "Ann"), ("another", "yes"), ("here", "yes")];
    let added = hall.organizer.post(&hall.run("/players/new"), &form).await.expect(303);
    let next = hall.organizer.follow(&added).await.ok();
    assert!(next.says("Ann is added and checked in. Who is next?"), "{next}");
    assert!(next.has("#f-another[checked]") && next.has("#f-name[autofocus]"), "{next}");
    assert!(!hall.organizer.get(&hall.run("/players/new")).await.ok().has("#f-another[checked]"));
}

#[tokio::test]
async fn an_empty_list_of_players_says_how_they_come_in_now() {
    let hall = Hall::open(0).await;
    for (phase, said) in [
        (Phase::Draft, "Open registration, add players"),
        (Phase::Registration, "Registration is open: share its address"),
        (Phase::CheckIn, "Registration is closed. Add players"),
    ] {
        hall.change(|t| t.phase = phase).await;
        let page = hall.organizer.get(&hall.run("/players")).await.ok();
        assert!(page.says(said), "{phase:?}: {page}");
    }
}

/// A number of a player is given once, so they can run out.
#[tokio::test]
async fn after_the_last_number_nobody_comes_in_and_the_reason_is_said() {
    let hall = Hall::open(0).await;
    hall.add("Ada").await;
    let mut tx = hall.app.db.write(Scope::Tournament(hall.id)).await.unwrap();
    tx.query("update player set number = 99999").execute().await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(hall.add("Bo").await, 100_000);
    let form = [("name", "Cy"), ("code", "yes"), ("photo", "yes")];
    let refused = hall.organizer.post(&hall.run("/players/new"), &form).await;
    assert!(matches!(refused.status, 409 | 422) && refused.says("from 1 to 100000"), "{refused}");
    let refused = hall.app.visitor().post("/t/spring-open/register", &form).await;
    assert!(matches!(refused.status, 409 | 422) && refused.says("from 1 to 100000"), "{refused}");
    let list = hall.organizer.post_file(&hall.run("/import"), &[], "file", b"player\nCy\n").await.expect(303);
    let preview = hall.organizer.follow(&list).await.ok();
    let mut fields = preview.form("main form[action*='/import/']");
    fields.push(("do".to_owned(), "import".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let refused = hall.organizer.post(list.location().unwrap(), &fields).await;
    assert!(matches!(refused.status, 409 | 422) && refused.says("too few left"), "{refused}");
    assert_eq!(hall.snapshot().await.players.len(), 2);
}

/// A phone or a household with IPv6 holds 2^64 addresses; they count as one.
#[tokio::test]
async fn registrations_from_one_network_count_together() {
    let app = app::start_with(&["--registrations-per-hour", "2", "--proxies", "127.0.0.1"]).await;
    let hall = Hall::with(app, 0).await;
    let visitor = hall.app.visitor();
    let register = async |name: &str, from: &str| {
        let fields = [("name", name), ("code", "yes"), ("photo", "yes")];
        let request = visitor.request("POST", "/t/spring-open/register").header("X-Forwarded-For", from);
        visitor.send(request.form(&fields)).await.status
    };
    assert_eq!(register("Ada", "2001:db8:1:2::1").await, 303);
    assert_eq!(register("Bo", "2001:db8:1:2:3:4:5:6").await, 303);
    assert_eq!(register("Cy", "2001:db8:1:2:ffff::9").await, 429);
    // What a visitor says of the way here stands before what the proxy says, and is not believed.
    assert_eq!(register("Cy", "192.0.2.1, 2001:db8:1:2::7").await, 429);
    assert_eq!(register("Cy", "2001:db8:1:3::1").await, 303);
    // Whoever has more of them gets further, but not so far as that.
    let mut taken = 0;
    for n in 4..40 {
        let name = format!("Made up {n}");
        taken += usize::from(register(&name, &format!("2001:db8:1:{n:x}00::1")).await == 303);
    }
    assert_eq!(taken, 2 * 16 - 3);
    assert_eq!(register("Dee", "2001:db8:2::1").await, 303);
}

/// A flood of made-up names from everywhere takes nobody's place: the organizers look who they are.
#[tokio::test]
async fn of_many_who_register_at_once_the_last_wait_for_approval() {
    let hall = Hall::with(app::start_with(&["--registrations-per-hour", "0"]).await, 0).await;
    let most = reeve_limits::REGISTRATIONS_AT_ONCE.most.unsigned_abs() as usize;
    for number in 0..most {
        hall.register(&format!("Made up {number}"), "").await.expect(303);
    }
    let last = hall.register("Ann", "").await.expect(303);
    let own = hall.app.visitor().follow(&last).await.ok();
    assert!(own.says("approve"), "{own}");
    let states = hall.states().await;
    let asked = states.iter().filter(|(_, state)| state == "asked").count();
    assert_eq!((states.len(), asked), (most + 1, 1));
    assert!(hall.organizer.get(&hall.run("")).await.ok().says("Ann is waiting for approval"));
    let mut tx = hall.app.db.write(Scope::Tournament(hall.id)).await.unwrap();
    let earlier = millis(chrono::Utc::now() - chrono::TimeDelta::minutes(10));
    tx.query("update player set created_at = $1").bind(earlier).execute().await.unwrap();
    tx.commit().await.unwrap();
    hall.register("Bo", "").await.expect(303);
    assert_eq!(hall.states().await.last().map(|(_, state)| state.clone()), Some("registered".to_owned()));
}

/// The form sent again from a page that was loaded anew, as after the way back in the browser.
#[tokio::test]
async fn the_same_name_from_the_same_network_is_asked_about() {
    let hall = Hall::with(app::start_with(&["--proxies", "127.0.0.1"]).await, 0).await;
    let visitor = hall.app.visitor();
    let register = async |fields: &[(&str, &str)], from: &str| {
        let page = visitor.get("/t/spring-open/register").await.ok();
        assert!(!page.has("#f-other_person"), "nobody is asked before there is a question: {page}");
        let mut typed = page.form("main form");
        typed.retain(|(name, _)| !fields.iter().any(|(field, _)| field == name));
        typed.extend([("code", "yes"), ("photo", "yes")].iter().chain(fields).map(|(n, v)| ((*n).into(), (*v).into())));
        let request = visitor.request("POST", "/t/spring-open/register").header("X-Forwarded-For", from);
        (visitor.send(request.form(&typed)).await, typed)
    };
    let players = async || hall.snapshot().await.players.iter().map(player::Player::label).collect::<Vec<_>>();
    register(&[("name", "Ann"), ("club", "Jena")], "192.0.2.7").await.0.expect(303);
    let lines = text_of_tables(&hall.app.db).await;
    let (asked, typed) = register(&[("name", " ann "), ("club", "Gera")], "192.0.2.7").await;
    let asked = asked.expect(422);
    assert!(asked.fault("name").contains("Ann is registered already. Is this another person"), "{asked}");
    assert!(asked.has("#f-other_person:not([checked])") && asked.has("#f-code[checked]"), "{asked}");
    assert_eq!(asked.attributes("#f-club", "value"), ["Gera"], "what was typed stays");
    assert_eq!(players().await, ["Ann"]);
    assert_eq!(text_of_tables(&hall.app.db).await, lines, "nothing is stored before the answer");
    // With the tick it goes on: by the form of that page, and sent twice it is carried out once.
    let mut answer = typed.clone();
    answer.push(("other_person".to_owned(), "yes".to_owned()));
    let send = async || {
        let request = visitor.request("POST", "/t/spring-open/register").header("X-Forwarded-For", "192.0.2.7");
        visitor.send(request.form(&answer)).await.expect(303)
    };
    let done = send().await;
    assert_eq!(send().await.location(), done.location());
    assert_eq!(players().await, ["Ann", "ann"]);

    // From elsewhere nobody learns who is registered, and two with addresses of their own are two.
    register(&[("name", "Ann")], "192.0.2.8").await.0.expect(303);
    register(&[("name", "Bo"), ("email", "bo@example.org")], "192.0.2.7").await.0.expect(303);
    register(&[("name", "Bo"), ("email", "other@example.org")], "192.0.2.7").await.0.expect(303);
    register(&[("name", "Bo")], "192.0.2.7").await.0.expect(422);
    // Who withdrew comes back without a question.
    register(&[("name", "Cy")], "192.0.2.7").await.0.expect(303);
    let token = hall.snapshot().await.players.last().expect("Cy").link_token.clone();
    visitor.post(&format!("/p/{token}/withdraw"), &[("confirm", "withdraw")]).await.expect(303);
    register(&[("name", "Cy")], "192.0.2.7").await.0.expect(303);
    assert_eq!(players().await, ["Ann", "ann", "Ann (2)", "Bo", "Bo (2)", "Cy", "Cy (2)"]);
}

/// A family shares an address; the same name and the same address are one person.
#[tokio::test]
async fn the_same_address_is_asked_about() {
    let hall = Hall::open(0).await;
    hall.register("Ann", "family@example.org").await.expect(303);
    let asked = hall.register("Bo", "Family@example.org").await.expect(422);
    assert!(asked.fault("email").contains("A family may share one") && !asked.says("Ann"), "{asked}");
    assert!(asked.has("#f-other_person") && asked.fault("name").is_empty(), "{asked}");
    let register = async |name: &str| {
        let typed = [("name", name), ("email", "family@example.org"), ("code", "yes"), ("photo", "yes")];
        hall.app.visitor().post("/t/spring-open/register", &[&typed[..], &[("other_person", "yes")]].concat()).await
    };
    register("Bo").await.expect(303);
    let refused = register("ANN").await.expect(422);
    assert!(refused.fault("email").contains("this name and this address is registered already"), "{refused}");
    assert_eq!(hall.snapshot().await.players.len(), 2);
}

#[tokio::test]
async fn the_organizer_approves_where_asked_to() {
    let hall = Hall::open(1).await;
    hall.change(|t| t.approval = true).await;
    hall.register("Ada", "").await.expect(303);
    hall.register("Bo", "").await.expect(303);
    let approve = [("move", "approve")];
    hall.organizer.post(&hall.run("/players/1/move"), &approve).await.expect(303);
    hall.organizer.post(&hall.run("/players/2/move"), &approve).await.expect(303);
    hall.organizer.post(&hall.run("/players/2/move"), &approve).await.expect(409);
    let states: Vec<String> = hall.states().await.into_iter().map(|(_, state)| state).collect();
    assert_eq!(states, ["registered", "waiting"]);
}

#[tokio::test]
async fn staff_are_not_players() {
    let hall = Hall::open(0).await;
    let judge = hall.app.account("Judge Judy", May::Nothing).await;
    hall.staff(judge.id(), StaffRole::Judge).await;
    let page = hall.register(" judge  judy", "").await.expect(422);
    assert!(page.fault("name").contains("1.3.2"), "{page}");
    let fields = [("name", "Someone"), ("code", "yes"), ("photo", "yes")];
    let page = judge.post("/t/spring-open/register", &fields).await.expect(409);
    assert!(page.says("1.3.2"), "{page}");
    let new = hall.run("/players/new");
    hall.organizer.post(&new, &[("name", "Judge Judy")]).await.expect(422);
    hall.organizer.post(&new, &[("name", "Judge Judy"), ("other_person", "yes")]).await.expect(303);
    assert_eq!(hall.snapshot().await.players.len(), 1);
}

#[tokio::test]
async fn equal_names_are_told_apart() {
    let hall = Hall::open(0).await;
    for name in ["Kim", "Kim", "Kim (2)", "Lee"] {
        hall.add(name).await;
    }
    let labels = async || hall.states().await.into_iter().map(|(label, _)| label).collect::<Vec<_>>();
    assert_eq!(labels().await, ["Kim", "Kim (2)", "Kim (2) (2)", "Lee"]);
    let fields = [("name", "Kim"), ("version", "1")];
    hall.organizer.post(&hall.run("/players/4"), &fields).await.expect(303);
    assert_eq!(labels().await, ["Kim", "Kim (2)", "Kim (2) (2)", "Kim (3)"]);
    let csv = hall.organizer.get(&hall.run("/export/players.csv")).await.ok();
    assert!(csv.bytes.starts_with(
        b"\xEF\xBB\xBFplayer,email,group,club,country,state\nKim,,,,,registered\nKim (2),,,,,registered\n"
    ));
}

/// Two ways of writing one letter, and blanks of several kinds, look the same on a sheet.
#[tokio::test]
async fn names_that_look_alike_are_told_apart() {
    let hall = Hall::open(0).await;
    for name in ["Zoë Li", "Zoe\u{308} Li", "Zoë\u{A0}Li", "Zoë\u{2009}Li"] {
        hall.add(name).await;
    }
    let labels: Vec<String> = hall.states().await.into_iter().map(|(label, _)| label).collect();
    let numbers: Vec<&str> = labels.iter().map(|label| label.split_once("Li").expect("a name").1).collect();
    assert_eq!(numbers, ["", " (2)", " (3)", " (4)"], "{labels:?}");
}

#[tokio::test]
async fn of_two_editors_the_second_sees_both_values() {
    let hall = Hall::open(0).await;
    let number = hall.add("Ada").await;
    let path = hall.run(&format!("/players/{number}"));
    let version = hall.snapshot().await.players[0].version.to_string();
    let one = [("name", "Ada"), ("club", "First"), ("version", version.as_str())];
    let two = [("name", "Ada"), ("club", "Second"), ("version", version.as_str())];
    let (first, second) = tokio::join!(hall.organizer.post(&path, &one), hall.organizer.post(&path, &two));
    let (lost, club) = if first.status == 409 { (first, "First") } else { (second, "Second") };
    assert_eq!(lost.status, 409, "{lost}");
    let other = if club == "First" { "Second" } else { "First" };
    assert!(lost.rows("table").contains(&vec!["Club".to_owned(), club.to_owned(), other.to_owned()]), "{lost}");
    assert_eq!(lost.attributes("#f-club", "value"), [club]);
    // What came back can be sent as it is.
    let fields = lost.form("form[action*='/players/'][novalidate]");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    hall.organizer.post(&path, &fields).await.expect(303);
    assert_eq!(hall.snapshot().await.players[0].person.club.as_deref(), Some(club));
}

#[tokio::test]
async fn a_player_is_withdrawn_hidden_and_comes_back() {
    let hall = Hall::open(0).await;
    let number = hall.add("Ada").await;
    let path = hall.run(&format!("/players/{number}/move"));
    let put = async |word: &str, status: u16| {
        hall.organizer.post(&path, &[("move", word)]).await.expect(status);
        hall.snapshot().await.players[0].clone()
    };
    assert!(put("withdraw", 303).await.withdrawn_at.is_some());
    put("withdraw", 409).await;
    put("nonsense", 400).await;
    let hidden = put("archive", 303).await;
    assert!(hidden.hidden_at.is_some());
    let token = hidden.link_token;
    hall.app.visitor().get(&format!("/p/{token}")).await.expect(404);
    put("bring-back", 409).await;
    put("restore", 303).await;
    assert!(put("bring-back", 303).await.is_active());
    assert!(put("agreed", 303).await.agreed_at.is_some());
    hall.organizer.get(&hall.run("/players/77")).await.expect(404);
    hall.organizer.get(&hall.run("/players/x")).await.expect(404);
}

#[tokio::test]
async fn players_who_were_entered_agree_on_their_own_page() {
    let hall = Hall::open(0).await;
    hall.add("Ada").await;
    let token = hall.snapshot().await.players[0].link_token.clone();
    let ada = hall.app.visitor();
    let agree = format!("/p/{token}/agree");
    let page = ada.post(&agree, &[("code", "yes"), ("minor", "yes")]).await.expect(422);
    assert_eq!(page.texts(".faults li").len(), 3, "{page}");
    ada.post(&agree, &[("code", "yes"), ("photo", "yes")]).await.expect(303);
    assert!(!ada.get(&format!("/p/{token}")).await.ok().has("form[action$='/agree']"));
    hall.change(|t| t.code_version = "2".to_owned()).await;
    let page = ada.get(&format!("/p/{token}")).await.ok();
    assert!(page.says("new version"), "{page}");

    let version = hall.snapshot().await.players[0].version.to_string();
    let fields = [("name", "Ada L."), ("email", "ada@example.org"), ("version", version.as_str())];
    ada.post(&format!("/p/{token}/edit"), &fields).await.expect(303);
    let page = ada.post(&format!("/p/{token}/edit"), &fields).await.expect(409);
    assert!(page.says("Somebody else changed"), "{page}");
    let csv = ada.get(&format!("/p/{token}/data.csv")).await.ok();
    assert!(csv.body().contains("Ada L.,ada@example.org"), "{csv}");
    hall.change(|t| t.phase = Phase::Prelim).await;
    ada.post(&format!("/p/{token}/withdraw"), &[("confirm", "withdraw")]).await.expect(409);
}

#[tokio::test]
async fn everybody_else_is_here_by_one_tap_and_back_by_another() {
    let hall = Hall::open(4).await;
    for name in ["Ada", "Bo", "Cy", "Dee"] {
        hall.add(name).await;
    }
    let door = hall.run("/check-in/everybody");
    let here = async || {
        let players = hall.snapshot().await.players;
        players.iter().map(|player| player.checked_in_at.is_some()).collect::<Vec<_>>()
    };
    hall.organizer.post(&door, &[("here", "true")]).await.expect(409);
    hall.change(|t| t.phase = Phase::CheckIn).await;
    hall.organizer.post(&hall.run("/check-in/2"), &[("here", "true")]).await.expect(303);
    let done = hall.organizer.post(&door, &[("here", "true")]).await.expect(303);
    assert_eq!(here().await, [true; 4]);
    let page = hall.organizer.follow(&done).await.ok();
    assert!(page.says("3 players were checked in."), "{page}");
    let at = page.attributes("input[name=at]", "value").remove(0);
    hall.organizer.post(&door, &[("here", "false"), ("at", &at)]).await.expect(303);
    assert_eq!(here().await, [false, true, false, false], "who was here before stays");
    for fields in [vec![("here", "false"), ("at", &*at)], vec![("here", "false")], vec![("here", "perhaps")], vec![]] {
        let status = hall.organizer.post(&door, &fields).await.status;
        assert!((400..500).contains(&status), "{fields:?}: {status}");
    }
    assert_eq!(here().await, [false, true, false, false]);
}

#[tokio::test]
async fn check_in_by_one_tap() {
    let hall = Hall::open(3).await;
    for name in ["Ada", "Bo", "Cy", "Dee"] {
        hall.add(name).await;
    }
    let tap = async |number: i64, here: &str, status: u16| {
        let path = hall.run(&format!("/check-in/{number}"));
        hall.organizer.post(&path, &[("here", here)]).await.expect(status)
    };
    tap(1, "true", 409).await;
    hall.change(|t| t.phase = Phase::CheckIn).await;
    let (one, two) = tokio::join!(tap(1, "true", 303), tap(1, "true", 303));
    assert_eq!(one.location(), two.location());
    let page = hall.organizer.follow(&one).await.ok();
    assert_eq!(page.texts(".taps button[aria-pressed=true]").len(), 1, "{page}");
    assert_eq!(page.text(".door-head .num"), "1 of 3 here, 1 on the waiting list");
    let checked = hall.snapshot().await.players[0].checked_in_at;
    assert!(checked.is_some());
    tap(4, "true", 409).await;
    tap(99, "true", 404).await;
    tap(2, "true", 303).await;
    tap(3, "true", 303).await;
    let page = hall.organizer.get(&hall.run("/check-in")).await.ok();
    assert!(page.says("With 3 checked in: 3 games, then the final; 1 table of 3"), "{page}");
    tap(1, "false", 303).await;
    assert!(hall.snapshot().await.players[0].checked_in_at.is_none());
    let found = hall.organizer.get(&hall.run("/check-in?q=aD")).await.ok();
    assert_eq!(found.texts(".taps .tap bdi"), ["Ada"]);

    // A judge looks on and taps nothing.
    let judge = hall.app.account("judge", May::Nothing).await;
    hall.staff(judge.id(), StaffRole::Judge).await;
    assert!(!judge.get(&hall.run("/check-in")).await.ok().has(".taps button"));
    judge.post(&hall.run("/check-in/1"), &[("here", "true")]).await.expect(403);
}

#[tokio::test]
async fn who_a_player_was_before_is_kept() {
    let hall = Hall::open(0).await;
    hall.add("Ada").await;
    hall.organizer.post(&hall.run("/players/1"), &[("name", "Ada Lovelace"), ("version", "1")]).await.expect(303);
    let snapshot = hall.snapshot().await;
    let mut tx = hall.app.db.read().await.unwrap();
    let now = player::by_id(&mut tx, snapshot.players[0].id).await.unwrap().expect("the player");
    assert_eq!((now.person.name.as_str(), now.person_version), ("Ada Lovelace", 2));
}

/// A name may hold what turns the writing round (such names are kept as they come); its neighbours are not turned with it.
#[tokio::test]
async fn a_name_that_turns_the_writing_round_stands_apart() {
    let names: Vec<String> = (1..=8).map(|n| format!("Ada\u{202E}{n}")).collect();
    let day = day_of(&names).await;
    day.make().await;
    day.open("prelim/1").await;
    let style = day.app.visitor().get("/static/reeve.css").await.ok().body();
    let rule = style.split(".name{").nth(1).and_then(|rest| rest.split('}').next()).expect("how names look");
    assert!(rule.contains("unicode-bidi:isolate"), "{rule}");
    let mut beside = Vec::new();
    for (person, path) in [
        (&day.app.visitor(), day.public("seats")),
        (&day.app.visitor(), day.public("standings")),
        (&day.app.visitor(), day.public("results")),
        (&day.organizer, day.run("players")),
        (&day.organizer, day.run("players/1")),
        (&day.organizer, day.run("check-in")),
        (&day.organizer, day.run("schedule")),
        (&day.organizer, day.run("rounds/prelim/1")),
        (&day.organizer, day.run("standings")),
    ] {
        let page = person.get(&path).await.ok();
        let dom = page.dom();
        let apart = ["bdi", "title", "option", "textarea", "script"];
        let turned =
            dom.tree.nodes().filter(|node| node.value().as_text().is_some_and(|text| text.contains('\u{202E}')));
        for node in turned {
            let stands_apart = node
                .ancestors()
                .filter_map(|up| up.value().as_element().cloned())
                .any(|element| apart.contains(&element.name()) || element.classes().any(|class| class == "name"));
            if !stands_apart {
                let parent = node.parent().and_then(|up| up.value().as_element().map(|it| format!("{it:?}")));
                beside.push(format!("{path} {}: {parent:?}", page.status));
            }
        }
    }
    beside.dedup();
    let window = day.organizer.get(&day.run("players/1")).await.ok().text("title");
    assert!(window.contains("\u{202E}1\u{202C} · "), "{window:?}");
    assert!(beside.is_empty(), "{}", beside.join("\n"));
}
