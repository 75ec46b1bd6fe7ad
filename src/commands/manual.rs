//! `reeve completions` and `reeve man`: what a package installs beside the program, made from the command line itself.

use std::path::PathBuf;

use clap_complete::Shell;

use crate::commands::{Failure, command, print};
use reeve_words as words;

/// Arguments of `reeve completions`.
#[derive(clap::Args)]
pub struct CompletionArgs {
    shell: Shell,
}

/// Arguments of `reeve man`.
#[derive(clap::Args)]
pub struct ManArgs {
    /// The folder; it must be there
    folder: PathBuf,
}

/// Runs `reeve completions`.
pub fn completions(args: &CompletionArgs) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command(), "reeve", &mut text);
    print(&String::from_utf8_lossy(&text))
}

/// Runs `reeve man`: a page for the program and one for each command, such as `reeve-user-add.1`.
pub fn man(args: &ManArgs) -> Result<(), Failure> {
    if !args.folder.is_dir() {
        return Err(Failure::input(words::commands::no_folder(args.folder.display())));
    }
    clap_mangen::generate_to(command(), &args.folder)
        .map_err(|error| Failure::Broken(format!("{}: {error}", args.folder.display())))
}
