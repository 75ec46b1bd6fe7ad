//! A photo of a board as a phone sends it: decoded, turned the way it was held, made smaller, and written anew. So nothing is kept that a
//! camera wrote beside the picture (places, times, previews), and nothing is served that only looks like a picture.
//!
//! Cameras write JPEG, and phones turn what else they keep into it for a form that asks for it; no other kind is taken. What cameras write
//! is read row by row and made smaller on the way ([`sequential`]), so that a photo of fifty million pixels takes no more memory than a few of
//! its rows. What programs write in layers is in memory as a whole, with fewer pixels. How many are read, and how often one picture may be
//! gone over, is bounded before anything is decoded.

mod sequential;
mod smaller;

use std::io::Cursor;

use jpeg_encoder::{ColorType, Encoder};
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;

use crate::picture;
use crate::picture::PictureFault;
use reeve_limits as limits;
use reeve_rules::media::MediaRefusal;

use self::sequential::{DamagedJpeg, SequentialJpeg, head};
use self::smaller::{Pixels, Smaller};

/// A photo as it is kept: a JPEG.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Photo {
    /// Its width in pixels.
    pub width: i64,
    /// Its height in pixels.
    pub height: i64,
    /// The file.
    pub content: Vec<u8>,
}

/// The most scans of a picture that is sent in layers. Cameras write one, programs about ten.
const SCANS: usize = 20;

/// How good the picture is that is written, best first: the first that is small enough.
const QUALITIES: [u8; 4] = [80, 65, 50, 35];

/// The photo of a file.
///
/// Errors: another kind of file; one that is damaged; more pixels than are read.
pub fn read(file: &[u8]) -> Result<Photo, MediaRefusal> {
    let damaged = |DamagedJpeg| MediaRefusal::PhotoDamaged;
    let (size, sequential) = look(file)?;
    let to = smaller::fit(size, limits::PHOTO_SIDE);
    let small = match sequential {
        Some(jpeg) => {
            let side = side_for(size);
            let mut small = Smaller::new(jpeg.scaled(side), to);
            jpeg.rows(side, |row| small.take(row)).map_err(damaged)?;
            small
        }
        None => {
            let mut small = Smaller::new(size, to);
            decode(file, size)?.chunks_exact(3 * size.0).for_each(|row| small.take(row));
            small
        }
    };
    let small = small.done().ok_or(MediaRefusal::PhotoDamaged)?;
    written(&turned(small, orientation(file)))
}

/// Of each eight pixels of a camera's picture as few are worked out as leave enough for the size in which it is kept.
fn side_for((width, height): (usize, usize)) -> usize {
    let longer = width.max(height);
    [1, 2, 4].into_iter().find(|side| longer * side / 8 >= limits::PHOTO_SIDE).unwrap_or(8)
}

/// The size of a JPEG that is whole, looked at by its structure alone, and what reads it where it is stored as cameras do.
fn look(file: &[u8]) -> Result<((usize, usize), Option<SequentialJpeg<'_>>), MediaRefusal> {
    if !file.starts_with(b"\xff\xd8\xff") {
        return Err(MediaRefusal::NotJpeg);
    }
    let (width, height) = match picture::read(file) {
        Ok(picture) => (picture.width, picture.height),
        // Larger than a logo may be.
        Err(PictureFault::TooLarge { width, height }) => (width, height),
        Err(_) => return Err(MediaRefusal::PhotoDamaged),
    };
    let sequential = SequentialJpeg::open(file).map_err(|DamagedJpeg| MediaRefusal::PhotoDamaged)?;
    let (wide, high) = (width.unsigned_abs(), height.unsigned_abs());
    let most = if sequential.is_some() { limits::PHOTO_PIXELS } else { limits::LAYERED_PHOTO_PIXELS };
    if wide.saturating_mul(high) > most {
        return Err(MediaRefusal::PhotoTooLarge { width: wide, height: high, most });
    }
    let as_size = |side: i64| usize::try_from(side).map_err(|_| MediaRefusal::PhotoDamaged);
    let size = (as_size(width)?, as_size(height)?);
    // Each has its own eyes; they must have seen the same picture.
    if sequential.as_ref().is_some_and(|jpeg| jpeg.size != size) {
        return Err(MediaRefusal::PhotoDamaged);
    }
    Ok((size, sequential))
}

