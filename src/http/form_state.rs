//! A form as it stands on a page: fresh, or come back to whoever sent it because it was not carried out.
//!
//! What comes back carries everything that was typed. With faults beside its fields the answer is 422; with a refusal,
//! or because somebody else changed the same thing, it is 409, and a notice above the page says why.

use std::ops::{Deref, DerefMut};

use actix_web::http::StatusCode;

use crate::error::Error;
use crate::ui::layout::{Layout, NoticeKind};
use reeve_actions as actions;
use reeve_actions::{Fault, Refusal};
use reeve_limits as limits;
use reeve_words as words;
use reeve_words::flash::Flash;
use reeve_words::games::Terms;

/// What is wrong with the fields of a form, as pairs of a field's name and words: what the macro `forms::faults` lists.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FieldFaults(Vec<(String, String)>);

impl FieldFaults {
    /// The faults in words.
    ///
    /// Of more than [`limits::FAULTS`] the first are named, and how many more there are.
    pub fn of(faults: &[Fault]) -> FieldFaults {
        let named = faults.iter().take(limits::FAULTS);
        let mut named: Vec<_> = named.map(|fault| (fault.field.clone(), words::fault(fault))).collect();
        if let Some(next) = faults.get(limits::FAULTS) {
            named.push((next.field.clone(), words::files::more_faults(faults.len() - limits::FAULTS)));
        }
        FieldFaults(named)
    }

    /// The words of a field's first fault.
    pub fn at(&self, field: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == field).map(|(_, words)| words.as_str())
    }
}

impl Deref for FieldFaults {
    type Target = [(String, String)];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl FromIterator<(String, String)> for FieldFaults {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(faults: I) -> FieldFaults {
        FieldFaults(faults.into_iter().collect())
    }
}

/// The query of a page that says what was just done.
#[derive(Debug, Default, serde::Deserialize)]
pub struct DoneQuery {
    #[serde(default)]
    pub done: String,
}

impl DoneQuery {
    /// What was done, as a notice.
    pub fn notice<F: Flash>(&self) -> Option<(NoticeKind, String)> {
        F::said(&self.done).map(|said| (NoticeKind::Good, said))
    }
}

/// A form on a page, with its fields in `T`; see the module.
#[derive(Debug, Clone)]
pub struct FormState<T> {
    fields: T,
    /// What is wrong with it.
    pub faults: FieldFaults,
    why: Why,
    notice: Option<(NoticeKind, String)>,
    /// The names in a notice whose other words follow the game; none: the notice is shown as it is.
    names: Option<Vec<String>>,
    /// What the notice says, where that is a refusal.
    refusal: Option<Refusal>,
}

/// Why a form is on its page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Why {
    Fresh,
    Faulty,
    Refused,
    Stale,
}

impl<T> FormState<T> {
    fn new(fields: T, why: Why) -> FormState<T> {
        FormState { fields, faults: FieldFaults::default(), why, notice: None, names: None, refusal: None }
    }

    /// A form that nobody has sent yet.
    pub fn fresh(fields: T) -> FormState<T> {
        FormState::new(fields, Why::Fresh)
    }

    /// A form that came back with faults.
    pub fn faulty(fields: T, faults: &[Fault]) -> FormState<T> {
        FormState::with_faults(fields, FieldFaults::of(faults))
    }

    /// A form that came back with faults, in words.
    pub fn with_faults(fields: T, faults: FieldFaults) -> FormState<T> {
        FormState { faults, ..FormState::new(fields, Why::Faulty) }
    }

    /// A form that came back because it is refused as things stand, in a sentence of ours without a name.
    pub fn refused(fields: T, words: String) -> FormState<T> {
        let (notice, names) = (Some((NoticeKind::Wrong, words)), Some(Vec::new()));
        FormState { notice, names, ..FormState::new(fields, Why::Refused) }
    }

    /// The form that an action turned down, for its faults or with a refusal. Any other error stays one and gets a page
    /// of its own.
    pub fn returned(fields: T, error: actions::Error) -> Result<FormState<T>, Error> {
        match error {
            actions::Error::Faults(faults) => Ok(FormState::faulty(fields, &faults)),
            actions::Error::Refused(refusal) => {
                let names = words::names_in(&refusal);
                let said = words::with_clause(&refusal);
                Ok(FormState { names, refusal: Some(refusal), ..FormState::refused(fields, said) })
            }
            other => Err(other.into()),
        }
    }

    /// As [`FormState::returned`], for a page that can show what was typed beside what somebody else has stored
    /// meanwhile.
    pub fn returned_or_stale(fields: T, error: actions::Error) -> Result<FormState<T>, Error> {
        match error {
            actions::Error::Stale => Ok(FormState::new(fields, Why::Stale)),
            other => FormState::returned(fields, other),
        }
    }

