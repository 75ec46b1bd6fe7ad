//! The rules of national bodies, as changes of CATAN Studio's.

use crate::rule_set::places::PlacePoints;
use crate::rule_set::set::{Chain, Qualify, RuleSet};
use crate::rule_set::vocabulary::{Cut, Link, Share};
use crate::tournament::vocabulary::words;

words! {
    /// A set that can be chosen by its name.
    #[derive(Default)]
    Preset {
        #[default]
        CatanStudio = "catan-studio",
        WorldChampionship = "world-championship",
        Japan = "japan",
        Uk = "uk",
        Germany = "germany",
        Austria = "austria",
    }
}

impl Preset {
    /// The preset that a set is, if it is one.
    pub fn of(rules: &RuleSet) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| preset.rules() == *rules)
    }

    pub fn rules(self) -> RuleSet {
        let named = RuleSet { name: self.code().to_owned(), ..RuleSet::default() };
        let by_wins = || Chain(vec![Link::Wins, Link::Vp, Link::Share]);
        let by_points = |more: &[Link]| Chain([&[Link::Points, Link::Vp, Link::Share], more].concat());
        let with_points = |named: RuleSet| RuleSet {
            dummy: false,
            places_of_four: PlacePoints(Some([5, 3, 2, 1])),
            places_of_three: PlacePoints(Some([5, 3, 1])),
            ..named
        };
        match self {
            Preset::CatanStudio => named,
            Preset::WorldChampionship => RuleSet { prelim_games: 4, ..named },
            Preset::Japan => RuleSet { prelim_games: 4, chain: by_wins(), cut: Cut::Nothing, ..named },
            Preset::Uk => RuleSet { chain: by_wins(), ..named },
            Preset::Germany => RuleSet {
                share: Share::Mean,
                chain: by_points(&[Link::Wins, Link::Seconds, Link::Thirds]),
                cut: Cut::Nothing,
                qualify: Qualify::Number(2),
                ..with_points(named)
            },
            Preset::Austria => {
                RuleSet { share: Share::Ratio, chain: by_points(&[]), cut: Cut::Final, ..with_points(named) }
            }
        }
    }

    /// Whether how many go on is another number at each event, so that who chooses the set is asked for it.
    pub fn asks_who_goes_on(self) -> bool {
        self == Preset::Japan
    }
}
