//! The network between two machines, which can be cut.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Passes connections on while it is whole. Where it is cut, connections end in the middle of whatever is under way, and new ones
/// come to nothing.
pub struct Wire {
    /// The address of its near end.
    pub url: String,
    whole: Arc<watch::Sender<bool>>,
    task: JoinHandle<()>,
}

impl Wire {
    /// One that leads to an address such as `http://127.0.0.1:8080`.
    pub async fn to(url: &str) -> Wire {
        let far: SocketAddr = url.strip_prefix("http://").and_then(|far| far.parse().ok()).expect("an address");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let near = listener.local_addr().expect("its address");
        let whole = Arc::new(watch::Sender::new(true));
        let told = Arc::clone(&whole);
        let task = tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let mut told = told.subscribe();
                tokio::spawn(async move {
                    tokio::select! {
                        _ = told.wait_for(|whole| !whole) => {}
                        () = async {
                            if let Ok(mut there) = TcpStream::connect(far).await {
                                let _ = copy_bidirectional(&mut here, &mut there).await;
                            }
                        } => {}
                    }
                });
            }
        });
        Wire { url: format!("http://{near}"), whole, task }
    }

    /// Cuts it.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    /// Mends it.
    pub fn mend(&self) {
        self.whole.send_replace(true);
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.cut();
        self.task.abort();
    }
}
