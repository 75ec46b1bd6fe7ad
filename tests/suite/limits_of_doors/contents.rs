//! What is sent to the doors that take a file: lists, pictures and archives, honest ones and bad ones, each kind at its own
//! limit.

use std::sync::LazyLock;

use reeve_files::archive::ArchiveKind;
use reeve_files::archive::read::Limits;
use reeve_http::route::FormSize;
use reeve_limits as limits;
use reeve_web::routes;
use serde_json::{Map, Value as Json};

use jpeg_encoder::{Encoder, ImageBuffer, JpegColorType, SamplingFactor};

use crate::archive::forged;
use crate::hostile::doors::Door;

/// A file, and what is bad about it.
pub type Content = (String, Vec<u8>);

/// How large a form of this door may be.
pub fn size_of(door: &Door) -> FormSize {
    let is_it = |method: &str, path: &str| method == door.method && path == door.pattern;
    routes::all().iter().find(|route| is_it(route.method.as_str(), route.path)).expect("its route").form
}

/// Texts of a size that are bad in different ways.
pub fn texts_of(size: usize) -> Vec<(&'static str, Vec<u8>)> {
    let of = |head: &str, line: &[u8]| {
        let mut file = head.as_bytes().to_vec();
        file.extend(line.iter().cycle().take(size.saturating_sub(file.len())));
        file
    };
    vec![
        ("equal names", of("player\n", b"Kim\n")),
        ("one line", of("player\n", b"x")),
        ("commas", of("player", b",")),
        ("quotes", of("player\n", b"\"\"")),
        ("an open quote", of("player\n\"", b"a,\n")),
        ("no text", of("", b"\xFF\n")),
        ("empty lines", of("round,table,position,player\n", b",,,\n")),
        // Without carriage returns: at each of them the reader of forms in parts looks for the end of the part, which costs
        // a test build as much as fifty ordinary answers.
        ("no lines", of("round,table,position,player", b"\n")),
        ("zero bytes", of("player\n", b"\0")),
        ("remarks", of("", b"# a remark\n")),
    ]
}

/// A list as people have them, of a quarter of what a file may be: beside it a file at its limit is measured.
pub fn honest_list() -> String {
    let line = |n: usize| format!("Player number {n:05} of the list,Settlers of {:03}\n", n % 500);
    let lines: String = (0..4_800).map(line).collect();
    assert!(lines.len() > limits::SCHEDULE_FILE.bytes / 5);
    format!("player,club\n{lines}")
}

/// The same as programs that sell tickets write it: with an answer to each question beside.
fn honest_export() -> String {
    let answers = ",An answer in words".repeat(55);
    let questions: String = (0..55).map(|n| format!(",Question {n}")).collect();
    let lines: String = (0..4_800).map(|n| format!("Player number {n:05} of the list{answers}\n")).collect();
    assert!(lines.len() > limits::PLAYERS_FILE.bytes / 5);
    format!("player{questions}\n{lines}")
}

/// A picture of so many pixels with something in every part of it, which is never whole in memory here.
struct Scenery {
    width: u16,
    height: u16,
    /// Values around the middle, three beside each other alike.
    noise: Vec<u8>,
}

impl Scenery {
    fn of((width, height): (u16, u16)) -> Scenery {
        let mut seed = 1_u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            96 + seed.to_be_bytes()[0] / 4
        };
        let noise = (0..40_000).flat_map(|_| [next(); 3]).collect();
        Scenery { width, height, noise }
    }
}

impl ImageBuffer for Scenery {
    fn get_jpeg_color_type(&self) -> JpegColorType {
        JpegColorType::Ycbcr
    }

    fn width(&self) -> u16 {
        self.width
    }

    fn height(&self) -> u16 {
        self.height
    }

    fn fill_buffers(&self, y: u16, buffers: &mut [Vec<u8>; 4]) {
        for (colour, buffer) in buffers.iter_mut().take(3).enumerate() {
            // Elsewhere in it for each row and colour, so that no block is like the next.
            let from = (usize::from(y / 3) * 997 + colour * 313) % (self.noise.len() - usize::from(self.width));
            buffer.extend_from_slice(&self.noise[from..from + usize::from(self.width)]);
        }
    }
}

