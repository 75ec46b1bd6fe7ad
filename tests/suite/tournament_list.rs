//! A thousand tournaments: the start page and "my tournaments" show a page of them, and find one by name, place or year.

use std::collections::BTreeSet;

use chrono::{NaiveDate, Utc};
use reeve_actions::tournament::create::create_tournament;
use reeve_actions::tournament::details::TypedDetails;
use reeve_actions::{Caller, Context, Who};
use reeve_rules::tournament::vocabulary::{Phase, StaffRole};
use reeve_store::new_tournament::NewTournament;
use reeve_store::time::millis;
use reeve_store::tournament::{ListOf, Tournament, TournamentSearch};
use reeve_store::{AccountId, Scope, new_tournament, tournament, tournament_words};
use reeve_views::series::season;
use reeve_views::visibility;
use reeve_words as words;

use crate::support::app::{self, App, May, Page};
use crate::support::day::blank;

/// How many tournaments a page shows.
const PAGE: usize = 25;
/// How many there are; every tenth is a draft, and every tenth but one hidden.
const ALL: usize = 1000;
/// How many everybody sees.
const PUBLIC: usize = ALL / 10 * 8;

/// A tournament that others are made after.
async fn pattern(app: &App) -> Tournament {
    let caller = Caller { who: Who::Command, address: String::new() };
    let desk = Context { db: &app.db, caller: &caller, now: millis(Utc::now()), form: None };
    let typed = TypedDetails {
        name: "The pattern".to_owned(),
        place: "Jena".to_owned(),
        starts_on: "2019-01-05".to_owned(),
        time_zone: "Europe/Berlin".to_owned(),
        ..words::tournament::new_details(2026)
    };
    create_tournament(&desk, &typed).await.expect("a tournament")
}

#[tokio::test]
async fn everybodys_list_has_exactly_the_tournaments_that_everybody_may_look_at() {
    let app = app::start().await;
    pattern(&app).await;
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    for (n, (phase, hidden)) in Phase::ALL.iter().flat_map(|phase| [(phase, false), (phase, true)]).enumerate() {
        let new = NewTournament { slug: format!("cup-{n}"), phase: *phase, ..blank() };
        let one = new_tournament::insert(&mut tx, &new).await.unwrap();
        let hidden_at = hidden.then(|| millis(Utc::now()));
        tournament::update(&mut tx, &Tournament { hidden_at, ..one }).await.unwrap();
    }
    let all = tournament::all(&mut tx).await.unwrap();
    assert_eq!(all.len(), 2 * Phase::ALL.len() + 1);
    let expected: BTreeSet<String> =
        all.into_iter().filter(visibility::is_public).map(|tournament| tournament.slug).collect();
    let search = TournamentSearch { of: ListOf::Everybody, words: String::new(), year: None };
    let found = tournament::find(&mut tx, &search, 100, 0).await.unwrap();
    let found: BTreeSet<String> = found.into_iter().map(|tournament| tournament.slug).collect();
    assert_eq!(found, expected);
    assert_eq!(tournament::count(&mut tx, &search).await.unwrap(), i64::try_from(expected.len()).unwrap());
    assert_eq!(expected.len(), Phase::ALL.len() - 1);
}

/// The day of one of the thousand.
fn day_of(n: usize) -> NaiveDate {
    let (year, day) = (2020 + i32::try_from(n / 100).unwrap(), u32::try_from(n % 100).unwrap() + 1);
    NaiveDate::from_yo_opt(year, day).expect("a day")
}

/// The public ones in the order of the start page.
fn next_first() -> Vec<String> {
    let from = season::from(Utc::now().date_naive());
    let (mut ahead, mut over): (Vec<usize>, Vec<usize>) =
        (0..ALL).filter(|n| n % 10 > 1).partition(|n| day_of(*n) >= from);
    ahead.sort_by_key(|n| day_of(*n));
    over.sort_by_key(|n| std::cmp::Reverse(day_of(*n)));
    ahead.into_iter().chain(over).map(|n| format!("/t/cup-{n}")).collect()
}

