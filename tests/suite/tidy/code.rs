//! A file of Rust as its tokens: the paths it names and the texts it holds, without comments, attributes and tests.

use std::str::FromStr;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::{Source, files};

/// A path as it stands in the code, from `src` where it is ours: `["crate", "store", "Db"]` for `reeve_store::Db`, and for
/// `crate::Db` in the store.
#[derive(Debug, PartialEq, Eq)]
pub struct Named {
    pub line: usize,
    pub path: Vec<String>,
}

/// A text in quotes, and the macro that it is handed to, if any.
#[derive(Debug)]
pub struct Text {
    pub line: usize,
    pub text: String,
    pub in_macro: Option<String>,
}

/// What a file names and says.
#[derive(Debug, Default)]
pub struct Code {
    pub path: String,
    pub named: Vec<Named>,
    /// The other names that it gives to things of other files, by `pub use`, and the paths behind them.
    pub aliases: Vec<(Vec<String>, Vec<String>)>,
    pub texts: Vec<Text>,
}

/// Every file of Rust in `src` that is part of the program.
pub fn program() -> Vec<Code> {
    let program: Vec<Code> = files("src", &[".rs"]).iter().filter(|file| !is_test(&file.path)).map(Code::of).collect();
    assert!(program.len() > 100, "only {} files were found", program.len());
    program
}

/// Whether a file holds nothing but tests.
pub fn is_test(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.ends_with("_tests.rs")
}

/// The module that a file is, from `src`: the first part is the crate, but for the commands of the program.
pub fn module_of(path: &str) -> Vec<String> {
    let inside =
        path.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod").trim_end_matches("/lib");
    if inside == "lib" || inside == "main" {
        return Vec::new();
    }
    inside.split('/').map(str::to_owned).collect()
}

impl Code {
    pub fn of(source: &Source) -> Code {
        let stream = TokenStream::from_str(&source.text).unwrap_or_else(|error| panic!("{}: {error}", source.path));
        let mut code = Code { path: source.path.clone(), ..Code::default() };
        code.walk(stream, &module_of(&source.path), None);
        code
    }

