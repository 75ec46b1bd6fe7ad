//! A photo of a board as a phone sends it: decoded, turned the way it was held, made smaller, and written anew. So nothing is kept that a
//! camera wrote beside the picture (places, times, previews), and nothing is served that only looks like a picture.
//!
//! Cameras write JPEG, and phones turn what else they keep into it for a form that asks for it; no other kind is taken. zune-jpeg decodes
//! it: plain Rust, small, and bounded by what it is told. The whole picture is in memory then, so its kind and its pixels are looked at
//! before anything is decoded.

use std::io::Cursor;

use jpeg_encoder::{ColorType, Encoder};
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;

use crate::picture;
use crate::picture::PictureFault;
use reeve_limits as limits;
use reeve_rules::media::MediaRefusal;

/// A photo as it is kept: a JPEG.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Photo {
    pub width: i64,
    pub height: i64,
    pub content: Vec<u8>,
}

/// The most scans of a picture that is sent in layers. Cameras write one, programs about ten.
const SCANS: usize = 20;

/// How good the picture is that is written, best first: the first that is small enough.
const QUALITIES: [u8; 4] = [80, 65, 50, 35];

/// A picture of three bytes a pixel.
struct Pixels {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

impl Pixels {
    fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let from = 3 * (y * self.width + x);
        let mut pixel = [0; 3];
        pixel.copy_from_slice(&self.rgb[from..from + 3]);
        pixel
    }
}

/// The photo of a file.
///
/// Errors: another kind of file; one that is damaged; more pixels than are read.
pub fn read(file: &[u8]) -> Result<Photo, MediaRefusal> {
    let size = check_head(file)?;
    let small = shrunk(decode(file, size)?, limits::PHOTO_SIDE);
    written(&turned(small, orientation(file)))
}

/// The size of a JPEG that is whole and not too large, looked at by its structure alone.
fn check_head(file: &[u8]) -> Result<(usize, usize), MediaRefusal> {
    if !file.starts_with(b"\xff\xd8\xff") {
        return Err(MediaRefusal::NotJpeg);
    }
    let (width, height) = match picture::read(file) {
        Ok(picture) => (picture.width, picture.height),
        // Larger than a logo may be.
        Err(PictureFault::TooLarge { width, height }) => (width, height),
        Err(_) => return Err(MediaRefusal::PhotoDamaged),
    };
    let (wide, high) = (width.unsigned_abs(), height.unsigned_abs());
    let most = if is_in_one_scan(file) { limits::PHOTO_PIXELS } else { limits::LAYERED_PHOTO_PIXELS };
    if wide.saturating_mul(high) > most {
        return Err(MediaRefusal::PhotoTooLarge { width: wide, height: high, most });
    }
    let as_size = |side: i64| usize::try_from(side).map_err(|_| MediaRefusal::PhotoDamaged);
    Ok((as_size(width)?, as_size(height)?))
}

/// Whether all colours come in the first scan, as cameras write them: then pixels are made at once. Otherwise the decoder keeps what
/// it read of each scan until the last.
fn is_in_one_scan(file: &[u8]) -> bool {
    let frame = head(file).find(|(marker, _)| matches!(marker, 0xc0 | 0xc1));
    let scan = head(file).find(|(marker, _)| *marker == SCAN);
    let colours = frame.and_then(|(_, frame)| frame.get(5));
    colours.is_some() && colours == scan.and_then(|(_, scan)| scan.first())
}

/// The start of a scan.
const SCAN: u8 = 0xda;

/// What stands before the picture begins, piece by piece with its marker; the last is the start of the first scan.
fn head(file: &[u8]) -> impl Iterator<Item = (u8, &[u8])> {
    let mut rest = file.get(2..).unwrap_or_default();
    std::iter::from_fn(move || {
        while rest.starts_with(&[0xff, 0xff]) {
            rest = rest.get(1..)?;
        }
        let [0xff, marker, high, low, ..] = rest else { return None };
        let length = usize::from(u16::from_be_bytes([*high, *low]));
        let piece = rest.get(4..2 + length)?;
        rest = if *marker == SCAN { &[] } else { rest.get(2 + length..)? };
        Some((*marker, piece))
    })
}

