//! Choose how many days what goes by itself is kept: confidential reports (2.2.3) and photos of boards (2.1.6). It holds for every
//! tournament: organizers, whom a report may be about, choose nothing here.

use std::ops::RangeInclusive;

use serde::Serialize;

use reeve_limits as limits;
use reeve_store::setting;
use reeve_store::setting::Keeping;

use crate::site::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// The days as they were typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedDays {
    pub reports: String,
    pub photos: String,
    /// Months; empty: for ever.
    pub players: String,
    pub addresses: String,
}

#[derive(Serialize)]
struct KeptDays {
    report_days: i64,
    photo_days: i64,
    player_months: Option<i64>,
    address_months: Option<i64>,
}

impl KeptDays {
    fn of(keeping: Keeping) -> KeptDays {
        KeptDays {
            report_days: keeping.reports,
            photo_days: keeping.photos,
            player_months: keeping.players,
            address_months: keeping.addresses,
        }
    }
}

/// A number of months as it was typed: none inside where nothing was typed; none where it can't be one.
pub fn months(typed: &str) -> Option<Option<i64>> {
    match typed.trim() {
        "" => Some(None),
        number => number.parse().ok().filter(|months| limits::KEPT_MONTHS.contains(months)).map(Some),
    }
}

/// Chooses the days. `seen` is what the form showed.
///
/// Errors: faults at the fields `report-days`, `photo-days`, `player-months` and `address-months`; [`Error::Stale`] where somebody else has chosen meanwhile.
pub async fn keep(context: &Context<'_>, seen: Option<Keeping>, typed: &TypedDays) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let mut faults = Vec::new();
    let mut days = |field: &str, typed: &str, bounds: RangeInclusive<i64>| {
        let fits = typed.trim().parse::<i64>().ok().filter(|days| bounds.contains(days));
        if fits.is_none() {
            let (least, most) = bounds.into_inner();
            faults.push(Fault::new(field, Refusal::DaysOutside { least, most }));
        }
        fits
    };
    let reports = days("report-days", &typed.reports, limits::REPORT_DAYS);
    let photos = days("photo-days", &typed.photos, limits::PHOTO_DAYS);
    let mut months = |field: &str, typed: &str| {
        let found = months(typed);
        if found.is_none() {
            let (least, most) = limits::KEPT_MONTHS.into_inner();
            faults.push(Fault::new(field, Refusal::MonthsOutside { least, most }));
        }
        found
    };
    let players = months("player-months", &typed.players);
    let addresses = months("address-months", &typed.addresses);
    let (Some(reports), Some(photos), Some(players), Some(addresses)) = (reports, photos, players, addresses) else {
        return Err(Error::Faults(faults));
    };
    let before = setting::keeping(&mut action.tx).await?;
    if seen != Some(before) {
        return Err(Error::Stale);
    }
    let after = Keeping { reports, photos, players, addresses };
    setting::set_keeping(&mut action.tx, after).await?;
    let note = AuditEntry::new(AuditAction::ChooseKeeping, AuditSubject::Server);
    action.commit(note.before(&KeptDays::of(before)).after(&KeptDays::of(after))).await?;
    Ok(())
}