/// The whole picture, where it is stored in layers or in another way that no camera writes.
fn decode(file: &[u8], (width, height): (usize, usize)) -> Result<Vec<u8>, MediaRefusal> {
    let options = DecoderOptions::default()
        .set_max_width(width)
        .set_max_height(height)
        .jpeg_set_max_scans(SCANS)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(Cursor::new(file), options);
    let damaged = |_| MediaRefusal::PhotoDamaged;
    decoder.decode_headers().map_err(damaged)?;
    let seen = decoder.info().map(|info| (usize::from(info.width), usize::from(info.height)));
    if seen != Some((width, height)) || decoder.output_buffer_size() != Some(3 * width * height) {
        return Err(MediaRefusal::PhotoDamaged);
    }
    let rgb = decoder.decode().map_err(damaged)?;
    if rgb.len() == 3 * width * height { Ok(rgb) } else { Err(MediaRefusal::PhotoDamaged) }
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
    let mut found = head(file).filter(|piece| piece.marker == 0xe1 && piece.segment.starts_with(b"Exif\0\0"));
    found.next().and_then(|piece| piece.segment.get(6..))
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
    use jpeg_encoder::SamplingFactor;

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
        let ((width, height), _) = look(&photo.content).expect("a picture");
        Pixels { width, height, rgb: decode(&photo.content, (width, height)).expect("a picture") }
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
        let size = |file: &[u8]| look(file).map(|((width, height), _)| width * height);
        assert_eq!(size(&file), Ok(4096 * 4096), "within the limit of a camera's");
        file[frame + 1] = 0xc2;
        let most = limits::LAYERED_PHOTO_PIXELS;
        assert_eq!(size(&file), Err(MediaRefusal::PhotoTooLarge { width: 4096, height: 4096, most }));
        file[frame + 5] = 0x03;
        assert_eq!(size(&file), Ok(768 * 4096));
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

    fn by_rows(file: &[u8], side: usize) -> Pixels {
        let jpeg = SequentialJpeg::open(file).expect("a picture").expect("as cameras store it");
        let (width, height) = jpeg.scaled(side);
        let mut rgb = Vec::new();
        jpeg.rows(side, |row| rgb.extend_from_slice(row)).expect("a picture");
        assert_eq!(rgb.len(), 3 * width * height);
        Pixels { width, height, rgb }
    }

    /// How far two pictures are apart at most, and in the mean.
    fn apart(one: &[u8], other: &[u8]) -> (u8, f64) {
        assert_eq!(one.len(), other.len());
        let all = one.iter().zip(other).map(|(one, other)| one.abs_diff(*other));
        let sum: u64 = all.clone().map(u64::from).sum();
        (all.max().unwrap_or(0), sum as f64 / one.len() as f64)
    }

    #[test]
    fn what_is_read_by_rows_is_what_another_decoder_sees() {
        // Sizes that end within a block; colours as fine as the brightness, or half as fine in either way.
        let check = |size: (u16, u16), sampling: SamplingFactor, restart: Option<u16>, most: u8, mean: f64| {
            let file = waves(size.0, size.1, |encoder| {
                encoder.set_sampling_factor(sampling);
                if let Some(every) = restart {
                    encoder.set_restart_interval(every);
                }
            });
            let size = (usize::from(size.0), usize::from(size.1));
            let seen = apart(&by_rows(&file, 8).rgb, &decode(&file, size).expect("a picture"));
            assert!(seen.0 <= most && seen.1 <= mean, "{size:?} {sampling:?} {restart:?}: {seen:?}");
        };
        check((61, 43), SamplingFactor::F_1_1, None, 4, 1.0);
        check((64, 48), SamplingFactor::F_1_1, Some(3), 4, 1.0);
        // The other smoothes colours that are half as fine, so single pixels differ and the picture does not.
        check((61, 43), SamplingFactor::F_2_2, None, 255, 14.0);
        check((77, 50), SamplingFactor::F_2_1, Some(5), 255, 14.0);
        check((33, 65), SamplingFactor::F_1_2, None, 255, 14.0);
    }

    #[test]
    fn a_picture_read_smaller_is_the_mean_of_the_whole_one() {
        let file = waves(128, 96, |encoder| encoder.set_sampling_factor(SamplingFactor::F_1_1));
        let whole = by_rows(&file, 8);
        for side in [1, 2, 4] {
            let read = by_rows(&file, side);
            assert_eq!((read.width, read.height), (16 * side, 12 * side));
            let mut small = Smaller::new((128, 96), (16 * side, 12 * side));
            whole.rgb.chunks_exact(3 * 128).for_each(|row| small.take(row));
            let seen = apart(&read.rgb, &small.done().expect("all rows").rgb);
            assert!(seen.1 < 12.0, "{side} of 8: {seen:?}");
        }
    }

    #[test]
    fn a_picture_in_layers_or_without_colours_is_read_too() {
        let layered = waves(200, 100, |encoder| encoder.set_progressive(true));
        assert!(SequentialJpeg::open(&layered).expect("a picture").is_none());
        let photo = read(&layered).expect("a photo");
        assert_eq!((photo.width, photo.height), (200, 100));
        let mut grey = Vec::new();
        Encoder::new(&mut grey, 90).encode(&[200; 50 * 30], 50, 30, ColorType::Luma).expect("a picture");
        assert!(by_rows(&grey, 8).rgb.iter().all(|value| value.abs_diff(200) < 3));
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
