//! Whether the firewall of Windows keeps phones out, as far as its own lists say. They are read from where it keeps them, since what its
//! tools print is in the language of the system. Elsewhere nothing is known of a firewall.

use std::sync::{Arc, Mutex, PoisonError};

/// What was found last.
#[derive(Debug, Default)]
pub(super) struct FirewallState(Mutex<Option<bool>>);

impl FirewallState {
    /// Whether it keeps phones out. None where that can't be told.
    pub(super) fn blocks(&self) -> Option<bool> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks again and again, on a thread that ends with the program. Whoever answers a phone does not wait for it.
#[cfg(windows)]
pub(super) fn look_in_time(state: Arc<FirewallState>) {
    std::thread::spawn(move || {
        loop {
            *state.0.lock().unwrap_or_else(PoisonError::into_inner) = system::look();
            std::thread::sleep(system::AGAIN);
        }
    });
}

/// Nothing to look at.
#[cfg(not(windows))]
pub(super) fn look_in_time(_: Arc<FirewallState>) {}

#[cfg(windows)]
mod system {
    use std::process::Command;
    use std::time::Duration;

    use super::registry;
    use crate::commands::hall::system32;

    /// Somebody who has just allowed it wants to see that soon.
    pub(super) const AGAIN: Duration = Duration::from_secs(20);

    /// Where the firewall keeps what it knows.
    const POLICY: &str = r"HKLM\SYSTEM\CurrentControlSet\Services\SharedAccess\Parameters\FirewallPolicy";

    pub(super) fn look() -> Option<bool> {
        let profiles = ["StandardProfile", "PublicProfile", "DomainProfile"];
        let profiles: Vec<String> = profiles.iter().filter_map(|name| query(&[name, "/v", "EnableFirewall"])).collect();
        let program = std::env::current_exe().ok()?;
        registry::blocks(&profiles, &query(&["FirewallRules"])?, &program.to_string_lossy())
    }

