//! What the form of a ruling is filled with before anybody types: the remedy that the clause has, or who gets what when cards
//! run short (3.0.11).

use reeve_rules::rulings::clauses::{Clause, Matter, Remedy};
use reeve_rules::rulings::penalty::Reported;
use reeve_rules::rulings::robber::{RobberCase, RobberClause};
use reeve_rules::rulings::supply::handed_out;
use reeve_words as words;

use crate::pages::judge::rulings::start::RulingStart;

/// The clause about too few cards.
pub(super) const SHORT_SUPPLY: &str = "3.0.11";

/// The button of the form that works out who gets what.
pub(super) const SUPPLY: &str = "supply";

/// The button of the form that fills in what follows from the answers to its two questions.
pub(super) const ANSWERS: &str = "answers";

/// The fields of the answers.
pub(super) const ANSWER_FIELDS: [&str; 2] = ["answer-1", "answer-2"];

/// The answers to the two questions of a clause about the robber.
pub(super) type Answers = [Option<bool>; 2];

/// The answers from which the form starts: those that lead to what it fills in.
pub(super) fn first_answers(start: &RulingStart, clause: Clause) -> Answers {
    let Some(asked) = RobberClause::of(clause).filter(|_| !start.later) else { return [None; 2] };
    let there = remedies(clause);
    let only = there.first().filter(|_| there.len() == 1).map(|(remedy, _)| *remedy);
    let answers = start.remedy.or(only).and_then(|remedy| asked.answers_for(remedy));
    answers.map_or([None; 2], |answers| answers.map(Some))
}

/// What follows from the answers: whether it counts as reported at once, and the decision with that in it. None where the clause asks
/// nothing, or not both are answered. `stands`: the decision as it stands.
pub(super) fn answered(clause: Clause, answers: Answers, stands: &str) -> Option<(Reported, String)> {
    let [Some(first), Some(second)] = answers else { return None };
    let case = RobberClause::of(clause)?.case([first, second]);
    let (reported, says) = match case {
        RobberCase::Remedy(remedy) => {
            let found = remedies(clause).into_iter().find(|(one, _)| *one == remedy);
            (Reported::AtOnce, found.map(|(_, says)| says).unwrap_or_default())
        }
        RobberCase::AcceptedPlay => (Reported::Later, words::rulings::ACCEPTED_PLAY.to_owned()),
        RobberCase::Allowed => (Reported::AtOnce, words::rulings::ROBBER_TALK.to_owned()),
        RobberCase::NothingFixed => (Reported::AtOnce, words::rulings::ROLL_FIRST.to_owned()),
    };
    Some((reported, below_own(stands, clause, &says)))
}

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

/// The remedies of a clause that can be filled in, each with its words on record.
pub(super) fn remedies(clause: Clause) -> Vec<(Remedy, String)> {
    let said = words::clauses::remedies_on_record(clause);
    let fits = |remedy: &Remedy| !matches!(remedy, Remedy::Ladder | Remedy::SharesOfSupply);
    clause.remedies().iter().copied().zip(said).filter(|(remedy, _)| fits(remedy)).collect()
}

/// The kinds of conduct to choose from, behind none where no kind is the usual one; nothing where the clause has one or none.
pub(super) fn kinds(clause: Clause) -> Vec<(&'static str, String)> {
    let [_, _, ..] = clause.kinds() else { return Vec::new() };
    let named = clause.kinds().iter().map(|kind| (kind.code(), words::conduct::kind(*kind)));
    let none = Some(("", words::rulings::CHOOSE_A_KIND.to_owned())).filter(|_| !clause.is_about_giving_a_win());
    none.into_iter().chain(named).collect()
}

/// The one kind of conduct that the clause itself says; empty where there is a choice, or none.
pub(super) fn only_kind(clause: Clause) -> String {
    match clause.kinds() {
        [only] => words::conduct::kind(*only),
        _ => String::new(),
    }
}

/// What a button of the form fills in: that it was reported at once or later, with what follows, or one of the remedies. None where the
/// button does neither. `stands`: the decision as it stands.
pub(super) fn filled_in(
    button: &str,
    (start, clause): (&RulingStart, Clause),
    stands: &str,
) -> Option<(Reported, String)> {
    let remedy = Remedy::from_code(button);
    let reported = Reported::from_code(button).or(remedy.map(|_| Reported::AtOnce))?;
    let start = RulingStart { later: reported == Reported::Later, remedy, ..start.clone() };
    let proposal = decision(&start, clause, &SupplyForm::default());
    Some((reported, below_own(stands, clause, &proposal)))
}

/// A decision with a proposal in it: the judge's own words stay, and the proposal stands below them, in the place of the lines that
/// were filled in before.
pub(super) fn below_own(stands: &str, clause: Clause, proposal: &str) -> String {
    let own = own_words(stands, clause);
    match (own.trim().is_empty(), proposal.is_empty()) {
        (true, _) => proposal.to_owned(),
        (false, true) => own,
        (false, false) => format!("{}\n{proposal}", own.trim_end()),
    }
}

/// A decision without the lines that the form of this clause fills in.
pub(super) fn own_words(stands: &str, clause: Clause) -> String {
    let own: Vec<&str> = stands.lines().filter(|line| !fills_in(clause, line.trim())).collect();
    own.join("\n")
}

