//! Tournaments that are made.

use chrono::{DateTime, NaiveDate, Utc};

use crate::rules::games::SystemCode;
use crate::rules::tournament::names::{NameLanguage, NameOrder};
use crate::rules::tournament::paper::PaperSize;
use crate::rules::tournament::settings::{Settings, TranscriptionFix};
use crate::rules::tournament::vocabulary::{Phase, TournamentPart};
use crate::store::identity;
use crate::store::tournament::{Tournament, bind_details};
use crate::store::tournament_words;
use crate::store::{AccountId, Error, TournamentId, Tx};

/// A tournament to be stored: nobody was counted yet, and it is not hidden.
#[derive(Debug, Clone, PartialEq)]
pub struct NewTournament {
    /// Its short address: `/t/SLUG`.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Where it is played.
    pub place: String,
    /// The (first) day it is played, in its own time zone.
    pub starts_on: NaiveDate,
    /// The name of its time zone, such as `Europe/Berlin`.
    pub time_zone: String,
    /// The edition of the game that is played (1.1.2).
    pub edition: String,
    /// The game system that is played.
    pub system: SystemCode,
    /// The most players there is room for; none: no limit.
    pub capacity: Option<i64>,
    /// Whether the organizer approves each registration.
    pub approval: bool,
    /// How many registrations it takes from one network address in an hour, as [`Tournament::registrations_per_hour`].
    pub registrations_per_hour: Option<i64>,
    /// The version of the code of conduct that players agree to.
    pub code_version: String,
    /// The version of the photo policy that players agree to.
    pub photo_version: String,
    /// By which part of them the names of its players are sorted.
    pub name_order: NameOrder,
    /// The language in whose order they are sorted.
    pub name_language: NameLanguage,
    /// The paper that is printed on.
    pub paper_size: PaperSize,
    /// What was decided where the rules are open.
    pub settings: Settings,
    /// Number of preliminary games.
    pub prelim_rounds: i64,
    /// How much of a championship it plays.
    pub part: TournamentPart,
    /// Where it stands.
    pub phase: Phase,
    /// Whether search engines may list its pages on which players are named.
    pub indexed: bool,
    /// Who creates it.
    pub created_by: Option<AccountId>,
    /// When it is created.
    pub created_at: DateTime<Utc>,
}

/// Stores a new tournament, with an identity of its own in its digest chain, and gives it as stored.
pub async fn insert(tx: &mut Tx, t: &NewTournament) -> Result<Tournament, Error> {
    let query = tx.query(
            "insert into tournament (slug, name, place, starts_on, time_zone, edition, capacity, approval, \
             code_version, photo_version, tied_places, semi_replacement, final_replacement, publish_rounds, \
             standings_move, transcription_fix, prelim_rounds, phase, created_by, created_at, system, indexed, \
             registrations_per_hour, agreement, name_order, name_language, own_check_in, identity, own_results, paper_size, what_it_takes, \
             board_shown, part, version) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, \
             $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, 1) \
             returning id",
        );
    let (id,): (TournamentId,) = bind_details!(query, t)
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
        .one()
        .await?;
    tournament_words::note(tx, id, &t.name, &t.place).await?;
    Ok(Tournament {
        id,
        slug: t.slug.clone(),
        name: t.name.clone(),
        place: t.place.clone(),
        starts_on: t.starts_on,
        time_zone: t.time_zone.clone(),
        edition: t.edition.clone(),
        system: t.system,
        capacity: t.capacity,
        approval: t.approval,
        registrations_per_hour: t.registrations_per_hour,
        code_version: t.code_version.clone(),
        photo_version: t.photo_version.clone(),
        name_order: t.name_order,
        name_language: t.name_language,
        paper_size: t.paper_size,
        settings: t.settings,
        prelim_rounds: t.prelim_rounds,
        part: t.part,
        phase: t.phase,
        attendance: None,
        attendance_at: None,
        skip_semis: None,
        indexed: t.indexed,
        created_by: t.created_by,
        created_at: t.created_at,
        hidden_at: None,
        version: 1,
    })
}
