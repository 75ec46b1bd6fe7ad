//! The clauses of the CATAN Championship Tournament Rules: their numbers, what a judge can rule under each, and what the rules
//! fix as its remedy. What they say, in our own words, stands with the words of the pages.

use std::fmt;

use crate::rulings::conduct::ConductKind;
use crate::tournament::vocabulary::words;

/// A clause of the rules that exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clause(&'static ClauseRow);

/// What the table says of a clause.
#[derive(Debug, PartialEq, Eq, Hash)]
struct ClauseRow {
    number: &'static str,
    key: &'static str,
    matters: &'static [Matter],
    kinds: &'static [ConductKind],
    remedies: &'static [Remedy],
    concerns_both: bool,
}

words! {
    /// What somebody has broken: on it hangs until when a judge can disqualify (1.3.5).
    Matter {
        /// A rule of the game.
        Rules = "rules",
        /// The code of conduct, or the policies that belong to it.
        Conduct = "conduct",
    }
}

words! {
    /// What the rules fix for a breach.
    Remedy {
        /// No development card until the player's next turn (2.0.5).
        NoDevelopmentCard = "no_development_card",
        /// An agreement about resource cards ends, and the starting player hands out all of them (2.0.4).
        AgreementEnds = "agreement_ends",
        /// The robber goes to the desert, and no card is stolen (3.0.2, 3.0.16).
        RobberToDesert = "robber_to_desert",
        /// The player moves the robber as they like, and steals a card (3.0.16).
        RobberAsUsual = "robber_as_usual",
        /// Nobody gets of a kind of which there are too few, or the only player due takes what there is (3.0.11).
        /// [`handed_out`](crate::rulings::supply::handed_out) says who gets what.
        SharesOfSupply = "shares_of_supply",
        /// A penalty for each of two players, harder after an earlier one (1.3.6, 3.0.13):
        /// [`usual_penalty`](crate::rulings::penalty::usual_penalty).
        Ladder = "ladder",
    }
}

/// A section of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleSection {
    /// 1: the tournament, its judges, its ranking.
    Tournament,
    /// 2: what players bring, and how they behave.
    Players,
    /// 3: what is clarified about the game; photos and video.
    Additions,
}

impl RuleSection {
    /// Every section, in the order of the rules.
    pub const ALL: [RuleSection; 3] = [RuleSection::Tournament, RuleSection::Players, RuleSection::Additions];

    /// Its number.
    pub const fn number(self) -> &'static str {
        match self {
            RuleSection::Tournament => "1",
            RuleSection::Players => "2",
            RuleSection::Additions => "3",
        }
    }

    /// Its chapters.
    pub fn chapters(self) -> impl Iterator<Item = Chapter> {
        Chapter::ALL.into_iter().filter(move |chapter| chapter.number().starts_with(self.number()))
    }
}

/// A chapter of the rules: what its clauses are about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chapter {
    /// 1.0: the rules of the game itself.
    General,
    /// 1.1: stages, seats, final.
    Format,
    /// 1.2: several preliminary events with one final.
    Series,
    /// 1.3: judges, disputes, disqualification.
    Judges,
    /// 1.4: ranking and its tiebreakers.
    Points,
    /// 2.0: board, cards and pieces.
    Material,
    /// 2.1: the code of conduct.
    Conduct,
    /// 2.2: the policy against harassment.
    Harassment,
    /// 3.0: what is clarified about the game.
    Clarifications,
    /// 3.1: photos and video.
    Media,
}

impl Chapter {
    /// Every chapter, in the order of the rules.
    pub const ALL: [Chapter; 10] = [
        Chapter::General,
        Chapter::Format,
        Chapter::Series,
        Chapter::Judges,
        Chapter::Points,
        Chapter::Material,
        Chapter::Conduct,
        Chapter::Harassment,
        Chapter::Clarifications,
        Chapter::Media,
    ];

    /// Its number, and how many clauses it has below it; 1.0 is its own only clause.
    const fn extent(self) -> (&'static str, usize) {
        match self {
            Chapter::General => ("1.0", 0),
            Chapter::Format => ("1.1", 10),
            Chapter::Series => ("1.2", 4),
            Chapter::Judges => ("1.3", 6),
            Chapter::Points => ("1.4", 4),
            Chapter::Material => ("2.0", 7),
            Chapter::Conduct => ("2.1", 12),
            Chapter::Harassment => ("2.2", 3),
            Chapter::Clarifications => ("3.0", 17),
            Chapter::Media => ("3.1", 2),
        }
    }

