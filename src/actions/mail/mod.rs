//! Mails: queued in the transaction of the action that they belong to, filled in when they are sent. What they say is
//! a value here ([`Content`]); `words::mail` writes the text.
//!
//! The queue holds numbers only, and the one address that nothing else has any more: that which an account had before.
//! Any other address is looked up and a link is made at the moment of sending, so nothing that
//! opens anything waits in the store, and whoever was erased meanwhile gets no mail. Of two copies of Reeve one claims
//! a mail; only when a copy dies between the server's "yes" and the note of it is a mail sent once more.

pub mod address;
pub mod refusal;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use reeve_limits as limits;
use reeve_mail::Unsent;
use reeve_rules::series::final_day::FinalistState;
use reeve_rules::tournament::vocabulary::{PlayerState, StaffRole};
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::Account;
use reeve_store::invitation;
use reeve_store::mail_text;
use reeve_store::mail_text::MailText;
use reeve_store::one_time_key;
use reeve_store::one_time_key::KeyKind;
use reeve_store::outbox;
use reeve_store::outbox::{Mail, MailKind, MailState};
use reeve_store::player;
use reeve_store::player::Player;
use reeve_store::push_device;
use reeve_store::seat_mail;
use reeve_store::series;
use reeve_store::series_final;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, Db, InvitationId, PlayerId, RoundId, Scope, Snapshot, TournamentId, Tx};
use reeve_time_zone as time_zone;
use reeve_views::confidential;
use reeve_views::rounds::RoundAt;
use reeve_views::sheets::own;

use crate::people::refusal::Refusal as EmailFault;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

/// For how many minutes a copy of Reeve holds a mail while it sends it: longer than sending can take.
const HELD: i64 = 10;

/// Queues the private links of players who have just come in, by their numbers from the first to the last. Players
/// without an e-mail address get none.
pub(crate) async fn queue_links(
    tx: &mut Tx,
    tournament: TournamentId,
    numbers: (i64, i64),
    now: DateTime<Utc>,
) -> Result<()> {
    outbox::to_players(tx, MailKind::PlayerLink, tournament, numbers, now).await?;
    Ok(())
}

/// Queues the seats that have become public, or are others now, to those who asked for them by mail or on a device. Whoever was
/// told the very same seat before gets none.
///
/// `by_mail`: mail is set up.
pub(crate) async fn queue_seats(
    tx: &mut Tx,
    tournament: TournamentId,
    by_mail: bool,
    now: DateTime<Utc>,
) -> Result<()> {
    if by_mail {
        seat_mail::queue(tx, tournament, now).await?;
    }
    push_device::tell_seats(tx, tournament, now).await?;
    Ok(())
}

/// Forgets which seats were told of a round that is taken away.
pub(crate) async fn forget_seats(tx: &mut Tx, round: RoundId) -> Result<()> {
    seat_mail::forget_round(tx, round).await?;
    push_device::forget_round(tx, round).await?;
    Ok(())
}

/// Queues a mail to the caller's own address, so that an administrator sees whether mail works.
///
/// Error: a refusal where the account has no address.
pub async fn test(context: &Context<'_>) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let id = context.caller.account().ok_or(Error::Forbidden)?;
    let own = account::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    if own.email.is_none() {
        return Err(refusal::Refusal::NoOwnAddress.into());
    }
    outbox::to_account(&mut action.tx, MailKind::Test, id, context.now).await?;
    action.commit(AuditEntry::new(AuditAction::SendTestMail, AuditSubject::Account(id))).await?;
    Ok(())
}

/// An address without what programs copy along with it.
pub fn peeled(typed: &str) -> String {
    address::peeled(typed)
}

/// Whether a text is no address that a mail can go to. A machine of the own network may be named without a dot.
pub fn is_no_address(text: &str) -> bool {
    let fault = address::fault(text);
    text.len() > limits::ACCOUNT_EMAIL || fault.is_some_and(|fault| fault != EmailFault::EmailWithoutDot)
}

