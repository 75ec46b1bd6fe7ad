//! The files for running Reeve on a server hold what the program has: settings, ports, addresses, commands.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Read};
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

/// A release is signed where there is a key, and says so where there is none; gpg and apt read it.
#[test]
fn a_release_is_signed_and_apt_reads_it() {
    for need in ["gpg", "ar", "apt-get", "dpkg"] {
        if Command::new(need).arg("--version").output().is_err() {
            assert!(std::env::var_os("CI").is_none(), "{need} is not installed");
            eprintln!("LEFT OUT: {need} is not installed, no release was signed");
            return;
        }
    }
    let ended = Command::new("tests/tools/signed-release").output().expect("bash");
    let said = [ended.stdout, ended.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(ended.status.success(), "{said}");
    for part in [
        "nothing is signed",
        "every file has its checksum",
        "a release for Windows alone",
        "the checksums are signed",
        "apt takes the repository",
        "apt refuses one that was changed",
    ] {
        assert!(said.contains(&format!("ok: {part}")) || said.contains(part), "{part}: {said}");
    }
}

/// What a desktop of Linux starts is a command that there is, under a picture that the package brings.
#[test]
fn the_package_puts_the_hall_among_the_applications() {
    let entry = read("deploy/reeve.desktop");
    assert!(entry.starts_with("[Desktop Entry]\n"));
    let value = |key: &str| between(&entry, &format!("\n{key}="), "\n").to_owned();
    assert_eq!([value("Type"), value("Name"), value("Terminal")], ["Application", "Reeve", "false"]);
    let command = value("Exec");
    let words: Vec<&str> = command.split(' ').collect();
    assert_eq!(words[0], "reeve");
    help(&words[1..]);
    assert!(value("Categories").ends_with(';') && value("Keywords").ends_with(';'));
    let package = read("deploy/package");
    let icon = format!("static/mark.svg \"$tree/usr/share/icons/hicolor/scalable/apps/{}.svg\"", value("Icon"));
    assert!(package.contains(&icon), "{icon}");
    assert!(package.contains("deploy/reeve.desktop \"$tree/usr/share/applications/reeve.desktop\""));
    if let Ok(said) = Command::new("desktop-file-validate").arg("deploy/reeve.desktop").output() {
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stdout));
    }
}

/// The sizes in which Windows shows an icon, each with its picture.
#[test]
fn the_icon_for_windows_is_there_in_every_size() {
    let icon = fs::read("deploy/windows/reeve.ico").expect("the icon");
    let number =
        |at: usize, bytes: usize| icon[at..at + bytes].iter().rev().fold(0, |sum, byte| sum * 256 + usize::from(*byte));
    assert_eq!((number(0, 2), number(2, 2)), (0, 1));
    let entries = (0..number(4, 2)).map(|entry| 6 + 16 * entry);
    let sizes: Vec<u8> = entries
        .map(|entry| {
            let (length, from) = (number(entry + 8, 4), number(entry + 12, 4));
            let picture = &icon[from..from + length];
            assert!(picture.starts_with(b"\x89PNG") || picture.starts_with(&[40, 0, 0, 0]), "{entry}");
            assert_eq!(icon[entry], icon[entry + 1]);
            icon[entry]
        })
        .collect();
    // The largest does not fit into its byte.
    assert_eq!(sizes, [16, 20, 24, 32, 40, 48, 64, 128, 0]);
    let resources = read("deploy/windows/reeve.rc");
    for named in ["deploy/windows/reeve.ico", "deploy/windows/reeve.manifest"] {
        assert!(resources.contains(&format!("\"{named}\"")) && fs::exists(named).is_ok_and(|is| is), "{named}");
    }
    assert!(resources.contains("@NUMBERS@") && resources.contains("@VERSION@"));
}

