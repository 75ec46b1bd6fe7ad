//! Which judge goes to which tables, and who is close to somebody there. Nothing is refused because of it: a judge who shares a
//! group or a club with a player is pointed at, as players are who meet (1.1.5).

use crate::tournament::same_group::group_key;
use crate::tournament::vocabulary::Stage;

/// The tables of one judge, in one round or in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DutyTables {
    /// The round, by stage and number; none for the whole day.
    pub round: Option<(Stage, i64)>,
    pub first: i64,
    pub last: i64,
}

impl DutyTables {
    /// Whether a table of a round is among them.
    pub fn contain(&self, round: (Stage, i64), table: i64) -> bool {
        self.round.is_none_or(|own| own == round) && (self.first..=self.last).contains(&table)
    }
}

/// The groups and the club of somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ties<'t> {
    pub groups: &'t str,
    pub club: Option<&'t str>,
}

impl Ties<'_> {
    /// Whether two people share a group or a club, as [`group_key`] compares them. A group and a club of one name are two things.
    pub fn meet(&self, other: &Ties<'_>) -> bool {
        let named = |text: &str| Some(group_key(text)).filter(|text| !text.is_empty());
        let same_club = self.club.and_then(named).is_some_and(|club| other.club.and_then(named) == Some(club));
        let mut own = self.groups.lines().filter_map(named);
        same_club || own.any(|group| other.groups.lines().filter_map(named).any(|theirs| theirs == group))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judge_has_tables_of_one_round_or_of_every_one() {
        let day = DutyTables { round: None, first: 3, last: 5 };
        let once = DutyTables { round: Some((Stage::Prelim, 2)), ..day };
        for (table, expected) in [(2, false), (3, true), (5, true), (6, false)] {
            assert_eq!(day.contain((Stage::Semi, 1), table), expected, "{table}");
            assert_eq!(once.contain((Stage::Prelim, 2), table), expected, "{table}");
            assert!(!once.contain((Stage::Prelim, 1), table) && !once.contain((Stage::Semi, 2), table));
        }
    }

    #[test]
    fn friends_are_known_by_group_and_club() {
        let check = |one: (&str, Option<&str>), other: (&str, Option<&str>), expected: bool| {
            let ties = |(groups, club)| Ties { groups, club };
            assert_eq!(ties(one).meet(&ties(other)), expected, "{one:?} {other:?}");
            assert_eq!(ties(other).meet(&ties(one)), expected, "{other:?} {one:?}");
        };
        check(("family M\nneighbours", None), ("Family  M", None), true);
        check(("", Some("Catan e.V.")), ("", Some("catan E.V.")), true);
        check(("O'Neil", None), ("neighbours\no’neil", None), true);
        check(("Jena", None), ("", Some("Jena")), false);
        check(("", None), ("", None), false);
        check(("\n", Some(" ")), ("\n", Some(" ")), false);
        check(("a\nb", Some("c")), ("d", Some("e")), false);
    }
}
