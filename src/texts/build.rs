//! Reads the catalogs below `languages/`, stops the build where one is wrong, and writes a function for each English message.
//! What is checked: CONTRIBUTING.md, "A language".

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;

const ENGLISH: &str = "en";

/// The variables that a game fills in: who takes part, where it is played, what is counted.
const OF_THE_GAME: [&str; 3] = ["entrant", "ground", "points"];

/// What the selectors of numbers may say beside a number (CLDR).
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

#[derive(Default, Clone, PartialEq, Eq)]
struct Message {
    subject: String,
    /// In the order in which they stand in the text; true where a number is asked for.
    variables: Vec<(String, bool)>,
    /// The tags in it, sorted.
    tags: Vec<String>,
    words: String,
}

type Catalog = BTreeMap<String, Message>;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(setting("CARGO_MANIFEST_DIR")?).join("../../languages");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut faults = Vec::new();
    let mut catalogs = BTreeMap::new();
    let mut sources = BTreeMap::new();
    for language in sorted(&folder)?.into_iter().filter(|path| path.is_dir()) {
        let tag = name_of(&language);
        let (catalog, source) = read(&language, &mut faults)?;
        catalogs.insert(tag.clone(), catalog);
        sources.insert(tag, source);
    }
    let english = catalogs.remove(ENGLISH).unwrap_or_default();
    for (tag, catalog) in &catalogs {
        faults.extend(catalog.iter().filter_map(|(id, message)| compare(tag, id, message, english.get(id))));
        let is_variant = tag.split_once('-').is_some_and(|(base, _)| catalogs.contains_key(base));
        let missing: Vec<&str> = english.keys().filter(|id| !catalog.contains_key(*id)).map(String::as_str).collect();
        if !is_variant && !missing.is_empty() {
            let (has, all) = (english.len() - missing.len(), english.len());
            let first = missing.iter().take(3).copied().collect::<Vec<_>>().join(", ");
            println!("cargo:warning=languages/{tag}: {has} of {all} messages; English for {first} and so on");
        }
    }
    if !faults.is_empty() {
        faults.iter().for_each(|fault| println!("cargo:error={fault}"));
        std::process::exit(1);
    }
    let out = PathBuf::from(setting("OUT_DIR")?);
    fs::write(out.join("messages.rs"), functions(&english))?;
    fs::write(out.join("languages.rs"), languages(&out, &sources)?)
}

fn setting(name: &str) -> io::Result<String> {
    std::env::var(name).map_err(io::Error::other)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// One language: its messages by id, and all its text without comments.
fn read(folder: &Path, faults: &mut Vec<String>) -> io::Result<(Catalog, String)> {
    let (mut catalog, mut source) = (Catalog::new(), String::new());
    for path in sorted(folder)? {
        let shown = format!("languages/{}/{}.ftl", name_of(folder), name_of(&path));
        let subject = name_of(&path);
        let text = fs::read_to_string(&path)?;
        let resource = match parse(text.as_str()) {
            Ok(resource) => resource,
            Err((_, errors)) => {
                for error in errors {
                    let line = text.get(..error.pos.start).unwrap_or_default().lines().count().max(1);
                    faults.push(format!("{shown}:{line}: {error}"));
                }
                continue;
            }
        };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            if !message.attributes.is_empty() {
                faults.push(format!("{shown}: {id} has attributes, which no function gives"));
            }
            let name = id.strip_prefix(&subject).and_then(|rest| rest.strip_prefix('-'));
            if !name.is_some_and(|name| name.starts_with(|first: char| first.is_ascii_lowercase())) {
                faults.push(format!("{shown}: {id} has to begin with {subject}- and a letter"));
            }
            let mut made = Message { subject: subject.clone(), ..Message::default() };
            match &message.value {
                Some(pattern) => look(pattern, &mut made, &format!("{shown}: {id}"), faults),
                None => faults.push(format!("{shown}: {id} says nothing")),
            }
            if made.variables.iter().any(|(name, _)| name == "game") {
                faults.push(format!(
                    "{shown}: {id}: no variable is called $game, which is what a function takes for the game"
                ));
            }
            made.tags = tags(&made.words);
            if catalog.insert(id.clone(), made).is_some() {
                faults.push(format!("{shown}: {id} stands there twice"));
            }
        }
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            source.push_str(line);
            source.push('\n');
        }
    }
    Ok((catalog, source))
}

