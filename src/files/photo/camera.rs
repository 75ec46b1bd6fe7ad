//! A JPEG as cameras write it (all colours in one scan, Huffman's codes), read row by row and smaller on the way: of each
//! block of eight by eight pixels as many are worked out as are wanted. So a picture of fifty million pixels takes no more
//! memory than a few of its rows.
//!
//! No library that is kept well does this: zune-jpeg decodes a picture whole, with three bytes a pixel; jpeg-decoder makes it smaller
//! on the way, but hands what it has read to other threads by a queue without an end, which holds the whole picture where these have to
//! wait; those that read row by row are weeks old, or not free for all. The tests compare this with zune-jpeg.
//!
//! The words are those of the standard (ITU-T T.81): a frame has components, a component blocks, and blocks that stand
//! together are a unit (MCU).

use std::f32::consts::{FRAC_1_SQRT_2, PI};

/// The picture breaks off, or is not made as its head says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Damaged;

type Result<T> = std::result::Result<T, Damaged>;

/// The most pixels of a side of a block.
const SIDE: usize = 8;
const BLOCK: usize = SIDE * SIDE;
/// The start of a scan.
const SCAN: u8 = 0xda;

/// Where each number of a block stands in it, in the order in which they are stored.
const ZIGZAG: [usize; BLOCK] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54,
    47, 55, 62, 63,
];

/// A piece of the head of a file.
pub(super) struct HeadPiece<'f> {
    /// Its kind.
    pub(super) marker: u8,
    /// What it says.
    pub(super) segment: &'f [u8],
    /// What stands behind it in the file.
    pub(super) behind: &'f [u8],
}

/// What stands before the picture begins, piece by piece; the last is the start of the first scan.
pub(super) fn head(file: &[u8]) -> impl Iterator<Item = HeadPiece<'_>> {
    let mut rest = file.get(2..).unwrap_or_default();
    std::iter::from_fn(move || {
        while rest.starts_with(&[0xff, 0xff]) {
            rest = rest.get(1..)?;
        }
        let [0xff, marker, high, low, ..] = rest else { return None };
        let length = usize::from(u16::from_be_bytes([*high, *low]));
        let segment = rest.get(4..2 + length)?;
        let behind = rest.get(2 + length..)?;
        rest = if *marker == SCAN { &[] } else { behind };
        Some(HeadPiece { marker: *marker, segment, behind })
    })
}

/// A table of codes: for every sixteen bits how long the code is with which they begin, and what it stands for.
struct HuffmanCodes(Vec<(u8, u8)>);

impl HuffmanCodes {
    fn new(counts: &[u8], symbols: &[u8]) -> Result<HuffmanCodes> {
        let mut table = Vec::with_capacity(1 << 16);
        let mut symbols = symbols.iter();
        for (length, count) in (1_u8..).zip(counts) {
            for _ in 0..*count {
                let symbol = symbols.next().ok_or(Damaged)?;
                let end = table.len() + (1 << (16 - length));
                if end > 1 << 16 {
                    return Err(Damaged);
                }
                table.resize(end, (length, *symbol));
            }
        }
        // What no code begins with.
        table.resize(1 << 16, (0, 0));
        Ok(HuffmanCodes(table))
    }
}

/// The most tables of codes that a picture brings: four of each kind have a number, and each takes some work.
const CODES: usize = 16;

/// The tables in front of the picture, by their numbers.
#[derive(Default)]
struct ScanTables {
    quantities: [Option<[f32; BLOCK]>; 4],
    means: [Option<HuffmanCodes>; 4],
    details: [Option<HuffmanCodes>; 4],
    /// How many tables of codes there were.
    codes: usize,
}

impl ScanTables {
    fn take_quantities(&mut self, mut rest: &[u8]) -> Result<()> {
        while let Some((head, behind)) = rest.split_first() {
            let wide = usize::from(head >> 4) + 1;
            let (numbers, behind) = behind.split_at_checked(BLOCK * wide).filter(|_| wide <= 2).ok_or(Damaged)?;
            let mut table = [0.0; BLOCK];
            for (at, number) in ZIGZAG.iter().zip(numbers.chunks_exact(wide)) {
                table[*at] = number.iter().fold(0.0, |value, byte| value * 256.0 + f32::from(*byte));
            }
            *self.quantities.get_mut(usize::from(head & 15)).ok_or(Damaged)? = Some(table);
            rest = behind;
        }
        Ok(())
    }

