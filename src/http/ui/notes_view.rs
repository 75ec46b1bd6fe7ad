//! What is noted of a game beside its result, as the record sheet and the page of the notes say it.

use chrono::{DateTime, Utc};

use reeve_store::sheet_note::{GameTimes, SheetNote};
use reeve_store::snapshot::PlayerLabels;
use reeve_words::notes as note_words;
use reeve_words::time;

/// What is noted of a game, in sentences; empty where nothing is.
pub fn noted(note: &SheetNote, labels: &PlayerLabels, zone: &str, times: GameTimes) -> Vec<String> {
    let clock = |at: Option<DateTime<Utc>>| at.map(|at| time::clock(at, zone));
    let keeper = match note.log_player() {
        Some(player) => labels.known(player).map(str::to_owned),
        None => note.log_name.clone(),
    };
    let keeper = keeper.unwrap_or_else(texts::notes::somebody);
    let log = note.has_log().then(|| note_words::log(&keeper, clock(note.dice_swapped_at).as_deref()));
    let pieces = note.pieces_checked.then(texts::notes::pieces_checked);
    let times = note_words::times(clock(times.began).as_deref(), clock(times.ended).as_deref());
    let claimed = note.claimed.then(texts::notes::claimed);
    log.into_iter().chain(pieces).chain(claimed).chain(times).collect()
}
