//! A server that the whole world can reach: what search engines may list, what links to it show, and what its operator
//! says at the foot of each page.

use reeve_http::route::Listing;
use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_web::routes;

use crate::support::app::{self, Page, Person};
use crate::support::day::{Day, day};
use crate::support::event::{filled, send};

/// A tournament of twelve whose first round is on.
async fn playing() -> Day {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

fn is_listed(page: &Page) -> bool {
    let said = page.header("x-robots-tag");
    assert!(said.is_empty() || said == "noindex,nofollow,noarchive", "{}: {said}", page.address);
    said.is_empty()
}

const NAMING: [&str; 7] = ["log", "seats", "results", "standings", "bracket", "schedule", "schedule/proof"];

#[tokio::test]
async fn pages_with_names_are_listed_only_where_the_organizer_wants_it() {
    let day = playing().await;
    let visitor = day.app.visitor();
    let home = format!("/t/{}", day.slug);
    let listed = async |path: &str| {
        let made = visitor.get(path).await.ok();
        // Kept in memory by now.
        let again = visitor.get(path).await.ok();
        assert_eq!(made.header("x-robots-tag"), again.header("x-robots-tag"), "{path}");
        is_listed(&made)
    };
    for path in ["/", &home, &day.public("rules")] {
        assert!(listed(path).await, "{path}");
        assert!(!visitor.get(path).await.ok().says("Player 0"), "{path} names players");
    }
    for path in NAMING {
        assert!(!listed(&day.public(path)).await, "{path}");
    }
    day.change(|t| t.phase = Phase::Finished).await;
    assert!(!listed(&home).await, "it names the champion");

    let page = day.organizer.get(&day.run("details")).await.ok();
    let fields = filled(&page, "form[action$='/details']", &[("indexed", "yes")]);
    send(&day.organizer, &day.run("details"), &fields).await.expect(303);
    for path in NAMING {
        assert!(listed(&day.public(path)).await, "{path}");
    }
    assert!(listed(&home).await);
    // What is looked for has no end, and the hall's screen is for the hall.
    for path in ["/?q=spring".to_owned(), "/?year=2026".to_owned(), day.public("hall")] {
        assert!(!is_listed(&visitor.get(&path).await.ok()), "{path}");
    }
}

#[tokio::test]
async fn private_links_and_everything_else_are_never_listed() {
    let day = playing().await;
    day.change(|t| t.indexed = true).await;
    let token = day.stored().await.players[0].link_token.clone();
    let visitor = day.app.visitor();
    for path in [format!("/p/{token}"), format!("/p/{token}/data.json"), format!("/p/{token}/qr.svg")] {
        let page = visitor.get(&path).await.ok();
        assert!(!is_listed(&page) && !page.body().contains("og:title"), "{path}");
    }
    for path in ["/sign-in", "/forgotten", "/nowhere", "/t/nowhere", "/run", "/healthz", "/about/imprint"] {
        assert!(!is_listed(&visitor.get(path).await), "{path}");
    }
    for path in
        ["/run", "/account", day.run("").trim_end_matches('/'), &day.run("players"), &day.run("export/results.csv")]
    {
        assert!(!is_listed(&day.organizer.get(path).await.ok()), "{path}");
    }
    // Files of pages are no pages.
    assert!(visitor.get("/static/mark.svg").await.ok().bytes.len() > 100);
    let open = |route: &&reeve_http::route::Route| route.listing != Listing::Never;
    let listed: Vec<&str> = routes::all().iter().filter(open).map(|route| route.path).collect();
    assert!(
        listed
            .iter()
            .all(|path| ["/", "/rules", "/statistics", "/s/{series}"].contains(path) || path.starts_with("/t/{slug}")),
        "{listed:?}"
    );
    assert_eq!(listed.len(), 18, "{listed:?}");
}

#[tokio::test]
async fn robots_are_told_what_leads_to_the_sign_in_page_and_no_private_link() {
    let app = app::start().await;
    let page = app.visitor().get("/robots.txt").await.ok();
    assert_eq!(page.header("content-type"), "text/plain; charset=utf-8");
    let text = page.body();
    assert!(text.contains("\nUser-agent: *\n"), "{text}");
    let closed: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("Disallow: ")).collect();
    let routes = routes::all();
    for path in &closed {
        assert!(routes.iter().any(|route| route.path.starts_with(path)), "{path} is no page");
        let page = app.visitor().get(path).await;
        assert!(page.header("location").starts_with("/sign-in") || !is_listed(&page), "{path}");
    }
    // Who may not fetch a page can't read that it is not to be listed.
    assert!(!closed.iter().any(|path| "/p/token".starts_with(path) || "/reset/key".starts_with(path)), "{text}");
    assert!(!closed.iter().any(|path| "/t/spring".starts_with(path)), "{text}");
}

