//! Whether the versions that were kept of the record sheets, the reasons of decisions and the corrections are such as the forms
//! leave behind, beside a digest chain that is whole. A store that was only ever written by this program passes; an archive
//! that was changed need not.

use std::collections::{BTreeMap, BTreeSet};

use crate::sheets::chain::{ChainFault, ChainWhy, CorrectionWhy, Rows, StoredChain};
use crate::sheets::signing::corrects;
use reeve_rules::sheets::chain::{ChainGame, LinkState, LinkText};
use reeve_rules::sheets::correction::CorrectionState;
use reeve_rules::sheets::decision;
use reeve_store::sheet::{KeptVersion, SheetContent};
use reeve_store::sheet_correction::SheetCorrection;
use reeve_store::sheet_link::SheetLink;
use reeve_store::snapshot::Table;
use reeve_store::{Snapshot, TableId};

/// Compares every record sheet with what is kept of it, where [`chain::check`](crate::sheets::chain::check) found
/// nothing. `corrections` are all of the tournament.
///
/// Error: the first thing of the first sheet that no form leaves behind.
pub fn check(snapshot: &Snapshot, stored: StoredChain<'_>, corrections: &[SheetCorrection]) -> Result<(), ChainFault> {
    let rows = Rows::of(snapshot, stored);
    let mut links = by_table(stored.links, |link| link.table_id);
    let mut versions = by_table(stored.versions, |kept| kept.table_id);
    let mut corrected = by_table(corrections, |correction| correction.table_id);
    let mut tables: Vec<(ChainGame, &Table)> = rows.tables.values().copied().collect();
    tables.sort_by_key(|(game, _)| *game);
    for (game, table) in tables {
        let id = table.row.id;
        let linked = links.remove(&id).unwrap_or_default().into_iter();
        let records = Records {
            rows: &rows,
            game,
            table,
            links: linked.filter_map(|link| Some((link, LinkText::read(&link.content)?))).collect(),
            versions: versions.remove(&id).unwrap_or_default(),
            corrections: corrected.remove(&id).unwrap_or_default(),
        };
        records.check().map_err(|(link, why)| ChainFault { link, game: Some(game), why })?;
    }
    Ok(())
}

/// Rows by their table, each table's in the order in which they come.
fn by_table<R>(rows: &[R], table: impl Fn(&R) -> TableId) -> BTreeMap<TableId, Vec<&R>> {
    rows.iter().fold(BTreeMap::new(), |mut map, row| {
        map.entry(table(row)).or_default().push(row);
        map
    })
}

/// What is wrong, with the number of the link where it is one.
type RecordFault = (Option<i64>, ChainWhy);

/// All that is kept of one record sheet.
struct Records<'s> {
    rows: &'s Rows<'s>,
    game: ChainGame,
    table: &'s Table,
    links: Vec<(&'s SheetLink, LinkText)>,
    versions: Vec<&'s KeptVersion>,
    corrections: Vec<&'s SheetCorrection>,
}

