//! Everything that a form changes: how it is undone, and what the second of two people sees who work on it at once.
//!
//! A new POST route needs a line here. What can't be undone asks for a typed word and says what will happen; what is
//! edited is never overwritten by somebody who did not see it.

use std::collections::BTreeSet;

use reeve_store::Db;
use reeve_web::routes;

use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};
use crate::support::db::text_of_tables;
use crate::support::event::{filled, send};

/// How a change is undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Back {
    /// Not at all: it asks for a word. Tried in [`what_has_no_way_back_asks_for_a_word`].
    Word,
    /// By this.
    By(&'static str),
    /// It takes nothing away that was there.
    Adds(&'static str),
    /// A step of the day: it says what it does, and the next page goes on from it.
    Step(&'static str),
}

/// What the second of two people meets who have the same page open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Second {
    /// Both versions, and nothing is stored. Tried in [`the_second_of_two_editors_sees_both_versions`].
    Both,
    /// The change of the first stands, and the second is told.
    Told,
    /// Nothing of the first can be lost by it.
    Safe(&'static str),
}

use Back::*;
use Second::*;

/// Every form by the address that it is sent to.
const FORMS: &[(&str, Back, Second)] = &[
    ("/news", Adds("that the device was told"), Safe("each news is given once")),
    ("/theme", By("choosing again"), Safe("a choice of this browser")),
    ("/language", By("choosing again"), Safe("a choice of this browser")),
    ("/setup", Adds("the first administrator"), Told),
    ("/laptop/awake", By("the other button"), Safe("the last one counts")),
    ("/laptop/demo", By("taking it away"), Safe("there is one demonstration")),
    ("/laptop/demo/end", By("starting another, which is made up as well"), Safe("an end is an end")),
    ("/laptop/end", By("starting Reeve again: everything is kept"), Safe("an end is an end")),
    ("/sign-in", By("signing out"), Safe("a session of one's own")),
    ("/sign-in/code", By("signing out"), Safe("a session of one's own")),
    ("/sign-in/second-factor", By("signing out"), Safe("a session of one's own")),
    ("/sign-out", By("signing in"), Safe("a session of one's own")),
    ("/screen", By("typing another code"), Safe("it changes nothing")),
    ("/forgotten", Adds("a mail"), Safe("each mail has a link of its own")),
    ("/reset/{key}", By("another reset"), Told),
    ("/invited/{key}", By("taking the role away"), Told),
    ("/invited/{key}/accept", By("taking the role away"), Told),
    ("/account/code", By("making another"), Safe("only the newest code opens anything")),
    ("/account/second-factor", By("switching it off"), Told),
    ("/account/second-factor/change", By("setting it up again, or making others"), Told),
    ("/account/passkeys/add", Adds("what the browser is asked next"), Safe("each browser is asked by itself")),
    ("/account/passkeys/new", By("removing it"), Told),
    ("/account/passkeys/{passkey}/remove", By("adding it again"), Told),
    ("/account/email", By("changing it again"), Told),
    ("/account/password", By("changing it again"), Told),
    ("/account/sessions/{session}/end", By("signing in"), Safe("an end is an end")),
    ("/account/sign-out-everywhere", By("signing in"), Safe("an end is an end")),
    ("/admin/accounts/new", By("switching it off"), Told),
    ("/admin/accounts/{account}", By("editing again"), Both),
    ("/admin/accounts/{account}/link", By("making another"), Safe("only the newest opens")),
    ("/admin/accounts/{account}/password", By("a one-time link for the person"), Safe("what was there nobody can see")),
    ("/admin/accounts/{account}/second-factor", By("the person setting it up again"), Told),
    ("/admin/second-factor", By("choosing again"), Told),
    ("/admin/backup", Adds("a line in the log"), Safe("it reads")),
    ("/admin/backup/{file}", Adds("a line in the log"), Safe("it reads")),
    ("/spare/moved", By("reeve serve --go-on-here"), Safe("it takes the key of the spare")),
    ("/admin/spare-key", By("taking it back"), Safe("only the newest opens anything")),
    ("/admin/spare-key/withdraw", By("making another"), Safe("an end is an end")),
    ("/admin/import", By("archiving it"), Told),
    ("/admin/texts", By("editing again"), Both),
    ("/admin/keeping", By("choosing again; what is gone by then stays gone, and the page says so"), Told),
    ("/admin/people/erase", Word, Safe("what is erased stays erased")),
    ("/admin/bans", By("ending it"), Safe("each ban stands for itself")),
    ("/admin/bans/{ban}/end", By("adding it again; the ended one stays on the page"), Told),
    ("/admin/mail/test", Adds("a mail"), Safe("each mail stands for itself")),
    ("/admin/mail/{mail}/retry", By("taking it off the list"), Told),
    ("/admin/mail/{mail}/drop", By("asking for the mail again; it held no text of anybody's"), Told),
    ("/new", By("archiving it"), Told),
    ("/new-series", By("nothing: only its organizers see it until they say so"), Told),
    ("/series/{series}/details", By("editing again"), Both),
    ("/series/{series}/show", By("hiding it"), Safe("public is public")),
    ("/series/{series}/hide", By("making it public again"), Safe("hidden is hidden")),
    ("/series/{series}/events", By("taking it out"), Safe("each event is another tournament")),
    ("/series/{series}/events/take", By("taking it out"), Told),
    ("/series/{series}/events/{event}/take-out", By("taking it again; a word where results were seen"), Told),
    ("/series/{series}/organizers", By("removing the organizer"), Told),
    ("/series/{series}/organizers/{account}/remove", By("adding the organizer again"), Told),
    ("/series/{series}/people/join", By("saying that they are two people"), Told),
    ("/series/{series}/people/apart", By("saying that they are one person"), Told),
    ("/series/{series}/people/part", By("saying that they are one person"), Told),
    ("/series/{series}/final-day/freeze", By("taking it back while nobody is invited; a word"), Told),
    ("/series/{series}/final-day/thaw", By("freezing it again; a word"), Told),
    ("/series/{series}/final-day/invite", By("noting that somebody doesn't come"), Told),
    ("/series/{series}/final-day/answer", By("noting the other answer while there is a place"), Told),
    ("/series/{series}/final-day/make", By("archiving the tournament; it can't be made twice"), Told),
    ("/p/{token}/final-day", By("the other answer while there is a place"), Told),
    ("/series/{series}/lots", Step("a lot is never drawn again (1.1.9); it takes a word"), Told),
    ("/t/{slug}/screen/{screen}/seen", Adds("when the screen was open last"), Safe("the last time counts")),
    ("/t/{slug}/register", By("withdrawing"), Safe("each registration is another player")),
    ("/p/{token}/agree", By("withdrawing"), Told),
    ("/p/{token}/news", By("the other button"), Safe("a wish of one's own")),
    ("/p/{token}/seat-mail", By("the other button"), Safe("a wish of one's own")),
    ("/p/{token}/check-in", By("the staff taking it back"), Told),
    ("/p/{token}/edit", By("editing again; every version is kept"), Both),
    ("/p/{token}/games/{stage}/{number}", By("taking the step back"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/game", By("taking the step back"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/game/open", By("taking the steps again"), Told),
    ("/p/{token}/sheets/{stage}/{number}", By("not agreeing; the staff changes it, and every version is kept"), Told),
    (
        "/p/{token}/sheets/{stage}/{number}/sign",
        Step("the last signature makes the sheet final (1.3.4); the page says so"),
        Told,
    ),
    ("/p/{token}/sheets/{stage}/{number}/dispute", By("taking it back"), Told),
    ("/p/{token}/sheets/{stage}/{number}/layout", By("the staff taking it back"), Safe("twice is once")),
    ("/p/{token}/sheets/{stage}/{number}/take-back", By("saying it again"), Told),
    ("/p/{token}/reports", Adds("a report, which goes by itself"), Safe("each report stands for itself")),
    ("/p/{token}/leave", By("the other button, until the staff confirms it"), Safe("the player alone asks")),
    ("/p/{token}/erasure", By("the other button, until it is done"), Safe("the player alone asks")),
    ("/p/{token}/pictures", By("the other button"), Safe("the player alone says so")),
    ("/p/{token}/language", By("choosing again"), Safe("the player alone says so")),
    ("/p/{token}/withdraw", Word, Told),
    ("/lay/{key}", By("the staff taking it back"), Told),
    ("/run/{slug}/boards", By("taking each away"), Safe("a round that has a board gets no other")),
    ("/run/{slug}/boards/{stage}/{number}/make", By("bringing the text that the audit log keeps"), Told),
    ("/run/{slug}/boards/{stage}/{number}/bring", By("bringing the text that the audit log keeps"), Told),
    ("/run/{slug}/boards/{stage}/{number}/remove", By("bringing the text that the audit log keeps"), Told),
    ("/run/{slug}/boards/{stage}/{number}/begin", By("stopping it"), Told),
    ("/run/{slug}/boards/{stage}/{number}/lay", By("taking it back"), Told),
    ("/run/{slug}/boards/{stage}/{number}/lay/back", By("laying it again"), Told),
    ("/run/{slug}/boards/{stage}/{number}/lay/use", By("bringing the text that the audit log keeps"), Told),
    ("/run/{slug}/boards/{stage}/{number}/lay/give-up", By("laying it again"), Safe("an end is an end")),
    ("/run/{slug}/boards/{stage}/{number}/lay/devices", By("closing it"), Safe("only the newest opens")),
    ("/run/{slug}/boards/{stage}/{number}/lay/devices/close", By("opening it again"), Safe("an end is an end")),
    ("/tablet/{key}/{position}/sign", Step("the last signature makes the sheet final (1.3.4); the page says so"), Told),
    ("/tablet/{key}/{position}/dispute", By("taking it back"), Told),
    ("/tablet/{key}/{position}/take-back", By("saying it again"), Told),
    ("/run/{slug}/cards", Adds("PINs for those who have none"), Safe("a PIN that there is stays")),
    ("/run/{slug}/players/{number}/card", By("printing the new card"), Safe("only the newest card signs anything")),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/pins/{position}",
        By("printing the new card"),
        Safe("only the newest PIN signs anything"),
    ),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/tablet",
        By("closing it"),
        Safe("only the newest address opens anything"),
    ),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/tablet/close",
        By("opening it again"),
        Safe("an end is an end"),
    ),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats", By("taking it back"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/layout", By("taking it back"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/back", By("choosing again"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/judge", By("naming somebody else"), Told),
    ("/run/{slug}/archive", Word, Told),
    ("/run/{slug}/reports/new", Adds("a report, which goes by itself"), Safe("each report stands for itself")),
    ("/run/{slug}/reports/{key}/seen", Adds("a line of the report"), Safe("each reader notes it alone")),
    ("/run/{slug}/reports/{key}/answer", Adds("an answer"), Safe("each answer stands for itself, with its name")),
    ("/run/{slug}/bring-back", By("archiving"), Told),
    ("/run/{slug}/call-off", By("saying that it takes place after all"), Told),
    ("/run/{slug}/call-off/take-back", By("calling it off again"), Told),
    ("/run/{slug}/details", By("editing again"), Both),
    ("/run/{slug}/face", By("editing again"), Both),
    ("/run/{slug}/face/logo", By("sending the file again"), Safe("each picture stands for itself")),
    ("/run/{slug}/prizes", By("editing again"), Both),
    ("/run/{slug}/sets", By("editing again"), Both),
    ("/run/{slug}/invitations", By("editing again"), Both),
    ("/run/{slug}/copy", By("archiving the copy"), Safe("each copy is another tournament")),
    ("/run/{slug}/programme", By("editing again"), Both),
    ("/run/{slug}/staff", By("removing"), Told),
    ("/run/{slug}/staff/remove", By("adding"), Told),
    ("/run/{slug}/staff/invite", By("withdrawing it"), Safe("each invitation stands for itself")),
    (
        "/run/{slug}/staff/invitations/{invitation}/renew",
        By("withdrawing it"),
        Safe("only the newest link opens anything"),
    ),
    ("/run/{slug}/staff/invitations/{invitation}/withdraw", By("inviting again"), Told),
    ("/run/{slug}/open-registration", Step("registration opens"), Told),
    ("/run/{slug}/start-check-in", By("opening registration again"), Told),
    ("/run/{slug}/reopen-registration", By("starting check-in"), Told),
    ("/run/{slug}/door", By("making another"), Safe("only the newest code checks anybody in")),
    ("/run/{slug}/check-in", By("withdrawing the player"), Told),
    ("/run/{slug}/check-in/everybody", By("the button beside what was done"), Told),
    ("/run/{slug}/check-in/{number}", By("a second tap"), Told),
    ("/run/{slug}/players/new", By("archiving the player"), Safe("each is another player")),
    ("/run/{slug}/players/move-up", By("moving the player"), Told),
    ("/run/{slug}/players/named", By("editing who comes with a player"), Told),
    ("/run/{slug}/players/chosen", By("the opposite act"), Safe("what is so already stays so")),
    ("/run/{slug}/players/doubles/apart", By("taking it back"), Told),
    ("/run/{slug}/kept-apart", By("keeping them apart again"), Told),
    (
        "/run/{slug}/players/doubles/groups",
        By("editing each player, or taking it back"),
        Safe("what is so already stays so"),
    ),
    ("/run/{slug}/players/doubles", By("bringing the other one out of the archive"), Told),
    ("/run/{slug}/players/mail", Step("a mail is read before it is sent"), Safe("each stands for itself")),
    ("/run/{slug}/players/{number}", By("editing again; every version is kept"), Both),
    ("/run/{slug}/players/{number}/join", By("parting"), Told),
    ("/run/{slug}/players/{number}/part", By("joining again"), Told),
    ("/run/{slug}/players/{number}/paid", By("taking it back"), Told),
    ("/run/{slug}/players/{number}/move", By("bringing back"), Told),
    ("/run/{slug}/players/{number}/erase", Word, Safe("what is erased stays erased")),
    ("/run/{slug}/import", Adds("a file to look at"), Safe("each file stands for itself")),
    ("/run/{slug}/import/{draft}", By("archiving the players"), Told),
    ("/run/{slug}/judge/calls/{call}/claim", By("another judge taking it over"), Told),
    (
        "/run/{slug}/judge/calls/{call}/take-over",
        By("the first judge taking it over again"),
        Safe("it says who has it"),
    ),
    ("/run/{slug}/judge/calls/{call}/answer", By("calling again"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/dispute/claim", By("another judge taking it over"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/dispute/take-over", By("going again"), Safe("says who")),
    (
        "/run/{slug}/judge/rulings",
        By("a later ruling that refers to it; a disqualification asks for a word"),
        Safe("each ruling stands for itself"),
    ),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/call", By("a judge answering it"), Safe("a table calls once")),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/minutes",
        By("another number"),
        Safe("the last number counts"),
    ),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/pause", By("letting the game go on"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/resume", By("pausing it again"), Told),
    ("/run/{slug}/schedule", Word, Told),
    ("/run/{slug}/schedule/import", Word, Told),
    ("/run/{slug}/schedule/stop", By("making them again"), Safe("what is stopped is stopped")),
    ("/run/{slug}/schedule/swap", By("undo"), Told),
    ("/run/{slug}/schedule/undo", By("swapping again"), Told),
    ("/run/{slug}/schedule/pin", By("letting go"), Told),
    ("/run/{slug}/schedule/apart", By("dissolving the group"), Safe("each pair stands for itself")),
    ("/run/{slug}/schedule/fix", By("taking the table away"), Told),
    ("/run/{slug}/schedule/repair", Step("two ways are shown, with everybody who moves, before one is taken"), Told),
    (
        "/run/{slug}/from-paper",
        By("typing it again; every version is kept"),
        Safe("both values are shown, which the room `from_paper` tries"),
    ),
    (
        "/run/{slug}/from-paper/sign",
        Step("the winner's VP once more make the sheet final (1.3.4); the page says so"),
        Told,
    ),
    ("/run/{slug}/rounds/{stage}/{number}/publish", Step("its seats are public"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/layouts", By("taking it back"), Safe("what was confirmed stays")),
    ("/run/{slug}/rounds/{stage}/{number}/start", Step("its games are on"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/close", Step("its sheets are final already"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/take-back", By("taking the step again"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}", By("entering again; every version is kept"), Both),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/sign",
        Step("the signatures on paper make the sheet final (1.3.4); the page says so"),
        Told,
    ),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction", By("withdrawing it"), Told),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction/confirm",
        By("another correction by two people; every version is kept"),
        Told,
    ),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction/withdraw", By("proposing it again"), Told),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/decide",
        Step("a judge's decision makes the sheet final (1.3.4); the page says so, and asks for the reason"),
        Told,
    ),
    ("/run/{slug}/rounds/{stage}/{number}/timer", By("lifting it"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/timer/lift", By("imposing it again; both are kept"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/timer", By("lifting it"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/timer/lift", By("imposing it again; both are kept"), Told),
    ("/run/{slug}/announcements", By("taking it back"), Safe("each announcement stands for itself")),
    ("/run/{slug}/announcements/take-back", By("saying it again"), Told),
    (
        "/run/{slug}/announcements/next-start",
        By("setting it again"),
        Safe("the newest time counts, and the log keeps both"),
    ),
    (
        "/api/1/tournaments/{slug}/players/{number}/check-in",
        By("taking it back"),
        Safe("the same once more changes nothing"),
    ),
    ("/api/1/tournaments/{slug}/rounds/{stage}/{number}/tables/{table}", By("entering another"), Told),
    ("/run/{slug}/keys", By("ending it"), Safe("each key stands for itself")),
    ("/run/{slug}/keys/{key}/end", By("making another"), Safe("it is ended once")),
    ("/run/{slug}/webhooks", By("removing it"), Safe("each webhook stands for itself")),
    ("/run/{slug}/webhooks/{hook}/test", Adds("a test"), Safe("each test stands for itself")),
    ("/run/{slug}/webhooks/{hook}/start", By("removing it"), Safe("it is told again, once")),
    ("/run/{slug}/webhooks/{hook}/remove", By("making another"), Told),
    ("/run/{slug}/embeds", By("switching it back"), Safe("on or off, as pressed last")),
    ("/run/{slug}/screens", By("removing it"), Safe("each screen stands for itself")),
    ("/run/{slug}/screens/{screen}", By("arranging it again"), Told),
    ("/run/{slug}/screens/{screen}/code", By("typing the new one"), Safe("the newest code counts")),
    ("/run/{slug}/screens/{screen}/remove", By("making another"), Told),
    ("/run/{slug}/streams", By("removing it"), Safe("each address stands for itself")),
    ("/run/{slug}/streams/{stream}", By("arranging it again"), Safe("what was said last is shown")),
    ("/run/{slug}/streams/{stream}/remove", By("making another"), Told),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/notes", By("noting it otherwise"), Both),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/notes/pieces",
        By("counting again"),
        Safe("the later count of a set stands"),
    ),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/notes/part",
        By("ticking it off the list"),
        Safe("each part stands for itself"),
    ),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/filming",
        By("saying no"),
        Safe("each request stands for itself"),
    ),
    ("/run/{slug}/rounds/{stage}/{number}/tables/{table}/filming/{request}", By("answering otherwise"), Told),
    (
        "/run/{slug}/rounds/{stage}/{number}/tables/{table}/photos/{moment}",
        By("sending the photo again"),
        Safe("the newest photo stays, with its time and who sent it"),
    ),
    ("/run/{slug}/code", Adds("an agreement, which the log keeps"), Safe("each agrees alone")),
    ("/run/{slug}/equipment/done", By("putting it back on the list"), Told),
    ("/run/{slug}/equipment/reopen", By("ticking it off again"), Told),
    ("/run/{slug}/duty", By("removing the line"), Told),
    ("/run/{slug}/duty/remove", By("adding the line again"), Told),
    ("/run/{slug}/briefing", By("taking it back"), Safe("each briefing stands for itself")),
    ("/run/{slug}/briefing/take-back", By("noting it again"), Told),
    ("/run/{slug}/staff/{account}/groups", By("editing again"), Both),
    ("/run/{slug}/lots", Word, Told),
    ("/run/{slug}/count", By("correcting it again"), Told),
    ("/run/{slug}/stages", By("choosing again"), Both),
    ("/run/{slug}/bracket/{stage}/make", By("making them again"), Told),
    ("/run/{slug}/bracket/{stage}/unmake", By("making them again"), Told),
    ("/run/{slug}/bracket/{stage}/decline", By("taking the place after all"), Safe("yes or no, each as clicked")),
    ("/run/{slug}/finish", Step("the final is closed already; its results stay as they are"), Told),
];

