//! Bans (2.1.12): administrators keep the list, organizers are warned and decide, and nobody else sees any of it.

use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::ban;

use super::archive::export;
use crate::support::app::Person;
use crate::support::day::day;
use crate::support::db::text_of_tables;

const REASON: &str = "Threw the board at a judge.";

async fn add(administrator: &Person, who: &[(&str, &str)]) {
    let mut form = vec![("reason", REASON), ("from_day", "2026-01-01"), ("until_day", "2027-01-01")];
    form.extend(who);
    let done = administrator.post("/admin/bans", &form).await.expect(303);
    assert!(administrator.follow(&done).await.ok().says("The ban is on the list."));
}

#[actix_web::test]
async fn organizers_are_warned_of_a_banned_player_and_nobody_else_is() {
    let day = day(12).await;
    day.change_player("Player 03", |player| player.person.email = Some("kai@example.org".to_owned())).await;
    let administrator = day.app.administrator().await;
    add(&administrator, &[("banned", "player  02")]).await;
    add(&administrator, &[("email", "KAI@example.org")]).await;
    add(&administrator, &[("banned", "Player 04")]).await;
    for path in ["", "players"] {
        let page = day.organizer.get(day.run(path).trim_end_matches('/')).await.ok();
        assert!(page.says("Possibly banned: Player 02, Player 03, Player 04."), "{path}: {page}");
    }
    for number in [2, 3] {
        let page = day.organizer.get(&day.run(&format!("players/{number}"))).await.ok();
        assert!(page.says("This player may be banned.") && page.says(REASON), "{page}");
    }
    assert!(!day.organizer.get(&day.run("players/5")).await.ok().says("banned"));
    // Judges, the public and the player read nothing of it.
    let token = day.stored().await.players[1].link_token.clone();
    let visitor = day.app.visitor();
    for (who, path) in [
        (&day.judge, "/run/spring".to_owned()),
        (&day.judge, day.run("players")),
        (&day.judge, day.run("players/2")),
        (&day.judge, day.run("audit")),
        (&day.organizer, day.run("audit")),
        (&visitor, "/t/spring".to_owned()),
        (&visitor, format!("/p/{token}")),
        (&visitor, format!("/p/{token}/data.json")),
        (&day.organizer, day.run("players/2/data.json")),
    ] {
        let page = who.get(&path).await.ok();
        let told = ["ossibly banned", "is banned", "Threw"].iter().any(|words| page.body().contains(words));
        assert!(!told, "{path}: {page}");
    }
    for who in [&day.judge, &day.organizer] {
        who.get("/admin/bans").await.expect(403);
    }
    let log = administrator.get("/admin/audit").await.ok();
    assert!(log.says("add a ban") && !log.says("kai@example.org") && !log.says("Threw"), "{log}");
    // An archive, which is handed on, has no list; a backup of the whole store has.
    let archive = export(&day.app.db, day.id).await;
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(archive)).unwrap();
    for index in 0..zip.len() {
        let text = std::io::read_to_string(zip.by_index(index).unwrap()).unwrap();
        assert!(!text.contains("Threw"));
    }
    assert!(text_of_tables(&day.app.db).await.iter().any(|(table, text)| *table == "ban" && text.contains("Threw")));
}

