//! What is said of a list of players that comes in by file.

use crate::web::ui::words::isolated;

/// Where the names of the columns stand, if not in the first line.
pub(crate) fn names_of_columns_on(line: u64) -> String {
    format!("Line {line} names the columns; anything above it is left out.")
}

/// Beside a preview: the lines whose name has no letter, such as that of a total.
pub(crate) fn names_without_letters(lines: &[(u64, &str)]) -> Option<String> {
    let (line, name) = lines.first()?;
    let name = isolated(name);
    Some(match lines.len() - 1 {
        0 => format!("The name in line {line} has no letters: {name}. If that is not a player, leave the line out."),
        more => format!(
            "The name in line {line} has no letters: {name}. So have {more} more. If they are not players, leave those lines \
             out."
        ),
    })
}

/// Beside a preview: names that begin with a number or a mark, as those of a numbered list do.
pub(crate) fn names_numbered(name: &str) -> String {
    format!(
        "The names begin with a number or a mark, as in “{}”, and would be stored like that. Take it out of the list first.",
        isolated(name)
    )
}

/// Why nothing was imported from a file with faults.
pub(crate) fn nothing_imported(readable: bool) -> &'static str {
    if readable {
        "Nothing was imported: the file has faulty lines. Correct them and send the file again, or press the button \
         that leaves them out."
    } else {
        "Nothing was imported: the file can't be read like this. The faults are below."
    }
}

/// The import would no longer do what was looked at.
pub(crate) const READ_OTHERWISE: &str = "You made another choice, or somebody changed the players after you looked. \
    This is what will happen now; nothing is imported yet.";

/// The list that somebody wants to look at or import is not kept.
pub(crate) const LIST_GONE: &str = "This list is no longer here: it was imported already, or you have uploaded \
    another one since, or somebody else uploaded it. Nothing was imported just now. Look at the players, or choose the \
    file again.";