    /// Its number, such as 1.3.
    pub const fn number(self) -> &'static str {
        self.extent().0
    }
}

/// What a breach of a clause about phones and cameras was called before there was a kind of its own for it.
const WITH_A_DEVICE: &[ConductKind] = &[ConductKind::Courtesy, ConductKind::Disruption, ConductKind::Recording];

/// What collusion was called before there was a kind of its own for it.
const COLLUSION_BEFORE: &[ConductKind] = &[ConductKind::Courtesy];

/// Every clause, in the order of the rules.
static ROWS: [ClauseRow; 66] = [
    ClauseRow::play("1.0", "rules-of-the-game"),
    ClauseRow::of_the_day("1.1.1", "language"),
    ClauseRow::of_the_day("1.1.2", "edition"),
    ClauseRow::of_the_day("1.1.3", "attendance-and-stages"),
    ClauseRow::of_the_day("1.1.4", "preliminary-games"),
    ClauseRow::of_the_day("1.1.5", "seat-schedule"),
    ClauseRow::play("1.1.6", "choice-of-seats"),
    ClauseRow::play("1.1.7", "semi-finals"),
    ClauseRow::play("1.1.8", "length-and-turn-timer"),
    ClauseRow::play("1.1.9", "final"),
    ClauseRow::of_the_day("1.1.10", "champion"),
    ClauseRow::of_the_day("1.2.1", "several-events"),
    ClauseRow::of_the_day("1.2.2", "games-of-each-event"),
    ClauseRow::of_the_day("1.2.3", "playing-in-several"),
    ClauseRow::of_the_day("1.2.4", "who-goes-on"),
    ClauseRow::of_the_day("1.3.1", "judges"),
    ClauseRow::of_the_day("1.3.2", "staff-do-not-play"),
    ClauseRow::play("1.3.3", "calling-a-judge"),
    ClauseRow::play("1.3.4", "dispute-after-the-game"),
    ClauseRow {
        matters: &[Matter::Rules, Matter::Conduct],
        ..ClauseRow::conduct("1.3.5", "disqualification", ConductKind::GENERAL)
    },
    ClauseRow::collusion("1.3.6", "collusion", &[ConductKind::Collusion, ConductKind::WinGiven]),
    ClauseRow::of_the_day("1.4.1", "games-won"),
    ClauseRow::of_the_day("1.4.2", "tiebreakers"),
    ClauseRow::of_the_day("1.4.3", "vp-percent"),
    ClauseRow::of_the_day("1.4.4", "ranks-after-semi-finals-and-final"),
    ClauseRow::play("2.0.1", "board"),
    ClauseRow::play("2.0.2", "cards-in-sight"),
    ClauseRow::play("2.0.3", "number-of-cards"),
    ClauseRow::play("2.0.4", "resource-handler").followed_by(&[Remedy::AgreementEnds]),
    ClauseRow::play("2.0.5", "new-development-cards").followed_by(&[Remedy::NoDevelopmentCard]),
    ClauseRow::play("2.0.6", "pieces-and-cards"),
    ClauseRow::play("2.0.7", "keeping-a-log"),
    ClauseRow::of_the_day("2.1.1", "by-invitation"),
    ClauseRow::conduct("2.1.2", "for-everybody-here", ConductKind::GENERAL),
    ClauseRow::conduct("2.1.3", "civil-and-lawful", &[ConductKind::Courtesy]),
    ClauseRow::conduct("2.1.4", "kind-and-fair", &[ConductKind::Courtesy]),
    ClauseRow::conduct("2.1.5", "devices", &[ConductKind::Device]),
    ClauseRow::conduct("2.1.6", "photos-of-the-board", &[ConductKind::Device]),
    ClauseRow::conduct("2.1.7", "emergency-calls", &[ConductKind::Device]),
    ClauseRow::conduct("2.1.8", "disruption", &[ConductKind::Disruption]),
    ClauseRow::conduct("2.1.9", "harm-to-the-brand", &[ConductKind::Brand]),
    ClauseRow::conduct("2.1.10", "trademarks-and-rights", &[ConductKind::Brand]),
    ClauseRow::conduct("2.1.11", "companions", &[ConductKind::Companions]),
    ClauseRow::conduct("2.1.12", "consequences", ConductKind::GENERAL),
    ClauseRow::conduct("2.2.1", "no-harassment", ConductKind::HARASSMENT),
    ClauseRow::conduct("2.2.2", "grounds-of-harassment", ConductKind::HARASSMENT),
    ClauseRow::conduct("2.2.3", "reporting-harassment", ConductKind::HARASSMENT),
    ClauseRow::play("3.0.1", "start-of-turn"),
    ClauseRow::play("3.0.2", "after-the-roll").followed_by(&[Remedy::RobberToDesert]),
    ClauseRow::play("3.0.3", "roads"),
    ClauseRow::play("3.0.4", "longest-road-and-largest-army"),
    ClauseRow::play("3.0.5", "settlement-and-city"),
    ClauseRow::play("3.0.6", "winning-with-a-card"),
    ClauseRow::play("3.0.7", "trading-and-building"),
    ClauseRow::play("3.0.8", "end-of-an-action"),
    ClauseRow::play("3.0.9", "cards-paid"),
    ClauseRow::play("3.0.10", "harbours"),
    ClauseRow::play("3.0.11", "too-few-cards").followed_by(&[Remedy::SharesOfSupply]),
    ClauseRow::play("3.0.12", "hidden-hand"),
    ClauseRow::collusion("3.0.13", "no-gifts", &[ConductKind::Collusion]),
    ClauseRow::play("3.0.14", "claiming-victory"),
    ClauseRow::play("3.0.15", "no-friendly-robber"),
    ClauseRow::play("3.0.16", "forgotten-robber").followed_by(&[Remedy::RobberAsUsual, Remedy::RobberToDesert]),
    ClauseRow::play("3.0.17", "dice"),
    ClauseRow::of_the_day("3.1.1", "photos-of-people"),
    ClauseRow::conduct("3.1.2", "filming", &[ConductKind::Recording]),
];

