//! Tournaments that are made.

use crate::identity;
use crate::tournament::{Tournament, bind_details, columns};
use crate::tournament_words;
use crate::{Error, NotStored, Tx};

/// A tournament to be stored.
pub type NewTournament = Tournament<NotStored>;

/// Stores a new tournament, whose version is 1, with an identity of its own in its digest chain, and gives it as stored.
pub async fn insert(tx: &mut Tx, t: &NewTournament) -> Result<Tournament, Error> {
    let query = tx.query(concat!(
        "insert into tournament (slug, name, place, starts_on, time_zone, edition, capacity, approval, \
         code_version, photo_version, tied_places, semi_replacement, final_replacement, publish_rounds, \
         standings_move, transcription_fix, prelim_rounds, phase, created_by, created_at, system, indexed, \
         registrations_per_hour, agreement, name_order, name_language, own_check_in, identity, own_results, paper_size, \
         what_it_takes, board_shown, part, attendance, attendance_at, skip_semis, archived_at, rule_set, called_off_at, \
         announced_day, embeds, language, version) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, \
         $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, 1) returning ",
        columns!()
    ));
    let stored: Tournament = bind_details(query, t)
        .bind(t.prelim_rounds)
        .bind(t.phase)
        .bind(t.created_by)
        .bind(t.created_at)
        .bind(t.system)
        .bind(t.indexed)
        .bind(t.registrations_per_hour)
        .bind(t.settings.agreement)
        .bind(t.name_order)
        .bind(t.name_language)
        .bind(t.settings.own_check_in)
        .bind(identity::draw()?)
        .bind(t.settings.own_results)
        .bind(t.paper_size)
        .bind(t.settings.what_it_takes)
        .bind(t.settings.board_shown)
        .bind(t.part)
        .bind(t.attendance)
        .bind(t.attendance_at)
        .bind(t.skip_semis)
        .bind(t.hidden_at)
        .bind(t.rules.stored())
        .bind(t.called_off_at)
        .bind(t.announced_day)
        .bind(t.embeds)
        .bind(t.language.as_deref())
        .one()
        .await?;
    tournament_words::note(tx, stored.id, &stored.name, &stored.place).await?;
    Ok(stored)
}
