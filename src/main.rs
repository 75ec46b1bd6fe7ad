//! The command line, nothing else.

use std::process::ExitCode;

/// What gives out memory where the program is linked with musl, whose own is slow where threads hand each other what they made.
#[cfg(target_env = "musl")]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    reeve::commands::memory::begin_with_settings();
    reeve::commands::run(std::env::args_os())
}