/// Stores the thousand: in the years 2020 to 2029, a hundred each. The account is on the staff of every fiftieth.
async fn thousand(app: &App, account: AccountId) {
    pattern(app).await;
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    for n in 0..ALL {
        let place = if n % 100 == 7 { "Łódź, Straße 3" } else { "Hall 1" };
        let new = NewTournament {
            slug: format!("cup-{n}"),
            name: format!("Städte-Cup {n:04}"),
            place: place.to_owned(),
            starts_on: day_of(n),
            phase: if n % 10 == 0 { Phase::Draft } else { Phase::Registration },
            ..blank()
        };
        let one = new_tournament::insert(&mut tx, &new).await.unwrap();
        let id = one.id;
        if n % 10 == 1 {
            let hidden = Tournament { hidden_at: Some(millis(Utc::now())), ..one };
            tournament::update(&mut tx, &hidden).await.unwrap();
        }
        if n % 50 == 2 || n % 50 == 1 {
            tournament::add_staff(&mut tx, id, account, StaffRole::Organizer, millis(Utc::now())).await.unwrap();
        }
    }
    tx.commit().await.unwrap();
}

/// The addresses of the tournaments on a page, in its order.
fn listed(page: &Page) -> Vec<String> {
    page.attributes("main h2 a, main .entries a", "href").into_iter().filter(|href| href != "/new").collect()
}

#[tokio::test]
async fn a_thousand_are_shown_a_page_at_a_time() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Nothing).await;
    let visitor = app.visitor();
    let statements = async |path: &str| app.least_statements(async || drop(visitor.get(path).await.ok())).await;
    let of_none = statements("/?page=1").await;
    assert!(!visitor.get("/").await.ok().has("form.find"), "nothing to look for among none");
    thousand(&app, organizer.id()).await;
    assert_eq!(statements("/?page=1").await, of_none);

    // Every page, by its links.
    let mut seen = Vec::new();
    let mut path = "/".to_owned();
    loop {
        let page = visitor.get(&path).await.ok();
        assert!(listed(&page).len() <= PAGE && page.says(&format!("{PUBLIC} tournaments")), "{page}");
        seen.extend(listed(&page));
        let next = page.attributes("a[rel=next]", "href");
        let Some(next) = next.first() else { break };
        path.clone_from(next);
    }
    assert_eq!(seen.len(), PUBLIC);
    assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), PUBLIC, "one is listed twice");
    assert_eq!(seen, next_first(), "the next day first, and behind what is ahead the last one that is over");
    // A page that there is not.
    for odd in ["0", "-3", "x", "99999999999999999999"] {
        assert_eq!(listed(&visitor.get(&format!("/?page={odd}")).await.ok())[0], seen[0], "{odd}");
    }
    let last = visitor.get("/?page=4000").await.ok();
    assert!(last.says("Page 32 of 32") && listed(&last).contains(&"/t/cup-2".to_owned()), "{last}");

    // Those of the staff, hidden ones behind the others.
    let mine = organizer.get("/run").await.ok();
    assert_eq!(listed(&mine).len(), PAGE);
    let rest = organizer.get(&mine.attributes("a[rel=next]", "href")[0]).await.ok();
    let both = [listed(&mine), listed(&rest)].concat();
    assert_eq!(both.len(), 40);
    assert!(both[..20].iter().all(|href| href.ends_with('2')) && both[20..].iter().all(|href| href.ends_with('1')));
    assert_eq!(mine.texts("section h2"), ["Archived"]);
    let everything = app.administrator().await.get("/run").await.ok();
    assert!(everything.says("1001 tournaments"), "{everything}");
}

