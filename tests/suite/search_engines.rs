//! What search engines and chats read: the tournament as schema.org's `Event`, the map of the pages that may be listed, canonical
//! addresses, and the pictures beside links.

use std::collections::BTreeSet;

use serde_json::Value;

use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::face::Face;
use reeve_store::new_tournament::NewTournament;
use reeve_store::{Scope, face, new_tournament};

use crate::support::app::{self, Page, Person};
use crate::support::day::{Day, blank, day};

const ODD: &str = "\"Cup\" & </script><script>x</script> \u{200f}\u{5d0} 🎲\u{2028}";

/// The event that a page tells search engines of.
fn event(page: &Page) -> Value {
    let found = page.texts("head script[type='application/ld+json']");
    assert_eq!(found.len(), 1, "{page}");
    let body = page.body();
    let text = body.split_once("ld+json\">").expect("the element").1.split_once("</script>").expect("its end").0;
    serde_json::from_str(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

async fn home(day: &Day) -> Page {
    day.app.visitor().get(day.public("").trim_end_matches('/')).await.ok()
}

#[tokio::test]
async fn the_first_page_tells_of_the_event_and_of_nobody_in_it() {
    let day = day(12).await;
    let said = Face {
        starts_at: Some(600),
        description: ODD.to_owned(),
        address: "Market square 1\n07743 Jena".to_owned(),
        contact: "Club\nada@example.org".to_owned(),
        fee: Some(1250),
        currency: "EUR".to_owned(),
        ..Face::default()
    };
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    face::put(&mut tx, day.id, &said).await.unwrap();
    tx.commit().await.unwrap();
    day.change(|t| (t.name, t.phase, t.capacity) = (ODD.to_owned(), Phase::Registration, Some(16))).await;
    day.app.insert_series("cup", day.organizer.id(), &[day.id]).await;
    let page = home(&day).await;
    assert!(page.header("content-security-policy").contains("script-src 'self'"));
    let told = event(&page);
    // What Google requires, and what it recommends.
    for key in
        ["name", "startDate", "location", "endDate", "eventStatus", "image", "offers", "organizer", "description"]
    {
        assert!(!told[key].is_null(), "{key}: {told}");
    }
    let public_url = day.app.shared.public_url();
    assert_eq!(
        (&told["@type"], &told["name"], &told["description"]),
        (&"Event".into(), &ODD.into(), &ODD.trim().into())
    );
    assert_eq!(told["startDate"], "2026-11-21T10:00:00+01:00");
    assert_eq!(told["location"]["address"]["streetAddress"], "Market square 1, 07743 Jena");
    assert_eq!(told["url"], page.attributes("link[rel=canonical]", "href").concat());
    assert_eq!((&told["offers"]["price"], &told["remainingAttendeeCapacity"]), (&"12.50".into(), &4.into()));
    assert_eq!(told["offers"]["url"], format!("{public_url}{}", day.public("register")));
    assert_eq!(told["superEvent"]["url"], format!("{public_url}/s/cup"));
    assert!(!told.to_string().contains("ada@example.org"));
    let picture =
        told["image"][0].as_str().and_then(|at| at.strip_prefix(&*public_url)).expect("an address here").to_owned();
    assert_eq!(day.app.visitor().get(&picture).await.ok().header("content-type"), "image/png");
    // The script that somebody typed is none.
    assert!(!page.texts("script").iter().any(|text| text == "x"), "{page}");
    // At no later moment anybody in it is named, and a draft says nothing.
    for phase in [Phase::CheckIn, Phase::Finished] {
        day.change(|t| t.phase = phase).await;
        let told = event(&home(&day).await).to_string();
        assert!(!told.contains("Player") && !told.contains("offers"), "{phase}: {told}");
    }
    day.change(|t| t.phase = Phase::Draft).await;
    let draft = day.organizer.get(day.public("").trim_end_matches('/')).await.ok();
    assert!(!draft.has("script[type='application/ld+json']"), "{draft}");
}

/// The addresses of a map, on this server.
async fn addresses(day_url: &str, visitor: &Person, path: &str) -> Vec<String> {
    let file = visitor.get(path).await.ok();
    assert_eq!(file.header("content-type"), "application/xml; charset=utf-8");
    let body = file.body();
    assert!(body.starts_with("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<"), "{body}");
    let of_server = |text: &str| text.split('<').next().and_then(|at| at.strip_prefix(day_url)).map(str::to_owned);
    body.split("<loc>").skip(1).map(|text| of_server(text).expect("an address of this server")).collect()
}

#[tokio::test]
async fn the_map_holds_what_may_be_listed_and_nothing_else() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    let public_url = day.app.shared.public_url();
    let robots = visitor.get("/robots.txt").await.ok().body();
    assert!(robots.ends_with(&format!("\nSitemap: {public_url}/sitemap.xml\n")), "{robots}");
    day.app.insert_series("cup", day.organizer.id(), &[day.id]).await;
    let mut last = BTreeSet::new();
    let check = async |moment: &str| {
        let listed = addresses(&public_url, &visitor, "/sitemap.xml").await;
        for path in &listed {
            let page = visitor.get(path).await.ok();
            assert_eq!(page.header("x-robots-tag"), "", "{moment}: {path}");
            let canonical = page.attributes("link[rel=canonical]", "href").concat();
            assert_eq!(canonical, format!("{public_url}{path}"), "{moment}: {path} has another canonical address");
        }
        listed.into_iter().collect::<BTreeSet<String>>()
    };
    for (phase, has_register) in [(Phase::Registration, true), (Phase::CheckIn, false)] {
        day.change(|t| t.phase = phase).await;
        let listed = check(phase.code()).await;
        assert_eq!(listed.contains(&day.public("register")), has_register, "{listed:?}");
        assert!(listed.contains("/s/cup") && listed.contains(day.public("").trim_end_matches('/')), "{listed:?}");
        assert!(!listed.contains(&day.public("seats")), "{listed:?}");
    }
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
        // Who may sit and win there is named on these pages.
        let listed = check(round).await;
        assert!(!listed.contains(day.public("").trim_end_matches('/')) && !listed.contains("/s/cup"), "{listed:?}");
        day.change(|t| t.indexed = true).await;
        last = check(&format!("{round}, indexed")).await;
        assert!(last.contains(&day.public("standings")) && last.contains(&day.public("seats")), "{last:?}");
        day.change(|t| t.indexed = false).await;
    }
    assert!(last.len() > 6, "{last:?}");
    for hide in [true, false] {
        day.change(|t| {
            (t.phase, t.indexed) = (if hide { Phase::Prelim } else { Phase::Draft }, true);
            t.hidden_at = hide.then_some(t.created_at);
        })
        .await;
        let listed = addresses(&public_url, &visitor, "/sitemap.xml").await;
        assert!(!listed.iter().any(|path| path.starts_with("/t/")), "{listed:?}");
    }
}

