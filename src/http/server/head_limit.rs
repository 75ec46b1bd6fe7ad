//! How much of a connection is read before its request is known: the head of a request, and while one is carried out
//! the beginning of the next. More than that is not read, so endless heads take little memory however many connections
//! there are. A body of the announced length is let through; its reader has its own limit.

use std::cell::{Cell, RefCell};
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker, ready};
use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{CONTENT_LENGTH, TRANSFER_ENCODING};
use actix_web::web::Bytes;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

use reeve_limits as limits;

/// Bytes after which a connection lets others go on, so that what it sent is looked at before more of it is read.
const AT_ONCE: usize = 16 * 1024;

/// The answer to a request whose head is too long: nobody knows yet what is asked, so no page can say it.
const TOO_LONG: &[u8] =
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
/// The answer to a further request whose head does not come to its end. To the first of a connection Actix gives it.
const TOO_SLOW: &[u8] = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// What comes in pieces says no length. Nobody holds more of it than its reader takes.
const IN_PIECES: i64 = i64::MAX;

/// How long the head of a request may take to arrive, and before it the handshake.
pub(super) const HEAD: Duration = Duration::from_secs(5);
/// How long a connection that is being closed may take.
pub(super) const CLOSING: Duration = Duration::from_secs(1);

/// What a connection has sent that belongs to no request yet.
#[derive(Debug)]
pub struct Intake {
    /// In bytes; below zero as long as a body has not arrived.
    heard: Cell<i64>,
    at_once: Cell<usize>,
    /// Whether a request has been read of it.
    asked: Cell<bool>,
    /// Whether one is being carried out, or its answer sent.
    busy: Cell<bool>,
    /// With what it ends, once a head was refused.
    last_words: Cell<Option<LastWords>>,
    /// How long a head may still take, and then the end.
    wait: RefCell<Option<Pin<Box<Sleep>>>>,
    /// Whether the form of a request is being read.
    form_comes: Cell<bool>,
    /// Whether the body of the request was here together with its head.
    is_whole: Cell<bool>,
    waits: RefCell<Option<Waker>>,
}

/// The answer that a connection ends with.
#[derive(Debug, Clone, Copy)]
struct LastWords {
    answer: &'static [u8],
    said: bool,
}

impl Intake {
    /// For a new connection.
    pub fn new() -> Rc<Intake> {
        Rc::new(Intake {
            heard: Cell::new(0),
            at_once: Cell::new(AT_ONCE),
            asked: Cell::new(false),
            busy: Cell::new(false),
            last_words: Cell::new(None),
            wait: RefCell::default(),
            form_comes: Cell::new(false),
            is_whole: Cell::new(false),
            waits: RefCell::default(),
        })
    }

