//! The laptop falls into the lake: the server is killed and its disk is gone, whatever its spare was doing. Somebody goes on with
//! the spare, and the devices send again what they can't know to be in it.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use reeve_actions::transfer::spare::check::check as look_through;
use reeve_actions::transfer::spare::folder::SpareFolder;
use reeve_actions::transfer::spare::take_over::take_over;

use crate::support::db::postgres_url;

use super::disk::{Small, fill};
use super::fair::{Fair, Sheet};
use super::kills::at_work;
use super::server::{Server, until};
use super::wire::Wire;
use super::{Dice, check, times};

/// What happens beside the end of the laptop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Misfortune {
    Nothing,
    /// The stick is pulled out while results go on coming in.
    PulledOut,
    /// There is no room left on the stick.
    Full,
    /// The stick is pulled out while a copy is written to it, which is torn.
    Torn,
    /// There is no room left on the laptop.
    LaptopFull,
    /// The network between the laptop and a second machine that follows it is cut, for a while or for good.
    MachineCut,
    /// The network between the devices and the laptop is cut for a while.
    DevicesCut,
}

const MISFORTUNES: [Misfortune; 7] = [
    Misfortune::Nothing,
    Misfortune::PulledOut,
    Misfortune::Full,
    Misfortune::Torn,
    Misfortune::LaptopFull,
    Misfortune::MachineCut,
    Misfortune::DevicesCut,
];

/// A machine that follows the laptop, and the code on its terminal. It is killed with this value.
struct SecondMachine {
    child: Child,
    url: String,
    code: String,
}

impl SecondMachine {
    fn follow(of: &str, key: &str, folder: &Path, target: &str) -> SecondMachine {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("its address");
        let mut child = Command::new(env!("CARGO_BIN_EXE_reeve"))
            .args(["spare", "--of", of, "--key", key, "--listen", &free.to_string(), "--database", target, "--folder"])
            .arg(folder)
            .env_remove("DATABASE_URL")
            .env("REEVE_CONFIG", "")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        let (mut line, out) = (String::new(), child.stdout.take().expect("its output"));
        // What it says later is read by nobody, and must find room.
        let mut out = BufReader::new(out);
        out.read_line(&mut line).expect("a line");
        std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
        let code = line.trim().rsplit(' ').next().expect("a code").to_owned();
        SecondMachine { child, url: format!("http://{free}"), code }
    }

    /// Presses the button, and waits until it is Reeve.
    async fn go_on(&self, fair: &Fair) {
        let (status, page) = fair.send(&self.url, "/spare", &format!("code={}", self.code)).await.expect("an answer");
        assert_eq!(status, 200, "{page}");
        until("the second machine serves", 60, async || {
            fair.get(&self.url, "/healthz").await.is_ok_and(|answer| answer.0 == 200)
        })
        .await;
    }
}

impl Drop for SecondMachine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What goes on in place of the laptop.
enum Successor {
    Stick(Server),
    Machine(SecondMachine),
}

impl Successor {
    fn url(&self) -> &str {
        match self {
            Successor::Stick(server) => &server.url,
            Successor::Machine(machine) => &machine.url,
        }
    }

    fn kill(self) {
        if let Successor::Stick(server) = self {
            server.kill();
        }
    }
}

