//! Pictures and films (2.1.2, 2.1.6, 2.1.11, 3.1): the staff agrees to the code, players want no pictures, somebody films, boards are
//! photographed, companions who play are kept apart.

use chrono::{TimeDelta, Utc};
use jpeg_encoder::{ColorType, Encoder};
use reeve_limits as limits;
use reeve_rules::media::BoardMoment;
use reeve_rules::tournament::vocabulary::{StaffRole, Stage};
use reeve_store::time::millis;
use reeve_store::{Scope, board_photo, expiry, film_request, staff_agreement, tournament};
use reeve_views::seating::seats::Seating;

use crate::archive::{export, import};
use crate::support::app::{May, Page, Person};
use crate::support::day::{Day, day};
use crate::support::db::db;

const TABLE: &str = "rounds/prelim/1/tables/1";

async fn playing() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

/// Whoever is not signed in is sent to the sign-in page, or turned away.
#[track_caller]
fn refused(page: &Page) {
    let to_sign_in = page.location().is_some_and(|to| to.starts_with("/sign-in"));
    assert!(to_sign_in || matches!(page.status, 401 | 403 | 404), "{page}");
}

/// The private link of a player at a table of round 1, by selection position, and the name.
async fn seat(day: &Day, table: usize, position: usize) -> (String, String) {
    let stored = day.stored().await;
    let seat = &stored.rounds[0].tables[table - 1].seats[position - 1];
    let player = stored.player(seat.player_id).expect("a player");
    (player.link_token.clone(), player.label())
}

#[actix_web::test]
async fn the_staff_agrees_to_the_code_of_conduct_and_the_list_says_who_has_not() {
    let day = day(12).await;
    let code = day.run("code");
    // On the first pages of a tournament, for whoever is on its staff and has not agreed.
    for (who, first) in [(&day.judge, "judge"), (&day.organizer, "")] {
        let page = who.get(day.run(first).trim_end_matches('/')).await.ok();
        assert!(page.says("Read the code of conduct and agree") && page.has(&format!("a[href='{code}']")), "{page}");
    }
    let administrator = day.app.administrator().await;
    let looked = administrator.get(day.run("").trim_end_matches('/')).await.ok();
    assert!(!looked.says("Read the code of conduct and agree"), "who only looks in is not asked: {looked}");
    let staff = day.organizer.get(&day.run("staff")).await.ok();
    assert_eq!(staff.body().matches("has not agreed to the code of conduct yet").count(), 2, "{staff}");

    let page = day.judge.get(&code).await.ok();
    assert!(
        page.says("Be kind, courteous, respectful and fair") && page.has(&format!("form[action='{code}']")),
        "{page}"
    );
    let done = day.judge.post(&code, &[]).await.expect(303);
    assert!(day.judge.follow(&done).await.ok().says("Your agreement to the code of conduct is stored."));
    // Once more changes nothing, and whoever is not on the staff does not agree.
    day.judge.post(&code, &[]).await.expect(303);
    administrator.post(&code, &[]).await.expect(403);
    refused(&day.app.visitor().post(&code, &[]).await);
    let mut tx = day.app.db.read().await.unwrap();
    let kept = staff_agreement::of_tournament(&mut tx, day.id).await.unwrap();
    drop(tx);
    assert_eq!(
        kept.iter().map(|one| (one.account_id, one.code_version.as_str())).collect::<Vec<_>>(),
        [(day.judge.id(), "1")]
    );
    assert!(!day.judge.get(&day.run("judge")).await.ok().says("Read the code of conduct and agree"));
    let staff = day.organizer.get(&day.run("staff")).await.ok();
    assert_eq!(staff.body().matches("has not agreed to the code of conduct yet").count(), 1, "{staff}");
    assert!(staff.says("agreed to the code of conduct 1"), "{staff}");
    // A new version asks once more.
    day.change(|t| t.code_version = "2".to_owned()).await;
    let staff = day.organizer.get(&day.run("staff")).await.ok();
    assert!(staff.says("has agreed to an earlier code of conduct only (1)"), "{staff}");
    assert!(day.judge.get(&day.run("judge")).await.ok().says("Read the code of conduct and agree"));
    // An archive keeps it, and who leaves the staff leaves nothing behind.
    let (bytes, to) = (export(&day.app.db, day.id).await, db().await);
    import(&to, &bytes, None).await.unwrap();
    let copied: i64 = to.read().await.unwrap().query("select count(*) from staff_agreement").value().await.unwrap();
    assert_eq!(copied, 1);
    let id = day.judge.id().to_string();
    day.organizer.post(&day.run("staff/remove"), &[("account", &id), ("role", "judge")]).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    assert!(staff_agreement::of_tournament(&mut tx, day.id).await.unwrap().is_empty());
}