/// Collects what stands in a pattern. Of a selector, the tags of its default are those of the message.
fn look(pattern: &Pattern<&str>, made: &mut Message, place: &str, faults: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => made.words.push_str(value),
            PatternElement::Placeable { expression } => look_into(expression, made, place, faults),
        }
    }
}

fn look_into(expression: &Expression<&str>, made: &mut Message, place: &str, faults: &mut Vec<String>) {
    match expression {
        Expression::Inline(inline) => inline_of(inline, false, made, place, faults),
        Expression::Select { selector, variants } => {
            let is_number = variants.iter().any(|variant| match &variant.key {
                VariantKey::NumberLiteral { .. } => true,
                VariantKey::Identifier { name } => CATEGORIES.contains(name) && *name != "other",
            });
            let is_game =
                matches!(selector, InlineExpression::VariableReference { id } if OF_THE_GAME.contains(&id.name));
            let only_other =
                variants.len() == 1 && matches!(&variants[0].key, VariantKey::Identifier { name } if *name == "other");
            inline_of(selector, (is_number || only_other) && !is_game, made, place, faults);
            for variant in variants {
                let mut inner = Message::default();
                look(&variant.value, &mut inner, place, faults);
                for (name, number) in inner.variables {
                    uses(made, &name, number);
                }
                if variant.default {
                    made.words.push_str(&inner.words);
                }
            }
        }
    }
}

fn inline_of(inline: &InlineExpression<&str>, number: bool, made: &mut Message, place: &str, faults: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } => uses(made, id.name, number),
        InlineExpression::StringLiteral { value } => made.words.push_str(value),
        InlineExpression::NumberLiteral { .. } | InlineExpression::TermReference { .. } => {}
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            arguments.positional.iter().for_each(|one| inline_of(one, true, made, place, faults));
        }
        InlineExpression::Placeable { expression } => look_into(expression, made, place, faults),
        InlineExpression::FunctionReference { id, .. } => {
            faults.push(format!("{place}: no function is called {}", id.name));
        }
        InlineExpression::MessageReference { id, .. } => {
            faults.push(format!("{place}: {} is a message; only terms stand in others", id.name));
        }
    }
}

fn uses(made: &mut Message, name: &str, number: bool) {
    match made.variables.iter_mut().find(|(known, _)| known == name) {
        Some((_, known)) => *known |= number,
        None => made.variables.push((name.to_owned(), number)),
    }
}

/// What stands between `<` and `>`, sorted; of a tag with attributes the whole.
fn tags(words: &str) -> Vec<String> {
    let mut tags: Vec<String> =
        words.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag.to_owned()).collect();
    tags.sort();
    tags
}

fn compare(tag: &str, id: &str, message: &Message, english: Option<&Message>) -> Option<String> {
    let place = format!("languages/{tag}/{}.ftl: {id}", message.subject);
    let Some(english) = english else { return Some(format!("{place} is no message of English")) };
    if message.subject != english.subject {
        return Some(format!("{place} stands in {}.ftl in English", english.subject));
    }
    let known: BTreeSet<&str> = english.variables.iter().map(|(name, _)| name.as_str()).collect();
    let has_game = OF_THE_GAME.iter().any(|name| known.contains(name));
    let unknown = |name: &str| !(known.contains(name) || has_game && OF_THE_GAME.contains(&name));
    if let Some((name, _)) = message.variables.iter().find(|(name, _)| unknown(name)) {
        return Some(format!("{place} uses ${name}, which English does not"));
    }
    let asked_as_number = |name: &str| english.variables.iter().any(|(known, number)| known == name && *number);
    if let Some((name, _)) = message.variables.iter().find(|(name, number)| *number && !asked_as_number(name)) {
        return Some(format!("{place} counts ${name}, which is a text: English has to count it too, with one variant"));
    }
    (message.tags != english.tags)
        .then(|| format!("{place} has the tags {:?}, English {:?}", message.tags, english.tags))
}