    fn query(place: &[&str]) -> Option<String> {
        let (key, rest) = place.split_first()?;
        let output = Command::new(system32::program("reg.exe"))
            .arg("query")
            .arg(format!(r"{POLICY}\{key}"))
            .args(rest)
            .output()
            .ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

/// What the lists say, as `reg query` prints them.
#[cfg(any(windows, test))]
mod registry {
    /// The kinds of networks that a rule may be for.
    const NETWORKS: [&str; 2] = ["Private", "Public"];

    const ALL: usize = NETWORKS.len();

    /// How many kinds of networks the firewall can be on for.
    const PROFILES: usize = 3;

    /// Whether the program is kept out. None where nobody can tell: where it is let in or kept out in some kinds of networks only, and
    /// which kind this is isn't known, and where something else may let it in.
    pub(super) fn blocks(profiles: &[String], rules: &str, program: &str) -> Option<bool> {
        let is_on = |profile: &&String| profile.split_whitespace().any(|word| word == "0x1");
        let on = profiles.iter().filter(is_on).count();
        if on == 0 {
            return (!profiles.is_empty()).then_some(false);
        }
        let coming_in: Vec<&str> = rules.lines().filter(|rule| is_for_what_comes_in(rule)).collect();
        let networks = |action: &str| {
            let own = coming_in.iter().filter(|rule| is_of(rule, program) && says(rule, action));
            let own: Vec<&&str> = own.collect();
            let is_named = |network: &&&str| {
                own.iter().any(|rule| !rule.contains("|Profile=") || says(rule, &format!("Profile={network}")))
            };
            NETWORKS.iter().filter(is_named).count()
        };
        let is_let_in_by_another = coming_in.iter().any(|rule| says(rule, "Action=Allow") && is_of_any_program(rule));
        let is_certain = on == PROFILES && program.is_ascii() && !is_let_in_by_another;
        match (networks("Action=Block"), networks("Action=Allow")) {
            (ALL, _) | (0, 0) => is_certain.then_some(true),
            (0, ALL) => Some(false),
            _ => None,
        }
    }

    /// Whether a rule is in force for what comes in by the protocol of the web.
    fn is_for_what_comes_in(rule: &str) -> bool {
        let is_tcp = !rule.contains("|Protocol=") || says(rule, "Protocol=6");
        says(rule, "Active=TRUE") && says(rule, "Dir=In") && is_tcp
    }

    fn is_of(rule: &str, program: &str) -> bool {
        let app = rule.split('|').find_map(|part| part.strip_prefix("App="));
        app.is_some_and(|app| plain(app) == plain(program))
    }

    /// Whether a rule names no program, and neither a service nor an app of the shop.
    fn is_of_any_program(rule: &str) -> bool {
        !["|App=", "|Svc=", "|AppPkgId="].iter().any(|part| rule.contains(part))
    }

    fn says(rule: &str, part: &str) -> bool {
        rule.split('|').any(|said| said == part)
    }

    /// A path without the letters that a window may print otherwise.
    fn plain(path: &str) -> String {
        path.chars().filter(|c| c.is_ascii() && *c != '?').map(|c| c.to_ascii_lowercase()).collect()
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        const PROGRAM: &str = r"C:\Program Files\Reeve\reeve.exe";
        const OF_ANNA: &str = r"C:\Users\Анна К\AppData\Local\Programs\Reeve\reeve.exe";
        const ON: [&str; PROFILES] = ["0x1"; PROFILES];

        fn check(profiles: &[&str], rules: &[&str], program: &str, expected: Option<bool>) {
            let profile =
                |word: &&str| format!("\r\nHKEY_LOCAL_MACHINE\\X\r\n    EnableFirewall    REG_DWORD    {word}\r\n");
            let profiles: Vec<String> = profiles.iter().map(profile).collect();
            let rules: Vec<String> =
                rules.iter().map(|rule| format!("    {{F1}}    REG_SZ    v2.31|{rule}|Name=reeve|\r")).collect();
            assert_eq!(blocks(&profiles, &rules.join("\n"), program), expected, "{profiles:?} {rules:?}");
        }

        #[test]
        fn who_is_let_in_is_told_from_who_is_not() {
            let rule = |what: &str| format!("{what}|Active=TRUE|Dir=In|Protocol=6|App={PROGRAM}");
            let (allow, block) = (rule("Action=Allow"), rule("Action=Block"));
            let on = |text: &str, network: &str| format!("{text}|Profile={network}");
            let (private, public) = (on(&allow, "Private"), on(&allow, "Public"));
            check(&[], &[], PROGRAM, None);
            check(&["0x0", "0x0", "0x0"], &[], PROGRAM, Some(false));
            check(&ON, &[], PROGRAM, Some(true));
            check(&ON, &[&private], PROGRAM, None);
            check(&ON, &[&private, &public], PROGRAM, Some(false));
            check(&ON, &[&allow, &block], PROGRAM, Some(true));
            check(&ON, &[&allow.replace("Program Files", "PROGRAM FILES")], PROGRAM, Some(false));
            check(&ON, &[&allow.replace("reeve.exe", "other.exe")], PROGRAM, Some(true));
            check(&ON, &[&allow.replace("TRUE", "FALSE")], PROGRAM, Some(true));
            check(&ON, &[&allow.replace("Dir=In", "Dir=Out")], PROGRAM, Some(true));
            check(&ON, &[&allow.replace("Protocol=6", "Protocol=17")], PROGRAM, Some(true));
        }

        #[test]
        fn nobody_is_said_to_be_kept_out_who_may_not_be() {
            let rule = |what: &str| format!("{what}|Active=TRUE|Dir=In|Protocol=6");
            let of = |what: &str, program: &str| format!("{}|App={program}", rule(what));
            let block = of("Action=Block", PROGRAM);
            check(&["0x0", "0x1", "0x1"], &[&block], PROGRAM, None);
            check(&["0x1", "0x1"], &[], PROGRAM, None);
            check(&["0x0", "0x1"], &[&of("Action=Allow", PROGRAM)], PROGRAM, Some(false));
            let public = format!("{block}|Profile=Public");
            check(&ON, &[&public], PROGRAM, None);
            check(&ON, &[&public, &format!("{block}|Profile=Private")], PROGRAM, Some(true));
            // Somebody has opened the ports for every program.
            let any = rule("Action=Allow");
            check(&ON, &[&any], PROGRAM, None);
            check(&ON, &[&format!("{any}|Svc=Other"), &format!("{any}|AppPkgId=S-1-15-2")], PROGRAM, Some(true));
            // Letters as another code page has them may be those of another program.
            let printed = of("Action=Allow", &OF_ANNA.replace("Анна К", "???? ?"));
            check(&ON, &[&printed], OF_ANNA, Some(false));
            check(&ON, &[], OF_ANNA, None);
        }
    }
}
