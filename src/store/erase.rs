//! Erasing who a player is: every version in `person`, free text in which the name may stand, and the network addresses
//! in the audit log.

use chrono::{DateTime, Utc};

use crate::audit_action::AuditAction;
use crate::audit_subject::AuditSubject;
use crate::player::{Person, Player};
use crate::{Error, PlayerId, TournamentId, Tx};
use crate::{board_photo, guest_list, player_pin, push_device, seat_mail, sheet_dispute, staff_note};

/// The name that a player's results stand under once the player is erased. It stands where a name stands, in pages, files and archives,
/// so it is stored as one.
pub fn pseudonym(number: i64) -> String {
    format!("Player {number}")
}

/// Whether that is all that is left of who a player was: a pseudonym in place of the name, and no address.
pub fn is_pseudonymous(number: i64, name: &str, email: Option<&str>) -> bool {
    name == pseudonym(number) && email.is_none_or(str::is_empty)
}

/// Every version of who a player is, the oldest first.
pub async fn versions(tx: &mut Tx, id: PlayerId) -> Result<Vec<Person>, Error> {
    tx.query(
        "select name, suffix, email, club, country, group_names, guardian, companions from person where player_id = $1 \
         order by version",
    )
    .bind(id)
    .all()
    .await
}

/// Writes a pseudonym over every version, takes everything else that says who the player is away, the staff's note among
/// it, and gives the player a new private link. The PIN on the card goes with the link.
pub async fn overwrite(tx: &mut Tx, id: PlayerId, name: &str, suffix: i64, link_token: &str) -> Result<(), Error> {
    tx.query(
        "update person set name = $2, suffix = $3, email = null, club = null, country = null, group_names = '', \
         guardian = null, companions = '' where player_id = $1",
    )
    .bind(id)
    .bind(name)
    .bind(suffix)
    .execute()
    .await?;
    staff_note::forget(tx, id).await?;
    sheet_dispute::forget_reasons(tx, id).await?;
    player_pin::forget(tx, id).await?;
    seat_mail::forget_wish(tx, id).await?;
    push_device::forget(tx, id).await?;
    // Hands may be in the picture.
    board_photo::forget_of_player(tx, id).await?;
    tx.query(
        "update player set link_token = $2, minor = $3, no_pictures = $3, leave_asked_at = null, \
         erasure_asked_at = null, language = null, version = version + 1 where id = $1",
    )
    .bind(id)
    .bind(link_token)
    .bind(false)
    .execute()
    .await?;
    Ok(())
}

/// Where free text stands in which somebody's name may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TextPlace {
    /// Who watched a drawing of lots.
    Witness(i64),
    Reason(i64),
    /// A kept version of a record sheet, as JSON.
    Sheet(i64),
    /// The guardian of another player, in every version.
    Guardian(i64),
    /// Who comes along with another player, in every version.
    Companions(i64),
    /// Who is invited, in the tournament of this number.
    GuestList(i64),
    /// The staff's note about another player.
    Note(i64),
    /// Who another player answered comes with them.
    ComesWith(i64),
    /// Why another player did not agree with a result.
    Dispute(i64),
    /// Why a judge decided a game, in a version of its record sheet.
    Decision(i64),
    /// Why the count of round 1 was corrected.
    Count(i64),
    /// What was reported to a judge, in a ruling.
    RulingReport(i64),
    RulingDecision(i64),
    Announcement(i64),
    /// Which part is missing in a game.
    MissingPart(i64),
    /// Who asked to film at a table.
    Film(i64),
    /// Who lays a board in turn.
    Layers(i64),
}

