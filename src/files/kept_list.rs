//! Lists as they wait for their import: large ones packed, so that keeping one takes the one writer only for a moment.

use std::borrow::Cow;
use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use reeve_limits as limits;

/// How packed ones begin, and no text does.
const PACKED: &[u8] = b"\x1F\x8B";

/// Up to how many bytes a list is kept as it is.
const SMALL: usize = 1024 * 1024;

/// What is kept of a list.
pub fn packed(list: Vec<u8>) -> Vec<u8> {
    let pack = |list: &[u8]| {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(list)?;
        packed.finish()
    };
    if list.len() <= SMALL { list } else { pack(&list).unwrap_or(list) }
}

/// A list that was kept.
pub fn unpacked(kept: &[u8]) -> Cow<'_, [u8]> {
    if !kept.starts_with(PACKED) {
        return Cow::Borrowed(kept);
    }
    let mut list = Vec::new();
    let most = (limits::PLAYERS_FILE.bytes + limits::FORM_BYTES) as u64;
    match GzDecoder::new(kept).take(most).read_to_end(&mut list) {
        Ok(_) => Cow::Owned(list),
        Err(_) => Cow::Borrowed(kept),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_comes_back_as_it_was() {
        for length in [0, 10, SMALL, SMALL + 1, 5 * SMALL] {
            let list = b"player\nAda\n".iter().copied().cycle().take(length).collect::<Vec<u8>>();
            let kept = packed(list.clone());
            assert!(kept.len() <= SMALL, "{length}");
            assert!(unpacked(&kept) == list, "{length}");
        }
    }
}