/// A JPEG of such a picture that is no larger than a photo may be. Which quality that takes is tried with a strip of it.
fn jpeg((width, height): (u16, u16), sampling: SamplingFactor, layered: bool) -> Vec<u8> {
    let encoded = |height: u16, quality: u8| {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, quality);
        encoder.set_sampling_factor(sampling);
        encoder.set_progressive(layered);
        encoder.encode_image(Scenery::of((width, height))).expect("a picture");
        file
    };
    // Some more than a twentieth, so that what is left over is room.
    let strip = height / 19;
    let fits = |quality: &u8| encoded(strip, *quality).len() * 20 <= limits::PHOTO_BYTES;
    let quality = [60, 30, 12, 4].into_iter().find(fits).expect("a picture that is small enough");
    let file = encoded(height, quality);
    assert!(file.len() <= limits::PHOTO_BYTES, "{} bytes of {width} × {height}", file.len());
    file
}

/// A file with bytes behind its end, up to a size.
fn filled_up(mut file: Vec<u8>, size: usize) -> Vec<u8> {
    file.resize(size.max(file.len()), 0);
    file
}

fn pixels((width, height): (u16, u16)) -> u64 {
    u64::from(width) * u64::from(height)
}

/// The largest photo of a phone that is read, and the largest in layers.
const LARGEST: (u16, u16) = (5_712, 4_284);
const LARGEST_LAYERED: (u16, u16) = (3_264, 2_448);

/// Made once for all doors.
static PHOTOS: LazyLock<Vec<Content>> = LazyLock::new(photos);

fn photos() -> Vec<Content> {
    assert!((limits::PHOTO_PIXELS - 100_000..=limits::PHOTO_PIXELS).contains(&pixels(LARGEST)));
    assert!((limits::LAYERED_PHOTO_PIXELS - 100_000..=limits::LAYERED_PHOTO_PIXELS).contains(&pixels(LARGEST_LAYERED)));
    let most = limits::PHOTO_BYTES;
    let large = jpeg(LARGEST, SamplingFactor::F_2_2, false);
    let layered = jpeg(LARGEST_LAYERED, SamplingFactor::F_1_1, true);
    let mut larger = jpeg((64, 48), SamplingFactor::F_1_1, false);
    let frame = larger.windows(2).position(|bytes| bytes == [0xff, 0xc0]).expect("a frame");
    larger[frame + 5..frame + 9].copy_from_slice(&[0x10, 0xc0, 0x16, 0x60]);
    vec![
        ("a photo".to_owned(), filled_up(large.clone(), most)),
        ("a photo in layers".to_owned(), filled_up(layered, most)),
        ("a photo, and a byte".to_owned(), filled_up(large, most + 1)),
        ("a photo that says it is larger".to_owned(), filled_up(larger, most)),
        ("the beginning of a photo".to_owned(), filled_up(b"\xff\xd8\xff\xe0".to_vec(), most)),
    ]
}

/// Logos are looked at piece by piece, so these have as many pieces as there is room for.
fn logos() -> Vec<Content> {
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x40\0\0\0\x40\x08\x02\0\0\0\0\0\0\0".to_vec();
    while png.len() + 24 < limits::LOGO_BYTES {
        png.extend(b"\0\0\0\0IDAT\0\0\0\0");
    }
    png.extend(b"\0\0\0\0IEND\0\0\0\0");
    let of = |line: &[u8]| [b"\xff\xd8\xff".to_vec(), line.repeat(limits::LOGO_BYTES / line.len() - 1)].concat();
    let sizes = |(what, file): (&str, Vec<u8>)| {
        [0, 1].map(|more| (format!("{what}, and {more}"), filled_up(file.clone(), limits::LOGO_BYTES + more)))
    };
    let kinds = [("a picture of many parts", png), ("empty segments", of(b"\xff\xe1\0\x02")), ("filling", of(b"\xff"))];
    kinds.into_iter().flat_map(sizes).collect()
}

