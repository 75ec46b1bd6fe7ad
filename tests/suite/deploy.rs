//! The files for running Reeve on a server hold what the program has: settings, ports, addresses, commands.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use reeve_http::config::Config;
use reeve_limits as limits;
use reeve_web::routes;

use crate::support::app;

const FILES: [&str; 10] = [
    "Dockerfile",
    "deploy/Dockerfile.static",
    "deploy/reeve.toml",
    "deploy/Caddyfile",
    "deploy/nginx.conf",
    "deploy/haproxy.cfg",
    "deploy/compose.one.yaml",
    "deploy/compose.many.yaml",
    "deploy/reeve.service",
    "docs/DEPLOY.md",
];

/// Variables that are for the files themselves and not for Reeve.
const OWN: [&str; 4] = ["REEVE_HOST", "REEVE_COPIES", "REEVE_AWAY", "REEVE_COMMIT"];

fn read(path: &str) -> String {
    fs::read_to_string(path).expect(path)
}

fn help(command: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_reeve")).args(command).arg("--help").output().expect("help");
    assert!(output.status.success(), "reeve {}", command.join(" "));
    String::from_utf8(output.stdout).expect("text")
}

/// The words of a text that begin like this, as far as the letters go.
fn words<'t>(text: &'t str, begin: &str, letters: fn(char) -> bool) -> BTreeSet<&'t str> {
    let found = text.match_indices(begin).map(|(at, _)| {
        let rest = &text[at + begin.len()..];
        &text[at..at + begin.len() + rest.find(|c| !letters(c)).unwrap_or(rest.len())]
    });
    found.collect()
}

/// The first part of a text between two others.
#[track_caller]
fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let found = text.split_once(before).and_then(|(_, rest)| rest.split_once(after));
    found.unwrap_or_else(|| panic!("nothing between {before:?} and {after:?}")).0
}

fn defaults() -> Config {
    app::config(&[])
}

#[test]
fn every_setting_that_is_named_exists() {
    let help = help(&["serve"]);
    for path in FILES {
        let text = read(path);
        for name in words(&text, "REEVE_", |c| c.is_ascii_uppercase() || c == '_') {
            // A secret may stand in a file, which a variable with this end names.
            let name = name.strip_suffix("_FILE").unwrap_or(name);
            let known = help.contains(&format!("[env: {name}")) || OWN.contains(&name);
            assert!(known, "{path}: {name} is no setting");
        }
    }
    for path in ["docs/DEPLOY.md", "docs/WATCHING.md"] {
        for flag in words(&read(path), "`--", |c| c.is_ascii_lowercase() || c == '-') {
            assert!(help.contains(flag.trim_start_matches('`')), "{path}: {flag} is no setting");
        }
    }
}

#[test]
fn every_command_that_is_named_exists() {
    for command in [&["ready"][..], &["user", "add"], &["restore"], &["backup"], &["licenses"], &["doctor"]] {
        help(command);
    }
    assert!(help(&["user", "add"]).contains("--admin") && help(&["user", "add"]).contains("--database"));
    assert!(help(&["restore"]).contains("--replace"));
    assert!(read("Dockerfile").contains("CMD [\"reeve\", \"ready\"]"));
}

