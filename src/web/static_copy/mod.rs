//! A copy of what everybody may see of a tournament, as files that need no server: its pages with all that they show, linked among
//! each other. They are the answers that the program's own router gives to nobody in particular, so nothing is in a copy that
//! isn't public at that moment.
//!
//! [`make`] gives the files, [`folder`] writes them.

pub mod folder;
mod page;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use actix_web::dev::ResourceDef;
use actix_web::http::{Method, StatusCode};
use actix_web::web::{Bytes, Data};
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

use crate::routes;
use page::{CopyNote, Way};
use reeve_http::assets;
use reeve_http::config::is_this_machine;
use reeve_http::error::Error;
use reeve_http::route::Route;
use reeve_http::server::app::App;
use reeve_http::server::in_process::{InProcess, OwnAnswer};
use reeve_store::tournament;
use reeve_urls as urls;
use reeve_views::visibility;
use reeve_words::time;

/// Pages that are made of a tournament alone, and of no use without a server: the screens of the hall ask again and again; the code
/// and the manifest lead to the address of the original.
const OF_A_SERVER: [&str; 4] = [urls::public::hall, urls::public::screen, urls::public::manifest, urls::public::qr];

/// How often a copy is begun anew because the tournament has changed meanwhile.
const TRIES: usize = 5;

/// The first page.
const INDEX: &str = "index.html";

/// The files of a copy.
pub struct StaticCopy {
    /// By path in the folder, with `/` between folders.
    pub files: BTreeMap<String, CopiedFile>,
    /// The address of the tournament; empty where nobody else finds that.
    pub original: String,
    pub made_at: DateTime<Utc>,
}

