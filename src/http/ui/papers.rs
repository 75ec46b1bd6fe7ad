//! The texts that people agree to: the organizer's own, or a summary and where the whole stands.

use reeve_store::face::Face;
use reeve_store::tournament::Tournament;
use reeve_words::face;

/// One of the texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paper {
    pub title: String,
    pub version: String,
    pub paragraphs: Vec<String>,
    /// Whether this is a summary of the official text.
    pub is_summary: bool,
    /// Where the whole text stands; may be empty.
    pub link: String,
}

/// The two texts of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Papers {
    pub code: Paper,
    pub photo: Paper,
}

impl Papers {
    /// The texts of a tournament.
    pub fn of(tournament: &Tournament, said: &Face) -> Papers {
        Papers {
            code: paper(
                texts::register::code_of_conduct(),
                &tournament.code_version,
                (&said.code_text, &said.code_link),
                &face::code(),
            ),
            photo: paper(
                texts::register::photo_policy(),
                &tournament.photo_version,
                (&said.photo_text, &said.photo_link),
                &face::photo(),
            ),
        }
    }
}

fn paper(title: String, version: &str, own: (&str, &str), summary: &[impl AsRef<str>]) -> Paper {
    let (text, link) = own;
    let is_summary = text.is_empty();
    let paragraphs = match is_summary {
        true => summary.iter().map(|line| line.as_ref().to_owned()).collect(),
        false => paragraphs(text),
    };
    let link = if is_summary && link.is_empty() { face::OFFICIAL } else { link };
    Paper { title, version: version.to_owned(), paragraphs, is_summary, link: link.to_owned() }
}

/// A text of several lines by its paragraphs: an empty line ends one.
pub fn paragraphs(text: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    for line in text.lines() {
        match all.last_mut() {
            Some(last) if !line.trim().is_empty() => {
                if !last.is_empty() {
                    last.push('\n');
                }
                last.push_str(line);
            }
            Some(last) if !last.is_empty() => all.push(String::new()),
            _ => {}
        }
    }
    all.retain(|paragraph| !paragraph.is_empty());
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_line_ends_a_paragraph() {
        assert_eq!(paragraphs("one\ntwo\n\n \nthree\n"), ["one\ntwo", "three"]);
        assert!(paragraphs("").is_empty() && paragraphs("\n\n").is_empty());
    }

    #[test]
    fn without_own_words_there_is_a_summary_and_where_the_whole_stands() {
        let own = paper("Code".to_owned(), "1", ("Be nice.", ""), &["Summary."]);
        assert_eq!(
            (own.paragraphs.as_slice(), own.is_summary, own.link.as_str()),
            (["Be nice.".to_owned()].as_slice(), false, "")
        );
        let none = paper("Code".to_owned(), "1", ("", ""), &["Summary."]);
        assert!(none.is_summary && none.link == face::OFFICIAL);
        assert_eq!(paper("Code".to_owned(), "1", ("", "https://e.org"), &["Summary."]).link, "https://e.org");
    }
}