#[test]
fn ports_and_addresses_agree() {
    let dockerfile = read("Dockerfile");
    let port = defaults().listen().port().to_string();
    let store = between(&dockerfile, "DATABASE_URL=sqlite:", "/reeve.db");
    for path in ["Dockerfile", "deploy/Dockerfile.static"] {
        let dockerfile = read(path);
        assert_eq!(between(&dockerfile, "EXPOSE ", "\n"), port, "{path}");
        assert_eq!(between(&dockerfile, "REEVE_LISTEN=0.0.0.0:", "\n"), port, "{path}");
        assert_eq!(between(&dockerfile, "DATABASE_URL=sqlite:", "/reeve.db"), store, "{path}");
        assert_eq!(between(&dockerfile, "VOLUME ", "\n"), store, "{path}");
    }
    for path in ["deploy/compose.one.yaml", "deploy/compose.many.yaml"] {
        let text = read(path);
        assert!(!text.contains('\t'), "{path}: a tab");
        let copies = between(&text, "REEVE_COPIES: ", "\n");
        for copy in copies.split(' ') {
            let name = copy.strip_suffix(&format!(":{port}")).expect(copy);
            assert!(text.contains(&format!("\n  {name}:\n")), "{path}: {name} is no service");
        }
        let proxy = between(&text, "ipv4_address: ", "\n");
        assert_eq!(between(&text, "REEVE_PROXIES: ", "\n"), proxy, "{path}");
        let net = between(&text, "subnet: ", ".0/24");
        assert!(
            text.contains(&format!("ip_range: {net}.128/25")),
            "{path}: somebody else may take the proxy's address"
        );
        assert!(proxy.starts_with(net) && proxy.parse::<std::net::IpAddr>().is_ok(), "{path}");
        assert!(between(&text, "REEVE_BACKUP_FOLDER: ", "\n").starts_with(store), "{path}");
        for volume in ["Caddyfile:/etc/caddy/Caddyfile:ro", "away.html:/etc/caddy/away.html:ro", ":/data"] {
            assert!(text.contains(volume), "{path}: {volume}");
        }
    }
}

#[test]
fn the_proxy_lets_through_what_reeve_takes() {
    let caddy = read("deploy/Caddyfile");
    let most: usize = between(&caddy, "max_size ", "MB").parse().expect("a number");
    let taken = defaults().body_limit.max(limits::PHOTO_BYTES).max(limits::PLAYERS_FILE.bytes + limits::FORM_BYTES);
    assert!(most * 1_000_000 > taken);
    let (nginx, haproxy) = (read("deploy/nginx.conf"), read("deploy/haproxy.cfg"));
    let most: usize = between(&nginx, "client_max_body_size ", "m;").parse().expect("a number");
    assert!(most * 1_000_000 > taken);
    let most: usize = between(&haproxy, "req.hdr_val(content-length) gt ", " ").parse().expect("a number");
    assert!(most > taken);
    for asked in [between(&caddy, "health_uri ", "\n"), between(&haproxy, "send meth GET uri ", " ")] {
        let path = asked.strip_suffix("?read").expect("a full disk does not keep anybody from reading");
        assert!(routes::all().iter().any(|route| route.path == path), "{asked}");
    }
    for (text, limit) in [(&nginx, "limit_conn reeve_addresses "), (&haproxy, "sc0_conn_cur gt ")] {
        assert!(text.contains(&format!("{limit}{}", defaults().connections_per_address)), "{limit}");
    }
    // A copy that stops says so for long enough to be asked once more, and its container gives it the time.
    let every: u32 = between(&caddy, "health_interval ", "s").parse().expect("seconds");
    let many = read("deploy/compose.many.yaml");
    let delay: u32 = between(&many, "REEVE_STOP_DELAY: ", "\n").parse().expect("seconds");
    let grace: u32 = between(&many, "stop_grace_period: ", "s").parse().expect("seconds");
    assert!(delay >= 2 * every && grace > delay + 5);
    let unit = read("deploy/reeve.service");
    assert!(unit.contains("ExecStart=/usr/local/bin/reeve serve --config /etc/reeve/reeve.toml\n"));
    assert!(unit.contains("ProtectSystem=strict\n"));
}

#[test]
fn what_goes_beyond_its_memory_or_threads_takes_nobody_along() {
    let unit = read("deploy/reeve.service");
    let (high, most) = (between(&unit, "MemoryHigh=", "M\n"), between(&unit, "MemoryMax=", "G\n"));
    let (high, most): (u64, u64) = (high.parse().expect("a number"), most.parse().expect("a number"));
    let tasks = between(&unit, "TasksMax=", "\n");
    // Two hundred megabytes are the most that was ever seen in tests.
    assert!(high >= 3 * 200 && most * 1000 > high);
    for path in ["deploy/compose.one.yaml", "deploy/compose.many.yaml"] {
        let text = read(path);
        assert_eq!(between(&text, "mem_limit: ", "g\n"), most.to_string(), "{path}");
        assert_eq!(between(&text, "pids_limit: ", "\n"), tasks, "{path}");
    }
}