#[actix_web::test]
async fn an_invitation_takes_the_agreement_along() {
    let day = day(12).await;
    let invited = [("invitee", "Lee"), ("email", ""), ("invited_role", "judge")];
    let page = day.organizer.post(&day.run("staff/invite"), &invited).await.ok();
    let link = page.text("#link").strip_prefix(day.app.url.as_str()).expect("a link of this server").to_owned();
    let lee = day.app.account("Lee", May::Nothing).await;
    let offer = lee.get(&link).await.ok();
    assert!(offer.says("I agree to the code of conduct (version 1)"), "{offer}");
    lee.post(&format!("{link}/accept"), &[("code", "yes")]).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let kept = staff_agreement::of_member(&mut tx, day.id, lee.id()).await.unwrap().expect("an agreement");
    assert_eq!(kept.code_version, "1");
    drop(tx);
    assert!(!lee.get(&day.run("judge")).await.ok().says("Read the code of conduct and agree"));
    assert!(day.organizer.get(&day.run("audit")).await.ok().says("agree to the code of conduct as staff"));
}

#[actix_web::test]
async fn who_wants_no_pictures_plays_and_stands_on_the_list() {
    let day = playing().await;
    let (token, name) = seat(&day, 2, 3).await;
    let phone = day.app.visitor();
    let list = async |who: &Person| who.get(&day.run("pictures")).await;
    assert!(list(&day.judge).await.ok().says("Nobody has said so."));
    let own = format!("/p/{token}");
    assert!(phone.get(&own).await.ok().has(&format!("form[action='{own}/pictures']")));
    let done = phone.post(&format!("{own}/pictures"), &[("pictures", "no")]).await.expect(303);
    let page = phone.follow(&done).await.ok();
    assert!(
        page.says("The staff has your name on the list") && page.says("Pictures of me are fine after all"),
        "{page}"
    );
    let page = list(&day.judge).await.ok();
    let rows = page.rows("table.list");
    assert_eq!(rows.iter().map(|row| row[1].as_str()).collect::<Vec<_>>(), [name.as_str()], "{page}");
    assert!(rows[0][0].contains('2'), "{page}");
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/2")).await.ok();
    assert!(sheet.says(&format!("{name} doesn't want to appear in photos or films")), "{sheet}");
    let own_page = day.organizer.get(&day.run("players")).await.ok();
    assert!(own_page.status == 200);
    // Neither visitors nor other players see it, nor any export that is handed on.
    refused(&list(&phone).await);
    let (other, _) = seat(&day, 2, 1).await;
    for path in
        [day.public("seats"), day.public("standings"), format!("/p/{other}"), format!("/p/{other}/sheets/prelim/1")]
    {
        let page = phone.get(&path).await.ok();
        assert!(!page.says("photos or films (") && !page.says("no pictures"), "{path}: {page}");
    }
    // The organizer takes it back on the player's page, and the archive keeps what is said.
    let (bytes, to) = (export(&day.app.db, day.id).await, db().await);
    import(&to, &bytes, None).await.unwrap();
    let wanted: i64 =
        to.read().await.unwrap().query("select count(*) from player where no_pictures").value().await.unwrap();
    assert_eq!(wanted, 1);
    let number = day.stored().await.players.iter().find(|player| player.label() == name).expect("the player").number;
    let at = day.run(&format!("players/{number}"));
    let page = day.organizer.get(&at).await.ok();
    assert!(page.says("doesn't want to appear in photos or films"), "{page}");
    let fields = page.form(&format!("form[action='{at}']"));
    let without: Vec<(&str, &str)> = fields
        .iter()
        .filter(|(name, _)| name != "no_pictures")
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    day.organizer.post(&at, &without).await.expect(303);
    assert!(list(&day.judge).await.ok().says("Nobody has said so."));
}