/// A mail that somebody at the machine sends to an address at once, past the queue.
pub fn direct_test(context: &Context<'_>, to: &str) -> Outgoing {
    let message_id = format!("{}.test.{}", context.now.format("%Y%m%dT%H%M%S"), secret::digest(&secret::token()));
    let message_id = message_id.chars().take(40).collect();
    Outgoing {
        to: to.to_owned(),
        message_id,
        content: Content::Test { name: "administrator".to_owned() },
        reader: MailReader::Staff,
    }
}

/// Notes that such a mail was sent, and what came of it. The address is not kept.
pub async fn note_direct_test(context: &Context<'_>, sent: &std::result::Result<(), Unsent>) -> Result<()> {
    let action = Action::begin_store(context, Permission::Administer).await?;
    let outcome = sent.as_ref().err().map_or_else(|| "sent".to_owned(), Unsent::stored);
    action.commit(AuditEntry::new(AuditAction::SendTestMail, AuditSubject::Nobody).after(&outcome)).await?;
    Ok(())
}

/// Lets a mail that was given up be tried anew.
pub async fn retry(context: &Context<'_>, id: i64) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    if !outbox::retry(&mut action.tx, id, context.now).await? {
        return Err(Error::Missing);
    }
    action.commit(AuditEntry::new(AuditAction::RetryMail, AuditSubject::Mail(id))).await?;
    Ok(())
}

/// Takes a mail that was given up off the list.
pub async fn drop_mail(context: &Context<'_>, id: i64) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    if !outbox::take_off_list(&mut action.tx, id).await? {
        return Err(Error::Missing);
    }
    action.commit(AuditEntry::new(AuditAction::DropMail, AuditSubject::Mail(id))).await?;
    Ok(())
}

/// What there is to send.
pub enum Next {
    Nothing,
    /// A mail that nobody is to get any more was taken away; there may be another one.
    Dropped,
    /// A mail that this copy of Reeve has claimed, and what is to be sent.
    Send(Box<Mail>, Outgoing),
}

/// A mail that is to be sent now, before it is put into words.
pub struct Outgoing {
    /// The address of the one person.
    pub to: String,
    /// Tells this mail from every other one of this store, the same at every try: digits, letters and dots.
    pub message_id: String,
    pub content: Content,
    pub reader: MailReader,
}

/// Whose language a mail is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MailReader {
    /// Of an account, or invited to the staff.
    Staff,
    /// The tag of the player's language, or else of the tournament's; none: as the server has it.
    Player(Option<String>),
}

/// What a mail says.
pub enum Content {
    /// Mail works: an administrator wanted to see that.
    Test {
        /// The name of the account.
        name: String,
    },
    /// A link to a new password, which works for [`MAILED_LINK_MINUTES`](limits::MAILED_LINK_MINUTES).
    Reset {
        /// The name of the account.
        name: String,
        /// The key in the link.
        key: String,
    },
    /// An administrator took the second factor off an account.
    SecondFactorReset {
        /// The name of the account.
        name: String,
    },
    /// Something waits to be read in a tournament. What, stands nowhere in the mail.
    Waits {
        /// The name of the account.
        name: String,
        /// The tournament, as it stands in addresses.
        slug: String,
    },
    /// An account has another e-mail address now. Whoever reads the one before is told, since it may not have been them.
    AddressChanged {
        /// The name of the account.
        name: String,
    },
    /// An invitation to the staff of a tournament.
    Invitation {
        role: StaffRole,
        /// The name of the tournament.
        tournament: String,
        place: String,
        /// The day it is played.
        starts_on: NaiveDate,
        /// The key in the link.
        key: String,
        /// The last day on which the link works, where the tournament is.
        until: NaiveDate,
    },
    /// What the organizers of a tournament wrote to players.
    ToPlayer {
        /// The name of the tournament.
        tournament: String,
        subject: String,
        body: String,
        /// The key in the link.
        token: String,
    },
    /// The seats of a player who asked for them.
    Seats {
        /// The name of the tournament.
        tournament: String,
        /// The seats, in the order in which they are played.
        seats: Vec<MailedSeat>,
        /// The key in the link.
        token: String,
    },
    /// The result of a player's game waits for the signature.
    Sign {
        /// The name of the tournament.
        tournament: String,
        /// The key in the link.
        token: String,
    },
    /// An invitation to the final day of a series.
    FinalDay {
        /// The name of the series.
        series: String,
        place: String,
        /// The day of the final, where it is known.
        day: Option<NaiveDate>,
        /// The last day to answer.
        answer_by: NaiveDate,
        /// The time zone whose clocks that day goes by.
        time_zone: String,
        /// The key in the link.
        token: String,
    },
    /// The private link of a player. The player's own name is not there: anybody can type anything as a name, and any
    /// address.
    PlayerLink {
        /// Where the player stands: registered, waiting, or asked for a place.
        state: PlayerState,
        /// The name of the tournament.
        tournament: String,
        place: String,
        /// The day it is played.
        starts_on: NaiveDate,
        /// The key in the link.
        token: String,
    },
}

