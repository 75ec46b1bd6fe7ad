//! The doors of the program: every route with the addresses and forms that its pages really have.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::LazyLock;

use reeve_web::routes;
use scraper::{ElementRef, Html, Selector};

use crate::support::app::{Page, Person};

/// What a field of a form takes, as far as its page says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A value that goes along unseen.
    Hidden,
    /// One line of text, at most so long, and whether it must be filled.
    Text { most: usize, required: bool },
    /// A whole number.
    Number,
    /// A day; one that is not required may be empty or left out.
    Day { required: bool },
    /// An e-mail address.
    Email,
    /// A password.
    Password,
    /// The word that has to be typed before something that can't be taken back.
    Word,
    /// One of these values.
    Choice(BTreeSet<String>),
    /// A box to tick.
    Tick,
    /// A file.
    File,
    /// Lines of text.
    Area,
}

/// A field.
#[derive(Debug, Clone)]
pub struct Field {
    pub name: String,
    /// What a browser would send.
    pub value: String,
    pub kind: Kind,
    /// Whether a browser sends it when nothing is changed.
    pub sent: bool,
}

/// An address that a route answers at, with the form that leads there.
#[derive(Debug, Clone)]
pub struct Door {
    pub method: String,
    pub pattern: &'static str,
    pub path: String,
    pub fields: Vec<Field>,
    pub multipart: bool,
}

/// The doors by method and pattern.
pub type Doors = BTreeMap<(String, &'static str), Vec<Door>>;

/// At most so many addresses of a route are taken for each tournament.
const EACH: usize = 2;

/// Method, parts and pattern of every route: they are looked through for each link of each page.
static ROUTES: LazyLock<Vec<(String, Vec<&'static str>, &'static str)>> = LazyLock::new(|| {
    let all = routes::all().into_iter();
    all.map(|route| (route.method.to_string(), route.path.split('/').collect(), route.path)).collect()
});

/// The pattern of the route at a path.
pub fn pattern_of(method: &str, path: &str) -> Option<&'static str> {
    let there: Vec<&str> = path.split(['?', '#']).next().unwrap_or_default().split('/').collect();
    let fits = |wanted: &[&str]| {
        wanted.len() == there.len()
            && wanted.iter().zip(&there).all(|(w, t)| w == t || (w.starts_with('{') && !t.is_empty()))
    };
    let found = ROUTES.iter().filter(|(of, parts, _)| of == method && fits(parts)).map(|(_, _, pattern)| *pattern);
    // A fixed name stands before a placeholder, as the routes are registered.
    found.min_by_key(|pattern| pattern.matches('{').count())
}

/// The tournament in a path, or whose the link in it is: what tells apart addresses of one route.
fn place(path: &str) -> &str {
    path.split(['/', '?']).nth(2).unwrap_or_default()
}

/// Follows the links from these pages, and notes every address and form.
pub async fn collect(person: &Person, starts: &[String], doors: &mut Doors) {
    collect_where(person, starts, doors, |_| true).await;
}

/// As [`collect`], with the links to some patterns only.
pub async fn collect_where(person: &Person, starts: &[String], doors: &mut Doors, follows: impl Fn(&str) -> bool) {
    let mut waiting: VecDeque<String> = starts.iter().cloned().collect();
    let mut seen: BTreeSet<String> = waiting.iter().cloned().collect();
    let mut counts: BTreeMap<(&str, String), usize> = BTreeMap::new();
    while let Some(path) = waiting.pop_front() {
        let Some(pattern) = pattern_of("GET", &path) else { continue };
        if !starts.contains(&path) {
            if !follows(pattern) {
                continue;
            }
            let count = counts.entry((pattern, place(&path).to_owned())).or_default();
            *count += 1;
            if *count > EACH {
                continue;
            }
        }
        let page = person.get(&path).await;
        assert!(page.status < 500, "{page}");
        note(doors, Door::of("GET", pattern, &path));
        if !page.header("content-type").starts_with("text/html") {
            continue;
        }
        let (links, forms) = read(&page, &path);
        for form in forms {
            note(doors, form);
        }
        for link in links {
            if link.starts_with('/') && seen.insert(link.clone()) {
                waiting.push_back(link);
            }
        }
    }
}

/// Takes a door in, unless there are enough of its kind.
pub fn note(doors: &mut Doors, door: Door) {
    let known = doors.entry((door.method.clone(), door.pattern)).or_default();
    let same = known.iter().filter(|other| place(&other.path) == place(&door.path));
    let names = |door: &Door| door.fields.iter().map(|field| field.name.clone()).collect::<Vec<_>>();
    let alike = same.clone().filter(|other| names(other) == names(&door)).count();
    if same.count() < 3 * EACH && alike < EACH {
        known.push(door);
    }
}

impl Door {
    /// A door without a form.
    pub fn of(method: &str, pattern: &'static str, path: &str) -> Door {
        Door { method: method.to_owned(), pattern, path: path.to_owned(), fields: Vec::new(), multipart: false }
    }

