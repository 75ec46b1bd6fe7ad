//! Mails that wait to be sent: for whom and why, never the text, and the address only where nothing else has it any more.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{AccountId, Error, InvitationId, MailTextId, PlayerId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::words;

words! {
    /// Why a mail is sent.
    MailKind {
        /// A forgotten password.
        Reset = "reset",
        /// The private link of a player.
        PlayerLink = "player link",
        /// An invitation to the staff of a tournament.
        Invitation = "invitation",
        /// What the organizers write to players.
        ToPlayers = "to players",
        /// The seats of a player who asked for them by mail.
        Seats = "seats",
        /// The result of the own table waits for the signature of a player who asked for such mails.
        Sign = "sign",
        /// An invitation to the final day of a series.
        FinalDay = "final day",
        /// An administrator took somebody's second factor away.
        SecondFactorReset = "factor reset",
        /// The e-mail address of an account is another one now; this goes to the one before.
        AddressChanged = "address changed",
        /// An administrator tries whether mail works.
        Test = "test",
        /// Something waits to be read by whoever runs a tournament; what, the mail does not say.
        Waits = "waits",
    }
}

impl MailKind {
    /// Whether nobody is told of such a mail: no list, no figure and no log, since it is sent for a confidential report alone.
    pub fn is_in_confidence(self) -> bool {
        self == MailKind::Waits
    }
}

words! {
    /// Where a mail stands.
    MailState {
        /// For its turn, or for the next try.
        Waiting = "waiting",
        /// Somebody is sending it.
        Sending = "sending",
        /// It was given up.
        Failed = "failed",
    }
}

/// A mail that waits.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Mail {
    pub id: i64,
    pub kind: MailKind,
    pub account_id: Option<AccountId>,
    pub player_id: Option<PlayerId>,
    /// The invitation that it brings, if it is one.
    pub invitation_id: Option<InvitationId>,
    /// Where it goes, if not to the address that they have now.
    pub to_address: Option<String>,
    /// What it says, if somebody wrote it.
    pub mail_text_id: Option<MailTextId>,
    pub state: MailState,
    /// How often it was tried.
    pub tries: i64,
    /// When it is tried next; while it is sent, when the sender counts as gone.
    pub next_at: DateTime<Utc>,
    /// What went wrong the last time: a code, and the mail server's own text behind it.
    pub fault: Option<String>,
    pub created_at: DateTime<Utc>,
}

/// The columns of a row by name: a newer program may have added others, which this one must not stumble over.
macro_rules! columns {
    () => {
        "outbox.id, outbox.kind, outbox.account_id, outbox.player_id, outbox.invitation_id, outbox.to_address, \
        outbox.mail_text_id, outbox.state, outbox.tries, outbox.next_at, outbox.fault, outbox.created_at"
    };
}

/// A mail with what its numbers are called today, for the list of administrators.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Listed {
    #[sqlx(flatten)]
    pub mail: Mail,
    pub account_name: Option<String>,
    /// The player's number within the tournament.
    pub player_number: Option<i64>,
    pub slug: Option<String>,
}

/// Queues a mail to an account.
pub async fn to_account(tx: &mut Tx, kind: MailKind, account: AccountId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("insert into outbox (kind, account_id, state, tries, next_at, created_at) values ($1, $2, $3, 0, $4, $4)")
        .bind(kind)
        .bind(account)
        .bind(MailState::Waiting)
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// Queues the mail that tells the address which an account had until now that it has another one.
pub async fn to_earlier_address(
    tx: &mut Tx,
    account: AccountId,
    address: &str,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into outbox (kind, account_id, to_address, state, tries, next_at, created_at) \
         values ($1, $2, $3, $4, 0, $5, $5)",
    )
    .bind(MailKind::AddressChanged)
    .bind(account)
    .bind(address)
    .bind(MailState::Waiting)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Queues mails to players by their numbers within the tournament.
pub async fn to_players(
    tx: &mut Tx,
    kind: MailKind,
    tournament: TournamentId,
    (first, last): (i64, i64),
    now: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into outbox (kind, player_id, state, tries, next_at, created_at) \
         select $1, player.id, $6, 0, $5, $5 from player \
         join person on person.player_id = player.id and person.version = player.person_version \
         where player.tournament_id = $2 and player.number between $3 and $4 and person.email is not null \
         order by player.number",
    )
    .bind(kind)
    .bind(tournament)
    .bind(first)
    .bind(last)
    .bind(now)
    .bind(MailState::Waiting)
    .execute()
    .await?;
    Ok(())
}

