//! Confidential reports of misconduct (2.2.3): who may read one, and who never does.

use crate::refusals::refusals;
use crate::text;
use crate::text::{TooLong, has_something_to_read, too_long};
use crate::tournament::vocabulary::words;

words! {
    /// What was done with a report. These lines are kept with the report, in place of lines of the audit log, which others
    /// read.
    ReportStep {
        /// It was written.
        Filed = "filed",
        /// Somebody who may read it noted to have seen it.
        Seen = "seen",
        /// The reporter got an answer.
        Answered = "answered",
        /// Somebody whom it names was erased, and the name was taken out of it.
        Masked = "masked",
    }
}

/// As what somebody reads a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadsAs {
    /// As an organizer of the tournament.
    Organizer,
    /// As the judge whom the report names.
    Judge,
    /// As an administrator, since no organizer is left who may.
    Administrator,
}

/// To whom a report is left, besides the judge whom it names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftTo {
    /// To the organizers, without those whom it is about.
    Organizers,
    /// To the administrators, since no organizer is left who may read it.
    Administrators,
    /// To nobody: it is about everybody who could read it.
    Nobody,
}

/// What decides who may read a report. `A` is an account and `T` a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportSides<'r, A, T> {
    /// The staff whom it is about.
    pub about: &'r [A],
    /// The judge whom the reporter wants to read it too.
    pub judge: Option<A>,
    pub filed_at: T,
    /// The organizers of today, each with the time since when. Whoever has become one after the report was written does not
    /// read it: somebody whom it is about could have let in another account of their own.
    pub organizers: &'r [(A, T)],
}

/// Somebody who would read a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportReader<A> {
    pub account: A,
    /// Whether it is a judge of the tournament.
    pub judge: bool,
    pub administrator: bool,
}

impl<A: Copy + PartialEq, T: Copy + PartialOrd> ReportSides<'_, A, T> {
    /// Whether somebody may read the report, and as what. Nobody reads what is about them. Organizers read it, and the judge
    /// named in it; administrators only where it leaves no organizer who may (2.2.3).
    pub fn read_by(&self, reader: ReportReader<A>) -> Option<ReadsAs> {
        let ReportReader { account, judge, administrator } = reader;
        if self.about.contains(&account) {
            return None;
        }
        let some_are_left = self.is_left_to_organizers();
        match () {
            () if self.is_organizer(account) => Some(ReadsAs::Organizer),
            () if judge && self.judge == Some(account) => Some(ReadsAs::Judge),
            () if administrator && !some_are_left => Some(ReadsAs::Administrator),
            () => None,
        }
    }

    /// To whom it is left, where these are the administrators.
    pub fn left_to(&self, administrators: &[A]) -> LeftTo {
        match () {
            () if self.is_left_to_organizers() => LeftTo::Organizers,
            () if administrators.iter().any(|one| !self.about.contains(one)) => LeftTo::Administrators,
            () => LeftTo::Nobody,
        }
    }

    /// Whether some organizer may read it.
    pub fn is_left_to_organizers(&self) -> bool {
        self.organizers.iter().any(|(one, _)| self.is_organizer(*one) && !self.about.contains(one))
    }

    fn is_organizer(&self, who: A) -> bool {
        self.organizers.iter().any(|(one, since)| *one == who && *since <= self.filed_at)
    }
}

refusals! {
    /// What is wrong with a text of a report.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ReportTextFault {
        /// There is nothing to read in it.
        Missing = "report-text-missing",
        TooLong(TooLong) = "report-text-too-long",
        /// It contains an invisible character.
        Control = "report-text-control",
    }
}

/// A text of several lines as it is kept, with at most so many characters.
pub fn report_text(typed: &str, most: usize) -> Result<String, ReportTextFault> {
    let kept = text::tidy_lines(typed);
    let missing = (!has_something_to_read(&kept)).then_some(ReportTextFault::Missing);
    let long = too_long(&kept, most).map(ReportTextFault::TooLong);
    let control = text::is_unfit_in_lines(&kept).then_some(ReportTextFault::Control);
    missing.or(long).or(control).map_or(Ok(kept), Err)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORGANIZERS: [(u8, u8); 2] = [(1, 0), (2, 0)];
    const JUDGE: u8 = 5;
    const ADMINISTRATOR: u8 = 9;

    fn reads(about: &[u8], organizers: &[(u8, u8)], account: u8) -> Option<ReadsAs> {
        let sides = ReportSides { about, judge: Some(JUDGE), filed_at: 10, organizers };
        let (judge, administrator) = (matches!(account, 5 | 6), account == ADMINISTRATOR);
        sides.read_by(ReportReader { account, judge, administrator })
    }

    #[test]
    fn organizers_and_the_judge_named_read_a_report_and_nobody_whom_it_is_about() {
        let check = |about: &[u8], account: u8, expected: Option<ReadsAs>| {
            assert_eq!(reads(about, &ORGANIZERS, account), expected, "{about:?} {account}");
        };
        check(&[], 1, Some(ReadsAs::Organizer));
        check(&[], JUDGE, Some(ReadsAs::Judge));
        check(&[], 6, None);
        check(&[], 7, None);
        check(&[], ADMINISTRATOR, None);
        check(&[1], 1, None);
        check(&[1], 2, Some(ReadsAs::Organizer));
        check(&[1], ADMINISTRATOR, None);
        check(&[JUDGE], JUDGE, None);
        check(&[1, 2], 2, None);
        check(&[1, 2], ADMINISTRATOR, Some(ReadsAs::Administrator));
        check(&[1, 2, ADMINISTRATOR], ADMINISTRATOR, None);
        check(&[1, 2], JUDGE, Some(ReadsAs::Judge));
    }

    #[test]
    fn a_report_is_left_to_whoever_may_read_it() {
        let left = |about: &[u8], organizers: &[(u8, u8)]| {
            ReportSides { about, judge: None, filed_at: 10, organizers }.left_to(&[ADMINISTRATOR])
        };
        assert_eq!(left(&[], &ORGANIZERS), LeftTo::Organizers);
        assert_eq!(left(&[1], &ORGANIZERS), LeftTo::Organizers);
        assert_eq!(left(&[1, 2], &ORGANIZERS), LeftTo::Administrators);
        assert_eq!(left(&[1], &[(1, 0), (3, 11)]), LeftTo::Administrators);
        assert_eq!(left(&[1, 2, ADMINISTRATOR], &ORGANIZERS), LeftTo::Nobody);
    }

    #[test]
    fn whoever_becomes_an_organizer_afterwards_does_not_read_it() {
        assert_eq!(reads(&[1], &[(1, 0), (3, 11)], 3), None);
        assert_eq!(reads(&[1], &[(1, 0), (3, 11)], ADMINISTRATOR), Some(ReadsAs::Administrator));
        assert_eq!(reads(&[], &[(3, 10)], 3), Some(ReadsAs::Organizer));
        // An administrator who runs the tournament alone has nobody else to leave it to.
        assert_eq!(reads(&[], &[], ADMINISTRATOR), Some(ReadsAs::Administrator));
    }

    #[test]
    fn a_text_is_kept_as_it_is_read_again() {
        assert_eq!(report_text(" He shouted.\r\nTwice. ", 40), Ok("He shouted.\nTwice.".to_owned()));
        assert_eq!(report_text(" \n\u{200B}", 40), Err(ReportTextFault::Missing));
        assert_eq!(report_text("abcd", 3), Err(ReportTextFault::TooLong(TooLong { length: 4, most: 3 })));
        assert_eq!(report_text("a\u{202E}b", 9), Err(ReportTextFault::Control));
    }
}