    /// What a browser would send if nothing was changed.
    pub fn sent(&self) -> Vec<Field> {
        self.fields.iter().filter(|field| field.sent).cloned().collect()
    }

    /// The tournament that the path names; empty where it names none.
    pub fn tournament(&self) -> &str {
        if self.pattern.starts_with("/run/{slug}") || self.pattern.starts_with("/t/{slug}") {
            place(&self.path)
        } else {
            ""
        }
    }
}

fn selector(css: &str) -> Selector {
    Selector::parse(css).expect("a selector")
}

/// The links and the forms of a page.
pub fn read(page: &Page, at: &str) -> (Vec<String>, Vec<Door>) {
    let dom = Html::parse_document(&page.body());
    let anchors = selector("a[href], body[data-live]");
    // A page leads to where its news comes from, too.
    let links = dom.select(&anchors).filter_map(|a| a.value().attr("href").or_else(|| a.value().attr("data-live")));
    let links = links.map(|href| href.split('#').next().unwrap_or_default().to_owned()).collect();
    let own = at.split('?').next().unwrap_or_default();
    let mut doors = Vec::new();
    for form in dom.select(&selector("form")) {
        let action = form.value().attr("action").unwrap_or(own).split('#').next().unwrap_or_default().to_owned();
        let method = if form.value().attr("method") == Some("post") { "POST" } else { "GET" };
        let Some(pattern) = pattern_of(method, &action) else {
            assert!(!action.starts_with('/'), "the form on {at} leads nowhere: {action}");
            continue;
        };
        let mut fields = fields(&form);
        // The buttons with names: each is a form of its own, as only one of them is pressed.
        // One that only looks stores nothing, whatever it is sent with.
        let buttons = selector("button[name]:not([name=look])");
        let pressed: Vec<Field> = form.select(&buttons).map(|button| button_field(&button)).collect();
        let door = Door {
            method: method.to_owned(),
            pattern,
            path: action,
            fields: Vec::new(),
            multipart: form.value().attr("enctype") == Some("multipart/form-data"),
        };
        if pressed.is_empty() {
            doors.push(Door { fields, ..door });
        } else {
            for button in pressed {
                fields.push(button);
                doors.push(Door { fields: fields.clone(), ..door.clone() });
                fields.pop();
            }
        }
    }
    (links, doors)
}

fn button_field(button: &ElementRef) -> Field {
    let attr = |name: &str| button.value().attr(name).unwrap_or_default().to_owned();
    Field { name: attr("name"), value: attr("value"), kind: Kind::Hidden, sent: true }
}

/// The fields of a form, with their values as a browser would send them.
fn fields(form: &ElementRef) -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::new();
    for element in form.select(&selector("input, select, textarea")) {
        let value = element.value();
        let Some(name) = value.attr("name") else { continue };
        let attr = |name: &str| value.attr(name).unwrap_or_default();
        let has = |name: &str| value.attr(name).is_some();
        let most = attr("maxlength").parse().unwrap_or(5_000);
        let (kind, typed, sent) = match (value.name(), attr("type")) {
            ("select", _) => choice(&element),
            ("textarea", _) => (Kind::Area, element.text().collect(), true),
            (_, "radio") => {
                if let Some(Field { kind: Kind::Choice(values), value: chosen, sent, .. }) =
                    fields.iter_mut().find(|field| field.name == name)
                {
                    values.insert(attr("value").to_owned());
                    if has("checked") {
                        (*chosen, *sent) = (attr("value").to_owned(), true);
                    }
                    continue;
                }
                let values = BTreeSet::from([attr("value").to_owned()]);
                (Kind::Choice(values), attr("value").to_owned(), has("checked"))
            }
            (_, "checkbox") => (Kind::Tick, value.attr("value").unwrap_or("on").to_owned(), has("checked")),
            (_, "hidden") => (Kind::Hidden, attr("value").to_owned(), true),
            (_, "file") => (Kind::File, String::new(), true),
            (_, "password") => (Kind::Password, String::new(), true),
            (_, "email") => (Kind::Email, attr("value").to_owned(), true),
            (_, "date") => (Kind::Day { required: has("required") }, attr("value").to_owned(), true),
            _ if attr("inputmode") == "numeric" || attr("type") == "number" => {
                (Kind::Number, attr("value").to_owned(), true)
            }
            _ if name == "confirm" => (Kind::Word, String::new(), true),
            _ => (Kind::Text { most, required: has("required") }, attr("value").to_owned(), true),
        };
        fields.push(Field { name: name.to_owned(), value: typed, kind, sent });
    }
    fields
}

fn choice(select: &ElementRef) -> (Kind, String, bool) {
    let options: Vec<(String, bool)> = select
        .select(&selector("option"))
        .map(|option| {
            let words = option.text().collect::<String>();
            let value = option.value().attr("value").map_or(words, str::to_owned);
            (value, option.value().attr("selected").is_some())
        })
        .collect();
    let chosen = options.iter().find(|(_, chosen)| *chosen).or(options.first()).map(|(value, _)| value.clone());
    (Kind::Choice(options.into_iter().map(|(value, _)| value).collect()), chosen.unwrap_or_default(), true)
}
