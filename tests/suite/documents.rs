//! What README, CONTRIBUTING and docs/ say can be done, is done: every block of commands is run, or says why it is not, and then its
//! commands and their flags exist all the same. So do those that stand within a sentence.
//!
//! Above each block of `sh` stands a comment: `<!-- run -->`, `<!-- run until it answers -->` where its last line starts a server, or
//! `<!-- not run: … -->` with the reason. They run in a network of their own, in which the machine has the address that the documents
//! give it, where this machine allows that.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use reeve_store::{Db, Purpose};

/// README, CONTRIBUTING and everything in docs/.
fn documents() -> Vec<String> {
    let files = fs::read_dir("docs").expect("docs").map(|entry| entry.expect("a file").path());
    let mut names: Vec<String> = files.filter_map(|path| path.to_str().map(str::to_owned)).collect();
    names.retain(|name| name.ends_with(".md"));
    names.extend(["README.md", "CONTRIBUTING.md"].map(str::to_owned));
    names.sort();
    names
}

/// A block of commands.
struct Block {
    /// Document and line.
    at: String,
    /// The comment above it.
    mark: String,
    lines: Vec<String>,
}

/// The blocks of commands of a document.
fn blocks(document: &str) -> Vec<Block> {
    let text = fs::read_to_string(document).expect(document);
    let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
    let mut found = Vec::new();
    let mut inside = false;
    for (number, line) in lines.iter().enumerate() {
        if inside {
            inside = !line.starts_with("```");
        } else if let Some(language) = line.strip_prefix("```") {
            inside = true;
            if !["sh", "console", "bash", "shell"].contains(&language) {
                continue;
            }
            let above = lines[..number].iter().rev().find(|line| !line.is_empty());
            let body = lines[number + 1..].iter().take_while(|line| !line.starts_with("```"));
            found.push(Block {
                at: format!("{document}:{}", number + 1),
                mark: above.map_or(String::new(), |line| (*line).to_owned()),
                lines: body.map(|line| (*line).to_owned()).collect(),
            });
        }
    }
    found
}

impl Block {
    fn is_run(&self) -> bool {
        self.mark == "<!-- run -->" || self.serves()
    }

    /// Whether its last line starts a server.
    fn serves(&self) -> bool {
        self.mark == "<!-- run until it answers -->"
    }

    /// Why it is not run.
    fn reason(&self) -> Option<&str> {
        self.mark.strip_prefix("<!-- not run: ")?.strip_suffix(" -->").filter(|reason| reason.len() > 10)
    }
}

#[test]
fn every_block_is_run_or_says_why_not() {
    let all: Vec<Block> = documents().iter().flat_map(|document| blocks(document)).collect();
    let unsaid: Vec<&str> =
        all.iter().filter(|block| !block.is_run() && block.reason().is_none()).map(|block| block.at.as_str()).collect();
    assert!(unsaid.is_empty(), "neither run nor said why not: {unsaid:?}");
    assert!(all.len() > 10 && all.iter().filter(|block| block.is_run()).count() >= 3, "{}", all.len());
}

const REEVE: &str = env!("CARGO_BIN_EXE_reeve");

/// A folder with everything that the blocks name: the program in the search path, players, results, a backup.
async fn desk(folder: &Path) {
    std::os::unix::fs::symlink(REEVE, folder.join("reeve")).expect("a link");
    // Sixteen, so that there is a table 4.
    let others = (3..=16).map(|number| format!("Player {number}\n"));
    let players: String = ["Kim Lee\n".to_owned(), "Ada Silva\n".to_owned()].into_iter().chain(others).collect();
    fs::write(folder.join("players.csv"), format!("player\n{players}")).expect("players");
    let first = run(folder, "reeve schedule --players players.csv --rounds 1 --seed 1 > played.csv", "the first round");
    assert!(first.is_empty() || first.contains("repeats"), "{first}");
    let results = "stage,round,table,position,player,vp,winner\nprelim,1,1,1,Kim Lee,10,1\nprelim,1,1,2,Ada Silva,7,0\n\
                   prelim,1,1,3,Player 3,5,0\n";
    fs::write(folder.join("results.csv"), results).expect("results");
    let other = folder.join("other");
    fs::create_dir(&other).expect("a folder");
    for store in [folder.join("reeve.db"), other.join("reeve.db")] {
        Db::open(store.to_str().expect("a path"), Purpose::Maintain).await.expect("a store").close().await;
    }
    run(folder, "cd other && reeve backup ../FILE --database reeve.db", "a backup");
}

/// Runs lines as a person types them, each of which must do well; gives what they said on standard error.
fn run(folder: &Path, lines: &str, at: &str) -> String {
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let mut command = Command::new(if has_network() { "unshare" } else { "bash" });
    if has_network() {
        command.args(["--map-root-user", "--net", "bash"]);
    }
    let lines = if has_network() { format!("{NETWORK}\n{lines}") } else { lines.to_owned() };
    command.args(["-e", "-c", &lines]).current_dir(folder).env("PATH", path);
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("REEVE_") || name == "DATABASE_URL") {
        command.env_remove(name);
    }
    let ended = command.output().expect("bash");
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(ended.status.success(), "{at}:\n{lines}\n{said}");
    said
}