/// The number of every clause, as it is stored, in the order of the rules.
pub static CLAUSE_NUMBERS: [&str; ROWS.len()] = {
    let mut numbers = [""; ROWS.len()];
    let mut at = 0;
    while at < numbers.len() {
        numbers[at] = ROWS[at].number;
        at += 1;
    }
    numbers
};

/// Whether two numbers are the same, as a constant can ask it.
const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

impl ClauseRow {
    /// A clause that says how the tournament is run: nobody breaks it at a table.
    const fn of_the_day(number: &'static str, key: &'static str) -> ClauseRow {
        ClauseRow { number, key, matters: &[], kinds: &[], remedies: &[], concerns_both: false }
    }

    /// A clause about the game.
    const fn play(number: &'static str, key: &'static str) -> ClauseRow {
        ClauseRow { matters: &[Matter::Rules], ..ClauseRow::of_the_day(number, key) }
    }

    /// A clause about conduct, and the kinds of breaches of it: one where its words say which, else those that it can be.
    const fn conduct(number: &'static str, key: &'static str, kinds: &'static [ConductKind]) -> ClauseRow {
        ClauseRow { matters: &[Matter::Conduct], kinds, ..ClauseRow::of_the_day(number, key) }
    }

    /// Collusion: to help another player to a better place is a breach of the code of conduct (1.3.5), of fair play. It takes two.
    const fn collusion(number: &'static str, key: &'static str, kinds: &'static [ConductKind]) -> ClauseRow {
        let conduct = ClauseRow::conduct(number, key, kinds);
        ClauseRow { remedies: &[Remedy::Ladder], concerns_both: true, ..conduct }
    }

    const fn followed_by(self, remedies: &'static [Remedy]) -> ClauseRow {
        ClauseRow { remedies, ..self }
    }
}

impl Clause {
    /// The clause by which a game is paused (2.1.7).
    pub const PAUSE: Clause = Clause::known("2.1.7");