    /// Reads from a connection what it may still send. At its end for one whose head is too long or does not come: what is written to it
    /// by then still goes, and [`Intake::poll_shutdown`] tells it why.
    pub fn poll_read<S: AsyncRead + AsyncWrite + Unpin>(
        &self,
        stream: &mut S,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.last_words.get().is_some() {
            return Poll::Ready(Ok(()));
        }
        if self.at_once.get() == 0 {
            self.at_once.set(AT_ONCE);
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        let left = usize::try_from(limits::HEAD_BYTES.saturating_sub(self.heard.get())).unwrap_or_default();
        if left == 0 && !self.busy.get() {
            return self.refuse(TOO_LONG);
        }
        if left == 0 {
            *self.waits.borrow_mut() = Some(cx.waker().clone());
            return Poll::Pending;
        }
        let before = into.filled().len();
        let most = left.min(self.at_once.get());
        let polled = if into.remaining() <= most {
            Pin::new(stream).poll_read(cx, into)
        } else {
            let mut part = ReadBuf::new(into.initialize_unfilled_to(most));
            let polled = Pin::new(stream).poll_read(cx, &mut part);
            let read = part.filled().len();
            into.advance(read);
            polled
        };
        let read = into.filled().len() - before;
        if polled.is_pending() {
            self.at_once.set(AT_ONCE);
            // Actix counts the time of a first head alone.
            if self.asked.get() && !self.busy.get() && self.heard.get() > 0 && self.poll_wait(HEAD, cx).is_ready() {
                return self.refuse(TOO_SLOW);
            }
            return polled;
        }
        self.heard.set(self.heard.get().saturating_add(i64::try_from(read).unwrap_or(i64::MAX)));
        self.at_once.set(self.at_once.get() - read);
        polled
    }

    fn refuse(&self, answer: &'static [u8]) -> Poll<io::Result<()>> {
        self.wait.take();
        self.last_words.set(Some(LastWords { answer, said: false }));
        Poll::Ready(Ok(()))
    }

    /// Ready so long after it was first asked.
    fn poll_wait(&self, time: Duration, cx: &mut Context<'_>) -> Poll<()> {
        self.wait.borrow_mut().get_or_insert_with(|| Box::pin(sleep(time))).as_mut().poll(cx)
    }

    /// Ends a connection, with its last words where it has any. What is still on its way is thrown away for a moment: a connection that
    /// is closed with something unread takes the answer along.
    pub fn poll_shutdown<S: AsyncRead + AsyncWrite + Unpin>(
        &self,
        stream: &mut S,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<()>> {
        let Some(words) = self.last_words.get() else { return Pin::new(stream).poll_shutdown(cx) };
        if !words.said {
            // All other answers have gone, so it goes at once; whoever does not read has no claim to it.
            let _ = Pin::new(&mut *stream).poll_write(cx, words.answer);
            let _ = Pin::new(&mut *stream).poll_flush(cx);
            self.last_words.set(Some(LastWords { said: true, ..words }));
        }
        if self.poll_wait(CLOSING, cx).is_ready() {
            return Poll::Ready(Ok(()));
        }
        ready!(Pin::new(&mut *stream).poll_shutdown(cx))?;
        let mut rest = [0; 4096];
        loop {
            let mut part = ReadBuf::new(&mut rest);
            ready!(Pin::new(&mut *stream).poll_read(cx, &mut part))?;
            if part.filled().is_empty() {
                return Poll::Ready(Ok(()));
            }
        }
    }

    /// Whether it has not asked for anything yet, or the form of what it asks has still to arrive.
    pub fn is_awaited(&self) -> bool {
        !self.asked.get() || (self.form_comes.get() && !self.is_whole.get())
    }

    /// A request has been read, whose head has at most so many bytes and usually so many, and its body so many.
    fn begin(&self, head: i64, usually: i64, body: i64) {
        let without_body = self.heard.get().saturating_sub(body);
        self.is_whole.set(without_body >= usually);
        // The head is estimated, never too low; what was estimated too high is no room for more.
        let most = if self.is_whole.get() { 0 } else { body.saturating_neg() };
        self.heard.set(without_body.saturating_sub(head).max(most));
        self.asked.set(true);
        self.busy.set(true);
        self.wait.take();
        self.go_on();
    }

    /// Whoever waits to read more looks whether it may.
    fn go_on(&self) {
        if let Some(waits) = self.waits.take() {
            waits.wake();
        }
    }
}

/// A request of a connection is being carried out, or its answer sent, for as long as this lives.
pub struct CarriedOut(Option<Rc<Intake>>);

impl CarriedOut {
    /// The same until all of the answer is handed on: only then is what comes next the head of another request.
    pub fn until_sent(self, answer: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
        answer.map_body(|_, body| BoxBody::new(SentBody { body, _carried_out: self }))
    }
}

/// The body of an answer, with the request that is carried out until it is sent.
struct SentBody {
    body: BoxBody,
    _carried_out: CarriedOut,
}

impl MessageBody for SentBody {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_next(cx)
    }
}

/// A request has been read: its body may follow, and the beginning of the next one.
pub fn carried_out(req: &HttpRequest) -> CarriedOut {
    let intake = req.conn_data::<Rc<Intake>>().cloned();
    if let Some(intake) = &intake {
        let length = req.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
        let is_in_pieces = req.headers().contains_key(TRANSFER_ENCODING);
        let body = if is_in_pieces { IN_PIECES } else { i64::try_from(length.unwrap_or(0)).unwrap_or(i64::MAX) };
        let (head, usually) = head_bytes(req);
        intake.begin(head, usually, body);
    }
    CarriedOut(intake)
}

/// The form of a request is read for as long as this lives.
pub struct FormComes(Option<Rc<Intake>>);

/// The form of a request has still to arrive.
pub fn form_comes(req: &HttpRequest) -> FormComes {
    let intake = req.conn_data::<Rc<Intake>>().cloned();
    if let Some(intake) = &intake {
        intake.form_comes.set(true);
    }
    FormComes(intake)
}

impl FormComes {
    /// All of it is here, and what was estimated too high counts no more.
    pub fn came_whole(self) {
        if let Some(intake) = &self.0 {
            intake.heard.set(intake.heard.get().max(0));
        }
    }
}

impl Drop for FormComes {
    fn drop(&mut self) {
        if let Some(intake) = &self.0 {
            intake.form_comes.set(false);
        }
    }
}

/// About how many bytes the head of a request has, and not fewer; and how many it has as programs write it.
fn head_bytes(req: &HttpRequest) -> (i64, i64) {
    // A colon, a blank and the end of the line; of the first line also the method and the version.
    const OF_LINE: usize = 4;
    const OF_FIRST_LINE: usize = 64;
    let lines = req.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + OF_LINE);
    let rest = req.uri().to_string().len() + lines.sum::<usize>();
    // Two blanks, the version and the ends of the first and the last line.
    let first = req.method().as_str().len() + 14;
    let bytes = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    (bytes(OF_FIRST_LINE + rest), bytes(first + rest))
}

