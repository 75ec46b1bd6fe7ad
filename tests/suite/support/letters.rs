//! Mail as tests receive it: from a folder, or by a small SMTP server.

// Each helper is there for the tests of one part or another.
#![allow(dead_code)]

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// How often and how long tests look for something that happens beside them.
const LOOKS: u32 = 2_400;
const BETWEEN: Duration = Duration::from_millis(25);

/// The mails in a folder, once there are so many.
pub async fn in_folder(folder: &Path, count: usize) -> Vec<String> {
    for _ in 0..LOOKS {
        let mut names: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        names.retain(|name| name.extension().is_some_and(|end| end == "eml"));
        names.sort();
        if names.len() >= count {
            return names.iter().map(|name| std::fs::read_to_string(name).unwrap()).collect();
        }
        tokio::time::sleep(BETWEEN).await;
    }
    panic!("fewer than {count} mails in {}", folder.display());
}

/// Waits until something holds.
pub async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..LOOKS {
        if holds().await {
            return;
        }
        tokio::time::sleep(BETWEEN).await;
    }
    panic!("{what} did not happen");
}

/// The path of the first link in a mail, such as `/reset/...`.
pub fn link(mail: &str) -> String {
    let at = mail.find("http://127.0.0.1").unwrap_or_else(|| panic!("no link in\n{mail}"));
    let link: String = mail[at..].chars().take_while(|c| !c.is_whitespace()).collect();
    let path = link.trim_start_matches("http://").find('/').unwrap() + "http://".len();
    link[path..].to_owned()
}

/// A mail that the server took.
#[derive(Clone, Debug)]
pub struct Taken {
    pub from: String,
    pub to: String,
    pub message: String,
}

/// A small SMTP server without TLS.
pub struct Smtp {
    /// Its address as a setting.
    pub url: String,
    taken: Arc<Mutex<Vec<Taken>>>,
    answers: Arc<Mutex<Vec<&'static str>>>,
}

impl Smtp {
    /// Starts one that lives as long as the test's runtime. Recipients get the `answers` one by one, such as
    /// `451 later`, and `250 ok` after the last.
    pub async fn start(answers: &[&'static str]) -> Smtp {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let taken = Arc::new(Mutex::new(Vec::new()));
        let answers = Arc::new(Mutex::new(answers.iter().rev().copied().collect::<Vec<_>>()));
        let (all, next) = (Arc::clone(&taken), Arc::clone(&answers));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, Arc::clone(&all), Arc::clone(&next)));
            }
        });
        Smtp { url, taken, answers }
    }

    /// The mails taken so far.
    pub fn taken(&self) -> Vec<Taken> {
        self.taken.lock().unwrap().clone()
    }

    /// Whether every answer was given.
    pub fn asked_often_enough(&self) -> bool {
        self.answers.lock().unwrap().is_empty()
    }
}

async fn talk(stream: TcpStream, taken: Arc<Mutex<Vec<Taken>>>, answers: Arc<Mutex<Vec<&'static str>>>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let mut say = async |words: &str| write.write_all(format!("{words}\r\n").as_bytes()).await.is_ok();
    say("220 test").await;
    let (mut from, mut to) = (String::new(), String::new());
    while let Ok(Some(line)) = lines.next_line().await {
        let word = line.split([' ', ':']).next().unwrap_or_default().to_uppercase();
        match word.as_str() {
            "EHLO" => say("250-test\r\n250 8BITMIME").await,
            "MAIL" => {
                from = line;
                say("250 ok").await
            }
            "RCPT" => {
                to = line;
                let answer = answers.lock().unwrap().pop().unwrap_or("250 ok");
                say(answer).await
            }
            "DATA" => {
                say("354 go on").await;
                let mut message = String::new();
                while let Ok(Some(line)) = lines.next_line().await {
                    if line == "." {
                        break;
                    }
                    message += line.strip_prefix('.').unwrap_or(&line);
                    message += "\n";
                }
                taken.lock().unwrap().push(Taken { from: from.clone(), to: to.clone(), message });
                say("250 taken").await
            }
            "QUIT" => {
                say("221 bye").await;
                return;
            }
            _ => say("250 ok").await,
        };
    }
}