/// What makes a network in which the machine has the address of the documents.
const NETWORK: &str = "ip link set lo up; ip address add 192.168.1.20/24 dev lo";

/// Whether this machine lets anybody have a network of their own.
fn has_network() -> bool {
    static HAS: OnceLock<bool> = OnceLock::new();
    *HAS.get_or_init(|| {
        let tried = Command::new("unshare").args(["--map-root-user", "--net", "bash", "-e", "-c", NETWORK]).output();
        let has = tried.is_ok_and(|ended| ended.status.success());
        if !has {
            eprintln!(
                "LEFT OUT: no network of their own can be had here, so the blocks that start a server are not run"
            );
        }
        has
    })
}

/// The lines of a block that starts a server: it has to answer at the address under which phones reach it, over IPv6 too, and goes then.
fn until_it_answers(lines: &[String]) -> String {
    let (last, before) = lines.split_last().expect("a line");
    let ask = |address: &str| {
        format!(
            "exec 3<>/dev/tcp/{address}/8080 && printf 'GET /readyz HTTP/1.0\\r\\nHost: reeve\\r\\n\\r\\n' >&3 \
             && head -1 <&3 | grep -q ' 200 '"
        )
    };
    format!(
        "{}\n{last} >served.log 2>&1 &\nserver=$!\n\
         for _ in $(seq 200); do ( {} ) 2>/dev/null && break; kill -0 $server || {{ cat served.log >&2; exit 1; }}; sleep 0.1; done\n\
         ( {} )\n( {} )\nkill $server\nwait $server",
        before.join("\n"),
        ask("192.168.1.20"),
        ask("192.168.1.20"),
        ask("::1"),
    )
}

#[tokio::test]
async fn what_can_be_run_does_what_it_says() {
    for document in documents() {
        let blocks: Vec<Block> = blocks(&document).into_iter().filter(Block::is_run).collect();
        if blocks.is_empty() {
            continue;
        }
        // The blocks of one document follow one another.
        let folder = tempfile::tempdir().expect("a folder");
        desk(folder.path()).await;
        for block in blocks {
            if !block.serves() {
                run(folder.path(), &block.lines.join("\n"), &block.at);
            } else if has_network() {
                run(folder.path(), &until_it_answers(&block.lines), &block.at);
            }
        }
    }
}

/// The help of a command, by its words; none where there is no such command.
fn help(command: &[&str]) -> Option<String> {
    let ended = Command::new(REEVE).args(command).arg("--help").output().expect("the program");
    ended.status.success().then(|| String::from_utf8_lossy(&ended.stdout).into_owned())
}

/// What is wrong with a command of ours as a document writes it: `reeve user add NAME [--admin]`.
fn fault(written: &str, helps: &mut BTreeMap<String, Option<String>>) -> Option<String> {
    let words: Vec<&str> = written
        .split(|c: char| c.is_whitespace() || "[]|=".contains(c))
        .map(|word| word.trim_matches(['\'', '"', ',', '.', '…', ')', '(']))
        .filter(|word| !word.is_empty())
        .collect();
    let is_command =
        |word: &&&str| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') && !word.starts_with('-');
    let named: Vec<&str> = words.iter().skip(1).take_while(is_command).copied().collect();
    // What follows the command may be a value in small letters: the longest that there is.
    let found = (0..=named.len()).rev().find_map(|length| {
        let command = named.get(..length)?;
        let help = helps.entry(command.join(" ")).or_insert_with(|| help(command)).clone()?;
        Some((length, help))
    });
    let Some((length, help)) = found else { return Some(format!("no such command: {written}")) };
    // Of a command with further ones under it, the next word is one of those.
    if length < named.len() && help.contains("\nCommands:") {
        return Some(format!("no such command: {written}"));
    }
    let flags = words.iter().filter(|word| word.starts_with("--"));
    let unknown: Vec<&&str> = flags.filter(|flag| !has_flag(&help, flag)).collect();
    (!unknown.is_empty()).then(|| format!("{written} has no {unknown:?}"))
}

fn has_flag(help: &str, flag: &str) -> bool {
    help.split(|c: char| c.is_whitespace() || c == ',' || c == '[' || c == ']' || c == '=').any(|word| word == flag)
}