#[tokio::test]
async fn one_is_found_by_name_place_and_year() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Nothing).await;
    thousand(&app, organizer.id()).await;
    let visitor = app.visitor();
    let find = async |query: &str| visitor.get(&format!("/?{query}")).await.ok();

    let page = find("q=0123").await;
    assert_eq!(listed(&page), ["/t/cup-123"]);
    assert!(page.says("1 tournament found"), "{page}");
    // Without marks and capitals, in any order, a part of a word.
    assert_eq!(listed(&find("q=0123+STADTE").await), ["/t/cup-123"]);
    assert_eq!(find("q=lodz+strasse").await.texts("main h2").len(), 10);
    assert_eq!(listed(&find("q=Łódź&year=2024").await), ["/t/cup-407"]);
    let year = find("year=2024").await;
    assert!(year.says("80 tournaments found") && year.says("Page 1 of 4"), "{year}");
    assert_eq!(year.form("form.find"), [("q".to_owned(), String::new()), ("year".to_owned(), "2024".to_owned())]);
    let next = visitor.get(&year.attributes("a[rel=next]", "href")[0]).await.ok();
    assert!(next.says("Page 2 of 4") && listed(&next).iter().all(|href| href.contains("cup-4")), "{next}");
    // What stands for anything elsewhere stands for itself; who types a whole sentence looks for that sentence.
    for nothing in ["q=%25", "q=_", "q=cup%5C", "q=0123&year=2020", "q=a+b+c+d+e+f", "year=2035", "q=0010", "q=0011"] {
        let page = find(nothing).await;
        assert!(listed(&page).is_empty() && page.says("No tournament was found"), "{nothing}: {page}");
        assert_eq!(page.attributes(".empty a", "href"), ["/"]);
    }
    let whole = find("year=the+year+of+the+rat").await;
    assert!(whole.says(&format!("{PUBLIC} tournaments")), "{whole}");
    visitor.get(&format!("/?q={}", "x".repeat(301))).await.expect(400);

    // The staff finds drafts and hidden ones too, and nobody else's.
    assert!(listed(&organizer.get("/run?q=0123").await.ok()).is_empty());
    assert_eq!(listed(&organizer.get("/run?q=0152").await.ok()), ["/run/cup-152"]);
    assert_eq!(organizer.get("/run?q=0151").await.ok().texts("section h2"), ["Archived"]);
}

#[tokio::test]
async fn the_plain_start_page_stays_kept() {
    let app = app::start().await;
    thousand(&app, app.administrator().await.id()).await;
    let visitor = app.visitor();
    for path in ["/?q=cup", "/?page=2", "/?year=2024"] {
        visitor.get(path).await.ok();
        assert!(app.shared.page_cache.is_empty(), "{path} is kept: there is no end of them");
    }
    visitor.get("/").await.ok();
    assert_eq!(app.shared.page_cache.len(), 1);
}

#[tokio::test]
async fn what_an_older_reeve_stored_is_found_too() {
    let app = app::start().await;
    let made = pattern(&app).await;
    let administrator = app.administrator().await;
    let finds = async |typed: &str| listed(&administrator.get(&format!("/run?q={typed}")).await.ok()).len();
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let named = Tournament { name: "Über Jena".to_owned(), ..made };
    tournament::update(&mut tx, &named).await.unwrap();
    tx.query("delete from tournament_words").execute().await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!((finds("jena").await, finds("uber").await), (1, 0), "by small letters until its words are noted");
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    tournament_words::complete(&mut tx).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!((finds("jena").await, finds("uber").await), (1, 1));
    // It was renamed beside.
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    tx.query("update tournament set name = 'Ander'").execute().await.unwrap();
    tournament_words::complete(&mut tx).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!((finds("ander").await, finds("uber").await), (1, 0));
}

/// The page says its time by the clocks of what it lists, where these are the same.
#[tokio::test]
async fn a_list_says_its_time_by_the_clocks_of_its_tournaments() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Nothing).await;
    let visitor = app.visitor();
    let times =
        async || [visitor.get("/").await.ok().text(".foot .num"), organizer.get("/run").await.ok().text(".foot .num")];
    assert!(times().await.iter().all(|time| time.ends_with("(UTC)")), "none is listed");
    for (slug, zone, expected) in [
        ("one", "Asia/Kathmandu", "(Asia/Kathmandu)"),
        ("two", "Asia/Kathmandu", "(Asia/Kathmandu)"),
        ("three", "Europe/Berlin", "(UTC)"),
    ] {
        let mut tx = app.db.write(Scope::Everything).await.unwrap();
        let new =
            NewTournament { slug: slug.to_owned(), time_zone: zone.to_owned(), phase: Phase::Registration, ..blank() };
        let id = new_tournament::insert(&mut tx, &new).await.unwrap().id;
        tournament::add_staff(&mut tx, id, organizer.id(), StaffRole::Organizer, millis(Utc::now())).await.unwrap();
        tx.commit().await.unwrap();
        let told = times().await;
        assert!(told.iter().all(|time| time.starts_with("Page as of ") && time.ends_with(expected)), "{told:?}");
    }
}
