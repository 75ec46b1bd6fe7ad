//! Change the programme of a tournament's days.

use reeve_limits as limits;
use reeve_rules::text::{is_unseen, too_long};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::programme::{ProgrammeEntry, ProgrammeKind, clock, may_end, minute};
use reeve_secret as secret;
use reeve_store::TournamentId;
use reeve_store::programme;

use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// A line of the form as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedEntry {
    /// The day, from 1.
    pub day: String,
    pub from: String,
    pub until: String,
    /// The code of what it is; empty where nothing was chosen.
    pub kind: String,
    pub title: String,
}

impl TypedEntry {
    /// What the form shows of an entry that is stored.
    pub fn stored(entry: &ProgrammeEntry) -> TypedEntry {
        TypedEntry {
            day: entry.day.to_string(),
            from: clock(entry.begins_at),
            until: entry.ends_at.map(clock).unwrap_or_default(),
            kind: entry.kind.code().to_owned(),
            title: entry.title.clone(),
        }
    }

    /// Whether nothing was typed in the line. A day stands in every line; one that is none is no empty line.
    pub fn is_empty(&self) -> bool {
        let typed = [&self.from, &self.until, &self.kind, &self.title];
        typed.iter().all(|text| text.trim().is_empty()) && (self.day.trim().is_empty() || self.day().is_some())
    }

    fn day(&self) -> Option<i64> {
        self.day.trim().parse().ok().filter(|day| bounds::EVENT_DAY.contain(*day))
    }

    /// Reads a line; the names of its fields end in `line`.
    fn read(&self, line: usize, faults: &mut Vec<Fault>) -> Option<ProgrammeEntry> {
        let before = faults.len();
        let mut add = |field: &str, refusal| faults.push(Fault::new(format!("{field}-{line}"), Refusal::Face(refusal)));
        let day = match self.day.trim() {
            "" => Some(1),
            _ => self.day(),
        };
        if day.is_none() {
            add("day", FaceRefusal::NoDay { most: bounds::EVENT_DAY.most });
        }
        let begins_at = minute(&self.from);
        match begins_at {
            None if self.from.trim().is_empty() => add("from", FaceRefusal::BeginMissing),
            None => add("from", FaceRefusal::NoTime),
            Some(_) => {}
        }
        let ends_at = minute(&self.until);
        if ends_at.is_none() && !self.until.trim().is_empty() {
            add("until", FaceRefusal::NoTime);
        }
        if begins_at.zip(ends_at).is_some_and(|(begin, end)| !may_end(begin, end)) {
            add("until", FaceRefusal::EndsBeforeBegin);
        }
        let title = self.title.trim().to_owned();
        if let Some(fault) = too_long(&title, limits::PROGRAMME_TITLE) {
            add("title", FaceRefusal::TooLong(fault));
        }
        if title.chars().any(is_unseen) {
            add("title", FaceRefusal::Control);
        }
        let kind = match ProgrammeKind::from_code(self.kind.trim()) {
            None if self.kind.trim().is_empty() && !title.is_empty() => Some(ProgrammeKind::Other),
            Some(ProgrammeKind::Other) if title.is_empty() => None,
            kind => kind,
        };
        if kind.is_none() {
            add("kind", FaceRefusal::WhatMissing);
        }
        let planned = ProgrammeEntry { day: day?, begins_at: begins_at?, ends_at, kind: kind?, title };
        (faults.len() == before).then_some(planned)
    }
}

/// Reads the lines that are not empty; every fault with the name of its field. They come out by day and time.
pub fn read(typed: &[TypedEntry]) -> std::result::Result<Vec<ProgrammeEntry>, Vec<Fault>> {
    let mut faults = Vec::new();
    let lines = typed.iter().zip(1..).filter(|(entry, _)| !entry.is_empty());
    let mut planned: Vec<ProgrammeEntry> = lines.filter_map(|(entry, line)| entry.read(line, &mut faults)).collect();
    planned.sort_by_key(|entry| (entry.day, entry.begins_at));
    if faults.is_empty() { Ok(planned) } else { Err(faults) }
}

