//! The machine with PostgreSQL is gone, and Reeve goes on with a replica that followed it, as docs/BACKUP.md says.

use std::time::{Duration, Instant};

use crate::support::db::postgres_url;

use super::cluster::Cluster;
use super::fair::{Fair, Sheet};
use super::kills::at_work;
use super::server::Server;
use super::{Dice, check, times};

#[tokio::test]
async fn no_acknowledged_result_is_lost_with_the_machine_of_postgresql() {
    if postgres_url().is_none() {
        return;
    }
    let Some(mut primary) = Cluster::new().await else {
        println!("LEFT OUT: initdb and postgres were not found under /usr/lib/postgresql");
        return;
    };
    let ends = times(2).min(20);
    let mut dice = Dice::new("lost PostgreSQL");
    let mut address = primary.address(primary.port);
    let fair = Fair::open(&address).await;
    let before = check::before(&address, &fair).await;
    let mut sheets = Sheet::all();
    let (mut made, mut undone, mut slowest) = (0, 0, Duration::ZERO);
    for _ in 0..ends {
        let standby = primary.followed().await;
        let server = Server::start(&address);
        let (results, pause) = (1 + dice.below(20) as usize, dice.below(300));
        let url = server.url.clone();
        at_work(&fair, &url, &mut sheets, &mut dice, async {
            fair.more(results).await;
            tokio::time::sleep(Duration::from_millis(pause)).await;
            primary.kill();
            server.kill();
        })
        .await;

        let gone = Instant::now();
        standby.promote().await;
        address = standby.address(standby.port);
        primary = standby;
        let server = Server::start(&address);
        slowest = slowest.max(gone.elapsed());
        let found = check::compare(&address, &fair, &before, &sheets).await;
        (made, undone) = (made + found.made, undone + found.undone);
        for sheet in sheets.iter_mut().filter(|sheet| sheet.open.is_some()) {
            assert_eq!(fair.enter(&server.url, sheet, &mut dice).await, Some(303));
        }
        server.kill();
    }
    let found = check::compare(&address, &fair, &before, &sheets).await;
    println!(
        "{ends} machines with PostgreSQL lost: {} results acknowledged and found; without an answer {made} made, {undone} not made; \
         promoted and serving after {slowest:?} at most",
        found.acknowledged
    );
    assert!(found.acknowledged >= ends, "the judges hardly came to enter anything");
}
