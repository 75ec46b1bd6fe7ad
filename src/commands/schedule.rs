//! `reeve schedule`.

use super::Failure;

/// Arguments of `reeve schedule`.
#[derive(clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Result<(), Failure> {
    Ok(())
}
