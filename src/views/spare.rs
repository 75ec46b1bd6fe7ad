//! How the spares of a store stand: copies that follow it, in folders and on other machines.

use std::io::ErrorKind;

use chrono::TimeDelta;

use crate::health::Health;

/// How far a spare may be behind before somebody has to look.
const LATE: TimeDelta = TimeDelta::minutes(1);

/// A spare, as it stands now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spare {
    /// Its folder, or the network address of the machine that asks; empty of a machine that has not asked yet.
    pub name: String,
    pub is_machine: bool,
    /// How far it is behind; none: it holds nothing yet.
    pub behind: Option<TimeDelta>,
    pub trouble: Option<Trouble>,
}

/// What is wrong with a spare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// Its folder is not there: a stick was pulled out.
    Gone,
    /// It lies on the disk of the store, and ends with it.
    SameDisk,
    /// Its folder can't be written to.
    Unwritten(ErrorKind),
    /// The copy does not pass when it is looked through.
    Unsound,
    /// The store can't be read.
    StoreUnread,
}

impl Spare {
    pub fn is_late(&self) -> bool {
        self.behind.is_none_or(|behind| behind > LATE)
    }

    pub fn health(&self) -> Health {
        match self.trouble {
            Some(Trouble::Unsound | Trouble::StoreUnread) => Health::Wrong,
            _ if self.is_late() => Health::Wrong,
            Some(_) => Health::Attention,
            None => Health::Fine,
        }
    }
}

/// The spare from which somebody would go on: the one that is least behind.
pub fn freshest(spares: &[Spare]) -> Option<&Spare> {
    spares.iter().min_by_key(|spare| spare.behind.unwrap_or(TimeDelta::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spare_is_late_after_a_minute_and_while_it_holds_nothing() {
        let spare = |seconds: Option<i64>, trouble| Spare {
            name: "/media/stick".to_owned(),
            is_machine: false,
            behind: seconds.map(TimeDelta::seconds),
            trouble,
        };
        let check = |seconds, trouble, expected| {
            assert_eq!(spare(seconds, trouble).health(), expected, "{seconds:?} {trouble:?}");
        };
        check(Some(2), None, Health::Fine);
        check(Some(60), None, Health::Fine);
        check(Some(61), None, Health::Wrong);
        check(None, None, Health::Wrong);
        check(Some(2), Some(Trouble::SameDisk), Health::Attention);
        check(Some(2), Some(Trouble::Gone), Health::Attention);
        check(Some(2), Some(Trouble::Unsound), Health::Wrong);
        let two = [spare(None, Some(Trouble::Gone)), spare(Some(70), None), spare(Some(1), None)];
        assert_eq!(freshest(&two), Some(&two[2]));
        assert_eq!(freshest(&[]), None);
    }
}