/// A fingerprint that changes whenever anything of it does.
pub fn fingerprint(programme: &[ProgrammeEntry]) -> String {
    let of = |entry: &ProgrammeEntry| {
        let ProgrammeEntry { day, begins_at, ends_at, kind, title } = entry;
        format!("{day} {begins_at} {ends_at:?} {kind} {title}")
    };
    let all: Vec<String> = programme.iter().map(of).collect();
    secret::digest(&all.join("\n")).chars().take(16).collect()
}

/// Stores a programme. `seen` is the [`fingerprint`] of the one that the form showed.
///
/// Errors: faults by field; [`Error::Stale`] where somebody else changed it since.
pub async fn edit_programme(context: &Context<'_>, id: TournamentId, typed: &[TypedEntry], seen: &str) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let after = read(typed).map_err(Error::Faults)?;
    let before = programme::of_tournament(&mut action.tx, id).await?;
    if fingerprint(&before) != seen {
        return Err(Error::Stale);
    }
    programme::put(&mut action.tx, id, &after).await?;
    let note = AuditEntry::new(AuditAction::EditProgramme, AuditSubject::Tournament);
    action.commit(note.before(&times(&before)).after(&times(&after))).await?;
    Ok(())
}

/// What the audit log keeps: day, time and kind. Titles may name people.
fn times(programme: &[ProgrammeEntry]) -> Vec<String> {
    programme.iter().map(|entry| format!("{} {} {}", entry.day, clock(entry.begins_at), entry.kind)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(day: &str, from: &str, until: &str, kind: &str, title: &str) -> TypedEntry {
        let [day, from, until, kind, title] = [day, from, until, kind, title].map(str::to_owned);
        TypedEntry { day, from, until, kind, title }
    }

    #[test]
    fn lines_are_read_in_the_order_of_the_day_and_empty_ones_left_out() {
        let typed = [
            line("1", "13:00", "", "prelim-2", ""),
            line("1", "", "", "", ""),
            line("1", "9:30", "10:00", "", "Coffee"),
            line("2", "8:00", "", "final", "on stage"),
        ];
        let read = read(&typed).expect("no faults");
        let kinds: Vec<_> = read.iter().map(|entry| (entry.day, entry.begins_at, entry.kind)).collect();
        use ProgrammeKind as K;
        assert_eq!(kinds, [(1, 570, K::Other), (1, 780, K::Prelim2), (2, 480, K::Final)]);
        let shown: Vec<TypedEntry> = read.iter().map(TypedEntry::stored).collect();
        assert_eq!(super::read(&shown), Ok(read));
    }

    #[test]
    fn every_fault_names_its_line() {
        let check = |entry: TypedEntry, field: &str| {
            let faults = read(&[TypedEntry::default(), entry]).expect_err(field);
            assert_eq!(faults.iter().map(|fault| fault.field.as_str()).collect::<Vec<_>>(), [field], "{faults:?}");
        };
        check(line("0", "9:00", "", "final", ""), "day-2");
        check(line("11th", "9:00", "", "final", ""), "day-2");
        check(line("1", "", "", "final", ""), "from-2");
        check(line("1", "noon", "", "final", ""), "from-2");
        check(line("1", "9:00", "late", "final", ""), "until-2");
        check(line("1", "9:00", "8:00", "final", ""), "until-2");
        check(line("1", "9:00", "", "", ""), "kind-2");
        check(line("1", "9:00", "", "other", ""), "kind-2");
        check(line("1", "9:00", "", "party", ""), "kind-2");
        check(line("1", "9:00", "", "other", &"x".repeat(limits::PROGRAMME_TITLE + 1)), "title-2");
        check(line("1", "9:00", "", "other", "a\tb"), "title-2");
    }
}