#[actix_web::test]
async fn whoever_wants_no_pictures_registers_without_the_photo_policy() {
    let day = day(12).await;
    day.change(|t| t.phase = reeve_rules::tournament::vocabulary::Phase::Registration).await;
    let phone = day.app.visitor();
    let typed = [("name", "Mila Stein"), ("code", "yes")];
    let refused = phone.post(&day.public("register"), &typed).await.expect(422);
    assert!(refused.says("Tick that you agree to the photo policy."), "{refused}");
    let typed = [&typed[..], &[("no_pictures", "yes")]].concat();
    phone.post(&day.public("register"), &typed).await.expect(303);
    let stored = day.stored().await;
    let mila = stored.players.iter().find(|player| player.person.name == "Mila Stein").expect("Mila");
    assert!(mila.no_pictures && mila.agreed_at.is_some() && mila.is_active(), "{mila:?}");
    let page = day.judge.get(&day.run("pictures")).await.ok();
    assert!(page.says("Mila Stein") && page.says("No seats are public yet"), "{page}");
}

/// The only request at the table.
async fn request(day: &Day) -> film_request::FilmRequest {
    let mut tx = day.app.db.read().await.unwrap();
    film_request::of_table(&mut tx, day.id, (Stage::Prelim, 1), 1).await.unwrap().pop().expect("a request")
}

async fn answer(day: &Day, who: &Person, version: i64, fields: &[(&str, &str)]) -> Page {
    let (id, version) = (request(day).await.id, version.to_string());
    let fields = [&[("version", version.as_str())], fields].concat();
    who.post(&day.run(&format!("{TABLE}/filming/{id}")), &fields).await
}

const KEEPS: [(&str, &str); 4] =
    [("keeps", "board-only"), ("keeps", "tripod"), ("keeps", "no-stream"), ("keeps", "no-commentary")];
const AGREE: [(&str, &str); 4] = [("agrees", "1"), ("agrees", "2"), ("agrees", "3"), ("agrees", "4")];

