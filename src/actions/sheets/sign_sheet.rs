//! Mark a record sheet as signed on paper: it is final from then on.

use reeve_rules::rule_set::RuleSet;
use reeve_rules::sheets::{SignatureWay, check};
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store::TournamentId;
use reeve_store::game_note;
use reeve_store::round::RoundRow;
use reeve_store::sheet::{Author, save};
use reeve_store::sheet_signature;
use reeve_store::sheet_signature::NewSignature;
use reeve_store::snapshot::Table;

use crate::rulings::pause_game::end_pauses;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::hall::clock::rules_at;
use reeve_views::standings::ranking;

/// A sheet that every seat has signed on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SignSheet {
    pub at: TableAt,
    /// The version of the sheet that the person saw, so that nobody signs a result they have not read.
    pub version: i64,
    /// The winner's VP, stated again; asked for where something about the result is unusual.
    pub winner_vp: Option<i64>,
}

/// Marks that every seat signed the record sheet on paper. Gives the version of the signed sheet.
///
/// Errors: [`Error::Stale`] where the result changed since; a refusal where there is no result yet or the sheet
/// is final already (1.3.4), where the round is not being played, or where something is unusual and the winner's VP were
/// not stated again.
pub async fn sign_sheet(context: &Context<'_>, id: TournamentId, command: SignSheet) -> Result<i64> {
    let SignSheet { at, version, winner_vp } = command;
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, mut table) = at.load(&mut action).await?;
    let sent_twice = table.row.sheet_state == SheetState::Signed && table.row.sheet_version == version + 1;
    if sent_twice {
        // Somebody else has signed it; whoever read other VP from the paper is told.
        let t = action.tournament()?;
        table.sheet().may_confirm(t.system.system(), &ranking::rules_of(t), winner_vp)?;
        return Ok(table.row.sheet_version);
    }
    table.sheet().may_sign(round.state)?;
    if version != table.row.sheet_version {
        return Err(Error::Stale);
    }
    let entry = sign_on_paper(&mut action, context, (at, &round), &mut table, winner_vp).await?;
    action.commit(entry).await?;
    Ok(table.row.sheet_version)
}

/// Stores the sheet of a table as signed on paper. Gives the line for the audit log.
pub(crate) async fn sign_on_paper(
    action: &mut Action,
    context: &Context<'_>,
    (at, round): (TableAt, &RoundRow),
    table: &mut Table,
    winner_vp: Option<i64>,
) -> Result<AuditEntry> {
    let system = action.tournament()?.system.system();
    let rules = rules_now(action, context, round, table).await?;
    let sheet = table.sheet();
    // What came in with an archive was never typed into a form, and nothing that no game can give becomes final.
    check(system, &sheet.result).map_err(Error::Impossible)?;
    let signed = sheet.sign_on_paper(round.state, (system, &rules), winner_vp)?;
    for seat in signed.signed_unlike(&sheet) {
        keep_signature(action, context, table, (seat, SignatureWay::Paper)).await?;
    }
    save(&mut action.tx, system, table, &signed, author(context)).await?;
    end_pauses(action, context, at.round, Some(at.table)).await?;
    Ok(AuditEntry::new(AuditAction::SignSheetOnPaper, at.subject())
        .before(&sheet.state.code())
        .after(&signed.state.code()))
}

/// The rules as they stand for a table now: see [`rules_at`].
pub(crate) async fn rules_now(
    action: &mut Action,
    context: &Context<'_>,
    round: &RoundRow,
    table: &Table,
) -> Result<RuleSet> {
    let rules = ranking::rules_of(action.tournament()?);
    if rules.game_minutes == 0 {
        return Ok(rules);
    }
    let extra = game_note::of_table(&mut action.tx, table.row.id).await?.map_or(0, |note| note.extra_minutes);
    Ok(rules_at(rules, round, extra, context.now))
}

/// Keeps the signature of a seat, from 0 by selection position, under the result that stands.
pub(crate) async fn keep_signature(
    action: &mut Action,
    context: &Context<'_>,
    table: &Table,
    (seat, way): (usize, SignatureWay),
) -> Result<()> {
    let of = table.seats.get(seat).ok_or(Error::Missing)?;
    let signature = NewSignature {
        table: table.row.id,
        version: table.row.sheet_version,
        position: of.position,
        player: of.player_id,
        way,
        account: context.caller.account(),
        at: context.now,
    };
    Ok(sheet_signature::insert(&mut action.tx, signature).await?)
}

/// Who changes a record sheet now.
pub(crate) fn author(context: &Context<'_>) -> Author {
    Author { account: context.caller.account(), player: context.caller.player(), at: context.now }
}
