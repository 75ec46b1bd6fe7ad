//! Lines of a file that may mean somebody who is there already: a player of the tournament, or an earlier line. Pure.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use reeve_limits as limits;
use reeve_rules::text::too_long;
use reeve_rules::tournament::same_group::group_key;
use reeve_rules::tournament::same_name::{name_key, same_name};
use reeve_rules::tournament::same_person::{email_key, looks};
use reeve_rules::tournament::vocabulary::words;
use reeve_store::player;
use reeve_store::player::{Person, Player};
use reeve_views::people::same_player::{InCommon, is_listed};

words! {
    /// What becomes of a line that may mean somebody who is there.
    #[derive(Default)]
    DoubleChoice {
        /// It is the same person: what is new is taken over.
        Merge = "merge",
        /// It is another person.
        Both = "both",
        /// The line is left out.
        #[default]
        Skip = "skip",
    }
}

/// Whom a line may mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MeantBy {
    /// The player of this number.
    Player(i64),
    /// Whoever stands in this line of the file.
    Line(u64),
}

/// Somebody whom a line may mean, and what becomes of the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Double {
    pub of: MeantBy,
    /// The same, as known before the line.
    pub person: Person,
    /// What the two have in common.
    pub in_common: InCommon,
    /// What merging takes over from the line; the name stays.
    pub adds: Person,
    /// What becomes of the line where nobody says otherwise.
    pub suggested: DoubleChoice,
    pub choice: DoubleChoice,
    /// Somebody chose it for this line.
    pub is_chosen: bool,
}

impl Double {
    /// What somebody saw of it, in short.
    pub(super) fn in_short(&self) -> String {
        let adds = &self.adds;
        let of = match self.of {
            MeantBy::Player(number) => format!("player {number}"),
            MeantBy::Line(line) => format!("line {line}"),
        };
        let parts = [adds.email.as_deref(), adds.club.as_deref(), adds.country.as_deref(), Some(&*adds.group_names)];
        format!("{} {of} {parts:?}", self.choice.code())
    }
}

/// Whether mail to an address would hardly arrive: its host has no dot, as in `zoe@example`.
fn is_doubtful(email: &str) -> bool {
    email.rsplit_once('@').is_none_or(|(_, host)| !host.contains('.'))
}

/// Takes over what is new: what the one lacks, an address of mail in place of one that would hardly arrive, and the groups
/// that the one is not in, as many as fit. Gives what that was.
pub(super) fn merge(one: &mut Person, line: &Person) -> Person {
    let mut adds = Person::default();
    let take = |own: &mut Option<String>, new: &Option<String>| {
        if own.is_some() { None } else { new.clone().inspect(|new| *own = Some(new.clone())) }
    };
    let better = line.email.as_deref().is_some_and(|email| !is_doubtful(email));
    one.email = one.email.take().filter(|email| !(better && is_doubtful(email)));
    adds.email = take(&mut one.email, &line.email);
    adds.club = take(&mut one.club, &line.club);
    adds.country = take(&mut one.country, &line.country);
    let own: Vec<&str> = one.groups().collect();
    let keys: BTreeSet<String> = own.iter().map(|group| group_key(group)).collect();
    let new = line.groups().filter(|group| !keys.contains(&group_key(group)));
    let new: Vec<&str> = new.take(limits::GROUPS.saturating_sub(own.len())).collect();
    adds.group_names = player::group_names(&new);
    let all: Vec<&str> = own.iter().copied().chain(new).collect();
    one.group_names = player::group_names(&all);
    // A file names no companions; two players who are one person may both have some.
    let own: Vec<&str> = one.companions().collect();
    let new: Vec<&str> = line.companions().filter(|name| !own.iter().any(|own| same_name(own, name))).collect();
    let all = [own.as_slice(), &new].concat().join("\n");
    if !new.is_empty() && too_long(&all, limits::COMPANIONS).is_none() {
        adds.companions = new.join("\n");
        one.companions = all;
    }
    adds
}