#[actix_web::test]
async fn filming_takes_its_conditions_and_everybody_at_the_table() {
    let day = playing().await;
    let filming = day.run(&format!("{TABLE}/filming"));
    let sheet = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(sheet.has(&format!("a[href='{filming}']")), "{sheet}");
    let (token, shy) = seat(&day, 1, 2).await;
    day.app.visitor().post(&format!("/p/{token}/pictures"), &[("pictures", "no")]).await.expect(303);
    // Nobody but the staff.
    refused(&day.app.visitor().post(&filming, &[("asker", "Radio")]).await);
    let stranger = day.app.account("stranger", May::Nothing).await;
    stranger.post(&filming, &[("asker", "Radio")]).await.expect(403);
    for odd in ["", "  ", "a\u{202E}b", &"x".repeat(limits::TOURNAMENT_TEXT + 1)] {
        day.judge.post(&filming, &[("asker", odd)]).await.expect(422);
    }
    day.judge.post(&filming, &[("asker", "Radio “Würfel” <3")]).await.expect(303);
    let page = day.judge.get(&filming).await.ok();
    assert!(page.says("Radio “Würfel” <3 asks to film; nobody has answered yet"), "{page}");
    assert_eq!(page.texts(".state.attention"), ["wants no pictures"], "{page}");

    // All conditions, then everybody who sits there.
    let some = [&KEEPS[..3], &AGREE[..], &[("answer", "allowed")]].concat();
    let refused = answer(&day, &day.judge, 1, &some).await.expect(409);
    assert!(refused.says("Not ticked: “No commentary during the game”"), "{refused}");
    let ticked = refused.attributes("input[name=keeps][checked]", "value");
    assert_eq!(ticked, ["board-only", "tripod", "no-stream"], "what was ticked is still there");
    let some = [&KEEPS[..], &AGREE[..1], &AGREE[2..], &[("answer", "allowed")]].concat();
    let refused = answer(&day, &day.judge, 1, &some).await.expect(409);
    assert!(refused.says(&format!("{shy} has not agreed")), "{refused}");
    assert_eq!(request(&day).await.film_answer, None);
    let all = [&KEEPS[..], &AGREE[..], &[("answer", "allowed")]].concat();
    answer(&day, &day.judge, 1, &all).await.expect(303);
    for page in [day.organizer.get(&day.run(TABLE)).await.ok(), day.judge.get(&day.run("pictures")).await.ok()] {
        assert!(page.says("Radio “Würfel” <3 may film the board, said judge at"), "{page}");
    }
    // Whoever saw an older version sees what is stored.
    let stale = answer(&day, &day.organizer, 1, &[("answer", "refused")]).await.expect(409);
    assert!(stale.says("Somebody else changed this request"), "{stale}");
    // Somebody does not want it any more.
    let some = [&KEEPS[..], &AGREE[..2], &[("answer", "later")]].concat();
    answer(&day, &day.organizer, 2, &some).await.expect(303);
    let sheet = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(sheet.says("must not film, said organizer at"), "{sheet}");
    assert!(day.organizer.get(&day.run("audit")).await.ok().says("refuse filming"));
    // Players see none of it, and an archive keeps it.
    assert!(!day.app.visitor().get(&format!("/p/{token}/sheets/prelim/1")).await.ok().says("Würfel"));
    let (bytes, to) = (export(&day.app.db, day.id).await, db().await);
    import(&to, &bytes, None).await.unwrap();
    let mut tx = to.read().await.unwrap();
    let (asker, answer): (String, String) =
        tx.query("select asker, film_answer from film_request").one().await.unwrap();
    let agreed: i64 = tx.query("select count(*) from film_consent").value().await.unwrap();
    assert_eq!((asker.as_str(), answer.as_str(), agreed), ("Radio “Würfel” <3", "refused", 2));
}

/// A photo that says where it was taken.
pub fn photo(width: u16, height: u16) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, 90);
    encoder.add_app_segment(1, b"Exif\0\0MM\0*\0\0\0\x08\0\0 Quetzalcoatlus at home".to_vec()).expect("a segment");
    let pixels: Vec<u8> = (0..u32::from(width) * u32::from(height) * 3).map(|at| (at % 251) as u8).collect();
    encoder.encode(&pixels, width, height, ColorType::Rgb).expect("a picture");
    file
}