    /// As [`FormState::returned_or_stale`], for a page that a refusal leaves nothing to do on: that gets a page of its own.
    pub fn returned_unless_refused(fields: T, error: actions::Error) -> Result<FormState<T>, Error> {
        match error {
            actions::Error::Refused(refusal) => Err(Error::Refused(refusal)),
            other => FormState::returned_or_stale(fields, other),
        }
    }

    /// The same form with a notice where somebody else was faster, in a sentence of ours without a name.
    #[must_use]
    pub fn when_stale(mut self, kind: NoticeKind, words: impl Into<String>) -> FormState<T> {
        if self.is_stale() {
            (self.notice, self.names, self.refusal) = (Some((kind, words.into())), Some(Vec::new()), None);
        }
        self
    }

    /// The same form with a notice, such as what was just done, which is shown as it is.
    #[must_use]
    pub fn with_notice(mut self, notice: Option<(NoticeKind, String)>) -> FormState<T> {
        if notice.is_some() {
            (self.notice, self.names, self.refusal) = (notice, None, None);
        }
        self
    }

    /// The same form with a sentence of ours without a name, such as what was just done; in the words of the game.
    #[must_use]
    pub fn with_done(self, done: Option<(NoticeKind, String)>) -> FormState<T> {
        let names = if done.is_some() { Some(Vec::new()) } else { self.names.clone() };
        FormState { names, ..self.with_notice(done) }
    }

    /// The form with other fields, such as those of the page made of what was sent.
    pub fn map<U>(self, fields: impl FnOnce(T) -> U) -> FormState<U> {
        FormState {
            fields: fields(self.fields),
            faults: self.faults,
            why: self.why,
            notice: self.notice,
            names: self.names,
            refusal: self.refusal,
        }
    }

    /// Whether somebody else changed the same thing meanwhile.
    pub fn is_stale(&self) -> bool {
        self.why == Why::Stale
    }

    /// Whether it was refused as things stand.
    pub fn is_refused(&self) -> bool {
        self.why == Why::Refused
    }

    /// The same form, what is wrong with it in the words of the game. Only where no fault holds a name or what somebody typed.
    #[must_use]
    pub fn with_faults_said(mut self, terms: &Terms) -> FormState<T> {
        self.faults.0.iter_mut().for_each(|(_, words)| *words = terms.say(words).into_owned());
        self
    }

    /// What is wrong with a field, as the form macros take it.
    pub fn fault(&self, field: &str) -> Option<&str> {
        self.faults.at(field)
    }

    /// The notice, if there is one; a refusal in the words of the game.
    pub fn said(&self, layout: &Layout) -> Option<(NoticeKind, String)> {
        let (kind, words) = self.notice.as_ref()?;
        let words = match (&self.refusal, &layout.terms, &self.names) {
            (Some(refusal), Some(terms), _) => words::in_game::refusal_in(refusal, terms),
            (_, _, Some(names)) => layout.say_around(words, names),
            _ => words.clone(),
        };
        Some((*kind, words))
    }

    /// The surroundings of its page, with that notice.
    pub fn tell(&self, layout: Layout) -> Layout {
        match self.said(&layout) {
            Some((kind, words)) => layout.notice(kind, words),
            None => layout,
        }
    }

    /// The status of its page.
    pub fn status(&self) -> StatusCode {
        match self.why {
            Why::Fresh => StatusCode::OK,
            Why::Faulty => StatusCode::UNPROCESSABLE_ENTITY,
            Why::Refused | Why::Stale => StatusCode::CONFLICT,
        }
    }
}

/// A template reads the fields of a form straight from it.
impl<T> Deref for FormState<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.fields
    }
}

impl<T> DerefMut for FormState<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.fields
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_actions::{people, tournament};
    use reeve_rules::tournament::staff::RoleRefusal;

    #[test]
    fn a_form_comes_back_with_what_was_typed_and_why() {
        let faulty = FormState::returned("typed", actions::Error::fault("name", people::refusal::Refusal::NameMissing))
            .expect("a form");
        assert_eq!((faulty.status().as_u16(), faulty.fault("name"), faulty.len()), (422, Some("A name is needed."), 5));
        let no_judge = || actions::Error::refused(tournament::refusal::Refusal::Role(RoleRefusal::LastJudge));
        let refused = FormState::returned("typed", no_judge()).expect("a form");
        assert_eq!(refused.status().as_u16(), 409);
        let said = "The last judge can't be removed while games are played. Add another judge first (rule 1.3.1).";
        let notices = refused.tell(Layout::default()).notices;
        assert_eq!(notices.first().map(|notice| notice.text.as_str()), Some(said));
        let stale = FormState::returned_or_stale("typed", actions::Error::Stale).expect("a form");
        assert!(stale.is_stale() && stale.status().as_u16() == 409);
        assert!(matches!(FormState::returned("typed", actions::Error::Stale), Err(Error::Stale)));
        let passed_on = FormState::returned_unless_refused((), no_judge());
        assert!(matches!(passed_on, Err(Error::Refused(_))));
    }
}