/// Who comes out of a line in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    /// The player at this place of the snapshot.
    Player(usize),
    /// The new player of the planned line at this place.
    Row(usize),
}

/// Whom a line may mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Likeness {
    /// Who that is in the end.
    pub whose: Whose,
    /// The planned line that said so, where it was one.
    pub row: Option<usize>,
    /// What the two have in common.
    pub in_common: InCommon,
}

/// A name and an e-mail address as they are compared.
struct ComparedAs {
    name: String,
    looks: BTreeSet<String>,
    email: Option<String>,
}

impl ComparedAs {
    fn of(person: &Person) -> ComparedAs {
        let email = person.email.as_deref().map(email_key).filter(|email| !email.is_empty());
        ComparedAs { name: name_key(&person.name), looks: looks(&person.name), email }
    }
}

/// A planned line, and who came out of it.
struct Earlier {
    row: usize,
    whose: Whose,
    key: ComparedAs,
}

/// Everybody who is known while a file is planned, by name and by e-mail address, so that each line is compared at once.
pub(super) struct KnownPeople {
    players: There,
    lines: Vec<Earlier>,
    by_name: BTreeMap<String, usize>,
    by_email: BTreeMap<String, usize>,
    by_look: BTreeMap<String, usize>,
}

impl KnownPeople {
    pub(super) fn of(players: &[Player]) -> KnownPeople {
        KnownPeople {
            players: There::of(players),
            lines: Vec::new(),
            by_name: BTreeMap::new(),
            by_email: BTreeMap::new(),
            by_look: BTreeMap::new(),
        }
    }

    /// Whom a line may mean: the same name and address first, then the same name, then the same address, then a name
    /// that is alike, and a player of the tournament before an earlier line. A player is met by one line of the same name only, so that a list with a
    /// name twice adds the second one where there is one.
    pub(super) fn find(&mut self, person: &Person) -> Option<Likeness> {
        let key = ComparedAs::of(person);
        if let Some((at, email)) = self.players.take(&key) {
            return Some(Likeness { whose: Whose::Player(at), row: None, in_common: InCommon { name: true, email } });
        }
        let line = |at: Option<&usize>| at.map(|at| &self.lines[*at]);
        let with_email = key.email.as_ref().and_then(|email| line(self.by_email.get(email)));
        let with_name = line(self.by_name.get(&key.name));
        let found = |earlier: &Earlier| {
            let email = key.email.is_some() && key.email == earlier.key.email;
            let in_common = InCommon { name: key.name == earlier.key.name, email };
            Likeness { whose: earlier.whose, row: Some(earlier.row), in_common }
        };
        if let Some(earlier) = with_email.filter(|earlier| earlier.key.name == key.name).or(with_name) {
            return Some(found(earlier));
        }
        let player = key.email.as_ref().and_then(|email| self.players.by_email.get(email));
        let in_common = InCommon { name: false, email: true };
        let player = player.map(|at| Likeness { whose: Whose::Player(*at), row: None, in_common });
        player.or_else(|| with_email.map(found)).or_else(|| self.alike(&key))
    }

    /// Whom a line may mean whose name differs in accents or the order of its words.
    fn alike(&self, key: &ComparedAs) -> Option<Likeness> {
        let in_common = InCommon { name: false, email: false };
        let first =
            |known: &BTreeMap<String, usize>| key.looks.iter().filter_map(|look| known.get(look)).min().copied();
        let player = first(&self.players.by_look);
        let player = player.map(|at| Likeness { whose: Whose::Player(at), row: None, in_common });
        let line = || {
            let earlier = &self.lines[first(&self.by_look)?];
            Some(Likeness { whose: earlier.whose, row: Some(earlier.row), in_common })
        };
        player.or_else(line)
    }

