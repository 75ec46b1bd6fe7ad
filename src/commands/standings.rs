//! `reeve standings`.

use super::Failure;

/// Arguments of `reeve standings`.
#[derive(clap::Args)]
pub struct Args {}

/// Runs the command.
pub fn run(_args: &Args) -> Result<(), Failure> {
    Ok(())
}