#[actix_web::test]
async fn photos_of_the_board_are_for_the_staff_and_the_table_and_say_nothing_else() {
    let day = playing().await;
    let photos = day.run(&format!("{TABLE}/photos"));
    let start = format!("{photos}/start");
    let (own, _) = seat(&day, 1, 1).await;
    let (other, _) = seat(&day, 2, 1).await;
    let phone = day.app.visitor();
    let own_sheet = format!("/p/{own}/sheets/prelim/1");
    phone.get(&format!("{own_sheet}/photos/start")).await.expect(404);
    day.judge.get(&start).await.expect(404);
    // What is no photo, and who may not.
    for (wrong, why) in [
        (Vec::new(), "Choose a photo"),
        (b"<svg onload=alert(1)>".to_vec(), "This is not a JPEG"),
        (b"\x89PNG\r\n\x1a\n".to_vec(), "This is not a JPEG"),
        (photo(64, 48)[..200].to_vec(), "damaged"),
    ] {
        let page = day.judge.post_file(&start, &[], "file", &wrong).await.expect(422);
        assert!(page.says(why), "{why}: {page}");
    }
    let mut huge = photo(64, 48);
    let frame = huge.windows(2).position(|bytes| bytes == [0xff, 0xc0]).expect("a frame");
    huge[frame + 5..frame + 9].copy_from_slice(&[0xff, 0xff, 0xff, 0xff]);
    let page = day.judge.post_file(&start, &[], "file", &huge).await.expect(422);
    assert!(page.says("65535 × 65535 pixels"), "{page}");
    let too_large = vec![0xff; limits::PHOTO_BYTES + 1];
    day.judge.post_file(&start, &[], "file", &too_large).await.expect(422);
    let stranger = day.app.account("stranger", May::Nothing).await;
    stranger.post_file(&start, &[], "file", &photo(64, 48)).await.expect(403);
    day.judge.post_file(&format!("{photos}/middle"), &[], "file", &photo(64, 48)).await.expect(404);

    let done = day.judge.post_file(&start, &[], "file", &photo(2000, 1500)).await.expect(303);
    assert!(day.judge.follow(&done).await.ok().says("The photo is saved with the sheet."));
    for (who, path) in [(&day.organizer, start.clone()), (&phone, format!("{own_sheet}/photos/start"))] {
        let page = who.get(&path).await.ok();
        assert_eq!(page.header("content-type"), "image/jpeg");
        assert_eq!(page.header("x-content-type-options"), "nosniff");
        let kept = page.header("cache-control");
        assert!(kept.contains("no-store") || kept.contains("private"), "{:?}", page.headers);
        assert!(page.bytes.starts_with(b"\xff\xd8") && page.bytes.len() <= limits::PHOTO_KEPT_BYTES);
        assert!(!page.body().contains("Quetzalcoatlus"), "what stood beside the picture is gone");
    }
    let sheet = phone.get(&own_sheet).await.ok();
    assert_eq!(sheet.attributes("img[alt='The board at the start']", "width"), ["1600"], "{sheet}");
    assert!(day.judge.get(&day.run(TABLE)).await.ok().has("img[alt='The board at the start']"));
    // Nobody else: another table, another round, no link, no sign-in.
    phone.get(&format!("/p/{other}/sheets/prelim/1/photos/start")).await.expect(404);
    assert!(!phone.get(&format!("/p/{other}/sheets/prelim/1")).await.ok().has("img[alt^='The board']"));
    stranger.get(&start).await.expect(403);
    refused(&phone.get(&start).await);
    // No archive holds it, and no backup.
    let bytes = export(&day.app.db, day.id).await;
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    assert!(!(0..zip.len()).any(|at| zip.by_index(at).unwrap().name().unwrap().contains("photo")));
    // Another in its place, then gone; a second time there is none.
    day.organizer.post_file(&start, &[], "file", &photo(300, 400)).await.expect(303);
    let kept = async || {
        let mut tx = day.app.db.read().await.unwrap();
        board_photo::of_table(&mut tx, day.id, (Stage::Prelim, 1), 1).await.unwrap()
    };
    assert_eq!(
        kept().await.iter().map(|one| (one.board_moment, one.width, one.height)).collect::<Vec<_>>(),
        [(BoardMoment::Start, 300, 400)]
    );
    day.judge.post_file(&start, &[("remove", "yes")], "file", b"").await.expect(303);
    day.judge.post_file(&start, &[("remove", "yes")], "file", b"").await.expect(409);
    assert!(kept().await.is_empty());
}

