//! The words of Full-Contact.

use crate::files::table::shown;
use crate::rules::games::full_contact::refusal::Refusal;
use crate::rules::games::full_contact::step::FieldCard;

/// What a card is called within a sentence.
fn card(card: FieldCard) -> &'static str {
    match card {
        FieldCard::Vp => "victory point",
        FieldCard::YearOfPlenty => "year of plenty",
        FieldCard::Monopoly => "monopoly",
        FieldCard::Robber => "robber",
        FieldCard::Barbarians => "barbarians",
        FieldCard::Foresight => "foresight",
        FieldCard::MilitarySupremacy => "military supremacy",
    }
}

/// Why a line is refused.
pub(super) fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::TeamSize { team, found, least, most } => {
            format!("{} has {found} players; a team has {least} to {most}", shown(team))
        }
        Refusal::StartTwice(hoop) => format!("two teams start in hoop {hoop}"),
        Refusal::NoSuchHoop { hoop, most } => format!("there is no hoop {hoop}; they are numbered from 1 to {most}"),
        Refusal::PileSize { pile, most } => format!("pile {} needs a size from 1 to {most}", shown(pile)),
        Refusal::PilesOfBall { ball, found, wanted } => {
            format!("the piles of {ball} hold {found} balls; there are {wanted}")
        }
        Refusal::RoundRuns => "a round is running; this waits for the pause".to_owned(),
        Refusal::NoRoundRuns => "no round is running; this waits for the whistle".to_owned(),
        Refusal::NoSuchTeam(team) => format!("there is no team {}", shown(team)),
        Refusal::NoSuchPile(pile) => format!("there is no pile {}", shown(pile)),
        Refusal::PileEmpty(pile) => format!("pile {} has no balls left", shown(pile)),
        Refusal::NothingToPlace(team) => format!("{} has bought no settlement that is not placed yet", shown(team)),
        Refusal::HoopTaken { hoop, team } => format!("hoop {hoop} has a building of {}", shown(team)),
        Refusal::TooFewBalls { team, ball, has, wanted } => {
            format!("{} has {has} {ball}, and this takes {wanted}", shown(team))
        }
        Refusal::BelowZero => "nobody gives or takes fewer than no balls".to_owned(),
        Refusal::PaidWith(ball) => format!("the last ball of the price is wood or wheat, not {ball}"),
        Refusal::NoSettlement { team, hoop } => format!("{} has no settlement in hoop {hoop}", shown(team)),
        Refusal::AllAreKnights { team, players } => {
            format!("all {players} players of {} are knights already", shown(team))
        }
        Refusal::NotInDeck(drawn) => format!("no card “{}” is left in the deck", card(*drawn)),
        Refusal::OwnTeam(team) => format!("this takes a team other than {}", shown(team)),
        Refusal::GivesNothing(team) => {
            format!("{} gives nothing; in a trade each side gives a ball or more", shown(team))
        }
        Refusal::CardNotHeld { team, card: played } => {
            format!("{} does not hold a card “{}”", shown(team), card(*played))
        }
        Refusal::PileHasFewer { pile, has } => format!("pile {} has only {has}", shown(pile)),
        Refusal::Plenty { found, wanted } => format!("a year of plenty brings {wanted} balls now, not {found}"),
        Refusal::DiscardsNothing(team) => {
            format!("{} discards nothing: it plays the robber, or has no balls", shown(team))
        }
        Refusal::Discards { team, found, wanted } => format!("{} discards {wanted} balls, not {found}", shown(team)),
        Refusal::NoBuilding { team, hoop } => format!("{} has no building in hoop {hoop}", shown(team)),
        Refusal::StartingCity { team, hoop } => {
            format!("hoop {hoop} is where {} started; barbarians leave that city alone", shown(team))
        }
    }
}
