//! Enter the result of a table: VP, winner, and whatever else the record sheet notes.

use serde::{Deserialize, Serialize};

use crate::rules::sheets::sheet;
use crate::rules::sheets::sheet::{Checked, Colour, Parts, SeatEntry, SeatResult, Sheet, Warning};
use crate::rules::tournament::vocabulary::{RoundState, SheetState};
use crate::store::snapshot::{Round, Table};
use crate::store::{PlayerId, TournamentId, round};

use crate::actions::{Action, AuditEntry, Context, Error, Fault, Permission, Result, Who};
use crate::views::rounds::RoundAt;

/// Who handled the resource cards at a table (2.0.4). It names a role, never a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Handler {
    /// The starting player.
    StartingPlayer,
    /// Somebody whom the table elected: the selection position.
    Elected(i64),
    /// A judge, as in the final.
    Judge,
}

impl Handler {
    /// As it is stored and sent by forms: `starting`, `seat-3`, `judge`.
    pub fn code(self) -> String {
        match self {
            Handler::StartingPlayer => "starting".to_owned(),
            Handler::Elected(position) => format!("seat-{position}"),
            Handler::Judge => "judge".to_owned(),
        }
    }

    /// The handler of that code.
    pub fn from_code(code: &str) -> Option<Handler> {
        match code {
            "starting" => Some(Handler::StartingPlayer),
            "judge" => Some(Handler::Judge),
            other => other.strip_prefix("seat-")?.parse().ok().map(Handler::Elected),
        }
    }
}

/// Which table: the round, and the number on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableAt {
    /// The round.
    pub round: RoundAt,
    /// The table's number.
    pub table: i64,
}

impl TableAt {
    /// As the audit log names it: `prelim 2 table 7`.
    pub fn subject(&self) -> String {
        format!("{} table {}", self.round.subject(), self.table)
    }

    /// The round and the table among the rounds of the tournament.
    pub fn find<'s>(&self, rounds: &'s [Round]) -> Result<(&'s Round, &'s Table)> {
        let this = |round: &&Round| round.row.stage == self.round.stage && round.row.number == self.round.number;
        let round = rounds.iter().find(this).ok_or(Error::Missing)?;
        let table = round.tables.iter().find(|table| table.row.number == self.table).ok_or(Error::Missing)?;
        Ok((round, table))
    }
}

/// What was entered, parsed but not checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnterResult {
    /// The table.
    pub at: TableAt,
    /// The version of the record sheet that the person saw; 0 where there was no result yet.
    pub version: i64,
    /// The seats in the order of the selection positions, as many as the table has.
    pub seats: Vec<SeatEntry>,
    /// Who handled the resource cards, if it was noted.
    pub handler: Option<Handler>,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entered {
    /// The version of the record sheet now.
    pub version: i64,
    /// What is unusual about the result that was stored, by seat from 0.
    pub warnings: Vec<Warning>,
}

/// What a version of a record sheet holds, as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// The selection position of the winner.
    pub winner: Option<i64>,
    /// Who handled the resource cards, as [`Handler::code`].
    pub handler: Option<String>,
    /// The seats by selection position.
    pub seats: Vec<SeatContent>,
}

/// One seat of a version of a record sheet. The player is a number, never a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatContent {
    /// The selection position.
    pub position: i64,
    /// Who sat there.
    pub player: PlayerId,
    /// VP as stated.
    pub vp: Option<i64>,
    /// Settlements, if noted.
    pub settlements: Option<i64>,
    /// Cities, if noted.
    pub cities: Option<i64>,
    /// Longest road, if noted.
    pub longest_road: Option<bool>,
    /// Largest army, if noted.
    pub largest_army: Option<bool>,
    /// VP cards, if noted.
    pub vp_cards: Option<i64>,
    /// The colour, if noted.
    pub colour: Option<String>,
    /// The place in the order of play, if noted.
    pub play_order: Option<i64>,
    /// The chair, if noted.
    pub chair: Option<i64>,
}