/// Queues the mail that brings an invitation.
pub async fn to_invited(tx: &mut Tx, invitation: InvitationId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query(
        "insert into outbox (kind, invitation_id, state, tries, next_at, created_at) values ($1, $2, $3, 0, $4, $4)",
    )
    .bind(MailKind::Invitation)
    .bind(invitation)
    .bind(MailState::Waiting)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Queues what somebody wrote to these players, in the order of their numbers, by one statement.
pub async fn text_to_players(
    tx: &mut Tx,
    players: &[PlayerId],
    text: MailTextId,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let ids: Vec<i64> = players.iter().map(|player| player.0).collect();
    tx.query_pair(
        "insert into outbox (kind, player_id, mail_text_id, state, tries, next_at, created_at) \
         select $1, player.id, $2, $3, 0, $4, $4 from player \
         where player.id in (select line.value from json_each($5) as line) order by player.number",
        "insert into outbox (kind, player_id, mail_text_id, state, tries, next_at, created_at) \
         select $1, player.id, $2, $3, 0, $4, $4 from player \
         where player.id in (select cast(line.value as bigint) \
         from jsonb_array_elements_text(cast($5 as jsonb)) as line (value)) order by player.number",
    )
    .bind(MailKind::ToPlayers)
    .bind(text)
    .bind(MailState::Waiting)
    .bind(now)
    .bind(serde_json::Value::from(ids).to_string())
    .execute()
    .await?;
    Ok(())
}

/// Takes the mails away that would bring an invitation.
pub async fn forget_invitation(tx: &mut Tx, invitation: InvitationId) -> Result<(), Error> {
    tx.query("delete from outbox where invitation_id = $1").bind(invitation).execute().await?;
    Ok(())
}

/// How many mails wait for an account that nobody has begun to send. What was begun has made its key, and is counted by that.
pub async fn waiting_for(tx: &mut Tx, kind: MailKind, account: AccountId) -> Result<i64, Error> {
    tx.query(
        "select cast(count(*) as bigint) from outbox where kind = $1 and account_id = $2 and state <> $3 and tries = 0",
    )
    .bind(kind)
    .bind(account)
    .bind(MailState::Failed)
    .value()
    .await
}

/// The longest that a mail waits for its next try. One that would wait longer was put back by a clock that ran ahead.
const LONGEST_PAUSE: TimeDelta = TimeDelta::hours(2);

/// The mail that is to be tried next: one whose time has come, or whose sender is gone.
pub async fn due(tx: &mut Tx, now: DateTime<Utc>) -> Result<Option<Mail>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from outbox where state <> $3 and (next_at <= $1 or next_at > $2) \
         order by next_at, id limit 1"
    ))
    .bind(now)
    .bind(now + LONGEST_PAUSE)
    .bind(MailState::Failed)
    .optional()
    .await
}

/// Takes a mail for sending, until a time; says whether nobody else was quicker.
pub async fn claim(tx: &mut Tx, mail: &Mail, until: DateTime<Utc>) -> Result<bool, Error> {
    let taken = tx
        .query(
            "update outbox set state = $4, tries = tries + 1, next_at = $3 where id = $1 and tries = $2 \
             and state <> $5",
        )
        .bind(mail.id)
        .bind(mail.tries)
        .bind(until)
        .bind(MailState::Sending)
        .bind(MailState::Failed)
        .execute()
        .await?;
    Ok(taken > 0)
}

/// Forgets a mail that was sent, or that nobody is to get any more.
pub async fn done(tx: &mut Tx, id: i64) -> Result<(), Error> {
    tx.query("delete from outbox where id = $1").bind(id).execute().await?;
    Ok(())
}

/// Puts a mail back that could not be sent: until its next time, or for good.
pub async fn put_back(
    tx: &mut Tx,
    mail: &Mail,
    state: MailState,
    fault: &str,
    next_at: DateTime<Utc>,
) -> Result<(), Error> {
    // Only by who took it: a sender that was thought gone has no say any more.
    tx.query("update outbox set state = $3, fault = $4, next_at = $5 where id = $1 and tries = $2")
        .bind(mail.id)
        .bind(mail.tries + 1)
        .bind(state)
        .bind(fault)
        .bind(next_at)
        .execute()
        .await?;
    Ok(())
}

