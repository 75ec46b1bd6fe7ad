//! The words of the pages for the person at the laptop that serves a hall, and of the page that its QR code leads phones to.

use chrono::{DateTime, Local, TimeDelta, Utc};

use reeve_views::health::{Fact, Reading};

use crate::{counted, health, isolated, labels};

pub const MAKE_THE_FIRST_ACCOUNT: &str = "Make the first account";
pub const GO_TO_THE_TOURNAMENTS: &str = "Go to the tournaments";

/// What is to be done first, under the heading.
pub fn lead(needs_account: bool) -> &'static str {
    match needs_account {
        true => "Reeve is running. You need an account before the first tournament; nothing leaves this laptop.",
        false => "Reeve is running. Leave this page open to see whether phones get through.",
    }
}

/// By what a network is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Network {
    Wifi,
    Cable,
    Unknown,
}

/// A network of the laptop, by the name that the system gives it: `Wifi (wlan0)`.
pub fn network(network: Network, interface: &str) -> String {
    match network {
        Network::Wifi => format!("Wifi ({})", isolated(interface)),
        Network::Cable => format!("Cable ({})", isolated(interface)),
        Network::Unknown => format!("Network {}", isolated(interface)),
    }
}

pub const WAITS_FOR_A_PHONE: &str = "Scan the code with a phone on the same wifi. A tick appears here.";

/// A phone got through; `count`: so many have in this run.
pub fn phones_came(count: usize, last: DateTime<Utc>) -> String {
    match count {
        0 | 1 => format!("Yes. A phone got through at {}.", here(last)),
        _ => format!("Yes. {} have got through, the last at {}.", counted(count, "phone", "phones"), here(last)),
    }
}

/// A moment by the clock of the laptop: `14:03`.
fn here(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format("%H:%M").to_string()
}

/// Where phones that know it also find the laptop.
pub fn local_name(address: &str) -> String {
    format!("Most phones also find it at {address}, which is easier to type.")
}

/// Something that stands in the way, or may: what it is, and what helps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    pub about: &'static str,
    pub says: String,
}

impl Hint {
    fn of(about: &'static str, says: impl Into<String>) -> Hint {
        Hint { about, says: says.into() }
    }
}

/// The laptop is in no network.
pub fn no_network() -> Hint {
    Hint::of(
        "No network",
        "This laptop is not connected to a network. Join the wifi that the phones use, or plug in a cable.",
    )
}

/// No router gave the laptop an address.
pub fn self_assigned() -> Hint {
    Hint::of(
        "No address",
        "The network gave this laptop no address, so few phones will find it. Reconnect to the wifi, or restart the \
         router.",
    )
}

/// Phones found the laptop elsewhere in the run before.
pub fn found_elsewhere(before: &str) -> Hint {
    Hint::of(
        "New address",
        format!(
            "Last time phones found Reeve at {before}. Posters and codes that were printed then lead nowhere now: print \
             them again."
        ),
    )
}

/// Another program has the port that is served on otherwise; `own` is the one in its place.
pub fn port_taken(port: u16, is_by_reeve: bool, own: &str) -> Hint {
    let says = match is_by_reeve {
        true => format!(
            "Another Reeve is running on this laptop, perhaps another user's, and has port {port}. Phones must use the \
             address on this page, with {own} at its end: with {port} they get to the other one."
        ),
        false => format!(
            "Another program on this laptop has port {port}. Phones must use the address on this page, with {own} at its \
             end."
        ),
    };
    Hint::of("Port", says)
}

/// The systems whose firewalls are set in different places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    Windows,
    Mac,
    Other,
}

/// The firewall; `blocks`: the system says that it keeps phones out.
pub fn firewall(system: System, blocks: bool, port: &str) -> Hint {
    let steps = match system {
        System::Windows => {
            "Open Windows Security, Firewall & network protection, Allow an app through firewall. Press Change settings \
             and tick Private and Public beside Reeve."
                .to_owned()
        }
        System::Mac => {
            "Open System Settings, Network, Firewall, Options, and let Reeve receive incoming connections.".to_owned()
        }
        System::Other if blocks => format!("Let TCP port {port} through."),
        System::Other => format!("If this laptop has a firewall, let TCP port {port} through."),
    };
    let begin = match (system, blocks) {
        (_, true) => "The firewall keeps phones out. ",
        (System::Windows, false) => "If Windows asks about Reeve, press Allow access. Too late for that? ",
        (System::Mac, false) => "If your Mac asks about incoming connections, press Allow. Too late for that? ",
        (System::Other, false) => "",
    };
    Hint::of("Firewall", format!("{begin}{steps}"))
}

/// Wifi that keeps devices apart.
pub fn guest_wifi() -> Hint {
    Hint::of(
        "Guest wifi",
        "Guest wifi often keeps devices apart. Use the ordinary wifi for laptop and phones, or turn on the hotspot of one \
         phone and join it with all.",
    )
}

/// A phone that is not in the wifi at all.
pub fn mobile_data() -> Hint {
    Hint::of("The phone", "Is it in the same wifi? Try turning off its mobile data and VPN.")
}

/// A VPN is on.
pub fn vpn(interface: &str) -> Hint {
    Hint::of(
        "VPN",
        format!("A VPN is on ({}), and some keep phones out. Disconnect it for the event.", isolated(interface)),
    )
}

