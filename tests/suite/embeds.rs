//! What other sites show in a frame: what the public pages show and nothing else, nothing of whoever is signed in, and no form.

use std::time::Duration;

use reeve_rules::tournament::vocabulary::Phase;
use scraper::{Html, Selector};

use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};

const PAGES: [&str; 3] = ["standings", "seats", "bracket"];

/// The address of a page for a frame.
fn framed(day: &Day, page: &str) -> String {
    format!("/embed/{}/{page}", day.slug)
}

/// Every site may frame it, and nobody can be led to press anything there.
#[track_caller]
fn may_stand_in_a_frame(page: &Page) {
    let policy = page.header("content-security-policy");
    assert!(policy.contains("frame-ancestors *;") && policy.contains("form-action 'none';"), "{policy}");
    assert!(policy.contains("default-src 'none'; script-src 'self'"), "{policy}");
    for (name, value) in [
        ("x-frame-options", ""),
        ("cross-origin-resource-policy", "cross-origin"),
        ("x-content-type-options", "nosniff"),
        ("x-robots-tag", "noindex,nofollow,noarchive"),
        ("set-cookie", ""),
    ] {
        assert_eq!(page.header(name), value, "{name} of {page}");
    }
    assert!(!page.has("form, button[type=submit]"), "a form: {page}");
    assert!(!page.has(".bar, .tabs, .crumbs, .skip, link[rel=manifest], link[rel=canonical]"), "{page}");
    assert_eq!(page.attributes("base", "target"), ["_blank"], "{page}");
    assert_eq!(page.attributes("meta[name=robots]", "content"), ["noindex"], "{page}");
    assert_eq!(page.texts("h1").len(), 1, "{page}");
}

/// What a page says in its middle, but for the search of the public pages.
fn shown(page: &Page) -> Vec<Vec<String>> {
    let parts = ["h1", ".title", ".notice", ".said", "h2", "table", "ul.tables", ".empty", ".bracket", ".link-text"];
    let mut shown: Vec<Vec<String>> = parts.iter().map(|css| page.texts(&format!("#content {css}"))).collect();
    shown.push(page.attributes("#content a", "href"));
    shown
}

async fn with(person: &Person, path: &str, headers: &[(&str, &str)]) -> Page {
    let request =
        headers.iter().fold(person.request("GET", path), |request, (name, value)| request.header(*name, *value));
    person.send(request).await
}