/// The button that says when it was reported the other way round: what it sends, and what it says, with what it fills in.
pub(super) fn other_report(reported: Option<Reported>, clause: Clause) -> (&'static str, &'static str) {
    let other = if reported == Some(Reported::Later) { Reported::AtOnce } else { Reported::Later };
    let fills = match other {
        Reported::AtOnce => remedies(clause).len() == 1,
        Reported::Later => clause.usual_matter() == Matter::Rules,
    };
    (other.code(), words::rulings::report_button(other, fills))
}

/// Whether a line is one that the form of a clause fills in: one of its remedies, that it is accepted play, or who gets what.
fn fills_in(clause: Clause, line: &str) -> bool {
    [words::rulings::ACCEPTED_PLAY, words::rulings::ROBBER_TALK, words::rulings::ROLL_FIRST].contains(&line)
        || words::rulings::says_shares(line)
        || remedies(clause).iter().any(|(_, said)| said == line)
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
    chosen.map(|(_, said)| said.clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_in_takes_no_word_of_the_judge_away() {
        let clause = |number: &str| Clause::read(number).expect(number);
        let filled = |number: &str, button: &str, stands: &str| {
            filled_in(button, (&RulingStart::default(), clause(number)), stands).expect(button).1
        };
        let accepted = words::rulings::ACCEPTED_PLAY;
        let one = clause("3.0.2");
        let of_one = remedies(one);
        let [(_, remedy)] = &of_one[..] else { panic!("3.0.2 has one remedy") };
        // Nothing, or what was filled in before, gives way; own words stay above, and do not pile up what is below.
        assert_eq!(filled("3.0.2", "later", ""), accepted);
        assert_eq!(filled("3.0.2", "later", &format!(" {remedy}\r\n")), accepted);
        assert_eq!(filled("3.0.2", "later", "A word.\r\nTo both."), format!("A word.\nTo both.\n{accepted}"));
        assert_eq!(filled("3.0.2", "at_once", &format!("A word.\r\n{accepted}")), format!("A word.\n{remedy}"));
        assert_eq!(
            filled("3.0.2", "later", "Nobody gets a card of this kind (3.0.11).\nA word."),
            format!("A word.\n{accepted}")
        );
        // Where nothing is to be filled in, own words stay alone.
        assert_eq!(filled("1.3.6", "later", "A word."), "A word.");
        assert_eq!(filled("1.3.6", "at_once", "A word."), "A word.");
        let many = clause("3.0.16");
        let two = remedies(many);
        assert!(two.len() > 1);
        assert_eq!(filled("3.0.16", two[0].0.code(), "A word."), format!("A word.\n{}", two[0].1));
        assert_eq!(filled("3.0.16", two[1].0.code(), &two[0].1), two[1].1);
        assert!(filled_in("yes", (&RulingStart::default(), one), "").is_none());
        // Lines are told apart by their text, so each proposal is one.
        for (one, _) in words::clauses::all() {
            assert!(remedies(one).iter().all(|(_, said)| said.lines().count() == 1 && said.trim() == said));
        }
    }

    #[test]
    fn answers_fill_in_what_follows_and_start_from_what_is_filled_in() {
        let clause = |number: &str| Clause::read(number).expect(number);
        let start = |remedy| RulingStart { remedy, ..RulingStart::default() };
        let (yes, no) = (Some(true), Some(false));
        // Opened by its number, the form of 3.0.2 has its only remedy; that of 3.0.16 asks first.
        assert_eq!(first_answers(&start(None), clause("3.0.2")), [yes, yes]);
        assert_eq!(first_answers(&start(None), clause("3.0.16")), [None, None]);
        assert_eq!(first_answers(&start(Some(Remedy::RobberAsUsual)), clause("3.0.16")), [yes, no]);
        assert_eq!(first_answers(&start(None), clause("3.0.11")), [None, None]);
        let later = RulingStart { later: true, ..RulingStart::default() };
        assert_eq!(first_answers(&later, clause("3.0.2")), [None, None]);
        for number in ["3.0.2", "3.0.16"] {
            for (remedy, says) in remedies(clause(number)) {
                let answers = first_answers(&start(Some(remedy)), clause(number));
                assert_eq!(answered(clause(number), answers, ""), Some((Reported::AtOnce, says)));
            }
        }
        // Another answer takes the place of what the one before filled in; the judge's own words stay.
        let filled = answered(clause("3.0.16"), [yes, no], "A word.").expect("answers").1;
        let over = answered(clause("3.0.16"), [no, no], &filled).expect("answers");
        assert_eq!(over, (Reported::Later, format!("A word.\n{}", words::rulings::ACCEPTED_PLAY)));
        let allowed = answered(clause("3.0.2"), [yes, no], "").expect("answers").1;
        assert_eq!(answered(clause("3.0.2"), [no, yes], &allowed).expect("answers").1, words::rulings::ROLL_FIRST);
        assert_eq!(answered(clause("3.0.2"), [yes, None], ""), None);
        assert_eq!(answered(clause("2.0.5"), [yes, yes], ""), None);
    }

    #[test]
    fn no_button_promises_to_fill_in_nothing() {
        let says = |number: &str, reported| other_report(Some(reported), Clause::read(number).expect(number)).1;
        assert!(says("3.0.2", Reported::AtOnce).contains("fill in “accepted play”"));
        assert!(says("3.0.2", Reported::Later).contains("fill in the remedy"));
        for (number, reported) in [("1.3.6", Reported::AtOnce), ("1.3.6", Reported::Later), ("3.0.16", Reported::Later)]
        {
            assert!(!says(number, reported).contains("fill in"), "{number}");
        }
    }
}
