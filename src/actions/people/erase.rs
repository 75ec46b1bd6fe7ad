//! Erase who a player is, on request: the results stay, under a pseudonym, everywhere.

use std::collections::BTreeSet;

use serde_json::Value as Json;

use reeve_rules::games::Colour;
use reeve_rules::sheets::Handler;
use reeve_rules::text;
use reeve_rules::tournament::same_name::same_name;
use reeve_rules::tournament::same_person::same_email;
use reeve_secret as secret;
use reeve_store as store;
use reeve_store::account;
use reeve_store::account::AttemptKind;
use reeve_store::erase;
use reeve_store::erase::{TextPlace, is_pseudonymous, pseudonym};
use reeve_store::former_link;
use reeve_store::individual::PlayerElsewhere;
use reeve_store::invitation;
use reeve_store::player;
use reeve_store::player::Player;
use reeve_store::{Snapshot, TournamentId, Tx};

use crate::confidential::erase_reports::erase_from_reports;
use crate::people::join_person::elsewhere;
use crate::people::person;
use crate::people::player::by_number;
use crate::people::redact::{masked, mentions};
use crate::people::refusal::Refusal;
use crate::people::unlink_person::part_in;
use crate::series::disqualified;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Caller, Context, Error, Permission, Result, network};
use reeve_views::people::merged::with_merged;

/// The word to type.
pub const WORD: &str = "erase";

/// A free text in which a word of the player's names stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mention {
    pub place: TextPlace,
    pub text: String,
    pub masked: String,
}

/// A player whose data can be erased, with what is erased with it.
pub struct Erasure {
    pub snapshot: Snapshot,
    pub mentions: Vec<Mention>,
    /// The same person in other tournaments that the caller runs, that of the numbers merged into the player too.
    pub elsewhere: Vec<PlayerElsewhere>,
}

impl Erasure {
    /// Reads it.
    ///
    /// Error: [`Error::Missing`].
    pub async fn read(tx: &mut Tx, caller: &Caller, id: TournamentId, number: i64) -> Result<Erasure> {
        let snapshot = Snapshot::load(tx, id).await?;
        let player = by_number(&snapshot, number)?;
        let mentions = find_mentions(tx, player, &snapshot.players).await?;
        let mut same = Vec::new();
        for one in with_merged(player, &snapshot.players) {
            same.extend(elsewhere(tx, caller, one).await?.same);
        }
        Ok(Erasure { mentions, elsewhere: same, snapshot })
    }
}

/// Whether nothing of a player is left to erase, of the numbers merged into the player neither.
pub fn is_erased(player: &Player, players: &[Player]) -> bool {
    let is_gone = |one: &&Player| is_pseudonymous(one.number, &one.person.name, one.person.email.as_deref());
    with_merged(player, players).iter().all(is_gone)
}

/// The free texts of the tournament in which a word of the player's names stands, those of the numbers merged into the
/// player among them. `players` are all of the tournament.
async fn find_mentions(
    tx: &mut Tx,
    player: &Player,
    players: &[Player],
) -> std::result::Result<Vec<Mention>, store::Error> {
    let all = with_merged(player, players);
    let mut names = BTreeSet::new();
    for one in &all {
        names.extend(erase::versions(tx, one.id).await?.into_iter().map(|person| person.name));
    }
    let names: Vec<String> = names.into_iter().collect();
    let pseudonym = pseudonym(player.number);
    let mut found = Vec::new();
    for (place, text) in erase::texts(tx, player.tournament_id).await? {
        // Those go with the person.
        if matches!(place, TextPlace::Guardian(id) | TextPlace::Companions(id) | TextPlace::Note(id) | TextPlace::ComesWith(id) if all.iter().any(|one| one.id.0 == id))
        {
            continue;
        }
        let masked = if matches!(place, TextPlace::Sheet(_)) {
            masked_json(&text, &names, &pseudonym)
        } else {
            Some(masked(&text, &names, &pseudonym)).filter(|_| mentions(&text, &names))
        };
        found.extend(masked.map(|masked| Mention { place, text, masked }));
    }
    found.dedup();
    Ok(found)
}

/// JSON with its texts masked; None where no name stands in it. Keys and numbers stay, and the closed words of a record
/// sheet: somebody may be called Judge or Red.
fn masked_json(text: &str, names: &[String], pseudonym: &str) -> Option<String> {
    let mut value: Json = serde_json::from_str(text).ok()?;
    let changed = mask_texts_in(&mut value, names, pseudonym);
    changed.then(|| value.to_string())
}

fn mask_texts_in(value: &mut Json, names: &[String], pseudonym: &str) -> bool {
    // Counted, since `any` would stop at the first.
    let among = |values: &mut dyn Iterator<Item = &mut Json>| {
        values.map(|value| mask_texts_in(value, names, pseudonym)).filter(|changed| *changed).count() > 0
    };
    match value {
        Json::String(text) if Handler::from_code(text).is_some() || Colour::from_code(text).is_some() => false,
        Json::String(text) if mentions(text, names) => {
            *text = masked(text, names, pseudonym);
            true
        }
        Json::Array(values) => among(&mut values.iter_mut()),
        Json::Object(members) => among(&mut members.values_mut()),
        _ => false,
    }
}

