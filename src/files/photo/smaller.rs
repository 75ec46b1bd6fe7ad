//! A picture is made smaller while its rows arrive, so that it is never whole in memory.

/// A picture of three bytes a pixel.
pub(super) struct Pixels {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) rgb: Vec<u8>,
}

impl Pixels {
    /// The colours of a pixel.
    pub(super) fn at(&self, x: usize, y: usize) -> [u8; 3] {
        let from = 3 * (y * self.width + x);
        let mut pixel = [0; 3];
        pixel.copy_from_slice(&self.rgb[from..from + 3]);
        pixel
    }
}

/// The size of a picture with so many pixels on its longer side at most.
pub(super) fn fit((width, height): (usize, usize), most: usize) -> (usize, usize) {
    let longer = width.max(height);
    let fit = |side: usize| if longer > most { (side * most / longer).max(1) } else { side };
    (fit(width), fit(height))
}

/// A picture of which some rows have arrived. Each pixel is the mean of those that it stands for.
pub(super) struct Smaller {
    from: (usize, usize),
    pixels: Pixels,
    /// How many rows have arrived.
    arrived: usize,
    /// How many of them are in the sums.
    summed: u64,
    sums: Vec<[u64; 3]>,
}

impl Smaller {
    /// A picture of this size that becomes one of at most that size.
    pub(super) fn new(from: (usize, usize), (width, height): (usize, usize)) -> Smaller {
        let (width, height) = (width.min(from.0), height.min(from.1));
        let pixels = Pixels { width, height, rgb: Vec::with_capacity(3 * width * height) };
        Smaller { from, pixels, arrived: 0, summed: 0, sums: vec![[0; 3]; width] }
    }

    /// The next row.
    pub(super) fn take(&mut self, row: &[u8]) {
        let Pixels { width, height, rgb } = &mut self.pixels;
        let end = |x: usize| (x + 1) * self.from.0 / *width;
        let mut pixels = row.chunks_exact(3);
        let mut at = 0;
        for (x, sum) in self.sums.iter_mut().enumerate() {
            for pixel in pixels.by_ref().take(end(x) - at) {
                for (sum, value) in sum.iter_mut().zip(pixel) {
                    *sum += u64::from(*value);
                }
            }
            at = end(x);
        }
        self.arrived += 1;
        self.summed += 1;
        let written = rgb.len() / (3 * *width);
        if written < *height && self.arrived >= (written + 1) * self.from.1 / *height {
            let mut at = 0;
            for (x, sum) in self.sums.iter_mut().enumerate() {
                let count = self.summed * (end(x) - at) as u64;
                rgb.extend(sum.map(|sum| u8::try_from((sum + count / 2) / count).unwrap_or(u8::MAX)));
                *sum = [0; 3];
                at = end(x);
            }
            self.summed = 0;
        }
    }

    /// The picture, once all rows have arrived.
    pub(super) fn done(self) -> Option<Pixels> {
        (self.arrived == self.from.1).then_some(self.pixels)
    }
}