#[test]
fn every_form_has_its_line() {
    let all = routes::all();
    let posts: BTreeSet<&str> = all.iter().filter(|route| route.method == "POST").map(|route| route.path).collect();
    let known: BTreeSet<&str> = FORMS.iter().map(|(path, ..)| *path).collect();
    assert_eq!(known.len(), FORMS.len(), "a line stands twice");
    assert_eq!(posts, known);
    let tried = |is: fn(&(&str, Back, Second)) -> bool| -> BTreeSet<&str> {
        FORMS.iter().filter(|line| is(line)).map(|(path, ..)| *path).collect()
    };
    assert_eq!(tried(|line| line.1 == Word), WORDS.iter().copied().collect());
    assert_eq!(tried(|line| line.2 == Both), EDITED.iter().copied().collect());
}

/// The forms tried below for their word.
const WORDS: &[&str] = &[
    "/p/{token}/withdraw",
    "/run/{slug}/archive",
    "/run/{slug}/players/{number}/erase",
    "/admin/people/erase",
    "/run/{slug}/schedule",
    "/run/{slug}/schedule/import",
    "/run/{slug}/lots",
];

/// The forms tried below for what the second editor sees.
const EDITED: &[&str] = &[
    "/series/{series}/details",
    "/admin/accounts/{account}",
    "/admin/texts",
    "/p/{token}/edit",
    "/run/{slug}/details",
    "/run/{slug}/face",
    "/run/{slug}/programme",
    "/run/{slug}/prizes",
    "/run/{slug}/sets",
    "/run/{slug}/invitations",
    "/run/{slug}/players/{number}",
    "/run/{slug}/staff/{account}/groups",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}/notes",
    "/run/{slug}/stages",
];

