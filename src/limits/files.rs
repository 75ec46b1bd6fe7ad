//! The limits of every kind of file that is read, in one table ([`FILES`]): lists, archives, pictures, texts of boards, logs.

use reeve_rules::tournament::bounds;

/// Characters of the text of a board as it is stored, without remarks.
pub const BOARD_TEXT: usize = 2_000;

/// Characters of the line that begins a side game: most of it is the land of Conquest.
pub const GAME_OPENING: usize = 8_000;

/// Characters of the line of a step.
pub const GAME_STEP: usize = 1_000;

/// Steps in the log of a side game, those that were taken back among them.
pub const GAME_STEPS: usize = 5_000;

/// Bytes of the file of a tournament's logo.
pub const LOGO_BYTES: usize = 256 * 1024;

/// Bytes of the file of a photo of a board, whatever the settings let other files have.
pub const PHOTO_BYTES: usize = 10 * 1024 * 1024;

/// Pixels of a photo of a board that is read: 24 million, as phones count them (5,712 × 4,284). All of them are in memory at once,
/// with three bytes each.
pub const PHOTO_PIXELS: u64 = 24_500_000;

/// Pixels of a photo of a board that is stored in layers, one finer than the other, or in another way that cameras don't: each takes
/// nine bytes, so this many take as much memory.
pub const LAYERED_PHOTO_PIXELS: u64 = 8_000_000;

/// Pixels on the longer side of a photo of a board as it is kept.
pub const PHOTO_SIDE: usize = 1_600;

/// Bytes of a photo of a board as it is kept.
pub const PHOTO_KEPT_BYTES: usize = 1024 * 1024;

/// What a file may be at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileLimits {
    /// What it holds, as the documents call it.
    pub what: &'static str,
    pub bytes: usize,
    pub rows: usize,
    pub columns: usize,
    pub cell: usize,
}

/// A list of players, whatever the settings let other files have: programs that sell tickets write each question and each answer
/// into it. Cells that are not read may be longer.
pub const PLAYERS_FILE: FileLimits =
    FileLimits { what: "a list of players", bytes: 20 * 1024 * 1024, rows: MOST_PLAYERS, columns: 200, cell: 2_000 };

/// Bytes of a list that is pasted.
pub const PASTED_BYTES: usize = 1024 * 1024;

/// Bytes that each part of a workbook that is read has when it is unpacked.
pub const WORKBOOK_UNPACKED: usize = 64 << 20;

/// Parts of a workbook: a sheet, a picture.
pub const WORKBOOK_PARTS: usize = 10_000;

/// A seat schedule.
pub const SCHEDULE_FILE: FileLimits =
    FileLimits { what: "a seat schedule", bytes: 1024 * 1024, rows: 30_000, columns: 60, cell: 2_000 };

/// Lots that were drawn by hand.
pub const LOTS_FILE: FileLimits =
    FileLimits { what: "drawn lots", bytes: 1024 * 1024, rows: MOST_PLAYERS, columns: 60, cell: 2_000 };

/// Results for `reeve standings`, a line for each seat.
pub const RESULTS_FILE: FileLimits =
    FileLimits { what: "results", bytes: 16 * 1024 * 1024, rows: 500_000, columns: 60, cell: 2_000 };

/// Players of a list; [`crate::PLAYERS`].
const MOST_PLAYERS: usize = bounds::CAPACITY.most as usize;

/// What a file may be at most that is no list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherFile {
    /// What it holds, as the documents call it.
    pub what: &'static str,
    pub bytes: usize,
    /// Further bounds: how many, and of what.
    pub further: &'static [(u64, &'static str)],
}

/// Bytes that the files of a tournament's archive have when they are unpacked: far more than a thousand players need. A small file can
/// be made that unpacks to more than any disk holds.
pub const ARCHIVE_UNPACKED: u64 = 32 << 20;

/// The same of one that is sent, of a series too, and of an event of a series: it takes twice as much memory at the server, which does other things too.
pub const ARCHIVE_SENT_UNPACKED: u64 = 28 << 20;

/// Bytes of a row of a tournament's archive.
pub const ARCHIVE_ROW: u64 = 1 << 20;

/// Files in an archive or a backup: more than any version of the format has. A series of 200 events has one for each.
pub const ARCHIVE_FILES: usize = 300;

/// Bytes that the files of a series' archive have when they are unpacked, the archives of its events among them.
pub const SERIES_UNPACKED: u64 = 64 << 20;

/// Bytes that all events of a series have when they are unpacked too: a day of 60 players needs about half a megabyte.
pub const SERIES_EVENTS_UNPACKED: u64 = 128 << 20;

/// Bytes that a backup has when it is unpacked. One row of it is in memory at a time.
pub const BACKUP_UNPACKED: u64 = 64 << 30;

