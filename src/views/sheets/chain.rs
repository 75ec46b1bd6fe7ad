//! Whether the digest chain of a tournament is whole, and says what its record sheets say.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::games::System;
use reeve_rules::sheets::TableResult;
use reeve_rules::sheets::chain;
use reeve_rules::sheets::chain::{BrokenLink, ChainGame, LinkDigest, LinkFault, LinkSeat, LinkText, WrittenLink};
use reeve_store::sheet::{KeptVersion, SheetContent};
use reeve_store::sheet_link::{SheetLink, signed_text};
use reeve_store::sheet_signature::TableSignature;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{PlayerId, Snapshot, TableId};

/// What is wrong with the first link that is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChainFault {
    /// The link, from 1; none of a sheet that has none.
    pub link: Option<i64>,
    /// The game, where it is known.
    pub game: Option<ChainGame>,
    pub why: ChainWhy,
}

/// How a link and the rest of a tournament differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChainWhy {
    /// The link itself, or its place in the chain.
    Link(LinkFault),
    /// Its row says another game, state or number than its text.
    Row,
    /// The version that was kept of the sheet says something else.
    Version,
    /// The sheet says something else.
    Sheet,
    /// The sheet is not final.
    NotFinal,
    /// The sheet is final and not in the chain.
    NoLink,
    /// Signatures or the time at which the sheet became final are not those of the digest that covers them, or none covers them where
    /// one should.
    Signed,
    /// The file of digests says something else.
    File,
    /// The sheet is signed and in the chain decided, or the other way round.
    State,
    /// A kept version has a state that the sheet did not have then.
    VersionState,
    /// The sheet is final, and a dispute waits for a judge.
    Disputed,
    /// A judge decided the game, and no reason is kept that could have been typed.
    NoReason,
    /// A reason is kept with a version that is no decision.
    ReasonWithout,
    Correction(CorrectionWhy),
}

/// How a correction and the rest of a tournament differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CorrectionWhy {
    /// The chain has a correction that nobody confirmed.
    Nobody,
    /// A correction was confirmed that is not in the chain.
    NoLink,
    /// It says something else than the chain and the versions that were kept.
    Values,
    /// Two people confirmed it, and they are one, or nobody knows who they are.
    OnePerson,
    /// No form leaves such a correction behind.
    NoForm,
}

impl ChainWhy {
    /// The table in which it was found; none where it is the chain itself.
    pub fn table(self) -> Option<&'static str> {
        match self {
            ChainWhy::State | ChainWhy::Disputed => Some("game_table"),
            ChainWhy::VersionState | ChainWhy::NoReason | ChainWhy::ReasonWithout => Some("sheet_version"),
            ChainWhy::Correction(_) => Some("sheet_correction"),
            ChainWhy::Signed => Some("sheet_signature"),
            ChainWhy::Link(_)
            | ChainWhy::Row
            | ChainWhy::Version
            | ChainWhy::Sheet
            | ChainWhy::NotFinal
            | ChainWhy::NoLink
            | ChainWhy::File => None,
        }
    }
}

/// A chain, as it is stored.
#[derive(Debug, Clone, Copy)]
pub struct StoredChain<'c> {
    /// The identity of the tournament.
    pub identity: &'c str,
    pub links: &'c [SheetLink],
    /// Every version that was kept of the tournament's record sheets.
    pub versions: &'c [KeptVersion],
    /// Every signature.
    pub signatures: &'c [TableSignature],
}

/// The links as they are written into a file.
pub fn written(links: &[SheetLink]) -> Vec<WrittenLink> {
    links.iter().map(|link| WrittenLink { text: link.content.clone(), digest: link.digest.clone() }).collect()
}

/// The game of a table.
pub fn game_at(round: &Round, table: &Table) -> ChainGame {
    ChainGame { stage: round.row.stage, round: round.row.number, table: table.row.number }
}

/// Follows the chain, and compares every link with the version that was kept then, and the last one of each sheet with the
/// sheet.
///
/// Error: the first link that is wrong; where none is, the first final sheet without one.
pub fn check(snapshot: &Snapshot, stored: StoredChain<'_>) -> Result<(), ChainFault> {
    let (texts, broken) = match chain::follow(stored.identity, &written(stored.links)) {
        Ok(texts) => (texts, None),
        Err(broken) => (readable(stored.links, broken.at), Some(broken)),
    };
    let rows = Rows::of(snapshot, stored);
    for (at, (link, text)) in stored.links.iter().zip(&texts).enumerate() {
        if let Some(why) = rows.differ(link, text) {
            return Err(ChainFault { link: number(at), game: Some(text.game), why });
        }
    }
    if let Some(BrokenLink { at, game, fault }) = broken {
        let game = game.or_else(|| stored.links.get(at).and_then(|link| rows.game(link.table_id)));
        return Err(ChainFault { link: number(at), game, why: ChainWhy::Link(fault) });
    }
    if let Some(at) = signed_otherwise(stored) {
        return Err(ChainFault { link: number(at), game: texts.get(at).map(|text| text.game), why: ChainWhy::Signed });
    }
    let linked: BTreeSet<TableId> = stored.links.iter().map(|link| link.table_id).collect();
    let left_out = rows.tables.values().filter(|(_, table)| table.row.sheet_state.is_final());
    let mut left_out: Vec<ChainGame> =
        left_out.filter(|(_, table)| !linked.contains(&table.row.id)).map(|(game, _)| *game).collect();
    left_out.sort();
    match left_out.first() {
        None => Ok(()),
        Some(game) => Err(ChainFault { link: None, game: Some(*game), why: ChainWhy::NoLink }),
    }
}