/// Every free text of a tournament.
pub async fn texts(tx: &mut Tx, id: TournamentId) -> Result<Vec<(TextPlace, String)>, Error> {
    let mut all = Vec::new();
    let draws: Vec<(i64, String, String)> =
        tx.query("select id, witness, reason from draw where tournament_id = $1 order by id").bind(id).all().await?;
    for (draw, witness, reason) in draws {
        all.push((TextPlace::Witness(draw), witness));
        all.push((TextPlace::Reason(draw), reason));
    }
    let sheets: Vec<(i64, String)> = tx
        .query(
            "select id, content from sheet_version where table_id in (select game_table.id from game_table \
             join round on round.id = game_table.round_id where round.tournament_id = $1) order by id",
        )
        .bind(id)
        .all()
        .await?;
    all.extend(sheets.into_iter().map(|(sheet, text)| (TextPlace::Sheet(sheet), text)));
    let guardians: Vec<(i64, String)> = tx
        .query(
            "select player_id, guardian from person where guardian is not null \
             and player_id in (select id from player where tournament_id = $1) order by player_id, version",
        )
        .bind(id)
        .all()
        .await?;
    all.extend(guardians.into_iter().map(|(player, text)| (TextPlace::Guardian(player), text)));
    let companions: Vec<(i64, String)> = tx
        .query(
            "select player_id, companions from person where companions <> '' \
             and player_id in (select id from player where tournament_id = $1) order by player_id, version",
        )
        .bind(id)
        .all()
        .await?;
    all.extend(companions.into_iter().map(|(player, text)| (TextPlace::Companions(player), text)));
    let notes: Vec<(i64, String, String)> = tx
        .query(
            "select player_id, note, comes_with from staff_note \
             where player_id in (select id from player where tournament_id = $1) order by player_id",
        )
        .bind(id)
        .all()
        .await?;
    for (player, note, comes_with) in notes {
        all.push((TextPlace::Note(player), note));
        all.push((TextPlace::ComesWith(player), comes_with));
    }
    let disputes: Vec<(i64, String)> = tx
        .query(
            "select id, reason from sheet_dispute where player_id in (select id from player where tournament_id = $1) \
             order by id",
        )
        .bind(id)
        .all()
        .await?;
    all.extend(disputes.into_iter().map(|(dispute, text)| (TextPlace::Dispute(dispute), text)));
    let decisions: Vec<(i64, String)> = tx
        .query(
            "select id, reason from sheet_version where reason is not null and table_id in (select game_table.id \
             from game_table join round on round.id = game_table.round_id where round.tournament_id = $1) order by id",
        )
        .bind(id)
        .all()
        .await?;
    all.extend(decisions.into_iter().map(|(version, text)| (TextPlace::Decision(version), text)));
    let counts: Vec<(i64, String)> =
        tx.query("select id, reason from count_correction where tournament_id = $1 order by id").bind(id).all().await?;
    all.extend(counts.into_iter().map(|(correction, text)| (TextPlace::Count(correction), text)));
    let rulings: Vec<(i64, String, String)> =
        tx.query("select id, report, decision from ruling where tournament_id = $1 order by id").bind(id).all().await?;
    for (ruling, report, decision) in rulings {
        all.push((TextPlace::RulingReport(ruling), report));
        all.push((TextPlace::RulingDecision(ruling), decision));
    }
    let said: Vec<(i64, String)> =
        tx.query("select id, said from announcement where tournament_id = $1 order by id").bind(id).all().await?;
    all.extend(said.into_iter().map(|(announcement, text)| (TextPlace::Announcement(announcement), text)));
    let parts: Vec<(i64, String)> =
        tx.query("select id, part from missing_part where tournament_id = $1 order by id").bind(id).all().await?;
    all.extend(parts.into_iter().map(|(part, text)| (TextPlace::MissingPart(part), text)));
    let films: Vec<(i64, String)> =
        tx.query("select id, asker from film_request where tournament_id = $1 order by id").bind(id).all().await?;
    all.extend(films.into_iter().map(|(film, text)| (TextPlace::Film(film), text)));
    let layers: Vec<(i64, String)> =
        tx.query("select id, layers from board_laying where tournament_id = $1 order by id").bind(id).all().await?;
    all.extend(layers.into_iter().map(|(laying, text)| (TextPlace::Layers(laying), text)));
    let invited = guest_list::of_tournament(tx, id).await?.invited;
    all.extend(Some(invited).filter(|text| !text.is_empty()).map(|text| (TextPlace::GuestList(id.0), text)));
    Ok(all)
}

