//! Writes sample pages that show every part of the look into a folder, for pictures and for axe:
//! `cargo run --example gallery -- FOLDER`.

use reeve_rules::games::BASE;
use reeve_words::games::{Terms, terms};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use askama::Template;
use reeve_http::assets;
use reeve_http::form::Form;
use reeve_http::ui::layout::{Layout, NavItem, NoticeKind};
use reeve_rules::sheets::TableResult;
use reeve_web::pages::organizer::sheets::form::{EntryForm, SheetForm};

type Seat = (&'static str, usize, usize);

struct CardSeat {
    name: &'static str,
    vp: String,
    won: bool,
    signed: bool,
}

struct Row {
    rank: String,
    name: &'static str,
    lot: &'static str,
    href: &'static str,
    anchor: String,
    wins: u32,
    vp: u32,
    percent: String,
    seconds: u32,
    thirds: u32,
    games: u32,
    decides: &'static str,
    short: String,
    why: Vec<String>,
    status: &'static str,
    cut: Option<String>,
}

struct Chain {
    links: &'static str,
    head: &'static str,
    log: &'static str,
}

struct Way {
    label: &'static str,
    href: &'static str,
}

macro_rules! pages {
    ($($name:ident $path:literal { $($field:ident : $type:ty),* })*) => {
        $(#[derive(Template)]
        #[template(path = $path)]
        struct $name { page: Layout, $($field: $type),* })*
    };
}

pages! {
    Home "gallery/home.html" {}
    Seats "gallery/seats.html" { seats: Vec<Seat> }
    Standings "gallery/standings.html" { rows: Vec<Row>, terms: Terms, chain: Chain }
    ResultEntry "gallery/result.html" { entry: EntryForm, open: bool }
    Board "gallery/board.html" { cards: Vec<(usize, &'static str, Vec<CardSeat>)> }
    Next "gallery/next.html" {}
    CheckIn "gallery/checkin.html" { people: Vec<(&'static str, &'static str, bool)> }
    SignIn "gallery/signin.html" {}
    Register "gallery/register.html" { faults: Vec<(&'static str, &'static str)> }
    Import "gallery/import.html" { lines: Vec<(usize, &'static str, &'static str, &'static str, &'static str)> }
    Parts "gallery/parts.html" {}
    Hall "gallery/hall.html" { seats: Vec<Seat> }
    ErrorPage "error.html" { status: u16, happened: String, next: Vec<Way>, request: String }
}

const NAMES: [&str; 24] = [
    "Mira Sundqvist",
    "Bo Anders",
    "Chiara Lotti",
    "Dmytro Ivanenko",
    "Łukasz Żółkiewski",
    "Αλέξανδρος Παπαδόπουλος",
    "Ольга Кузнецова",
    "Jean-Baptiste de la Rochefoucauld-Montmorency",
    "Ana",
    "Ngũgĩ wa Thiong'o",
    "Zoë Krüger",
    "Þóra Björnsdóttir",
    "佐藤 花子",
    "Sam O'Neill",
    "Sam O'Neill (2)",
    "Ivo Čapek",
    "Lena Hartmann",
    "Mehmet Yıldız",
    "Noor van den Berg",
    "Pia Lindholm",
    "Quentin Moreau",
    "Rosa Delgado",
    "Tomasz Nowak",
    "محمد الأمين",
];

const CHAIN: Chain = Chain {
    links: "38 links",
    head: "9a41c2f07d3be85516e0aa94d7f2130c8b6e5d4477190fc2ab38e6d15f09c7b3",
    log: "home.html",
};

fn seats() -> Vec<Seat> {
    let mut seats: Vec<Seat> = NAMES.iter().enumerate().map(|(i, name)| (*name, i / 4 + 1, i % 4 + 1)).collect();
    seats.sort();
    seats
}

fn rows() -> Vec<Row> {
    let decides = ["", "vp", "percent", "seconds", "thirds", "lot", "wins", "vp"];
    NAMES
        .iter()
        .enumerate()
        .map(|(i, name)| Row {
            rank: if i == 23 { String::new() } else { (i + 1).to_string() },
            name,
            lot: if decides[i % 8] == "lot" { "5" } else { "" },
            anchor: format!("p{i}"),
            wins: 3 - (i as u32) / 8,
            vp: 30 - i as u32,
            href: "#",
            percent: format!("{}.{:02}", 121 - 3 * i, (i * 37) % 100),
            seconds: (i as u32 + 1) % 3,
            thirds: (i as u32) % 2,
            games: 3,
            decides: decides[i % 8],
            short: match decides[i % 8] {
                "" => "Three games won",
                "vp" => "1 VP fewer",
                "percent" => "2.63 VP% less",
                "seconds" => "1 second place fewer",
                "thirds" => "1 third place fewer",
                "lot" => "By lot 5 after lot 2",
                _ => "1 win fewer",
            }
            .to_owned(),
            why: vec![
                "Round 1, table 7: won with 10 VP, 10 of 32 VP is 31.25 %. Round 2, table 3: second with 8 VP, 8 of 30 is 26.67 %. Round 3, table 1 (table of three): 10 of 36 is 27.78 %, the dummy score is 9.".to_owned(),
                "Behind Mira Sundqvist: equal in games won (2) and VP (28), fewer VP% (85.70 against 88.33). Ahead of Chiara Lotti: one VP more (28 against 27).".to_owned(),
            ],
            status: match i { 11 => "withdrawn", 23 => "disqualified", _ => "" },
            cut: (i == 15).then(|| "Above this line: on to the semi-finals".to_owned()),
        })
        .collect()
}

fn cards() -> Vec<(usize, &'static str, Vec<CardSeat>)> {
    (1..=50)
        .map(|t| {
            let kind = ["playing", "final", "submitted", "playing", "final"][t % 5];
            let done = kind == "final" || kind == "submitted";
            let seats = (0..if t > 47 { 3 } else { 4 })
                .map(|s| CardSeat {
                    name: NAMES[(t * 4 + s) % NAMES.len()],
                    vp: if done { [10, 7, 8, 4][s].to_string() } else { String::new() },
                    won: done && s == 0,
                    signed: kind == "submitted" && s == 1,
                })
                .collect();
            (t, kind, seats)
        })
        .collect()
}

fn frame(title: &str, current: &str) -> Layout {
    let mut page = Layout::new(title).crumb("Tournaments", "home.html").crumb("Thüringen Open 2026", "home.html");
    page.user = Some("Jonas Weber".to_owned());
    page.fresh = Some("as of 14:03:22".to_owned());
    for (label, href) in [
        ("What next", "next.html"),
        ("Players", "checkin.html"),
        ("Rounds", "board.html"),
        ("Standings", "standings.html"),
        ("Public page", "home.html"),
    ] {
        page.tournament_nav.push(NavItem {
            label: label.to_owned(),
            href: href.to_owned(),
            current: label == current,
            at_hand: false,
        });
    }
    page
}

/// The form of a result as it came back with a fault.
fn entry() -> EntryForm {
    let players = ["Bo Anders", "Mira Sundqvist", "Chiara Lotti", "Dmytro Ivanenko-Wolkenstein von der Hohen Leite"];
    let typed = [
        ("vp-1", "8"),
        ("colour-1", "red"),
        ("order-1", "2"),
        ("settlements-1", "2"),
        ("cities-1", "2"),
        ("road", "1"),
        ("vp-2", "10"),
        ("winner", "2"),
        ("colour-2", "blue"),
        ("order-2", "1"),
        ("settlements-2", "3"),
        ("cities-2", "2"),
        ("cards-2", "1"),
        ("army", "2"),
        ("vp-3", "41"),
    ];
    let fault = ("vp-3".to_owned(), "VP of Chiara Lotti: 41 is more than the 22 that a game can give".to_owned());
    let players = players.map(str::to_owned);
    let sheet = TableResult::blank(1..=4);
    EntryForm::of(
        &BASE,
        false,
        SheetForm::typed(&BASE, &players, &sheet, &Form::of(typed), [fault].into_iter().collect()),
    )
}

fn write(folder: &Path, name: &str, page: &impl Template) -> Result<(), Box<dyn Error>> {
    // The pages lie in one folder, so that a browser can open them without a server.
    let html = page.render()?.replace("\"/static/", "\"static/");
    fs::write(folder.join(name), html)?;
    Ok(())
}

fn write_assets(folder: &Path) -> Result<(), Box<dyn Error>> {
    for name in assets::names() {
        let path = folder.join(assets::url(&name).trim_start_matches('/'));
        if let (Some(parent), Some(asset)) = (path.parent(), assets::find(&name)) {
            fs::create_dir_all(parent)?;
            fs::write(path, asset.bytes)?;
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("a folder is needed")?);
    write_assets(&folder)?;
    let mut home = Layout::new("Thüringen Open 2026");
    home.fresh = Some("as of 14:03:22".to_owned());
    write(&folder, "home.html", &Home { page: home.clone() })?;
    let mut public = home.crumb("Thüringen Open 2026", "home.html");
    public.title = "Where everybody sits".to_owned();
    write(&folder, "seats.html", &Seats { page: public.clone(), seats: seats() })?;
    let page = frame("Standings", "Standings");
    write(&folder, "standings.html", &Standings { page, rows: rows(), terms: terms(&BASE), chain: CHAIN })?;
    let page = frame("Result of table 7, round 2", "Rounds").crumb("Round 2", "board.html");
    write(&folder, "result.html", &ResultEntry { page, entry: entry(), open: true })?;
    let page = frame("Round 2", "Rounds").notice(NoticeKind::Good, "The result of table 6 is saved.");
    write(&folder, "board.html", &Board { page, cards: cards() })?;
    let page = frame("What to do next", "What next");
    write(&folder, "next.html", &Next { page })?;
    let people = NAMES.iter().enumerate();
    let people = people.map(|(i, n)| (*n, if i % 3 == 0 { "Siedler Jena" } else { "" }, i % 4 == 1));
    let page = frame("Check-in", "Players");
    write(&folder, "checkin.html", &CheckIn { page, people: people.collect() })?;
    write(&folder, "signin.html", &SignIn { page: Layout::new("Sign in") })?;
    public.title = "Register".to_owned();
    let faults = vec![
        ("name", "A name is needed"),
        ("email", "An address has something after the @"),
        ("conduct", "Nobody plays without agreeing to the code of conduct (3.1)"),
    ];
    write(&folder, "register.html", &Register { page: public, faults })?;
    let lines = vec![
        (2, "Mira Sundqvist", "Siedler Jena", "good", "new"),
        (3, "Bo Anders", "", "waiting", "already there"),
        (12, "", "Catanfreunde Erfurt", "wrong", "refused: no name"),
        (13, "Sam O'Neill", "", "attention", "new, called Sam O'Neill (2)"),
    ];
    let page = frame("What this file would do", "Players").crumb("Players", "checkin.html");
    write(&folder, "import.html", &Import { page, lines })?;
    write(&folder, "parts.html", &Parts { page: frame("Parts", "") })?;
    let mut page = Layout::new("Round 2: find your table");
    page.fresh = Some("14:03".to_owned());
    write(&folder, "hall.html", &Hall { page, seats: seats() })?;
    let page = ErrorPage {
        page: frame("Somebody else changed this result", "Rounds"),
        status: 409,
        happened: "While you were typing, Ada saved another result for table 7.".to_owned(),
        next: vec![
            Way { label: "Look at the result", href: "result.html" },
            Way { label: "Back to round 2", href: "board.html" },
        ],
        request: "4rk0v9m2xq".to_owned(),
    };
    write(&folder, "error.html", &page)?;
    Ok(())
}