/// The archive with so many more lines of its log that it unpacks to a size.
fn swollen(archive: &[u8], size: usize) -> Vec<u8> {
    forged(archive, ArchiveKind::Tournament, "data/audit.json", |text| {
        let mut lines: Vec<&str> = text.lines().collect();
        let end = lines.pop().expect("an end");
        let last = lines.last().expect("a line").trim_end_matches(',');
        let mut row: Map<String, Json> = serde_json::from_str(last).expect("a row");
        let mut number = lines.len();
        let mut swollen = lines.join("\n");
        while swollen.len() < size {
            if let Some(id) = row.get_mut("id") {
                *id = Json::from(number);
            }
            number += 1;
            swollen += ",\n";
            swollen += &Json::Object(row.clone()).to_string();
        }
        format!("{swollen}\n{end}\n")
    })
}

fn archives(archive: &[u8], body_limit: usize) -> Vec<Content> {
    let unpacked = Limits::SENT.total as usize;
    // The form itself takes some hundred bytes.
    let room = body_limit - 2_000;
    let mut all = vec![
        ("an archive that unpacks to much".to_owned(), swollen(archive, unpacked - 1_000_000)),
        ("an archive that unpacks to too much".to_owned(), swollen(archive, unpacked + 1)),
        ("an archive with bytes in front".to_owned(), [vec![0; room - archive.len()], archive.to_vec()].concat()),
        ("an archive with bytes behind".to_owned(), filled_up(archive.to_vec(), room)),
    ];
    for size in [room, body_limit + 1] {
        let begin = [b"PK\x03\x04".repeat(size / 4), vec![0; size % 4]].concat();
        all.push((format!("{size} of beginnings"), begin));
        all.push((format!("{size} of zero bytes"), vec![0; size]));
    }
    all
}

/// Workbooks that unpack to as much as is read, and beyond.
fn workbooks() -> Vec<Content> {
    let row = "<table-row><table-cell><p>Ada</p></table-cell></table-row>";
    let begin = format!("<d><spreadsheet><table name=\"x\">{row}");
    let empty = "<table-row><table-cell/></table-row>";
    let all = [
        (
            "a sheet of empty rows".to_owned(),
            format!("{begin}{}", empty.repeat(limits::WORKBOOK_UNPACKED / empty.len())),
        ),
        (
            "a cell without end".to_owned(),
            format!("{begin}<table-row><table-cell><p>{}", "x".repeat(limits::WORKBOOK_UNPACKED)),
        ),
        (
            "a row that is there a million times".to_owned(),
            format!(
                "{begin}<table-row number-rows-repeated=\"1000000\"><table-cell number-columns-repeated=\"200\"><p>{}</p></table-cell></table-row></table></spreadsheet></d>",
                "x".repeat(2_000)
            ),
        ),
    ];
    let zipped = |content: &str| {
        let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        let options = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
        zip.start_file("content.xml", options).expect("a part");
        std::io::Write::write_all(&mut zip, content.as_bytes()).expect("a part");
        zip.finish().expect("a zip file").into_inner()
    };
    all.into_iter().map(|(what, content)| (what, zipped(&content))).collect()
}

/// The files that are bad for a door: at the limit of its kind, and above.
pub fn bad(door: &Door, archive: &[u8], body_limit: usize) -> Vec<Content> {
    let texts = |most: usize| -> Vec<Content> {
        let sizes = [most, most + 1].into_iter();
        let of = |size: usize| texts_of(size).into_iter().map(move |(what, file)| (format!("{size} of {what}"), file));
        sizes.flat_map(of).collect()
    };
    match size_of(door) {
        FormSize::Photo => PHOTOS.clone(),
        FormSize::Picture => logos(),
        FormSize::Archive => archives(archive, body_limit),
        FormSize::File(list) => texts(list.bytes),
        FormSize::Players => [texts(limits::PLAYERS_FILE.bytes), workbooks()].concat(),
        // What is read as text has a form's room.
        FormSize::Long => texts(limits::LONG_FORM_BYTES - 4_000),
        FormSize::Ordinary => texts(limits::FORM_BYTES - 4_000),
    }
}

/// The file that somebody sends who means no harm: of a quarter of the size.
pub fn honest(door: &Door, archive: &[u8]) -> Vec<u8> {
    match size_of(door) {
        FormSize::Photo => jpeg((4_096, 3_072), SamplingFactor::F_2_2, false),
        FormSize::Picture => jpeg((256, 192), SamplingFactor::F_2_2, false),
        FormSize::Archive => swollen(archive, Limits::SENT.total as usize / 4),
        FormSize::Players => honest_export().into_bytes(),
        _ => honest_list().into_bytes(),
    }
}
