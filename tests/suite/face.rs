//! What a tournament says of itself: times, programme, address, fee, logo, and the texts that people agree to.

use reeve_rules::tournament::programme::{ProgrammeKind, clock};
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::Scope;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;

use crate::support::app::{self, Page, Person};
use crate::support::day::{Day, day};
use crate::support::event::{filled, send};

/// Sends the form of a page of the staff with these fields changed.
async fn change(day: &Day, page: &str, typed: &[(&str, &str)]) -> Page {
    let address = day.run(page);
    let shown = day.organizer.get(&address).await.ok();
    let fields = filled(&shown, &format!("form[action$='/{page}']"), typed);
    send(&day.organizer, &address, &fields).await
}

/// A PNG of 40 by 30 pixels with a name beside the picture.
fn png() -> Vec<u8> {
    let chunk = |kind: &[u8; 4], data: &[u8]| {
        let length = u32::try_from(data.len()).unwrap().to_be_bytes();
        [length.as_slice(), kind, data, b"crc!"].concat()
    };
    let head = [0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0];
    let chunks =
        [chunk(b"IHDR", &head), chunk(b"tEXt", b"Author\0Ada"), chunk(b"IDAT", b"pixels"), chunk(b"IEND", b"")];
    [b"\x89PNG\r\n\x1a\n".as_slice(), &chunks.concat()].concat()
}

#[tokio::test]
async fn the_public_page_says_when_where_and_for_how_much() {
    let day = day(12).await;
    let home = day.public("");
    let home = home.trim_end_matches('/');
    let visitor = day.app.visitor();
    let before = visitor.get(home).await.ok();
    assert!(!before.says("Programme") && !before.says("Questions?"), "{before}");
    let said = [
        ("starts_at", "10:00"),
        ("doors_at", "9:30"),
        ("description", "Come and play.\n\nBring <b>friends</b>."),
        ("address", "Market square 1\n07743 Jena"),
        ("contact_lines", "Ada Lee\nada@example.org"),
        ("fee", "12,50"),
        ("currency", "eur"),
        ("links", "Our club https://example.org/club"),
    ];
    change(&day, "face", &said).await.expect(303);
    let page = visitor.get(home).await.ok();
    for words in
        ["09:30", "10:00", "Come and play.", "Bring <b>friends</b>.", "Market square 1", "12.50 EUR", "Our club"]
    {
        assert!(page.says(words), "{words}: {page}");
    }
    let links = page.attributes("main a", "href");
    for link in ["mailto:ada@example.org", "https://example.org/club"] {
        assert!(links.iter().any(|href| href == link), "{link}: {links:?}");
    }
    let map = "https://www.openstreetmap.org/search?query=Market+square+1%2C+07743+Jena";
    assert!(links.iter().any(|href| href == map), "{links:?}");
    // What is asked when somebody pays, and what the form of registration says.
    assert!(day.organizer.get(&day.run("players/1")).await.ok().attributes("#f-amount", "value") == ["12.50"]);
    assert!(day.organizer.get(&day.run("players")).await.ok().says("0 EUR in all"));
    // Everything away again.
    let nothing: Vec<(&str, &str)> = said.iter().map(|(name, _)| (*name, "")).collect();
    change(&day, "face", &nothing).await.expect(303);
    assert!(!visitor.get(home).await.ok().says("Come and play."));

    for (field, typed) in [("starts_at", "noon"), ("fee", "much"), ("links", "javascript:alert(1)"), ("code_link", "x")]
    {
        let back = change(&day, "face", &[(field, typed)]).await.expect(422);
        assert!(!back.fault(field).is_empty(), "{field}: {back}");
    }
}

