//! The words of rule sets: what one says, where it differs from the official rules, and what is wrong in the text of one.

use crate::counted;
use crate::files;
use crate::hall;
use crate::list;
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

/// Who has to say whether the result counts, where the rules are not the official ones.
pub const VALIDITY: &str = "Whether the result counts for the championship (1.1.3) is for the organizers to say: these are \
    not CATAN Studio's rules.";

/// The name of the rules of a tournament: that of a preset without what it is like.
pub fn name(rules: &RuleSet) -> String {
    let of = |known: Preset| preset(known).split(':').next().unwrap_or_default();
    match (Preset::of(rules), Preset::from_code(&rules.name)) {
        (Some(known), _) => of(known).to_owned(),
        (None, Some(begun)) => format!("{}, with changes", of(begun)),
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
    format!("{}. {} {VALIDITY}", name(rules), differences(rules).join(" "))
}

/// What a set says of a key.
pub fn says(rules: &RuleSet, key: RuleKey) -> String {
    match key {
        RuleKey::Name => rules.name.clone(),
        RuleKey::PrelimGames => format!("{} in place of three (1.1.4).", prelim_games(rules.prelim_games)),
        RuleKey::ByRank => by_rank(rules),
        RuleKey::Goal => format!("VP count up to {} (3.0.14).", rules.goal),
        RuleKey::Dummy if rules.dummy => "At a table of three a fourth score is made up (1.4.3).".to_owned(),
        RuleKey::Dummy => "At a table of three no fourth score is made up: VP% is of the three (1.4.3).".to_owned(),
        RuleKey::Share => share(rules.share).to_owned(),
        RuleKey::PlacesOfFour => places("four", rules.places_of_four.numbers()),
        RuleKey::PlacesOfThree => places("three", rules.places_of_three.numbers()),
        RuleKey::SharedPlaces => match rules.shared_places {
            SharedPlaces::Split => "Who share places get the mean of their points.".to_owned(),
            SharedPlaces::Better => "Who share a place all get its points.".to_owned(),
        },
        RuleKey::Chain => {
            let links: Vec<String> = rules.chain.links().iter().map(|of| link(*of).to_owned()).collect();
            match links.is_empty() {
                true => "Players are ranked by lots alone (1.4).".to_owned(),
                false => format!("Players are ranked by {}, then lots (1.4).", links.join(", then ")),
            }
        }
        RuleKey::Cut => match rules.cut {
            Cut::Rules => "Semi-finals and final by the number of players (1.1.3).".to_owned(),
            Cut::Final => "The best four play a final, whatever the number of players (1.1.3, 1.1.7).".to_owned(),
            Cut::Nothing => {
                "No semi-finals and no final: the ranking after the preliminary games is the result (1.1.3).".to_owned()
            }
        },
        RuleKey::Qualify => qualify(&rules.qualify),
        RuleKey::GameMinutes if rules.game_minutes == 0 => "A game has no time limit (1.1.8).".to_owned(),
        RuleKey::GameMinutes => hall::limit(rules.game_minutes.into()),
    }
}

/// Which preliminary games are seated by the standings.
pub fn by_rank(rules: &RuleSet) -> String {
    let games: Vec<String> = (rules.prelim_games.saturating_sub(rules.by_rank) + 1..=rules.prelim_games)
        .map(|game| game.to_string())
        .collect();
    let so = "seated by the standings, ranks 1 to 4 at table 1 and so on (1.1.5)";
    match games.as_slice() {
        [] => "No game is seated by the standings (1.1.5).".to_owned(),
        [game] => format!("Game {game} is {so}."),
        games => format!("Games {} are {so}.", list(games)),
    }
}

/// `Four preliminary games`.
pub fn prelim_games(games: u32) -> String {
    let word = match games {
        1 => return "One preliminary game".to_owned(),
        2 => "Two",
        3 => "Three",
        4 => "Four",
        5 => "Five",
        6 => "Six",
        7 => "Seven",
        more => return counted(more as usize, "preliminary game", "preliminary games"),
    };
    format!("{word} preliminary games")
}

fn places(table: &str, points: &[u8]) -> String {
    match points {
        [] => format!("No points for places at a table of {table}."),
        _ => {
            let points: Vec<String> = points.iter().map(u8::to_string).collect();
            format!("Points for places at a table of {table}: {}.", points.join(", "))
        }
    }
}

/// A table with so many VP at its seats, as an example.
pub fn table_of(vp: &[i64]) -> String {
    let vp: Vec<String> = vp.iter().map(i64::to_string).collect();
    format!("A table of {}", vp.join(", "))
}

/// How the shares of several games make one.
pub fn share(share: Share) -> &'static str {
    match share {
        Share::Sum => "VP% of the games are added up (1.4.3).",
        Share::Mean => "VP% is the mean over the games that a player played (1.4.3).",
        Share::Ratio => "VP% is a player's VP of all games out of all VP at the tables (1.4.3).",
    }
}

/// What players are compared by.
pub fn link(link: Link) -> &'static str {
    match link {
        Link::Points => "points for places",
        Link::Wins => "games won",
        Link::Vp => "VP",
        Link::Share => "VP%",
        Link::Seconds => "second places",
        Link::Thirds => "third places",
    }
}

/// What players are ranked by before lots, a sentence for each link of the chain.
pub fn ranked_by(rules: &RuleSet) -> Vec<&'static str> {
    let sentence = |link: &Link| match link {
        Link::Points => "Points for places, of all games together.",
        Link::Wins => "Games won (1.4.1).",
        Link::Vp => "VP of all games together, each game's counted to the goal (1.4.2, 3.0.14).",
        Link::Share => share(rules.share),
        Link::Seconds => "More second places (1.4.2).",
        Link::Thirds => "More third places (1.4.2).",
    };
    rules.chain.links().iter().map(sentence).collect()
}

fn qualify(qualify: &Qualify) -> String {
    match qualify {
        Qualify::Number(0) => "Nobody goes on to another event.".to_owned(),
        Qualify::Number(1) => "The best one goes on to another event.".to_owned(),
        Qualify::Number(number) => format!("The best {number} go on to another event."),
        Qualify::ByAttendance(table) => {
            let row = |(from, number): &(u32, u32)| format!("{number} from {from} players on");
            format!("The best go on to another event: {}.", list(&table.rows().iter().map(row).collect::<Vec<_>>()))
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
