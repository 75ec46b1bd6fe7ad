//! PostgreSQL killed, and connections to it broken in mid-transaction. The server is never started anew.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::support::db::postgres_url;

use super::cluster::Cluster;
use super::fair::{Fair, Sheet};
use super::kills::at_work;
use super::proxy::Proxy;
use super::server::{Server, until};
use super::{Dice, check, kills, times};

/// A cluster for this test, where PostgreSQL is what this run tests.
async fn cluster() -> Option<Cluster> {
    if postgres_url().is_none() {
        println!("left out: REEVE_TEST_DATABASE_URL is not set");
        return None;
    }
    let cluster = Cluster::new().await;
    if cluster.is_none() {
        println!("LEFT OUT: initdb and postgres were not found under /usr/lib/postgresql");
    }
    cluster
}

#[tokio::test]
async fn the_server_outlives_a_killed_postgres() {
    let Some(mut cluster) = cluster().await else { return };
    let (_, kills) = kills((8, 1));
    let mut dice = Dice::new("killed PostgreSQL");
    let address = cluster.address(cluster.port);
    let fair = Fair::open(&address).await;
    let before = check::before(&address, &fair).await;
    let mut sheets = Sheet::all();
    let server = Server::start(&address);
    let (began, mut made, mut undone, mut refused) = (Instant::now(), 0, 0, 0);
    for _ in 0..kills {
        let (results, pause) = (1 + dice.below(12) as usize, dice.below(60));
        at_work(&fair, &server.url, &mut sheets, &mut dice, async {
            fair.more(results).await;
            tokio::time::sleep(Duration::from_millis(pause)).await;
            cluster.kill();
            tokio::time::sleep(Duration::from_millis(200)).await;
            let (status, page) = fair.get(&server.url, "/run/fair").await.expect("an answer");
            assert!(matches!(status, 200 | 503), "{status} {page}");
            cluster.start().await;
        })
        .await;
        until("the server has found PostgreSQL again", 20, async || {
            fair.get(&server.url, "/run/fair").await.is_ok_and(|answer| answer.0 == 200)
        })
        .await;
        settle(&fair, &server, &mut sheets, &mut dice).await;
        let found = check::compare(&address, &fair, &before, &sheets).await;
        (made, undone) = (made + found.made, undone + found.undone);
        refused = sheets.iter().map(|sheet| sheet.refused.len()).sum();
    }
    let found = check::compare(&address, &fair, &before, &sheets).await;
    server.no_panic();
    println!(
        "PostgreSQL killed {kills} times in {:.0} s: {} results acknowledged and found, {refused} refused and not \
         there, {made} + {undone} open after the server said so",
        began.elapsed().as_secs_f64(),
        found.acknowledged
    );
    assert!(found.acknowledged > kills);
}

#[tokio::test]
async fn connections_that_break_in_mid_transaction_lose_nothing() {
    let Some(cluster) = cluster().await else { return };
    let cuts = times(24);
    let mut dice = Dice::new("broken connections");
    let direct = cluster.address(cluster.port);
    let fair = Fair::open(&direct).await;
    let before = check::before(&direct, &fair).await;
    let mut sheets = Sheet::all();
    let proxy = Proxy::to(cluster.port, dice.below(1 << 31)).await;
    // Its start waits for answers that pass by the proxy on this thread.
    let passed = cluster.address(proxy.port);
    let server = tokio::task::spawn_blocking(move || Server::start(&passed)).await.expect("a server");
    let began = Instant::now();
    let mut ended = 0;
    at_work(&fair, &server.url, &mut sheets, &mut dice.fork(), async {
        proxy.cut_one_in(240);
        while proxy.count() < cuts && began.elapsed() < Duration::from_secs(240) {
            tokio::time::sleep(Duration::from_millis(dice.below(600))).await;
            // Some are ended by PostgreSQL itself, whatever they are doing.
            let one = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'reeve' \
                       order by random() limit 1";
            cluster.run(one).await;
            ended += 1;
        }
        proxy.cut_one_in(0);
    })
    .await;
    settle(&fair, &server, &mut sheets, &mut dice).await;
    let found = check::compare(&direct, &fair, &before, &sheets).await;
    server.no_panic();
    let count = |cut: &std::sync::atomic::AtomicUsize| cut.load(Ordering::Relaxed);
    println!(
        "in {:.0} s {} connections cut between begin and commit, {} at the commit, {} behind it, {ended} ended by \
         PostgreSQL: {} results acknowledged and found, {} refused and not there",
        began.elapsed().as_secs_f64(),
        count(&proxy.cuts.between),
        count(&proxy.cuts.before),
        count(&proxy.cuts.after),
        found.acknowledged,
        sheets.iter().map(|sheet| sheet.refused.len()).sum::<usize>()
    );
    assert!(proxy.count() >= cuts, "only {} cuts", proxy.count());
    assert!(found.acknowledged > cuts / 2, "the judges hardly came to enter anything");
}

/// Without a word of the machine TCP would wait for a quarter of an hour.
#[tokio::test]
async fn a_postgres_that_vanishes_is_given_up_in_seconds_and_found_again() {
    let Some(cluster) = cluster().await else { return };
    let direct = cluster.address(cluster.port);
    let fair = Fair::open(&direct).await;
    let proxy = Proxy::to(cluster.port, 1).await;
    let passed = cluster.address(proxy.port);
    let server = tokio::task::spawn_blocking(move || Server::start(&passed)).await.expect("a server");
    let all = || async {
        let asked = (0..30).map(|_| fair.get(&server.url, "/run/fair"));
        let answers = futures_util::future::join_all(asked).await;
        answers.into_iter().map(|answer| answer.map_or(0, |(status, _)| status)).collect::<Vec<_>>()
    };
    assert!(all().await.iter().all(|status| *status == 200));
    proxy.vanish(true);
    let began = Instant::now();
    let statuses = all().await;
    assert!(statuses.iter().all(|status| *status == 503), "{statuses:?}");
    let given_up = began.elapsed();
    assert!(given_up < Duration::from_secs(50), "given up after {given_up:?}");
    proxy.vanish(false);
    let back = Instant::now();
    until("the server has found the other PostgreSQL", 40, async || all().await.iter().all(|status| *status == 200))
        .await;
    server.no_panic();
    println!("given up after {given_up:?}, found again after {:?}", back.elapsed());
}

/// Sends again whatever is open, until the server says how it stands.
async fn settle(fair: &Fair, server: &Server, sheets: &mut [Sheet], dice: &mut Dice) {
    for sheet in sheets.iter_mut() {
        for _ in 0..20 {
            if sheet.open.is_none() {
                break;
            }
            fair.enter(&server.url, sheet, dice).await;
        }
        assert_eq!(sheet.open, None, "table {}", sheet.table);
    }
}
