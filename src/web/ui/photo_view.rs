//! A photo of the board, as the record sheet and its own page show it.

use crate::ui::time;
use crate::ui::urls::Url;
use crate::ui::words::media;
use reeve_store::board_photo::KeptPhoto;

/// A photo with its words.
pub(crate) struct PhotoView {
    /// Where it is.
    pub(crate) src: Url,
    /// What it shows.
    pub(crate) what: &'static str,
    /// Its width in pixels.
    pub(crate) width: i64,
    /// Its height in pixels.
    pub(crate) height: i64,
    /// When it was put there, and by whom.
    pub(crate) put: String,
}

impl PhotoView {
    /// A photo that is shown at an address.
    pub(crate) fn of(photo: &KeptPhoto, src: Url, zone: &str) -> PhotoView {
        PhotoView {
            src,
            what: media::moment(photo.board_moment),
            width: photo.width,
            height: photo.height,
            put: media::put(&time::moment(photo.put_at, zone), photo.put_by.as_deref()),
        }
    }
}
