//! A tournament that is played through the pages: every step opens the page that a person would open, and sends
//! the form that stands on it.

// Each helper is there for the tests of one part or another, which come and go.
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet};

use super::app::{self, App, May, Page, Person};

/// A tournament with an organizer and a judge.
pub struct Event {
    /// The server that it runs on.
    pub app: App,
    /// Its organizer.
    pub organizer: Person,
    /// Its judge.
    pub judge: Person,
    /// The short address.
    pub slug: String,
}

/// The result of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat {
    /// VP.
    pub vp: u8,
    /// Whether it won.
    pub won: bool,
}

/// What a form would send, with some of its values typed over.
pub fn filled(page: &Page, css: &str, typed: &[(&str, &str)]) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> =
        page.form(css).into_iter().filter(|(name, _)| typed.iter().all(|(other, _)| other != name)).collect();
    fields.extend(typed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    fields
}

/// Sends a form.
pub async fn send(person: &Person, path: &str, fields: &[(String, String)]) -> Page {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    person.post(path, &fields).await
}

impl Event {
    /// A tournament whose registration is open, made with these settings, on a server of its own.
    pub async fn new(settings: &[(&str, &str)]) -> Event {
        Event::on(app::start().await, settings).await
    }

    /// As [`Event::new`], on a server that runs already.
    pub async fn on(app: App, settings: &[(&str, &str)]) -> Event {
        let organizer = app.account("Olga Organizer", May::Create).await;
        let judge = app.account("Jan Judge", May::Nothing).await;
        let slug = "grand-open".to_owned();
        let page = organizer.get("/new").await.ok();
        let mut typed = vec![
            ("name", "Grand Open"),
            ("slug", &slug),
            ("place", "Town hall"),
            ("starts_on", "2026-11-21"),
            ("time_zone", "Europe/Berlin"),
        ];
        typed.extend_from_slice(settings);
        send(&organizer, "/new", &filled(&page, "main form", &typed)).await.expect(303);
        let event = Event { app, organizer, judge, slug };
        event.post("/staff", &[("name", "Jan Judge"), ("role", "judge")]).await.expect(303);
        event.post("/open-registration", &[]).await.expect(303);
        event
    }

    /// The address of a page of the staff.
    pub fn at(&self, path: &str) -> String {
        format!("/run/{}{path}", self.slug)
    }

    /// Opens a page of the staff as the organizer.
    pub async fn get(&self, path: &str) -> Page {
        self.organizer.get(&self.at(path)).await
    }

    /// Opens a page for everybody, as somebody who is not signed in.
    pub async fn public(&self, path: &str) -> Page {
        self.app.visitor().get(&format!("/t/{}{path}", self.slug)).await
    }

