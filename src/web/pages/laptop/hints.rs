//! What stands in the way of the phones of a hall, or may.

use chrono::{DateTime, TimeDelta, Utc};

use reeve_http::server::laptop::{Reached, SystemState};
use reeve_http::server::own_addresses::{Kind, OwnAddress};
use reeve_views::health::{Health, Reading};
use reeve_words::laptop as words;
use reeve_words::laptop::{Hint, System};

use super::addresses::for_phones;

/// Clocks that are further apart confuse who reads the times of rounds on a phone.
const APART: TimeDelta = TimeDelta::minutes(2);

/// What was looked at.
pub(super) struct Looked<'l> {
    pub own: &'l [OwnAddress],
    /// Where phones found the laptop in the run before, where that is elsewhere now.
    pub left: Option<&'l str>,
    pub reached: &'l [Reached],
    pub system: SystemState,
    /// The room on the disk, where the system says.
    pub room: Option<&'l Reading>,
    /// The port at which the laptop is reached.
    pub port: &'l str,
}

/// The system that this is.
fn system() -> System {
    match std::env::consts::OS {
        "windows" => System::Windows,
        "macos" => System::Mac,
        _ => System::Other,
    }
}

impl Looked<'_> {
    fn has_phones(&self) -> bool {
        !self.reached.is_empty()
    }

    /// What is known to be wrong.
    pub(super) fn known(&self) -> Vec<Hint> {
        let mut hints = Vec::new();
        match for_phones(self.own).first() {
            None => hints.push(words::no_network()),
            Some(best) if matches!(best.kind, Kind::SelfAssigned) => hints.push(words::self_assigned()),
            Some(_) => {}
        }
        hints.extend(self.left.map(words::found_elsewhere));
        let taken = self.system.port_taken;
        hints.extend(taken.map(|taken| words::port_taken(taken.port, taken.is_by_reeve, self.port)));
        if self.system.firewall_blocks == Some(true) && !self.has_phones() {
            hints.push(words::firewall(system(), true, self.port));
        }
        hints.extend(self.clock());
        if self.system.on_battery == Some(true) {
            hints.push(words::battery(self.system.battery_percent));
        }
        hints.extend(self.room.filter(|room| room.health != Health::Fine).map(words::disk));
        hints
    }

    /// What the phones say of the laptop's clock. One phone may be wrong itself; where most of several are apart from the laptop in the
    /// same direction, the laptop is.
    fn clock(&self) -> Option<Hint> {
        let heard = self.reached.iter().filter_map(|phone| Some((phone.clock_ahead?, phone.at)));
        let heard: Vec<(TimeDelta, DateTime<Utc>)> = heard.collect();
        if let [(ahead, at)] = heard[..] {
            return (ahead.abs() > APART).then(|| words::clocks_apart(ahead, at));
        }
        let ahead = heard.iter().map(|(ahead, _)| *ahead);
        let (fast, slow): (Vec<_>, Vec<_>) =
            ahead.filter(|ahead| ahead.abs() > APART).partition(|ahead| *ahead > TimeDelta::zero());
        let least = |most: Vec<TimeDelta>| most.into_iter().min_by_key(TimeDelta::abs);
        [fast, slow].into_iter().find(|same| same.len() * 2 > heard.len()).and_then(least).map(words::clock_wrong)
    }

    /// What may be, for whoever finds that no phone gets through; of the network nothing more once one did.
    pub(super) fn perhaps(&self) -> Vec<Hint> {
        let mut hints = Vec::new();
        if !self.has_phones() {
            hints.push(words::mobile_data());
            hints.push(words::guest_wifi());
            if self.system.firewall_blocks.is_none() {
                hints.push(words::firewall(system(), false, self.port));
            }
            let vpn = self.own.iter().find(|one| matches!(one.kind, Kind::Vpn));
            hints.extend(vpn.map(|one| words::vpn(&one.interface)));
        }
        if self.system.on_battery.is_none() {
            hints.push(words::battery_unknown());
        }
        if self.room.is_none() {
            hints.push(words::disk_unknown());
        }
        hints
    }
}

