//! The names in a finished page: those that sentences mark (`words::isolated`) get an element of their own, which has its own
//! direction and is not translated.

use reeve_words::{NAME_BEGINS, NAME_ENDS, unmarked};

/// What holds text and no elements; in a picture `bdi` would hide the name.
const WITHOUT_ELEMENTS: [&str; 6] = ["title", "option", "textarea", "script", "style", "svg"];

/// A finished page with each marked name in an element. In tags, and where no element can stand, names go without.
pub(crate) fn in_elements(html: String) -> String {
    if !html.contains(NAME_BEGINS) {
        return html;
    }
    let mut done = String::with_capacity(html.len() + html.len() / 8);
    let mut within: Option<&str> = None;
    for (number, piece) in html.split('<').enumerate() {
        let (tag, text) =
            if number == 0 { ("", piece) } else { piece.split_at(piece.find('>').map_or(piece.len(), |at| at + 1)) };
        let name = tag.trim_end_matches('>').split_whitespace().next().unwrap_or_default();
        if number > 0 {
            done.push('<');
            match name == "option" && text.contains(NAME_BEGINS) && !tag.contains(NAME_BEGINS) {
                true => done.extend(["option translate=\"no\" dir=\"auto\"", tag.trim_start_matches("option")]),
                false => done.push_str(&unmarked(tag)),
            }
        }
        within = match within {
            Some(outer) if name.strip_prefix('/') == Some(outer) => None,
            None => WITHOUT_ELEMENTS.into_iter().find(|element| *element == name),
            within => within,
        };
        if within.is_some() { done.push_str(&unmarked(text)) } else { named(text, &mut done) }
    }
    done
}

/// A text between tags. A mark without its other one stays: somebody typed it.
fn named(text: &str, done: &mut String) {
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once(NAME_BEGINS) {
        done.push_str(before);
        rest = match behind.find([NAME_BEGINS, NAME_ENDS]).map(|at| behind.split_at(at)) {
            Some((name, end)) if let Some(behind) = end.strip_prefix(NAME_ENDS) => {
                done.extend(["<bdi translate=\"no\">", name, "</bdi>"]);
                behind
            }
            _ => {
                done.push(NAME_BEGINS);
                behind
            }
        };
    }
    done.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `[` and `]` stand for the marks.
    fn check(page: &str, expected: &str) {
        let marks = |text: &str| text.replace('[', "\u{2068}").replace(']', "\u{2069}");
        assert_eq!(in_elements(marks(page)), marks(expected));
    }

    #[test]
    fn a_marked_name_stands_in_an_element() {
        check("<p>Ada", "<p>Ada");
        check("[Ada] won", "<bdi translate=\"no\">Ada</bdi> won");
        check("<p>[A &amp; B], [C]<br>", "<p><bdi translate=\"no\">A &amp; B</bdi>, <bdi translate=\"no\">C</bdi><br>");
        check("<title>[Ada]</title><b>[Ada]</b>", "<title>Ada</title><b><bdi translate=\"no\">Ada</bdi></b>");
        check("<a title=\"of [Ada]\" href>", "<a title=\"of Ada\" href>");
        check("<a title=\"of [\u{5d0}]\">", "<a title=\"of [\u{5d0}]\">");
        check("<option value=\"1\">[Ada]</option>", "<option translate=\"no\" dir=\"auto\" value=\"1\">Ada</option>");
        check("<option>None</option>[Ada]", "<option>None</option><bdi translate=\"no\">Ada</bdi>");
        check(
            "<svg a><title>[A]</title><text>[B]</text></svg>[C]",
            "<svg a><title>A</title><text>B</text></svg><bdi translate=\"no\">C</bdi>",
        );
    }

    #[test]
    fn marks_that_somebody_typed_leave_the_elements_whole() {
        for typed in
            ["[Ada", "Ada]", "][", "<p>[Ada</p>]", "<p>[<b>Ada]</b>", "[[", "<", ">[", "<textarea>[</textarea>]"]
        {
            check(typed, typed);
        }
        check("<p>[a [b] c]", "<p>[a <bdi translate=\"no\">b</bdi> c]");
        check("<script>\"<p>[x\"</script>]", "<script>\"<p>[x\"</script>]");
    }
}
