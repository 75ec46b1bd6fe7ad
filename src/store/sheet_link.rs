//! The digest chain of a tournament: its links, in the order in which record sheets became final, and the identity of the
//! tournament in it.
//!
//! Whatever makes a sheet final stores it by [`sheet::save`](crate::sheet::save), which lengthens the chain in the same
//! transaction. Sheets that an earlier version of the program made final have no link; [`complete`] makes them.

use chrono::{DateTime, SecondsFormat, Utc};

use crate::identity;
use crate::sheet_content::SheetContent;
use crate::sheet_signature;
use crate::sheet_signature::TableSignature;
use crate::{Db, Error, Event, PlayerId, Scope, TableId, TournamentId, Tx};
use reeve_rules::games::SystemCode;
use reeve_rules::sheets::chain::{ChainGame, LinkDigest, LinkSeat, LinkState, LinkText, NoDigest};
use reeve_rules::sheets::signed_chain::{LinkSignature, SignedText};
use reeve_rules::sheets::{SeatResult, TableResult};
use reeve_rules::tournament::vocabulary::{SheetState, Stage};

/// A link of a chain.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SheetLink {
    /// Its place in the chain, from 1.
    pub link_number: i64,
    pub table_id: TableId,
    pub link_state: LinkState,
    /// The kept version of the sheet that says the same; none where none does, as in stores of earlier versions.
    pub kept_version: Option<i64>,
    /// The text that the digest is made of: see [`LinkText`].
    pub content: String,
    /// The digest of the text.
    pub digest: String,
    /// When the sheet became final, or was corrected.
    pub at: Option<DateTime<Utc>>,
    /// The digest of who signed it and when: see [`SignedText`]. None in links of earlier versions.
    pub signed_digest: Option<String>,
}

/// The last link of a chain.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ChainHead {
    pub link_number: i64,
    pub digest: String,
    /// That of the signatures; none of a link of an earlier version.
    pub signed_digest: Option<String>,
}

/// The identity of a tournament in its chain; none of one that an earlier version made and [`complete`] has not met.
pub async fn identity_of(tx: &mut Tx, id: TournamentId) -> Result<Option<String>, Error> {
    tx.query("select identity from tournament where id = $1").bind(id).value().await
}

/// The chain of a tournament, from its first link.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<SheetLink>, Error> {
    tx.query(
        "select link_number, table_id, link_state, kept_version, content, digest, at, signed_digest from sheet_link \
         where tournament_id = $1 order by link_number",
    )
    .bind(id)
    .all()
    .await
}

/// The link of a tournament with this digest.
pub async fn by_digest(tx: &mut Tx, id: TournamentId, digest: LinkDigest) -> Result<Option<SheetLink>, Error> {
    tx.query(
        "select link_number, table_id, link_state, kept_version, content, digest, at, signed_digest from sheet_link \
         where tournament_id = $1 and digest = $2",
    )
    .bind(id)
    .bind(digest.to_string())
    .optional()
    .await
}

/// The last link of a tournament's chain, for the staff; none while no sheet is final. What everybody sees of the chain may end
/// earlier: see [`places`].
pub async fn head(tx: &mut Tx, id: TournamentId) -> Result<Option<ChainHead>, Error> {
    tx.query(
        "select link_number, digest, signed_digest from sheet_link where tournament_id = $1 \
         order by link_number desc limit 1",
    )
    .bind(id)
    .optional()
    .await
}

/// By what a tournament is known in an archive of its series.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct KnownChain {
    pub tournament_id: TournamentId,
    /// Its identity, as [`identity_of`] has it.
    pub identity: Option<String>,
    /// The digest of its last link, as [`head`] has it.
    pub digest: Option<String>,
}

/// The chains of these tournaments; one that is not there is left out.
pub async fn known(tx: &mut Tx, of: impl Iterator<Item = TournamentId>) -> Result<Vec<KnownChain>, Error> {
    let ids: Vec<i64> = of.map(|id| id.0).collect();
    tx.query_pair(
        "select tournament.id as tournament_id, tournament.identity, (select sheet_link.digest from sheet_link \
         where sheet_link.tournament_id = tournament.id order by sheet_link.link_number desc limit 1) as digest \
         from tournament where tournament.id in (select wanted.value from json_each($1) as wanted)",
        "select tournament.id as tournament_id, tournament.identity, (select sheet_link.digest from sheet_link \
         where sheet_link.tournament_id = tournament.id order by sheet_link.link_number desc limit 1) as digest \
         from tournament where tournament.id in \
         (select cast(wanted.value as bigint) from jsonb_array_elements_text(cast($1 as jsonb)) as wanted (value))",
    )
    .bind(serde_json::Value::from(ids).to_string())
    .all()
    .await
}

/// Where a link stands in the chain, and whose it is.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct LinkPlace {
    /// Its place in the chain, from 1.
    pub link_number: i64,
    pub table_id: TableId,
    /// The digest of its text.
    pub digest: String,
    /// That of the signatures; none of a link of an earlier version.
    pub signed_digest: Option<String>,
}

