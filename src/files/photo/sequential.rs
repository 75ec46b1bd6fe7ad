//! A sequential JPEG as cameras write it (all colours in one scan, Huffman's codes), read row by row and smaller on the way: of each
//! block of eight by eight pixels as many are worked out as are wanted. So a picture of fifty million pixels takes no more
//! memory than a few of its rows.
//!
//! No library that is kept well does this: zune-jpeg decodes a picture whole, with three bytes a pixel; jpeg-decoder makes it smaller
//! on the way, but hands what it has read to other threads by a queue without an end, which holds the whole picture where these have to
//! wait; those that read row by row are weeks old, or not free for all. The tests compare this with zune-jpeg.
//!
//! The words are those of the standard (ITU-T T.81): a frame has components, a component blocks, and blocks that are stored together
//! are a minimum coded unit (MCU). Of the 64 coefficients of a block the first is DC, which is stored as a difference from the block
//! before; the others are AC, in a zigzag. Both have Huffman tables of their own, and are multiplied by what a quantization table says
//! before the inverse cosine transform (IDCT) makes pixels of them.

use std::f32::consts::{FRAC_1_SQRT_2, PI};

/// The picture breaks off, or is not made as its head says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct DamagedJpeg;

type Result<T> = std::result::Result<T, DamagedJpeg>;

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

/// A Huffman table: for every sixteen bits how long the code is with which they begin, and what it stands for.
struct HuffmanTable(Vec<(u8, u8)>);

impl HuffmanTable {
    fn new(counts: &[u8], symbols: &[u8]) -> Result<HuffmanTable> {
        let mut table = Vec::with_capacity(1 << 16);
        let mut symbols = symbols.iter();
        for (length, count) in (1_u8..).zip(counts) {
            for _ in 0..*count {
                let symbol = symbols.next().ok_or(DamagedJpeg)?;
                let end = table.len() + (1 << (16 - length));
                if end > 1 << 16 {
                    return Err(DamagedJpeg);
                }
                table.resize(end, (length, *symbol));
            }
        }
        // What no code begins with.
        table.resize(1 << 16, (0, 0));
        Ok(HuffmanTable(table))
    }
}

/// The most Huffman tables that a picture brings: four of each kind have a number, and each takes some work.
const HUFFMAN_TABLES: usize = 16;

/// The tables in front of the picture, by their numbers.
#[derive(Default)]
struct ScanTables {
    quantization: [Option<[f32; BLOCK]>; 4],
    dc: [Option<HuffmanTable>; 4],
    ac: [Option<HuffmanTable>; 4],
    /// How many Huffman tables there were.
    huffman: usize,
}

impl ScanTables {
    fn take_quantization(&mut self, mut rest: &[u8]) -> Result<()> {
        while let Some((head, behind)) = rest.split_first() {
            let wide = usize::from(head >> 4) + 1;
            let (numbers, behind) = behind.split_at_checked(BLOCK * wide).filter(|_| wide <= 2).ok_or(DamagedJpeg)?;
            let mut table = [0.0; BLOCK];
            for (at, number) in ZIGZAG.iter().zip(numbers.chunks_exact(wide)) {
                table[*at] = number.iter().fold(0.0, |value, byte| value * 256.0 + f32::from(*byte));
            }
            *self.quantization.get_mut(usize::from(head & 15)).ok_or(DamagedJpeg)? = Some(table);
            rest = behind;
        }
        Ok(())
    }

    fn take_huffman(&mut self, mut rest: &[u8]) -> Result<()> {
        while let Some((head, behind)) = rest.split_first() {
            self.huffman += 1;
            let (counts, behind) =
                behind.split_at_checked(16).filter(|_| self.huffman <= HUFFMAN_TABLES).ok_or(DamagedJpeg)?;
            let count = counts.iter().map(|count| usize::from(*count)).sum();
            let (symbols, behind) = behind.split_at_checked(count).ok_or(DamagedJpeg)?;
            let tables = match head >> 4 {
                0 => &mut self.dc,
                1 => &mut self.ac,
                _ => return Err(DamagedJpeg),
            };
            *tables.get_mut(usize::from(head & 15)).ok_or(DamagedJpeg)? = Some(HuffmanTable::new(counts, symbols)?);
            rest = behind;
        }
        Ok(())
    }
}

