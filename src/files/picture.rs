//! A picture as people send it: PNG, JPEG or WebP, looked at by its own structure and kept without what a camera or a
//! program wrote beside it (places, names, dates, previews).
//!
//! The picture itself is not decoded: browsers do that, and no crate that Reeve has could. What is no picture of these kinds
//! is refused, so nothing else is served under the type of one; SVG, which may hold scripts, is none of them.

use reeve_rules::refusals::refusals;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::picture::{Picture, PictureType};

refusals! {
    /// Why a picture is not taken.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum PictureFault {
        /// It is none of the kinds that are taken.
        OtherKind = "picture-of-another-kind",
        /// It breaks off, or is not made as its kind is.
        Damaged = "picture-damaged",
        Animated = "picture-animated",
        /// It has more pixels on a side than are taken.
        TooLarge {
            width: i64,
            height: i64,
        } = "picture-too-large",
    }
}

/// A picture of a file, without anything beside the picture.
pub fn read(file: &[u8]) -> Result<Picture, PictureFault> {
    let (media_type, (width, height), content) = if let Some(rest) = file.strip_prefix(PNG) {
        let (size, content) = png(rest)?;
        (PictureType::Png, size, content)
    } else if let Some(rest) = file.strip_prefix(JPEG) {
        let (size, content) = jpeg(rest)?;
        (PictureType::Jpeg, size, content)
    } else if file.starts_with(b"RIFF") && file.get(8..12) == Some(b"WEBP") {
        // Behind its head, as far as that says that it goes.
        let length = usize::try_from(little_endian(file.get(4..8))?).map_err(|_| PictureFault::Damaged)?;
        let (size, content) = webp(file.get(12..length.saturating_add(8)).ok_or(PictureFault::Damaged)?)?;
        (PictureType::Webp, size, content)
    } else {
        return Err(PictureFault::OtherKind);
    };
    if width == 0 || height == 0 {
        return Err(PictureFault::Damaged);
    }
    if ![width, height].iter().all(|side| bounds::PICTURE_SIDE.contain(*side)) {
        return Err(PictureFault::TooLarge { width, height });
    }
    Ok(Picture { media_type, width, height, content })
}

type Size = (i64, i64);

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
const JPEG: &[u8] = b"\xff\xd8";

/// The chunks of a PNG without which it can't be shown, or not in its colours.
const PNG_KEPT: [&[u8; 4]; 8] = [b"IHDR", b"PLTE", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"IDAT", b"IEND"];

fn png(mut rest: &[u8]) -> Result<(Size, Vec<u8>), PictureFault> {
    let mut content = PNG.to_vec();
    let mut size = None;
    let mut has_image = false;
    loop {
        let length = usize::try_from(big_endian(rest.get(..4))?).map_err(|_| PictureFault::Damaged)?;
        let end = length.checked_add(12).ok_or(PictureFault::Damaged)?;
        let (chunk, behind) = rest.split_at_checked(end).ok_or(PictureFault::Damaged)?;
        rest = behind;
        let kind = chunk.get(4..8).unwrap_or_default();
        match kind {
            b"IHDR" if size.is_none() => size = Some((big_endian(chunk.get(8..12))?, big_endian(chunk.get(12..16))?)),
            b"IHDR" => return Err(PictureFault::Damaged),
            b"acTL" => return Err(PictureFault::Animated),
            // The first chunk is the head.
            _ if size.is_none() => return Err(PictureFault::Damaged),
            _ => has_image |= kind == b"IDAT",
        }
        if PNG_KEPT.iter().any(|kept| kept.as_slice() == kind) {
            content.extend_from_slice(chunk);
        }
        if kind == b"IEND" {
            let size = size.filter(|_| has_image).ok_or(PictureFault::Damaged)?;
            return Ok((size, content));
        }
    }
}

/// Start of a scan: what follows its head is the picture, up to the next marker.
const SCAN: u8 = 0xda;
const END: u8 = 0xd9;

