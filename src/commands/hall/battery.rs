//! The battery of the laptop, as Linux and Windows say it.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::commands::hall::system32;

/// How old what Windows said may be.
const AGAIN: Duration = Duration::from_secs(60);

/// What is known of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Battery {
    /// Whether the laptop runs on it.
    pub(super) is_used: bool,
    pub(super) percent: Option<u8>,
}

/// None where there is none, and where the system is not asked.
pub(super) fn look() -> Option<Battery> {
    let places: std::path::PathBuf = ["/", "sys", "class", "power_supply"].iter().collect();
    match std::env::consts::OS {
        "linux" => within(&places),
        "windows" => last_answer(),
        _ => None,
    }
}

/// What Windows said last.
struct Answer {
    battery: Option<Battery>,
    at: Option<Instant>,
    /// Whether it is being asked.
    is_asked: bool,
}

static ANSWER: Mutex<Answer> = Mutex::new(Answer { battery: None, at: None, is_asked: false });

fn answer() -> MutexGuard<'static, Answer> {
    ANSWER.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What Windows said last; it is asked again beside whoever wants to know, since that takes a second or more.
fn last_answer() -> Option<Battery> {
    let mut held = answer();
    if !held.is_asked && held.at.is_none_or(|at| at.elapsed() > AGAIN) {
        held.is_asked = true;
        thread::spawn(|| {
            let battery = ask();
            *answer() = Answer { battery, at: Some(Instant::now()), is_asked: false };
        });
    }
    held.battery
}

fn ask() -> Option<Battery> {
    let mut command = Command::new(system32::program(r"WindowsPowerShell\v1.0\powershell.exe"));
    command.args(["-NoProfile", "-NonInteractive", "-Command", include_str!("battery.ps1")]);
    let output = command.stdin(Stdio::null()).output().ok()?;
    said_by_windows(&String::from_utf8_lossy(&output.stdout))
}

/// Reads three numbers: whether the laptop is plugged in, the state of its battery, and how full that is.
fn said_by_windows(said: &str) -> Option<Battery> {
    const NO_BATTERY: u32 = 128;
    let numbers: Vec<u32> = said.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    let [plug, state, percent] = *numbers.as_slice() else { return None };
    // Any other number than these says that it isn't known.
    let is_used = match plug {
        0 => true,
        1 => false,
        _ => return None,
    };
    let percent = u8::try_from(percent).ok().filter(|percent| *percent <= 100);
    (state != NO_BATTERY).then_some(Battery { is_used, percent })
}

/// The laptop's battery among what has power: that of a mouse says that it is a device's. Of two the emptier one counts.
fn within(places: &Path) -> Option<Battery> {
    let places = fs::read_dir(places).ok()?.filter_map(Result::ok).map(|place| place.path());
    let said = |place: &Path, name: &str| fs::read_to_string(place.join(name)).unwrap_or_default().trim().to_owned();
    let batteries: Vec<Battery> = places
        .filter(|place| said(place, "type") == "Battery" && said(place, "scope") != "Device")
        .map(|place| Battery {
            is_used: said(&place, "status") == "Discharging",
            percent: said(&place, "capacity").parse().ok().filter(|percent| *percent <= 100),
        })
        .collect();
    let percent = batteries.iter().filter_map(|battery| battery.percent).min();
    let is_used = batteries.iter().any(|battery| battery.is_used);
    (!batteries.is_empty()).then_some(Battery { is_used, percent })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_windows_says_is_read_as_far_as_it_knows() {
        let battery = |is_used: bool, percent: Option<u8>| Some(Battery { is_used, percent });
        assert_eq!(said_by_windows("0 2 41\r\n"), battery(true, Some(41)));
        assert_eq!(said_by_windows("1 9 100\r\n"), battery(false, Some(100)));
        assert_eq!(said_by_windows("0 255 255"), battery(true, None));
        for nothing in ["1 128 255", "255 255 255", "", "0 1", "0 1 41 7", "0 1 41,5", "-1 0 0", "Add-Type : no"] {
            assert_eq!(said_by_windows(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn the_battery_of_the_laptop_counts_and_not_that_of_a_mouse() {
        let places = tempfile::tempdir().unwrap();
        let put = |name: &str, said: &[(&str, &str)]| {
            let place = places.path().join(name);
            fs::create_dir(&place).unwrap();
            for (file, text) in said {
                fs::write(place.join(file), format!("{text}\n")).unwrap();
            }
        };
        assert_eq!(within(places.path()), None);
        put("AC", &[("type", "Mains"), ("online", "0")]);
        put(
            "hidpp_battery_0",
            &[("type", "Battery"), ("scope", "Device"), ("status", "Discharging"), ("capacity", "3")],
        );
        assert_eq!(within(places.path()), None);
        put("BAT0", &[("type", "Battery"), ("status", "Discharging"), ("capacity", "41")]);
        assert_eq!(within(places.path()), Some(Battery { is_used: true, percent: Some(41) }));
        put("BAT1", &[("type", "Battery"), ("status", "Not charging"), ("capacity", "120")]);
        assert_eq!(within(places.path()), Some(Battery { is_used: true, percent: Some(41) }));
    }
}
