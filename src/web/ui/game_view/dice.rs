//! Dice that are thrown by Reeve, from a seed that is shown, or typed in; and a step with what it needs if it succeeds.

use crate::actions;
use crate::actions::games::play::{SeenGame, take_step};
use crate::actions::games::refusal::Refusal;
use crate::actions::{Context, Error, Result};
use crate::files::games::log::GameLogFaultKind;
use crate::rules::games::conquest;
use crate::rules::games::side::GameRefusal;
use crate::rules::rng::Rng;
use crate::secret;
use crate::store::TournamentId;
use crate::views::boards::laying::seed_of;
use crate::web::ui::words;

/// Dice that Reeve threw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Thrown {
    seed: i64,
    dice: usize,
}

impl Thrown {
    /// What they show.
    fn shown(self) -> Vec<i64> {
        let mut rng = Rng::new(seed_of(self.seed));
        (0..self.dice).map(|_| rng.below(6) as i64 + 1).collect()
    }

    /// As an address has it.
    pub(crate) fn code(self) -> String {
        format!("{}-{}", self.seed, self.dice)
    }

    /// What an address says of it, in a sentence.
    pub(crate) fn said(code: &str) -> Option<String> {
        let (seed, dice) = code.split_once('-')?;
        let thrown =
            Thrown { seed: seed.parse().ok()?, dice: dice.parse().ok().filter(|dice| (1..=2).contains(dice))? };
        Some(words::games::conquest::thrown(thrown.seed, &thrown.shown()))
    }
}

/// Takes the step of a form: throws dice where Reeve is to throw them, and names what is plundered where that is asked for. Gives the
/// dice that were thrown.
pub(crate) async fn play_step(
    context: &Context<'_>,
    id: TournamentId,
    seen: SeenGame,
    mut fields: Vec<(String, String)>,
) -> Result<Option<Thrown>> {
    let mut taken = |name: &str| {
        let at = fields.iter().position(|(known, _)| known == name);
        at.map(|at| fields.remove(at).1)
    };
    let (throw, if_won) = (taken("throw"), taken("if-won"));
    let typed = taken("attacker").zip(taken("defender"));
    let is_attack = typed.is_some();
    let thrown = throw.map(|_| Thrown { seed: secret::seed(), dice: if is_attack { 2 } else { 1 } });
    if thrown.is_some() {
        taken("die");
    }
    match (thrown.map(Thrown::shown).as_deref(), typed) {
        (Some([attacker, defender]), _) => fields.push(("dice".to_owned(), format!("[{attacker},{defender}]"))),
        (Some([die]), _) => fields.push(("die".to_owned(), die.to_string())),
        (_, Some((attacker, defender))) => fields.push(("dice".to_owned(), format!("[{attacker},{defender}]"))),
        _ => {}
    }
    match (take_step(context, id, seen, &fields).await, if_won) {
        (Err(Error::Faults(faults)), Some(good)) if faults.iter().any(|fault| asks_plunder(&fault.refusal)) => {
            fields.push(("plunder".to_owned(), good));
            take_step(context, id, seen, &fields).await?;
        }
        (done, _) => done?,
    }
    Ok(thrown)
}

/// Whether a battle is won, and the defender has to give something up for it.
fn asks_plunder(refusal: &actions::Refusal) -> bool {
    use conquest::refusal::Refusal::PlunderMissing;
    let actions::Refusal::Games(Refusal::Step(what)) = refusal else { return false };
    matches!(what.as_ref(), GameLogFaultKind::Rules(GameRefusal::Conquest(PlunderMissing(_))))
}

#[cfg(test)]
mod tests {
    use super::Thrown;

    #[test]
    fn dice_are_those_of_their_seed() {
        let shown = |seed| Thrown { seed, dice: 2 }.shown();
        assert!((0..1000).all(|seed| shown(seed).iter().all(|die| (1..=6).contains(die))));
        assert_eq!(shown(7), shown(7));
        let mut seen = [0; 6];
        (0..6000).for_each(|seed| seen[shown(seed)[0] as usize - 1] += 1);
        assert!(seen.iter().all(|count| (800..1200).contains(count)), "{seen:?}");
        for odd in ["", "1", "a-2", "1-0", "1-3", "1-2-3"] {
            assert_eq!(Thrown::said(odd), None, "{odd}");
        }
        assert!(Thrown::said(&Thrown { seed: 7, dice: 2 }.code()).is_some());
    }
}
