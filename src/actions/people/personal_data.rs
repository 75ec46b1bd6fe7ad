//! Everything that Reeve holds of one player, as JSON, for the player or on the player's request.

use serde_json::Value as Json;
use serde_json::{Map, json};

use reeve_store as store;
use reeve_store::dump;
use reeve_store::dump::{ColumnKind, Owner, RULINGS, StoredRow, StoredTable, TABLES, Value};
use reeve_store::individual;
use reeve_store::individual::PlayerElsewhere;
use reeve_store::player::Player;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{PlayerId, Snapshot, TableId, TournamentId, Tx, staff_note};

use crate::transfer::nested::Nested;
use crate::transfer::row_json::to_json;
use crate::{AuditAction, AuditSubject, Context, Error, Permission, Result, Roles, Who};
use reeve_views::people::merged::with_merged;
use reeve_views::visibility;

/// Columns of rows about a player that hold what others said in confidence: the words of a report, and the judge who took it down.
/// The player's own page leaves them out, and so does the file that the player downloads. Organizers read them on the staff's pages.
const IN_CONFIDENCE: &[(&str, &[&str])] = &[(RULINGS, &["report", "judged_by"])];

/// Which of those whom a player named when registering the staff found among the players: whoever names somebody shall not learn by
/// that whether they are registered.
const FOUND: (&str, &str) = ("person", "companions");

/// The data of a player and of the numbers merged into the player: who they are in every version, their games in words,
/// and every row of any table that names them. Tables are found by the catalogue, so a new one is not forgotten. Seats that are not
/// published stay out, and out of the file that the player downloads also what others said in confidence.
///
/// Errors: [`Error::Forbidden`] for anybody but the player, organizers and administrators.
pub async fn personal_data(context: &Context<'_>, id: TournamentId, player: PlayerId) -> Result<String> {
    let mut tx = context.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, id).await?;
    let roles = Roles::inside(&mut tx, context.caller, &snapshot.tournament).await?;
    let own = matches!(context.caller.who, Who::Player { player: asks, .. } if asks == player);
    if !(own || roles.may(Permission::Run)) {
        return Err(Error::Forbidden);
    }
    let all = with_merged(snapshot.player(player).ok_or(Error::Missing)?, &snapshot.players);
    let is_theirs = |value: Option<&Value>| all.iter().any(|one| value == Some(&Value::Int(one.id.0)));
    let secret = secret_tables(&snapshot);
    let ruled = match TABLES.iter().find(|table| table.name == "ruling_player") {
        Some(table) => dump::of_tournament(&mut tx, table, id).await?,
        None => Vec::new(),
    };
    let ruled: Vec<Value> =
        ruled.into_iter().filter(|row| is_theirs(row.get(1))).filter_map(|row| row.into_iter().next()).collect();
    let (mut rows, mut left_out) = (Map::new(), Vec::new());
    for table in TABLES {
        let mut of_player = naming(table);
        let is_rulings = table.name == RULINGS;
        if is_rulings && own {
            // To whom a win was given: what a judge ruled of somebody else is read by that one.
            let named = dump::of_tournament(&mut tx, table, id).await?;
            let is_named = named.iter().any(|row| of_player.iter().any(|at| is_theirs(row.get(*at))));
            left_out.extend(is_named.then(|| format!("{RULINGS}.given_to")));
            of_player.clear();
        }
        if (of_player.is_empty() && !is_rulings) || table.owner == Owner::Store {
            continue;
        }
        let stored = dump::of_tournament(&mut tx, table, id).await?;
        let theirs = stored
            .iter()
            .filter(|row| {
                of_player.iter().any(|at| is_theirs(row.get(*at)))
                    || (is_rulings && row.first().is_some_and(|id| ruled.contains(id)))
                    || all.iter().any(|one| is_registration(table, row, one.number))
            })
            .filter(|row| !table.column("table_id").is_some_and(|at| is_secret(row.get(at), &secret)));
        let parsed = theirs.map(|row| serde_json::from_str(&to_json(table, row, Nested::AsJson)));
        let mut parsed: Vec<Json> = parsed.collect::<std::result::Result<_, _>>().map_err(store::Error::broken)?;
        if own {
            left_out.extend(leave_out_confidential(table, &mut parsed));
            if table.name == FOUND.0 && has_answered(&mut tx, &all).await? {
                parsed.iter_mut().filter_map(Json::as_object_mut).for_each(|row| drop(row.remove(FOUND.1)));
                left_out.push(format!("{}.{}", FOUND.0, FOUND.1));
            }
        }
        rows.insert(table.name.to_owned(), Json::from(parsed));
    }
    let mut same = Vec::new();
    for one in &all {
        same.extend(individual::elsewhere(&mut tx, one.id).await?);
    }
    drop(tx);
    let mut data = json!({
        "what": "everything that Reeve holds of one player of one tournament",
        "tournament": { "name": snapshot.tournament.name, "address": snapshot.tournament.slug, "day": snapshot.tournament.starts_on },
        "games": all.iter().flat_map(|one| games(&snapshot, one.id)).collect::<Vec<Json>>(),
        "rows": rows,
    });
    if !left_out.is_empty() {
        data["left_out"] = left_out.into();
    }
    if !same.is_empty() {
        let of = |other: &PlayerElsewhere| json!({ "tournament": other.tournament_name, "player": other.number });
        data["same_person"] = same.iter().map(of).collect();
    }
    let mut text = serde_json::to_string_pretty(&data).map_err(store::Error::broken)?;
    text.push('\n');
    Ok(text)
}