#[tokio::test]
async fn a_programme_is_proposed_changed_and_shown_by_its_times() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    change(&day, "face", &[("starts_at", "10:00"), ("doors_at", "09:00")]).await.expect(303);
    let proposed = day.organizer.get(&day.run("programme?propose=yes")).await.ok();
    // With twelve players there are no semi-finals, so none are proposed.
    assert!(proposed.says("nothing is saved yet") && proposed.says("no semi-finals are played"), "{proposed}");
    let fields = filled(&proposed, "form[action$='/programme']", &[]);
    send(&day.organizer, &day.run("programme"), &fields).await.expect(303);
    let page = visitor.get(day.public("").trim_end_matches('/')).await.ok();
    let lines = page.text(".programme");
    let at = |words: &str| lines.find(words).unwrap_or_else(|| panic!("{words}: {lines}"));
    let order = ["Doors open", "Welcome", "Round 1", "Round 2", "Break", "Round 3", "Final", "Prizes"];
    assert!(order.map(at).is_sorted() && !lines.contains("Semi-finals"), "{lines}");
    assert!(lines.contains("10:15") && !lines.contains("Start"), "the welcome is the beginning: {lines}");

    // Lines come by their times, whatever their order in the form; a line that is emptied goes.
    let kind = ProgrammeKind::Final.code();
    let typed = [
        ("from-1", "22:00"),
        ("kind-1", kind),
        ("title-1", "on stage"),
        ("from-2", ""),
        ("kind-2", ""),
        ("title-2", ""),
    ];
    change(&day, "programme", &typed).await.expect(303);
    let page = visitor.get(day.public("").trim_end_matches('/')).await.ok();
    let lines = page.text(".programme");
    assert!(lines.contains("on stage") && lines.contains(&clock(1320)) && !lines.contains("Round 1"), "{lines}");

    let back = change(&day, "programme", &[("from-1", "soon"), ("until-2", "1:00")]).await.expect(422);
    assert!(!back.fault("from-1").is_empty() && !back.fault("until-2").is_empty(), "{back}");
}

#[tokio::test]
async fn what_players_agree_to_is_shown_where_they_agree() {
    let day = day(12).await;
    day.change(|t| t.phase = reeve_rules::tournament::vocabulary::Phase::Registration).await;
    let visitor = day.app.visitor();
    let summary = "Be kind, courteous, respectful and fair";
    for path in ["register", "rules"] {
        assert!(visitor.get(&day.public(path)).await.ok().says(summary), "{path}");
    }
    let own = [
        ("code_text", "Here we play in socks."),
        ("photo_text", "No photos of shoes."),
        ("photo_link", "https://example.org/photos"),
    ];
    change(&day, "face", &own).await.expect(303);
    day.change(|t| t.code_version = "socks".to_owned()).await;
    let token = day.stored().await.players[0].link_token.clone();
    for path in [day.public("register"), day.public("rules"), format!("/p/{token}")] {
        let page = visitor.get(&path).await.ok();
        assert!(page.says("Here we play in socks.") && page.says("No photos of shoes."), "{path}: {page}");
        assert!(!page.says(summary), "{path}");
        assert!(page.attributes("a", "href").iter().any(|href| href == "https://example.org/photos"), "{path}");
    }
}

#[tokio::test]
async fn a_logo_is_served_as_the_picture_that_it_is_and_nothing_else() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    let (form, logo) = (day.run("face/logo"), day.public("logo"));
    visitor.get(&logo).await.expect(404);
    for (file, says) in [
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>".as_slice(), "PNG, JPEG and WebP"),
        (b"\x89PNG\r\n\x1a\n".as_slice(), "damaged"),
        (&vec![0; 256 * 1024 + 1], "256 kB"),
    ] {
        let back = day.organizer.post_file(&form, &[], "file", file).await.expect(422);
        assert!(back.fault("file").contains(says), "{back}");
    }
    day.organizer.post_file(&form, &[], "file", b"").await.expect(422);
    day.organizer.post_file(&form, &[("remove", "yes")], "file", b"").await.expect(409);
    day.organizer.post_file(&form, &[], "file", &png()).await.expect(303);
    let page = visitor.get(day.public("").trim_end_matches('/')).await.ok();
    assert_eq!(page.attributes(".logo img", "src"), [logo.as_str()]);
    assert_eq!(page.attributes(".logo img", "width"), ["40"]);
    let served = visitor.get(&logo).await.ok();
    assert_eq!(served.header("content-type"), "image/png");
    assert_eq!(served.header("x-content-type-options"), "nosniff");
    assert!(served.header("content-security-policy").contains("default-src 'none'"));
    assert!(served.header("content-disposition").starts_with("inline"));
    assert!(!served.bytes.windows(3).any(|part| part == b"Ada"), "what stands beside the picture is gone");
    day.organizer.post_file(&form, &[("remove", "yes")], "file", b"").await.expect(303);
    visitor.get(&logo).await.expect(404);
}

