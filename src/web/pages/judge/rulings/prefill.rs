//! What the form of a ruling is filled with before anybody types: the remedy that the clause has, or who gets what when cards
//! run short (3.0.11).

use crate::rules::rulings::clauses::{Clause, Matter, Remedy};
use crate::rules::rulings::penalty::Reported;
use crate::rules::rulings::supply::handed_out;
use crate::web::ui::words;

use crate::web::pages::judge::rulings::start::RulingStart;

/// The clause about too few cards.
pub(super) const SHORT_SUPPLY: &str = "3.0.11";

/// The button of the form that works out who gets what.
pub(super) const SUPPLY: &str = "supply";

/// The calculator of short supplies.
#[derive(Default)]
pub(super) struct SupplyForm {
    /// How many cards of the kind there are, as typed.
    pub(super) supply: String,
    /// Each seat: the name of its field, the player, what was typed.
    pub(super) due: Vec<(String, String, String)>,
    /// What was typed is no number of cards.
    pub(super) faulty: bool,
    /// Who gets what, where enough was typed.
    pub(super) says: Option<String>,
}

impl SupplyForm {
    /// The calculator for these players. `typed`: what stands in its field of that name.
    pub(super) fn of<'t>(typed: impl Fn(&str) -> &'t str, players: &[String]) -> SupplyForm {
        let seats = (1..).zip(players).map(|(seat, name)| {
            let field = format!("due-{seat}");
            let typed = typed(&field).to_owned();
            (field, name.clone(), typed)
        });
        let due: Vec<(String, String, String)> = seats.collect();
        let supply = typed("supply").to_owned();
        if supply.trim().is_empty() {
            return SupplyForm { supply, due, ..SupplyForm::default() };
        }
        let numbers: Option<Vec<u32>> = due.iter().map(|(_, _, typed)| cards(typed)).collect();
        let said = cards(&supply)
            .zip(numbers)
            .map(|(supply, numbers)| words::rulings::shares(players, &handed_out(supply, &numbers), &numbers));
        SupplyForm { supply, due, faulty: said.is_none(), says: said }
    }
}

/// A number of cards; an empty field is none.
fn cards(typed: &str) -> Option<u32> {
    match typed.trim() {
        "" => Some(0),
        typed => typed.parse().ok().filter(|number| *number <= 99),
    }
}

/// The remedies of a clause that can be filled in, each with its words.
pub(super) fn remedies(clause: Clause) -> Vec<(Remedy, &'static str)> {
    let said = words::clauses::of(clause).map_or(&[][..], |words| words.remedies);
    let fits = |remedy: &Remedy| !matches!(remedy, Remedy::Ladder | Remedy::SharesOfSupply);
    clause.remedies().iter().copied().zip(said.iter().copied()).filter(|(remedy, _)| fits(remedy)).collect()
}

/// The kinds of conduct to choose from behind none; nothing where the clause has one or none.
pub(super) fn kinds(clause: Clause) -> Vec<(&'static str, &'static str)> {
    let [_, _, ..] = clause.kinds() else { return Vec::new() };
    let named = clause.kinds().iter().map(|kind| (kind.code(), words::conduct::kind(*kind)));
    std::iter::once(("", words::rulings::CHOOSE_A_KIND)).chain(named).collect()
}

/// The one kind of conduct that the clause itself says; empty where there is a choice, or none.
pub(super) fn only_kind(clause: Clause) -> &'static str {
    match clause.kinds() {
        [only] => words::conduct::kind(*only),
        _ => "",
    }
}

/// What a button of the form fills in: that it was reported at once or later, with what follows, or one of the remedies. None where the
/// button does neither.
pub(super) fn filled_in(button: &str, (start, clause): (&RulingStart, Clause)) -> Option<(Reported, String)> {
    let remedy = Remedy::from_code(button);
    let reported = Reported::from_code(button).or(remedy.map(|_| Reported::AtOnce))?;
    let start = RulingStart { later: reported == Reported::Later, remedy, ..start.clone() };
    Some((reported, decision(&start, clause, &SupplyForm::default())))
}

/// Whether a decision is one that a clause fills in by itself: one of its remedies, or that it is accepted play.
pub(super) fn fills_in(clause: Clause, decision: &str) -> bool {
    decision == words::rulings::ACCEPTED_PLAY || remedies(clause).iter().any(|(_, said)| *said == decision)
}

/// What stands in the decision before anybody types.
pub(super) fn decision(start: &RulingStart, clause: Clause, supply: &SupplyForm) -> String {
    if start.later && clause.usual_matter() == Matter::Rules {
        return words::rulings::ACCEPTED_PLAY.to_owned();
    }
    if let Some(says) = &supply.says {
        return says.clone();
    }
    let there = remedies(clause);
    let chosen = match start.remedy {
        Some(remedy) => there.iter().find(|(one, _)| *one == remedy),
        None => there.first().filter(|_| there.len() == 1),
    };
    chosen.map(|(_, said)| (*said).to_owned()).unwrap_or_default()
}
