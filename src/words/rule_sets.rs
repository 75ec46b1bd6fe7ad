//! The words of rule sets: what one says, where it differs from the official rules, and what is wrong in the text of one.

use crate::files;
use crate::hall;
use reeve_files::table;
use reeve_rules::rule_set::text::{RuleFault, RuleFaultKind, ValueKind};
use reeve_rules::rule_set::{Cut, Link, Preset, Qualify, RuleKey, RuleRefusal, RuleSet, Share, SharedPlaces};

/// A preset, as it is chosen.
pub fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::CatanStudio => "CATAN Studio: the official rules (default)",
        Preset::WorldChampionship => "World Championship: four preliminary games",
        Preset::Japan => "Japan: four preliminary games, no final",
        Preset::Uk => "United Kingdom: wins, VP, VP%, then lots",
        Preset::Germany => "Germany: points for places, no final",
        Preset::Austria => "Austria: points for places, a final of four",
    }
}

/// The choice of rules that stand in a text.
pub const OWN: &str = "Others: those of the text below";

/// Beside a preset that leaves open how many go on.
pub const WHO_GOES_ON: &str = "How many go on is another number at each event. To have them marked, copy the text of these rules \
    to your own and write the number at \"qualify\".";

/// The name of a preset.
pub fn preset_name(preset: Preset) -> String {
    match preset {
        Preset::CatanStudio => texts::rules::preset_catan_studio(),
        Preset::WorldChampionship => texts::rules::preset_world_championship(),
        Preset::Japan => texts::rules::preset_japan(),
        Preset::Uk => texts::rules::preset_uk(),
        Preset::Germany => texts::rules::preset_germany(),
        Preset::Austria => texts::rules::preset_austria(),
    }
}

/// The name of the rules of a tournament: that of a preset without what it is like.
pub fn name(rules: &RuleSet) -> String {
    match (Preset::of(rules), Preset::from_code(&rules.name)) {
        (Some(known), _) => preset_name(known),
        (None, Some(begun)) => texts::rules::with_changes(preset_name(begun)),
        (None, None) => rules.name.clone(),
    }
}

/// In which points a set differs from the official rules, each as a sentence.
pub fn differences(rules: &RuleSet) -> Vec<String> {
    rules.differs_in(&RuleSet::default()).into_iter().map(|key| says(rules, key)).collect()
}

/// A set that is not the official one in a few sentences: its name, where it differs, and that the organizers have to say whether
/// the result counts.
pub fn summary(rules: &RuleSet) -> String {
    texts::rules::summary(name(rules), differences(rules).join(" "), texts::rules::validity())
}

/// What a set says of a key.
pub fn says(rules: &RuleSet, key: RuleKey) -> String {
    match key {
        RuleKey::Name => rules.name.clone(),
        RuleKey::PrelimGames => texts::rules::prelim_games_in_place_of_three(rules.prelim_games),
        RuleKey::ByRank => by_rank(rules),
        RuleKey::Goal => texts::rules::vp_count_up_to(rules.goal),
        RuleKey::Dummy if rules.dummy => texts::rules::fourth_score(),
        RuleKey::Dummy => texts::rules::no_fourth_score(),
        RuleKey::Share => share(rules.share),
        RuleKey::PlacesOfFour => match rules.places_of_four.numbers() {
            [] => texts::rules::no_points_at_four(),
            points => texts::rules::points_at_four(in_a_row(points)),
        },
        RuleKey::PlacesOfThree => match rules.places_of_three.numbers() {
            [] => texts::rules::no_points_at_three(),
            points => texts::rules::points_at_three(in_a_row(points)),
        },
        RuleKey::SharedPlaces => match rules.shared_places {
            SharedPlaces::Split => texts::rules::shared_places_split(),
            SharedPlaces::Better => texts::rules::shared_places_better(),
        },
        RuleKey::Chain => {
            let links = rules.chain.links().iter().map(|of| link(*of));
            match links.reduce(texts::rules::then) {
                None => texts::rules::ranked_by_lots(),
                Some(links) => texts::rules::ranked_by(links),
            }
        }
        RuleKey::Cut => match rules.cut {
            Cut::Rules => texts::rules::cut_by_number(),
            Cut::Final => texts::rules::cut_final(),
            Cut::Nothing => texts::rules::cut_nothing(),
        },
        RuleKey::Qualify => qualify(&rules.qualify),
        RuleKey::GameMinutes if rules.game_minutes == 0 => texts::rules::no_time_limit(),
        RuleKey::GameMinutes => hall::limit(rules.game_minutes.into()),
    }
}

fn in_a_row(points: &[u8]) -> String {
    points.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

/// Which preliminary games are seated by the standings.
pub fn by_rank(rules: &RuleSet) -> String {
    let games: Vec<String> = (rules.prelim_games.saturating_sub(rules.by_rank) + 1..=rules.prelim_games)
        .map(|game| game.to_string())
        .collect();
    match games.len() {
        0 => texts::rules::no_game_by_rank(),
        count => texts::rules::games_by_rank(count, texts::list(&games)),
    }
}

/// A table with so many VP at its seats, as an example.
pub fn table_of(vp: &[i64]) -> String {
    let vp: Vec<String> = vp.iter().map(i64::to_string).collect();
    format!("A table of {}", vp.join(", "))
}

/// How the shares of several games make one.
fn share(share: Share) -> String {
    match share {
        Share::Sum => texts::rules::share_sum(),
        Share::Mean => texts::rules::share_mean(),
        Share::Ratio => texts::rules::share_ratio(),
    }
}

/// What players are compared by.
fn link(link: Link) -> String {
    match link {
        Link::Points => texts::rules::link_points(),
        Link::Wins => texts::rules::link_wins(),
        Link::Vp => texts::rules::link_vp(),
        Link::Share => texts::rules::link_share(),
        Link::Seconds => texts::rules::link_seconds(),
        Link::Thirds => texts::rules::link_thirds(),
    }
}

/// What players are ranked by before lots, a sentence for each link of the chain.
pub fn ranked_by(rules: &RuleSet) -> Vec<String> {
    let sentence = |link: &Link| match link {
        Link::Points => texts::rules::rank_points(),
        Link::Wins => texts::rules::rank_wins(),
        Link::Vp => texts::rules::rank_vp(),
        Link::Share => share(rules.share),
        Link::Seconds => texts::rules::rank_seconds(),
        Link::Thirds => texts::rules::rank_thirds(),
    };
    rules.chain.links().iter().map(sentence).collect()
}

fn qualify(qualify: &Qualify) -> String {
    match qualify {
        Qualify::Number(number) => texts::rules::qualify(*number),
        Qualify::ByAttendance(table) => {
            let row = |(from, number): &(u32, u32)| texts::rules::qualify_row(*from, *number);
            texts::rules::qualify_by_attendance(texts::list(&table.rows().iter().map(row).collect::<Vec<_>>()))
        }
    }
}

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
        RuleFaultKind::Name { name, fault } => files::of_cell(&table::name_fault(name, *fault)),
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
    use reeve_rules::rule_set::text as rule_set;

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
