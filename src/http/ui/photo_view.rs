//! A photo of the board, as the record sheet and its own page show it.

use reeve_store::board_photo::KeptPhoto;
use reeve_urls::Url;
use reeve_words::media;
use reeve_words::time;

/// A photo with its words.
pub struct PhotoView {
    pub src: Url,
    pub what: String,
    pub width: i64,
    pub height: i64,
    /// When it was put there, and by whom.
    pub put: String,
}

impl PhotoView {
    /// A photo that is shown at an address.
    pub fn of(photo: &KeptPhoto, src: Url, zone: &str) -> PhotoView {
        PhotoView {
            src,
            what: media::moment(photo.board_moment),
            width: photo.width,
            height: photo.height,
            put: media::put(&time::moment(photo.put_at, zone), photo.put_by.as_deref()),
        }
    }
}