fn decode(file: &[u8], (width, height): (usize, usize)) -> Result<Pixels, MediaRefusal> {
    let options = DecoderOptions::default()
        .set_max_width(width)
        .set_max_height(height)
        .jpeg_set_max_scans(SCANS)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(Cursor::new(file), options);
    let damaged = |_| MediaRefusal::PhotoDamaged;
    decoder.decode_headers().map_err(damaged)?;
    // Each has its own eyes; they must have seen the same picture.
    let seen = decoder.info().map(|info| (usize::from(info.width), usize::from(info.height)));
    if seen != Some((width, height)) || decoder.output_buffer_size() != Some(3 * width * height) {
        return Err(MediaRefusal::PhotoDamaged);
    }
    let rgb = decoder.decode().map_err(damaged)?;
    if rgb.len() == 3 * width * height { Ok(Pixels { width, height, rgb }) } else { Err(MediaRefusal::PhotoDamaged) }
}

/// The picture with so many pixels on its longer side at most. Each is the mean of those that it stands for.
fn shrunk(from: Pixels, most: usize) -> Pixels {
    let longer = from.width.max(from.height);
    if longer <= most {
        return from;
    }
    let fit = |side: usize| (side * most / longer).max(1);
    let (width, height) = (fit(from.width), fit(from.height));
    let mut rgb = Vec::with_capacity(3 * width * height);
    for y in 0..height {
        let rows = y * from.height / height..(y + 1) * from.height / height;
        for x in 0..width {
            let columns = x * from.width / width..(x + 1) * from.width / width;
            let count = (rows.len() * columns.len()) as u64;
            let mut sums = [count / 2; 3];
            for row in rows.clone() {
                let row = &from.rgb[3 * (row * from.width + columns.start)..3 * (row * from.width + columns.end)];
                for pixel in row.chunks_exact(3) {
                    for (sum, value) in sums.iter_mut().zip(pixel) {
                        *sum += u64::from(*value);
                    }
                }
            }
            rgb.extend(sums.map(|sum| u8::try_from(sum / count).unwrap_or(u8::MAX)));
        }
    }
    Pixels { width, height, rgb }
}

/// The picture upright, by the number from 1 to 8 that a camera writes for the way it was held.
fn turned(from: Pixels, orientation: u16) -> Pixels {
    let swaps = orientation >= 5;
    let (width, height) = if swaps { (from.height, from.width) } else { (from.width, from.height) };
    let mut rgb = Vec::with_capacity(from.rgb.len());
    for y in 0..height {
        for x in 0..width {
            let (right, down) = (width - 1 - x, height - 1 - y);
            let (x, y) = match orientation {
                2 => (right, y),
                3 => (right, down),
                4 => (x, down),
                5 => (y, x),
                6 => (y, right),
                7 => (down, right),
                8 => (down, x),
                _ => (x, y),
            };
            rgb.extend(from.at(x, y));
        }
    }
    Pixels { width, height, rgb }
}

fn written(pixels: &Pixels) -> Result<Photo, MediaRefusal> {
    let side = |side: usize| u16::try_from(side).map_err(|_| MediaRefusal::PhotoDamaged);
    let (width, height) = (side(pixels.width)?, side(pixels.height)?);
    let mut content = Vec::new();
    for quality in QUALITIES {
        content.clear();
        let encoder = Encoder::new(&mut content, quality);
        encoder.encode(&pixels.rgb, width, height, ColorType::Rgb).map_err(|_| MediaRefusal::PhotoDamaged)?;
        if content.len() <= limits::PHOTO_KEPT_BYTES {
            break;
        }
    }
    Ok(Photo { width: i64::from(width), height: i64::from(height), content })
}

/// How the camera was held: the number that it wrote beside the picture, or 1 for upright.
fn orientation(file: &[u8]) -> u16 {
    exif(file).and_then(held).filter(|number| (1..=8).contains(number)).unwrap_or(1)
}

/// What a camera wrote beside the picture, behind the word that says so. It stands before the picture begins.
fn exif(file: &[u8]) -> Option<&[u8]> {
    let (_, found) = head(file).find(|(marker, piece)| *marker == 0xe1 && piece.starts_with(b"Exif\0\0"))?;
    found.get(6..)
}

/// The tag under which the way stands in which a camera was held.
const HELD: u16 = 0x0112;