/// More tournaments than one file takes: the map is one of files then.
#[tokio::test]
async fn a_long_map_has_pages() {
    let app = app::start().await;
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    for number in 0..=limits::SITEMAP_TOURNAMENTS {
        let new = NewTournament { slug: format!("cup-{number}"), phase: Phase::Registration, ..blank() };
        new_tournament::insert(&mut tx, &new).await.unwrap();
    }
    tx.commit().await.unwrap();
    let (visitor, public_url) = (app.visitor(), app.shared.public_url());
    let pages = addresses(&public_url, &visitor, "/sitemap.xml").await;
    assert_eq!(pages, ["/sitemap.xml?page=1", "/sitemap.xml?page=2"]);
    let mut found = BTreeSet::new();
    for page in &pages {
        found.extend(addresses(&public_url, &visitor, page).await);
    }
    let homes = found.iter().filter(|path| path.starts_with("/t/") && path.matches('/').count() == 2).count();
    assert_eq!(homes, limits::SITEMAP_TOURNAMENTS + 1);
    for odd in ["0", "3", "-1", "x", "99999999999999999999", ""] {
        visitor.get(&format!("/sitemap.xml?page={odd}")).await.expect(404);
    }
    let too_many = visitor.get("/season.csv?from=2026-01-01&until=2026-12-31").await.expect(422);
    assert!(too_many.says("Choose fewer days"), "{too_many}");
}

#[tokio::test]
async fn links_have_a_picture_of_the_tournament_and_over_it_one_of_the_champion() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    let image = |page: &Page| page.attributes("meta[property='og:image']", "content").concat();
    let public_url = day.app.shared.public_url();
    let page = home(&day).await;
    assert_eq!(image(&page), format!("{public_url}{}", day.public("picture.png")));
    assert_eq!(page.attributes("meta[property='og:image:width']", "content"), ["1200"]);
    let before = visitor.get(&day.public("picture.png")).await.ok();
    assert!(before.bytes.starts_with(b"\x89PNG") && before.header("content-disposition").starts_with("inline"));
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    day.organizer.post(&day.run("lots"), &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.open("final/1").await;
    day.enter("final/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    assert!(image(&home(&day).await).ends_with(&day.public("picture.png")), "nothing before it is public");
    day.press("final/1", "close").await.expect(303);
    assert!(image(&home(&day).await).ends_with(&day.public("champion.png")));
    let seats = visitor.get(&day.public("seats")).await.ok();
    assert!(image(&seats).ends_with(&day.public("picture.png")));
    assert_eq!(visitor.get(&day.public("picture.png")).await.ok().bytes, before.bytes, "it names nobody");
    // The pages beside those of the navigation are their own.
    for path in ["log", "statistics", "players/3"] {
        let page = visitor.get(&day.public(path)).await.ok();
        assert_eq!(
            page.attributes("link[rel=canonical]", "href").concat(),
            format!("{public_url}{}", day.public(path))
        );
    }
}