/// It runs on its battery.
pub fn battery(percent: Option<u8>) -> Hint {
    let left = percent.map(|percent| format!(" ({percent}% left)")).unwrap_or_default();
    Hint::of("Battery", format!("This laptop runs on its battery{left}. Plug it in before the first round."))
}

/// Whether it runs on its battery can't be told.
pub fn battery_unknown() -> Hint {
    Hint::of("Battery", "See that this laptop is plugged in.")
}

/// The clock of the laptop is apart from those of several phones, at least by this much.
pub fn clock_wrong(phones_ahead: TimeDelta) -> Hint {
    let behind = match phones_ahead > TimeDelta::zero() {
        true => "behind",
        false => "ahead of",
    };
    Hint::of(
        "Clock",
        format!(
            "This laptop's clock is {} {behind} those of several phones. Let it set its time automatically, in its \
             settings for date and time.",
            health::span(phones_ahead.abs()),
        ),
    )
}

/// The clocks of the one phone that has said what its clock says and of the laptop are apart; `at`: when it came.
pub fn clocks_apart(phone_ahead: TimeDelta, at: DateTime<Utc>) -> Hint {
    let phone = at.checked_add_signed(phone_ahead).unwrap_or(at).with_timezone(&Local);
    let laptop = at.with_timezone(&Local);
    let is_same_day = phone.format("%F").to_string() == laptop.format("%F").to_string();
    let format = if is_same_day { "%H:%M" } else { "%-d %B %Y, %H:%M" };
    Hint::of(
        "Clock",
        format!(
            "A phone said {}, this laptop {}: which is right? If it is the phone, let the laptop set its time \
             automatically, in its settings for date and time.",
            phone.format(format),
            laptop.format(format),
        ),
    )
}

/// There is little room on the disk.
pub fn disk(room: &Reading) -> Hint {
    let left = match &room.fact {
        Fact::Room { free, .. } => format!("Only {} is left on the disk. ", labels::bytes(*free)),
        _ => String::new(),
    };
    Hint::of("Disk", format!("{left}Make room: once it is full, Reeve can't keep results any more."))
}

/// How much room there is can't be told.
pub fn disk_unknown() -> Hint {
    Hint::of("Disk", "See that the disk has at least 1 GB free.")
}

/// Whether the laptop falls asleep by itself.
pub fn sleep(is_kept_awake: bool) -> &'static str {
    match is_kept_awake {
        true => "Reeve keeps this laptop awake. Leave the lid open: most laptops sleep when it closes.",
        false => "This laptop may fall asleep, and then no phone can reach it. Keep it awake, and leave the lid open.",
    }
}

/// What the switch does.
pub fn keep_awake(is_kept_awake: bool) -> &'static str {
    if is_kept_awake { "Let it sleep" } else { "Keep it awake" }
}

/// Why it can't be kept awake.
pub fn not_kept_awake(why: &str) -> String {
    format!("Reeve can't keep this laptop awake ({why}). Turn sleep off in its power settings for today.")
}

/// Why the demonstration did not start.
pub fn no_demo(why: &str) -> String {
    format!("The demo did not start: {why}")
}

/// What the demonstration is.
pub const DEMO: &str = "A second Reeve with made-up players and tournaments; making it takes a few seconds. Nothing of it mixes with yours, and removing it deletes all of it.";

/// On a phone that gets through.
pub const REACHES: &str = "The laptop shows a tick for it now.";
/// On the laptop itself.
pub const REACHES_ITSELF: &str = "Scan the code with a phone: only that shows whether phones get through.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_said_to_be_apart_as_one_sees_them() {
        let check = |minutes: i64, expected: &str| {
            let said = clock_wrong(TimeDelta::minutes(minutes)).says;
            assert!(said.starts_with(expected), "{said}");
        };
        check(7, "This laptop's clock is 7 minutes behind those of several phones.");
        check(-3, "This laptop's clock is 3 minutes ahead of those of several phones.");
        check(60 * 24, "This laptop's clock is 24 hours behind those of several phones.");
    }

    #[test]
    fn of_one_phone_it_is_asked_which_clock_is_right() {
        use chrono::TimeZone;

        let at = Local.with_ymd_and_hms(2026, 11, 21, 13, 1, 30).single().expect("a time").with_timezone(&Utc);
        let check = |ahead: TimeDelta, expected: &str| {
            let said = clocks_apart(ahead, at).says;
            assert!(said.starts_with(expected), "{said}");
        };
        check(TimeDelta::minutes(62), "A phone said 14:03, this laptop 13:01: which is right?");
        check(-TimeDelta::minutes(5), "A phone said 12:56, this laptop 13:01: which is right?");
        check(
            TimeDelta::days(2),
            "A phone said 23 November 2026, 13:01, this laptop 21 November 2026, 13:01: which is right?",
        );
        check(TimeDelta::MIN, "A phone said 13:01,");
    }

    #[test]
    fn a_firewall_is_opened_where_the_system_has_it() {
        let windows = firewall(System::Windows, false, "8080").says;
        assert!(windows.contains("press Allow access. Too late for that? Open Windows Security"), "{windows}");
        let known = firewall(System::Windows, true, "8080").says;
        assert!(known.starts_with("The firewall keeps phones out. Open Windows Security"), "{known}");
        assert_eq!(
            firewall(System::Other, false, "8080").says,
            "If this laptop has a firewall, let TCP port 8080 through."
        );
    }
}