/// A seat in a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MailedSeat {
    pub round: RoundAt,
    pub table: i64,
    pub position: i64,
    /// Whether the player was told another seat in the round before.
    pub is_other: bool,
}

/// Claims the next mail whose time has come and fills it in. `public_url` tells this Reeve from others in the id.
pub async fn next(db: &Db, public_url: &str, now: DateTime<Utc>) -> Result<Next> {
    let mut tx = db.read().await?;
    let waits = outbox::due(&mut tx, now).await?.is_some();
    drop(tx);
    if !waits {
        return Ok(Next::Nothing);
    }
    let mut tx = db.write(Scope::NoTournament).await?;
    let Some(mail) = outbox::due(&mut tx, now).await? else { return Ok(Next::Nothing) };
    if !outbox::claim(&mut tx, &mail, now + TimeDelta::minutes(HELD)).await? {
        return Ok(Next::Nothing);
    }
    let next = match fill_in(&mut tx, &mail, now).await? {
        Some((to, content)) => {
            let message_id = message_id(&mail, public_url);
            let reader = match mail.player_id {
                Some(player) => MailReader::Player(player::language(&mut tx, player).await?),
                None => MailReader::Staff,
            };
            Next::Send(Box::new(mail), Outgoing { to, message_id, content, reader })
        }
        None => {
            outbox::done(&mut tx, mail.id).await?;
            Next::Dropped
        }
    };
    tx.commit().await?;
    Ok(next)
}

/// The same for every try, so that a mail that does arrive twice is known to be the same one.
fn message_id(mail: &Mail, public_url: &str) -> String {
    let digest: String =
        secret::digest(&format!("{public_url} {} {}", mail.id, mail.created_at)).chars().take(16).collect();
    format!("{}.{}.{digest}", mail.created_at.format("%Y%m%dT%H%M%S"), mail.id)
}

/// Notes what came of sending a mail; says whether it was given up.
pub async fn settle(db: &Db, mail: &Mail, sent: std::result::Result<(), Unsent>, now: DateTime<Utc>) -> Result<bool> {
    let mut tx = db.write(Scope::NoTournament).await?;
    let mut given_up = false;
    match sent {
        Ok(()) => outbox::done(&mut tx, mail.id).await?,
        Err(unsent) => {
            let tries = mail.tries + 1;
            given_up = unsent.is_for_good() || tries >= limits::MAIL_TRIES;
            let state = if given_up { MailState::Failed } else { MailState::Waiting };
            match given_up && mail.kind.is_in_confidence() {
                true => outbox::done(&mut tx, mail.id).await?,
                false => outbox::put_back(&mut tx, mail, state, &unsent.stored(), now + pause(tries)).await?,
            }
            if let (true, MailKind::Seats, Some(player)) = (given_up, mail.kind, mail.player_id) {
                seat_mail::forget_told(&mut tx, player, mail.created_at).await?;
            }
        }
    }
    tx.commit().await?;
    Ok(given_up)
}