    fn take_codes(&mut self, mut rest: &[u8]) -> Result<()> {
        while let Some((head, behind)) = rest.split_first() {
            self.codes += 1;
            let (counts, behind) = behind.split_at_checked(16).filter(|_| self.codes <= CODES).ok_or(Damaged)?;
            let count = counts.iter().map(|count| usize::from(*count)).sum();
            let (symbols, behind) = behind.split_at_checked(count).ok_or(Damaged)?;
            let tables = match head >> 4 {
                0 => &mut self.means,
                1 => &mut self.details,
                _ => return Err(Damaged),
            };
            *tables.get_mut(usize::from(head & 15)).ok_or(Damaged)? = Some(HuffmanCodes::new(counts, symbols)?);
            rest = behind;
        }
        Ok(())
    }
}

/// A colour of the picture.
#[derive(Clone, Copy)]
struct Component {
    name: u8,
    /// Its blocks in a unit, beside and above each other.
    across: usize,
    down: usize,
    quantities: usize,
    means: usize,
    details: usize,
}

/// A picture that can be read row by row.
pub(super) struct Camera<'f> {
    /// Its size in pixels.
    pub(super) size: (usize, usize),
    components: Vec<Component>,
    tables: ScanTables,
    /// After so many units the picture begins anew; 0: never.
    restart: usize,
    /// Whether the colours are red, green and blue, and not brightness and two differences.
    is_rgb: bool,
    scan: &'f [u8],
}

