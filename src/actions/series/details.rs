//! What the organizers say of a series: what its events begin with, and the day of the final.

use chrono::NaiveDate;
use serde::Serialize;

use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::RuleSet;
use reeve_secret as secret;
use reeve_store::series::Series;

use crate::series::refusal::Refusal;
use crate::tournament::details::{TournamentDetails, TypedDetails};
use crate::{Error, Fault, Result};

/// The form as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedSeries {
    /// What is said of a tournament too.
    pub details: TypedDetails,
    /// The day of the final, as `2026-11-21`; empty while it is not known.
    pub final_on: String,
}

/// The details of a series as they can be stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeriesDetails {
    /// What is said of a tournament too.
    pub details: TournamentDetails,
    /// The day of the final.
    pub final_on: Option<NaiveDate>,
}

impl TypedSeries {
    /// The details of a series, as they would be typed.
    pub fn stored(series: &Series) -> TypedSeries {
        let SeriesDetails { details: d, final_on } = SeriesDetails::stored(series);
        let number = |number: Option<i64>| number.map(|n| n.to_string()).unwrap_or_default();
        TypedSeries {
            details: TypedDetails {
                name: d.name,
                slug: series.slug.clone(),
                place: d.place,
                starts_on: d.starts_on.to_string(),
                time_zone: d.time_zone,
                edition: d.edition,
                capacity: number(d.capacity),
                approval: d.approval,
                registrations_per_hour: number(d.registrations_per_hour),
                name_order: d.name_order.to_string(),
                name_language: d.name_language.to_string(),
                paper_size: d.paper_size.to_string(),
                code_version: d.code_version,
                photo_version: d.photo_version,
                indexed: d.indexed,
                ..TypedDetails::of(&d.settings)
            },
            final_on: final_on.map(|day| day.to_string()).unwrap_or_default(),
        }
    }

    /// Reads what was typed; every fault with the name of its field.
    pub fn read(&self) -> Result<SeriesDetails> {
        let typed = self.final_on.trim();
        let day = (!typed.is_empty()).then(|| NaiveDate::parse_from_str(typed, "%Y-%m-%d"));
        let final_on = day.transpose().map_err(|_| Fault::new("final_on", Refusal::FinalUnreadable));
        let (details, final_on) = match (self.details.read(), final_on) {
            (Ok(details), Ok(final_on)) => (details, final_on),
            (Err(faults), Ok(_)) => return Err(Error::Faults(faults)),
            (Ok(_), Err(fault)) => return Err(Error::Faults(vec![fault])),
            (Err(faults), Err(fault)) => return Err(Error::Faults(faults.into_iter().chain([fault]).collect())),
        };
        if final_on.is_some_and(|day| day < details.starts_on) {
            return Err(Error::fault("final_on", Refusal::FinalFirst));
        }
        Ok(SeriesDetails { details, final_on })
    }
}

impl SeriesDetails {
    /// The details of a series that is stored.
    pub fn stored(series: &Series) -> SeriesDetails {
        SeriesDetails {
            details: TournamentDetails {
                name: series.name.clone(),
                slug: Some(series.slug.clone()),
                place: series.place.clone(),
                starts_on: series.starts_on,
                time_zone: series.time_zone.clone(),
                edition: series.edition.clone(),
                system: SystemCode::DEFAULT,
                rules: RuleSet::default(),
                rounds: SystemCode::DEFAULT.system().rounds,
                capacity: series.capacity,
                approval: series.approval,
                registrations_per_hour: series.registrations_per_hour,
                name_order: series.name_order,
                name_language: series.name_language,
                paper_size: series.paper_size,
                language: None,
                code_version: series.code_version.clone(),
                photo_version: series.photo_version.clone(),
                indexed: series.indexed,
                settings: series.settings,
            },
            final_on: series.final_on,
        }
    }

    /// A fingerprint that changes whenever any of the details does ([`TournamentDetails::fingerprint`]).
    pub fn fingerprint(&self) -> String {
        let all = serde_json::to_string(self).unwrap_or_default();
        secret::digest(&all).chars().take(16).collect()
    }

    /// Puts the details into a series; an address that is not named stays.
    pub fn put(self, series: &mut Series) {
        let SeriesDetails { details: d, final_on } = self;
        series.final_on = final_on;
        series.settings = d.settings;
        series.name = d.name;
        series.slug = d.slug.unwrap_or_else(|| series.slug.clone());
        series.place = d.place;
        series.starts_on = d.starts_on;
        series.time_zone = d.time_zone;
        series.edition = d.edition;
        series.capacity = d.capacity;
        series.approval = d.approval;
        series.registrations_per_hour = d.registrations_per_hour;
        series.name_order = d.name_order;
        series.name_language = d.name_language;
        series.paper_size = d.paper_size;
        series.code_version = d.code_version;
        series.photo_version = d.photo_version;
        series.indexed = d.indexed;
    }
}
