//! The picture that chats show beside the address of a champion's page: a PNG, with letters of our own face.
//!
//! A line with a letter that the face lacks is left out, so that no name becomes a row of boxes; the page's title says it then.

use std::borrow::Cow;

use ab_glyph::{Font, FontRef, PxScale, ScaleFont, point};
use ab_glyph_rasterizer::Rasterizer;
use thiserror::Error;

/// Zilla Slab 700 as the headings have it, with the letters of both files of `static/fonts`.
const FACE: &[u8] = include_bytes!("zilla-slab-700.ttf");

/// As wide and as high as chats show it, in dots.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;

const PAPER: [u8; 3] = [0xf7, 0xf8, 0xf4];
const INK: [u8; 3] = [0x14, 0x20, 0x1f];
const GREY: [u8; 3] = [0x41, 0x50, 0x4e];
const ACCENT: [u8; 3] = [0x0a, 0x4a, 0x5e];

/// Sizes that the large line is tried in, the largest first, and the room that it has.
const SIZES: [f32; 10] = [124.0, 108.0, 94.0, 80.0, 68.0, 58.0, 50.0, 42.0, 36.0, 30.0];
const ROOM: (f32, f32) = (1060.0, 220.0);

/// What is said on the picture. A line that is empty is left out.
#[derive(Debug, Clone, Default)]
pub struct SharePicture {
    /// Above the name: `Champion`.
    pub title: String,
    pub name: String,
    /// How the final ended.
    pub result: String,
    pub tournament: String,
    pub where_when: String,
}

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum SharePictureFault {
    #[error("the face of the picture can't be read")]
    Face,
    #[error("the picture can't be packed: {0}")]
    Packing(#[from] png::EncodingError),
}

impl SharePicture {
    /// The picture as a PNG. Where the face lacks a letter of the name, the tournament stands in its place.
    pub fn png(&self) -> Result<Vec<u8>, SharePictureFault> {
        let face = Face(FontRef::try_from_slice(FACE).map_err(|_| SharePictureFault::Face)?);
        let mut canvas = Canvas::new();
        canvas.ornament();
        let known = |text: &str| Some(shown(text).into_owned()).filter(|text| face.has(text));
        let [title, name, result, tournament, place] =
            [&self.title, &self.name, &self.result, &self.tournament, &self.where_when].map(|text| known(text));
        let names_player = name.is_some();
        if let Some(title) = title {
            canvas.line(&face, &title, (46.0, ACCENT), 250.0);
        }
        if let Some(large) = name.or_else(|| tournament.clone()) {
            canvas.large(&face, &large);
        }
        if names_player {
            if let Some(result) = result {
                canvas.line(&face, &result, (32.0, GREY), 498.0);
            }
            if let Some(tournament) = tournament {
                canvas.line(&face, &tournament, (38.0, INK), 546.0);
            }
        }
        if let Some(place) = place {
            canvas.line(&face, &place, (28.0, GREY), 588.0);
        }
        Ok(canvas.packed()?)
    }
}

/// A text without the marks around names.
fn shown(text: &str) -> Cow<'_, str> {
    match text.contains(['\u{2068}', '\u{2069}']) {
        true => Cow::Owned(text.replace(['\u{2068}', '\u{2069}'], "")),
        false => Cow::Borrowed(text),
    }
}

