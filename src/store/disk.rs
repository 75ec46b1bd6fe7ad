//! The disk that files lie on.

use std::fs::OpenOptions;
use std::io;
use std::path::Path;

/// For opening a file that, where it is new, its owner alone may read and write, whatever the umask: files of ours hold password
/// hashes, addresses and private links.
pub fn for_the_owner() -> OpenOptions {
    let mut open = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    open
}

/// How many bytes somebody without special rights may still write in this folder.
#[cfg(unix)]
pub fn free(folder: &Path) -> io::Result<u64> {
    let known = rustix::fs::statvfs(folder)?;
    Ok(known.f_bavail.saturating_mul(known.f_frsize))
}

/// Not known on this system.
#[cfg(not(unix))]
pub fn free(_: &Path) -> io::Result<u64> {
    Err(io::ErrorKind::Unsupported.into())
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