/// Takes what others said in confidence out of the rows of a table; gives what that was, where there are rows.
fn leave_out_confidential(table: &StoredTable, rows: &mut [Json]) -> Vec<String> {
    let Some((_, columns)) = IN_CONFIDENCE.iter().find(|(name, _)| *name == table.name) else { return Vec::new() };
    for row in rows.iter_mut().filter_map(Json::as_object_mut) {
        row.retain(|column, _| !columns.contains(&column.as_str()));
    }
    let named = columns.iter().filter(|_| !rows.is_empty());
    named.map(|column| format!("{}.{column}", table.name)).collect()
}

/// Whether one of these players named somebody when registering.
async fn has_answered(tx: &mut Tx, players: &[&Player]) -> Result<bool> {
    for player in players {
        if !staff_note::of_player(tx, player.id).await?.comes_with.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The tables of rounds that nobody but the staff knows yet.
fn secret_tables(snapshot: &Snapshot) -> Vec<TableId> {
    let planned = snapshot.rounds.iter().filter(|round| !visibility::has_public_seats(round));
    planned.flat_map(|round| &round.tables).map(|table| table.row.id).collect()
}

/// Whether a row is the audit line of the player's registration: a visitor wrote it, who was no player yet.
fn is_registration(table: &StoredTable, row: &StoredRow, number: i64) -> bool {
    let says = |column: &str, words: &str| {
        table.column(column).is_some_and(|at| row.get(at) == Some(&Value::Text(words.to_owned())))
    };
    table.name == "audit"
        && says("action", AuditAction::Register.code())
        && says("subject", &AuditSubject::Player(number).stored())
}

fn is_secret(table: Option<&Value>, secret: &[TableId]) -> bool {
    matches!(table, Some(Value::Int(id)) if secret.contains(&TableId(*id)))
}

/// The columns that name a player.
fn naming(table: &StoredTable) -> Vec<usize> {
    let own = table.name == "player";
    (0..table.columns.len())
        .filter(|at| match table.columns.get(*at).map(|column| column.kind) {
            Some(ColumnKind::Ref("player")) => true,
            Some(ColumnKind::Id) => own,
            _ => false,
        })
        .collect()
}

fn games(snapshot: &Snapshot, player: PlayerId) -> Vec<Json> {
    let game = |(round, table, seat): (&Round, &Table, &Seat)| {
        json!({
            "stage": round.row.stage.code(),
            "round": round.row.number,
            "table": table.row.number,
            "position": seat.position,
            "vp": seat.vp,
            "winner": table.row.winner_position.map(|_| table.won(seat)),
            "sheet": table.row.sheet_state.code(),
        })
    };
    visibility::own_games(snapshot, player).map(game).collect()
}