/// The module of each subject.
fn functions(english: &Catalog) -> String {
    let mut subjects: BTreeMap<&str, Vec<(&str, &Message)>> = BTreeMap::new();
    for (id, message) in english {
        subjects.entry(&message.subject).or_default().push((id, message));
    }
    let mut code = String::new();
    for (subject, messages) in subjects {
        let _ = writeln!(code, "#[allow(clippy::too_many_arguments)]\npub mod {} {{", identifier(subject));
        for (id, message) in messages {
            let name = identifier(id.strip_prefix(subject).and_then(|rest| rest.strip_prefix('-')).unwrap_or(id));
            let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
            if message.variables.iter().any(|(name, _)| OF_THE_GAME.contains(&name.as_str())) {
                parameters.push("game: impl Into<crate::Game>".to_owned());
                arguments.push("crate::Argument::Game(game.into())".to_owned());
            }
            let own = message.variables.iter().filter(|(name, _)| !OF_THE_GAME.contains(&name.as_str()));
            for (variable, number) in own {
                let parameter = identifier(variable);
                let (wanted, made) = match number {
                    true => {
                        ("impl Into<crate::Count>", format!("crate::Argument::Count({variable:?}, {parameter}.into())"))
                    }
                    false if variable.starts_with("name") => {
                        ("impl std::fmt::Display", format!("crate::Argument::Name({variable:?}, &{parameter})"))
                    }
                    false if variable.ends_with("html") => {
                        ("impl askama::filters::HtmlSafe", format!("crate::Argument::Html({variable:?}, &{parameter})"))
                    }
                    false => ("impl std::fmt::Display", format!("crate::Argument::Text({variable:?}, &{parameter})")),
                };
                parameters.push(format!("{parameter}: {wanted}"));
                arguments.push(made);
            }
            let (gives, by) = if message.tags.is_empty() { ("String", "plain") } else { ("crate::Html", "markup") };
            // What it says in the usual case.
            let doc = match message.words.trim() {
                "" => id,
                words => words,
            };
            let _ = writeln!(
                code,
                "    #[doc = {doc:?}]\n    #[must_use]\n    pub fn {name}({}) -> {gives} {{\n        crate::{by}({id:?}, &[{}])\n    }}",
                parameters.join(", "),
                arguments.join(", ")
            );
        }
        code.push_str("}\n");
    }
    code
}

fn identifier(name: &str) -> String {
    let name = name.replace('-', "_");
    let is_keyword = [
        "move", "for", "in", "where", "as", "if", "else", "match", "type", "final", "loop", "while", "do", "try",
        "yield", "let", "fn", "use", "mod", "pub", "ref", "self", "static", "struct", "true", "false", "return",
        "break", "continue", "abstract", "override", "box", "async", "await", "enum", "const", "crate", "dyn",
        "extern", "impl", "mut", "super", "trait", "unsafe", "gen",
    ]
    .contains(&name.as_str());
    if is_keyword { format!("{name}_") } else { name }
}

/// The list of the languages, each with its catalog, packed.
fn languages(out: &Path, sources: &BTreeMap<String, String>) -> io::Result<String> {
    let mut code = String::from("const CATALOGS: &[(&str, &[u8])] = &[\n");
    // English is the first.
    let order =
        sources.iter().filter(|(tag, _)| *tag == ENGLISH).chain(sources.iter().filter(|(tag, _)| *tag != ENGLISH));
    for (tag, source) in order {
        let file = out.join(format!("{tag}.ftl.gz"));
        let mut packer = GzEncoder::new(fs::File::create(&file)?, Compression::best());
        packer.write_all(source.as_bytes())?;
        packer.finish()?;
        let _ = writeln!(code, "    ({tag:?}, include_bytes!({:?})),", file.display().to_string());
    }
    code.push_str("];\n");
    Ok(code)
}