/// Every row of the store as one text, but for the sessions, which note when they were used.
async fn everything(db: &Db) -> String {
    let tables = text_of_tables(db).await.into_iter();
    tables.filter(|(name, _)| *name != "session").map(|(_, text)| text).collect()
}

/// Tries a form without its word, with a wrong one, and with the right one. Both the word and `says` stand in the form.
async fn asks(db: &Db, person: &Person, page: &str, css: &str, says: &str, word: (&str, &str), typed: &[(&str, &str)]) {
    let shown = person.get(page).await.ok();
    let words = shown.text(css);
    assert!(words.contains(says) && words.contains(word.1), "{page} {css}: {words}");
    let action = shown.attributes(css, "action").into_iter().next().unwrap_or_else(|| page.to_owned());
    let before = everything(db).await;
    for wrong in ["", "yes", "no, thank you"] {
        let fields = filled(&shown, css, &[typed, &[(word.0, wrong)]].concat());
        let answer = send(person, &action, &fields).await.expect(422);
        assert!(answer.fault(word.0).contains(word.1) || answer.text(".faults, .fault").contains(word.1), "{answer}");
        assert!(before == everything(db).await, "{page}: {wrong:?} changed something");
    }
    let right = format!(" {} ", word.1.to_uppercase());
    let right = if word.1 == "spring" { word.1.to_owned() } else { right };
    let fields = filled(&shown, css, &[typed, &[(word.0, right.as_str())]].concat());
    send(person, &action, &fields).await.expect(303);
    assert!(before != everything(db).await, "{page}: the word changed nothing");
}