impl Records<'_> {
    fn check(&self) -> Result<(), RecordFault> {
        self.check_state()?;
        self.versions.iter().try_for_each(|kept| self.check_version(kept))?;
        let first = self.links.first().filter(|(link, _)| link.link_state == LinkState::Decided);
        if let Some((link, _)) = first.filter(|(link, _)| link.kept_version.is_none()) {
            return Err((Some(link.link_number), ChainWhy::NoReason));
        }
        self.check_corrections()
    }

    /// The sheet stands as its first link says; what comes later in the chain corrects the VP and not how it became final.
    fn check_state(&self) -> Result<(), RecordFault> {
        let state = self.table.row.sheet_state;
        if state.is_final() && self.table.row.disputed {
            return Err((None, ChainWhy::Disputed));
        }
        let Some(((first, _), (last, _))) = self.links.first().zip(self.links.last()) else { return Ok(()) };
        if LinkState::of(state) != Some(first.link_state) {
            return Err((Some(first.link_number), ChainWhy::State));
        }
        match last.kept_version.is_none_or(|kept| kept == self.table.row.sheet_version) {
            true => Ok(()),
            false => Err((Some(last.link_number), ChainWhy::Version)),
        }
    }

    fn check_version(&self, kept: &KeptVersion) -> Result<(), RecordFault> {
        let state = self.table.row.sheet_state;
        let first = self.links.first().map(|(link, _)| *link);
        let link = self.links.iter().map(|(link, _)| *link).find(|link| link.kept_version == Some(kept.version));
        let stood = match (link, first.and_then(|first| first.kept_version)) {
            (Some(_), _) => kept.state == state,
            // Until a sheet is final it is none, and from then on every version is a link.
            (None, Some(from)) => kept.version < from && !kept.state.is_final(),
            // Earlier versions of the program may have kept another one.
            (None, None) => !kept.state.is_final() || kept.state == state,
        };
        let number = link.map(|link| link.link_number);
        if !stood {
            return Err((number, ChainWhy::VersionState));
        }
        let is_decision = link.is_some_and(|link| link.link_state == LinkState::Decided);
        match (&kept.reason, is_decision) {
            (None, false) => Ok(()),
            // How long it may be is asked for where a file comes in, as of every text.
            (Some(reason), true) if decision::is_reason(reason, usize::MAX) => Ok(()),
            (_, true) => Err((number, ChainWhy::NoReason)),
            (Some(_), false) => Err((number, ChainWhy::ReasonWithout)),
        }
    }

    /// Every correction that was confirmed is one link of the chain, and every link but the first is one such correction.
    fn check_corrections(&self) -> Result<(), RecordFault> {
        let mut claimed = BTreeSet::new();
        let mut waits = false;
        for correction in &self.corrections {
            let at = self.corrects(correction).ok_or((None, ChainWhy::Correction(CorrectionWhy::NoForm)))?;
            match correction.correction_state {
                CorrectionState::Confirmed => {
                    let next = at + 1;
                    let number = self.links.get(next).map(|(link, _)| link.link_number);
                    let fault = |why| (number, ChainWhy::Correction(why));
                    if number.is_none() || !claimed.insert(next) {
                        return Err((None, ChainWhy::Correction(CorrectionWhy::NoLink)));
                    }
                    self.check_confirmed(correction, next).map_err(fault)?;
                }
                CorrectionState::Withdrawn | CorrectionState::Proposed => {
                    let is_proposed = correction.correction_state == CorrectionState::Proposed;
                    let open = correction.settled_by.is_none() && correction.settled_at.is_none();
                    let settled = correction.settled_by.is_some() && correction.settled_at.is_some();
                    // One waits at a time, and what is final changes by nothing else.
                    let may_wait = open && at + 1 == self.links.len() && !waits;
                    let fits = if is_proposed { may_wait } else { settled };
                    waits |= is_proposed;
                    if !fits || !self.is_of_a_form(correction, at) {
                        return Err((None, ChainWhy::Correction(CorrectionWhy::NoForm)));
                    }
                }
            }
        }
        let unclaimed = self.links.iter().enumerate().skip(1).find(|(at, _)| !claimed.contains(at));
        match unclaimed {
            None => Ok(()),
            Some((_, (link, _))) => Err((Some(link.link_number), ChainWhy::Correction(CorrectionWhy::Nobody))),
        }
    }

    /// Which of the links a correction corrects.
    fn corrects(&self, correction: &SheetCorrection) -> Option<usize> {
        let kept = |at: usize| self.links.get(at).map(|(link, _)| link.kept_version);
        let same = self.links.iter().position(|(link, _)| link.kept_version == Some(correction.corrects_version));
        // Of a sheet that an earlier version of the program made final, its version may say something else.
        let before = || kept(1).flatten().unwrap_or(self.table.row.sheet_version + 1);
        same.or_else(|| (kept(0)?.is_none() && correction.corrects_version + 1 == before()).then_some(0))
    }

    fn check_confirmed(&self, correction: &SheetCorrection, at: usize) -> Result<(), CorrectionWhy> {
        let Some((link, text)) = self.links.get(at) else { return Err(CorrectionWhy::NoLink) };
        let kept = self.version(link);
        let two = correction.proposed_by.is_some()
            && correction.settled_by.is_some()
            && correction.proposed_by != correction.settled_by;
        // Whoever confirms it enters the version that it makes.
        if !two || kept.is_none_or(|kept| kept.account_id != correction.settled_by) {
            return Err(CorrectionWhy::OnePerson);
        }
        let paper = self.rows.read(&correction.paper);
        let same = link.kept_version == Some(correction.corrects_version + 1)
            && correction.settled_at.is_some()
            && link.at == correction.settled_at
            && paper.is_some()
            && paper == kept.and_then(|kept| self.rows.read(&kept.content))
            && paper.is_some_and(|paper| self.rows.seats(&paper.result, &paper.players).as_ref() == Some(&text.seats))
            && self.is_of_a_form(correction, at - 1);
        if same { Ok(()) } else { Err(CorrectionWhy::Values) }
    }

    /// Whether somebody can have proposed this of the sheet as the link at `at` has it.
    fn is_of_a_form(&self, correction: &SheetCorrection, at: usize) -> bool {
        let Some((link, text)) = self.links.get(at) else { return false };
        let both = self.rows.read(&correction.stored).zip(self.rows.read(&correction.paper));
        let Some((stored, paper)) = both else { return false };
        let kept = self.version(link).and_then(|kept| self.rows.read(&kept.content));
        let is_kept = |kept: Option<SheetContent>| kept.is_none_or(|kept| kept == stored);
        let as_staff = correction.as_organizer || correction.as_judge;
        correction.proposed_by.is_some()
            && as_staff
            && self.rows.seats(&stored.result, &stored.players).as_ref() == Some(&text.seats)
            && is_kept(kept)
            && corrects(self.rows.system(), (self.game.stage, self.table.row.sheet_state), &stored, &paper)
    }

    /// The version that was kept with a link.
    fn version(&self, link: &SheetLink) -> Option<&KeptVersion> {
        self.rows.versions.get(&(link.table_id, link.kept_version?)).copied()
    }
}