#[tokio::test]
async fn no_acknowledged_result_is_lost_with_the_laptop() {
    if postgres_url().is_some() {
        println!("left out: a spare follows a SQLite file");
        return;
    }
    let ends = times(MISFORTUNES.len());
    let mut dice = Dice::new("lost laptop");
    let hall = tempfile::tempdir().expect("a folder");
    let [small_stick, small_disk] = ["small stick", "small disk"].map(|name| hall.path().join(name));
    let mut mounted = Vec::new();
    for small in [&small_stick, &small_disk] {
        fs::create_dir(small).expect("a folder");
        mounted.extend(Small::mount(small, 128 << 10));
    }
    // Where no disk can be made, none is full.
    let misfortune = |end: usize| match MISFORTUNES[end % MISFORTUNES.len()] {
        Misfortune::Full | Misfortune::LaptopFull if mounted.len() < 2 => Misfortune::Nothing,
        misfortune => misfortune,
    };
    let store = |end: usize| {
        let disk = if misfortune(end) == Misfortune::LaptopFull { small_disk.as_path() } else { hall.path() };
        disk.join(format!("{end}.db")).display().to_string()
    };
    let mut address = store(0);
    let fair = Fair::open(&address).await;
    let key = a_key(&fair, &address).await;
    let before = check::before(&address, &fair).await;
    let mut sheets = Sheet::all();
    let (began, mut resent, mut slowest) = (Instant::now(), 0, Duration::ZERO);
    let mut beside = BTreeMap::new();
    for end in 0..ends {
        let misfortune = misfortune(end);
        *beside.entry(format!("{misfortune:?}")).or_insert(0) += 1;
        let base =
            if misfortune == Misfortune::Full { small_stick.clone() } else { hall.path().join(format!("stick {end}")) };
        fs::create_dir_all(&base).expect("a stick");
        let stick = base.join("reeve");
        let next = store(end + 1);
        let is_machine = misfortune == Misfortune::MachineCut;
        let spare = stick.to_string_lossy().into_owned();
        let with_stick = ["--spare", spare.as_str()];
        let server = Server::start_with(&address, if is_machine { &[] } else { &with_stick });
        let wire = Wire::to(&server.url).await;
        let machine = is_machine.then(|| SecondMachine::follow(&wire.url, &key, &stick, &next));
        until("the first copy", 20, async || whole(&stick) > 0).await;
        let safe: Vec<usize> = sheets.iter().map(|sheet| sheet.acknowledged.len()).collect();
        let (results, pause) = (1 + dice.below(12) as usize, dice.below(1500));
        let is_mended = dice.below(2) == 0;
        let url = if misfortune == Misfortune::DevicesCut { wire.url.clone() } else { server.url.clone() };
        let mut other = dice.fork();
        at_work(&fair, &url, &mut sheets, &mut dice, async {
            fair.more(results).await;
            match misfortune {
                Misfortune::PulledOut => {
                    fs::rename(&base, hall.path().join("pulled")).expect("it is pulled out");
                    fair.more(results).await;
                }
                Misfortune::Full => {
                    fill(&small_stick);
                    fair.more(results).await;
                }
                Misfortune::LaptopFull => {
                    fill(&small_disk);
                }
                Misfortune::MachineCut => {
                    wire.cut();
                    fair.more(results).await;
                    if is_mended {
                        wire.mend();
                    }
                }
                Misfortune::DevicesCut => {
                    wire.cut();
                    tokio::time::sleep(Duration::from_millis(pause / 2)).await;
                    wire.mend();
                    fair.more(results).await;
                }
                Misfortune::Nothing | Misfortune::Torn => {}
            }
            tokio::time::sleep(Duration::from_millis(pause)).await;
            server.kill();
        })
        .await;
        match misfortune {
            Misfortune::PulledOut => fs::rename(hall.path().join("pulled"), &base).expect("it is in the other laptop"),
            Misfortune::Full => fs::remove_file(small_stick.join("ballast")).expect("the ballast"),
            Misfortune::LaptopFull => fs::remove_file(small_disk.join("ballast")).expect("the ballast"),
            Misfortune::Torn => tear(&stick, &mut other),
            Misfortune::Nothing | Misfortune::MachineCut | Misfortune::DevicesCut => {}
        }
        for name in ["", "-wal", "-shm", ".lock", ".running"] {
            let _ = fs::remove_file(format!("{address}{name}"));
        }

        let gone = Instant::now();
        address = next;
        let successor = match machine {
            Some(machine) => {
                machine.go_on(&fair).await;
                Successor::Machine(machine)
            }
            None => {
                let taken = take_over(&stick, Path::new(&address)).await;
                taken.unwrap_or_else(|error| panic!("{misfortune:?}: {error}"));
                Successor::Stick(Server::start(&address))
            }
        };
        slowest = slowest.max(gone.elapsed());
        for (sheet, safe) in sheets.iter_mut().zip(safe) {
            for at in safe..sheet.acknowledged.len() {
                assert_eq!(fair.again(successor.url(), sheet, at).await, 303, "{misfortune:?}");
                resent += 1;
            }
            if sheet.open.is_some() {
                assert_eq!(fair.enter(successor.url(), sheet, &mut dice).await, Some(303));
            }
        }
        successor.kill();
        let found = check::compare(&address, &fair, &before, &sheets).await;
        assert_eq!(found.made + found.undone, 0);
        let _ = fs::remove_dir_all(&stick);
    }
    let found = check::compare(&address, &fair, &before, &sheets).await;
    look_through(Path::new(&address)).await.expect("the file and its chains are whole");
    println!(
        "{ends} laptops lost in {:.0} s: {} results acknowledged and found once, {resent} sent again; taken over and serving after \
         {slowest:?} at most; beside it {beside:?}",
        began.elapsed().as_secs_f64(),
        found.acknowledged
    );
    assert!(found.acknowledged >= ends, "the judges hardly came to enter anything");
}