#[tokio::test]
async fn links_show_the_tournament_and_no_player() {
    let day = playing().await;
    let visitor = day.app.visitor();
    let of = |page: &Page, name: &str| page.attributes(&format!("meta[property='og:{name}']"), "content").concat();
    let home = visitor.get(&format!("/t/{}", day.slug)).await.ok();
    assert_eq!(of(&home, "title"), "Spring Open");
    assert_eq!(of(&home, "description"), "Saturday, 21 November 2026, Jena: preliminary games");
    assert_eq!(of(&home, "url"), format!("{}/t/{}", day.app.shared.public_url(), day.slug));
    let picture = of(&home, "image");
    let path = picture.strip_prefix(&*day.app.shared.public_url()).expect("an address of this server");
    assert_eq!(visitor.get(path).await.ok().header("content-type"), "image/png");
    let seats = visitor.get(&day.public("seats?q=Player+01&round=prelim-1")).await.ok();
    assert_eq!(
        (of(&seats, "title"), of(&seats, "url")),
        ("Seats · Spring Open".to_owned(), format!("{}{}", day.app.shared.public_url(), day.public("seats")),)
    );
    day.change(|t| t.phase = Phase::Finished).await;
    for path in NAMING.iter().map(|path| day.public(path)).chain([format!("/t/{}", day.slug), "/".to_owned()]) {
        let page = visitor.get(&path).await.ok();
        let said = [page.attributes("meta", "content"), page.texts("title")].concat().join("\n");
        assert!(said.contains("Spring Open") || path == "/", "{path}: {said}");
        assert!(!said.contains("Player"), "{path}: {said}");
        assert_eq!(page.attributes("meta[name='description']", "content").len(), 1, "{path}");
    }
    // What is typed into a name stays within its attribute.
    day.change(|t| t.name = "\"><script>x</script>".to_owned()).await;
    let page = visitor.get(&format!("/t/{}", day.slug)).await.ok();
    assert_eq!(of(&page, "title"), "\"><script>x</script>");
}

/// The form of the operator's texts, filled and sent.
async fn say(administrator: &Person, typed: &[(&str, &str)]) -> Page {
    let page = administrator.get("/admin/texts").await.ok();
    let fields = filled(&page, "form[action='/admin/texts']", typed);
    send(administrator, "/admin/texts", &fields).await
}

/// The operator's texts that a page links to at its foot. On the pages of a tournament the clauses stand before them.
fn foot(page: &Page) -> Vec<String> {
    let links = page.attributes("footer nav a", "href");
    links.into_iter().filter(|link| link != "/rules").collect()
}

#[tokio::test]
async fn the_operators_texts_are_linked_at_the_foot_of_each_page() {
    let day = playing().await;
    let (visitor, administrator) = (day.app.visitor(), day.app.administrator().await);
    let home = format!("/t/{}", day.slug);
    for path in ["/", &home, "/sign-in", "/nowhere"] {
        assert!(foot(&visitor.get(path).await).is_empty(), "{path}: nothing is said yet");
    }
    visitor.get("/about/imprint").await.expect(404);
    let imprint = "Catan e.V.\r\nJena <b>here</b>\r\n\r\nSecond paragraph";
    let saved = say(&administrator, &[("imprint", imprint), ("contact", "Ask Ada.")]).await.expect(303);
    assert!(administrator.follow(&saved).await.ok().says("The texts are saved."));
    let links = ["/about/contact", "/about/imprint"];
    for path in ["/", &home, "/sign-in", "/nowhere", "/about/imprint", "/t/nowhere"] {
        assert_eq!(foot(&visitor.get(path).await), links, "{path}");
    }
    assert_eq!(foot(&administrator.get("/run").await.ok()), links);
    let page = visitor.get("/about/imprint").await.ok();
    assert_eq!(page.texts("main .read p"), ["Catan e.V. Jena <b>here</b>", "Second paragraph"]);
    visitor.get("/about/privacy").await.expect(404);
    visitor.get("/about/nonsense").await.expect(404);

    // Kept pages are as before, and change with the texts.
    let asked = day.app.least_statements(async || assert_eq!(foot(&visitor.get(&home).await.ok()), links)).await;
    assert!(asked <= 1, "a page from memory");
    say(&administrator, &[("imprint", "  "), ("contact", "Ask Bo.")]).await.expect(303);
    for path in ["/", &home, "/sign-in", "/nowhere"] {
        assert_eq!(foot(&visitor.get(path).await), ["/about/contact"], "{path}");
    }
    visitor.get("/about/imprint").await.expect(404);
    // The log keeps no text.
    let log = administrator.get("/admin/audit?q=texts+about+this+server").await.ok();
    assert!(log.says("edit texts about this server") && log.says("contact: 8") && !log.says("Ask Bo"), "{log}");
}

#[tokio::test]
async fn texts_have_an_end_and_only_letters() {
    let app = app::start().await;
    let administrator = app.administrator().await;
    let long = "ж".repeat(limits::SITE_TEXT);
    say(&administrator, &[("imprint", &long), ("contact", &long), ("privacy", &long)]).await.expect(303);
    assert!(app.visitor().get("/about/privacy").await.ok().says(&long));
    let longer = format!("{long}ж");
    let page = say(&administrator, &[("imprint", &longer), ("contact", "x")]).await.expect(422);
    assert!(page.fault("imprint").contains("20001 characters; at most 20000"), "{}", page.fault("imprint"));
    let page = say(&administrator, &[("contact", "a \u{7} bell")]).await.expect(422);
    assert!(page.fault("contact").contains("invisible characters"), "{page}");
    assert!(app.visitor().get("/about/contact").await.ok().says(&long), "nothing was changed");
    // Who is told of a fault still learns of somebody else's change.
    let open = administrator.get("/admin/texts").await.ok();
    let form = "form[action='/admin/texts']";
    say(&administrator, &[("contact", "another")]).await.expect(303);
    let faulty = send(&administrator, "/admin/texts", &filled(&open, form, &[("privacy", &longer)])).await.expect(422);
    let again = send(&administrator, "/admin/texts", &filled(&faulty, form, &[("privacy", "p")])).await.expect(409);
    assert!(again.says("Contact: somebody else changed this text") && again.says("another"), "{again}");
}
