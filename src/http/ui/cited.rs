//! Sentences that name clauses of the rules: each number in brackets leads quietly to what the clause says.

use std::fmt;

use askama::filters::HtmlSafe;

use reeve_rules::rulings::clauses::Clause;
use reeve_urls as urls;

/// A text whose clauses are links: those that stand alone in brackets, such as `(1.1.3)`, `(1.1.3, 1.1.7)` or `(rule 1.3.1)`.
/// Everything else is written as text.
pub fn cited(text: impl fmt::Display) -> Cited {
    Cited { text: text.to_string(), holds: |_| true, linked: true, rules_of: None }
}

/// The same in a side event: clauses that hold in the championship alone are left out, and a rule of its game, such as
/// `(rule F4)`, leads to the page of the rules of this tournament, if one is named.
pub fn cited_in_side_event(text: impl fmt::Display, rules_of: Option<&str>) -> Cited {
    let rules_of = rules_of.map(str::to_owned);
    Cited { text: text.to_string(), holds: Clause::holds_in_side_events, linked: true, rules_of }
}

/// See [`cited`].
#[derive(Debug, Clone)]
pub struct Cited {
    text: String,
    /// Whether a clause holds where the text is read.
    holds: fn(Clause) -> bool,
    /// Whether clauses lead to their words.
    linked: bool,
    /// The short address of the tournament on whose page the rules of the game stand.
    rules_of: Option<String>,
}

impl Cited {
    /// The same with clauses that lead nowhere, for a text that is a link itself.
    #[must_use]
    pub fn unlinked(self) -> Cited {
        Cited { linked: false, ..self }
    }
}

impl HtmlSafe for Cited {}

impl fmt::Display for Cited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.text.as_str();
        while let Some((before, within)) = rest.split_once('(') {
            if let Some((number, behind)) =
                within.split_once(')').and_then(|(inside, behind)| Some((rule_in(inside)?, behind)))
            {
                escaped(before, f)?;
                match self.rules_of.as_ref().filter(|_| self.linked) {
                    Some(slug) => {
                        let href = urls::public(slug).rule(number);
                        write!(f, "(rule <a class=\"clause\" href=\"{href}\">{number}</a>)")?;
                    }
                    None => write!(f, "(rule {number})")?,
                }
                rest = behind;
                continue;
            }
            let cites = within.split_once(')').and_then(|(inside, behind)| Some((inside, clauses_in(inside)?, behind)));
            let Some((inside, clauses, behind)) = cites else {
                escaped(before, f)?;
                f.write_str("(")?;
                rest = within;
                continue;
            };
            let mut holding = clauses.into_iter().filter(|clause| (self.holds)(*clause)).peekable();
            rest = behind;
            if holding.peek().is_none() {
                escaped(before.trim_end(), f)?;
                continue;
            }
            escaped(before, f)?;
            f.write_str(if inside.starts_with(RULE) { "(rule " } else { "(" })?;
            for (at, clause) in holding.enumerate() {
                let comma = if at > 0 { ", " } else { "" };
                if self.linked {
                    write!(f, "{comma}<a class=\"clause\" href=\"{}\">{clause}</a>", urls::clause(clause))?;
                } else {
                    write!(f, "{comma}{clause}")?;
                }
            }
            f.write_str(")")?;
        }
        escaped(rest, f)
    }
}

/// What may stand before the numbers in brackets.
const RULE: &str = "rule ";

/// The number of a rule of a side game that stands in brackets, such as `F4`.
fn rule_in(inside: &str) -> Option<&str> {
    let number = inside.strip_prefix(RULE)?;
    let digits = number.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
    (matches!(digits.len(), 1 | 2) && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(number)
}

/// The clauses whose numbers stand in brackets; none where anything else does.
fn clauses_in(inside: &str) -> Option<Vec<Clause>> {
    inside.strip_prefix(RULE).unwrap_or(inside).split(", ").map(Clause::read).collect()
}

fn escaped(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}", askama::filters::escape(text, askama::filters::Html).map_err(|_| fmt::Error)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_in_brackets_are_links() {
        let check = |text: &str, expected: &str| assert_eq!(cited(text).to_string(), expected);
        let link =
            |number: &str| format!("<a class=\"clause\" href=\"/rules#c-{}\">{number}</a>", number.replace('.', "-"));
        check("Three games (1.1.4).", &format!("Three games ({}).", link("1.1.4")));
        check("(1.1.3, 1.1.7) and (2.0.4)", &format!("({}, {}) and ({})", link("1.1.3"), link("1.1.7"), link("2.0.4")));
        check("Another (rule 1.3.1).", &format!("Another (rule {}).", link("1.3.1")));
        for same in ["", "(", ")", "1.1.3", "(1.1.3", "(9.9.9)", "(1.1.3 and more)", "Ada (2)"] {
            check(same, same);
        }
        check("a ((1.1.3)", &format!("a (({})", link("1.1.3")));
        assert_eq!(cited("Three games (1.1.4).").unlinked().to_string(), "Three games (1.1.4).");
        assert_eq!(cited_in_side_event("Never below 0 (3.0.14).", None).unlinked().to_string(), "Never below 0.");
    }

    #[test]
    fn rules_of_a_side_game_lead_to_its_page() {
        let said = "No round is running (rule F4), Ada (rule 4) <b>.";
        let linked = cited_in_side_event(said, Some("autumn")).to_string();
        assert!(
            linked.contains("(rule <a class=\"clause\" href=\"/t/autumn/rules#F4\">F4</a>), Ada (rule 4)"),
            "{linked}"
        );
        assert!(!linked.contains("<b>"), "{linked}");
        for plain in [cited_in_side_event(said, Some("autumn")).unlinked(), cited_in_side_event(said, None)] {
            assert!(plain.to_string().starts_with("No round is running (rule F4), Ada"), "{plain}");
        }
    }

    #[test]
    fn everything_else_is_text() {
        let said = cited("<b>Ada</b> (<i>) & (1.1.3)").to_string();
        assert!(!said.contains("<b>") && !said.contains("<i>"), "{said}");
        assert!(said.ends_with("(<a class=\"clause\" href=\"/rules#c-1-1-3\">1.1.3</a>)"), "{said}");
    }
}