#[test]
fn the_image_is_built_with_what_is_needed() {
    let wanted = between(&read("Dockerfile"), "FROM rust:", "-slim").to_owned();
    let manifest = read("Cargo.toml");
    let least = between(&manifest, "rust-version = \"", "\"");
    let number = |text: &str| text.split('.').map(|part| part.parse().expect("a number")).collect::<Vec<u32>>();
    assert!(number(&wanted) >= number(least), "the image has Rust {wanted}, and {least} is needed");
    let ignored: Vec<String> = read(".dockerignore").lines().map(str::to_owned).collect();
    for needed in
        ["Cargo.toml", "Cargo.lock", "build.rs", "src", "migrations", "templates", "static", "benches", "NOTICES.txt"]
    {
        assert!(!ignored.iter().any(|line| line == needed), "{needed} is left out of the image");
    }
    assert!(ignored.iter().any(|line| line == "target") && ignored.iter().any(|line| line == "reeve.db*"));
}

/// The image of the static program is used as the other one: by the same user, with the same folder, question and command.
#[test]
fn the_image_of_the_static_program_is_as_the_other_one() {
    let (of_sources, of_program) = (read("Dockerfile"), read("deploy/Dockerfile.static"));
    let end = |text: &str| text[text.find("\nEXPOSE ").expect("the port")..].to_owned();
    assert_eq!(end(&of_sources), end(&of_program));
    let user = between(&of_sources, "--uid ", " ").to_owned();
    assert_eq!(between(&of_program, "USER ", "\n"), format!("{user}:{user}"));
    assert_eq!(between(&of_program, "COPY --chown=", " "), format!("{user}:{user}"));
    assert!(of_program.contains("\nFROM scratch\n"), "it needs nothing from elsewhere");
    // What it copies is what the script lays ready; the script says so where it can't make it, and tries what it made.
    let package = read("deploy/package");
    for folder in ["base", "state"] {
        assert!(
            of_program.contains(&format!("{folder}/ /")) && package.contains(&format!("$tree/{folder}")),
            "{folder}"
        );
    }
    assert!(
        package.contains(&format!("reeve:x:{user}:{user}:")) && package.contains("--file deploy/Dockerfile.static")
    );
    assert!(read("deploy/try-package").contains(&format!("\"User\":\"{user}:{user}\"")));
}

#[test]
fn the_documents_of_the_packages_have_no_dead_links() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("deploy/package");
    let output = command.arg("--documents").arg(folder.path()).output().expect("bash");
    let said = [&output.stdout[..], &output.stderr].concat();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&said));
    for page in ["tar/docs/DEPLOY.md", "deb/usr/share/doc/reeve/docs/DEPLOY.md"] {
        let text = fs::read_to_string(folder.path().join(page)).expect(page);
        assert!(text.contains("](../deploy/Caddyfile)"), "{page}");
    }
    // What the documents name below deploy/ comes with both, but for what only the sources have.
    let guide = read("docs/DEPLOY.md");
    for name in words(&guide, "deploy/", |c| c.is_ascii_alphanumeric() || "-._".contains(c)) {
        let name = name.trim_start_matches("deploy/").trim_end_matches('.');
        if ["", "Dockerfile.static", "try-package", "package", "reeve.service"].contains(&name) {
            continue;
        }
        for place in ["tar/deploy", "deb/usr/share/reeve"] {
            assert!(folder.path().join(place).join(name).exists(), "{place} has no {name}");
        }
    }
    // And a dead one is found.
    assert!(fs::read_to_string("deploy/package").expect("the script").contains("check_links \"$tree\""));
}