/// Masks the player's names in free texts, those that `chosen` says of all that were found, and forgets uploaded files
/// that wait for their import. An action of its own, to be carried out before [`erase_person`], while the names are
/// known.
///
/// Gives how many texts were masked. Where there is nothing to do, nothing is written, not even to the log.
pub async fn mask_texts(
    context: &Context<'_>,
    id: TournamentId,
    number: i64,
    chosen: impl Fn(TextPlace) -> bool,
) -> Result<usize> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Erase).await?;
    let player = by_number(&snapshot, number)?;
    let mut texts = 0;
    let mentions = find_mentions(&mut action.tx, player, &snapshot.players).await?;
    for mention in mentions.into_iter().filter(|mention| chosen(mention.place)) {
        erase::put_text(&mut action.tx, mention.place, &mention.text, &mention.masked).await?;
        texts += 1;
    }
    let drafts = erase::forget_drafts(&mut action.tx, id).await?;
    if texts == 0 && drafts == 0 {
        return Ok(0);
    }
    let after = serde_json::json!({ "texts": texts, "uploads": drafts });
    action.commit(AuditEntry::new(AuditAction::MaskFreeText, AuditSubject::Player(number)).after(&after)).await?;
    Ok(texts)
}

/// Writes a pseudonym over every version of who a player is, takes contacts, club, country, groups and guardian away,
/// makes the private link useless, and takes the network address out of the lines of the audit log that the player or
/// the registration wrote. The player is no longer joined with anybody in another tournament. Whoever was merged into the
/// player is the same person, and is erased in the same act, under the number of their own. `confirm` is what was typed.
/// Also in hidden tournaments.
///
/// The copies that upgrades left beside the store go, too. This can't be taken back: only a backup made before still knows the name.
pub async fn erase_person(context: &Context<'_>, id: TournamentId, number: i64, confirm: &str) -> Result<()> {
    let turn = context.db.turn(id).await?;
    let before = Snapshot::read(context.db, id).await?;
    let mut action = Action::begin_across(context, id, Permission::Erase).await?;
    action.keep_turn(turn);
    check_word(confirm)?;
    let snapshot = action.snapshot_since(before).await?;
    let player = by_number(&snapshot, number)?;
    for one in with_merged(player, &snapshot.players) {
        erase_one(&mut action, context, one, &snapshot.players).await?;
        if one.id != player.id {
            action.add_entry(AuditEntry::new(AuditAction::ErasePerson, AuditSubject::Player(one.number)));
        }
    }
    disqualified::follow(&mut action, context).await?;
    action.commit(AuditEntry::new(AuditAction::ErasePerson, AuditSubject::Player(number))).await?;
    context.db.sweep().await;
    match context.db.forget_upgrade_copies(None) {
        Ok(gone) => gone.iter().for_each(|path| {
            tracing::info!(copy = %path.display(), "removed the copy of the store that still held who was erased");
        }),
        Err(error) => tracing::warn!(%error, "a copy beside the store still holds who was erased: see `reeve doctor`"),
    }
    Ok(())
}

async fn erase_one(action: &mut Action, context: &Context<'_>, player: &Player, players: &[Player]) -> Result<()> {
    let name = pseudonym(player.number);
    erase_from_reports(action, context, player, &name).await?;
    forget_addresses(&mut action.tx, player).await?;
    forget_invitations(&mut action.tx, player).await?;
    // Somebody may really be called Player 7.
    let suffix = person::suffix(&name, Some(player.id), players);
    former_link::keep(&mut action.tx, player.id, &secret::digest(&player.link_token), context.now).await?;
    erase::overwrite(&mut action.tx, player.id, &name, suffix, &secret::link_token()).await?;
    // Whoever knows that the player is somebody elsewhere knows the name.
    part_in(action, context, player.id).await?;
    Ok(())
}

/// Forgets the invitations to the staff of the tournament that name the player or the player's address. Called before who the
/// player is was written over.
async fn forget_invitations(tx: &mut Tx, player: &Player) -> std::result::Result<(), store::Error> {
    let versions = erase::versions(tx, player.id).await?;
    for invited in invitation::of_tournament(tx, player.tournament_id).await? {
        let is_meant = |person: &player::Person| {
            same_name(&person.name, &invited.name) || same_email(person.email.as_deref(), invited.email.as_deref())
        };
        if versions.iter().any(is_meant) {
            invitation::forget(tx, invited.id).await?;
        }
    }
    Ok(())
}

/// Takes the network addresses that the player came from out of the log, and out of the count of registrations, which
/// holds them for a day.
async fn forget_addresses(tx: &mut Tx, player: &Player) -> std::result::Result<(), store::Error> {
    for address in erase::addresses(tx, player).await? {
        for network in network::networks(&address) {
            account::forget_attempts(tx, AttemptKind::Register, &network.name).await?;
        }
    }
    erase::forget_addresses(tx, player).await?;
    Ok(())
}

/// Whether the word was typed. Error: a fault at `confirm`.
pub fn check_word(confirm: &str) -> Result<()> {
    if text::is_word(confirm, WORD) {
        return Ok(());
    }
    Err(Error::fault("confirm", Refusal::WordMissing { word: WORD }))
}
