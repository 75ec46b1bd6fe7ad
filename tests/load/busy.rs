//! A house with several tournaments: in one results come in, in another a list of players, in a third seats are made.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::client::{self, Connection, Load, Work, fetch_as, header, post};
use crate::figures::Figures;
use crate::hall::Hall;
use crate::{ORGANIZERS, QUIET_RATE, bare};

/// How many players are on a list.
const LISTED: usize = 100;

/// The pages of the staff of one tournament while the others are busy, in turn with a bare handler that returns the bytes
/// of the largest of them.
pub fn staff_of_a_busy_house(hall: &Hall, slice: Duration, figures: &mut Figures) {
    let largest = hall.staff_pages().into_iter().map(|path| fetch_as(&hall.address, &path, &hall.cookie));
    let largest = largest.max_by_key(|answer| answer.body.len()).expect("a page");
    let bare = bare::start(&largest, hall.workers);
    let stop = AtomicBool::new(false);
    let (mut ours, mut theirs) = (Load::default(), Load::default());
    std::thread::scope(|scope| {
        let poster = scope.spawn(|| hall.post_results(1, Some(QUIET_RATE), &Work::until(&stop)));
        let importer = scope.spawn(|| import_lists(hall, &stop));
        let maker = scope.spawn(|| make_seats(hall, &stop));
        for _ in 0..2 {
            ours.add(for_a_time(hall, &hall.address, slice * 2));
            theirs.add(for_a_time(hall, &bare.address, slice * 2));
        }
        stop.store(true, Ordering::Release);
        let posted = poster.join().unwrap();
        figures.errors_of("posting in a busy house", posted.errors);
        let (lists, seats) = (importer.join().unwrap(), maker.join().unwrap());
        figures.line(format!(
            "a busy house: {:.0} results/s went in, {lists} lists of {LISTED} players, seats for {seats} tournaments; a result \
             took {:.0} ms at the 99th percentile",
            posted.rate(),
            posted.slowest()
        ));
    });
    bare.stop();
    figures.errors_of("staff pages in a busy house", ours.errors + theirs.errors);
    figures.line(format!(
        "a busy house, staff pages, 99th percentile: {:.1} ms beside {:.1} ms of the bare handler",
        ours.percentile(99.0),
        theirs.percentile(99.0)
    ));
}

fn for_a_time(hall: &Hall, address: &str, time: Duration) -> Load {
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let staff = scope.spawn(|| client::work_as_staff(hall, address, ORGANIZERS, &stop));
        std::thread::sleep(time);
        stop.store(true, Ordering::Release);
        staff.join().unwrap()
    })
}

/// The value of a hidden field.
fn hidden(page: &str, name: &str) -> String {
    let value = page.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap_or_default();
    value.split('"').next().unwrap_or_default().to_owned()
}

/// Lists of players, each into a tournament of its own; how many.
fn import_lists(hall: &Hall, stop: &AtomicBool) -> usize {
    let cookie = format!("Cookie: {}\r\n", hall.cookie);
    let mut done = 0;
    for tournament in 1..50 {
        if stop.load(Ordering::Acquire) {
            break;
        }
        let mut connection = Connection::open(&hall.address);
        let lines: String = (0..LISTED).map(|n| format!("Newcomer {n:03} of list {tournament}\n")).collect();
        let path = format!("/run/open-{tournament:02}/import");
        let sent = connection.ask(&post(&path, &cookie, &[("pasted", &format!("player\n{lines}"))])).unwrap();
        assert_eq!(sent.status, 303, "{}", sent.head);
        let preview = header(&sent.head, "location").expect("a preview").to_owned();
        let page = connection.ask(&client::get(&preview, &cookie)).unwrap();
        let page = String::from_utf8_lossy(&page.body).into_owned();
        let (seen, was) = (hidden(&page, "seen"), hidden(&page, "was"));
        let (encoding, separator) = was.split_once(' ').expect("how the list was read");
        let read = [("seen", seen.as_str()), ("was", &was), ("encoding", encoding), ("separator", separator)];
        let chosen = [("first", "columns"), ("c0", "player"), ("known", "skip"), ("do", "import")];
        let fields = [read, chosen].concat();
        let taken = connection.ask(&post(&preview, &cookie, &fields)).unwrap();
        assert_eq!(taken.status, 303, "{}", taken.head);
        done += 1;
    }
    done
}

/// Seats of one tournament after the other; how many were asked for.
fn make_seats(hall: &Hall, stop: &AtomicBool) -> usize {
    let cookie = format!("Cookie: {}\r\n", hall.cookie);
    let mut done = 0;
    for tournament in (50..100).cycle() {
        if stop.load(Ordering::Acquire) {
            break;
        }
        let path = format!("/run/open-{tournament:02}/schedule");
        let sent = Connection::open(&hall.address).ask(&post(&path, &cookie, &[])).unwrap();
        assert_eq!(sent.status, 303, "{}", sent.head);
        done += 1;
    }
    done
}