/// Lets a mail that was given up be tried anew; says whether there was one.
pub async fn retry(tx: &mut Tx, id: i64, now: DateTime<Utc>) -> Result<bool, Error> {
    let found = tx
        .query(
            "update outbox set state = $3, tries = 0, next_at = $2, created_at = $2 \
             where id = $1 and state = $4",
        )
        .bind(id)
        .bind(now)
        .bind(MailState::Waiting)
        .bind(MailState::Failed)
        .execute()
        .await?;
    Ok(found > 0)
}

/// Lets the mails to a player that were given up be tried anew, but for those off the list: the address is another one.
pub async fn retry_player(tx: &mut Tx, player: PlayerId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("delete from outbox where player_id = $1 and off_list = $2").bind(player).bind(true).execute().await?;
    tx.query(
        "update outbox set state = $3, tries = 0, next_at = $2, created_at = $2 \
         where player_id = $1 and state = $4",
    )
    .bind(player)
    .bind(now)
    .bind(MailState::Waiting)
    .bind(MailState::Failed)
    .execute()
    .await?;
    Ok(())
}

/// Takes a mail that was given up off the list; says whether there was one. One to a player or to somebody invited stays for the staff
/// of their tournament.
pub async fn take_off_list(tx: &mut Tx, id: i64) -> Result<bool, Error> {
    let gone = tx
        .query("delete from outbox where id = $1 and state = $2 and account_id is not null")
        .bind(id)
        .bind(MailState::Failed)
        .execute()
        .await?;
    let off = tx
        .query("update outbox set off_list = $3 where id = $1 and state = $2 and off_list <> $3")
        .bind(id)
        .bind(MailState::Failed)
        .bind(true)
        .execute()
        .await?;
    Ok(gone + off > 0)
}

/// How many mails wait or are being sent.
pub async fn waiting(tx: &mut Tx) -> Result<i64, Error> {
    tx.query("select cast(count(*) as bigint) from outbox where state <> $1 and kind <> $2")
        .bind(MailState::Failed)
        .bind(MailKind::Waits)
        .value()
        .await
}

/// Since when the oldest mail waits that was not given up.
pub async fn oldest(tx: &mut Tx) -> Result<Option<DateTime<Utc>>, Error> {
    tx.query("select created_at from outbox where state <> $1 and kind <> $2 order by created_at, id limit 1")
        .bind(MailState::Failed)
        .bind(MailKind::Waits)
        .optional_value()
        .await
}

/// How many mails were given up.
pub async fn failed(tx: &mut Tx) -> Result<i64, Error> {
    tx.query("select cast(count(*) as bigint) from outbox where state = $1 and off_list = $2")
        .bind(MailState::Failed)
        .bind(false)
        .value()
        .await
}

/// The players of a tournament to whose address mail was given up, with the fault of each, as it is stored, the latest last.
pub async fn undelivered(tx: &mut Tx, tournament: TournamentId) -> Result<Vec<(PlayerId, Option<String>)>, Error> {
    tx.query(
        "select outbox.player_id, outbox.fault from outbox join player on player.id = outbox.player_id \
         where player.tournament_id = $1 and outbox.state = $2 order by outbox.id",
    )
    .bind(tournament)
    .bind(MailState::Failed)
    .all()
    .await
}

/// The invitations to the staff of a tournament whose mail was given up, with the fault of each, as it is stored, the latest last.
pub async fn undelivered_invitations(
    tx: &mut Tx,
    tournament: TournamentId,
) -> Result<Vec<(InvitationId, Option<String>)>, Error> {
    tx.query(
        "select outbox.invitation_id, outbox.fault from outbox \
         join staff_invitation on staff_invitation.id = outbox.invitation_id \
         where staff_invitation.tournament_id = $1 and outbox.state = $2 order by outbox.id",
    )
    .bind(tournament)
    .bind(MailState::Failed)
    .all()
    .await
}

/// The mails there are, those given up first, then the oldest; at most so many.
pub async fn list(tx: &mut Tx, limit: i64) -> Result<Vec<Listed>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        ", account.name as account_name, player.number as player_number, tournament.slug from outbox \
         left join account on account.id = outbox.account_id \
         left join player on player.id = outbox.player_id \
         left join staff_invitation on staff_invitation.id = outbox.invitation_id \
         left join tournament on tournament.id = coalesce(player.tournament_id, staff_invitation.tournament_id) \
         where outbox.off_list = $3 and outbox.kind <> $4 order by case when outbox.state = $2 then 0 else 1 end, outbox.id limit $1"
    ))
    .bind(limit)
    .bind(MailState::Failed)
    .bind(false)
    .bind(MailKind::Waits)
    .all()
    .await
}