/// The way in which the camera was held, out of the first list of tags.
fn held(exif: &[u8]) -> Option<u16> {
    let is_big = match exif.get(..4)? {
        b"MM\0*" => true,
        b"II*\0" => false,
        _ => return None,
    };
    let two = |at: usize| {
        let bytes: [u8; 2] = exif.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if is_big { u16::from_be_bytes(bytes) } else { u16::from_le_bytes(bytes) })
    };
    let four: [u8; 4] = exif.get(4..8)?.try_into().ok()?;
    let list = usize::try_from(if is_big { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }).ok()?;
    let count = usize::from(two(list)?);
    let entry = |number: usize| list.checked_add(2 + 12 * number);
    let at = (0..count).filter_map(entry).find(|at| two(*at) == Some(HELD))?;
    two(at.checked_add(8)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture whose left half is red and whose right half is blue, with this way of being held written beside it.
    fn halves(width: u16, height: u16, orientation: Option<u16>) -> Vec<u8> {
        let row: Vec<u8> = (0..width).flat_map(|x| if x < width / 2 { [255, 0, 0] } else { [0, 0, 255] }).collect();
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, 90);
        if let Some(orientation) = orientation {
            let mut exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01".to_vec();
            exif.extend(orientation.to_be_bytes());
            exif.extend(b"\0\0\0\0\0\0 taken at home");
            encoder.add_app_segment(1, exif).expect("a segment");
        }
        encoder.encode(&row.repeat(usize::from(height)), width, height, ColorType::Rgb).expect("a picture");
        file
    }

    fn pixels(photo: &Photo) -> Pixels {
        decode(&photo.content, check_head(&photo.content).expect("a picture")).expect("a picture")
    }

    fn is_red(pixel: [u8; 3]) -> bool {
        pixel[0] > 200 && pixel[2] < 60
    }

    #[test]
    fn a_photo_is_written_anew_without_what_stood_beside_it() {
        let file = halves(64, 32, Some(1));
        assert!(file.windows(4).any(|bytes| bytes == b"home"));
        let photo = read(&file).expect("a photo");
        assert_eq!((photo.width, photo.height), (64, 32));
        assert!(!photo.content.windows(4).any(|bytes| bytes == b"home" || bytes == b"Exif"));
        let seen = pixels(&photo);
        assert!(is_red(seen.at(4, 4)) && !is_red(seen.at(60, 4)));
    }

    #[test]
    fn a_photo_stands_upright_however_the_camera_was_held() {
        // Where the red half is then: at the left, the right, the top or the bottom.
        let check = |orientation: u16, size: (i64, i64), red: (usize, usize), blue: (usize, usize)| {
            let photo = read(&halves(64, 32, Some(orientation))).expect("a photo");
            assert_eq!((photo.width, photo.height), size, "{orientation}");
            let seen = pixels(&photo);
            assert!(is_red(seen.at(red.0, red.1)), "{orientation}");
            assert!(!is_red(seen.at(blue.0, blue.1)), "{orientation}");
        };
        check(1, (64, 32), (4, 16), (60, 16));
        check(2, (64, 32), (60, 16), (4, 16));
        check(3, (64, 32), (60, 16), (4, 16));
        check(4, (64, 32), (4, 16), (60, 16));
        check(5, (32, 64), (16, 4), (16, 60));
        check(6, (32, 64), (16, 4), (16, 60));
        check(7, (32, 64), (16, 60), (16, 4));
        check(8, (32, 64), (16, 60), (16, 4));
        check(9, (64, 32), (4, 16), (60, 16));
    }

    #[test]
    fn a_large_photo_is_made_smaller_and_keeps_its_sides() {
        let photo = read(&halves(3200, 1000, None)).expect("a photo");
        assert_eq!((photo.width, photo.height), (1600, 500));
        let seen = pixels(&photo);
        assert!(is_red(seen.at(790, 250)) && !is_red(seen.at(810, 250)));
        let narrow = read(&halves(4000, 1, None)).expect("a photo");
        assert_eq!((narrow.width, narrow.height), (1600, 1));
    }

    #[test]
    fn what_is_no_photo_is_refused() {
        assert_eq!(read(b""), Err(MediaRefusal::NotJpeg));
        assert_eq!(read(b"\x89PNG\r\n\x1a\n"), Err(MediaRefusal::NotJpeg));
        assert_eq!(read(b"<svg/>"), Err(MediaRefusal::NotJpeg));
        let file = halves(64, 32, Some(6));
        for end in [3, 20, file.len() / 2, file.len() - 2] {
            assert_eq!(read(&file[..end]), Err(MediaRefusal::PhotoDamaged), "{end}");
        }
    }

    #[test]
    fn a_small_file_that_says_it_is_huge_is_not_decoded() {
        let mut file = halves(64, 32, None);
        let frame = file.windows(2).position(|bytes| bytes == [0xff, 0xc0]).expect("a frame");
        file[frame + 5..frame + 9].copy_from_slice(&[0xff, 0xff, 0xff, 0xff]);
        assert_eq!(
            read(&file),
            Err(MediaRefusal::PhotoTooLarge { width: 65_535, height: 65_535, most: limits::PHOTO_PIXELS })
        );
        // Within the limit, but there is too little of it: it is done in a moment, whatever comes of it.
        file[frame + 5..frame + 9].copy_from_slice(&[0x10, 0, 0x10, 0]);
        let _ = read(&file);
    }

    /// All of its layers are in memory at once, so it is bounded more closely than what a camera writes.
    #[test]
    fn a_picture_in_layers_has_fewer_pixels() {
        let mut file = halves(64, 32, Some(1));
        let frame = file.windows(2).position(|bytes| bytes == [0xff, 0xc0]).expect("a frame");
        file[frame + 5..frame + 9].copy_from_slice(&[0x10, 0, 0x10, 0]);
        let size = |file: &[u8]| check_head(file).map(|(width, height)| width * height);
        assert_eq!(size(&file), Ok(4096 * 4096), "within the limit of a camera's");
        let mut in_parts = file.clone();
        file[frame + 1] = 0xc2;
        let most = limits::LAYERED_PHOTO_PIXELS;
        let refused = Err(MediaRefusal::PhotoTooLarge { width: 4096, height: 4096, most });
        assert_eq!(size(&file), refused);
        file[frame + 5] = 0x03;
        assert_eq!(size(&file), Ok(768 * 4096));
        // Each colour in a scan of its own.
        let scan = in_parts.windows(4).position(|bytes| bytes == [0xff, 0xda, 0, 12]).expect("a scan");
        in_parts[scan + 4] = 1;
        assert_eq!(size(&in_parts), refused);
    }

    /// A picture with waves of many lengths in it, stored in one of the ways that there are.
    fn waves(width: u16, height: u16, how: impl FnOnce(&mut Encoder<&mut Vec<u8>>)) -> Vec<u8> {
        let mut rgb = Vec::new();
        for y in 0..usize::from(height) {
            for x in 0..usize::from(width) {
                rgb.extend([(x * 3 + y) % 256, (x * y / 7) % 256, (y * 5) % 256].map(|value| value as u8));
            }
        }
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, 90);
        how(&mut encoder);
        encoder.encode(&rgb, width, height, ColorType::Rgb).expect("a picture");
        file
    }

    #[test]
    fn a_picture_in_layers_or_without_colours_is_read_too() {
        let layered = waves(200, 100, |encoder| encoder.set_progressive(true));
        assert!(!is_in_one_scan(&layered));
        let photo = read(&layered).expect("a photo");
        assert_eq!((photo.width, photo.height), (200, 100));
        let mut grey = Vec::new();
        Encoder::new(&mut grey, 90).encode(&[200; 50 * 30], 50, 30, ColorType::Luma).expect("a picture");
        assert!(decode(&grey, (50, 30)).expect("a picture").rgb.iter().all(|value| value.abs_diff(200) < 3));
        assert_eq!(read(&grey).map(|photo| (photo.width, photo.height)), Ok((50, 30)));
    }

    #[test]
    fn any_bytes_are_read_without_a_panic() {
        let ways: [fn(&mut Encoder<&mut Vec<u8>>); 3] =
            [|_| {}, |encoder| encoder.set_restart_interval(2), |encoder| encoder.set_progressive(true)];
        let mut rng = reeve_rules::rng::Rng::new(11);
        for file in ways.map(|way| waves(48, 40, way)).into_iter().chain([halves(48, 40, Some(8))]) {
            for _ in 0..300 {
                let mut broken = file.clone();
                for _ in 0..4 {
                    let at = rng.below(broken.len());
                    broken[at] = rng.below(256) as u8;
                }
                let _ = read(&broken);
            }
        }
    }
}
