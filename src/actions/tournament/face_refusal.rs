//! Why what a tournament says of itself is not taken.

use reeve_files::picture::PictureFault;
use reeve_rules::text::TooLong;

/// What is wrong with something typed about the face of a tournament, or its picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaceRefusal {
    /// A text with more characters than are kept.
    TooLong(TooLong),
    /// Control characters in a text.
    Control,
    /// No time of day.
    NoTime,
    /// The doors open after the beginning.
    DoorsAfterStart,
    /// No amount of money, or too high a one.
    Fee {
        /// The highest, in hundredths.
        most: i64,
    },
    /// A currency is three letters.
    Currency,
    /// A fee without a currency.
    CurrencyMissing,
    /// The fee was typed with another currency.
    CurrenciesDiffer,
    /// No address of the web.
    NoWebAddress,
    /// An address of the web with somebody's name or password in it.
    WebAddressWithSignIn,
    /// Two addresses of the web on one line.
    SecondWebAddress,
    /// More links than are kept.
    TooManyLinks {
        /// How many are kept.
        most: usize,
    },
    /// No day of the programme.
    NoDay {
        /// The last one.
        most: i64,
    },
    /// An entry of the programme without its beginning.
    BeginMissing,
    /// An entry of the programme that ends before it begins.
    EndsBeforeBegin,
    /// An entry of the programme that says not what it is.
    WhatMissing,
    /// No rank.
    NoRank {
        /// The highest.
        most: i64,
    },
    /// The last rank is better than the first.
    RanksTurned,
    /// Ranks without a prize.
    PrizeMissing,
    /// No number of a table.
    NoTable {
        /// The highest.
        most: i64,
    },
    /// A table that stands in a line above too.
    TableTwice,
    /// No file was sent.
    PictureMissing,
    /// A picture of more bytes than are taken.
    PictureBytes {
        /// The most.
        most: usize,
    },
    /// A file that is not taken as a picture.
    Picture(PictureFault),
    /// There is no picture to take away.
    NoPicture,
}

impl FaceRefusal {
    /// The stable code, in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            FaceRefusal::TooLong(_) => "face-text-too-long",
            FaceRefusal::Control => "control-characters-in-face",
            FaceRefusal::NoTime => "no-time-of-day",
            FaceRefusal::DoorsAfterStart => "doors-after-start",
            FaceRefusal::Fee { .. } => "fee-out-of-range",
            FaceRefusal::Currency => "no-currency",
            FaceRefusal::CurrencyMissing => "currency-missing",
            FaceRefusal::CurrenciesDiffer => "currencies-differ",
            FaceRefusal::NoWebAddress => "no-web-address",
            FaceRefusal::WebAddressWithSignIn => "web-address-with-sign-in",
            FaceRefusal::SecondWebAddress => "second-web-address",
            FaceRefusal::TooManyLinks { .. } => "too-many-links",
            FaceRefusal::NoDay { .. } => "no-day-of-programme",
            FaceRefusal::BeginMissing => "begin-missing",
            FaceRefusal::EndsBeforeBegin => "ends-before-begin",
            FaceRefusal::WhatMissing => "programme-without-words",
            FaceRefusal::NoRank { .. } => "no-rank",
            FaceRefusal::RanksTurned => "ranks-turned",
            FaceRefusal::PrizeMissing => "prize-missing",
            FaceRefusal::NoTable { .. } => "no-table",
            FaceRefusal::TableTwice => "set-of-table-twice",
            FaceRefusal::PictureMissing => "picture-missing",
            FaceRefusal::PictureBytes { .. } => "picture-of-too-many-bytes",
            FaceRefusal::Picture(PictureFault::OtherKind) => "picture-of-another-kind",
            FaceRefusal::Picture(PictureFault::Damaged) => "picture-damaged",
            FaceRefusal::Picture(PictureFault::Animated) => "picture-animated",
            FaceRefusal::Picture(PictureFault::TooLarge { .. }) => "picture-too-large",
            FaceRefusal::NoPicture => "no-picture",
        }
    }
}