/// How long to wait after so many tries: 1, 2, 4, ... minutes, at most an hour.
fn pause(tries: i64) -> TimeDelta {
    let doublings = u32::try_from(tries - 1).unwrap_or(0).min(6);
    TimeDelta::minutes(2_i64.pow(doublings).min(60))
}

/// The address and the content of a mail; none where nobody is to get it any more.
async fn fill_in(tx: &mut Tx, mail: &Mail, now: DateTime<Utc>) -> Result<Option<(String, Content)>> {
    if let Some(id) = mail.account_id {
        return to_account(tx, mail, id, now).await;
    }
    if let Some(id) = mail.invitation_id {
        return to_invited(tx, id, now).await;
    }
    let Some(id) = mail.player_id else { return Ok(None) };
    to_player(tx, mail, id).await
}

async fn to_account(tx: &mut Tx, mail: &Mail, id: AccountId, now: DateTime<Utc>) -> Result<Option<(String, Content)>> {
    let account = account::by_id(tx, id).await?;
    if mail.kind == MailKind::AddressChanged {
        // Also where the account is switched off by now: they may be the one who has to ask why.
        return Ok(account
            .zip(mail.to_address.clone())
            .map(|(it, to)| (to, Content::AddressChanged { name: it.name })));
    }
    let account = account.filter(|account| account.disabled_at.is_none());
    let Some(Account { name, email: Some(email), is_admin, .. }) = account else { return Ok(None) };
    match mail.kind {
        MailKind::Test => return Ok(Some((email, Content::Test { name }))),
        MailKind::Waits => {
            // Who has read it meanwhile gets none.
            let found = confidential::where_waits(tx, id, is_admin).await?;
            let tournament = match found {
                Some(found) => tournament::by_id(tx, found).await?.filter(|tournament| !tournament.is_hidden()),
                None => None,
            };
            return Ok(tournament.map(|tournament| (email, Content::Waits { name, slug: tournament.slug })));
        }
        MailKind::SecondFactorReset => return Ok(Some((email, Content::SecondFactorReset { name }))),
        MailKind::Reset
        | MailKind::AddressChanged
        | MailKind::PlayerLink
        | MailKind::Invitation
        | MailKind::Seats
        | MailKind::Sign
        | MailKind::FinalDay
        | MailKind::ToPlayers => {}
    }
    let end = TimeDelta::minutes(limits::MAILED_LINK_MINUTES);
    if mail.created_at + end < now {
        return Ok(None);
    }
    let key = secret::token();
    one_time_key::insert(tx, id, KeyKind::Mail, &secret::digest(&key), (now, now + end)).await?;
    Ok(Some((email, Content::Reset { name, key })))
}

/// The link that is mailed has a key of its own, which is made now: the one that was shown is nowhere any more.
async fn to_invited(tx: &mut Tx, id: InvitationId, now: DateTime<Utc>) -> Result<Option<(String, Content)>> {
    let Some(invitation) = invitation::any_by_id(tx, id).await?.filter(|found| found.expires_at > now) else {
        return Ok(None);
    };
    let Some(email) = invitation.email else { return Ok(None) };
    let Some(tournament) = tournament::by_id(tx, invitation.tournament_id).await? else { return Ok(None) };
    if tournament.is_hidden() {
        return Ok(None);
    }
    let key = secret::token();
    invitation::set_mail_key(tx, id, &secret::digest(&key)).await?;
    let content = Content::Invitation {
        role: invitation.role,
        until: time_zone::local(invitation.expires_at, &tournament.time_zone).date_naive(),
        tournament: tournament.name,
        place: tournament.place,
        starts_on: tournament.starts_on,
        key,
    };
    Ok(Some((email, content)))
}