#[tokio::test]
async fn calendars_have_the_day_and_a_players_own_seats() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    let file = visitor.get(&day.public("calendar.ics")).await.ok();
    assert_eq!(file.header("content-type"), "text/calendar; charset=utf-8");
    let stored = day.stored().await;
    let first = stored.tournament.starts_on.format("%Y%m%d").to_string();
    let text = file.body();
    let at = |day: u64, minute: i64| {
        let on = stored.tournament.starts_on.checked_add_days(chrono::Days::new(day)).expect("a day");
        reeve_time_zone::moment(on, minute, &stored.tournament.time_zone).format("%Y%m%dT%H%M%SZ").to_string()
    };
    let identity = stored.tournament.identity.as_deref().expect("an identity");
    assert!(text.contains(&format!("UID:{identity}@reeve\r\n")), "{text}");
    assert!(
        text.contains(&format!("DTSTART;VALUE=DATE:{first}\r\n")) && text.contains(&stored.tournament.name),
        "{text}"
    );
    // Where only the beginning is known, it goes to the end of the day.
    change(&day, "face", &[("starts_at", "10:00")]).await.expect(303);
    let text = visitor.get(&day.public("calendar.ics")).await.ok().body();
    assert!(text.contains(&format!("DTSTART:{}\r\nDTEND:{}\r\n", at(0, 600), at(1, 0))), "{text}");
    change(&day, "face", &[("starts_at", "")]).await.expect(303);
    let typed =
        [("from-1", "10:00"), ("until-1", "11:30"), ("kind-1", "prelim-1"), ("from-2", "13:00"), ("kind-2", "final")];
    change(&day, "programme", &typed).await.expect(303);
    change(&day, "face", &[("doors_at", "09:00"), ("address", "Market square 1\nJena; Thuringia")]).await.expect(303);
    let text = visitor.get(&day.public("calendar.ics")).await.ok().body().replace("\r\n ", "");
    let at = |minute: i64| at(0, minute);
    assert!(text.contains(&format!("DTSTART:{}\r\n", at(540))), "{text}");
    assert!(text.contains(&format!("DTEND:{}\r\n", at(13 * 60 + 105))), "{text}");
    assert!(text.contains("Market square 1\\, Jena\\; Thuringia") && text.contains("10:00 Round 1"), "{text}");

    let token = &stored.players[0].link_token;
    let own = async || visitor.get(&format!("/p/{token}/calendar.ics")).await.ok().body().replace("\r\n ", "");
    assert!(
        own().await.contains("SUMMARY:Round 1\\, ") && !own().await.contains("table"),
        "before the seats are public"
    );
    day.make().await;
    assert!(!own().await.contains("table"), "before the seats are public");
    day.press("prelim/1", "publish").await.expect(303);
    let text = own().await;
    assert!(text.contains("SUMMARY:Round 1\\, table ") && text.contains(&format!("DTEND:{}", at(690))), "{text}");
    assert_eq!(text.matches("BEGIN:VEVENT").count(), 2);
    // What changes stays in its place: the same UID, a later SEQUENCE; and a round begins when it begins.
    let place = format!("UID:{identity}-{}-prelim-1@reeve\r\n", stored.players[0].number);
    let sequence = |text: &str| {
        let behind = text.split_once(&place).expect("the round").1.split_once("SEQUENCE:").expect("a number").1;
        behind.split_once('\r').expect("its end").0.parse::<i64>().expect("a number")
    };
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    day.press("prelim/1", "start").await.expect(303);
    let on = own().await;
    assert!(!on.contains(&format!("DTSTART:{}", at(600))) && on.contains("SUMMARY:Round 1\\, table "), "{on}");
    assert!(sequence(&on) > sequence(&text) && on.contains("LAST-MODIFIED:"), "{on}");
    let typed = [("from-3", "9:30"), ("kind-3", "welcome")];
    change(&day, "programme", &typed).await.expect(303);
    let more = own().await;
    assert!(more.contains(&place) && more.contains("-welcome@reeve\r\n"), "{more}");
    assert_eq!(more.matches("BEGIN:VEVENT").count(), 3);
    // Without a programme the games stand beside the whole tournament.
    let nothing: Vec<(String, &str)> = (1..=3)
        .flat_map(|line| ["from", "until", "kind", "title"].map(|field| (format!("{field}-{line}"), "")))
        .collect();
    let nothing: Vec<(&str, &str)> = nothing.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    change(&day, "programme", &nothing).await.expect(303);
    let bare = own().await;
    assert!(bare.contains(&place) && bare.contains(&format!("UID:{identity}@reeve\r\n")), "{bare}");
    assert_eq!(bare.matches("BEGIN:VEVENT").count(), 2);
    let text = bare;
    assert!(!text.contains(token.as_str()), "the file says nothing of the private link");
}