/// Opens a page until it costs no statement.
async fn from_memory(day: &Day, person: &Person, path: &str) -> Page {
    for _ in 0..200 {
        let before = day.app.db.statements();
        let page = person.get(path).await.ok();
        if day.app.db.statements() == before {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{path} costs a statement every time");
}

#[tokio::test]
async fn nothing_is_shown_elsewhere_unless_the_organizer_wants_it() {
    let day = day(12).await;
    let (visitor, path) = (day.app.visitor(), day.run("embeds"));
    day.make().await;
    day.open("prelim/1").await;
    for person in [&visitor, &day.organizer] {
        for page in PAGES {
            let page = person.get(&framed(&day, page)).await.expect(404);
            may_stand_in_a_frame(&page);
            assert!(page.says("Not shown here") && !page.body().contains("Player 0"), "{page}");
            assert!(!page.body().contains("/sign-in"), "{page}");
        }
    }
    visitor.get("/embed/nowhere/seats").await.expect(404);
    visitor.get(&framed(&day, "results")).await.expect(404);

    let export = day.organizer.get(&day.run("export")).await.ok();
    assert!(export.has(&format!("a[href='{path}']")), "{export}");
    let page = day.organizer.get(&path).await.ok();
    assert!(!page.has("textarea"), "nothing to copy yet: {page}");
    let odd: [&[(&str, &str)]; 2] = [&[], &[("embeds", "maybe")]];
    for odd in odd {
        day.organizer.post(&path, odd).await.expect(422);
    }
    day.judge.get(&path).await.expect(403);
    day.judge.post(&path, &[("embeds", "yes")]).await.expect(403);
    visitor.get(&framed(&day, "seats")).await.expect(404);
    for _ in 0..2 {
        let done = day.organizer.post(&path, &[("embeds", "yes")]).await.expect(303);
        let page = day.organizer.follow(&done).await.ok();
        assert!(page.says("Other sites can show this tournament now."), "{page}");
        assert_eq!(page.texts("textarea").len(), 3, "{page}");
    }
    for page in PAGES {
        may_stand_in_a_frame(&visitor.get(&framed(&day, page)).await.ok());
    }
    assert!(visitor.get(&framed(&day, "seats")).await.ok().says("Player 01"));

    let done = day.organizer.post(&path, &[("embeds", "no")]).await.expect(303);
    assert!(day.organizer.follow(&done).await.ok().says("Other sites no longer show this tournament."));
    // Also where it was kept in memory.
    visitor.get(&framed(&day, "seats")).await.expect(404);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    for line in ["let other sites show the tournament", "stop showing the tournament on other sites"] {
        assert_eq!(log.body().matches(line).count(), 1, "once is enough: {log}");
    }
}

#[tokio::test]
async fn what_is_copied_is_one_frame_whatever_the_tournament_is_called() {
    let day = day(12).await;
    let name = "\"Cup\" & </iframe><script>alert(1)</script> \u{5d0} 🎲";
    day.change(|t| (t.name, t.embeds) = (name.to_owned(), true)).await;
    let page = day.organizer.get(&day.run("embeds")).await.ok();
    let lines = page.texts("textarea");
    for (line, at) in lines.iter().zip(PAGES) {
        let part = Html::parse_fragment(line);
        let frames: Vec<_> = part.select(&Selector::parse("iframe").unwrap()).collect();
        assert_eq!(frames.len(), 1, "{line}");
        let src = frames[0].value().attr("src").expect("an address");
        assert_eq!(src, format!("{}{}", day.app.shared.public_url(), framed(&day, at)));
        let title = frames[0].value().attr("title").expect("a title");
        assert!(title.ends_with(&format!(" · {name}")), "{title}");
        let scripts: Vec<_> = part.select(&Selector::parse("script").unwrap()).collect();
        assert_eq!(scripts.len(), 1, "{line}");
        assert!(!line.contains("alert(1)</script>") && scripts[0].value().attr("src").is_none(), "{line}");
    }
    assert_eq!(lines.len(), PAGES.len());
    for way in page.attributes("main a[href^='/embed/']", "href") {
        let shown = day.app.visitor().get(&way).await.ok();
        may_stand_in_a_frame(&shown);
        assert!(shown.text(".foot span a").starts_with("\"Cup\""), "{shown}");
    }
}

#[tokio::test]
async fn a_frame_shows_what_the_public_page_shows_at_every_moment() {
    let day = day(16).await;
    let visitor = day.app.visitor();
    day.change(|t| t.embeds = true).await;
    let same = async |moment: &str| {
        for page in PAGES {
            let (public, page) = (visitor.get(&day.public(page)).await, visitor.get(&framed(&day, page)).await);
            assert_eq!(public.status, page.status, "{moment}: {page}");
            may_stand_in_a_frame(&page);
            if public.status == 200 {
                assert_eq!(shown(&public), shown(&page), "{moment}");
                let there = page.attributes(".foot a[href^='http']", "href");
                assert_eq!(there, public.attributes("link[rel=canonical]", "href"), "{moment}: {page}");
                let listens = |page: &Page| page.attributes("body", "data-live");
                assert!(listens(&page) == listens(&public) && page.has("#live-said") && page.has("#live-lost"));
            } else {
                assert!(!page.body().contains("Spring Open"), "{moment}: {page}");
            }
        }
    };
    same("checking in").await;
    day.make().await;
    same("seats are made").await;
    assert!(!visitor.get(&framed(&day, "seats")).await.ok().says("Player 01"), "they are not public");
    day.press("prelim/1", "publish").await.expect(303);
    same("seats are public").await;
    assert!(visitor.get(&framed(&day, "seats")).await.ok().says("Player 01"));
    day.press("prelim/1", "start").await.expect(303);
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    same("a result is in").await;
    for (table, seats) in day.tables("prelim/1").await.into_iter().skip(1) {
        let vp = &["10", "8", "7", "5"][..seats];
        day.enter("prelim/1", table, 0, vp, &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    same("the round is over").await;
    let standings = visitor.get(&framed(&day, "standings")).await.ok();
    assert!(standings.says("Player 01") && standings.has("table.standings"), "{standings}");
    for round in ["prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    day.organizer.post(&day.run("lots"), &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await;
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    same("tables are made").await;
    day.play("semi/1").await;
    same("the semi-finals are over").await;
    day.change(|t| t.hidden_at = Some(t.created_at)).await;
    same("hidden").await;
    day.change(|t| (t.hidden_at, t.phase) = (None, Phase::Draft)).await;
    same("a draft").await;
}

#[tokio::test]
async fn everybody_is_told_the_same_from_memory() {
    let day = day(12).await;
    day.change(|t| t.embeds = true).await;
    day.make().await;
    day.open("prelim/1").await;
    let visitor = day.app.visitor();
    let people = [visitor.clone(), day.organizer.clone(), day.judge.clone(), day.app.administrator().await];
    for path in PAGES.map(|page| framed(&day, page)) {
        let made = day.organizer.get(&path).await.ok();
        for person in &people {
            let page = from_memory(&day, person, &path).await;
            assert!(page.bytes == made.bytes, "{path}: {page}");
            may_stand_in_a_frame(&page);
            assert_eq!(page.header("vary"), "Accept-Encoding", "{path}");
            assert_eq!(page.header("cache-control"), "private, no-cache", "{path}");
        }
        let tag = made.header("etag").to_owned();
        assert!(tag.len() > 20, "{path}: {tag}");
        for known in [tag.as_str(), "*"] {
            let unchanged = with(&day.judge, &path, &[("If-None-Match", known)]).await.expect(304);
            assert!(unchanged.bytes.is_empty() && unchanged.header("x-frame-options").is_empty(), "{path}");
            assert!(unchanged.header("content-security-policy").contains("frame-ancestors *;"), "{path}");
        }
        let head = visitor.send(visitor.request("HEAD", &path)).await.ok();
        assert!(head.bytes.is_empty() && head.header("etag") == tag, "{path}");
        assert!(head.header("content-security-policy").contains("frame-ancestors *;"), "{path}");
    }
    // A form has nothing to look for there, wherever it comes from.
    visitor.post(&framed(&day, "seats"), &[]).await.expect(405);
    // The public page is nobody else's to frame, as before.
    let public = visitor.get(&day.public("seats")).await.ok();
    assert_eq!(public.header("x-frame-options"), "DENY");
    assert!(public.header("content-security-policy").contains("frame-ancestors 'none'"));
    assert!(public.has("form.find") && public.has(".tabs"), "{public}");
}

#[tokio::test]
async fn light_and_dark_are_what_the_address_says() {
    let day = day(12).await;
    day.change(|t| t.embeds = true).await;
    day.make().await;
    day.open("prelim/1").await;
    let visitor = day.app.visitor();
    for page in PAGES {
        let path = framed(&day, page);
        let plain = visitor.get(&path).await.ok();
        assert!(!plain.has("html[data-theme]"), "{plain}");
        for colours in ["light", "dark"] {
            let kept = from_memory(&day, &visitor, &format!("{path}?colours={colours}")).await;
            assert_eq!(kept.attributes("html", "data-theme"), [colours], "{kept}");
        }
        for odd in ["purple", "", "Dark", "%00dark", "dark%20", "darkdarkdarkdark"] {
            let page = visitor.get(&format!("{path}?colours={odd}")).await;
            if odd.contains("%00") {
                page.expect(422);
            } else {
                assert!(page.ok().bytes == plain.bytes, "{odd}");
            }
        }
        // What somebody chose here is theirs, and says nothing on another site.
        let chosen = with(&visitor, &path, &[("Cookie", "theme=dark")]).await.ok();
        assert!(chosen.bytes == plain.bytes);
    }
    let earlier = visitor.get(&format!("{}?round=prelim-1&colours=dark", framed(&day, "seats"))).await.ok();
    assert!(earlier.has("html[data-theme=dark]") && earlier.says("Round 1"), "{earlier}");
}
