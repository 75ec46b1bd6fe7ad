//! Packs the list of common passwords, which is embedded.

use std::fs::File;
use std::io;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

const PASSWORDS: &str = "accounts/password/common.txt";

fn main() -> io::Result<()> {
    for path in ["build.rs", PASSWORDS] {
        println!("cargo:rerun-if-changed={path}");
    }
    let folder = std::env::var("OUT_DIR").map_err(io::Error::other)?;
    let packed = Path::new(&folder).join("common.gz");
    println!("cargo:rustc-env=REEVE_PACKED_PASSWORDS={}", packed.display());
    let mut packer = GzEncoder::new(File::create(packed)?, Compression::best());
    io::copy(&mut File::open(PASSWORDS)?, &mut packer)?;
    packer.finish()?.sync_all()
}