impl Content {
    /// What stands on the record sheet of a table now.
    pub fn of(table: &Table) -> Content {
        let seats = table.seats.iter().map(|seat| SeatContent {
            position: seat.position,
            player: seat.player_id,
            vp: seat.vp,
            settlements: seat.settlements,
            cities: seat.cities,
            longest_road: seat.longest_road,
            largest_army: seat.largest_army,
            vp_cards: seat.vp_cards,
            colour: seat.colour.map(|colour| colour.code().to_owned()),
            play_order: seat.play_order,
            chair: seat.chair,
        });
        Content { winner: table.row.winner_position, handler: table.row.handler.clone(), seats: seats.collect() }
    }

    /// Reads a kept version; None where it is of a form that this program does not know.
    pub fn read(json: &str) -> Option<Content> {
        serde_json::from_str(json).ok()
    }

    /// The same sheet with a result that the rules accepted.
    fn with(&self, checked: &Checked, handler: Option<Handler>) -> Content {
        let seats = self.seats.iter().zip(&checked.seats).map(|(seat, result)| with_result(seat, result));
        let winner = self.seats.iter().zip(&checked.seats).find(|(_, result)| result.winner);
        Content {
            winner: winner.map(|(seat, _)| seat.position),
            handler: handler.map(Handler::code),
            seats: seats.collect(),
        }
    }
}

fn with_result(seat: &SeatContent, result: &SeatResult) -> SeatContent {
    let parts: Option<Parts> = result.parts;
    SeatContent {
        position: seat.position,
        player: seat.player,
        vp: Some(i64::from(result.vp.stated())),
        settlements: parts.map(|parts| parts.settlements),
        cities: parts.map(|parts| parts.cities),
        longest_road: parts.map(|parts| parts.longest_road),
        largest_army: parts.map(|parts| parts.largest_army),
        vp_cards: parts.map(|parts| parts.vp_cards),
        colour: result.colour.map(|colour: Colour| colour.code().to_owned()),
        play_order: result.play_order.map(i64::from),
        chair: result.chair.map(i64::from),
    }
}

/// Enters or changes a result. Judges, organizers and administrators at any table; a player at the own one.
/// The same result sent twice is stored once.
///
/// Errors: faults at the fields where the result is impossible; [`Error::Stale`] where somebody else has
/// entered something since; a refusal where the round is not being played or the sheet is final (1.3.4).
pub async fn enter_result(context: &Context<'_>, id: TournamentId, command: EnterResult) -> Result<Entered> {
    let mut action = Action::begin(context, id, Permission::EnterResult).await?;
    let rounds = action.rounds().await?;
    let (round, table) = command.at.find(&rounds)?;
    own_table_only(context, table)?;
    open_for_results(round, table)?;
    let checked = sheet::check(&command.seats).map_err(|refusals| faults(table, &refusals))?;
    let before = Content::of(table);
    let after = before.with(&checked, command.handler);
    let changed = after != before;
    let entered = |version| Entered { version, warnings: checked.warnings.clone() };
    if !changed && table.row.sheet_version > 0 {
        return Ok(entered(table.row.sheet_version));
    }
    if command.version != table.row.sheet_version {
        return Err(Error::Stale);
    }
    sheet_of(table).submit(changed).map_err(refused)?;
    let mut row = table.row.clone();
    row.sheet_state = SheetState::Submitted;
    row.sheet_version += 1;
    row.winner_position = after.winner;
    row.handler = after.handler.clone();
    row.submitted_at = Some(context.now);
    round::update_table(&mut action.tx, &row).await?;
    for (seat, content) in table.seats.iter().zip(&after.seats) {
        round::update_seat(&mut action.tx, &stored(seat, content)).await?;
    }
    keep_version(&mut action, context, &row, &after).await?;
    let mut note = AuditEntry::new("enter result", command.at.subject()).after(&after);
    if table.row.sheet_version > 0 {
        note = note.before(&before);
    }
    action.commit(note).await?;
    Ok(entered(row.sheet_version))
}

