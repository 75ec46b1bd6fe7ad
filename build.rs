//! Packs the licences that `reeve licenses` prints, and rebuilds the program when a migration changes: they are embedded by
//! `sqlx_macros::migrate!`, which cargo does not see.

use std::fs::File;
use std::io;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    for path in ["build.rs", "NOTICES.txt", "migrations", "migrations/sqlite", "migrations/postgres"] {
        println!("cargo:rerun-if-changed={path}");
    }
    let folder = std::env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    let packed = Path::new(&folder).join("NOTICES.txt.gz");
    println!("cargo:rustc-env=REEVE_PACKED_NOTICES={}", packed.display());
    let mut packer = GzEncoder::new(File::create(packed)?, Compression::best());
    io::copy(&mut File::open("NOTICES.txt")?, &mut packer)?;
    packer.finish()?.sync_all()
}
