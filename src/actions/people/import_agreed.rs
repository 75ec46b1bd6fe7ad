//! What a list says of who agreed to the code of conduct and the photo policy, and what the organizer says of it: to which version,
//! and when.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use reeve_files::agreed::{AgreedCell, AgreedColumn};
use reeve_files::player_column::PlayerColumn;
use reeve_files::players::{Mapping, PlayerLine};
use reeve_files::table::shown;
use reeve_rules::tournament::same_name::same_name;
use reeve_store::player_list::ListedAgreement;
use reeve_store::tournament::Tournament;
use reeve_time_zone as time_zone;

use crate::Fault;
use crate::people::refusal::Refusal;
use crate::tournament::details::{day, line};
use crate::tournament::refusal::TextField;

/// To what those agreed of whom a list says only that they did, as typed; nothing where the field was not there.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AgreedChoice {
    pub code_version: Option<String>,
    pub photo_version: Option<String>,
    /// The day, for lines that have none of their own.
    pub day: Option<String>,
}

/// How many lines say what in a column.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AgreedCounts {
    pub agreed: usize,
    pub not: usize,
    /// The lines that say neither.
    pub unclear: Vec<u64>,
    /// What the first of these says.
    pub sample: Option<String>,
    /// The lines with a day that may be one of two, such as 3/1/2026.
    pub either: Vec<u64>,
}

/// What a list says of who agreed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListAgreements {
    /// To the code of conduct, where a column says so.
    pub code: Option<AgreedCounts>,
    /// To the photo policy, where a column says so.
    pub photo: Option<AgreedCounts>,
    /// What stands in the fields for the two versions and the day.
    pub fields: [String; 3],
    /// Why nothing is imported, by the fields `code_version`, `photo_version` and `agreed_on`.
    pub faults: Vec<Fault>,
    /// What is recorded, by line.
    pub(super) by_line: BTreeMap<u64, ListedAgreement>,
}

/// Gives what a line says in a column.
type CellOf = fn(&PlayerLine) -> &str;

impl ListAgreements {
    /// None where no column says who agreed. Nothing typed yet means the papers as they are now, and no day. `today` is that of the
    /// tournament's place.
    pub(super) fn of(
        lines: &[PlayerLine],
        mapping: &Mapping,
        choice: &AgreedChoice,
        tournament: &Tournament,
        today: NaiveDate,
    ) -> Option<ListAgreements> {
        let column = |field: PlayerColumn, cell: CellOf| {
            mapping.contains(&Some(field)).then(|| (AgreedColumn::of(lines.iter().map(cell), today), cell))
        };
        let code = column(PlayerColumn::AgreedCode, |line| &line.agreed_code);
        let photo = column(PlayerColumn::AgreedPhoto, |line| &line.agreed_photo);
        if code.is_none() && photo.is_none() {
            return None;
        }
        let now = [&tournament.code_version, &tournament.photo_version].map(String::as_str);
        let typed = [&choice.code_version, &choice.photo_version].map(Option::as_deref);
        let [typed_code, typed_photo] = [typed[0].unwrap_or(now[0]), typed[1].unwrap_or(now[1])];
        let typed_day = choice.day.as_deref().unwrap_or_default();
        let mut faults = Vec::new();
        let mut version = |is_asked: bool, name: &str, field: TextField, typed: &str| match is_asked {
            true => line(&mut faults, name, field, typed),
            false => String::new(),
        };
        let code_version = version(code.is_some(), "code_version", TextField::CodeVersion, typed_code);
        let photo_version = version(photo.is_some(), "photo_version", TextField::PhotoVersion, typed_photo);
        let mut fault = |refusal: crate::Refusal| faults.push(Fault::new("agreed_on", refusal));
        let typed = match day(typed_day) {
            _ if typed_day.trim().is_empty() => None,
            Ok(day) if day > today => {
                fault(Refusal::AgreedLater.into());
                None
            }
            Ok(day) => Some(day),
            Err(refusal) => {
                fault(refusal.into());
                None
            }
        };
        let (mut code_counts, mut photo_counts) = (AgreedCounts::default(), AgreedCounts::default());
        let (mut by_line, mut without_day) = (BTreeMap::new(), false);
        for one in lines {
            let read = |column: Option<(AgreedColumn, CellOf)>, counts: &mut AgreedCounts, typed: &str, now: &str| {
                let (column, cell) = column.map(|(column, cell)| (column, cell(one)))?;
                // Whoever writes the version itself has agreed to it, whatever it is called.
                let named =
                    [typed, now].into_iter().find(|version| !cell.trim().is_empty() && same_name(cell, version));
                let said = named.map_or_else(|| column.read(cell), |version| AgreedCell::To(version.to_owned()));
                counts.take(said, one.line, cell, typed)
            };
            let code = read(code, &mut code_counts, &code_version, now[0]);
            let photo = read(photo, &mut photo_counts, &photo_version, now[1]);
            let days = [&code, &photo].into_iter().flatten().map(|(_, day)| day.or(typed));
            if days.clone().any(|day| day.is_none()) {
                without_day = true;
                continue;
            }
            // Whoever agreed to one thing after the other has agreed on the later day.
            let Some(day) = days.flatten().max() else { continue };
            let at = time_zone::begin(day, &tournament.time_zone);
            let version = |said: Option<(String, Option<NaiveDate>)>| said.map(|(version, _)| version);
            by_line
                .insert(one.line, ListedAgreement { code_version: version(code), photo_version: version(photo), at });
        }
        if without_day && typed_day.trim().is_empty() {
            faults.push(Fault::new("agreed_on", Refusal::AgreedWhen));
        }
        let [code, photo] = [code.map(|_| code_counts), photo.map(|_| photo_counts)];
        let fields = [typed_code, typed_photo, typed_day].map(str::to_owned);
        Some(ListAgreements { code, photo, fields, faults, by_line })
    }
}

impl AgreedCounts {
    /// Counts a cell; gives the version that was agreed to, and the day where the cell says it.
    fn take(&mut self, said: AgreedCell, line: u64, cell: &str, version: &str) -> Option<(String, Option<NaiveDate>)> {
        let agreed = match said {
            AgreedCell::Yes => (version.to_owned(), None),
            AgreedCell::OnEither => {
                self.either.push(line);
                (version.to_owned(), None)
            }
            AgreedCell::On(day) => (version.to_owned(), Some(day)),
            AgreedCell::To(said) => (said, None),
            AgreedCell::Empty => return None,
            AgreedCell::No => {
                self.not += 1;
                return None;
            }
            AgreedCell::Unclear => {
                self.unclear.push(line);
                self.sample.get_or_insert_with(|| shown(cell));
                return None;
            }
        };
        self.agreed += 1;
        Some(agreed)
    }
}
