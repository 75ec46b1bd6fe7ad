//! What confidential reports hold of somebody who is erased. Whoever erases does not learn whether there are any.

use reeve_rules::confidential::ReportStep;
use reeve_store as store;
use reeve_store::confidential_report;
use reeve_store::confidential_report::{NewStep, ReportTexts};
use reeve_store::erase;
use reeve_store::player::Player;

use crate::people::redact::{masked, mentions};
use crate::{Action, Context};

/// Deletes the reports that the player wrote, but for those about the staff. They stay, as if the pseudonym had written them, and
/// those about the player, since they are other people's, without the grounds;
/// in every report and answer of the tournament the pseudonym stands where the player's names stood. Called before who the
/// player is was written over.
pub(crate) async fn erase_from_reports(
    action: &mut Action,
    context: &Context<'_>,
    player: &Player,
    pseudonym: &str,
) -> Result<(), store::Error> {
    let versions = erase::versions(&mut action.tx, player.id).await?;
    let names: Vec<String> = versions.into_iter().map(|person| person.name).collect();
    let mask = |text: &str| if mentions(text, &names) { masked(text, &names, pseudonym) } else { text.to_owned() };
    let tx = &mut action.tx;
    confidential_report::forget_written_by(tx, player.id).await?;
    let about = confidential_report::about_player(tx, player.id).await?;
    let mut touched = Vec::new();
    for report in &about {
        confidential_report::forget_grounds(tx, *report).await?;
        touched.push(*report);
    }
    for kept in confidential_report::texts(tx, player.tournament_id).await? {
        let without = ReportTexts {
            id: kept.id,
            others: mask(&kept.others),
            happened: mask(&kept.happened),
            place: mask(&kept.place),
        };
        if without != kept {
            confidential_report::put_texts(tx, &without).await?;
            touched.push(kept.id);
        }
    }
    for step in confidential_report::steps(tx, player.tournament_id).await? {
        let without = mask(&step.content);
        if without != step.content {
            confidential_report::put_answer(tx, step.id, &without).await?;
            touched.push(step.report_id);
        }
    }
    touched.sort_unstable();
    touched.dedup();
    for report in touched {
        let by = context.caller.account();
        let step = NewStep { step: ReportStep::Masked, by, content: "", at: context.now };
        confidential_report::insert_step(tx, report, step).await?;
    }
    Ok(())
}