#[tokio::test]
async fn what_has_no_way_back_asks_for_a_word() {
    let day = day(16).await;
    let (db, staff) = (&day.app.db, &day.organizer);
    let schedule = day.run("schedule");
    day.make().await;
    // Seats that only a seed made come back from it, so nothing is asked.
    day.make().await;
    assert!(!staff.get(&schedule).await.ok().has(".danger-zone"));
    let again = [".danger-zone", "details form:has(#f-seed)"];
    for (css, field) in again.into_iter().zip(["confirm", "confirm-seed"]) {
        swap(&day).await;
        asks(db, staff, &schedule, css, "they can't be brought back", (field, "again"), &[]).await;
    }
    let csv = staff.get(&day.run("export/schedule.csv")).await.ok().body();
    let lines = [("text", csv.trim_start_matches('\u{feff}'))];
    swap(&day).await;
    let form = "form[action$='/schedule/import']";
    asks(db, staff, &schedule, form, "they can't be brought back", ("confirm-file", "again"), &lines).await;
    // A file is work by hand as well.
    asks(db, staff, &schedule, form, "they can't be brought back", ("confirm-file", "again"), &lines).await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    asks(db, staff, &day.run("lots"), "#f-how", "can't be undone", ("confirm", "draw"), &[]).await;
    let page = staff.get(&day.run("lots")).await.ok();
    let left = page.attributes("input[name^='lot.']", "name");
    let numbers: Vec<String> = (0..left.len()).map(|n| (2_000_000 + n).to_string()).collect();
    let lots: Vec<(&str, &str)> = left.iter().map(String::as_str).zip(numbers.iter().map(String::as_str)).collect();
    if !lots.is_empty() {
        asks(db, staff, &day.run("lots"), ".hand form", "can't be undone", ("confirm-hand", "keep"), &lots).await;
    }
    let boss = day.app.administrator().await;
    let erase = day.run("players/3/erase");
    asks(db, &boss, &erase, "form[action$='/erase'], main form", "", ("confirm", "erase"), &[]).await;
    let people = "/admin/people?q=player+05";
    let page = boss.get(people).await.ok();
    let code = page.attributes("input[name=player]", "value").pop().expect("a player");
    asks(db, &boss, people, ".danger-zone", "can't be taken back", ("confirm", "erase"), &[("player", &code)]).await;
    asks(db, &boss, &day.run("archive"), ".danger-zone", "Nothing is deleted", ("confirm", "spring"), &[]).await;
}

