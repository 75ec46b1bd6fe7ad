//! The kinds of misconduct that the rules name, for rulings and for confidential reports.

use reeve_rules::rulings::conduct::{ConductKind, HarassmentGround};
use texts::confidential;

/// A kind of misconduct (2.1, 2.2.1).
pub fn kind(kind: ConductKind) -> String {
    match kind {
        ConductKind::Courtesy => confidential::kind_courtesy(),
        ConductKind::Disruption => confidential::kind_disruption(),
        ConductKind::Brand => confidential::kind_brand(),
        ConductKind::Companions => confidential::kind_companions(),
        ConductKind::Device => confidential::kind_device(),
        ConductKind::Threats => confidential::kind_threats(),
        ConductKind::HurtfulWords => confidential::kind_hurtful_words(),
        ConductKind::Assault => confidential::kind_assault(),
        ConductKind::Touching => confidential::kind_touching(),
        ConductKind::SexualAttention => confidential::kind_sexual_attention(),
        ConductKind::Recording => confidential::kind_recording(),
        ConductKind::Bullying => confidential::kind_bullying(),
        ConductKind::Stalking => confidential::kind_stalking(),
        ConductKind::Collusion => confidential::kind_collusion(),
        ConductKind::WinGiven => confidential::kind_win_given(),
    }
}

/// A ground of harassment (2.2.2).
pub fn ground(ground: HarassmentGround) -> String {
    match ground {
        HarassmentGround::Origin => confidential::ground_origin(),
        HarassmentGround::Gender => confidential::ground_gender(),
        HarassmentGround::Orientation => confidential::ground_orientation(),
        HarassmentGround::Age => confidential::ground_age(),
        HarassmentGround::Disability => confidential::ground_disability(),
        HarassmentGround::Religion => confidential::ground_religion(),
        HarassmentGround::Citizenship => confidential::ground_citizenship(),
        HarassmentGround::Illness => confidential::ground_illness(),
        HarassmentGround::Pregnancy => confidential::ground_pregnancy(),
    }
}

/// The kinds by their codes, for a list to choose from in a confidential report: of collusion and of a device at the table a judge is told
/// at once.
pub fn kinds() -> Vec<(&'static str, String)> {
    let general = ConductKind::GENERAL.iter().filter(|one| **one != ConductKind::Device);
    general.map(|one| (one.code(), kind(*one))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_and_every_ground_has_words_of_its_own() {
        let kinds: BTreeSet<String> = ConductKind::ALL.iter().map(|one| kind(*one)).collect();
        let grounds: BTreeSet<String> = HarassmentGround::ALL.iter().map(|one| ground(*one)).collect();
        assert_eq!((kinds.len(), grounds.len()), (ConductKind::ALL.len(), HarassmentGround::ALL.len()));
    }
}