fn jpeg(mut rest: &[u8]) -> Result<(Size, Vec<u8>), PictureFault> {
    let mut content = JPEG.to_vec();
    let mut size = None;
    let mut has_image = false;
    loop {
        let [0xff, marker, behind @ ..] = rest else { return Err(PictureFault::Damaged) };
        if *marker == 0xff {
            // Markers may be filled up.
            rest = rest.get(1..).unwrap_or_default();
            continue;
        }
        if *marker == END {
            content.extend_from_slice(&[0xff, END]);
            let size = size.filter(|_| has_image).ok_or(PictureFault::Damaged)?;
            return Ok((size, content));
        }
        let length = usize::try_from(two_bytes(behind.get(..2))?).map_err(|_| PictureFault::Damaged)?;
        let (segment, after) = behind.split_at_checked(length).filter(|_| length >= 2).ok_or(PictureFault::Damaged)?;
        rest = after;
        let frame = matches!(marker, 0xc0..=0xcf) && !matches!(marker, 0xc4 | 0xc8 | 0xcc);
        if frame {
            size = Some((two_bytes(segment.get(5..7))?, two_bytes(segment.get(3..5))?));
        }
        // Tables, frames and scans; of what programs write beside them only what says how colours are stored.
        if frame || matches!(marker, 0xc4 | 0xcc | SCAN..=0xdf) || *marker == 0xdb || *marker == 0xee {
            content.extend_from_slice(&[0xff, *marker]);
            content.extend_from_slice(segment);
        }
        if *marker == SCAN {
            has_image = true;
            let end = end_of_scan(rest).ok_or(PictureFault::Damaged)?;
            let (scan, after) = rest.split_at_checked(end).ok_or(PictureFault::Damaged)?;
            content.extend_from_slice(scan);
            rest = after;
        }
    }
}

/// Where the next marker begins that ends a scan: not one within it, which are 0 and the restarts.
fn end_of_scan(scan: &[u8]) -> Option<usize> {
    scan.windows(2).position(|pair| matches!(pair, [0xff, marker] if !matches!(marker, 0 | 0xd0..=0xd7 | 0xff)))
}

/// The chunks of a WebP file that are the picture.
const WEBP_KEPT: [&[u8; 4]; 4] = [b"VP8X", b"VP8 ", b"VP8L", b"ALPH"];
/// In the head of the long form: that it moves, and that something stands beside the picture.
const MOVES: u8 = 0x02;
const BESIDE: u8 = 0x20 | 0x08 | 0x04;

