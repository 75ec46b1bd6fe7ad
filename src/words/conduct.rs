//! The kinds of misconduct that the rules name, for rulings and for confidential reports.

use reeve_rules::rulings::conduct::{ConductKind, HarassmentGround};
use texts::conduct;

/// A kind of misconduct (2.1, 2.2.1).
pub fn kind(kind: ConductKind) -> String {
    match kind {
        ConductKind::Courtesy => conduct::kind_courtesy(),
        ConductKind::Disruption => conduct::kind_disruption(),
        ConductKind::Brand => conduct::kind_brand(),
        ConductKind::Companions => conduct::kind_companions(),
        ConductKind::Device => conduct::kind_device(),
        ConductKind::Threats => conduct::kind_threats(),
        ConductKind::HurtfulWords => conduct::kind_hurtful_words(),
        ConductKind::Assault => conduct::kind_assault(),
        ConductKind::Touching => conduct::kind_touching(),
        ConductKind::SexualAttention => conduct::kind_sexual_attention(),
        ConductKind::Recording => conduct::kind_recording(),
        ConductKind::Bullying => conduct::kind_bullying(),
        ConductKind::Stalking => conduct::kind_stalking(),
        ConductKind::Collusion => conduct::kind_collusion(),
        ConductKind::WinGiven => conduct::kind_win_given(),
    }
}

/// A ground of harassment (2.2.2).
pub fn ground(ground: HarassmentGround) -> String {
    match ground {
        HarassmentGround::Origin => conduct::ground_origin(),
        HarassmentGround::Gender => conduct::ground_gender(),
        HarassmentGround::Orientation => conduct::ground_orientation(),
        HarassmentGround::Age => conduct::ground_age(),
        HarassmentGround::Disability => conduct::ground_disability(),
        HarassmentGround::Religion => conduct::ground_religion(),
        HarassmentGround::Citizenship => conduct::ground_citizenship(),
        HarassmentGround::Illness => conduct::ground_illness(),
        HarassmentGround::Pregnancy => conduct::ground_pregnancy(),
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