/// A colour of the picture.
#[derive(Clone, Copy)]
struct Component {
    name: u8,
    /// Its sampling factors: its blocks in an MCU, beside and above each other.
    horizontal: usize,
    vertical: usize,
    quantization: usize,
    dc: usize,
    ac: usize,
}

/// A picture that can be read row by row.
pub(super) struct SequentialJpeg<'f> {
    /// Its size in pixels.
    pub(super) size: (usize, usize),
    components: Vec<Component>,
    tables: ScanTables,
    /// After so many MCUs the picture begins anew; 0: never.
    restart: usize,
    /// Whether the colours are red, green and blue, and not brightness and two differences.
    is_rgb: bool,
    scan: &'f [u8],
}

impl<'f> SequentialJpeg<'f> {
    /// Reads what stands before the picture. None: it is stored in another way than this reads, in layers for one.
    ///
    /// Error: it is damaged.
    pub(super) fn open(file: &'f [u8]) -> Result<Option<SequentialJpeg<'f>>> {
        let mut tables = ScanTables::default();
        let (mut restart, mut transform) = (0, None);
        let mut frame: Option<((usize, usize), Vec<Component>)> = None;
        for HeadPiece { marker, segment, behind } in head(file) {
            match marker {
                0xdb => tables.take_quantization(segment)?,
                0xc4 => tables.take_huffman(segment)?,
                0xc0 | 0xc1 => match read_frame(segment)? {
                    Some(read) if frame.is_none() => frame = Some(read),
                    Some(_) => return Err(DamagedJpeg),
                    None => return Ok(None),
                },
                0xc2..=0xcf => return Ok(None),
                0xdd => restart = usize::from(two(segment, 0)?),
                0xee if segment.starts_with(b"Adobe") => transform = segment.get(11).copied(),
                SCAN => {
                    let (size, mut components) = frame.ok_or(DamagedJpeg)?;
                    if !take_scan(segment, &mut components)? {
                        return Ok(None);
                    }
                    let is_rgb = transform == Some(0);
                    return Ok(Some(SequentialJpeg { size, components, tables, restart, is_rgb, scan: behind }));
                }
                _ => {}
            }
        }
        Err(DamagedJpeg)
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
        let wide = self.components.iter().map(|one| one.horizontal).max().ok_or(DamagedJpeg)?;
        let high = self.components.iter().map(|one| one.vertical).max().ok_or(DamagedJpeg)?;
        let mcus = (self.size.0.div_ceil(SIDE * wide), self.size.1.div_ceil(SIDE * high));
        let mut planes = Vec::new();
        for component in &self.components {
            planes.push(Plane::new(component, &self.tables, mcus.0, side)?);
        }
        let basis = idct_basis(side);
        let mut bits = Bits::new(self.scan);
        let (mut left, mut rows) = (self.restart, 0);
        let mut row = vec![0; 3 * width];
        for _ in 0..mcus.1 {
            for mcu in 0..mcus.0 {
                if self.restart > 0 && left == 0 {
                    bits.restart()?;
                    planes.iter_mut().for_each(|plane| plane.prediction = 0);
                    left = self.restart;
                }
                left = left.saturating_sub(1);
                for plane in &mut planes {
                    plane.read_mcu(&mut bits, mcu, &basis)?;
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

    /// A row of the picture out of the colours of a row of MCUs.
    fn mix(&self, planes: &[Plane<'_>], (wide, high): (usize, usize), line: usize, row: &mut [u8]) {
        let lines: Vec<(&[u8], usize)> =
            planes.iter().map(|plane| (plane.line(line, high), plane.component.horizontal)).collect();
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
        _ => Err(DamagedJpeg),
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
        [name, factors, table] => {
            let (horizontal, vertical) = (usize::from(factors >> 4), usize::from(factors & 15));
            let known = matches!(horizontal, 1 | 2 | 4) && matches!(vertical, 1 | 2 | 4) && *table < 4;
            let quantization = usize::from(*table);
            known.then_some(Component { name: *name, horizontal, vertical, quantization, dc: 0, ac: 0 })
        }
        _ => None,
    };
    let Some(mut components) = rest.chunks(3).map(read).collect::<Option<Vec<Component>>>() else { return Ok(None) };
    if components.len() != usize::from(*count) {
        return Err(DamagedJpeg);
    }
    // One colour alone stands block by block, whatever its frame says.
    if let [only] = &mut components[..] {
        (only.horizontal, only.vertical) = (1, 1);
    }
    Ok(Some((size, components)))
}

/// Notes which Huffman tables each colour has. False: not all colours are in this scan, or they stand in another order.
fn take_scan(segment: &[u8], components: &mut [Component]) -> Result<bool> {
    let (count, rest) = segment.split_first().ok_or(DamagedJpeg)?;
    if usize::from(*count) != components.len() {
        return Ok(false);
    }
    for (component, part) in components.iter_mut().zip(rest.chunks_exact(2)) {
        if part[0] != component.name {
            return Ok(false);
        }
        (component.dc, component.ac) = (usize::from(part[1] >> 4), usize::from(part[1] & 15));
    }
    if rest.len() < 2 * components.len() { Err(DamagedJpeg) } else { Ok(true) }
}

/// What each coefficient of a row or a column of a block adds to each pixel of it.
fn idct_basis(side: usize) -> [[f32; SIDE]; SIDE] {
    let mut basis = [[0.0; SIDE]; SIDE];
    for (x, of_pixel) in basis.iter_mut().enumerate().take(side) {
        for (u, value) in of_pixel.iter_mut().enumerate().take(side) {
            let angle = (2 * x + 1) as f32 * u as f32 * PI / (2 * side) as f32;
            *value = if u == 0 { FRAC_1_SQRT_2 / 2.0 } else { angle.cos() / 2.0 };
        }
    }
    basis
}

/// Red, green and blue of a brightness and the two differences.
fn rgb(y: u8, blue: u8, red: u8) -> [u8; 3] {
    // As the standard of the files has them (JFIF), in parts of 65,536.
    let (y, blue, red) = (i32::from(y) << 16, i32::from(blue) - 128, i32::from(red) - 128);
    let part = |value: i32| u8::try_from(((value + 32_768) >> 16).clamp(0, 255)).unwrap_or(u8::MAX);
    [part(y + 91_881 * red), part(y - 22_554 * blue - 46_802 * red), part(y + 116_130 * blue)]
}

/// One colour of a row of MCUs, as it is read.
struct Plane<'t> {
    component: Component,
    quantization: &'t [f32; BLOCK],
    dc: &'t HuffmanTable,
    ac: &'t HuffmanTable,
    /// The DC coefficient of the block before, from which that of the next one is told.
    prediction: i32,
    side: usize,
    width: usize,
    values: Vec<u8>,
}

impl<'t> Plane<'t> {
    fn new(component: &Component, tables: &'t ScanTables, mcus: usize, side: usize) -> Result<Plane<'t>> {
        let codes =
            |all: &'t [Option<HuffmanTable>], at: usize| all.get(at).and_then(Option::as_ref).ok_or(DamagedJpeg);
        let width = mcus * component.horizontal * side;
        Ok(Plane {
            component: *component,
            quantization: tables
                .quantization
                .get(component.quantization)
                .and_then(Option::as_ref)
                .ok_or(DamagedJpeg)?,
            dc: codes(&tables.dc, component.dc)?,
            ac: codes(&tables.ac, component.ac)?,
            prediction: 0,
            side,
            width,
            values: vec![0; width * component.vertical * side],
        })
    }

    /// The values of a line of the MCU, which may be finer than this colour is.
    fn line(&self, line: usize, high: usize) -> &[u8] {
        let at = line * self.component.vertical / high;
        self.values.get(at * self.width..(at + 1) * self.width).unwrap_or_default()
    }

    fn read_mcu(&mut self, bits: &mut Bits<'_>, mcu: usize, basis: &[[f32; SIDE]; SIDE]) -> Result<()> {
        let Component { horizontal, vertical, .. } = self.component;
        for block in 0..horizontal * vertical {
            let mut coefficients = [0.0; BLOCK];
            let last = self.read_block(bits, &mut coefficients)?;
            let (x, y) = (mcu * horizontal + block % horizontal, block / horizontal);
            let from = y * self.side * self.width + x * self.side;
            self.inverse_dct(&coefficients, last == 0, from, basis);
        }
        Ok(())
    }

    /// The coefficients of a block; gives where the last of them stands that is stored.
    fn read_block(&mut self, bits: &mut Bits<'_>, coefficients: &mut [f32; BLOCK]) -> Result<usize> {
        let length = bits.symbol(self.dc)?;
        self.prediction += bits.received(length)?;
        if self.prediction.abs() > 1 << 16 {
            return Err(DamagedJpeg);
        }
        coefficients[0] = self.prediction as f32 * self.quantization[0];
        let (mut at, mut last) = (1, 0);
        while at < BLOCK {
            let symbol = bits.symbol(self.ac)?;
            let (zeros, length) = (usize::from(symbol >> 4), symbol & 15);
            match (zeros, length) {
                (15, 0) => at += 16,
                (_, 0) => break,
                _ => {
                    at += zeros;
                    let place = *ZIGZAG.get(at).ok_or(DamagedJpeg)?;
                    coefficients[place] = bits.received(length)? as f32 * self.quantization[place];
                    last = at;
                    at += 1;
                }
            }
        }
        Ok(last)
    }

    /// Works the pixels of a block out and puts them where they belong: first across, then down.
    fn inverse_dct(&mut self, coefficients: &[f32; BLOCK], is_dc_only: bool, from: usize, basis: &[[f32; SIDE]; SIDE]) {
        let (side, width) = (self.side, self.width);
        let value = |sum: f32| (sum + 128.5).clamp(0.0, 255.0) as u8;
        let mut lines = self.values.get_mut(from..).unwrap_or_default().chunks_mut(width).take(side);
        if is_dc_only {
            let only = value(coefficients[0] / 8.0);
            lines.for_each(|line| line.iter_mut().take(side).for_each(|pixel| *pixel = only));
            return;
        }
        let mut across = [[0.0_f32; SIDE]; SIDE];
        for (sums, row) in across.iter_mut().zip(coefficients.chunks_exact(SIDE)).take(side) {
            for (u, coefficient) in row.iter().enumerate().take(side) {
                if coefficient.to_bits() != 0 {
                    for (sum, of_pixel) in sums.iter_mut().zip(basis).take(side) {
                        *sum += coefficient * of_pixel[u];
                    }
                }
            }
        }
        for of_line in basis.iter().take(side) {
            let mut sums = [0.0_f32; SIDE];
            for (part, row) in of_line.iter().zip(&across).take(side) {
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
        self.count = self.count.checked_sub(u32::from(count)).ok_or(DamagedJpeg)?;
        Ok(())
    }

    fn symbol(&mut self, codes: &HuffmanTable) -> Result<u8> {
        let seen = usize::try_from(self.seen()).map_err(|_| DamagedJpeg)?;
        match codes.0.get(seen) {
            Some((length @ 1.., symbol)) => self.skip(*length).map(|()| *symbol),
            _ => Err(DamagedJpeg),
        }
    }

    /// A number of so many bits; one that begins with 0 is below zero (RECEIVE and EXTEND).
    fn received(&mut self, length: u8) -> Result<i32> {
        if length == 0 {
            return Ok(0);
        }
        if length > 16 {
            return Err(DamagedJpeg);
        }
        let bits = i32::try_from(self.seen() >> (16 - length)).map_err(|_| DamagedJpeg)?;
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
            _ => return Err(DamagedJpeg),
        }
        Ok(())
    }
}