/// The first link, from 0, whose signatures and time are not those of its digest. The first links may have none: an earlier version
/// made them.
fn signed_otherwise(stored: StoredChain<'_>) -> Option<usize> {
    let mut by_table: BTreeMap<TableId, Vec<TableSignature>> = BTreeMap::new();
    for signature in stored.signatures {
        by_table.entry(signature.table_id).or_default().push(signature.clone());
    }
    let mut before = None;
    stored.links.iter().position(|link| {
        let Some(stands) = &link.signed_digest else { return before.is_some() };
        let signatures = by_table.get(&link.table_id).map_or(&[][..], Vec::as_slice);
        let Ok(digest) = link.digest.parse() else { return true };
        let made = signed_text(digest, link.at, signatures, before.unwrap_or(LinkDigest::NONE)).digest();
        before = Some(made);
        made.to_string() != *stands
    })
}

/// Compares a file of digests with the chain.
///
/// Error: the first link in which they differ.
pub fn check_file(file: &str, links: &[SheetLink]) -> Result<(), ChainFault> {
    let ours = written(links);
    if chain::write_file(&ours) == file {
        return Ok(());
    }
    let theirs = chain::read_file(file).unwrap_or_default();
    let at = ours.iter().zip(&theirs).position(|(ours, theirs)| ours != theirs).unwrap_or(ours.len().min(theirs.len()));
    let text = ours.get(at).or(theirs.get(at)).and_then(|link| LinkText::read(&link.text));
    Err(ChainFault { link: number(at), game: text.map(|text| text.game), why: ChainWhy::File })
}

fn number(at: usize) -> Option<i64> {
    i64::try_from(at + 1).ok()
}

/// What the links before a broken one say.
fn readable(links: &[SheetLink], broken: usize) -> Vec<LinkText> {
    links.iter().take(broken).filter_map(|link| LinkText::read(&link.content)).collect()
}

/// The rows that links are compared with.
pub(super) struct Rows<'s> {
    snapshot: &'s Snapshot,
    pub(super) tables: BTreeMap<TableId, (ChainGame, &'s Table)>,
    pub(super) versions: BTreeMap<(TableId, i64), &'s KeptVersion>,
    /// The last link of each table, by its number.
    last: BTreeMap<TableId, i64>,
    numbers: BTreeMap<PlayerId, i64>,
}

impl<'s> Rows<'s> {
    pub(super) fn of(snapshot: &'s Snapshot, stored: StoredChain<'s>) -> Rows<'s> {
        let tables = snapshot.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round, table)));
        Rows {
            snapshot,
            tables: tables.map(|(round, table)| (table.row.id, (game_at(round, table), table))).collect(),
            versions: stored.versions.iter().map(|kept| ((kept.table_id, kept.version), kept)).collect(),
            last: stored.links.iter().map(|link| (link.table_id, link.link_number)).collect(),
            numbers: snapshot.players.iter().map(|player| (player.id, player.number)).collect(),
        }
    }

    fn game(&self, table: TableId) -> Option<ChainGame> {
        self.tables.get(&table).map(|(game, _)| *game)
    }

    fn differ(&self, link: &SheetLink, text: &LinkText) -> Option<ChainWhy> {
        let Some((game, table)) = self.tables.get(&link.table_id) else { return Some(ChainWhy::Row) };
        if (*game, link.link_state) != (text.game, text.state) {
            return Some(ChainWhy::Row);
        }
        let kept = link.kept_version.map(|version| self.kept(link.table_id, version));
        if kept.is_some_and(|kept| kept.as_ref() != Some(&text.seats)) {
            return Some(ChainWhy::Version);
        }
        if self.last.get(&link.table_id) != Some(&link.link_number) {
            return None;
        }
        let players: Vec<PlayerId> = table.seats.iter().map(|seat| seat.player_id).collect();
        if self.seats(&table.sheet().result, &players).as_ref() != Some(&text.seats) {
            return Some(ChainWhy::Sheet);
        }
        (!table.row.sheet_state.is_final()).then_some(ChainWhy::NotFinal)
    }

    /// What a kept version says; none where there is no such version, or it can't be read.
    fn kept(&self, table: TableId, version: i64) -> Option<Vec<LinkSeat>> {
        let content = self.read(&self.versions.get(&(table, version))?.content)?;
        self.seats(&content.result, &content.players)
    }

    /// What is kept of a sheet as JSON.
    pub(super) fn read(&self, content: &str) -> Option<SheetContent> {
        SheetContent::read(self.system(), content)
    }

    /// The game system of the tournament.
    pub(super) fn system(&self) -> &'static System {
        self.snapshot.tournament.system.system()
    }

    /// The seats of a result as a link has them; none where somebody is not in the tournament.
    pub(super) fn seats(&self, result: &TableResult, players: &[PlayerId]) -> Option<Vec<LinkSeat>> {
        let numbers: Option<Vec<i64>> = players.iter().map(|player| self.numbers.get(player).copied()).collect();
        Some(LinkSeat::of(result, &numbers?))
    }
}
