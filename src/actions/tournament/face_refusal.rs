//! Why what a tournament says of itself is not taken.

use reeve_files::picture::PictureFault;
use reeve_rules::refusals::refusals;
use reeve_rules::text::TooLong;

refusals! {
    /// What is wrong with something typed about the face of a tournament, or its picture.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum FaceRefusal {
        /// A text with more characters than are kept.
        TooLong(TooLong) = "face-text-too-long",
        /// Control characters in a text.
        Control = "control-characters-in-face",
        NoTime = "no-time-of-day",
        /// The doors open after the beginning.
        DoorsAfterStart = "doors-after-start",
        /// No amount of money, or too high a one.
        Fee {
            /// The highest, in hundredths.
            most: i64,
        } = "fee-out-of-range",
        /// A currency is three letters.
        Currency = "no-currency",
        /// A fee without a currency.
        CurrencyMissing = "currency-missing",
        /// The fee was typed with another currency.
        CurrenciesDiffer = "currencies-differ",
        NoWebAddress = "no-web-address",
        /// An address of the web with somebody's name or password in it.
        WebAddressWithSignIn = "web-address-with-sign-in",
        /// Two addresses of the web on one line.
        SecondWebAddress = "second-web-address",
        /// More links than are kept.
        TooManyLinks {
            most: usize,
        } = "too-many-links",
        /// No day of the programme.
        NoDay {
            most: i64,
        } = "no-day-of-programme",
        /// An entry of the programme without its beginning.
        BeginMissing = "begin-missing",
        /// An entry of the programme that ends before it begins.
        EndsBeforeBegin = "ends-before-begin",
        /// An entry of the programme that says not what it is.
        WhatMissing = "programme-without-words",
        NoRank {
            /// The highest.
            most: i64,
        } = "no-rank",
        /// The last rank is better than the first.
        RanksTurned = "ranks-turned",
        /// Ranks without a prize.
        PrizeMissing = "prize-missing",
        /// No number of a table.
        NoTable {
            /// The highest.
            most: i64,
        } = "no-table",
        /// A table that stands in a line above too.
        TableTwice = "set-of-table-twice",
        PictureMissing = "picture-missing",
        /// A picture of more bytes than are taken.
        PictureBytes {
            most: usize,
        } = "picture-of-too-many-bytes",
        /// A file that is not taken as a picture.
        Picture(PictureFault),
        /// There is no picture to take away.
        NoPicture = "no-picture",
    }
}