/// Whoever follows a tournament has it once, wherever it is looked for: here, in its series, and where its archive was read.
#[tokio::test]
async fn a_calendar_has_a_tournament_once() {
    let day = day(12).await;
    day.app.insert_series("spring", day.organizer.id(), &[day.id]).await;
    let uid = async |visitor: &Person, path: &str| {
        let text = visitor.get(path).await.ok().body().replace("\r\n ", "");
        text.lines().find(|line| line.starts_with("UID:")).expect("an event").to_owned()
    };
    let visitor = day.app.visitor();
    let here = uid(&visitor, &day.public("calendar.ics")).await;
    assert_eq!(uid(&visitor, "/s/spring/calendar.ics").await, here);
    let archive = day.organizer.get(&day.run("export/archive.zip")).await.ok().bytes;
    let other = app::start().await;
    other.administrator().await.post_file("/admin/import", &[], "file", &archive).await.ok();
    assert_eq!(uid(&other.visitor(), &day.public("calendar.ics")).await, here);
}

#[tokio::test]
async fn a_feed_has_the_tournaments_that_are_public() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    let name = day.stored().await.tournament.name;
    let feed = visitor.get("/feed.atom").await.ok();
    assert_eq!(feed.header("content-type"), "application/atom+xml; charset=utf-8");
    assert!(feed.body().starts_with("<?xml") && feed.body().contains(&format!("<title>{name}</title>")), "{feed}");
    assert!(visitor.get("/feed.atom?q=nowhere").await.ok().body().matches("<entry>").count() == 0);
    let home = visitor.get("/").await.ok();
    assert_eq!(home.attributes("link[rel=alternate]:not([hreflang])", "href"), ["/feed.atom"]);
    // It tells of the last change, and an empty list is not from 1970.
    let updated = |feed: &Page| {
        let body = feed.body();
        let from = body.find("<updated>").expect("a time") + "<updated>".len();
        body[from..].split('<').next().expect("its end").to_owned()
    };
    let none = visitor.get("/feed.atom?q=nowhere").await.ok();
    assert!(!updated(&none).starts_with("1970"), "{none}");
    let before = updated(&feed);
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    change(&day, "face", &[("description", "New words.")]).await.expect(303);
    let feed = visitor.get("/feed.atom").await.ok();
    assert!(updated(&feed) > before, "{before}: {feed}");
    let odd = "A & B <script>";
    day.change(|t| t.name = odd.to_owned()).await;
    let feed = visitor.get("/feed.atom?q=").await.ok();
    assert!(!feed.body().contains("<script>"), "{feed}");
    day.change(|t| t.phase = reeve_rules::tournament::vocabulary::Phase::Draft).await;
    assert!(!visitor.get("/feed.atom?q=script").await.ok().body().contains("<entry>"));
}

