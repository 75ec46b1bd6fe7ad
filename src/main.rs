//! The command line, nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    reeve::commands::arenas::begin_with_few();
    reeve::commands::run(std::env::args_os())
}