/// Replaces a text, unless it has changed since it was read.
pub async fn put_text(tx: &mut Tx, place: TextPlace, was: &str, text: &str) -> Result<u64, Error> {
    let (query, id) = match place {
        TextPlace::Witness(id) => (tx.query("update draw set witness = $3 where id = $1 and witness = $2"), id),
        TextPlace::Reason(id) => (tx.query("update draw set reason = $3 where id = $1 and reason = $2"), id),
        TextPlace::Sheet(id) => (tx.query("update sheet_version set content = $3 where id = $1 and content = $2"), id),
        TextPlace::Guardian(id) => {
            (tx.query("update person set guardian = $3 where player_id = $1 and guardian = $2"), id)
        }
        TextPlace::Companions(id) => {
            (tx.query("update person set companions = $3 where player_id = $1 and companions = $2"), id)
        }
        TextPlace::GuestList(id) => {
            (tx.query("update guest_list set invited = $3 where tournament_id = $1 and invited = $2"), id)
        }
        TextPlace::Dispute(id) => (tx.query("update sheet_dispute set reason = $3 where id = $1 and reason = $2"), id),
        TextPlace::Decision(id) => (tx.query("update sheet_version set reason = $3 where id = $1 and reason = $2"), id),
        TextPlace::Count(id) => (tx.query("update count_correction set reason = $3 where id = $1 and reason = $2"), id),
        TextPlace::RulingReport(id) => (tx.query("update ruling set report = $3 where id = $1 and report = $2"), id),
        TextPlace::RulingDecision(id) => {
            (tx.query("update ruling set decision = $3 where id = $1 and decision = $2"), id)
        }
        TextPlace::Announcement(id) => (tx.query("update announcement set said = $3 where id = $1 and said = $2"), id),
        TextPlace::MissingPart(id) => (tx.query("update missing_part set part = $3 where id = $1 and part = $2"), id),
        TextPlace::Film(id) => (tx.query("update film_request set asker = $3 where id = $1 and asker = $2"), id),
        TextPlace::Layers(id) => (tx.query("update board_laying set layers = $3 where id = $1 and layers = $2"), id),
        TextPlace::Note(id) => (tx.query("update staff_note set note = $3 where player_id = $1 and note = $2"), id),
        TextPlace::ComesWith(id) => {
            (tx.query("update staff_note set comes_with = $3 where player_id = $1 and comes_with = $2"), id)
        }
    };
    query.bind(id).bind(was).bind(text).execute().await
}

/// Forgets the uploaded files that wait for their import; gives how many there were.
pub async fn forget_drafts(tx: &mut Tx, id: TournamentId) -> Result<u64, Error> {
    tx.query("delete from import_draft where tournament_id = $1").bind(id).execute().await
}

/// The lines of the audit log with an address that a player ($1) wrote, and the line of the registration: a visitor wrote
/// it, in the tournament $2, with the action $3 and the subject $4.
macro_rules! own_lines {
    () => {
        "address <> '' and (player_id = $1 or (tournament_id = $2 and action = $3 and subject = $4))"
    };
}

/// The network addresses in the lines of the audit log that a player wrote, the line of the registration among them.
pub async fn addresses(tx: &mut Tx, player: &Player) -> Result<Vec<String>, Error> {
    tx.query(concat!("select distinct address from audit where ", own_lines!(), " order by address"))
        .bind(player.id)
        .bind(player.tournament_id)
        .bind(AuditAction::Register.code())
        .bind(AuditSubject::Player(player.number).stored())
        .values()
        .await
}

/// Empties the network address in so many lines of the audit log from before this time. That and [`forget_addresses`] are the changes that
/// the database allows in a line.
pub async fn cut_addresses(tx: &mut Tx, before: DateTime<Utc>, most: i64) -> Result<u64, Error> {
    tx.query(
        "update audit set address = '' where id in \
         (select id from audit where address <> '' and at < $1 order by at limit $2)",
    )
    .bind(before)
    .bind(most)
    .execute()
    .await
}

/// Empties the network address in the lines that [`addresses`] reads.
pub async fn forget_addresses(tx: &mut Tx, player: &Player) -> Result<u64, Error> {
    tx.query(concat!("update audit set address = '' where ", own_lines!()))
        .bind(player.id)
        .bind(player.tournament_id)
        .bind(AuditAction::Register.code())
        .bind(AuditSubject::Player(player.number).stored())
        .execute()
        .await
}