/// When a round is planned stands wherever somebody looks for it, until it begins.
#[tokio::test]
async fn a_rounds_planned_time_stands_where_people_look_for_it() {
    let day = day(12).await;
    let lines = [("from-1", "10:15"), ("kind-1", "prelim-1"), ("from-2", "12:15"), ("kind-2", "prelim-2")];
    change(&day, "programme", &lines).await.expect(303);
    let visitor = day.app.visitor();
    let token = day.stored().await.players[0].link_token.clone();
    let own = format!("/p/{token}");
    let empty: Vec<String> = ["seats", "results", "standings", "schedule"].map(|page| day.public(page)).into();
    for path in empty.iter().chain([&own]) {
        let page = visitor.get(path).await.ok();
        assert!(page.says("Round 1 is planned for 10:15.") && page.has(".hex.leaf"), "{path}: {page}");
    }
    let next = day.organizer.get(&format!("/run/{}", day.slug)).await.ok();
    assert_eq!(next.texts(".day small"), ["10:15", "12:15"], "{next}");
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let number = day.stored().await.players[0].number;
    let shown = [own.clone(), day.public("seats"), day.public(&format!("players/{number}"))];
    for path in &shown {
        assert!(visitor.get(path).await.ok().says("planned for 10:15"), "{path}");
    }
    for path in ["rounds", "rounds/prelim/1"] {
        assert!(day.judge.get(&day.run(path)).await.ok().says("planned for 10:15"), "{path}");
    }
    day.press("prelim/1", "start").await.expect(303);
    for path in &shown {
        assert!(!visitor.get(path).await.ok().says("planned for 10:15"), "{path}");
    }
    let rounds = day.judge.get(&day.run("rounds")).await.ok();
    assert!(!rounds.says("planned for 10:15") && rounds.says("planned for 12:15"), "{rounds}");
    let home = visitor.get("/").await.ok();
    assert!(home.attributes("main a", "href").contains(&"/rules".to_owned()), "{home}");
}

#[tokio::test]
async fn a_series_has_a_calendar_of_its_public_events() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    day.app.insert_series("spring", day.organizer.id(), &[day.id]).await;
    let name = day.stored().await.tournament.name;
    change(&day, "face", &[("starts_at", "10:00")]).await.expect(303);
    let file = visitor.get("/s/spring/calendar.ics").await.ok();
    assert_eq!(file.header("content-type"), "text/calendar; charset=utf-8");
    let text = file.body().replace("\r\n ", "");
    assert!(text.contains(&format!("SUMMARY:{name}")) && text.contains("X-WR-CALNAME:Series spring"), "{text}");
    assert!(text.contains(&format!("/t/{}", day.slug)) && text.contains("DTSTART:"), "{text}");
    for page in ["/", "/s/spring"] {
        assert!(visitor.get(page).await.ok().has("a[href='/s/spring/calendar.ics']"), "{page}");
    }
    // An event that nobody sees yet is in no calendar.
    let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
    let draft = Tournament { phase: Phase::Draft, ..day.stored().await.tournament };
    tournament::update(&mut tx, &draft).await.unwrap();
    tx.commit().await.unwrap();
    let text = visitor.get("/s/spring/calendar.ics").await.ok().body();
    assert!(!text.contains("BEGIN:VEVENT") && text.contains("END:VCALENDAR"), "{text}");
}
