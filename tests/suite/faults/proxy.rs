//! Somebody between Reeve and PostgreSQL who cuts connections where it hurts.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::Dice;

/// Where a connection was cut, and how often.
#[derive(Debug, Default)]
pub struct Cuts {
    /// In the middle of a transaction.
    pub between: AtomicUsize,
    /// When the commit was asked for: PostgreSQL never hears of it.
    pub before: AtomicUsize,
    /// When the commit was passed on: Reeve never hears the answer.
    pub after: AtomicUsize,
}

/// Passes connections on to PostgreSQL.
pub struct Proxy {
    /// The port that it listens on.
    pub port: u16,
    /// What it has cut.
    pub cuts: Arc<Cuts>,
    /// One in so many statements is cut off; 0: none.
    one_in: Arc<AtomicU64>,
    vanished: Arc<AtomicBool>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Proxy {
    /// Begins to pass on, without cutting anything.
    pub async fn to(port: u16, seed: u64) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let own = listener.local_addr().expect("its address").port();
        let (cuts, one_in) = (Arc::new(Cuts::default()), Arc::new(AtomicU64::new(0)));
        let (shared, often) = (Arc::clone(&cuts), Arc::clone(&one_in));
        let vanished = Arc::new(AtomicBool::new(false));
        let away = Arc::clone(&vanished);
        let task = tokio::spawn(async move {
            let mut count = seed;
            while let Ok((reeve, _)) = listener.accept().await {
                count += 1;
                let (cuts, often, dice) = (Arc::clone(&shared), Arc::clone(&often), Dice::of(count));
                let away = Arc::clone(&away);
                tokio::spawn(async move {
                    // Where PostgreSQL is gone, so is this connection.
                    if let Ok(postgres) = TcpStream::connect(("127.0.0.1", port)).await {
                        pass(reeve, postgres, (&cuts, &often, &away), dice).await;
                    }
                });
            }
        });
        Proxy { port: own, cuts, one_in, vanished, task }
    }

    /// From now on one in so many statements is cut off; 0 for none.
    pub fn cut_one_in(&self, statements: u64) {
        self.one_in.store(statements, Ordering::Relaxed);
    }

    /// PostgreSQL's machine is gone without a word, or another one has taken its place. Whatever was connected or connects
    /// while it is gone never hears anything again, not even that the connection is closed.
    pub fn vanish(&self, gone: bool) {
        self.vanished.store(gone, Ordering::Relaxed);
    }

    /// How often it has cut.
    pub fn count(&self) -> usize {
        [&self.cuts.between, &self.cuts.before, &self.cuts.after]
            .iter()
            .map(|count| count.load(Ordering::Relaxed))
            .sum()
    }
}

async fn pass(
    mut reeve: TcpStream,
    mut postgres: TcpStream,
    (cuts, often, vanished): (&Cuts, &AtomicU64, &AtomicBool),
    mut dice: Dice,
) {
    let (mut asked, mut answered) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    let mut begun = false;
    loop {
        if vanished.load(Ordering::Relaxed) {
            std::future::pending::<()>().await;
        }
        tokio::select! {
            read = reeve.read(&mut asked) => {
                let Ok(length @ 1..) = read else { return };
                if vanished.load(Ordering::Relaxed) {
                    continue;
                }
                let message = &asked[..length];
                let one_in = often.load(Ordering::Relaxed);
                let commits = has(message, b"commit\0");
                // A commit stands at the end of every change, so it is chosen more often than any other statement.
                let cut = one_in > 0 && (begun || commits) && dice.below(if commits { one_in.div_ceil(40) } else { one_in }) == 0;
                if cut && commits && dice.below(2) == 0 {
                    cuts.before.fetch_add(1, Ordering::Relaxed);
                    return;
                }
                if postgres.write_all(message).await.is_err() {
                    return;
                }
                if cut && commits {
                    cuts.after.fetch_add(1, Ordering::Relaxed);
                    // Not even the answer's first byte; PostgreSQL finishes by itself.
                    drop(reeve);
                    tokio::time::sleep(std::time::Duration::from_millis(dice.below(30))).await;
                    return;
                }
                if cut {
                    cuts.between.fetch_add(1, Ordering::Relaxed);
                    return;
                }
                begun = (begun || has(message, b"begin")) && !commits && !has(message, b"rollback");
            }
            read = postgres.read(&mut answered) => {
                let Ok(length @ 1..) = read else { return };
                if reeve.write_all(&answered[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}

fn has(message: &[u8], word: &[u8]) -> bool {
    message.windows(word.len()).any(|part| part == word)
}
