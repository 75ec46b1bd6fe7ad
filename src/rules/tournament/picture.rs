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
    /// What kind.
    pub media_type: PictureType,
    /// Its width in pixels.
    pub width: i64,
    /// Its height in pixels.
    pub height: i64,
    /// The file.
    pub content: Vec<u8>,
}