    fn walk(&mut self, stream: TokenStream, here: &[String], in_macro: Option<&str>) {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            at = match &tokens[at] {
                TokenTree::Punct(mark) if mark.as_char() == '#' => self.after_attribute(&tokens, at),
                TokenTree::Ident(word) if word == "mod" && body(&tokens, at + 2).is_some() => {
                    let inside = [here, &[tokens[at + 1].to_string()]].concat();
                    self.walk(body(&tokens, at + 2).unwrap_or_default(), &inside, None);
                    at + 3
                }
                TokenTree::Ident(word) if word == "use" && is_public(&tokens, at) => {
                    self.alias(&tokens, at + 1, here);
                    at + 1
                }
                TokenTree::Ident(_) => self.path(&tokens, at, here, in_macro),
                TokenTree::Group(group) => {
                    self.walk(group.stream(), here, in_macro);
                    at + 1
                }
                TokenTree::Literal(literal) => {
                    if let Some(text) = text_of(&literal.to_string()) {
                        let line = literal.span().start().line;
                        self.texts.push(Text { line, text, in_macro: in_macro.map(str::to_owned) });
                    }
                    at + 1
                }
                TokenTree::Punct(_) => at + 1,
            };
        }
    }

    /// Where the code goes on after an attribute; what is only compiled for tests is left out as a whole.
    fn after_attribute(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        let bang = usize::from(matches!(tokens.get(at + 1), Some(TokenTree::Punct(mark)) if mark.as_char() == '!'));
        let Some(TokenTree::Group(group)) = tokens.get(at + 1 + bang) else { return at + 1 };
        let mut next = at + 2 + bang;
        if bang == 0 && is_of_tests(&group.stream().to_string()) {
            while let Some(token) = tokens.get(next) {
                next += 1;
                let ends = match token {
                    TokenTree::Punct(mark) => mark.as_char() == ';',
                    TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                    _ => false,
                };
                if ends {
                    break;
                }
            }
        }
        next
    }

    /// Reads the path that begins here; gives where the code goes on.
    fn path(&mut self, tokens: &[TokenTree], at: usize, here: &[String], in_macro: Option<&str>) -> usize {
        let line = tokens[at].span().start().line;
        let mut path = vec![tokens[at].to_string()];
        let mut next = at + 1;
        while is_colons(tokens, next) {
            match tokens.get(next + 2) {
                Some(TokenTree::Ident(word)) => {
                    path.push(word.to_string());
                    next += 3;
                }
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    for leaf in leaves(group.stream()) {
                        self.name(line, [path.clone(), leaf].concat(), here);
                    }
                    return next + 3;
                }
                _ => {
                    next += 2;
                    break;
                }
            }
        }
        let is_macro = matches!(tokens.get(next), Some(TokenTree::Punct(mark)) if mark.as_char() == '!');
        if is_macro && let Some(TokenTree::Group(group)) = tokens.get(next + 1) {
            let name = path.join("::");
            self.name(line, path, here);
            self.walk(group.stream(), here, Some(&name));
            return next + 2;
        }
        if path.len() > 1 {
            self.name(line, path, here);
        } else if let (Some(TokenTree::Group(group)), Some(name)) = (tokens.get(next), in_macro) {
            // A call inside a macro is no argument of the macro itself.
            let _ = name;
            self.walk(group.stream(), here, in_macro);
            return next + 1;
        }
        next
    }

    /// Reads what a `pub use` gives another name to.
    fn alias(&mut self, tokens: &[TokenTree], at: usize, here: &[String]) {
        let end = tokens[at..].iter().position(|token| is_mark(token, ';')).map_or(tokens.len(), |end| at + end);
        for (name, path) in imports(&tokens[at..end]) {
            let alias = [&["crate".to_owned()], here, &[name]].concat();
            self.aliases.push((alias, resolved(path, here)));
        }
    }

    fn name(&mut self, line: usize, path: Vec<String>, here: &[String]) {
        self.named.push(Named { line, path: resolved(path, here) });
    }
}

/// A path from the root of the crate, where it begins with `self` or `super`.
fn resolved(path: Vec<String>, here: &[String]) -> Vec<String> {
    let root = || vec!["crate".to_owned()];
    match path[0].as_str() {
        "self" => [root(), here.to_vec(), path[1..].to_vec()].concat(),
        "super" => {
            let up = path.iter().take_while(|part| *part == "super").count();
            let kept = here.len().saturating_sub(up);
            [root(), here[..kept].to_vec(), path[up..].to_vec()].concat()
        }
        "crate" if here.first().is_some_and(|first| first != "commands") => {
            [root(), here[..1].to_vec(), path[1..].to_vec()].concat()
        }
        first if first.starts_with("reeve_") => {
            [root(), vec![first.trim_start_matches("reeve_").to_owned()], path[1..].to_vec()].concat()
        }
        _ => path,
    }
}

/// Whether an attribute says that what follows is only compiled for tests.
pub fn is_of_tests(attribute: &str) -> bool {
    ["cfg(test)", "cfg(any(test,feature=\"for-tests\"))"].contains(&attribute.replace(' ', "").as_str())
}

/// Whether the word before a place makes what begins there public.
fn is_public(tokens: &[TokenTree], at: usize) -> bool {
    let before = |back: usize| at.checked_sub(back).and_then(|at| tokens.get(at));
    let is_pub = |token: Option<&TokenTree>| matches!(token, Some(TokenTree::Ident(word)) if word == "pub");
    let limited = matches!(before(1), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis);
    is_pub(before(1)) || (limited && is_pub(before(2)))
}

fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(found) if found.as_char() == mark)
}

/// The content of the braces at a place, if there are any.
fn body(tokens: &[TokenTree], at: usize) -> Option<TokenStream> {
    match tokens.get(at) {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
        _ => None,
    }
}