#[actix_web::test]
async fn a_ban_holds_on_its_days_until_it_is_ended() {
    let day = day(12).await;
    let administrator = day.app.administrator().await;
    let page = async || day.organizer.get(&day.run("players")).await.ok();
    for (from, until) in [("2026-11-22", ""), ("2026-01-01", "2026-11-20")] {
        let form = [("banned", "Player 02"), ("reason", REASON), ("from_day", from), ("until_day", until)];
        administrator.post("/admin/bans", &form).await.expect(303);
        assert!(!page().await.says("Possibly banned"), "{from} {until}");
    }
    let form = [("banned", "Player 02"), ("reason", REASON), ("from_day", "2026-11-21"), ("until_day", "2026-11-21")];
    administrator.post("/admin/bans", &form).await.expect(303);
    assert!(page().await.says("Possibly banned: Player 02."));
    let list = administrator.get("/admin/bans").await.ok();
    let end = list.attributes("main table form", "action").swap_remove(0);
    let done = administrator.post(&end, &[]).await.expect(303);
    assert!(administrator.follow(&done).await.ok().says("The ban has ended."));
    let again = administrator.post(&end, &[]).await.expect(409);
    assert!(again.says("This ban has ended already."), "{again}");
    assert!(!page().await.says("Possibly banned"));
    administrator.post("/admin/bans/99/end", &[]).await.expect(404);
    let log = administrator.get("/admin/audit").await.ok();
    assert!(log.says("end a ban"), "{log}");
}

#[actix_web::test]
async fn what_is_wrong_with_a_ban_is_said_at_its_field() {
    let day = day(12).await;
    let administrator = day.app.administrator().await;
    let page = administrator.post("/admin/bans", &[("reason", "Why not."), ("from_day", "soon")]).await.expect(422);
    assert!(page.fault("banned").contains("a name or an e-mail address"), "{page}");
    assert!(page.fault("from_day").contains("not a day") && page.body().contains("Why not."), "{page}");
    let form = [("banned", "Kai"), ("reason", " "), ("from_day", "2026-11-21"), ("until_day", "2026-11-20")];
    let page = administrator.post("/admin/bans", &form).await.expect(422);
    assert!(page.fault("reason").contains("Say why") && page.fault("until_day").contains("before it begins"), "{page}");
    let mut tx = day.app.db.read().await.unwrap();
    assert!(ban::all(&mut tx).await.unwrap().is_empty());
}

#[actix_web::test]
async fn a_new_player_who_may_be_banned_comes_in_when_the_organizer_says_so() {
    let day = day(12).await;
    let administrator = day.app.administrator().await;
    add(&administrator, &[("banned", "Kai Kicker")]).await;
    let refused = day.organizer.post(&day.run("players/new"), &[("name", "KAI kicker")]).await.expect(422);
    assert!(refused.fault("despite_ban").contains(REASON), "{refused}");
    let form = [("name", "KAI kicker"), ("despite_ban", "yes")];
    let done = day.organizer.post(&day.run("players/new"), &form).await.expect(303);
    assert!(day.organizer.follow(&done).await.ok().says("This player may be banned."));
    // A list says so before anything of it is imported.
    add(&administrator, &[("banned", "Else Ender")]).await;
    let csv = b"player\nElse Ender\nSomebody Else\n";
    let to = day.organizer.post_file(&day.run("import"), &[], "file", csv).await.expect(303);
    let preview = day.organizer.follow(&to).await.ok();
    assert!(preview.says("Possibly banned: Else Ender.") && !preview.says(REASON), "{preview}");
}

#[actix_web::test]
async fn whoever_registers_learns_nothing_of_a_ban() {
    let day = day(6).await;
    day.change(|row| row.phase = Phase::Registration).await;
    let administrator = day.app.administrator().await;
    let register = async |name: &str| {
        let form = [("name", name), ("code", "yes"), ("photo", "yes")];
        let page = day.app.visitor().post(&day.public("register"), &form).await.expect(303);
        let own = day.app.visitor().follow(&page).await.ok();
        assert!(own.says("Your registration is in.") && !own.body().contains("is banned"), "{own}");
        own
    };
    let before = register("Somebody Else").await;
    add(&administrator, &[("banned", "Kai Kicker")]).await;
    let after = register("Kai Kicker").await;
    assert_eq!(before.texts("main h2"), after.texts("main h2"));
    let page = day.organizer.get(&day.run("players")).await.ok();
    assert!(page.says("Possibly banned: Kai Kicker."), "{page}");
}
