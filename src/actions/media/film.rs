//! Take down that somebody asks to film at a table (3.1.2), note what they keep to and who agrees, and answer.

use std::collections::BTreeSet;

use reeve_limits as limits;
use reeve_rules::media::{FilmAnswer, FilmCondition, asker, may_allow, may_film};
use reeve_store::film_request::{FilmRequest, NewFilmRequest};
use reeve_store::snapshot::Table;
use reeve_store::{FilmRequestId, PlayerId, TournamentId, film_request, player};

use crate::media::refusal::Refusal;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};

/// Takes down that somebody asks to film at a table.
///
/// Errors: a fault at `asker`; a refusal before the seats are public, after the round, or where there are too many requests.
pub async fn ask_to_film(context: &Context<'_>, id: TournamentId, at: TableAt, typed: &str) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, table) = at.load(&mut action).await?;
    may_film(round.state)?;
    let asker = asker(typed, limits::TOURNAMENT_TEXT).map_err(|why| Error::fault("asker", why))?;
    let most = limits::FILM_REQUESTS;
    if usize::try_from(film_request::count(&mut action.tx, id).await?).is_ok_and(|count| count >= most) {
        return Err(Refusal::TooManyRequests { most }.into());
    }
    let new = NewFilmRequest {
        round: (round.stage, round.number),
        table: table.row.number,
        asker,
        at: context.now,
        by: context.caller.account(),
    };
    film_request::insert(&mut action.tx, id, &new).await?;
    action.commit(AuditEntry::new(AuditAction::AskToFilm, at.subject())).await?;
    Ok(())
}

/// What is noted of a request to film.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NoteFilming {
    pub kept: BTreeSet<FilmCondition>,
    /// The selection positions of the players who agree.
    pub agrees: BTreeSet<i64>,
    /// What they are told; none where that waits.
    pub answer: Option<FilmAnswer>,
    /// The version that the form showed.
    pub version: i64,
}

/// Notes it, in place of what was noted. Whoever was allowed to film and keeps to less now, or whom somebody at the table does not
/// want any more, is told no in the same step.
///
/// Errors: [`Error::Missing`] where there is no such request at the table; [`Error::Stale`] where somebody else changed it since; a refusal
/// where filming can't be allowed, or the round is over.
pub async fn note_filming(
    context: &Context<'_>,
    id: TournamentId,
    (at, request): (TableAt, FilmRequestId),
    command: &NoteFilming,
) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, table) = at.load(&mut action).await?;
    let all = film_request::of_table(&mut action.tx, id, (round.stage, round.number), table.row.number).await?;
    let before = all.into_iter().find(|one| one.id == request).ok_or(Error::Missing)?;
    may_film(round.state)?;
    if before.version != command.version {
        return Err(Error::Stale);
    }
    let (agree, missing) = parted(&table, &command.agrees);
    if command.answer == Some(FilmAnswer::Allowed) {
        let names = player::by_ids(&mut action.tx, &missing).await?.iter().map(player::Player::label).collect();
        may_allow(&command.kept, names)?;
    }
    let holds = missing.is_empty() && command.kept.len() == FilmCondition::ALL.len();
    let answer = command.answer.or_else(|| taken_back(&before, holds));
    let given = answer.map(|answer| (answer, context.caller.account(), context.now));
    film_request::update(&mut action.tx, request, &command.kept, given).await?;
    film_request::put_consents(&mut action.tx, id, request, &agree).await?;
    let what = match answer {
        None => AuditAction::NoteFilming,
        Some(FilmAnswer::Allowed) => AuditAction::AllowFilming,
        Some(FilmAnswer::Refused) => AuditAction::RefuseFilming,
    };
    let codes: Vec<&str> = command.kept.iter().map(|condition| condition.code()).collect();
    let after = serde_json::json!({ "keeps_to": codes, "agree": agree.len() });
    action.commit(AuditEntry::new(what, at.subject()).after(&after)).await?;
    Ok(())
}

/// What was allowed does not stay allowed where it could not be allowed now.
fn taken_back(before: &FilmRequest, holds: bool) -> Option<FilmAnswer> {
    (before.film_answer == Some(FilmAnswer::Allowed) && !holds).then_some(FilmAnswer::Refused)
}

/// Who of a table agrees, and who does not. Somebody who is absent is not asked.
fn parted(table: &Table, agrees: &BTreeSet<i64>) -> (Vec<PlayerId>, Vec<PlayerId>) {
    let (agree, missing): (Vec<_>, Vec<_>) =
        table.seats.iter().filter(|seat| !seat.absent).partition(|seat| agrees.contains(&seat.position));
    let ids = |seats: Vec<&reeve_store::seat::Seat>| seats.into_iter().map(|seat| seat.player_id).collect();
    (ids(agree), ids(missing))
}
