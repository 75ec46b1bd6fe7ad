//! The files of a floor use each other one way only. A parent lists its children, and may use them; whoever a child uses
//! must not come back to it. A name that `pub use` gives is followed to the file where the thing stands.

use std::collections::{BTreeMap, BTreeSet};

use super::assert_none;
use super::code::{Code, program};

/// The floors, each free of circles.
const FLOORS: &[&str] = &["rules", "store", "files", "mail", "views", "actions", "web", "commands"];

/// The path that other files name a file by: `crate::web::ui` for `src/http/ui/mod.rs`, as [`super::code`] has it.
fn module_of(path: &str) -> String {
    let inside =
        path.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod").trim_end_matches("/lib");
    format!("crate::{}", inside.replace('/', "::"))
}

/// The file that a path leads into: the longest beginning of it that is a file.
fn file_of<'m>(path: &[String], modules: &'m BTreeSet<String>) -> Option<&'m str> {
    (2..=path.len()).rev().find_map(|length| modules.get(&path[..length].join("::"))).map(String::as_str)
}

/// The path behind other names.
fn followed(path: &[String], aliases: &BTreeMap<&[String], &[String]>) -> Vec<String> {
    let mut path = path.to_vec();
    // A name for a name is at most as long a way as there are names.
    for _ in 0..=aliases.len() {
        let Some((length, behind)) = (2..=path.len()).find_map(|length| Some((length, aliases.get(&path[..length])?)))
        else {
            break;
        };
        path = [behind, &path[length..]].concat();
    }
    path
}

/// Which files of a floor each of them uses.
fn uses<'m>(code: &[&Code], modules: &'m BTreeSet<String>) -> BTreeMap<&'m str, BTreeSet<&'m str>> {
    let aliases = code.iter().flat_map(|code| &code.aliases).map(|(alias, path)| (&alias[..], &path[..])).collect();
    let used = |code: &&Code| {
        let own = modules.get(&module_of(&code.path))?.as_str();
        let named = code.named.iter().filter_map(|named| file_of(&followed(&named.path, &aliases), modules));
        Some((own, named.filter(|other| *other != own).collect()))
    };
    code.iter().filter_map(used).collect()
}

/// The circles, as what is left when every file goes that uses none of the others, or that none of the others uses.
fn circles<'m>(mut uses: BTreeMap<&'m str, BTreeSet<&'m str>>) -> BTreeMap<&'m str, BTreeSet<&'m str>> {
    loop {
        let used: BTreeSet<&str> = uses.values().flatten().copied().collect();
        let before = uses.len();
        uses.retain(|file, others| !others.is_empty() && used.contains(file));
        let left: BTreeSet<&str> = uses.keys().copied().collect();
        for others in uses.values_mut() {
            others.retain(|other| left.contains(other));
        }
        if uses.len() == before {
            return uses;
        }
    }
}

/// A line for each file in a circle.
fn complaints(code: &[&Code]) -> Vec<String> {
    let modules = code.iter().map(|code| module_of(&code.path)).collect();
    let circles = circles(uses(code, &modules));
    circles.iter().map(|(file, others)| format!("{file} is in a circle: it uses {others:?}")).collect()
}

#[test]
fn files_use_each_other_one_way() {
    let program = program();
    let mut found = Vec::new();
    for floor in FLOORS {
        let inside = format!("src/{floor}/");
        let code: Vec<&Code> = program.iter().filter(|code| code.path.starts_with(&inside)).collect();
        assert!(code.len() > 2, "{floor}");
        found.extend(complaints(&code));
    }
    assert_none(&found);
}

#[test]
fn circles_are_found() {
    let check = |files: &[(&str, &str)], expected: usize| {
        let source = |(path, text): &(&str, &str)| {
            Code::of(&super::Source { path: (*path).to_owned(), text: (*text).to_owned() })
        };
        let code: Vec<Code> = files.iter().map(source).collect();
        let found = complaints(&code.iter().collect::<Vec<_>>());
        assert_eq!(found.len(), expected, "{found:?}");
    };
    let list = ("src/web/lib.rs", "pub mod a; pub mod b; fn f() { crate::a::g() }");
    check(&[list, ("src/web/a.rs", "use crate::b::B;"), ("src/web/b.rs", "pub struct B;")], 0);
    check(&[list, ("src/web/a.rs", "use crate::b::B;"), ("src/web/b.rs", "use super::{a::A};")], 2);
    check(&[list, ("src/web/a.rs", "use crate::f;")], 2);
    let facade = ("src/web/lib.rs", "pub mod a; pub mod b; pub use crate::a::A;");
    check(&[facade, ("src/web/a.rs", "pub struct A;"), ("src/web/b.rs", "use crate::A;")], 0);
    check(&[facade, ("src/web/a.rs", "use crate::b::B;"), ("src/web/b.rs", "use crate::A;")], 2);
}