    /// Notes who came out of a planned line.
    pub(super) fn note(&mut self, person: &Person, row: usize, whose: Whose) {
        let key = ComparedAs::of(person);
        let at = self.lines.len();
        self.by_name.entry(key.name.clone()).or_insert(at);
        if let Some(email) = &key.email {
            self.by_email.entry(email.clone()).or_insert(at);
        }
        for look in &key.looks {
            self.by_look.entry(look.clone()).or_insert(at);
        }
        self.lines.push(Earlier { row, whose, key });
    }
}

/// Players who are there already, by label, name and e-mail address, as [`name_key`] has them.
struct There {
    /// By label, which is different for everybody but for capitals.
    by_label: BTreeMap<String, VecDeque<usize>>,
    /// By name, in the order in which they came.
    by_name: BTreeMap<String, VecDeque<usize>>,
    /// The first with each address.
    by_email: BTreeMap<String, usize>,
    /// The first with each name, as it is compared loosely.
    by_look: BTreeMap<String, usize>,
    emails: BTreeMap<usize, ComparedAs>,
    met: Vec<bool>,
}

impl There {
    fn of(players: &[Player]) -> There {
        let mut there = There {
            by_label: BTreeMap::new(),
            by_name: BTreeMap::new(),
            by_email: BTreeMap::new(),
            by_look: BTreeMap::new(),
            emails: BTreeMap::new(),
            met: vec![false; players.len()],
        };
        for (at, player) in players.iter().enumerate().filter(|(_, player)| is_listed(player)) {
            let key = ComparedAs::of(&player.person);
            there.by_label.entry(name_key(&player.label())).or_default().push_back(at);
            there.by_name.entry(key.name.clone()).or_default().push_back(at);
            for look in &key.looks {
                there.by_look.entry(look.clone()).or_insert(at);
            }
            if let Some(email) = &key.email {
                there.by_email.entry(email.clone()).or_insert(at);
                there.emails.insert(at, key);
            }
        }
        there
    }