fn is_colons(tokens: &[TokenTree], at: usize) -> bool {
    let colon = |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(mark)) if mark.as_char() == ':');
    colon(at) && colon(at + 1)
}

/// The ends of a tree of imports: `{a, b::{c, d}}` has `a`, `b::c` and `b::d`.
fn leaves(stream: TokenStream) -> Vec<Vec<String>> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    imports(&tokens).into_iter().map(|(_, path)| path).collect()
}

/// The ends of a list of imports, each under the name that it gets: `a, b::{c as x}` has `a` as `a` and `b::c` as `x`.
fn imports(tokens: &[TokenTree]) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for part in tokens.split(|token| is_mark(token, ',')) {
        let mut path = Vec::new();
        let mut name = None;
        let mut inner = None;
        for token in part {
            match token {
                TokenTree::Ident(word) if word == "as" => name = Some(String::new()),
                TokenTree::Ident(word) if name.is_some() => name = Some(word.to_string()),
                TokenTree::Ident(word) => path.push(word.to_string()),
                TokenTree::Group(group) => inner = Some(imports(&group.stream().into_iter().collect::<Vec<_>>())),
                _ => {}
            }
        }
        match (inner, path.last().cloned()) {
            (Some(inner), _) => {
                found.extend(inner.into_iter().map(|(name, leaf)| (name, [path.clone(), leaf].concat())));
            }
            (None, Some(last)) => found.push((name.unwrap_or(last), path)),
            (None, None) => {}
        }
    }
    found
}

/// What stands between the quotes of a literal; None where it is no text.
fn text_of(literal: &str) -> Option<String> {
    let body = literal.trim_start_matches(['b', 'r', 'c']).trim_matches('#');
    body.strip_prefix('"')?.strip_suffix('"').map(str::to_owned)
}

fn code(path: &str, text: &str) -> Code {
    Code::of(&Source { path: path.to_owned(), text: text.to_owned() })
}

fn paths(code: &Code) -> Vec<String> {
    code.named.iter().map(|named| named.path.join("::")).collect()
}

#[test]
fn imports_are_read_with_their_groups() {
    let read =
        code("src/rules/x.rs", "use reeve_store::{Db, tables as t};\nuse crate::seating;\nuse super::seating::make;");
    assert_eq!(
        paths(&read),
        ["crate::store::Db", "crate::store::tables", "crate::rules::seating", "crate::rules::seating::make"]
    );
}

#[test]
fn other_names_are_known() {
    let read = code("src/store/lib.rs", "pub use crate::{db::Db, ids::TournamentId as Id};\nuse self::a::B;");
    let aliases: Vec<String> =
        read.aliases.iter().map(|(alias, path)| format!("{} {}", alias.join("::"), path.join("::"))).collect();
    assert_eq!(aliases, ["crate::store::Db crate::store::db::Db", "crate::store::Id crate::store::ids::TournamentId"]);
}

#[test]
fn paths_in_the_code_and_in_macros_are_read() {
    let read = code("src/rules/x.rs", "fn f() -> reeve_web::Page { vec![reeve_store::Db::open()] }");
    assert_eq!(paths(&read), ["crate::web::Page", "vec", "crate::store::Db::open"]);
}

#[test]
fn tests_and_comments_are_left_out() {
    let read = code(
        "src/rules/x.rs",
        "/// crate::web\nfn f() {}\n#[cfg(test)]\nmod tests { use crate::web; const T: &str = \"a text\"; }\nfn g() { \"kept\" }",
    );
    assert_eq!(paths(&read), Vec::<String>::new());
    assert_eq!(read.texts.iter().map(|text| text.text.as_str()).collect::<Vec<_>>(), ["kept"]);
}

#[test]
fn a_text_knows_the_macro_it_is_handed_to() {
    let read = code("src/store/x.rs", "fn f() { tracing::warn!(%error, \"it went wrong\"); }");
    assert_eq!(read.texts[0].in_macro.as_deref(), Some("tracing::warn"));
}