#[tokio::test]
async fn a_player_gives_the_place_away_by_a_word() {
    let day = day(16).await;
    let token = day.stored().await.players[0].link_token.clone();
    let own = format!("/p/{token}");
    let visitor = day.app.visitor();
    asks(&day.app.db, &visitor, &own, ".danger-zone", "You give up your place", ("confirm", "withdraw"), &[]).await;
}

/// Two seats of round 2 are swapped by hand.
async fn swap(day: &Day) {
    let page = day.organizer.get(&day.run("schedule?round=2&one=1-1&two=2-1")).await.ok();
    let fields = page.form("form[action$='/swap']");
    send(&day.organizer, &day.run("schedule/swap"), &fields).await.expect(303);
}

/// One of two people: who, the page, the form on it, and what is typed.
struct Editor<'a> {
    person: &'a Person,
    page: &'a str,
    css: &'a str,
    typed: &'a [(&'a str, &'a str)],
    /// How the page shows it.
    shown: &'a str,
}

impl Editor<'_> {
    async fn open(&self) -> (String, Vec<(String, String)>) {
        let page = self.person.get(self.page).await.ok();
        self.form(&page)
    }

    fn form(&self, page: &Page) -> (String, Vec<(String, String)>) {
        let action = page.attributes(self.css, "action").into_iter().next().unwrap_or_else(|| self.page.to_owned());
        (action, filled(page, self.css, self.typed))
    }
}