/// The key of second machines.
async fn a_key(fair: &Fair, address: &str) -> String {
    let server = Server::start(address);
    let (status, page) = fair.send(&server.url, "/admin/spare-key", "").await.expect("an answer");
    assert_eq!(status, 200, "{page}");
    page.split("--key ").nth(1).and_then(|rest| rest.split(['<', ' ']).next()).expect("a key").trim().to_owned()
}

/// How many whole copies are in a folder.
fn whole(folder: &Path) -> usize {
    SpareFolder::open(folder).map_or(0, |spare| spare.whole().len())
}

/// Leaves of one copy what a write leaves that did not end. The other one is whole: it is never the one that is being written.
fn tear(folder: &Path, dice: &mut Dice) {
    let copies = SpareFolder::open(folder).expect("a folder").whole();
    // The first copy of all has none beside it yet.
    let [(newest, note), _] = &copies[..] else { return };
    let mut file = fs::File::options().write(true).open(newest).expect("a copy");
    file.seek(SeekFrom::Start(dice.below(note.bytes))).expect("a place");
    file.write_all(&vec![7; 1 + dice.below(9000) as usize]).expect("torn");
}

/// Results with a spare and without, in turn, so that whatever else the machine does is in both.
#[tokio::test]
async fn entering_results_is_hardly_slower_with_a_spare() {
    if std::env::var_os("REEVE_FULL").is_none() || postgres_url().is_some() {
        println!("left out: it measures, which takes a machine that does nothing else (REEVE_FULL)");
        return;
    }
    let place = tempfile::tempdir().expect("a folder");
    let mut dice = Dice::new("a spare beside results");
    let mut halls = Vec::new();
    for name in ["without", "with"] {
        let address = place.path().join(format!("{name}.db")).display().to_string();
        let fair = Fair::open(&address).await;
        let spare = place.path().join("spare").display().to_string();
        let settings: &[&str] = if name == "with" { &["--spare", &spare] } else { &[] };
        halls.push((fair, Server::start_with(&address, settings), Sheet::all(), Vec::new()));
    }
    until("the first copy", 20, async || whole(&place.path().join("spare")) > 0).await;
    for _ in 0..400 {
        for (fair, server, sheets, took) in &mut halls {
            let began = Instant::now();
            let at = dice.below(sheets.len() as u64) as usize;
            assert_eq!(fair.enter(&server.url, &mut sheets[at], &mut dice).await, Some(303));
            took.push(began.elapsed());
        }
    }
    let [without, with] = [0, 1].map(|at| {
        let took = &mut halls[at].3;
        took.sort();
        (took.iter().sum::<Duration>(), took[took.len() / 2], took[took.len() * 99 / 100])
    });
    let ratio = with.0.as_secs_f64() / without.0.as_secs_f64();
    println!("sum, median, 99th of 100: without a spare {without:?}, with one {with:?}: {ratio:.2} times as long");
    assert!(ratio <= 1.2, "{ratio:.2}");
}
