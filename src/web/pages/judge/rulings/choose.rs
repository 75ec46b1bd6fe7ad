//! The choice of the clause under which a judge rules: those that fit what is looked for, the best first. Whoever comes from the form for
//! another clause has typed something there, which goes along.

use askama::Template;

use reeve_http::form::Form;
use reeve_http::response::{HandlerResult, page};
use reeve_http::ui::clause_search::{FoundClauses, SearchedClause};
use reeve_http::ui::layout::Layout;
use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::penalty::Penalty;
use reeve_urls::{Judge, Url};
use reeve_views::rulings::list::{RulingView, under};
use reeve_words as words;
use reeve_words::clauses::ClauseWords;

use crate::pages::judge::rulings::notes::TableNotes;
use crate::pages::judge::rulings::start::RulingStart;

/// The button of the form that leads to the choice.
pub(super) const ANOTHER_CLAUSE: &str = "clause";

#[derive(Template)]
#[template(path = "judge/choose_clause.html")]
struct ChooseClausePage {
    page: Layout,
    /// The game that it is about; empty where it is about none.
    place: String,
    query: String,
    /// What goes along when the clauses are searched without a script.
    values: Vec<(&'static str, String)>,
    /// What was typed in the form, where one comes from there.
    carried: Option<CarriedRuling>,
    /// What can be noted with one tap; none where one came from no table.
    notes: Option<TableNotes>,
    clauses: Vec<ClauseChoice>,
    /// Those under which judges rule less often. Where something is looked for, they stand among the others.
    others: Vec<ClauseChoice>,
    found: usize,
    /// Whether nothing fits the words exactly.
    is_close: bool,
}

struct ClauseChoice {
    clause: Clause,
    words: &'static ClauseWords,
    said: String,
    href: Url,
    /// How often it was ruled on here.
    used: String,
    hidden: bool,
    /// Whether it is none of those that stand first.
    other: bool,
}

/// What was typed in the form of a ruling, on its way to another clause.
pub(super) struct CarriedRuling {
    target: Url,
    /// The address of the choice, by which the device tells its form from that of the ruling.
    here: Url,
    fields: Vec<(String, String)>,
}

/// The fields that mean the same under every clause.
const KEPT: [&str; 5] = ["player", "others", "reported", "reported_at", "report"];

impl CarriedRuling {
    /// What of the form goes along. What the clause itself filled in stays behind: the next one fills in its own.
    /// `decision`: the judge's own words in it.
    pub(super) fn of(form: &Form, decision: String, (here, target): (Url, Url)) -> CarriedRuling {
        let kept = form.pairs().iter().filter(|(name, value)| KEPT.contains(&name.as_str()) && !value.is_empty());
        let mut fields: Vec<(String, String)> = kept.cloned().collect();
        if !decision.trim().is_empty() {
            fields.push(("decision".to_owned(), decision));
        }
        let penalty = Penalty::from_code(form.raw("penalty"));
        if penalty > Some(Penalty::None) && form.raw("penalty") != form.raw("proposed") {
            fields.push(("penalty".to_owned(), form.raw("penalty").to_owned()));
        }
        CarriedRuling { target, here, fields }
    }
}

/// The clauses that stand first, in the order of the rules.
const USUAL: [&str; 6] = ["2.1.4", "2.1.5", "3.0.2", "3.0.9", "3.0.13", "3.0.16"];

/// The same where only those about conduct and pictures hold.
const USUAL_ASIDE: [&str; 6] = ["2.1.4", "2.1.5", "2.1.8", "2.1.11", "2.2.1", "3.1.2"];

/// The page on which a clause is chosen. `all`: whether all clauses hold in this tournament. `carried`: what was typed in the form.
pub(super) fn choose_clause(
    layout: Layout,
    (urls, views, all): (&Judge, &[RulingView], bool),
    (start, notes): (&RulingStart, Option<TableNotes>),
    (query, carried): (String, Option<CarriedRuling>),
) -> HandlerResult {
    let found = FoundClauses::of(&query);
    let usual = if all { USUAL } else { USUAL_ASIDE };
    let choice = |(clause, words): (Clause, &'static ClauseWords)| ClauseChoice {
        clause,
        words,
        said: SearchedClause::on_page(words),
        href: RulingStart { clause: Some(clause), ..start.clone() }.form(urls),
        used: words::rulings::used(under(views, clause).len()),
        hidden: found.rank(clause).is_none(),
        other: !usual.contains(&clause.number()),
    };
    let mut all: Vec<ClauseChoice> = words::clauses::all().map(choice).collect();
    let is_searched = !query.trim().is_empty();
    if is_searched {
        all.sort_by_key(|choice| found.rank(choice.clause).unwrap_or(u32::MAX));
    }
    let (others, clauses) = all.into_iter().partition(|choice| choice.other && !is_searched);
    page(&ChooseClausePage {
        page: layout,
        place: start.at.map(|at| words::rulings::place(at.round, at.table)).unwrap_or_default(),
        found: found.count(),
        is_close: found.is_close,
        clauses,
        others,
        query,
        values: start.values(),
        carried,
        notes,
    })
}