struct Face(FontRef<'static>);

impl Face {
    /// Whether a text can be written.
    fn has(&self, text: &str) -> bool {
        !text.trim().is_empty() && text.chars().all(|c| c == ' ' || self.0.glyph_id(c).0 != 0)
    }

    fn width(&self, text: &str, size: f32) -> f32 {
        let font = self.0.as_scaled(PxScale::from(size));
        text.chars().map(|c| font.h_advance(self.0.glyph_id(c))).sum()
    }

    /// The lines of a text that are at most so wide. A word that is wider goes on in the next.
    fn lines(&self, text: &str, size: f32, width: f32) -> Vec<String> {
        let fits = |line: &str| self.width(line, size) <= width;
        let mut lines: Vec<String> = Vec::new();
        let mut line = String::new();
        for word in text.split_whitespace() {
            let joined = format!("{line} {word}");
            if !line.is_empty() && fits(&joined) {
                line = joined;
                continue;
            }
            lines.extend(Some(std::mem::take(&mut line)).filter(|line| !line.is_empty()));
            for c in word.chars() {
                line.push(c);
                if !fits(&line) && line.pop().is_some() {
                    lines.push(std::mem::replace(&mut line, c.to_string()));
                }
            }
        }
        lines.push(line);
        lines
    }
}

struct Canvas {
    dots: Vec<u8>,
}

impl Canvas {
    fn new() -> Canvas {
        Canvas { dots: PAPER.repeat((WIDTH * HEIGHT) as usize) }
    }

    /// Lays a colour over a dot, as thick as `cover` says.
    fn lay(&mut self, (x, y): (i64, i64), cover: f32, colour: [u8; 3]) {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { return };
        if x >= WIDTH || y >= HEIGHT {
            return;
        }
        let at = ((y * WIDTH + x) * 3) as usize;
        let Some(dot) = self.dots.get_mut(at..at + 3) else { return };
        let cover = cover.clamp(0.0, 1.0);
        for (old, new) in dot.iter_mut().zip(colour) {
            *old = (f32::from(*old) * (1.0 - cover) + f32::from(new) * cover).round() as u8;
        }
    }

    fn block(&mut self, (x, y): (u32, u32), (width, height): (u32, u32), colour: [u8; 3]) {
        for row in y..y + height {
            for column in x..x + width {
                self.lay((column.into(), row.into()), 1.0, colour);
            }
        }
    }

    /// A shape of straight sides, whose corners lie in a square of `side` dots at `(x, y)`.
    fn shape(&mut self, corners: &[(f32, f32)], (x, y, side): (i64, i64, usize), colour: [u8; 3]) {
        let mut raster = Rasterizer::new(side, side);
        let next = corners.iter().cycle().skip(1);
        for (from, to) in corners.iter().zip(next) {
            raster.draw_line(ab_glyph_rasterizer::point(from.0, from.1), ab_glyph_rasterizer::point(to.0, to.1));
        }
        raster.for_each_pixel_2d(|column, row, cover| {
            self.lay((x + i64::from(column), y + i64::from(row)), cover, colour);
        });
    }

    /// A frame, and the hexagon with its star as pages show it beside a champion.
    fn ornament(&mut self) {
        self.block((0, 0), (WIDTH, 16), ACCENT);
        self.block((0, HEIGHT - 8), (WIDTH, 8), ACCENT);
        let scaled = |corners: &[(f32, f32)]| corners.iter().map(|(x, y)| (x * 2.2, y * 2.2)).collect::<Vec<_>>();
        let at = (i64::from(WIDTH) / 2 - 66, 40, 152);
        self.shape(
            &scaled(&[(30.0, 0.0), (60.0, 17.0), (60.0, 51.0), (30.0, 68.0), (0.0, 51.0), (0.0, 17.0)]),
            at,
            ACCENT,
        );
        let star = [
            (30.0, 16.0),
            (35.2, 27.6),
            (47.8, 28.9),
            (38.4, 37.4),
            (41.0, 49.8),
            (30.0, 43.4),
            (19.0, 49.8),
            (21.6, 37.4),
            (12.2, 28.9),
            (24.8, 27.6),
        ];
        self.shape(&scaled(&star), at, PAPER);
    }

    /// A line in the middle, which shrinks where it is too wide. `base`: where its letters stand.
    fn line(&mut self, face: &Face, text: &str, (size, colour): (f32, [u8; 3]), base: f32) {
        let size = size.min(size * ROOM.0 / face.width(text, size).max(1.0)).max(12.0);
        let left = (WIDTH as f32 - face.width(text, size)) / 2.0;
        self.write(face, text, (size, colour), (left, base));
    }

    /// The name, as large as there is room for it.
    fn large(&mut self, face: &Face, text: &str) {
        let fits = |size: &f32| face.lines(text, *size, ROOM.0).len() as f32 * size * 1.05 <= ROOM.1;
        let size = SIZES.into_iter().find(fits).unwrap_or(SIZES[SIZES.len() - 1]);
        let lines = face.lines(text, size, ROOM.0);
        let height = lines.len() as f32 * size * 1.05;
        let top = 264.0 + (ROOM.1 - height) / 2.0;
        for (at, line) in lines.iter().enumerate() {
            let left = (WIDTH as f32 - face.width(line, size)) / 2.0;
            self.write(face, line, (size, INK), (left, top + size * 0.82 + at as f32 * size * 1.05));
        }
    }

    fn write(&mut self, face: &Face, text: &str, (size, colour): (f32, [u8; 3]), (mut x, base): (f32, f32)) {
        let scale = PxScale::from(size);
        let font = face.0.as_scaled(scale);
        for c in text.chars() {
            let id = face.0.glyph_id(c);
            if let Some(outline) = face.0.outline_glyph(id.with_scale_and_position(scale, point(x, base))) {
                let bounds = outline.px_bounds();
                let (left, top) = (bounds.min.x as i64, bounds.min.y as i64);
                outline.draw(|column, row, cover| {
                    self.lay((left + i64::from(column), top + i64::from(row)), cover, colour);
                });
            }
            x += font.h_advance(id);
        }
    }

    fn packed(&self) -> Result<Vec<u8>, png::EncodingError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, WIDTH, HEIGHT);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.dots)?;
        writer.finish()?;
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str, tournament: &str) -> SharePicture {
        SharePicture {
            title: "Champion".to_owned(),
            name: name.to_owned(),
            result: "Won the final with 10 VP.".to_owned(),
            tournament: tournament.to_owned(),
            where_when: "\u{2068}Leipzig\u{2069}, 21 November 2026".to_owned(),
        }
    }

    fn dots(picture: &SharePicture) -> Vec<u8> {
        let file = picture.png().expect("a picture");
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a PNG");
        let mut dots = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut dots).expect("its dots");
        assert_eq!((info.width, info.height), (WIDTH, HEIGHT));
        dots
    }

    #[test]
    fn a_name_in_letters_that_the_face_lacks_leaves_its_place_to_the_tournament() {
        let without = dots(&of("", "Autumn Cup"));
        for lacking in ["山田太郎", "Анна", "Nguyễn Văn An", "Ana 🏆"] {
            assert!(dots(&of(lacking, "Autumn Cup")) == without, "{lacking}");
        }
        for known in ["Zoë Łukasz", "Şükrü Ğül", "O’Neill"] {
            assert!(dots(&of(known, "Autumn Cup")) != without, "{known}");
        }
        // Neither can be written: the ornament and the place alone, and no box.
        assert!(dots(&of("山田", "東京")) == dots(&of("", "")));
    }

    #[test]
    fn the_longest_name_stays_within_its_room() {
        let face = Face(FontRef::try_from_slice(FACE).expect("a face"));
        for name in ["Maximiliane “die Große” ".repeat(9), "W".repeat(200), "Bo".to_owned()] {
            let name: String = name.chars().take(200).collect();
            let fits = |size: &&f32| face.lines(&name, **size, ROOM.0).len() as f32 * **size * 1.05 <= ROOM.1;
            let size = *SIZES.iter().find(fits).unwrap_or_else(|| panic!("{name} has no size"));
            let lines = face.lines(&name, size, ROOM.0);
            assert!(lines.iter().all(|line| face.width(line, size) <= ROOM.0), "{lines:?}");
            assert_eq!(lines.concat().replace(' ', ""), name.replace(' ', ""), "nothing is lost");
        }
    }
}
