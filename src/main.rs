//! The command line, nothing else.

use std::process::ExitCode;

use clap::Parser;
use reeve::commands;
use reeve::commands::Command;

/// Runs CATAN championship tournaments and their side events.
#[derive(Parser)]
#[command(name = "reeve", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    // clap ends the process with status 2 on wrong arguments, the status SPEC gives to wrong input.
    let cli = Cli::parse();
    commands::run(cli.command)
}