/// Both open their page, the first saves, the second saves: nothing of that is stored, both versions are shown, and who
/// then sends the form that came back has decided.
async fn second_sees_both(db: &Db, first: Editor<'_>, second: Editor<'_>) {
    let (one, two) = (first.open().await, second.open().await);
    send(first.person, &one.0, &one.1).await.expect(303);
    let stored = everything(db).await;
    let lost = send(second.person, &two.0, &two.1).await.expect(409);
    assert!(everything(db).await == stored, "{}: the second overwrote something", two.0);
    let text = lost.text("main");
    for shown in [first.shown, second.shown] {
        assert!(text.contains(shown) || lost.says(shown), "{}: {shown} is not shown: {lost}", two.0);
    }
    // The form that came back holds what the second typed.
    let (action, fields) = second.form(&lost);
    for (name, value) in second.typed {
        let held = lost.form(second.css);
        let held = held.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        assert!(held == Some(*value) || second.css.contains("stages"), "{name}: {held:?}");
    }
    send(second.person, &action, &fields).await.expect(303);
    assert!(everything(db).await != stored, "{}: who saw both could not save", two.0);
}

#[tokio::test]
async fn the_second_of_two_editors_sees_both_versions() {
    let day = day(16).await;
    let db = &day.app.db;
    let other = day.app.signed_in(day.organizer.id()).await;
    let boss = day.app.administrator().await;
    let editor = |person, page, css, typed, shown| Editor { person, page, css, typed, shown };
    let staff = &day.organizer;

    let page = &day.run("details");
    let form = "form[action$='/details']";
    let one = editor(staff, page, form, &[("place", "Halle an der Saale")], "Halle an der Saale");
    second_sees_both(db, one, editor(&other, page, form, &[("place", "Gera")], "Gera")).await;

    day.app.insert_series("spring-series", day.organizer.id(), &[day.id]).await;
    let (page, form) = ("/series/spring-series/details", "form[action$='/details']");
    let one = editor(staff, page, form, &[("place", "Mühlhausen")], "Mühlhausen");
    second_sees_both(db, one, editor(&other, page, form, &[("place", "Gotha")], "Gotha")).await;

    let page = &day.run("face");
    let form = "form[action$='/face']";
    let one = editor(staff, page, form, &[("address", "Market square 1")], "Market square 1");
    second_sees_both(db, one, editor(&other, page, form, &[("address", "Castle hill 2")], "Castle hill 2")).await;

    let page = &day.run("programme");
    let form = "form[action$='/programme']";
    let one = editor(staff, page, form, &[("from-1", "09:15"), ("kind-1", "prelim-1")], "09:15");
    let other_one = editor(&other, page, form, &[("from-1", "09:45"), ("title-1", "Coffee")], "Coffee");
    second_sees_both(db, one, other_one).await;

    let page = &day.run("prizes");
    let form = "form[action$='/prizes']";
    let one = editor(staff, page, form, &[("first-1", "1"), ("prize-1", "A cup")], "A cup");
    second_sees_both(db, one, editor(&other, page, form, &[("first-1", "1"), ("prize-1", "A box")], "A box")).await;

    let page = &day.run("sets");
    let form = "form[action$='/sets']";
    let one = editor(staff, page, form, &[("table-1", "1"), ("missing-1", "a road")], "a road");
    second_sees_both(db, one, editor(&other, page, form, &[("table-1", "1"), ("missing-1", "a city")], "a city")).await;

    let page = &day.run("invitations");
    let form = "form[action$='/invitations']";
    let one = editor(staff, page, form, &[("invited", "Ada Lee")], "Ada Lee");
    second_sees_both(db, one, editor(&other, page, form, &[("invited", "Bo Day")], "Bo Day")).await;

    let page = &day.run("players/5");
    let form = "form[action$='/players/5']";
    let one = editor(staff, page, form, &[("club", "Rooks")], "Rooks");
    second_sees_both(db, one, editor(&other, page, form, &[("club", "Knights")], "Knights")).await;

    let own = &format!("/p/{}", day.stored().await.players[4].link_token);
    let visitor = day.app.visitor();
    let one = editor(staff, page, form, &[("club", "Bishops")], "Bishops");
    second_sees_both(db, one, editor(&visitor, own, "form[action$='/edit']", &[("club", "Pawns")], "Pawns")).await;
    let one = editor(&visitor, own, "form[action$='/edit']", &[("country", "Peru")], "Peru");
    second_sees_both(db, one, editor(staff, page, form, &[("country", "Chile")], "Chile")).await;

    let page = &format!("/admin/accounts/{}", day.judge.id());
    let form = &format!("form[action='{page}']");
    let second_boss = day.app.signed_in(boss.id()).await;
    let one = editor(&boss, page, form, &[("email", "a@example.org")], "a@example.org");
    second_sees_both(db, one, editor(&second_boss, page, form, &[("email", "b@example.org")], "b@example.org")).await;

    let (page, form) = ("/admin/texts", "form[action='/admin/texts']");
    let one = editor(&boss, page, form, &[("contact", "Ada, at the desk")], "Ada, at the desk");
    second_sees_both(db, one, editor(&second_boss, page, form, &[("contact", "Bo, at the bar")], "Bo, at the bar"))
        .await;

    let page = &day.run(&format!("staff/{}/groups", day.judge.id()));
    let form = "form[action$='/groups']";
    let one = editor(staff, page, form, &[("club", "Catan e.V.")], "Catan e.V.");
    second_sees_both(db, one, editor(&other, page, form, &[("club", "Settlers of Jena")], "Settlers of Jena")).await;

    day.make().await;
    day.open("prelim/1").await;
    let page = &day.run("rounds/prelim/1/tables/1");
    let form = "form[data-entry]";
    let second_judge = day.app.signed_in(day.judge.id()).await;
    let vp = |second: &'static str| [("vp-1", "10"), ("vp-2", second), ("vp-3", "7"), ("vp-4", "5"), ("winner", "1")];
    let (eight, nine) = (vp("8"), vp("9"));
    second_sees_both(db, editor(&day.judge, page, form, &eight, "8"), editor(&second_judge, page, form, &nine, "9"))
        .await;

    let page = &day.run("rounds/prelim/1/tables/2/notes");
    let form = "form[action$='/notes']";
    let one = editor(&day.judge, page, form, &[("keeper", "1")], "the dice are to be swapped");
    let two = editor(&second_judge, page, form, &[("pieces", "yes")], "still in the form");
    second_sees_both(db, one, two).await;

    let page = &day.run("bracket");
    let form = "form[action$='/stages']";
    let one = editor(staff, page, form, &[("semi-finals", "skip")], "no semi-finals");
    second_sees_both(
        db,
        one,
        editor(&other, page, form, &[("semi-finals", "play")], "You chose: semi-finals are played"),
    )
    .await;
}