    /// A player who has not been met and is called so, and whether the address is the same: first one with the same
    /// address, then by the label with its number.
    fn take(&mut self, wanted: &ComparedAs) -> Option<(usize, bool)> {
        let by_email = wanted.email.as_ref().and_then(|email| self.by_email.get(email)).copied();
        let both =
            by_email.filter(|at| !self.met[*at] && self.emails.get(at).is_some_and(|key| key.name == wanted.name));
        if let Some(at) = both {
            self.met[at] = true;
            return Some((at, true));
        }
        for called in [&mut self.by_label, &mut self.by_name].into_iter().filter_map(|by| by.get_mut(&wanted.name)) {
            while let Some(at) = called.pop_front() {
                if !std::mem::replace(&mut self.met[at], true) {
                    let email =
                        wanted.email.is_some() && self.emails.get(&at).is_some_and(|key| key.email == wanted.email);
                    return Some((at, email));
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::tournament::vocabulary::PlayerState;
    use reeve_views::event_for_tests::{AT, player as player_for_tests};

    fn person(name: &str, email: Option<&str>) -> Person {
        Person { name: name.into(), email: email.map(str::to_owned), ..Person::default() }
    }

    #[test]
    fn a_name_is_there_whatever_its_capitals_and_blanks_and_each_player_is_met_once() {
        let named = |name: &str, suffix: i64, hidden: bool| Player {
            person: Person { suffix, ..person(name, None) },
            hidden_at: hidden.then_some(AT),
            ..player_for_tests(1)
        };
        let left = Player { state: PlayerState::Withdrawn, ..named("Max", 0, false) };
        let players = [named("Kim Lee", 0, false), named("Kim Lee", 2, false), named("Jo", 0, true), left];
        let mut there = There::of(&players);
        let lines =
            [("KIM lee (2)", Some(1)), ("kim  Lee", Some(0)), ("Kim Lee", None), ("Jo", None), ("max", Some(3))];
        for (line, expected) in lines {
            assert_eq!(there.take(&ComparedAs::of(&person(line, None))), expected.map(|at| (at, false)), "{line}");
        }
    }

    #[test]
    fn the_same_name_and_address_come_before_the_name_and_the_name_before_the_address() {
        let players = [("Kim", None), ("Kim", Some("kim@x.org")), ("Lee", Some("lee@x.org"))];
        let players = players.map(|(name, email)| Player { person: person(name, email), ..player_for_tests(1) });
        let mut known = KnownPeople::of(&players);
        let mut check = |name: &str, email: Option<&str>, expected: Option<(Whose, bool, bool)>| {
            let found = known.find(&person(name, email));
            let found = found.map(|found| (found.whose, found.in_common.name, found.in_common.email));
            assert_eq!(found, expected, "{name} {email:?}");
            known.note(&person(name, email), 0, Whose::Row(7));
        };
        check("kim", Some("KIM@x.org"), Some((Whose::Player(1), true, true)));
        check("Jo", Some("lee@x.org"), Some((Whose::Player(2), false, true)));
        check("Kim", Some("other@x.org"), Some((Whose::Player(0), true, false)));
        check("Kim", Some("other@x.org"), Some((Whose::Row(7), true, true)));
        check("Kim", Some("third@x.org"), Some((Whose::Row(7), true, false)));
        check("Bo", Some("third@x.org"), Some((Whose::Row(7), false, true)));
        check("Cy", None, None);
        check("Lée", None, Some((Whose::Player(2), false, false)));
        check("García, Ana", None, None);
        check("Ana Garcia", None, Some((Whose::Row(7), false, false)));
    }

    /// Each line is held against those alone that have a key in common with it, and against one of them: what is counted is how many keys
    /// five thousand hostile names have.
    #[test]
    fn thousands_of_lines_are_each_held_against_one() {
        let letter = |at: usize| char::from_u32(0x4E00 + at as u32).expect("a letter");
        let check = |name: &dyn Fn(usize) -> String, expected: usize| {
            let (mut known, mut found, mut keys) = (KnownPeople::of(&[]), 0, 0);
            for at in 0..5_000 {
                let person = person(&name(at), None);
                let key = ComparedAs::of(&person);
                keys += 1 + key.looks.len();
                let likeness = known.find(&person);
                found += usize::from(likeness.is_some());
                assert!(likeness.is_none_or(|likeness| likeness.row == Some(0)), "{}", name(at));
                known.note(&person, at, Whose::Row(at));
            }
            assert_eq!(found, expected, "{}", name(1));
            assert!(keys <= 7 * 5_000 && known.by_name.len() + known.by_look.len() <= keys, "{keys}");
        };
        check(&|at| format!("Ada Lovel{}ce", letter(at)), 0);
        check(&|_| "Ada Lovelace".to_owned(), 4_999);
        check(&|at| format!("{}{}", "a-b ".repeat(49), letter(at)), 0);
        check(&|_| "é-b ".repeat(50), 4_999);
    }

    #[test]
    fn what_is_new_is_taken_over_and_nothing_else() {
        let mut one = Person { club: Some("Jena".into()), group_names: "a\nb".into(), ..person("Ada", None) };
        let line = Person { club: Some("Gera".into()), group_names: "B\nc".into(), ..person("ADA", Some("a@x.org")) };
        let adds = merge(&mut one, &line);
        assert_eq!((adds.email.as_deref(), adds.club, adds.group_names.as_str()), (Some("a@x.org"), None, "c"));
        let wanted =
            Person { club: Some("Jena".into()), group_names: "a\nb\nc".into(), ..person("Ada", Some("a@x.org")) };
        assert_eq!(one, wanted);
        assert_eq!(merge(&mut one, &line), Person::default());
        let many = Person { group_names: (0..30).map(|n| format!("{n}\n")).collect(), ..Person::default() };
        merge(&mut one, &many);
        assert_eq!(one.groups().count(), limits::GROUPS);
    }
}