#[actix_web::test]
async fn photos_go_by_themselves_and_with_whoever_sat_there() {
    let day = playing().await;
    for table in [1, 2] {
        let end = day.run(&format!("rounds/prelim/1/tables/{table}/photos/end"));
        day.judge.post_file(&end, &[], "file", &photo(40, 30)).await.expect(303);
    }
    let count = async || {
        let mut tx = day.app.db.read().await.unwrap();
        tx.query("select count(*) from board_photo").value::<i64>().await.unwrap()
    };
    assert_eq!(count().await, 2);
    let (_, name) = seat(&day, 1, 1).await;
    let number = day.stored().await.players.iter().find(|player| player.label() == name).expect("the player").number;
    let erase = day.run(&format!("players/{number}/erase"));
    day.organizer.post(&erase, &[("confirm", "erase")]).await.expect(303);
    assert_eq!(count().await, 1, "the photo of the other table stays");
    let clean = async |days: i64| {
        let mut tx = day.app.db.write(Scope::NoTournament).await.unwrap();
        expiry::clean(&mut tx, millis(Utc::now()) + TimeDelta::days(days)).await.unwrap();
        tx.commit().await.unwrap();
    };
    clean(limits::BOARD_PHOTOS.days - 1).await;
    assert_eq!(count().await, 1);
    clean(limits::BOARD_PHOTOS.days + 1).await;
    assert_eq!(count().await, 0);
}

#[actix_web::test]
async fn companions_who_play_are_kept_apart_and_a_name_goes_with_its_person() {
    let day = day(16).await;
    let at = |number: i64| day.run(&format!("players/{number}"));
    let edit = async |number: i64, companions: &str| {
        let page = day.organizer.get(&at(number)).await.ok();
        let fields = page.form(&format!("form[action='{}']", at(number)));
        let mut fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        fields.retain(|(name, _)| *name != "companions");
        fields.push(("companions", companions));
        day.organizer.post(&at(number), &fields).await
    };
    edit(1, "a\u{202E}b").await.expect(422);
    edit(1, &"x".repeat(limits::COMPANIONS + 1)).await.expect(422);
    edit(1, "Player 02\r\nGrandma").await.expect(303);
    let stored = day.stored().await;
    assert_eq!(stored.players[0].person.companions, "Player 02\nGrandma");
    let seating = Seating::of(&stored);
    let place = |number: usize| seating.index(stored.players[number - 1].id).expect("a place");
    assert!(seating.groups.share(place(1), place(2)) && !seating.groups.share(place(1), place(3)));
    day.make().await;
    let stored = day.stored().await;
    for round in &stored.rounds {
        for table in &round.tables {
            let here = |number: usize| table.seats.iter().any(|seat| seat.player_id == stored.players[number - 1].id);
            assert!(!(here(1) && here(2)), "they sit together at {:?}", table.row.number);
        }
    }
    // A judge reads it, the public does not.
    assert!(day.judge.get(&at(1)).await.ok().says("Grandma"));
    assert!(!day.app.visitor().get(&day.public("players/1")).await.says("Grandma"));
    // The name of a companion who is erased is masked where somebody else names it.
    let erase = day.organizer.get(&day.run("players/2/erase")).await.ok();
    assert!(erase.says("Who comes along with another player"), "{erase}");
    let texts = erase.attributes("input[name=text]", "value");
    let mut fields: Vec<(&str, &str)> = texts.iter().map(|text| ("text", text.as_str())).collect();
    fields.push(("confirm", "erase"));
    day.organizer.post(&day.run("players/2/erase"), &fields).await.expect(303);
    assert!(!day.stored().await.players[0].person.companions.to_lowercase().contains("player 02"));
    day.organizer.post(&day.run("players/1/erase"), &[("confirm", "erase")]).await.expect(303);
    assert_eq!(day.stored().await.players[0].person.companions, "");
    let judge = StaffRole::Judge;
    assert!(
        tournament::roles(&mut day.app.db.read().await.unwrap(), day.id, day.judge.id())
            .await
            .unwrap()
            .contains(&judge)
    );
}
