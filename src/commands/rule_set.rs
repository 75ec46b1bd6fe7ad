//! The rule set that `--rules` names: one of those that come with Reeve, or a file.

use std::io::ErrorKind;
use std::path::Path;

use crate::commands::Failure;
use crate::commands::small_file;
use crate::commands::small_file::UnreadText;
use reeve_limits as limits;
use reeve_rules::rule_set::{Preset, RuleSet, text};
use reeve_words as words;

/// The set that was named; CATAN Studio's rules where none was.
pub(super) fn chosen(named: Option<&Path>) -> Result<RuleSet, Failure> {
    let Some(path) = named else { return Ok(RuleSet::default()) };
    if let Some(preset) = path.to_str().and_then(Preset::from_code) {
        return Ok(preset.rules());
    }
    let read = small_file::read(path, limits::RULE_SET_FILE.bytes).map_err(|why| match why {
        UnreadText::System(error) if error.kind() == ErrorKind::NotFound => {
            Failure::input(words::commands::no_rules(path.display()))
        }
        why => Failure::input(format!("{}: {}", path.display(), why.said())),
    })?;
    text::read(&read).map_err(|faults| {
        let at = |fault| format!("{}: {}", path.display(), words::rule_sets::fault(fault));
        Failure::Input(faults.iter().map(at).collect())
    })
}