fn webp(mut rest: &[u8]) -> Result<(Size, Vec<u8>), PictureFault> {
    let mut chunks = b"WEBP".to_vec();
    let mut size = None;
    let mut has_image = false;
    while !rest.is_empty() {
        let length = usize::try_from(little_endian(rest.get(4..8))?).map_err(|_| PictureFault::Damaged)?;
        let padded = length.checked_add(8 + length % 2).ok_or(PictureFault::Damaged)?;
        let (chunk, behind) = rest.split_at_checked(padded).ok_or(PictureFault::Damaged)?;
        rest = behind;
        let (kind, data) = (chunk.get(..4).unwrap_or_default(), chunk.get(8..8 + length).unwrap_or_default());
        let found = match kind {
            b"ANIM" | b"ANMF" => return Err(PictureFault::Animated),
            b"VP8X" if data.first().is_some_and(|flags| flags & MOVES != 0) => return Err(PictureFault::Animated),
            b"VP8X" => Some((little_endian(data.get(4..7))? + 1, little_endian(data.get(7..10))? + 1)),
            b"VP8 " if data.get(3..6) == Some(b"\x9d\x01\x2a") => {
                Some((little_endian(data.get(6..8))? & 0x3fff, little_endian(data.get(8..10))? & 0x3fff))
            }
            b"VP8L" if data.first() == Some(&0x2f) => {
                let bits = little_endian(data.get(1..5))?;
                Some(((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1))
            }
            b"VP8 " | b"VP8L" => return Err(PictureFault::Damaged),
            _ => None,
        };
        has_image |= matches!(kind, b"VP8 " | b"VP8L");
        size = size.or(found);
        if WEBP_KEPT.iter().any(|kept| kept.as_slice() == kind) {
            let flags = chunks.len() + 8;
            chunks.extend_from_slice(chunk);
            if let (b"VP8X", Some(flags)) = (kind, chunks.get_mut(flags)) {
                *flags &= !BESIDE;
            }
        }
    }
    let size = size.filter(|_| has_image).ok_or(PictureFault::Damaged)?;
    let length = u32::try_from(chunks.len()).map_err(|_| PictureFault::Damaged)?;
    Ok((size, [b"RIFF".as_slice(), &length.to_le_bytes(), &chunks].concat()))
}

fn big_endian(bytes: Option<&[u8]>) -> Result<i64, PictureFault> {
    let bytes = bytes.ok_or(PictureFault::Damaged)?;
    Ok(bytes.iter().fold(0, |number, byte| number << 8 | i64::from(*byte)))
}

fn little_endian(bytes: Option<&[u8]>) -> Result<i64, PictureFault> {
    let bytes = bytes.ok_or(PictureFault::Damaged)?;
    Ok(bytes.iter().rev().fold(0, |number, byte| number << 8 | i64::from(*byte)))
}

fn two_bytes(bytes: Option<&[u8]>) -> Result<i64, PictureFault> {
    big_endian(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chunk(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
        let length = u32::try_from(data.len()).expect("short").to_be_bytes();
        [&length, kind.as_slice(), data, b"crc!"].concat()
    }

    fn a_png() -> Vec<u8> {
        let head = [&[0, 0, 0, 40], &[0, 0, 0, 30], [8, 6, 0, 0].as_slice(), &[0]].concat();
        let chunks =
            [chunk(b"IHDR", &head), chunk(b"tEXt", b"Author\0Zo\xeb"), chunk(b"IDAT", b"pixels"), chunk(b"IEND", b"")];
        [PNG, &chunks.concat(), b"behind the end"].concat()
    }

    fn segment(marker: u8, data: &[u8]) -> Vec<u8> {
        let length = u16::try_from(data.len() + 2).expect("short").to_be_bytes();
        [&[0xff, marker], length.as_slice(), data].concat()
    }

    fn a_jpeg() -> Vec<u8> {
        let frame = [8, 0, 30, 0, 40, 1, 1, 0x11, 0];
        let parts = [
            segment(0xe1, b"Exif\0\0 a place and a name"),
            segment(0xfe, b"a comment"),
            segment(0xdb, b"table"),
            segment(0xc0, &frame),
            segment(SCAN, b"head"),
            b"pixels \xff\x00 and \xff\xd0 more".to_vec(),
            segment(SCAN, b"head"),
            b"finer pixels".to_vec(),
            vec![0xff, END],
        ];
        [JPEG, &parts.concat(), b"behind the end"].concat()
    }

    fn riff(chunks: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
        let mut body = b"WEBP".to_vec();
        for (kind, data) in chunks {
            body.extend_from_slice(kind.as_slice());
            body.extend_from_slice(&u32::try_from(data.len()).expect("short").to_le_bytes());
            body.extend_from_slice(data);
            body.resize(body.len() + data.len() % 2, 0);
        }
        [b"RIFF".as_slice(), &u32::try_from(body.len()).expect("short").to_le_bytes(), &body].concat()
    }

    fn a_webp() -> Vec<u8> {
        let head = [BESIDE | 0x10, 0, 0, 0, 39, 0, 0, 29, 0, 0];
        riff(&[(b"VP8X", &head), (b"ICCP", b"profile"), (b"VP8L", &[0x2f, 39, 0x40, 7, 0]), (b"EXIF", b"a name")])
    }

    #[test]
    fn pictures_are_kept_without_what_stands_beside_them() {
        for (file, media_type) in
            [(a_png(), PictureType::Png), (a_jpeg(), PictureType::Jpeg), (a_webp(), PictureType::Webp)]
        {
            let logo = read(&file).expect("a picture");
            assert_eq!((logo.media_type, logo.width, logo.height), (media_type, 40, 30));
            let has = |part: &[u8]| logo.content.windows(part.len()).any(|found| found == part);
            for beside in [b"Author".as_slice(), b"Exif", b"EXIF", b"ICCP", b"comment", b"name", b"behind"] {
                assert!(!has(beside), "{media_type}: {beside:?}");
            }
            // What is kept is a picture of the same kind.
            assert_eq!(read(&logo.content).as_ref(), Ok(&logo), "{media_type}");
        }
        assert!(read(&a_jpeg()).is_ok_and(|logo| logo.content.ends_with(b"finer pixels\xff\xd9")));
    }

    #[test]
    fn no_file_that_breaks_off_is_taken() {
        for whole in [a_png(), a_jpeg(), a_webp()] {
            let end = whole.len() - if whole.ends_with(b"behind the end") { 14 } else { 0 };
            for length in 0..end {
                assert!(read(&whole[..length]).is_err(), "{length} of {end}");
            }
        }
    }

    #[test]
    fn what_is_no_such_picture_is_refused() {
        let check = |file: &[u8], fault: PictureFault| assert_eq!(read(file), Err(fault), "{file:?}");
        check(b"", PictureFault::OtherKind);
        check(b"<svg xmlns='http://www.w3.org/2000/svg'/>", PictureFault::OtherKind);
        check(b"GIF89a", PictureFault::OtherKind);
        check(b"<script>alert(1)</script>", PictureFault::OtherKind);
        check(&[PNG, &chunk(b"acTL", b"")].concat(), PictureFault::Animated);
        check(&riff(&[(b"VP8X", &[MOVES, 0, 0, 0, 9, 0, 0, 9, 0, 0])]), PictureFault::Animated);
        let wide = [&[0, 1, 0, 0], &[0, 0, 0, 30], [8, 6, 0, 0].as_slice(), &[0]].concat();
        let file = [PNG, &chunk(b"IHDR", &wide), &chunk(b"IDAT", b""), &chunk(b"IEND", b"")].concat();
        check(&file, PictureFault::TooLarge { width: 65_536, height: 30 });
    }
}
