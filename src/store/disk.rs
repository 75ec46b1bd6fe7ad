//! The disk that files lie on.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;

/// For opening a file that, where it is new, its owner alone may read and write, whatever the umask: files of ours hold password
/// hashes, addresses and private links.
pub fn for_the_owner() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "elsewhere the folder says who may read"))]
    let mut open = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    open
}

/// For making a folder that its owner alone may open. Elsewhere than on Unix the folder around it says who may.
pub fn folder_for_the_owner() -> DirBuilder {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "as above"))]
    let mut make = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make
}

/// How many bytes somebody without special rights may still write in this folder.
#[cfg(unix)]
pub fn free(folder: &Path) -> io::Result<u64> {
    let known = rustix::fs::statvfs(folder)?;
    Ok(known.f_bavail.saturating_mul(known.f_frsize))
}

/// How many bytes this user may still write in this folder.
#[cfg(not(unix))]
pub fn free(folder: &Path) -> io::Result<u64> {
    fs4::available_space(folder)
}

/// Whether this user may write to a file, or make one in a folder.
#[cfg(unix)]
pub fn is_writable(path: &Path) -> bool {
    rustix::fs::access(path, rustix::fs::Access::WRITE_OK).is_ok()
}

/// Whether nobody can write there, since the file system takes nothing.
#[cfg(unix)]
pub fn is_read_only(path: &Path) -> bool {
    rustix::fs::access(path, rustix::fs::Access::WRITE_OK) == Err(rustix::io::Errno::ROFS)
}

/// Taken for granted on this system.
#[cfg(not(unix))]
pub fn is_writable(_: &Path) -> bool {
    true
}
