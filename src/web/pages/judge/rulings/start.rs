//! Where a ruling begins: the table, the player, the clause, the call and the earlier ruling that one came from, as they stand in
//! the address of the form.

use std::collections::BTreeMap;

use serde::Deserialize;

use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_rules::rulings::clauses::{Clause, Remedy};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::CallId;
use reeve_urls::{Judge, Url};
use reeve_views::rounds::RoundAt;

/// The query of the form as it is sent.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(crate) struct RulingQuery {
    at: String,
    player: String,
    clause: String,
    call: String,
    refers: String,
    reported: String,
    remedy: String,
    /// The number of the ruling that was noted just now with one tap.
    pub(super) noted: String,
    /// What is looked for among the clauses.
    pub(super) q: String,
    /// How many cards of a kind the supply has (3.0.11).
    supply: String,
    /// How many of them are due to each seat, by the names of the fields.
    #[serde(flatten)]
    due: BTreeMap<String, String>,
}

/// What a ruling begins with.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct RulingStart {
    /// The game that it is about.
    pub(crate) at: Option<TableAt>,
    /// The number of the player that one came from.
    pub(crate) player: Option<i64>,
    /// The clause.
    pub(crate) clause: Option<Clause>,
    /// The call that it ends.
    pub(crate) call: Option<CallId>,
    /// The number of the earlier ruling that it refers to.
    pub(crate) refers: Option<i64>,
    /// Whether the incident was not reported at once.
    pub(crate) later: bool,
    /// The remedy that is filled in.
    pub(crate) remedy: Option<Remedy>,
}

impl RulingQuery {
    /// What stands in a field of the calculator of short supplies.
    pub(super) fn supply_field(&self, name: &str) -> &str {
        if name == "supply" { &self.supply } else { self.due.get(name).map_or("", String::as_str) }
    }
}

impl RulingStart {
    /// A ruling about a game.
    pub(crate) fn at(round: RoundAt, table: i64) -> RulingStart {
        RulingStart { at: Some(TableAt { round, table }), ..RulingStart::default() }
    }

    /// What an address says.
    ///
    /// Error: not found where it can't be one of ours.
    pub(super) fn read(query: &RulingQuery) -> Result<RulingStart, Error> {
        Ok(RulingStart {
            at: part(&query.at, table_code)?,
            player: part(&query.player, number)?,
            clause: part(&query.clause, Clause::read)?,
            call: part(&query.call, |text| text.parse().ok())?,
            refers: part(&query.refers, number)?,
            later: part(&query.reported, |text| (text == LATER).then_some(true))?.unwrap_or(false),
            remedy: part(&query.remedy, Remedy::from_code)?,
        })
    }

    /// The same about the game that was chosen on the form, where the address names none.
    ///
    /// Error: not found where it can't be one that the form offers.
    pub(super) fn with_game(self, code: &str) -> Result<RulingStart, Error> {
        Ok(RulingStart { at: self.at.or(part(code, table_code)?), ..self })
    }

    /// The same going on from the earlier ruling that was chosen on the form, where the address names none.
    ///
    /// Error: not found where it can't be one that the form offers.
    pub(super) fn with_earlier(self, typed: &str) -> Result<RulingStart, Error> {
        Ok(RulingStart { refers: self.refers.or(part(typed, number)?), ..self })
    }

    /// The address of the form.
    pub(crate) fn form(&self, urls: &Judge) -> Url {
        self.on(urls.new_ruling())
    }

    /// Where the form is sent to.
    pub(super) fn target(&self, urls: &Judge) -> Url {
        self.on(urls.rulings())
    }

    /// What it is about, by which the device finds what was typed there: with another clause or remedy it is the same.
    pub(super) fn draft(&self, urls: &Judge) -> Url {
        let (at, player, call, refers) = (self.at, self.player, self.call, self.refers);
        RulingStart { at, player, call, refers, ..RulingStart::default() }.target(urls)
    }

    /// The values by the names that they have in the address.
    pub(super) fn values(&self) -> Vec<(&'static str, String)> {
        let at = self.at.map(game_code);
        let values = [
            ("at", at),
            ("player", self.player.map(|number| number.to_string())),
            ("clause", self.clause.map(|clause| clause.number().to_owned())),
            ("call", self.call.map(|call| call.to_string())),
            ("refers", self.refers.map(|number| number.to_string())),
            ("reported", self.later.then(|| LATER.to_owned())),
            ("remedy", self.remedy.map(|remedy| remedy.code().to_owned())),
        ];
        values.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }

    fn on(&self, url: Url) -> Url {
        self.values().into_iter().fold(url, |url, (name, value)| url.query(name, value))
    }
}

/// What stands in the address where an incident was not reported at once.
const LATER: &str = "later";

/// A value of the address: none where it is empty.
fn part<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Error> {
    if text.is_empty() {
        return Ok(None);
    }
    read(text).map(Some).ok_or(Error::Missing)
}

fn number(text: &str) -> Option<i64> {
    text.parse().ok()
}

/// A game as the address and the form name it: [`table_code`] reads it.
pub(super) fn game_code(at: TableAt) -> String {
    format!("{}-{}-{}", at.round.stage, at.round.number, at.table)
}

/// `prelim-2-7`: stage, round, table.
fn table_code(text: &str) -> Option<TableAt> {
    let mut parts = text.split('-');
    let stage = Stage::from_code(parts.next()?)?;
    let (round, table) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let at = TableAt { round: RoundAt { stage, number: round }, table };
    parts.next().is_none().then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_an_address_is_read_back() {
        let query = RulingQuery {
            at: "prelim-2-7".to_owned(),
            clause: "3.0.16".to_owned(),
            reported: LATER.to_owned(),
            remedy: "robber_to_desert".to_owned(),
            ..RulingQuery::default()
        };
        let start = RulingStart::read(&query).expect("a start");
        assert_eq!(start.at.map(|at| (at.round.number, at.table)), Some((2, 7)));
        let said: Vec<String> = start.values().into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        assert_eq!(said, ["at=prelim-2-7", "clause=3.0.16", "reported=later", "remedy=robber_to_desert"]);
        for at in ["prelim-2", "prelim-2-7-1", "quarter-1-1", "prelim-x-7"] {
            let query = RulingQuery { at: at.to_owned(), ..RulingQuery::default() };
            assert!(RulingStart::read(&query).is_err(), "{at}");
        }
    }
}