    /// The clause with a number that stands in this program: one that the rules don't have is no program.
    const fn known(number: &str) -> Clause {
        let mut at = 0;
        while !is_same(ROWS[at].number, number) {
            at += 1;
        }
        Clause(&ROWS[at])
    }

    /// Every clause, in the order of the rules.
    pub fn all() -> impl ExactSizeIterator<Item = Clause> {
        ROWS.iter().map(Clause)
    }

    /// The clause with this number, if the rules have one.
    pub fn read(number: &str) -> Option<Clause> {
        Self::all().find(|clause| clause.number() == number)
    }

    /// Whether it holds in side events as well: how people treat each other, and who is photographed. Everything else is about
    /// the championship, its ranking and the base game.
    pub fn holds_in_side_events(self) -> bool {
        matches!(self.chapter(), Chapter::Conduct | Chapter::Harassment | Chapter::Media)
    }

    /// Its number, such as 1.3.4.
    pub const fn number(self) -> &'static str {
        self.0.number
    }

    /// Its name for programs, which never changes; in kebab case.
    pub const fn key(self) -> &'static str {
        self.0.key
    }

    /// The chapter that it stands in.
    pub fn chapter(self) -> Chapter {
        let within = |chapter: &Chapter| {
            let rest = self.number().strip_prefix(chapter.number());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        Chapter::ALL.into_iter().find(within).unwrap_or(Chapter::General)
    }

    /// What somebody has broken who breaks it, the likelier first. Empty where no judge rules under it: it says how the
    /// tournament is run.
    pub const fn matters(self) -> &'static [Matter] {
        self.0.matters
    }

    /// What a breach of it is, where somebody says nothing else: the likelier of [`Clause::matters`], and a rule of the game
    /// where it says how the tournament is run.
    pub fn usual_matter(self) -> Matter {
        self.matters().first().copied().unwrap_or(Matter::Rules)
    }

    /// Whether a breach of it can be this.
    pub fn can_be(self, matter: Matter) -> bool {
        self.matters().contains(&matter) || (self.matters().is_empty() && matter == Matter::Rules)
    }

    /// Whether such a breach of it happens in a game and nowhere else: that of a rule of the game, and cards given away (3.0.13), which
    /// counts as conduct. Clauses about how the tournament is run, which nobody breaks at a table, are none of these.
    pub fn is_broken_in_a_game(self, matter: Matter) -> bool {
        self.matters().contains(&matter) && (matter == Matter::Rules || self.chapter() == Chapter::Clarifications)
    }

    /// The kinds of breaches of it, one of which a ruling names. Empty where nobody breaks the code of conduct by it.
    pub const fn kinds(self) -> &'static [ConductKind] {
        self.0.kinds
    }

    /// Whether a ruling under it can have been kept with this kind: one of [`Clause::kinds`], or of those that it had before.
    pub fn has_had_kind(self, kind: ConductKind) -> bool {
        let is_about_devices = self.kinds() == [ConductKind::Device];
        let earlier = if is_about_devices { WITH_A_DEVICE } else { COLLUSION_BEFORE };
        self.kinds().contains(&kind) || (is_about_devices || self.concerns_both()) && earlier.contains(&kind)
    }

    /// Whether a breach of it can be reported before the game that it is about begins: the board is laid and the pieces are counted before,
    /// and the seats are chosen.
    pub fn is_about_what_comes_first(self) -> bool {
        matches!(self.chapter(), Chapter::Format | Chapter::Material)
    }

    /// What the rules fix for a breach; several where it depends on what else was done. Empty where the judge is free.
    pub const fn remedies(self) -> &'static [Remedy] {
        self.0.remedies
    }

    /// Whether a breach of it is one entry against two players at once (1.3.6, 3.0.13).
    pub const fn concerns_both(self) -> bool {
        self.0.concerns_both
    }

    /// Whether it also forbids to give somebody a win, of which one player alone is guilty (1.3.6).
    pub fn is_about_giving_a_win(self) -> bool {
        self.kinds().contains(&ConductKind::WinGiven)
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn numbers() -> Vec<String> {
        Clause::all().map(|clause| clause.to_string()).collect()
    }

    #[test]
    fn the_clauses_are_those_of_the_chapters() {
        let mut expected = Vec::new();
        for chapter in RuleSection::ALL.into_iter().flat_map(RuleSection::chapters) {
            let (number, below) = chapter.extent();
            if below == 0 {
                expected.push(number.to_owned());
            }
            expected.extend((1..=below).map(|clause| format!("{number}.{clause}")));
        }
        assert_eq!(numbers(), expected);
        assert_eq!(RuleSection::ALL.into_iter().flat_map(RuleSection::chapters).count(), Chapter::ALL.len());
    }

    #[test]
    fn a_clause_is_read_by_its_number_alone() {
        assert!(CLAUSE_NUMBERS.iter().copied().eq(Clause::all().map(Clause::number)));
        for clause in Clause::all() {
            assert_eq!(Clause::read(clause.number()), Some(clause));
            assert!(clause.number().starts_with(clause.chapter().number()));
        }
        for other in ["", "1.1", "1.1.11", "1.3.7", "4.0.1", " 1.3.4", "1.3.4 "] {
            assert_eq!(Clause::read(other), None, "{other:?}");
        }
        assert_eq!(Clause::read("1.1.10").map(Clause::chapter), Some(Chapter::Format));
    }

    #[test]
    fn keys_are_unique_and_in_kebab_case() {
        let keys: BTreeSet<&str> = Clause::all().map(Clause::key).collect();
        assert_eq!(keys.len(), Clause::all().len());
        let is_kebab =
            |key: &&str| key.split('-').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase()));
        assert!(keys.iter().all(is_kebab), "{keys:?}");
    }

    #[test]
    fn what_happens_in_a_game_alone_is_known() {
        let check = |number: &str, matter: Matter, expected: bool| {
            assert_eq!(
                Clause::read(number).expect(number).is_broken_in_a_game(matter),
                expected,
                "{number} {matter:?}"
            );
        };
        check("3.0.9", Matter::Rules, true);
        check("2.0.5", Matter::Rules, true);
        check("3.0.13", Matter::Conduct, true);
        check("1.3.5", Matter::Rules, true);
        check("1.3.5", Matter::Conduct, false);
        // To help somebody to a better place can be agreed on anywhere.
        check("1.3.6", Matter::Conduct, false);
        check("2.1.4", Matter::Conduct, false);
        check("1.1.5", Matter::Rules, false);
    }

    #[test]
    fn what_is_ruled_under_a_clause_goes_with_its_chapter() {
        for clause in Clause::all() {
            let (conduct, rules) =
                (clause.matters().contains(&Matter::Conduct), clause.matters().contains(&Matter::Rules));
            match clause.chapter() {
                Chapter::Conduct | Chapter::Harassment => assert!(!rules, "{clause}"),
                Chapter::Material | Chapter::General => assert!(rules && !conduct, "{clause}"),
                Chapter::Series | Chapter::Points => assert!(clause.matters().is_empty(), "{clause}"),
                _ => {}
            }
            assert_eq!(
                !clause.kinds().is_empty(),
                conduct,
                "{clause}: every breach of conduct has a kind, and no other"
            );
            assert!(clause.remedies().is_empty() || conduct || rules, "{clause}: nothing follows where nobody rules");
            assert_eq!(clause.concerns_both(), clause.remedies().contains(&Remedy::Ladder), "{clause}");
        }
        let both: Vec<&str> = Clause::all().filter(|clause| clause.concerns_both()).map(Clause::number).collect();
        assert_eq!(both, ["1.3.6", "3.0.13"]);
        let given: Vec<&str> =
            Clause::all().filter(|clause| clause.is_about_giving_a_win()).map(Clause::number).collect();
        assert_eq!(given, ["1.3.6"], "a win is given away under its own clause alone");
        assert_eq!(Clause::read("1.3.5").map(Clause::matters), Some(Matter::ALL));
    }

    #[test]
    fn a_game_is_paused_by_the_clause_of_emergency_calls() {
        assert_eq!(Some(Clause::PAUSE), Clause::read("2.1.7"));
        assert_eq!(Clause::PAUSE.key(), "emergency-calls");
        assert!(Clause::all().all(|clause| Clause::known(clause.number()) == clause));
        assert!(!is_same("2.1.1", "2.1.12") && !is_same("2.1.12", "2.1.1") && !is_same("2.1.7", "2.1.8"));
    }
}
