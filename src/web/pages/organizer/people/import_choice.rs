//! What the organizer chose on the preview of a list of players, read from its form.

use std::collections::BTreeSet;

use reeve_actions::people::import_doubles::DoubleChoice;
use reeve_actions::people::import_plan::ImportChoice;
use reeve_files::encoding::Encoding;
use reeve_files::player_column::PlayerColumn;
use reeve_files::players::{Mapping, SEPARATORS};

/// What separates the cells of a list, as forms send it.
pub(super) fn separator_code(separator: char) -> &'static str {
    match separator {
        ';' => "semicolon",
        '\t' => "tab",
        _ => "comma",
    }
}

fn separator_of_code(code: &str) -> Option<char> {
    SEPARATORS.into_iter().find(|separator| separator_code(*separator) == code)
}

/// How a file was read when the page was made: what the page sends back beside the choices.
pub(super) fn was(encoding: Encoding, separator: char) -> String {
    format!("{} {}", encoding.code(), separator_code(separator))
}

fn read_was(value: &str) -> Option<(Encoding, char)> {
    let (encoding, separator) = value.split_once(' ')?;
    Some((Encoding::from_code(encoding)?, separator_of_code(separator)?))
}

/// What the organizer chose, from the names and values of the form, and the first field with a value that the page does
/// not offer. Of a field that comes more than once, the first counts.
pub(super) fn read_choice(pairs: &[(String, String)]) -> (ImportChoice, Option<&str>) {
    let (mut choice, mut was, mut mapping, mut not_offered) = (ImportChoice::default(), None, Vec::new(), None);
    let (mut status_column, mut statuses) = (None::<usize>, BTreeSet::new());
    for (name, value) in pairs.iter().rev() {
        let is_offered = match name.as_str() {
            "encoding" => noted(&mut choice.encoding, Encoding::from_code(value)),
            "separator" => noted(&mut choice.separator, separator_of_code(value)),
            "was" => noted(&mut was, read_was(value)),
            "first" => {
                choice.header = Some(value == "columns");
                matches!(value.as_str(), "columns" | "player")
            }
            "known" => {
                choice.known = DoubleChoice::from_code(value).unwrap_or_default();
                DoubleChoice::from_code(value).is_some()
            }
            // Whatever was typed is looked at beside its field.
            "code_version" => noted(&mut choice.agreed.code_version, Some(value.clone())),
            "photo_version" => noted(&mut choice.agreed.photo_version, Some(value.clone())),
            "agreed_on" => noted(&mut choice.agreed.day, Some(value.clone())),
            "status" => noted(&mut status_column, value.parse().ok()),
            "turn" => {
                choice.turn = true;
                true
            }
            "drop_email" => {
                choice.without_bad_email = true;
                true
            }
            "not_staff" => {
                choice.another_person_than_staff = true;
                true
            }
            _ => match name.strip_prefix("status-").and_then(|at| at.parse().ok()) {
                Some(at) => {
                    statuses.insert(at);
                    true
                }
                None => read_line(&mut choice, name, value).unwrap_or_else(|| read_column(&mut mapping, name, value)),
            },
        };
        if !is_offered {
            not_offered = Some(name.as_str());
        }
    }
    // A file read in another way may have other columns, so the guess is made anew for it, and with another encoding that
    // of what separates the cells too.
    if let Some((encoding, separator)) = was {
        if choice.encoding != Some(encoding) {
            choice.separator = None;
        }
        if (choice.encoding, choice.separator) != (Some(encoding), Some(separator)) {
            (choice.header, mapping) = (None, Vec::new());
        }
    }
    choice.statuses = status_column.map(|column| (column, statuses));
    choice.mapping = Some(mapping).filter(|mapping| !mapping.is_empty());
    (choice, not_offered)
}

/// Notes a value; gives whether it is one.
fn noted<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    *place = value;
    place.is_some()
}

/// Notes what becomes of a line, where the field `out-7` or `same-7` says so; gives whether the page offers that, and
/// nothing where the field is about no line.
fn read_line(choice: &mut ImportChoice, name: &str, value: &str) -> Option<bool> {
    let (what, line) = name.split_once('-')?;
    let line: u64 = line.parse().ok()?;
    match what {
        "out" => {
            choice.left_out.insert(line);
            Some(true)
        }
        "same" => {
            let chosen = DoubleChoice::from_code(value);
            choice.doubles.extend(chosen.map(|chosen| (line, chosen)));
            // Nothing stands for what is suggested.
            Some(chosen.is_some() || value.is_empty())
        }
        _ => None,
    }
}

/// Notes what a column holds, where the field `c0`, `c1`, ... says so; gives whether the page offers that.
fn read_column(mapping: &mut Mapping, name: &str, value: &str) -> bool {
    let Some(at) = name.strip_prefix('c').and_then(|at| at.parse::<usize>().ok()) else { return true };
    let column = PlayerColumn::from_code(value);
    if at < 1000 {
        if mapping.len() <= at {
            mapping.resize(at + 1, None);
        }
        mapping[at] = column;
    }
    value.is_empty() || column.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> (ImportChoice, Option<String>) {
        let pairs: Vec<(String, String)> = pairs.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
        let (choice, not_offered) = read_choice(&pairs);
        (choice, not_offered.map(str::to_owned))
    }

    #[test]
    fn lines_and_columns_are_read_by_their_numbers() {
        let (choice, not_offered) = read(&[("c1", "email"), ("out-7", "yes"), ("same-9", "merge"), ("same-3", "")]);
        assert_eq!(not_offered, None);
        assert_eq!(choice.mapping, Some(vec![None, Some(PlayerColumn::Email)]));
        assert_eq!(choice.left_out.into_iter().collect::<Vec<_>>(), [7]);
        assert_eq!(choice.doubles.into_iter().collect::<Vec<_>>(), [(9, DoubleChoice::Merge)]);
        for (name, value) in [("same-9", "nonsense"), ("c0", "x"), ("known", "x"), ("was", "utf-8"), ("separator", "")]
        {
            assert_eq!(read(&[(name, value)]).1.as_deref(), Some(name));
        }
    }

    #[test]
    fn a_file_that_is_read_in_another_way_is_guessed_anew_and_its_lines_stay_chosen() {
        let check = |encoding: &str, separator: &str, kept: (bool, bool)| {
            let chosen = [("encoding", encoding), ("separator", separator), ("was", "utf-8 comma")];
            let lines = [("first", "player"), ("c0", "player"), ("out-2", "yes")];
            let (choice, _) = read(&[&chosen[..], &lines[..]].concat());
            assert_eq!((choice.separator.is_some(), choice.mapping.is_some()), kept, "{encoding} {separator}");
            assert_eq!(choice.header.is_some(), choice.mapping.is_some());
            assert!(choice.left_out.contains(&2));
        };
        check("utf-8", "comma", (true, true));
        check("utf-8", "tab", (true, false));
        check("windows-1252", "comma", (false, false));
    }
}