/// A file of a copy.
pub struct CopiedFile {
    pub bytes: Bytes,
    /// The digest of what it shows. The time at which a page was copied is not in it.
    pub digest: String,
}

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum NoCopy {
    #[error("no public tournament has this address")]
    NotPublic,
    /// It changed each time before all of it was read.
    #[error("the tournament changes all the time")]
    Changing,
    #[error(transparent)]
    Error(#[from] Error),
}

impl From<reeve_store::Error> for NoCopy {
    fn from(error: reeve_store::Error) -> NoCopy {
        NoCopy::Error(error.into())
    }
}

/// What everybody may see of a tournament at one moment, as files.
pub async fn make(app: &Data<App>, slug: &str) -> Result<StaticCopy, NoCopy> {
    let pages = InProcess::new(app, routes::SERVED).await?;
    let copied = CopiedRoutes::of(slug);
    for _ in 0..TRIES {
        let (version, time_zone) = as_public(app, slug).await?;
        let answers = copied.read(&pages, app).await?;
        if (version, time_zone.clone()) != as_public(app, slug).await? {
            continue;
        }
        let original = match is_this_machine(&app.public_url()) {
            true => String::new(),
            false => app.public_url().to_string(),
        };
        let made_at = app.clock.now();
        let time = format!("{} ({time_zone})", time::moment(made_at, &time_zone));
        let files = copied.files(answers, (&app.public_url(), &original), &time)?;
        let original = if original.is_empty() { original } else { urls::public(slug).home().on(&original) };
        return Ok(StaticCopy { files, original, made_at });
    }
    Err(NoCopy::Changing)
}

/// The version of a public tournament, and its time zone.
async fn as_public(app: &App, slug: &str) -> Result<(i64, String), NoCopy> {
    let mut tx = app.db.read().await?;
    let found = tournament::by_slug(&mut tx, slug).await?.filter(visibility::is_public).ok_or(NoCopy::NotPublic)?;
    Ok((found.version, found.time_zone))
}

/// Which addresses are in a copy.
struct CopiedRoutes {
    slug: String,
    /// The address of its first page.
    home: String,
    routes: Vec<(ResourceDef, Route)>,
}

impl CopiedRoutes {
    fn of(slug: &str) -> CopiedRoutes {
        let is_copied = |route: &Route| {
            let of_tournament = route.path.starts_with(urls::public::home) && route.kept.is_some();
            let of_site = [urls::site::clauses, urls::site::about, urls::STATIC_FILES].contains(&route.path);
            route.method == Method::GET && (of_site || of_tournament && !OF_A_SERVER.contains(&route.path))
        };
        let routes = routes::all().into_iter().filter(is_copied);
        CopiedRoutes {
            slug: slug.to_owned(),
            home: urls::public(slug).home().into(),
            routes: routes.map(|route| (ResourceDef::new(route.path), route)).collect(),
        }
    }

    /// Whether an address of ours, without the place on its page, is in a copy.
    fn has(&self, address: &str) -> bool {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let in_tournament = path.strip_prefix(&self.home).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        let of_tournaments = urls::public::home.trim_end_matches("{slug}");
        if path.starts_with(of_tournaments) && !in_tournament {
            return false;
        }
        let Some((_, route)) = self.routes.iter().find(|(pattern, _)| pattern.is_match(path)) else { return false };
        let mut names =
            query.split('&').filter(|pair| !pair.is_empty()).map(|pair| pair.split('=').next().unwrap_or(pair));
        names.all(|name| route.kept.is_some_and(|kept| kept.contains(&name)))
    }

    /// Every answer that is in the copy, from those that have an address of their own on to all that they lead to.
    async fn read(&self, pages: &InProcess, app: &App) -> Result<BTreeMap<String, OwnAnswer>, NoCopy> {
        let own = self.routes.iter().filter(|(_, route)| route.path.starts_with(urls::public::home));
        let first = own.map(|(_, route)| route.path.replace("{slug}", &self.slug)).filter(|path| !path.contains('{'));
        let mut asked: BTreeSet<String> = first.collect();
        let mut waiting: VecDeque<String> = asked.iter().cloned().collect();
        let mut answers = BTreeMap::new();
        while let Some(address) = waiting.pop_front() {
            let answer = pages.get(&address).await?;
            if answer.status.is_server_error() || answer.status == StatusCode::TOO_MANY_REQUESTS {
                return Err(Error::Broken(format!("{address} is answered {}", answer.status)).into());
            }
            // It leads elsewhere, or is not there yet.
            if answer.status != StatusCode::OK {
                continue;
            }
            for found in leads_to(&address, &answer)? {
                let Some(found) = self.own_address(&found, &address, &app.public_url()) else { continue };
                if self.has(&found) && asked.insert(found.clone()) {
                    waiting.push_back(found);
                }
            }
            answers.insert(address, answer);
        }
        Ok(answers)
    }

    /// The address within this Reeve that a link on a page leads to, without a place on the page; none where it leads elsewhere.
    fn own_address(&self, link: &str, page: &str, public_url: &str) -> Option<String> {
        let link = link.split('#').next().unwrap_or_default();
        let link = link.strip_prefix(public_url).unwrap_or(link);
        match link {
            "/" => Some(self.home.clone()),
            path if path.starts_with('/') && !path.starts_with("//") => Some(path.to_owned()),
            query if query.starts_with('?') => Some(format!("{}{query}", page.split('?').next().unwrap_or(page))),
            _ => None,
        }
    }

    fn files(
        &self,
        answers: BTreeMap<String, OwnAnswer>,
        (public_url, original): (&str, &str),
        time: &str,
    ) -> Result<BTreeMap<String, CopiedFile>, Error> {
        let places: BTreeMap<String, String> =
            answers.iter().map(|(address, answer)| (address.clone(), self.file(address, answer))).collect();
        let mut files = BTreeMap::new();
        for (address, answer) in answers {
            let Some(file) = places.get(&address) else { continue };
            let way = |link: &str| {
                let Some(found) = self.own_address(link, &address, public_url) else { return Way::Same };
                let place = link.split_once('#').map(|(_, place)| format!("#{place}")).unwrap_or_default();
                places.get(&found).map_or(Way::Nowhere, |to| Way::To(format!("{}{place}", relative(file, to))))
            };
            let copied = match html(&answer) {
                Some(html) => {
                    let shown = page::copied(html, !original.is_empty(), way)?;
                    let original = if original.is_empty() { String::new() } else { format!("{original}{address}") };
                    let note = CopyNote { original, time: time.to_owned(), robots: answer.robots.clone() };
                    let digest = digest(format!("{}\n{shown}", answer.robots).as_bytes());
                    CopiedFile { bytes: page::with_note(&shown, &note)?.into(), digest }
                }
                None => CopiedFile { digest: digest(&answer.bytes), bytes: answer.bytes },
            };
            files.insert(file.clone(), copied);
        }
        Ok(files)
    }

    /// Where the answer at an address stands in the folder: `results-round-prelim-1.html` for `/t/jena/results?round=prelim-1`.
    fn file(&self, address: &str, answer: &OwnAnswer) -> String {
        let path = address.strip_prefix(&self.home).unwrap_or(address).trim_start_matches('/');
        let plain = |c: char| if c.is_ascii_alphanumeric() || "._-/".contains(c) { c } else { '-' };
        let path: String = path.chars().map(plain).collect();
        // The clauses have the same last part as the rules of a tournament.
        let path = if address == urls::site::clauses { "clauses".to_owned() } else { path };
        let ending = match answer.media_type.split(';').next().unwrap_or_default() {
            "text/html" => "html",
            "image/png" => "png",
            "image/jpeg" => "jpg",
            "image/svg+xml" => "svg",
            "text/calendar" => "ics",
            _ => return path,
        };
        match path.as_str() {
            "" => INDEX.to_owned(),
            named if named.rsplit_once('.').is_some_and(|(_, own)| own == ending) => path,
            _ => format!("{path}.{ending}"),
        }
    }
}

/// The addresses that an answer leads to: those of a page's links and pictures, and the fonts of a style sheet.
fn leads_to(address: &str, answer: &OwnAnswer) -> Result<Vec<String>, Error> {
    if let Some(html) = html(answer) {
        return page::addresses(html);
    }
    if !answer.media_type.starts_with("text/css") || !address.starts_with(assets::PREFIX) {
        return Ok(Vec::new());
    }
    let sheet = String::from_utf8_lossy(&answer.bytes);
    let fonts = sheet.split("url(").skip(1).filter_map(|part| part.split(')').next());
    Ok(fonts.map(|font| format!("{}{}", assets::PREFIX, font.trim_matches('"'))).collect())
}

fn html(answer: &OwnAnswer) -> Option<&str> {
    answer.media_type.starts_with("text/html").then(|| std::str::from_utf8(&answer.bytes).ok()).flatten()
}

/// The way from one file to another: `../static/reeve.css` from `players/7.html`.
fn relative(from: &str, to: &str) -> String {
    let up = "../".repeat(from.matches('/').count());
    format!("{up}{to}")
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