impl Drop for CarriedOut {
    fn drop(&mut self) {
        if let Some(intake) = &self.0 {
            // The answer ends what comes in pieces: whatever of it nobody has read by now counts like a head.
            if intake.heard.get() < -IN_PIECES / 2 {
                intake.heard.set(0);
            }
            intake.busy.set(false);
            intake.go_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};

    use super::*;

    /// A connection of which so many bytes are there.
    async fn sent(bytes: usize) -> (DuplexStream, DuplexStream) {
        let (mut browser, server) = duplex(1 << 20);
        browser.write_all(&vec![b'a'; bytes]).await.expect("room");
        (browser, server)
    }

    /// How many bytes are read by polling many times, and whether the end came then. Others go on in between.
    async fn read(intake: &Intake, stream: &mut DuplexStream) -> (i64, bool) {
        let (mut all, mut in_a_row) = (0, 0);
        for _ in 0..200 {
            let mut bytes = vec![0; 9_000];
            let mut into = ReadBuf::new(&mut bytes);
            let polled = poll_fn(|cx| Poll::Ready(intake.poll_read(stream, cx, &mut into))).await;
            let read = into.filled().len();
            assert!(into.filled().iter().all(|byte| *byte == b'a'));
            in_a_row = if polled.is_pending() { 0 } else { in_a_row + read };
            assert!(in_a_row <= AT_ONCE, "{in_a_row}");
            all += read as i64;
            match polled {
                Poll::Ready(done) if read == 0 => return (all, done.is_ok()),
                _ => {}
            }
        }
        (all, false)
    }

    #[tokio::test(start_paused = true)]
    async fn a_first_head_that_does_not_end_is_read_to_its_limit_and_told_so() {
        let (mut browser, mut server) = sent(100_000).await;
        let intake = Intake::new();
        assert_eq!(read(&intake, &mut server).await, (limits::HEAD_BYTES, true));
        assert_eq!(ended(&intake, server, &mut browser).await, TOO_LONG);
    }

    /// What is still sent to a connection, until its end. What it has sent meanwhile was thrown away.
    async fn ended(intake: &Intake, mut server: DuplexStream, browser: &mut DuplexStream) -> Vec<u8> {
        let mut answer = Vec::new();
        let end = poll_fn(|cx| intake.poll_shutdown(&mut server, cx));
        let (end, read) = tokio::join!(end, browser.read_to_end(&mut answer));
        assert!(end.is_ok() && read.is_ok());
        answer
    }

    #[tokio::test(start_paused = true)]
    async fn a_further_head_that_does_not_end_is_told_so_like_a_first() {
        let intake = Intake::new();
        intake.begin(0, 0, 0);
        let carried_out = CarriedOut(Some(Rc::clone(&intake)));
        let (mut browser, mut server) = sent(100_000).await;
        assert_eq!(read(&intake, &mut server).await, (limits::HEAD_BYTES, false), "its answer goes first");
        drop(carried_out);
        assert_eq!(read(&intake, &mut server).await, (0, true));
        assert_eq!(ended(&intake, server, &mut browser).await, TOO_LONG);
    }

    #[tokio::test(start_paused = true)]
    async fn a_further_head_that_does_not_come_is_told_so_and_a_silent_connection_is_not() {
        let intake = Intake::new();
        intake.begin(0, 0, 0);
        drop(CarriedOut(Some(Rc::clone(&intake))));
        let (mut browser, mut server) = sent(0).await;
        tokio::time::advance(HEAD * 2).await;
        assert_eq!(read(&intake, &mut server).await, (0, false));
        browser.write_all(b"a").await.expect("room");
        assert_eq!(read(&intake, &mut server).await, (1, false));
        tokio::time::advance(HEAD * 2).await;
        assert_eq!(read(&intake, &mut server).await, (0, true));
        assert_eq!(ended(&intake, server, &mut browser).await, TOO_SLOW);
    }

    #[tokio::test]
    async fn the_body_of_a_request_comes_in_and_the_beginning_of_the_next_one() {
        let (_browser, mut server) = sent(400_000).await;
        let intake = Intake::new();
        intake.begin(300, 300, 50_000);
        assert_eq!(read(&intake, &mut server).await, (50_000 + limits::HEAD_BYTES, false));
        assert_eq!(read(&intake, &mut server).await, (0, false));
        // What was read of the next one and is not its head stays counted.
        intake.begin(1_000, 1_000, 0);
        assert_eq!(read(&intake, &mut server).await, (1_000, false));
        intake.begin(limits::HEAD_BYTES, limits::HEAD_BYTES, 0);
        assert_eq!(read(&intake, &mut server).await, (limits::HEAD_BYTES, false));
        intake.begin(500, 500, i64::MAX);
        assert_eq!(read(&intake, &mut server).await, (400_000 - 50_000 - 2 * limits::HEAD_BYTES - 1_000, false));
    }

    /// However many requests come on one connection, none leaves less room for the next.
    #[tokio::test]
    async fn many_requests_on_one_connection_have_the_same_room_each() {
        let intake = Intake::new();
        for _ in 0..200 {
            let (_browser, mut server) = sent(700).await;
            assert_eq!(read(&intake, &mut server).await, (700, false));
            intake.begin(720, 700, 0);
        }
        let (_browser, mut server) = sent(100_000).await;
        assert_eq!(read(&intake, &mut server).await, (limits::HEAD_BYTES, false));
    }

    #[tokio::test]
    async fn whoever_waits_to_be_read_is_when_the_next_request_begins() {
        let (_browser, mut server) = sent(2 * 16 * 1024).await;
        let intake = Intake::new();
        intake.begin(0, 0, 0);
        read(&intake, &mut server).await;
        let mut bytes = vec![0; 10];
        let waits = poll_fn(|cx| {
            let mut into = ReadBuf::new(&mut bytes);
            intake.poll_read(&mut server, cx, &mut into).map(|done| done.map(|()| into.filled().len()))
        });
        let (read, ()) = tokio::join!(waits, async { intake.begin(limits::HEAD_BYTES, limits::HEAD_BYTES, 0) });
        assert_eq!(read.expect("more"), 10);
    }

    #[tokio::test]
    async fn a_form_that_came_with_its_head_is_not_awaited_and_half_a_form_is() {
        let intake = Intake::new();
        assert!(intake.is_awaited());
        for _ in 0..3 {
            let (_browser, mut server) = sent(730).await;
            read(&intake, &mut server).await;
            intake.begin(750, 700, 30);
            intake.form_comes.set(true);
            assert!(!intake.is_awaited());
            intake.form_comes.set(false);
            let (_browser, mut server) = sent(720).await;
            read(&intake, &mut server).await;
            intake.begin(750, 700, 30);
            intake.form_comes.set(true);
            assert!(intake.is_awaited());
            let (_browser, mut server) = sent(10).await;
            read(&intake, &mut server).await;
            FormComes(Some(Rc::clone(&intake))).came_whole();
            assert!(!intake.is_awaited());
        }
    }
}
