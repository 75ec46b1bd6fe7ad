//! A picture of a tournament, as it is kept.

use crate::tournament::vocabulary::words;

words! {
    /// What kind of picture it is, by its media type.
    PictureType {
        /// PNG.
        Png = "image/png",
        /// JPEG.
        Jpeg = "image/jpeg",
        /// WebP.
        Webp = "image/webp",
    }
}

/// A picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    pub media_type: PictureType,
    pub width: i64,
    pub height: i64,
    pub content: Vec<u8>,
}
