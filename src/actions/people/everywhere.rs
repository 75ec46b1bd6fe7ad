//! One person in every tournament of this server, for administrators; and players of finished tournaments, who become pseudonyms after
//! some months where administrators want it so.

use serde_json::Value as Json;

use reeve_limits as limits;
use reeve_rules::search::Spelled;
use reeve_store as store;
use reeve_store::erase::is_pseudonymous;
use reeve_store::individual;
use reeve_store::individual::PlayerElsewhere;
use reeve_store::retention;
use reeve_store::{Tx, expiry, setting};

use crate::background::apart;
use crate::people::erase::{WORD, erase_person, mask_texts};
use crate::people::personal_data::personal_data;
use crate::{Context, Error, Permission, Result, Roles};

/// How many players are looked at before others are read, so that a store of any size takes little memory.
const AT_ONCE: i64 = 2000;

/// The players who are found, the newest tournament first, and whether there are more.
pub struct FoundPeople {
    pub players: Vec<PlayerElsewhere>,
    pub more: bool,
}

/// The players of all tournaments whose names hold every word, or whose e-mail addresses hold the whole, hidden ones too. Whoever is a
/// pseudonym already is left out.
///
/// Error: [`Error::Forbidden`] for everybody but administrators.
pub async fn find_everywhere(context: &Context<'_>, words: &str) -> Result<FoundPeople> {
    if !Roles::outside(context.caller).may(Permission::Administer) {
        return Err(Error::Forbidden);
    }
    let wanted = words.trim().to_owned();
    if wanted.is_empty() {
        return Ok(FoundPeople { players: Vec::new(), more: false });
    }
    let (mut players, mut before) = (Vec::new(), None);
    while players.len() <= limits::PEOPLE_FOUND {
        let mut tx = context.db.read().await?;
        let some = individual::everywhere(&mut tx, before, AT_ONCE).await?;
        drop(tx);
        let is_last = (some.len() as i64) < AT_ONCE;
        before = some.last().map(|last| last.player_id);
        let wanted = wanted.clone();
        let found = apart(move || some.into_iter().filter(|one| is_found(one, &wanted)).collect::<Vec<_>>()).await?;
        players.extend(found);
        if is_last {
            break;
        }
    }
    let more = players.len() > limits::PEOPLE_FOUND;
    players.truncate(limits::PEOPLE_FOUND);
    players.sort_by_key(|one| std::cmp::Reverse((one.starts_on, one.player_id)));
    Ok(FoundPeople { players, more })
}

fn is_found(one: &PlayerElsewhere, wanted: &str) -> bool {
    let is_known = !is_pseudonymous(one.number, &one.name, one.email.as_deref());
    let has_email = || one.email.as_ref().is_some_and(|email| Spelled::of(email).holds(wanted));
    is_known && (Spelled::of(&one.name).holds(wanted) || has_email())
}

/// Everything that Reeve holds of these players, as JSON: a list with the tournament of each.
pub async fn data_everywhere(context: &Context<'_>, players: &[PlayerElsewhere]) -> Result<String> {
    let mut all = Vec::new();
    for one in players {
        let text = personal_data(context, one.tournament_id, one.player_id).await?;
        let data: Json = serde_json::from_str(&text).map_err(store::Error::broken)?;
        all.push(serde_json::json!({ "tournament": one.tournament_name, "address": one.slug, "data": data }));
    }
    Ok(Json::from(all).to_string())
}

/// Erases who these players are, each in its tournament, with every free text that holds a part of the name. `confirm` is what was typed.
pub async fn erase_everywhere(context: &Context<'_>, players: &[PlayerElsewhere], confirm: &str) -> Result<()> {
    let each = Context { form: None, ..*context };
    for (at, one) in players.iter().enumerate() {
        mask_texts(&each, one.tournament_id, one.number, |_| true).await?;
        // The form was carried out when the last is erased.
        let context = if at + 1 == players.len() { context } else { &each };
        erase_person(context, one.tournament_id, one.number, confirm).await?;
    }
    Ok(())
}

/// What would go by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    pub tournaments: Vec<retention::NamedTournament>,
    /// Lines of the audit log whose network address would.
    pub lines: i64,
}

/// What would go now, if players and addresses were kept for so many months.
pub async fn due(
    tx: &mut Tx,
    now: chrono::DateTime<chrono::Utc>,
    players: Option<i64>,
    addresses: Option<i64>,
) -> std::result::Result<Due, store::Error> {
    let before = |months: Option<i64>| months.and_then(|months| expiry::months_before(now, months));
    let tournaments = match before(players) {
        Some(until) => retention::named_tournaments(tx, until.date_naive()).await?,
        None => Vec::new(),
    };
    let lines = match before(addresses) {
        Some(before) => retention::addressed_lines(tx, before).await?,
        None => 0,
    };
    Ok(Due { tournaments, lines })
}

/// Erases so many players of finished tournaments who were kept long enough, each in a transaction of its own with its lines in the log.
/// Gives how many. One who can't be erased is told to the log of the program, and the others go on.
pub async fn erase_due(context: &Context<'_>, most: i64) -> Result<usize> {
    let mut tx = context.db.read().await?;
    let months = setting::keeping(&mut tx).await?.players;
    let due = match months.and_then(|months| expiry::months_before(context.now, months)) {
        Some(until) => retention::named_players(&mut tx, until.date_naive(), most).await?,
        None => Vec::new(),
    };
    drop(tx);
    let mut gone = 0;
    for (tournament, number) in due {
        let done = match mask_texts(context, tournament, number, |_| true).await {
            Ok(_) => erase_person(context, tournament, number, WORD).await,
            Err(error) => Err(error),
        };
        match done {
            Ok(()) => gone += 1,
            Err(error) => {
                tracing::warn!(%error, tournament = tournament.0, number, "a player was not made pseudonymous");
            }
        }
    }
    Ok(gone)
}
