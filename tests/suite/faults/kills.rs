//! `kill -9` of the server while results are entered.

use std::time::{Duration, Instant};

use crate::support::db::Place;

use super::fair::{Fair, Sheet};
use super::server::Server;
use super::{Dice, check, kills};

/// Judges at work at one time.
const JUDGES: usize = 4;

#[tokio::test]
async fn every_acknowledged_result_survives_a_killed_server() {
    let (kills, _) = kills((8, 1));
    let mut dice = Dice::new("killed server");
    let place = Place::new().await;
    let address = place.address();
    let fair = Fair::open(&address).await;
    let before = check::before(&address, &fair).await;
    let mut sheets = Sheet::all();
    let (began, mut made, mut undone) = (Instant::now(), 0, 0);
    for kill in 0..kills {
        let server = Server::start(&address);
        // The new server has brought the store back; what the judges know is compared before anything is sent again.
        let found = check::compare(&address, &fair, &before, &sheets).await;
        (made, undone) = (made + found.made, undone + found.undone);
        // Some right after the start; the others in the middle of the work, whatever the machine's pace.
        let (results, pause) = (if kill % 4 == 0 { 0 } else { 1 + dice.below(12) as usize }, dice.below(60));
        let url = server.url.clone();
        at_work(&fair, &url, &mut sheets, &mut dice, async {
            fair.more(results).await;
            tokio::time::sleep(Duration::from_millis(pause)).await;
            server.kill();
        })
        .await;
    }
    // What is still open is sent again, and everything is looked at once more.
    let server = Server::start(&address);
    for sheet in sheets.iter_mut().filter(|sheet| sheet.open.is_some()) {
        assert_eq!(fair.enter(&server.url, sheet, &mut dice).await, Some(303));
    }
    let found = check::compare(&address, &fair, &before, &sheets).await;
    server.no_panic();
    println!(
        "{kills} kills in {:.0} s: {} results acknowledged, {} found; without an answer {made} made, {undone} not made",
        began.elapsed().as_secs_f64(),
        found.acknowledged,
        found.acknowledged
    );
    assert!(found.acknowledged >= kills, "the judges hardly came to enter anything");
    assert_eq!(found.made + found.undone, 0);
}

/// Lets the judges enter results, each at tables of their own, until the server is gone or `trouble` has ended and they
/// are through with what is under way.
pub async fn at_work(fair: &Fair, url: &str, sheets: &mut [Sheet], dice: &mut Dice, trouble: impl Future<Output = ()>) {
    let over = std::sync::atomic::AtomicBool::new(false);
    let judges = sheets.chunks_mut(sheets_each()).map(|own| {
        let mut dice = Dice::of(dice.below(1 << 31));
        let over = &over;
        async move {
            while !over.load(std::sync::atomic::Ordering::Relaxed) {
                fair.judge(url, own, 1, &mut dice).await;
            }
        }
    });
    let trouble = async {
        trouble.await;
        over.store(true, std::sync::atomic::Ordering::Relaxed);
    };
    tokio::join!(futures_util::future::join_all(judges), trouble);
}

fn sheets_each() -> usize {
    super::fair::TABLES.div_ceil(JUDGES)
}
