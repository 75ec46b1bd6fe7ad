//! Rule sets as values.
use super::*;
use crate::tournament::bounds;

#[test]
fn the_presets_differ_from_the_official_rules_in_what_they_say() {
    let official = RuleSet::default();
    let check = |preset: Preset, keys: &[RuleKey]| {
        let rules = preset.rules();
        assert_eq!(rules.differs_in(&official), keys, "{preset}");
        assert_eq!((rules.is_official(), rules.name.as_str()), (keys.is_empty(), preset.code()));
    };
    use RuleKey::*;
    check(Preset::CatanStudio, &[]);
    check(Preset::WorldChampionship, &[PrelimGames]);
    check(Preset::Japan, &[PrelimGames, Chain, Cut]);
    check(Preset::Uk, &[Chain]);
    check(Preset::Germany, &[Dummy, Share, PlacesOfFour, PlacesOfThree, Chain, Cut, Qualify]);
    check(Preset::Austria, &[Dummy, Share, PlacesOfFour, PlacesOfThree, Chain, Cut]);
    assert_eq!(Preset::CatanStudio.rules(), official);
}

#[test]
fn what_no_set_can_have_is_refused() {
    let twice = [Link::Wins, Link::Vp, Link::Wins];
    assert_eq!(crate::rule_set::Chain::new(&twice), Err(RuleRefusal::LinkTwice(Link::Wins)));
    assert_eq!(crate::rule_set::Chain::new(&[]).map(|chain| chain.links().len()), Ok(0));
    assert_eq!(QualifyTable::new(&[]), Err(RuleRefusal::NoRows));
    let out_of_order = RuleRefusal::RowsOutOfOrder { before: 12, after: 12 };
    assert_eq!(QualifyTable::new(&[(12, 2), (12, 4)]), Err(out_of_order));
    let outside = RuleRefusal::Outside { number: 8, least: 1, most: 7 };
    assert_eq!(within(8, bounds::GAMES_BEFORE_CUT), Err(outside));
}

#[test]
fn so_many_go_on_as_the_table_says() {
    let rows = [(12, 2), (21, 4), (31, 6), (41, 8)];
    let table = crate::rule_set::Qualify::ByAttendance(QualifyTable::new(&rows).unwrap());
    assert_eq!([0, 11, 12, 20, 21, 40, 41, 500].map(|players| table.of(players)), [0, 0, 2, 2, 4, 6, 8, 8]);
    assert_eq!(crate::rule_set::Qualify::Number(2).of(0), 2);
}