/// Bytes of a row of a backup.
pub const BACKUP_ROW: u64 = 64 << 20;

/// An archive of a tournament that is sent, where the settings say nothing else.
pub const ARCHIVE_FILE: OtherFile = OtherFile {
    what: "an archive of a tournament (`--body-limit`; with `reeve import` only the bounds beside)",
    bytes: 4 * 1024 * 1024,
    further: &[
        (ARCHIVE_SENT_UNPACKED, "bytes unpacked"),
        (ARCHIVE_UNPACKED, "bytes unpacked with `reeve import`"),
        (ARCHIVE_ROW, "bytes in a row"),
        (ARCHIVE_FILES as u64, "files in it"),
    ],
};

/// An archive of a series that is sent, where the settings say nothing else.
const SERIES_FILE: OtherFile = OtherFile {
    what: "an archive of a series (`--body-limit`; with `reeve import` only the bounds beside)",
    bytes: 4 * 1024 * 1024,
    further: &[
        (ARCHIVE_SENT_UNPACKED, "bytes unpacked, and as many of all its events"),
        (SERIES_UNPACKED, "bytes unpacked with `reeve import`"),
        (SERIES_EVENTS_UNPACKED, "bytes of all its events unpacked with `reeve import`"),
        (ARCHIVE_ROW, "bytes in a row"),
        (ARCHIVE_FILES as u64, "files in it"),
    ],
};

/// A photo of a board.
const PHOTO_FILE: OtherFile = OtherFile {
    what: "a photo of a board (JPEG)",
    bytes: PHOTO_BYTES,
    further: &[(PHOTO_PIXELS, "pixels"), (LAYERED_PHOTO_PIXELS, "pixels where it is stored as cameras don't")],
};

/// A logo.
const LOGO_FILE: OtherFile = OtherFile {
    what: "a logo (PNG, JPEG or WebP)",
    bytes: LOGO_BYTES,
    further: &[(bounds::PICTURE_SIDE.most.unsigned_abs(), "pixels on a side")],
};

/// The text of a board.
pub const BOARD_FILE: OtherFile = OtherFile {
    what: "the text of a board, with the rest of its form",
    bytes: 512 * 1024,
    further: &[(BOARD_TEXT as u64, "characters without its remarks")],
};

/// The log of a side game, as an archive brings it.
const LOG_FILE: OtherFile = OtherFile {
    what: "the log of a side game, in an archive",
    bytes: GAME_OPENING + GAME_STEPS * GAME_STEP,
    further: &[
        (GAME_STEPS as u64, "steps"),
        (GAME_OPENING as u64, "characters in its first line"),
        (GAME_STEP as u64, "characters in a step"),
    ],
};

/// A rule set.
pub const RULE_SET_FILE: OtherFile = OtherFile { what: "a rule set (`--rules`)", bytes: 64 * 1024, further: &[] };

/// The settings of the program.
pub const SETTINGS_FILE: OtherFile = OtherFile { what: "the settings file", bytes: 64 * 1024, further: &[] };

/// The file of a secret.
pub const SECRET_FILE: OtherFile =
    OtherFile { what: "a secret (the file that `DATABASE_URL_FILE` and its like name)", bytes: 4 * 1024, further: &[] };

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    List(FileLimits),
    Other(OtherFile),
}

impl FileKind {
    /// What it holds, as the documents call it.
    pub fn what(&self) -> &'static str {
        match self {
            FileKind::List(list) => list.what,
            FileKind::Other(other) => other.what,
        }
    }

    /// Bytes.
    pub fn bytes(&self) -> usize {
        match self {
            FileKind::List(list) => list.bytes,
            FileKind::Other(other) => other.bytes,
        }
    }

    /// The other bounds: how many, and of what.
    pub fn further(&self) -> Vec<(u64, &'static str)> {
        match self {
            FileKind::List(FileLimits { rows, columns, cell, .. }) => {
                vec![(*rows as u64, "lines"), (*columns as u64, "columns"), (*cell as u64, "characters in a cell")]
            }
            FileKind::Other(other) => other.further.to_vec(),
        }
    }
}

/// Every kind of file that is read.
pub const FILES: [FileKind; 13] = [
    FileKind::List(PLAYERS_FILE),
    FileKind::List(SCHEDULE_FILE),
    FileKind::List(LOTS_FILE),
    FileKind::List(RESULTS_FILE),
    FileKind::Other(ARCHIVE_FILE),
    FileKind::Other(SERIES_FILE),
    FileKind::Other(PHOTO_FILE),
    FileKind::Other(LOGO_FILE),
    FileKind::Other(BOARD_FILE),
    FileKind::Other(LOG_FILE),
    FileKind::Other(RULE_SET_FILE),
    FileKind::Other(SETTINGS_FILE),
    FileKind::Other(SECRET_FILE),
];
