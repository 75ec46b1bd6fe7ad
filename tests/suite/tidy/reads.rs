//! A page is made of one read: it hands its transaction to functions of the views, and asks the store nothing by itself.

use std::collections::BTreeSet;
use std::path::Path;

use super::code::{Code, is_test};
use super::{Source, assert_none, files};

/// The pages that still ask the store by themselves, or read twice. The list only gets shorter.
const EXCEPT: &[&str] = &[
    "src/web/pages/organizer/boards/paper.rs",
    "src/web/pages/organizer/duty/briefing.rs",
    "src/web/pages/organizer/duty/round_timer.rs",
    "src/web/pages/organizer/duty/table_timer.rs",
    "src/web/pages/organizer/duty/ties.rs",
    "src/web/pages/organizer/games/land.rs",
    "src/web/pages/organizer/hall/announcements.rs",
    "src/web/pages/organizer/hall/screen.rs",
    "src/web/pages/organizer/hall/screens.rs",
    "src/web/pages/organizer/tournament/face.rs",
    "src/web/pages/organizer/tournament/game_sets.rs",
    "src/web/pages/organizer/tournament/guest_list.rs",
    "src/web/pages/organizer/tournament/hide.rs",
    "src/web/pages/organizer/tournament/list.rs",
    "src/web/pages/organizer/tournament/poster.rs",
    "src/web/pages/organizer/tournament/prize_bands.rs",
    "src/web/pages/organizer/tournament/programme.rs",
    "src/web/pages/organizer/tournament/staff.rs",
    "src/web/pages/organizer/transfer/certificates.rs",
    "src/web/pages/organizer/transfer/export.rs",
    "src/web/pages/organizer/transfer/prizes.rs",
    "src/web/pages/organizer/transfer/workbook_file.rs",
];

/// What opens a read.
const OPENS: &[&str] =
    &["db.read()", "request.snapshot()", "NewsView::read(", "NewsView::beside(", "PlannedTimes::read("];

/// The functions of a file that ask a store they are handed, or a transaction of it: each with the type or else the module that it
/// is called by.
fn asking(file: &Source) -> BTreeSet<[String; 2]> {
    let path = Path::new(&file.path);
    let stem = |path: &Path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let module = match stem(path).as_str() {
        "mod" => path.parent().map(stem).unwrap_or_default(),
        stem => stem.to_owned(),
    };
    let mut of_type = String::new();
    let mut found = BTreeSet::new();
    let lines: Vec<&str> = file.text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        if let Some(implemented) = line.strip_prefix("impl ") {
            of_type = implemented.chars().take_while(|c| c.is_alphanumeric()).collect();
        }
        let Some((_, behind)) = line.split_once("async fn ") else { continue };
        let name: String = behind.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let takes = lines[at..].join(" ");
        let takes = takes.split('{').next().unwrap_or_default();
        if takes.contains("&mut Tx") || takes.contains("&Db") {
            found.insert([if line.starts_with(' ') { of_type.clone() } else { module.clone() }, name]);
        }
    }
    found
}

/// The places where a file asks the store by one of these functions.
fn asks(file: &Source, asking: &BTreeSet<[String; 2]>) -> Vec<String> {
    let code = Code::of(file);
    let is_store = |path: &[String]| path.starts_with(&["crate".to_owned(), "store".to_owned()]);
    let imported: BTreeSet<&str> = code
        .named
        .iter()
        .filter(|named| is_store(&named.path))
        .filter_map(|named| named.path.last().map(String::as_str))
        .collect();
    let called = code.named.iter().filter(|named| match &named.path[..] {
        [of, name] => imported.contains(of.as_str()) && asking.contains(&[of.clone(), name.clone()]),
        path @ [.., of, name] => (is_store(path) || path[0] == "store") && asking.contains(&[of.clone(), name.clone()]),
        _ => false,
    });
    called.map(|named| format!("{}:{}: asks the store: {}", file.path, named.line, named.path.join("::"))).collect()
}

/// The functions of a file that open more than one read.
fn reads_twice(file: &Source) -> Vec<String> {
    let mut complaints = Vec::new();
    let (mut begun, mut reads) = (0, 0);
    for (number, line) in file.text.lines().enumerate() {
        if line.trim_start().starts_with("//") {
            continue;
        }
        let is_item = line.len() - line.trim_start().len() <= 4;
        if is_item && (line.contains("fn ") || line.starts_with("mod ")) {
            (begun, reads) = (number + 1, 0);
        }
        let before = reads;
        reads += OPENS.iter().map(|opens| line.matches(opens).count()).sum::<usize>();
        if before < 2 && reads > 1 {
            complaints.push(format!("{}:{begun}: opens more than one read", file.path));
        }
    }
    complaints
}

#[test]
fn a_page_is_one_read_and_asks_the_views() {
    let asking: BTreeSet<[String; 2]> =
        files("src/store", &[".rs"]).iter().filter(|file| !is_test(&file.path)).flat_map(asking).collect();
    assert!(asking.len() > 300, "only {} functions of the store were found", asking.len());
    let pages = ["src/web/pages", "src/http/ui"].into_iter().flat_map(|folder| files(folder, &[".rs"]));
    let pages = pages.filter(|file| !is_test(&file.path) && !EXCEPT.contains(&file.path.as_str()));
    assert_none(&pages.flat_map(|file| [asks(&file, &asking), reads_twice(&file)].concat()).collect::<Vec<_>>());
}

#[test]
fn who_asks_the_store_is_found() {
    let file = |path: &str, text: &str| Source { path: path.to_owned(), text: text.to_owned() };
    let store = "pub async fn by_id(tx: &mut Tx) -> X {}\nimpl Snapshot {\n    pub async fn read(\n        db: &Db,\n    ) {}\n    fn of() {}\n}";
    let asking = asking(&file("src/store/account.rs", store));
    let found = |text: &str| asks(&file("src/web/pages/x.rs", text), &asking).len();
    assert_eq!(found("use reeve_store::{Snapshot, account};\nfn f() { account::by_id(tx); Snapshot::read(db); }"), 2);
    assert_eq!(found("fn f() { reeve_store::account::by_id(tx); }"), 1);
    assert_eq!(found("use reeve_views::account;\nfn f() { account::by_id(tx); }"), 0);
    assert_eq!(found("use reeve_store::Snapshot;\nfn f() { Snapshot::of(); }"), 0);
    let twice = |text: &str| reads_twice(&file("src/web/pages/x.rs", text)).len();
    assert_eq!(twice("fn f() {\n    db.read();\n}\nfn g() {\n    db.read();\n}"), 0);
    assert_eq!(twice("fn f() {\n    db.read();\n    request.snapshot();\n}"), 1);
}