/// A seat is pinned for who was seen there, not for who sits there by now.
#[tokio::test]
async fn nobody_else_is_pinned_than_the_one_who_was_seen() {
    let day = day(16).await;
    day.make().await;
    let seat = async || {
        let shown = day.organizer.get(&day.run("schedule?round=2&one=1-1")).await.ok();
        let fields = shown.form("form[action$=pin]");
        fields.into_iter().find(|(name, _)| name == "seat").expect("the seat").1
    };
    let seen = seat().await;
    swap(&day).await;
    let pinned = async || {
        let stored = day.stored().await;
        stored.rounds[1].tables.iter().flat_map(|table| &table.seats).filter(|seat| seat.pinned).count()
    };
    let pin = [("round", "2"), ("seat", seen.as_str()), ("on", "yes")];
    day.organizer.post(&day.run("schedule/pin"), &pin).await.expect(409);
    assert_eq!(pinned().await, 0);
    for broken in ["1-1-x", "1-1-", "1-1-99-1", "1", ""] {
        let pin = [("round", "2"), ("seat", broken), ("on", "yes")];
        day.organizer.post(&day.run("schedule/pin"), &pin).await.expect(404);
    }
    day.organizer.post(&day.run("schedule/pin"), &[("round", "2"), ("seat", &seen)]).await.expect(422);
    let seen = seat().await;
    day.organizer.post(&day.run("schedule/pin"), &[("round", "2"), ("seat", &seen), ("on", "yes")]).await.expect(303);
    assert_eq!(pinned().await, 1);
}