    /// Sends a form of the staff as the organizer.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.organizer.post(&self.at(path), fields).await
    }

    /// Adds players from a file, by way of its preview.
    pub async fn import_players(&self, names: &BTreeSet<String>) {
        let csv: String =
            std::iter::once("player\n".to_owned()).chain(names.iter().map(|n| format!("{n}\n"))).collect();
        let page = self.organizer.post_file(&self.at("/import"), &[], "file", csv.as_bytes()).await.expect(303);
        let preview = self.organizer.follow(&page).await.ok();
        let fields = filled(&preview, "main form[action*='/import/']", &[("do", "import")]);
        let path = page.location().expect("a preview").to_owned();
        send(&self.organizer, &path, &fields).await.expect(303);
    }

    /// Adds one player by the form.
    pub async fn add_player(&self, name: &str) {
        let page = self.get("/players/new").await.ok();
        let fields = filled(&page, "main form", &[("name", name)]);
        send(&self.organizer, &self.at("/players/new"), &fields).await.expect(303);
    }

    /// Starts the check-in, and says that everybody is here.
    pub async fn check_everybody_in(&self) {
        self.post("/start-check-in", &[]).await.expect(303);
        self.post("/check-in/everybody", &[("here", "true")]).await.expect(303);
    }

    /// Has Reeve make the seat schedule.
    pub async fn make_schedule(&self, seed: &str) {
        self.post("/schedule", &[("seed", seed)]).await.expect(303);
    }

    /// Brings a seat schedule as a file.
    pub async fn import_schedule(&self, csv: &str) {
        self.organizer
            .post_file(&self.at("/schedule/import"), &[("text", "")], "file", csv.as_bytes())
            .await
            .expect(303);
    }

    /// A tournament of this many players, checked in and with a schedule of Reeve's.
    pub async fn seated(players: usize, settings: &[(&str, &str)]) -> Event {
        let event = Event::new(settings).await;
        event.import_players(&(1..=players).map(|n| format!("Player {n:02}")).collect()).await;
        event.check_everybody_in().await;
        event.make_schedule("7").await;
        event
    }

    /// Publishes, starts or closes a round. Before a later stage starts, its layouts are confirmed and the judge is named.
    pub async fn step(&self, round: &str, step: &str) -> Page {
        if step == "start" && !round.starts_with("prelim") {
            let board = self.get(&format!("/rounds/{round}")).await.ok();
            let sheets =
                board.attributes("#board a[href*='/tables/']", "href").into_iter().collect::<BTreeSet<String>>();
            for sheet in sheets {
                self.judge.confirm_layout(&format!("{sheet}/seats")).await;
                let judge = self.judge.id().to_string();
                self.judge.post(&format!("{sheet}/seats/judge"), &[("judge", &judge)]).await;
            }
        }
        self.post(&format!("/rounds/{round}/{step}"), &[]).await
    }

    /// The players at the tables of a round (`prelim/2`) by selection position, as the record sheets name them.
    pub async fn tables(&self, round: &str) -> BTreeMap<String, Vec<String>> {
        let board = self.get(&format!("/rounds/{round}")).await.ok();
        let sheets: BTreeSet<String> = board
            .attributes("main a[href*='/tables/']", "href")
            .into_iter()
            .map(|href| href.split(['?', '#']).next().unwrap_or_default().to_owned())
            .collect();
        let mut tables = BTreeMap::new();
        for sheet in sheets {
            let page = self.organizer.get(&sheet).await.ok();
            let labels = page.attributes("form[data-entry] input[name^='vp-']", "aria-label");
            tables.insert(sheet, labels.iter().map(|label| label.replacen("VP of ", "", 1)).collect());
        }
        tables
    }

    /// Enters every result of a round whose games are on, and marks it as signed on paper. `result` is asked for
    /// the results of a table, whose players it is given by selection position.
    pub async fn enter(&self, round: &str, result: impl Fn(&[String]) -> Vec<Seat>) {
        for (sheet, players) in self.tables(round).await {
            self.enter_table(&sheet, &result(&players)).await;
        }
    }

    /// Enters the result at one table (the address of its sheet) and marks it as signed on paper.
    pub async fn enter_table(&self, sheet: &str, result: &[Seat]) {
        let page = self.judge.get(sheet).await.ok();
        let typed: Vec<(String, String)> =
            result.iter().zip(1..).map(|(seat, n)| (format!("vp-{n}"), seat.vp.to_string())).collect();
        let winner = result.iter().position(|seat| seat.won).map(|at| (at + 1).to_string()).expect("a winner");
        let mut typed: Vec<(&str, &str)> = typed.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
        typed.push(("winner", &winner));
        send(&self.judge, sheet, &filled(&page, "form[data-entry]", &typed)).await.expect(303);
        let page = self.judge.get(sheet).await.ok();
        let sign = format!("{sheet}/sign");
        send(&self.judge, &sign, &filled(&page, &format!("form[action='{sign}']"), &[])).await.expect(303);
    }

    /// Publishes, plays and closes a round.
    pub async fn play(&self, round: &str, result: impl Fn(&[String]) -> Vec<Seat>) {
        self.step(round, "publish").await.expect(303);
        self.step(round, "start").await.expect(303);
        self.enter(round, result).await;
        self.step(round, "close").await.expect(303);
    }

    /// The standings as a file, without its byte-order mark.
    pub async fn standings(&self) -> String {
        let page = self.get("/export/standings.csv").await.ok();
        page.body().strip_prefix('\u{feff}').expect("a byte-order mark").to_owned()
    }

    /// The numbers of players by name, as the forms of a page with fields `lot.NUMBER` know them.
    pub async fn lot_fields(&self) -> Vec<(String, String)> {
        let page = self.get("/lots").await.ok();
        let fields = page.attributes("input[name^='lot.']", "name");
        let name = |field: &String| page.text(&format!("label[for='f-{field}']"));
        fields.iter().map(|field| (field.clone(), name(field))).collect()
    }
}

/// A result that puts the players of a table in the order of their names, so that the standings are known: the
/// first by name wins.
pub fn by_name(players: &[String]) -> Vec<Seat> {
    let mut order: Vec<&String> = players.iter().collect();
    order.sort();
    let place = |player: &String| order.iter().position(|other| *other == player).unwrap_or(0);
    let vp = |player: &String| [10, 8, 6, 4].get(place(player)).copied().unwrap_or(2);
    players.iter().map(|player| Seat { vp: vp(player), won: place(player) == 0 }).collect()
}