#[cfg(test)]
mod tests {
    use reeve_http::server::laptop::PortTaken;

    use super::*;

    fn own(kind: Kind) -> OwnAddress {
        OwnAddress { ip: [192, 168, 1, 5].into(), interface: "tun0".to_owned(), kind }
    }

    fn phone(ahead: Option<TimeDelta>) -> Reached {
        Reached { from: [192, 168, 1, 9].into(), address: String::new(), at: Utc::now(), clock_ahead: ahead }
    }

    fn said(own: &[OwnAddress], reached: &[Reached], system: SystemState) -> [Vec<&'static str>; 2] {
        let looked = Looked { own, left: None, reached, system, room: None, port: "8080" };
        [looked.known(), looked.perhaps()].map(|hints| hints.into_iter().map(|hint| hint.about).collect())
    }

    #[test]
    fn only_what_applies_is_said() {
        let hall = [own(Kind::Hall)];
        let nothing = SystemState::default();
        let waits = ["The phone", "Guest wifi", "Firewall", "Battery", "Disk"];
        assert_eq!(said(&hall, &[], nothing), [vec![], waits.to_vec()]);
        assert_eq!(said(&hall, &[phone(None)], nothing), [vec![], vec!["Battery", "Disk"]]);
        assert_eq!(said(&[], &[], nothing)[0], ["No network"]);
        assert_eq!(said(&[own(Kind::SelfAssigned)], &[], nothing)[0], ["No address"]);
        assert!(said(&[own(Kind::Hall), own(Kind::Vpn)], &[], nothing)[1].contains(&"VPN"));
        let blocked =
            SystemState { firewall_blocks: Some(true), on_battery: Some(true), battery_percent: Some(40), ..nothing };
        assert_eq!(said(&hall, &[], blocked), [vec!["Firewall", "Battery"], vec!["The phone", "Guest wifi", "Disk"]]);
        let open = SystemState { firewall_blocks: Some(false), ..nothing };
        assert!(!said(&hall, &[], open)[1].contains(&"Firewall"));
        let beside = SystemState { port_taken: Some(PortTaken { port: 8080, is_by_reeve: true }), ..nothing };
        assert_eq!(said(&hall, &[phone(None)], beside)[0], ["Port"]);
    }

    #[test]
    fn a_clock_is_wrong_from_two_minutes_on() {
        let hall = [own(Kind::Hall)];
        let known = |seconds: i64| {
            let phones = [phone(None), phone(Some(TimeDelta::seconds(seconds)))];
            said(&hall, &phones, SystemState::default())[0].clone()
        };
        assert!(known(120).is_empty() && known(-120).is_empty());
        assert_eq!(known(121), ["Clock"]);
        assert_eq!(known(-121), ["Clock"]);
    }

    #[test]
    fn one_phone_is_asked_about_and_most_of_several_are_believed() {
        let check = |minutes: &[i64], expected: Option<&str>| {
            let phones: Vec<Reached> = minutes.iter().map(|ahead| phone(Some(TimeDelta::minutes(*ahead)))).collect();
            let system = SystemState::default();
            let clock = Looked { own: &[], left: None, reached: &phones, system, room: None, port: "8080" }.clock();
            let says = clock.map(|hint| hint.says).unwrap_or_default();
            assert!(expected.map_or(says.is_empty(), |expected| says.contains(expected)), "{minutes:?}: {says}");
        };
        check(&[], None);
        check(&[62], Some("which is right?"));
        check(&[62, 61], Some("clock is 61 minutes behind those of several phones"));
        check(&[-9, -7, 1], Some("clock is 7 minutes ahead of those of several phones"));
        check(&[62, 0], None);
        check(&[62, -62], None);
        check(&[62, 61, 0, 0], None);
    }
}
