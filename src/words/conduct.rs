//! The kinds of misconduct that the rules name, for rulings and for confidential reports.

use reeve_rules::rulings::conduct::{ConductKind, HarassmentGround};

/// A kind of misconduct (2.1, 2.2.1).
pub fn kind(kind: ConductKind) -> &'static str {
    match kind {
        ConductKind::Courtesy => "Courtesy and fair play",
        ConductKind::Disruption => "Disruption",
        ConductKind::Brand => "Harm to the brand",
        ConductKind::Companions => "Somebody's companions",
        ConductKind::Device => "A device at the table",
        ConductKind::Threats => "Intimidation or threats",
        ConductKind::HurtfulWords => "Hurtful words",
        ConductKind::Assault => "Violence",
        ConductKind::Touching => "Unwanted touching",
        ConductKind::SexualAttention => "Unwanted sexual attention",
        ConductKind::Recording => "Unwanted photos or video",
        ConductKind::Bullying => "Pestering or bullying",
        ConductKind::Stalking => "Stalking or following",
        ConductKind::Collusion => "Collusion",
        ConductKind::WinGiven => "A win given away",
    }
}

/// A ground of harassment (2.2.2).
pub fn ground(ground: HarassmentGround) -> &'static str {
    match ground {
        HarassmentGround::Origin => "Race, ethnicity or national origin",
        HarassmentGround::Gender => "Gender, or how it is shown",
        HarassmentGround::Orientation => "Sex or sexual orientation",
        HarassmentGround::Age => "Age",
        HarassmentGround::Disability => "Disability",
        HarassmentGround::Religion => "Religion",
        HarassmentGround::Citizenship => "Citizenship",
        HarassmentGround::Illness => "Illness or another medical condition",
        HarassmentGround::Pregnancy => "Pregnancy",
    }
}

/// The kinds by their codes, for a list to choose from in a confidential report: of collusion and of a device at the table a judge is told
/// at once.
pub fn kinds() -> Vec<(&'static str, &'static str)> {
    let general = ConductKind::GENERAL.iter().filter(|one| **one != ConductKind::Device);
    general.map(|one| (one.code(), kind(*one))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_and_every_ground_has_words_of_its_own() {
        let kinds: BTreeSet<&str> = ConductKind::ALL.iter().map(|one| kind(*one)).collect();
        let grounds: BTreeSet<&str> = HarassmentGround::ALL.iter().map(|one| ground(*one)).collect();
        assert_eq!((kinds.len(), grounds.len()), (ConductKind::ALL.len(), HarassmentGround::ALL.len()));
    }
}