/// The commands of ours in a line of a block, whoever is to run them.
fn commands_in(line: &str) -> Vec<String> {
    let line = line.split(" #").next().unwrap_or_default();
    let parts = line.split(['|', ';']).flat_map(|part| part.split("&&"));
    let own = parts.filter_map(|part| {
        let part = format!(" {}", part.trim());
        let at = [" reeve ", "/reeve "].iter().filter_map(|name| part.rfind(name).map(|at| at + 1)).max()?;
        let rest = part[at..].trim_start_matches('/');
        let rest = rest.split(['>', '<']).next().unwrap_or_default();
        // A folder may be called like the program.
        let is_command = rest.trim().strip_prefix("reeve ").is_some_and(|rest| !rest.starts_with(['-', '/']));
        is_command.then(|| rest.trim().to_owned())
    });
    own.collect()
}

#[test]
fn every_command_that_is_named_exists_with_its_flags() {
    let mut helps = BTreeMap::new();
    let mut complaints = Vec::new();
    let mut seen = BTreeSet::new();
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        let said = text.split('`').skip(1).step_by(2).filter(|code| code.starts_with("reeve ") && !code.contains('\n'));
        let typed = blocks(&document).into_iter().flat_map(|block| block.lines).flat_map(|line| commands_in(&line));
        for written in said.map(str::to_owned).chain(typed) {
            complaints.extend(fault(&written, &mut helps).map(|fault| format!("{document}: {fault}")));
            seen.insert(written);
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
    assert!(seen.len() > 20, "{seen:?}");
}

#[test]
fn a_command_is_found_and_a_wrong_one_too() {
    assert_eq!(
        commands_in("sudo -u reeve reeve user add \"Your Name\" --admin # now"),
        ["reeve user add \"Your Name\" --admin"]
    );
    assert_eq!(commands_in("./target/release/reeve serve"), ["reeve serve"]);
    assert_eq!(commands_in("docker compose -f x.yaml exec reeve-1 reeve ready"), ["reeve ready"]);
    assert_eq!(commands_in("cargo build --release"), Vec::<String>::new());
    assert_eq!(commands_in("useradd --home-dir /var/lib/reeve --shell /bin/false reeve"), Vec::<String>::new());
    assert_eq!(commands_in("reeve schedule --seed 7 > schedule.csv"), ["reeve schedule --seed 7"]);
    let mut helps = BTreeMap::new();
    for good in
        ["reeve user add NAME [--admin]", "reeve ready", "reeve export TOURNAMENT F", "reeve restore F --replace"]
    {
        assert_eq!(fault(good, &mut helps), None);
    }
    for wrong in ["reeve fly", "reeve user add NAME --wings", "reeve user forget NAME"] {
        assert!(fault(wrong, &mut helps).is_some(), "{wrong}");
    }
}

#[test]
fn the_readme_says_what_it_is_then_the_two_commands_and_lists_every_document() {
    let readme = fs::read_to_string("README.md").expect("README.md");
    let first = &blocks("README.md")[0];
    assert_eq!(first.lines.len(), 2, "{:?}", first.lines);
    assert!(first.lines[0].starts_with("cargo run --release -- demo") && first.lines[1].starts_with("./check"));
    let before: Vec<&str> = readme.lines().take_while(|line| !line.starts_with("```")).collect();
    assert!(before.concat().contains("Reeve runs CATAN championship tournaments"), "{before:?}");
    for document in documents().iter().filter(|name| *name != "README.md") {
        assert!(readme.contains(&format!("({document})")), "README.md does not list {document}");
    }
}

/// Everything that a page or the program may say, with blanks as people read them.
fn sayings(folder: &Path, all: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            sayings(&path, all);
        } else if path.extension().is_some_and(|end| ["html", "rs", "js", "ftl"].iter().any(|known| end == *known)) {
            // A long text of Rust goes on behind the end of a line.
            let text = fs::read_to_string(&path).expect("a text").replace("\\\n", " ");
            all.extend(text.split_whitespace().flat_map(|word| [word, " "]));
        }
    }
}

/// The words between double quotes in a document, without its code.
fn quoted(document: &str) -> Vec<String> {
    let text = fs::read_to_string(document).expect(document);
    let prose = text.split("```").step_by(2).collect::<String>();
    let prose = prose.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let prose = prose.split_whitespace().collect::<Vec<_>>().join(" ");
    prose.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn what_documents_quote_is_said_by_pages() {
    let mut all = String::new();
    ["templates", "src", "static", "deploy", "languages/en"].iter().for_each(|folder| sayings(Path::new(folder), &mut all));
    let is_said = |quote: &str| quote.split('…').all(|part| all.contains(part.trim().trim_end_matches(['.', ','])));
    assert!(is_said("hand over or erase the data") && !is_said("hand out or erase the data"));
    let mut count = 0;
    let mut unsaid = Vec::new();
    // That one explains words of its own.
    for document in documents().iter().filter(|document| !document.ends_with("CLAUSES.md")) {
        let quotes = quoted(document);
        count += quotes.len();
        unsaid.extend(quotes.into_iter().filter(|quote| !is_said(quote)).map(|quote| format!("{document}: {quote}")));
    }
    assert!(unsaid.is_empty(), "{unsaid:#?}");
    assert!(count > 100, "{count}");
}
