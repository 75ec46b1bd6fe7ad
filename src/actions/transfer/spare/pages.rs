//! The pages of a SQLite file, told apart by their digests.

use std::io::{self, Read};

use sha2::{Digest, Sha256};

/// How a SQLite file begins.
const BEGINS: &[u8; 16] = b"SQLite format 3\0";
/// Where the size of its pages stands.
const SIZE_AT: usize = 16;
/// The largest page, which stands there as 1.
const LARGEST: usize = 65_536;
const SMALLEST: usize = 512;

/// The digest of a page.
pub type PageDigest = [u8; 32];

/// The digests of all pages of a file, in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PageList {
    /// How large each page is, in bytes.
    pub page_size: usize,
    pub digests: Vec<PageDigest>,
}

impl PageList {
    /// Those of a whole file in memory; none where it is not SQLite's.
    pub fn of(bytes: &[u8]) -> Option<PageList> {
        let page_size = page_size(bytes)?;
        let pages = bytes.chunks_exact(page_size);
        pages.remainder().is_empty().then(|| PageList { page_size, digests: pages.map(digest).collect() })
    }

    /// Those of a file as it is read; none where it is not SQLite's. What is read is handed on too.
    pub fn read(mut file: impl Read, mut on: impl FnMut(&[u8]) -> io::Result<()>) -> io::Result<Option<PageList>> {
        let mut page = vec![0; SMALLEST];
        match file.read_exact(&mut page) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
            read => read?,
        }
        let Some(page_size) = page_size(&page) else { return Ok(None) };
        page.resize(page_size, 0);
        let mut filled = SMALLEST;
        let mut digests = Vec::new();
        loop {
            match file.read(page.get_mut(filled..).unwrap_or_default())? {
                0 if filled == 0 => return Ok(Some(PageList { page_size, digests })),
                0 if filled < page_size => return Ok(None),
                read => filled += read,
            }
            if filled == page_size {
                on(&page)?;
                digests.push(digest(&page));
                filled = 0;
            }
        }
    }

    /// The digest of the whole.
    pub fn seal(&self) -> String {
        let mut whole = Sha256::new();
        whole.update((self.page_size as u64).to_le_bytes());
        self.digests.iter().for_each(|page| whole.update(page));
        whole.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// How many bytes the file has.
    pub fn bytes(&self) -> u64 {
        (self.page_size * self.digests.len()) as u64
    }
}

/// The digest of a page.
pub fn digest(page: &[u8]) -> PageDigest {
    Sha256::digest(page).into()
}

/// How large the pages of a file are that begins so.
fn page_size(bytes: &[u8]) -> Option<usize> {
    if !bytes.starts_with(BEGINS) {
        return None;
    }
    let written = u16::from_be_bytes([*bytes.get(SIZE_AT)?, *bytes.get(SIZE_AT + 1)?]);
    let size = if written == 1 { LARGEST } else { usize::from(written) };
    (size.is_power_of_two() && size >= SMALLEST).then_some(size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(pages: usize, size: usize) -> Vec<u8> {
        let mut bytes: Vec<u8> = (0..pages * size).map(|at| (at / size) as u8).collect();
        bytes[..16].copy_from_slice(BEGINS);
        let written: u16 = if size == LARGEST { 1 } else { size as u16 };
        bytes[SIZE_AT..SIZE_AT + 2].copy_from_slice(&written.to_be_bytes());
        bytes
    }

    #[test]
    fn a_file_has_the_same_pages_in_memory_and_as_it_is_read() {
        for (pages, size) in [(1, 512), (7, 4096), (2, 65_536)] {
            let bytes = file(pages, size);
            let list = PageList::of(&bytes).expect("pages");
            assert_eq!((list.page_size, list.digests.len(), list.bytes()), (size, pages, bytes.len() as u64));
            let mut seen = Vec::new();
            let read = PageList::read(&bytes[..], |page| {
                seen.extend_from_slice(page);
                Ok(())
            });
            assert_eq!(read.expect("it is read"), Some(list));
            assert_eq!(seen, bytes);
        }
    }

    #[test]
    fn what_is_cut_short_or_is_none_has_no_pages() {
        let whole = file(3, 4096);
        for wrong in [&whole[..0], &whole[..100], &whole[..4095], &whole[..8191], &[7; 4096][..]] {
            assert_eq!(PageList::of(wrong), None);
            assert_eq!(PageList::read(wrong, |_| Ok(())).expect("it is read"), None);
        }
    }

    #[test]
    fn the_seal_tells_one_changed_page() {
        let (one, mut other) = (file(3, 512), file(3, 512));
        other[600] ^= 1;
        let seal = |bytes: &[u8]| PageList::of(bytes).expect("pages").seal();
        assert_eq!(seal(&one), seal(&one.clone()));
        assert_ne!(seal(&one), seal(&other));
    }
}
