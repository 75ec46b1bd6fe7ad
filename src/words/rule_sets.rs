//! The words of rule sets: what is wrong in the text of one.

use crate::files;
use reeve_files::rule_set::{RuleFault, RuleFaultKind, ValueKind};
use reeve_rules::rule_set::RuleRefusal;

/// A fault with its place: `line 3, column 8, goal: 23 is above 22`.
pub fn fault(fault: &RuleFault) -> String {
    let key = fault.key.map(|key| format!(", {key}")).unwrap_or_default();
    format!("line {}, column {}{key}: {}", fault.line, fault.column, what(&fault.what))
}

/// The same without its place.
pub fn what(what: &RuleFaultKind) -> String {
    match what {
        RuleFaultKind::NoToml(message) => message.clone(),
        RuleFaultKind::UnknownKey(key) => format!("a rule set has no \"{key}\""),
        RuleFaultKind::Wanted(kind) => format!("takes {}", kind_of_value(*kind)),
        RuleFaultKind::UnknownWord { word, known } => format!("\"{word}\" is none of {}", known.join(", ")),
        RuleFaultKind::Name(fault) => files::of_cell(fault),
        RuleFaultKind::Refused(refusal) => refused(*refusal),
    }
}

fn kind_of_value(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Text => "a text, as in \"sum\"",
        ValueKind::WholeNumber => "a whole number",
        ValueKind::Switch => "true or false",
        ValueKind::WholeNumbers => "a list of whole numbers, as in [5, 3, 2, 1]",
        ValueKind::Texts => "a list of texts, as in [\"wins\", \"vp\"]",
        ValueKind::NumberOrRows => "a whole number, or rows of two as in [[12, 2], [21, 4]]",
    }
}

fn refused(refusal: RuleRefusal) -> String {
    match refusal {
        RuleRefusal::Outside { number, least, .. } if number < least => format!("{number} is below {least}"),
        RuleRefusal::Outside { number, most, .. } => format!("{number} is above {most}"),
        RuleRefusal::Places { found, wanted } => {
            format!("points for {wanted} places, from the first to the last, and here are {found}")
        }
        RuleRefusal::PlacesRise { before, after } => {
            format!("{after} stands behind {before}: no place has more points than the one before it")
        }
        RuleRefusal::LinkTwice(link) => format!("{link} stands here twice"),
        RuleRefusal::NoRows => "a table by attendance has a row at least; 0 stands for nobody".to_owned(),
        RuleRefusal::RowsOutOfOrder { before, after } => {
            format!("the row from {after} players stands behind the one from {before}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_files::rule_set;

    #[test]
    fn faults_say_where_and_what() {
        let check = |text: &str, expect: &str| {
            let faults = rule_set::read(text).unwrap_err();
            assert_eq!(faults.iter().map(fault).collect::<Vec<_>>(), [expect], "{text}");
        };
        check("\ngoal = 23", "line 2, column 8, goal: 23 is above 22");
        check("gaol = 9", "line 1, column 1: a rule set has no \"gaol\"");
        check("by_rank = 3", "line 1, column 11, by_rank: 3 is above 2");
        check("game_minutes = -5", "line 1, column 16, game_minutes: -5 is below 0");
        check("share = 'total'", "line 1, column 9, share: \"total\" is none of sum, mean, ratio");
        check("dummy = 'yes'", "line 1, column 9, dummy: takes true or false");
        check("name = ''", "line 1, column 8, name: the name is empty");
        check("chain = ['vp', 'vp']", "line 1, column 9, chain: vp stands here twice");
        check(
            "places_of_three = [5, 1, 3]",
            "line 1, column 19, places_of_three: 3 stands behind 1: no place has more points than the one before it",
        );
    }
}