impl<'f> Camera<'f> {
    /// Reads what stands before the picture. None: it is stored in another way than this reads, in layers for one.
    ///
    /// Error: it is damaged.
    pub(super) fn open(file: &'f [u8]) -> Result<Option<Camera<'f>>> {
        let mut tables = ScanTables::default();
        let (mut restart, mut transform) = (0, None);
        let mut frame: Option<((usize, usize), Vec<Component>)> = None;
        for HeadPiece { marker, segment, behind } in head(file) {
            match marker {
                0xdb => tables.take_quantities(segment)?,
                0xc4 => tables.take_codes(segment)?,
                0xc0 | 0xc1 => match read_frame(segment)? {
                    Some(read) if frame.is_none() => frame = Some(read),
                    Some(_) => return Err(Damaged),
                    None => return Ok(None),
                },
                0xc2..=0xcf => return Ok(None),
                0xdd => restart = usize::from(two(segment, 0)?),
                0xee if segment.starts_with(b"Adobe") => transform = segment.get(11).copied(),
                SCAN => {
                    let (size, mut components) = frame.ok_or(Damaged)?;
                    if !take_scan(segment, &mut components)? {
                        return Ok(None);
                    }
                    let is_rgb = transform == Some(0);
                    return Ok(Some(Camera { size, components, tables, restart, is_rgb, scan: behind }));
                }
                _ => {}
            }
        }
        Err(Damaged)
    }

    /// The size of the picture where `side` pixels of each eight are worked out.
    pub(super) fn scaled(&self, side: usize) -> (usize, usize) {
        let scaled = |length: usize| (length * side).div_ceil(SIDE);
        (scaled(self.size.0), scaled(self.size.1))
    }

    /// Reads the picture with `side` pixels (1, 2, 4 or 8) in the place of each eight, and hands on each row, of three bytes
    /// a pixel.
    ///
    /// Error: it is damaged.
    pub(super) fn rows(&self, side: usize, mut take: impl FnMut(&[u8])) -> Result<()> {
        let (width, height) = self.scaled(side);
        let wide = self.components.iter().map(|one| one.across).max().ok_or(Damaged)?;
        let high = self.components.iter().map(|one| one.down).max().ok_or(Damaged)?;
        let units = (self.size.0.div_ceil(SIDE * wide), self.size.1.div_ceil(SIDE * high));
        let mut planes = Vec::new();
        for component in &self.components {
            planes.push(Plane::new(component, &self.tables, units.0, side)?);
        }
        let waves = waves(side);
        let mut bits = Bits::new(self.scan);
        let (mut left, mut rows) = (self.restart, 0);
        let mut row = vec![0; 3 * width];
        for _ in 0..units.1 {
            for unit in 0..units.0 {
                if self.restart > 0 && left == 0 {
                    bits.restart()?;
                    planes.iter_mut().for_each(|plane| plane.mean = 0);
                    left = self.restart;
                }
                left = left.saturating_sub(1);
                for plane in &mut planes {
                    plane.read_unit(&mut bits, unit, &waves)?;
                }
            }
            for line in 0..(high * side).min(height - rows) {
                self.mix(&planes, (wide, high), line, &mut row);
                take(&row);
            }
            rows = (rows + high * side).min(height);
        }
        Ok(())
    }

    /// A row of the picture out of the colours of a row of units.
    fn mix(&self, planes: &[Plane<'_>], (wide, high): (usize, usize), line: usize, row: &mut [u8]) {
        let lines: Vec<(&[u8], usize)> =
            planes.iter().map(|plane| (plane.line(line, high), plane.component.across)).collect();
        match lines[..] {
            [first, second, third] => {
                // Any of them may be coarser than the picture.
                let of = |(line, across): (&[u8], usize), x: usize| line[x * across / wide];
                for (x, pixel) in row.chunks_exact_mut(3).enumerate() {
                    let (first, second, third) = (of(first, x), of(second, x), of(third, x));
                    let colours = if self.is_rgb { [first, second, third] } else { rgb(first, second, third) };
                    pixel.copy_from_slice(&colours);
                }
            }
            [(only, ..), ..] => {
                for (pixel, value) in row.chunks_exact_mut(3).zip(only) {
                    pixel.fill(*value);
                }
            }
            [] => {}
        }
    }
}

fn two(segment: &[u8], at: usize) -> Result<u16> {
    match segment.get(at..at + 2) {
        Some([high, low]) => Ok(u16::from_be_bytes([*high, *low])),
        _ => Err(Damaged),
    }
}

/// The size of a frame, across and down in pixels, and its colours.
type SizedComponents = ((usize, usize), Vec<Component>);

/// What a frame has. None: it has other than eight bits, or is no picture of one colour or of three.
fn read_frame(segment: &[u8]) -> Result<Option<SizedComponents>> {
    let size = (usize::from(two(segment, 3)?), usize::from(two(segment, 1)?));
    let [8, _, _, _, _, count, rest @ ..] = segment else { return Ok(None) };
    if !matches!(count, 1 | 3) || size.0 == 0 || size.1 == 0 {
        return Ok(None);
    }
    let read = |part: &[u8]| match part {
        [name, blocks, table] => {
            let (across, down) = (usize::from(blocks >> 4), usize::from(blocks & 15));
            let known = matches!(across, 1 | 2 | 4) && matches!(down, 1 | 2 | 4) && *table < 4;
            let quantities = usize::from(*table);
            known.then_some(Component { name: *name, across, down, quantities, means: 0, details: 0 })
        }
        _ => None,
    };
    let Some(mut components) = rest.chunks(3).map(read).collect::<Option<Vec<Component>>>() else { return Ok(None) };
    if components.len() != usize::from(*count) {
        return Err(Damaged);
    }
    // One colour alone stands block by block, whatever its frame says.
    if let [only] = &mut components[..] {
        (only.across, only.down) = (1, 1);
    }
    Ok(Some((size, components)))
}

/// Notes which codes each colour has. False: not all colours are in this scan, or they stand in another order.
fn take_scan(segment: &[u8], components: &mut [Component]) -> Result<bool> {
    let (count, rest) = segment.split_first().ok_or(Damaged)?;
    if usize::from(*count) != components.len() {
        return Ok(false);
    }
    for (component, part) in components.iter_mut().zip(rest.chunks_exact(2)) {
        if part[0] != component.name {
            return Ok(false);
        }
        (component.means, component.details) = (usize::from(part[1] >> 4), usize::from(part[1] & 15));
    }
    if rest.len() < 2 * components.len() { Err(Damaged) } else { Ok(true) }
}

/// What each number of a block adds to each pixel of a side.
fn waves(side: usize) -> [[f32; SIDE]; SIDE] {
    let mut waves = [[0.0; SIDE]; SIDE];
    for (x, wave) in waves.iter_mut().enumerate().take(side) {
        for (u, value) in wave.iter_mut().enumerate().take(side) {
            let angle = (2 * x + 1) as f32 * u as f32 * PI / (2 * side) as f32;
            *value = if u == 0 { FRAC_1_SQRT_2 / 2.0 } else { angle.cos() / 2.0 };
        }
    }
    waves
}

/// Red, green and blue of a brightness and the two differences.
fn rgb(y: u8, blue: u8, red: u8) -> [u8; 3] {
    // As the standard of the files has them (JFIF), in parts of 65,536.
    let (y, blue, red) = (i32::from(y) << 16, i32::from(blue) - 128, i32::from(red) - 128);
    let part = |value: i32| u8::try_from(((value + 32_768) >> 16).clamp(0, 255)).unwrap_or(u8::MAX);
    [part(y + 91_881 * red), part(y - 22_554 * blue - 46_802 * red), part(y + 116_130 * blue)]
}

/// One colour of a row of units, as it is read.
struct Plane<'t> {
    component: Component,
    quantities: &'t [f32; BLOCK],
    means: &'t HuffmanCodes,
    details: &'t HuffmanCodes,
    /// The first number of the block before.
    mean: i32,
    side: usize,
    width: usize,
    values: Vec<u8>,
}

impl<'t> Plane<'t> {
    fn new(component: &Component, tables: &'t ScanTables, units: usize, side: usize) -> Result<Plane<'t>> {
        let codes = |all: &'t [Option<HuffmanCodes>], at: usize| all.get(at).and_then(Option::as_ref).ok_or(Damaged);
        let width = units * component.across * side;
        Ok(Plane {
            component: *component,
            quantities: tables.quantities.get(component.quantities).and_then(Option::as_ref).ok_or(Damaged)?,
            means: codes(&tables.means, component.means)?,
            details: codes(&tables.details, component.details)?,
            mean: 0,
            side,
            width,
            values: vec![0; width * component.down * side],
        })
    }

    /// The values of a line of the unit, which may be finer than this colour is.
    fn line(&self, line: usize, high: usize) -> &[u8] {
        let at = line * self.component.down / high;
        self.values.get(at * self.width..(at + 1) * self.width).unwrap_or_default()
    }

    fn read_unit(&mut self, bits: &mut Bits<'_>, unit: usize, waves: &[[f32; SIDE]; SIDE]) -> Result<()> {
        let Component { across, down, .. } = self.component;
        for block in 0..across * down {
            let mut numbers = [0.0; BLOCK];
            let last = self.read_block(bits, &mut numbers)?;
            let (x, y) = (unit * across + block % across, block / across);
            let from = y * self.side * self.width + x * self.side;
            self.draw(&numbers, last == 0, from, waves);
        }
        Ok(())
    }

    /// The numbers of a block; gives where the last of them stands that is stored.
    fn read_block(&mut self, bits: &mut Bits<'_>, numbers: &mut [f32; BLOCK]) -> Result<usize> {
        let length = bits.symbol(self.means)?;
        self.mean += bits.number(length)?;
        if self.mean.abs() > 1 << 16 {
            return Err(Damaged);
        }
        numbers[0] = self.mean as f32 * self.quantities[0];
        let (mut at, mut last) = (1, 0);
        while at < BLOCK {
            let symbol = bits.symbol(self.details)?;
            let (zeros, length) = (usize::from(symbol >> 4), symbol & 15);
            match (zeros, length) {
                (15, 0) => at += 16,
                (_, 0) => break,
                _ => {
                    at += zeros;
                    let place = *ZIGZAG.get(at).ok_or(Damaged)?;
                    numbers[place] = bits.number(length)? as f32 * self.quantities[place];
                    last = at;
                    at += 1;
                }
            }
        }
        Ok(last)
    }

    /// Works the pixels of a block out and puts them where they belong.
    fn draw(&mut self, numbers: &[f32; BLOCK], is_plain: bool, from: usize, waves: &[[f32; SIDE]; SIDE]) {
        let (side, width) = (self.side, self.width);
        let value = |sum: f32| (sum + 128.5).clamp(0.0, 255.0) as u8;
        let mut lines = self.values.get_mut(from..).unwrap_or_default().chunks_mut(width).take(side);
        if is_plain {
            let plain = value(numbers[0] / 8.0);
            lines.for_each(|line| line.iter_mut().take(side).for_each(|pixel| *pixel = plain));
            return;
        }
        let mut across = [[0.0_f32; SIDE]; SIDE];
        for (sums, row) in across.iter_mut().zip(numbers.chunks_exact(SIDE)).take(side) {
            for (u, number) in row.iter().enumerate().take(side) {
                if number.to_bits() != 0 {
                    for (sum, wave) in sums.iter_mut().zip(waves).take(side) {
                        *sum += number * wave[u];
                    }
                }
            }
        }
        for wave in waves.iter().take(side) {
            let mut sums = [0.0_f32; SIDE];
            for (part, row) in wave.iter().zip(&across).take(side) {
                for (sum, value) in sums.iter_mut().zip(row).take(side) {
                    *sum += part * value;
                }
            }
            let Some(line) = lines.next() else { break };
            for (pixel, sum) in line.iter_mut().zip(sums).take(side) {
                *pixel = value(sum);
            }
        }
    }
}

/// The bits of a scan.
struct Bits<'f> {
    rest: &'f [u8],
    held: u64,
    count: u32,
}

impl<'f> Bits<'f> {
    fn new(scan: &'f [u8]) -> Bits<'f> {
        Bits { rest: scan, held: 0, count: 0 }
    }

    /// Takes bytes in, up to the next marker.
    fn fill(&mut self) {
        while self.count <= 48 {
            let (byte, rest) = match self.rest {
                [0xff, 0, rest @ ..] => (0xff, rest),
                [0xff, ..] | [] => return,
                [byte, rest @ ..] => (*byte, rest),
            };
            self.held = (self.held << 8) | u64::from(byte);
            self.count += 8;
            self.rest = rest;
        }
    }

    /// The next sixteen bits, zeros where there are fewer.
    fn seen(&mut self) -> u64 {
        if self.count < 16 {
            self.fill();
        }
        let bits = if self.count < 16 { self.held << (16 - self.count) } else { self.held >> (self.count - 16) };
        bits & 0xffff
    }

    fn skip(&mut self, count: u8) -> Result<()> {
        self.count = self.count.checked_sub(u32::from(count)).ok_or(Damaged)?;
        Ok(())
    }

    fn symbol(&mut self, codes: &HuffmanCodes) -> Result<u8> {
        let seen = usize::try_from(self.seen()).map_err(|_| Damaged)?;
        match codes.0.get(seen) {
            Some((length @ 1.., symbol)) => self.skip(*length).map(|()| *symbol),
            _ => Err(Damaged),
        }
    }

    /// A number of so many bits; one that begins with 0 is below zero.
    fn number(&mut self, length: u8) -> Result<i32> {
        if length == 0 {
            return Ok(0);
        }
        if length > 16 {
            return Err(Damaged);
        }
        let bits = i32::try_from(self.seen() >> (16 - length)).map_err(|_| Damaged)?;
        self.skip(length)?;
        Ok(if bits < 1 << (length - 1) { bits - (1 << length) + 1 } else { bits })
    }

    /// Goes on behind the next mark of a beginning anew.
    fn restart(&mut self) -> Result<()> {
        (self.held, self.count) = (0, 0);
        while self.rest.starts_with(&[0xff, 0xff]) {
            self.rest = self.rest.get(1..).unwrap_or_default();
        }
        match self.rest {
            [0xff, 0xd0..=0xd7, rest @ ..] => self.rest = rest,
            _ => return Err(Damaged),
        }
        Ok(())
    }
}