/// Keeps a version of a record sheet, with who and when.
pub(crate) async fn keep_version(
    action: &mut Action,
    context: &Context<'_>,
    row: &round::TableRow,
    content: &Content,
) -> Result<()> {
    let json = serde_json::to_string(content).map_err(crate::store::Error::broken)?;
    let (account, player) = (context.caller.account(), context.caller.player());
    round::insert_sheet_version(&mut action.tx, row, &json, account, player, context.now).await?;
    Ok(())
}

fn own_table_only(context: &Context<'_>, table: &Table) -> Result<()> {
    match context.caller.who {
        Who::Player { player, .. } if table.seats.iter().all(|seat| seat.player_id != player) => Err(Error::Forbidden),
        _ => Ok(()),
    }
}

/// Whether a result can be entered at a table now; otherwise the refusal that says why not.
pub fn open_for_results(round: &Round, table: &Table) -> Result<()> {
    sheet_of(table).submit(true).map_err(refused)?;
    match round.row.state {
        RoundState::Playing => Ok(()),
        RoundState::Planned | RoundState::Published => {
            Err(Error::refused("This round has not started. Start it, then enter results."))
        }
        RoundState::Closed => Err(Error::by_rule("1.3.4", "This round is closed; its results stand.")),
    }
}

/// The record sheet of a table, as the rules see it.
pub(crate) fn sheet_of(table: &Table) -> Sheet {
    Sheet { state: table.row.sheet_state, ..Sheet::open(table.seats.len()) }
}

/// The rules' refusal of a step, as the desk's.
pub(crate) fn refused(refusal: sheet::StepRefusal) -> Error {
    Error::by_rule(refusal.clause(), format!("{refusal}."))
}

fn stored(seat: &round::Seat, content: &SeatContent) -> round::Seat {
    round::Seat {
        vp: content.vp,
        settlements: content.settlements,
        cities: content.cities,
        longest_road: content.longest_road,
        largest_army: content.largest_army,
        vp_cards: content.vp_cards,
        colour: content.colour.as_deref().and_then(Colour::from_code),
        play_order: content.play_order,
        chair: content.chair,
        ..seat.clone()
    }
}

/// The rules' refusals as faults at the fields of the form: `vp-2`, `winner`, `colour-3`.
fn faults(table: &Table, refusals: &[sheet::Refusal]) -> Error {
    let fault = |refusal: &sheet::Refusal| {
        let position = refusal.seat().and_then(|seat| table.seats.get(seat)).map_or(1, |seat| seat.position);
        Fault::new(field(refusal, position), format!("{refusal} ({}).", refusal.clause()))
    };
    Error::Faults(refusals.iter().map(fault).collect())
}

fn field(refusal: &sheet::Refusal, position: i64) -> String {
    use sheet::Refusal as R;
    match refusal {
        R::TableSize(_) | R::NoWinner | R::SecondWinner(_) => "winner".to_owned(),
        R::VpMissing(_) | R::VpBelowZero(_) | R::VpTooMany(_) | R::PartsDisagree { .. } => format!("vp-{position}"),
        R::Settlements(_) => format!("settlements-{position}"),
        R::Cities(_) => format!("cities-{position}"),
        R::VpCards(_) | R::VpCardsInAll(_) => format!("cards-{position}"),
        R::SecondLongestRoad(_) => "road".to_owned(),
        R::SecondLargestArmy(_) => "army".to_owned(),
        R::ColourTwice(_) => format!("colour-{position}"),
        R::PlayOrderTwice(_) | R::PlayOrderUnknown(_) => format!("order-{position}"),
        R::ChairTwice(_) | R::ChairUnknown(_) => format!("chair-{position}"),
    }
}

/// What is unusual about the result that stands at a table, by seat from 0.
pub fn warnings(table: &Table) -> Vec<Warning> {
    let seats: Option<Vec<_>> = table
        .seats
        .iter()
        .map(|seat| {
            let vp = crate::rules::sheets::score::Vp::new(seat.vp?).ok()?;
            Some((vp, Some(seat.position) == table.row.winner_position))
        })
        .collect();
    seats.map(|seats| sheet::warnings(&seats)).unwrap_or_default()
}
