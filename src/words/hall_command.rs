//! The words of `reeve hall`, which serves an event on the laptop in the hall, and of `reeve update`.

use std::fmt::Display;
use std::io;
use std::io::ErrorKind;

use crate::system;

/// The server runs. With Windows its window is the program.
pub fn runs(folder: impl Display, has_window: bool) -> String {
    let end = if has_window { "Close this window to end it." } else { "Ctrl+C ends it." };
    format!("Reeve is running. {end} Everything it keeps is in {folder}")
}

/// Where the page of the person at the laptop is. The address holds a key.
pub fn own_page(address: &str) -> String {
    format!("Your page on this laptop; the address works once: {address}")
}

/// It was started a second time, and the page of the first opens in the browser.
pub const RUNS_ALREADY: &str = "Reeve is already running. Your page opens in the browser";

/// It was started a second time, and no browser opens.
pub fn runs_already(address: &str) -> String {
    format!("Reeve is already running. Your page on this laptop; the address works once: {address}")
}

/// No browser can be opened.
pub fn no_browser(error: &io::Error, address: &str) -> String {
    format!("No browser could be opened ({}): open your page's address yourself: {address}", system::fault(error))
}

/// The store of an older Reeve was brought up to date.
pub fn taken_over(copy: impl Display) -> String {
    format!(
        "Your data came from an older Reeve and have been brought up to date. A copy of them as they were is in {copy}"
    )
}

/// There is no place for data on this machine.
pub const NO_HOME: &str = "This system does not say where a program keeps its data, since this user has no home folder. Name a folder: reeve hall --folder FOLDER";

/// The folder above the one that was named is not there.
pub fn no_place(folder: impl Display, above: impl Display) -> String {
    format!(
        "{folder}: there is no folder {above}. If it is on a stick or another disk, plug that in first, then start Reeve again"
    )
}

/// Nothing can be written into the folder of the data.
pub fn not_writable(folder: impl Display, error: &io::Error) -> String {
    let why = match error.kind() {
        ErrorKind::PermissionDenied => "this user may not write there".to_owned(),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "a file has this name, or a part of it".to_owned(),
        _ => system::fault(error),
    };
    format!(
        "Reeve can't keep its data in {folder}: {why}. Fix that and start Reeve again, or start it with another folder: reeve hall \
         --folder FOLDER"
    )
}

/// The name of the folder is none that can be written down.
pub fn unreadable_name(folder: impl Display) -> String {
    format!("{folder}: the name of this folder can't be read as text. Name another one: reeve hall --folder FOLDER")
}

/// The name of the folder has a sign that can't be in it.
pub fn question_mark(folder: impl Display) -> String {
    format!(
        "{folder}: Reeve can't keep its data in a folder with a question mark in its name. Name another one: reeve hall --folder FOLDER"
    )
}

/// The port that was wanted is not to be had.
pub fn port_not_free(port: u16, error: &io::Error) -> String {
    let why = match error.kind() {
        ErrorKind::AddrInUse => "another program has it".to_owned(),
        ErrorKind::PermissionDenied => "this user may not have it; those from 1024 on are for everybody".to_owned(),
        _ => system::fault(error),
    };
    format!("Reeve can't listen on port {port}: {why}. Leave --port out, and Reeve takes one that is free")
}

/// The system gives out no port at all.
pub fn no_port(error: &io::Error) -> String {
    format!("This system gives Reeve no port to listen on: {}", system::fault(error))
}

/// The store is open elsewhere, and there is no page to lead to.
pub fn served_by_another(folder: impl Display) -> String {
    format!(
        "Another Reeve has the data in {folder} open and does not answer as the hall's server. If it has just been started, wait a \
         moment and try again; if it is `reeve serve`, stop that first"
    )
}

/// It could not start; `said` is why.
pub fn not_started(said: &str, folder: impl Display) -> String {
    format!("Reeve could not start: {said}\nIts data are in {folder}")
}

/// Why the laptop is kept awake, for whoever asks the system.
pub const WHY_AWAKE: &str = "A tournament is under way, and its phones need this laptop";

/// There is no program that keeps the laptop awake.
pub fn no_inhibitor(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound if cfg!(windows) => "this system has no PowerShell".to_owned(),
        ErrorKind::NotFound => "this system has no systemd-inhibit".to_owned(),
        _ => system::fault(error),
    }
}

/// The program that keeps the laptop awake says nothing.
pub const NO_ANSWER: &str = "the system does not answer";

/// The demonstration ended instead of beginning.
pub const DEMO_ENDED: &str =
    "The demonstration ended before it could begin. Try again; if it happens again, the disk may be full";

/// The page that shows in a browser why the program has ended.
pub fn fault_page(said: &str) -> String {
    let lines: String = said.lines().map(|line| format!("<p>{}</p>\n", escaped(line))).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>Reeve could not start</title>\n\
         <style>body{{font:1.1rem/1.5 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1rem}}\
         p{{overflow-wrap:anywhere}}</style>\n\
         <h1>Reeve could not start</h1>\n{lines}<p>Once this is fixed, start Reeve again.</p>\n</html>\n"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

/// Nobody said where releases are.
pub const NOWHERE_TO_LOOK: &str = "Reeve asks nobody by itself whether there is a newer one. Where its releases are is for whoever runs it \
     to say: reeve update --from URL, or the variable REEVE_UPDATES";

/// What was given as the place of releases is no web address.
pub fn no_place_of_releases(text: &str) -> String {
    format!("{text:?} is not a web address such as https://example.org/reeve")
}

/// There is a newer one.
pub fn newer(version: &str, own: &str, place: &str) -> String {
    format!(
        "Reeve {version} is available; this is {own}. Get it from {place}, and read what has changed before an event"
    )
}

/// There is none.
pub fn up_to_date(own: &str, place: &str) -> String {
    format!("This is Reeve {own}, and {place} has no newer one")
}

/// The list of releases can't be read.
pub fn releases_unread(address: &str, why: impl Display) -> String {
    format!("{address}: the list of releases can't be read: {why}")
}

/// What is there names no release.
pub fn no_releases(address: &str) -> String {
    format!("{address}: this names no release of Reeve")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_shows_names_as_they_are() {
        let page = fault_page("C:\\Users\\Анна К: <b>no</b> & \"none\"\nThe second line");
        assert!(page.contains("<p>C:\\Users\\Анна К: &lt;b&gt;no&lt;/b&gt; &amp; &quot;none&quot;</p>"), "{page}");
        assert!(page.contains("<p>The second line</p>") && page.contains("charset=\"utf-8\""), "{page}");
    }
}
