//! A step as a form brings it: with dice where Reeve throws them, and with what it needs if it succeeds.

use crate::ui::game_view::{SidePage, page_of};
use reeve_actions as actions;
use reeve_actions::games::play::{SeenGame, StepCommand, take_step};
use reeve_actions::games::refusal::Refusal;
use reeve_actions::{Context, Error, Result};
use reeve_files::games::json::LineFormFault;
use reeve_files::games::log::GameLogFaultKind;
use reeve_files::games::step_of;
use reeve_rules::games::dice;
use reeve_rules::games::journal::SideSystem;
use reeve_secret as secret;
use reeve_store::TournamentId;
use reeve_views::boards::laying::seed_of;

/// A step to be taken.
pub struct TypedStep {
    /// The fields of its line.
    pub fields: Vec<(String, String)>,
    /// The seed of the dice that Reeve threw for it.
    pub dice_seed: Option<i64>,
    /// A field that is put to the others where the rules ask for it.
    pub if_asked: Option<(String, String)>,
}

impl TypedStep {
    /// A step that is as it was sent.
    pub fn plain(fields: Vec<(String, String)>) -> TypedStep {
        TypedStep { fields, dice_seed: None, if_asked: None }
    }

    /// Takes a field out.
    pub fn taken(&mut self, name: &str) -> Option<String> {
        let at = self.fields.iter().position(|(known, _)| known == name);
        at.map(|at| self.fields.remove(at).1)
    }

    /// Throws so many dice from a seed that nobody knew before, and that is kept with the step.
    pub fn throw(&mut self, count: usize) -> Vec<i64> {
        let seed = secret::seed();
        self.dice_seed = Some(seed);
        dice::thrown(seed_of(seed), count)
    }
}

/// Takes the step of a form.
pub async fn play_step(
    context: &Context<'_>,
    id: TournamentId,
    seen: SeenGame,
    system: Option<&'static SideSystem>,
    fields: Vec<(String, String)>,
) -> Result<()> {
    let (Some(system), Some(page)) = (system, page_of(system)) else { return Err(Error::Missing) };
    let TypedStep { mut fields, dice_seed, if_asked } = (page.step)(fields);
    match (take_step(context, id, seen, &command(system, &fields, dice_seed)?).await, if_asked) {
        (Err(Error::Faults(faults)), Some(more)) if faults.iter().any(|fault| asks(page, &fault.refusal)) => {
            fields.push(more);
            take_step(context, id, seen, &command(system, &fields, dice_seed)?).await
        }
        (done, _) => done,
    }
}

/// The step that the fields of a form say.
///
/// Error: a fault at `step` where it is none.
fn command(system: &SideSystem, fields: &[(String, String)], dice_seed: Option<i64>) -> Result<StepCommand> {
    let none = |fault: LineFormFault| Error::fault("step", Refusal::Step(Box::new(fault.into())));
    let line = step_of(system, fields).map_err(none)?;
    let goes_back = fields.iter().any(|(name, typed)| name == "do" && typed == "undo");
    Ok(StepCommand { line, goes_back, dice_seed })
}

fn asks(page: &SidePage, refusal: &actions::Refusal) -> bool {
    let actions::Refusal::Games(Refusal::Step(what)) = refusal else { return false };
    matches!(what.as_ref(), GameLogFaultKind::Rules(why) if (page.asks)(why))
}
