//! Make addresses for streams, and say what each shows. They belong to whoever made them, so that the one in OBS stays the same from
//! event to event; what they show is what everybody may see.

use serde_json::json;

use reeve_limits as limits;
use reeve_rules::text::faults_seen;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::streams::{StreamColours, StreamCorner, StreamPart, StreamPlan, StreamSize};
use reeve_secret as secret;
use reeve_store::stream::Stream;
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, StreamId, TournamentId, Tx, stream, tournament};

use crate::hall::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result, Roles};

/// Makes an address of this name, which shows nothing yet.
///
/// Errors: a fault at `stream`; a refusal where the account has too many.
pub async fn make(context: &Context<'_>, id: TournamentId, name: &str) -> Result<()> {
    let (mut action, owner) = begin(context, id).await?;
    let faults = faults_seen(name, limits::SCREEN_NAME).into_iter();
    let faults: Vec<Fault> = faults.map(|fault| Fault::new("stream", Refusal::StreamName(fault))).collect();
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    if stream::of_account(&mut action.tx, owner).await?.len() >= limits::STREAMS {
        return Err(Refusal::TooManyStreams { most: limits::STREAMS }.into());
    }
    stream::insert(&mut action.tx, owner, (name.trim(), &secret::link_token())).await?;
    action.commit(AuditEntry::new(AuditAction::MakeStream, AuditSubject::Tournament)).await?;
    Ok(())
}

async fn begin(context: &Context<'_>, id: TournamentId) -> Result<(Action, AccountId)> {
    let action = Action::begin(context, id, Permission::Run).await?;
    let owner = context.caller.account().ok_or(Error::Forbidden)?;
    Ok((action, owner))
}

/// What an address is to show, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedStream {
    /// The code of what it shows.
    pub part: String,
    /// The table or the player, where it takes one.
    pub number: String,
    pub corner: String,
    pub size: String,
    pub colours: String,
}

impl TypedStream {
    fn read(&self) -> std::result::Result<StreamPlan, Vec<Fault>> {
        let choices = (
            StreamPart::from_code(&self.part),
            StreamCorner::from_code(&self.corner),
            StreamSize::from_code(&self.size),
            StreamColours::from_code(&self.colours),
        );
        let (Some(part), Some(corner), Some(size), Some(colours)) = choices else {
            return Err(vec![Fault::new("part", Refusal::NoSuchStream)]);
        };
        let typed = self.number.trim();
        let number = typed.parse().ok().filter(|number| bounds::PLAYER_NUMBER.contain(*number));
        if number.is_none() && (part.takes_a_number() || !typed.is_empty()) {
            return Err(vec![Fault::new("number", Refusal::StreamNumber { part })]);
        }
        Ok(StreamPlan { part, number: number.filter(|_| part.takes_a_number()), corner, size, colours })
    }
}

/// Says what an address of the caller shows: this of this tournament. It changes within a moment.
///
/// Errors: [`Error::Missing`] where the caller has no such address; faults at `part` and `number`.
pub async fn arrange(context: &Context<'_>, id: TournamentId, wanted: StreamId, typed: &TypedStream) -> Result<()> {
    let (mut action, owner) = begin(context, id).await?;
    let old = own(&mut action.tx, owner, wanted).await?;
    let plan = typed.read().map_err(Error::Faults)?;
    let new = Stream { tournament_id: Some(id), stream_plan: plan.text(), ..old.clone() };
    if new == old {
        return Ok(());
    }
    stream::update(&mut action.tx, &new).await?;
    let entry = AuditEntry::new(AuditAction::ArrangeStream, AuditSubject::Tournament);
    action.commit(entry.after(&json!({ "stream": new.name, "shows": new.stream_plan }))).await?;
    Ok(())
}

/// Takes an address of the caller away: it shows nothing any more.
///
/// Error: [`Error::Missing`] where the caller has no such address.
pub async fn remove(context: &Context<'_>, id: TournamentId, wanted: StreamId) -> Result<()> {
    let (mut action, owner) = begin(context, id).await?;
    let old = own(&mut action.tx, owner, wanted).await?;
    stream::remove(&mut action.tx, old.id).await?;
    let entry = AuditEntry::new(AuditAction::RemoveStream, AuditSubject::Tournament);
    action.commit(entry.before(&json!({ "stream": old.name }))).await?;
    Ok(())
}

async fn own(tx: &mut Tx, owner: AccountId, wanted: StreamId) -> Result<Stream> {
    stream::of_account(tx, owner).await?.into_iter().find(|one| one.id == wanted).ok_or(Error::Missing)
}

/// What the address with this token shows: its plan, and the tournament where it shows one that everybody may see. None: there is no
/// such address.
pub async fn find(context: &Context<'_>, tx: &mut Tx, token: &str) -> Result<Option<(StreamPlan, Option<Tournament>)>> {
    let Some(found) = stream::by_token(tx, token).await? else { return Ok(None) };
    let tournament = match found.tournament_id {
        Some(id) => tournament::by_id(tx, id).await?,
        None => None,
    };
    let tournament = match tournament {
        Some(tournament) => {
            Roles::inside(tx, context.caller, &tournament).await?.sees(&tournament).then_some(tournament)
        }
        None => None,
    };
    Ok(Some((found.plan(), tournament)))
}