/// The places of all links of a tournament's chain, from the first.
pub async fn places(tx: &mut Tx, id: TournamentId) -> Result<Vec<LinkPlace>, Error> {
    tx.query("select link_number, table_id, digest, signed_digest from sheet_link where tournament_id = $1 order by link_number")
        .bind(id)
        .all()
        .await
}

/// The seats of record sheets, each with its game and with the version that was kept of the sheet as it stands.
macro_rules! seats {
    () => {
            "select game_table.id as table_id, game_table.number as table_number, game_table.sheet_state, \
             game_table.sheet_version, game_table.winner_position, game_table.signed_at, round.stage, \
             round.number as round_number, seat.position, seat.vp, seat.absent, seat.player_id, \
             player.number as player_number, tournament.system, sheet_version.id as version_id, sheet_version.content \
             from game_table join round on round.id = game_table.round_id \
             join tournament on tournament.id = round.tournament_id join seat on seat.table_id = game_table.id \
             join player on player.id = seat.player_id left join sheet_version \
             on sheet_version.table_id = game_table.id and sheet_version.version = game_table.sheet_version"
    };
}

/// Lengthens the chain of a tournament by the final sheets that are not in it, in the order in which they became final: that
/// of the versions that were kept of them then, and behind these, sheets without one by the time that is noted.
pub(crate) async fn extend(tx: &mut Tx, id: TournamentId) -> Result<(), Error> {
    let rows: Vec<FinalSeat> = tx
        .query(concat!(
            seats!(),
            " where round.tournament_id = $1 and (game_table.sheet_state = $2 or game_table.sheet_state = $3) \
             and not exists (select 1 from sheet_link where sheet_link.table_id = game_table.id) \
             order by game_table.id, seat.position"
        ))
        .bind(id)
        .bind(SheetState::Signed)
        .bind(SheetState::Decided)
        .all()
        .await?;
    let mut sheets: Vec<&[FinalSeat]> = rows.chunk_by(|one, other| one.table_id == other.table_id).collect();
    sheets.sort_by_key(|seats| seats.first().map(FinalSeat::became_final));
    for seats in sheets {
        let Some(first) = seats.first() else { continue };
        let Some(state) = LinkState::of(first.sheet_state) else { continue };
        append(tx, id, first, state, LinkSeat::of(&result(seats), &numbers(seats)), kept(seats), first.signed_at)
            .await?;
    }
    Ok(())
}

/// Adds a link for a sheet that is in the chain and says something else from now on. `at` is the time of the correction.
pub async fn correct(tx: &mut Tx, id: TournamentId, table: TableId, at: DateTime<Utc>) -> Result<(), Error> {
    let seats: Vec<FinalSeat> =
        tx.query(concat!(seats!(), " where game_table.id = $1 order by seat.position")).bind(table).all().await?;
    let Some(first) = seats.first() else { return Err(Error::Missing) };
    let said = LinkSeat::of(&result(&seats), &numbers(&seats));
    append(tx, id, first, LinkState::Corrected, said, kept(&seats), Some(at)).await
}

/// The digest of the last link of a table; none while its sheet is not final.
pub async fn digest_of_table(tx: &mut Tx, table: TableId) -> Result<Option<String>, Error> {
    tx.query("select digest from sheet_link where table_id = $1 order by link_number desc limit 1")
        .bind(table)
        .optional_value()
        .await
}