/// What is said to people on Windows agrees, and the uninstaller takes away what was installed. tests/tools/installer tries it.
#[test]
fn the_installer_for_windows_says_where_the_data_stays() {
    let (installer, first) = (read("deploy/windows/reeve.nsi"), read("deploy/windows/Read me first.txt"));
    for (name, text) in [("installer", &installer), ("first", &first), ("guide", &read("docs/DEPLOY.md"))] {
        assert!(text.contains(r"%LOCALAPPDATA%\Reeve\data"), "{name}");
    }
    assert_eq!(first.lines().count(), 5);
    assert!(first.is_ascii(), "older Windows know no other letters without being told");
    help(&["hall"]);
    for shortcut in [r"$SMPROGRAMS\Reeve.lnk", r"$DESKTOP\Reeve.lnk"] {
        assert!(installer.contains(&format!("CreateShortcut \"{shortcut}\" \"${{PROGRAM}}\" hall")), "{shortcut}");
        assert!(installer.contains(&format!("Delete \"{shortcut}\"")), "{shortcut}");
    }
    let uninstaller = between(&installer, "\nSection Uninstall", "\nSectionEnd");
    let folder = tempfile::tempdir().expect("a folder");
    let packed = Command::new("deploy/package").arg("--documents").arg(folder.path()).output().expect("bash");
    assert!(packed.status.success());
    for entry in fs::read_dir(folder.path().join("tar")).expect("the documents") {
        let name = entry.expect("a file").file_name().into_string().expect("a name");
        let is_removed = uninstaller.contains(&format!(r"$INSTDIR\{name}"))
            || name.ends_with(".md") && uninstaller.contains(r"$INSTDIR\*.md");
        assert!(is_removed, "{name} stays");
    }
}

/// The zip and the installer are made of any program, twice the same.
#[test]
fn windows_gets_a_zip_and_an_installer() {
    for need in [["makensis", "-VERSION"], ["zip", "-v"]] {
        if Command::new(need[0]).arg(need[1]).output().is_err() {
            eprintln!("LEFT OUT: {} is not installed, nothing was packed for Windows", need[0]);
            return;
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("stands-in.exe");
    fs::write(&program, "MZ and what a program has").expect("a program");
    let name = format!("reeve-{}-x86_64-windows", env!("CARGO_PKG_VERSION"));
    let made = ["once", "again"].map(|time| {
        let to = folder.path().join(time);
        let ended = Command::new("deploy/package").arg("--windows").args([&program, &to]).output().expect("bash");
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
        [".zip", "-setup.exe"].map(|end| fs::read(to.join(format!("{name}{end}"))).expect(end))
    });
    assert!(made[0] == made[1], "two runs differ");
    let mut zip = zip::ZipArchive::new(Cursor::new(&made[0][0])).expect("a zip");
    for file in ["reeve.exe", "Read me first.txt", "NOTICES.txt", "LICENSE", "README.md", "docs/ORGANIZING.md"] {
        let mut text = Vec::new();
        zip.by_name(&format!("{name}/{file}")).expect(file).read_to_end(&mut text).expect(file);
        assert!(!text.is_empty(), "{file}");
        if file == "Read me first.txt" {
            assert!(String::from_utf8(text).expect("text").split_inclusive('\n').all(|line| line.ends_with("\r\n")));
        }
    }
    assert!(made[0][1].starts_with(b"MZ"));
}

#[actix_web::test]
async fn where_to_report_a_hole_is_said_where_a_setting_says_it() {
    let path = "/.well-known/security.txt";
    app::start().await.visitor().get(path).await.expect(404);
    let app = app::start_with(&["--security-contact", "mailto:security@example.org"]).await;
    let page = app.visitor().get(path).await.ok();
    let body = page.body();
    assert!(body.starts_with("Contact: mailto:security@example.org\nExpires: 20"), "{body}");
    assert!(
        body.contains(&format!("\nCanonical: {}{path}\n", app.url))
            && page.header("content-type").starts_with("text/plain")
    );
    for wrong in ["security@example.org", "mailto:nobody", "http://example.org", "https://", "mailto:a@b\nX: y"] {
        let output = Command::new(env!("CARGO_BIN_EXE_reeve"))
            .args(["config", "--security-contact", wrong])
            .env("REEVE_CONFIG", "")
            .output()
            .expect("reeve");
        assert_eq!(output.status.code(), Some(2), "{wrong}");
    }
}