async fn to_player(tx: &mut Tx, mail: &Mail, id: PlayerId) -> Result<Option<(String, Content)>> {
    let Some(player) = player::by_id(tx, id).await?.filter(|player| !player.is_hidden()) else {
        return Ok(None);
    };
    let Some(email) = player.person.email.clone() else { return Ok(None) };
    let Some(tournament) = tournament::by_id(tx, player.tournament_id).await? else { return Ok(None) };
    if let Some(text) = mail.mail_text_id {
        // To whoever the organizers chose, those who have left among them.
        let Some(text) = mail_text::by_id(tx, text).await? else { return Ok(None) };
        let MailText { subject, body, .. } = text;
        let content = Content::ToPlayer { tournament: tournament.name, subject, body, token: player.link_token };
        return Ok(Some((email, content)));
    }
    if mail.kind == MailKind::FinalDay {
        return final_day(tx, &player).await.map(|content| content.map(|content| (email, content)));
    }
    if matches!(player.state, PlayerState::Withdrawn | PlayerState::Disqualified) {
        return Ok(None);
    }
    if mail.kind == MailKind::Sign {
        return to_sign(tx, player, tournament).await.map(|content| content.map(|content| (email, content)));
    }
    if mail.kind == MailKind::Seats {
        return seats(tx, mail, &player, tournament).await.map(|content| content.map(|content| (email, content)));
    }
    let content = Content::PlayerLink {
        state: player.state,
        tournament: tournament.name,
        place: tournament.place,
        starts_on: tournament.starts_on,
        token: player.link_token,
    };
    Ok(Some((email, content)))
}

/// The invitation of a player to the final day of a series, while it waits for an answer.
async fn final_day(tx: &mut Tx, player: &Player) -> Result<Option<Content>> {
    let Some((series, line)) = series_final::of_player(tx, player.id).await? else { return Ok(None) };
    let (Some(series), Some(answer_by)) = (series::by_id(tx, series).await?, line.answer_by) else { return Ok(None) };
    if line.state != FinalistState::Invited {
        return Ok(None);
    }
    let token = player.link_token.clone();
    Ok(Some(Content::FinalDay {
        series: series.name,
        place: series.place,
        day: series.final_on,
        answer_by,
        time_zone: series.time_zone,
        token,
    }))
}

/// That a result waits for a player's signature, while it does.
async fn to_sign(tx: &mut Tx, player: Player, tournament: Tournament) -> Result<Option<Content>> {
    if tournament.is_hidden() || !seat_mail::is_wished(tx, player.id).await? {
        return Ok(None);
    }
    let snapshot = Snapshot::load(tx, tournament.id).await?;
    let waits = own::to_sign(&snapshot, &player).is_some();
    Ok(waits.then_some(Content::Sign { tournament: tournament.name, token: player.link_token }))
}

/// The seats of a player as they are now, where there is something to tell of them and the player still wants it. They count as
/// told from now on: by this mail, which may be tried again.
async fn seats(tx: &mut Tx, mail: &Mail, player: &Player, tournament: Tournament) -> Result<Option<Content>> {
    if tournament.is_hidden() || !player.is_active() || !seat_mail::is_wished(tx, player.id).await? {
        return Ok(None);
    }
    let seats = seat_mail::seats_to_tell(tx, player.id, mail.created_at).await?;
    if seats.is_empty() {
        return Ok(None);
    }
    for seat in &seats {
        seat_mail::note_told(tx, player.id, seat, mail.created_at).await?;
    }
    let told = seats.iter().map(|seat| MailedSeat {
        round: RoundAt { stage: seat.stage, number: seat.number },
        table: seat.table_number,
        position: seat.position,
        is_other: seat.was_told,
    });
    Ok(Some(Content::Seats { tournament: tournament.name, seats: told.collect(), token: player.link_token.clone() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_an_hour() {
        let minutes: Vec<i64> = (1..=limits::MAIL_TRIES).map(|tries| pause(tries).num_minutes()).collect();
        assert_eq!(minutes, [1, 2, 4, 8, 16, 32, 60, 60]);
    }
}