async fn append(
    tx: &mut Tx,
    id: TournamentId,
    game: &FinalSeat,
    state: LinkState,
    seats: Vec<LinkSeat>,
    kept_version: Option<i64>,
    at: Option<DateTime<Utc>>,
) -> Result<(), Error> {
    let (identity, last, before, signed): (Option<String>, Option<i64>, Option<String>, Option<String>) = tx
        .query(
            "select tournament.identity, sheet_link.link_number, sheet_link.digest, sheet_link.signed_digest from tournament \
             left join sheet_link on sheet_link.tournament_id = tournament.id \
             where tournament.id = $1 order by sheet_link.link_number desc limit 1",
        )
        .bind(id)
        .one()
        .await?;
    let tournament = match identity {
        Some(identity) => identity,
        None => draw_identity(tx, id).await?,
    };
    let read = |digest: Option<String>| match digest.map(|digest| digest.parse()) {
        None => Ok(LinkDigest::NONE),
        Some(read) => read.map_err(|NoDigest| Error::broken("sheet_link: no digest")),
    };
    let text = LinkText {
        tournament,
        game: ChainGame { stage: game.stage, round: game.round_number, table: game.table_number },
        state,
        seats,
        before: read(before)?,
    };
    let digest = text.digest();
    let signatures = sheet_signature::in_link(tx, game.table_id).await?;
    let signed = signed_text(digest, at, &signatures, read(signed)?);
    tx.query(
        "insert into sheet_link (tournament_id, link_number, table_id, link_state, kept_version, content, digest, at, \
         signed_digest) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(id)
    .bind(last.unwrap_or_default() + 1)
    .bind(game.table_id)
    .bind(state)
    .bind(kept_version)
    .bind(text.to_string())
    .bind(digest.to_string())
    .bind(at)
    .bind(signed.digest().to_string())
    .execute()
    .await?;
    Ok(())
}

/// What a link of the second line is the digest of. `signatures` are all under the sheet.
pub fn signed_text(
    link: LinkDigest,
    at: Option<DateTime<Utc>>,
    signatures: &[TableSignature],
    before: LinkDigest,
) -> SignedText {
    let written = |time: DateTime<Utc>| time.to_rfc3339_opts(SecondsFormat::Millis, true);
    let signature = |one: &TableSignature| LinkSignature {
        version: one.signed_version,
        position: one.position,
        player: one.player_number,
        way: one.way,
        at: written(one.at),
    };
    let mut signatures: Vec<LinkSignature> = signatures.iter().map(signature).collect();
    signatures.sort();
    SignedText { link, at: at.map(written), signatures, before }
}

async fn draw_identity(tx: &mut Tx, id: TournamentId) -> Result<String, Error> {
    let drawn = identity::draw()?;
    tx.query("update tournament set identity = $2 where id = $1").bind(id).bind(drawn.as_str()).execute().await?;
    Ok(drawn)
}

/// A seat of a final sheet, with its game.
#[derive(Debug, Clone, sqlx_macros::FromRow)]
struct FinalSeat {
    table_id: TableId,
    table_number: i64,
    sheet_state: SheetState,
    sheet_version: i64,
    winner_position: Option<i64>,
    signed_at: Option<DateTime<Utc>>,
    stage: Stage,
    round_number: i64,
    position: i64,
    vp: Option<i64>,
    absent: bool,
    player_id: PlayerId,
    player_number: i64,
    system: SystemCode,
    version_id: Option<i64>,
    content: Option<String>,
}

impl FinalSeat {
    /// What sheets are ordered by.
    fn became_final(&self) -> (i64, Option<DateTime<Utc>>, TableId) {
        (self.version_id.unwrap_or(i64::MAX), self.signed_at, self.table_id)
    }
}

fn result(seats: &[FinalSeat]) -> TableResult {
    let seat = |seat: &FinalSeat| SeatResult {
        position: seat.position,
        vp: seat.vp,
        absent: seat.absent,
        ..SeatResult::default()
    };
    let winner = seats.first().and_then(|first| first.winner_position);
    TableResult::won_at(winner, seats.iter().map(seat).collect(), None)
}

fn numbers(seats: &[FinalSeat]) -> Vec<i64> {
    seats.iter().map(|seat| seat.player_number).collect()
}

/// The number of the version that was kept of a sheet, where it can be read. Whether it says what the link says is asked where
/// chains are held against their sheets: in a file of an early version a result may have been changed.
fn kept(seats: &[FinalSeat]) -> Option<i64> {
    let first = seats.first()?;
    let content = SheetContent::read(first.system.system(), first.content.as_deref()?)?;
    let number = |player: &PlayerId| seats.iter().find(|seat| seat.player_id == *player).map(|seat| seat.player_number);
    content.players.iter().all(|player| number(player).is_some()).then_some(first.sheet_version)
}

/// Whether every tournament has its identity, and every final sheet its link.
async fn are_complete(tx: &mut Tx) -> Result<bool, Error> {
    Ok(incomplete(tx).await?.is_empty())
}

/// Gives tournaments that an earlier version of the program made their identity, and final sheets that it stored their links,
/// in the order in which they became final.
pub async fn complete(tx: &mut Tx) -> Result<(), Error> {
    for id in incomplete(tx).await? {
        complete_one(tx, id).await?;
    }
    Ok(())
}

/// As [`complete`], for one tournament.
pub async fn complete_one(tx: &mut Tx, id: TournamentId) -> Result<(), Error> {
    if identity_of(tx, id).await?.is_none() {
        draw_identity(tx, id).await?;
    }
    extend(tx, id).await
}

/// The tournaments that lack something of their chain.
async fn incomplete(tx: &mut Tx) -> Result<Vec<TournamentId>, Error> {
    tx.query(
        "select id from tournament where identity is null or exists (select 1 from round \
         join game_table on game_table.round_id = round.id where round.tournament_id = tournament.id \
         and (game_table.sheet_state = $1 or game_table.sheet_state = $2) \
         and not exists (select 1 from sheet_link where sheet_link.table_id = game_table.id)) order by id",
    )
    .bind(SheetState::Signed)
    .bind(SheetState::Decided)
    .values()
    .await
}

/// Completes the chains of a store that was just opened, where an earlier version of the program wrote into it.
pub async fn bring_up_to_date(db: &Db) -> Result<(), Error> {
    let mut tx = db.read().await?;
    let complete = are_complete(&mut tx).await?;
    drop(tx);
    if complete {
        return Ok(());
    }
    let mut tx = db.write(Scope::Everything).await?;
    self::complete(&mut tx).await?;
    tx.emit(Event::Reload);
    tx.commit().await
}
