//! The words of a player's own page.

use crate::games::Terms;
use crate::{isolated, labels, ordinal};
use reeve_rules::standings::Rank;
use reeve_rules::tournament::same_group::{groups_shown, is_staff_made};
use reeve_rules::tournament::vocabulary::{PlayerState, Stage};
use reeve_store::player::Player;
use reeve_views::player_day::{CountedGame, Opponent, OthersPlay, OwnResult, PlayerStanding};
use reeve_views::rounds::RoundAt;

/// On a player's record sheet before the games begin.
pub const ROUND_AHEAD: &str = "The round has not started yet.";

/// Where the player stands, as a heading. `shared`: others have the rank too.
pub fn standing(standing: PlayerStanding, shared: bool) -> String {
    match standing {
        PlayerStanding::Out { rank: Some(rank), .. }
        | PlayerStanding::Over { rank: Some(rank), .. }
        | PlayerStanding::EventOver { rank: Some(rank) }
            if shared =>
        {
            format!("You share rank {rank}")
        }
        PlayerStanding::AwaitsApproval => "The organizers are looking at your registration".to_owned(),
        PlayerStanding::Waiting { place } => format!("You are number {place} on the waiting list"),
        PlayerStanding::TooLate { .. } => "You did not get a place".to_owned(),
        PlayerStanding::CalledOff => "This tournament is called off".to_owned(),
        PlayerStanding::Registered => "You are registered".to_owned(),
        PlayerStanding::OnFinalDay => "You play on the final day".to_owned(),
        PlayerStanding::CheckIn => "Check in at the entrance".to_owned(),
        PlayerStanding::CheckedIn => "You are checked in".to_owned(),
        PlayerStanding::BetweenRounds => "Wait for the next round".to_owned(),
        PlayerStanding::GameOver { absent: true, .. } => "You missed this game".to_owned(),
        PlayerStanding::GameOver { .. } => "Your game is over".to_owned(),
        PlayerStanding::Finalist => "You are in the final".to_owned(),
        PlayerStanding::RoundsOver => "The rounds are over".to_owned(),
        PlayerStanding::Won => "You have won".to_owned(),
        PlayerStanding::OverInFront => "You finished first".to_owned(),
        PlayerStanding::PrelimsOver { next: Some((stage, _)), goes_on: Some(true), .. } => {
            format!("You are in the {}", of_stage(stage))
        }
        PlayerStanding::PrelimsOver { goes_on: Some(false), rank: Some(rank), .. } => {
            format!("You came {} in the preliminary games", ordinal(rank.0.into()))
        }
        PlayerStanding::PrelimsOver { .. } => "The preliminary games are over".to_owned(),
        PlayerStanding::LastGameOver { absent: true } => "You missed this game".to_owned(),
        PlayerStanding::LastGameOver { absent: false } => "Your game is over".to_owned(),
        PlayerStanding::EventOver { rank: Some(rank) } => format!("You finished {}", ordinal(rank.0.into())),
        PlayerStanding::EventOver { rank: None } => "The games are over".to_owned(),
        PlayerStanding::Out { rank: Some(rank), .. } => format!("You finished {}", ordinal(rank.0.into())),
        PlayerStanding::Out { rank: None, .. } => "Your games are over".to_owned(),
        PlayerStanding::Over { rank: Some(Rank(1)), declared: true } => "You are the champion".to_owned(),
        PlayerStanding::Over { rank: Some(Rank(1)), declared: false } => "You won the final".to_owned(),
        PlayerStanding::Over { rank: Some(rank), .. } => format!("You finished {}", ordinal(rank.0.into())),
        PlayerStanding::Over { rank: None, .. } => "The tournament is over".to_owned(),
        PlayerStanding::Withdrawn { .. } => "You have withdrawn".to_owned(),
        PlayerStanding::Disqualified => "You are disqualified".to_owned(),
    }
}

/// To a player who checks in on the own page.
pub const CHECK_IN_NOW: &str = "Check in now";

/// What comes next for the player, a sentence or two.
pub fn what_comes_next(standing: PlayerStanding) -> Vec<String> {
    match standing {
        PlayerStanding::GameOver { round, absent, decided, last_prelim, ends } => {
            game_over(round, (absent, decided), (last_prelim, ends))
        }
        PlayerStanding::Out { others, rank } => {
            let thanks =
                rank.map(|_| "Thank you for playing. Stay and watch, and see who becomes champion.".to_owned());
            std::iter::once(others_play(others)).chain(thanks).collect()
        }
        PlayerStanding::PrelimsOver { next, goes_on, rank } => {
            let field = next.map(|(stage, players)| format!("The {players} best play the {}.", of_stage(stage)));
            let then = match (goes_on, rank) {
                (Some(true), Some(rank)) => format!(
                    "You came {} in the preliminary games. Your table appears here as soon as its seats are public.",
                    ordinal(rank.0.into())
                ),
                (Some(false), _) => "If one of them can't, the next in rank takes the place: please stay until the seats \
                                     are public."
                    .to_owned(),
                _ => "You'll see here whether you go on once the next seats are public. The standings show where you are."
                    .to_owned(),
            };
            field.filter(|_| goes_on != Some(true)).into_iter().chain(std::iter::once(then)).collect()
        }
        PlayerStanding::Over { rank: Some(_), declared: false } => {
            vec!["The final is over. Thank you for playing.".to_owned(), texts::bracket::provisional()]
        }
        fixed => fixed_sentences(fixed).iter().map(ToString::to_string).collect(),
    }
}

fn of_stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Final => "final",
        Stage::Semi | Stage::Prelim => "semi-finals",
    }
}

/// What a player reads whose result is final while the round goes on.
fn game_over(round: RoundAt, (absent, decided): (bool, bool), (last_prelim, ends): (bool, bool)) -> Vec<String> {
    let result = match absent {
        true => "The result of your table is final. For you it counts as a game not played.",
        false if decided => "A judge has decided the result.",
        false => "The result is final.",
    };
    let next = match round.stage {
        Stage::Prelim if last_prelim && ends => "Where you finished appears here as soon as the winner is announced.",
        Stage::Prelim if last_prelim => "You'll see here whether you go on once the next seats are public.",
        Stage::Prelim => "Your next table appears here as soon as its seats are public.",
        Stage::Semi | Stage::Final => "Where you finished appears here as soon as the round is closed.",
    };
    vec![result.to_owned(), next.to_owned()]
}

/// What is played without the player.
fn others_play(others: OthersPlay) -> String {
    match others {
        OthersPlay::SemiFinals { players, begun: true } => format!("{players} others are playing the semi-finals now."),
        OthersPlay::SemiFinals { players, begun: false } => {
            format!("The semi-finals come next; {players} others play.")
        }
        OthersPlay::Final { players: Some(players), begun: true } => {
            format!("{players} others are playing the final now.")
        }
        OthersPlay::Final { players: None, begun: true } => "The final is being played now.".to_owned(),
        OthersPlay::Final { players: Some(players), begun: false } => {
            format!("The final comes next; {players} others play.")
        }
        OthersPlay::Final { players: None, begun: false } => "The final comes next.".to_owned(),
        OthersPlay::FinalPlayed => {
            "The final has been played. Who won is shown once the organizers close it.".to_owned()
        }
    }
}

/// What never varies.
fn fixed_sentences(standing: PlayerStanding) -> &'static [&'static str] {
    match standing {
        PlayerStanding::GameOver { .. } | PlayerStanding::Out { .. } | PlayerStanding::PrelimsOver { .. } => &[],
        PlayerStanding::LastGameOver { absent: false } => {
            &["The result is final. It was your last game in this event."]
        }
        PlayerStanding::LastGameOver { absent: true } => &[
            "The result of your table is final. For you it counts as a game not played.",
            "It was your last game in this event.",
        ],
        PlayerStanding::EventOver { .. } => {
            &["The games of this event are over. The ranking of the series says who goes on. Thank you for playing."]
        }
        PlayerStanding::Finalist => {
            &["You won your semi-final. Your table appears here as soon as its seats are public."]
        }
        PlayerStanding::AwaitsApproval => {
            &["You have no place yet. This page will tell you when they have approved it."]
        }
        PlayerStanding::Waiting { .. } => {
            &["When a place is free, the next on the list gets it, and this page will tell you."]
        }
        PlayerStanding::TooLate { finished: false } => {
            &["The rounds that everybody plays are over, so nobody else can join."]
        }
        PlayerStanding::TooLate { finished: true } => &["The tournament is over."],
        PlayerStanding::CalledOff => {
            &["It does not take place, so there is nothing for you to do. If that changes, this page will tell you."]
        }
        PlayerStanding::Registered | PlayerStanding::OnFinalDay => {
            &["On the day, check in when you arrive.", "Your table appears here as soon as the seats are public."]
        }
        PlayerStanding::CheckIn => &["Tell the organizers at the entrance that you are here."],
        PlayerStanding::CheckedIn => &["Your table appears here as soon as the seats are public."],
        PlayerStanding::RoundsOver => {
            &["The standings show where you are. The winner is announced here as soon as the organizers declare it."]
        }
        PlayerStanding::Won | PlayerStanding::OverInFront => &["Congratulations, and well played."],
        PlayerStanding::BetweenRounds => &["Your next table appears here as soon as its seats are public."],
        PlayerStanding::Over { rank: Some(Rank(1)), declared: true } => &["Congratulations, and well played."],
        PlayerStanding::Over { rank: Some(_), declared: true } => &["The tournament is over. Thank you for playing."],
        PlayerStanding::Over { .. } => &[],
        PlayerStanding::Withdrawn { may_return: false } => {
            &["You are no longer in the tournament. The games you played still count."]
        }
        PlayerStanding::Withdrawn { may_return: true } => {
            &["You are not taking part. If that is a mistake, tell the organizers; they can bring you back."]
        }
        PlayerStanding::Disqualified => {
            &["You are no longer in the tournament. The judges and organizers can tell you why."]
        }
    }
}

/// What anybody reads who looks for a player without a seat in the round that is shown. `over`: that round is over, and
/// the next seats are not public yet.
pub fn for_everybody(name: &str, standing: PlayerStanding, rank: Option<Rank>, over: bool) -> String {
    let name = isolated(name);
    let at = rank.map(|rank| format!(" Rank {rank} in the standings.")).unwrap_or_default();
    match standing {
        PlayerStanding::Withdrawn { .. } => format!("{name} has left the tournament.{at}"),
        PlayerStanding::Disqualified => format!("{name} is no longer in the tournament."),
        PlayerStanding::CalledOff => format!("{name}: this tournament is called off."),
        PlayerStanding::Over { .. }
        | PlayerStanding::Won
        | PlayerStanding::OverInFront
        | PlayerStanding::RoundsOver
        | PlayerStanding::EventOver { .. } => {
            format!("{name}: the games are over.{at}")
        }
        PlayerStanding::Out { others, .. } => format!("{name} doesn't play on. {}{at}", others_play(others)),
        PlayerStanding::Finalist => format!("{name} plays the final. Its seats are not public yet."),
        PlayerStanding::GameOver { round, last_prelim, ends, .. } => {
            let next = match round.stage {
                Stage::Prelim if last_prelim && ends => "",
                Stage::Prelim if last_prelim => " Nobody has a seat yet for what comes next.",
                Stage::Prelim => " The seats of the next round are not public yet.",
                Stage::Semi => " Who plays the final is not public yet.",
                Stage::Final => "",
            };
            format!("{name}: the game of this round is over.{next}{at}")
        }
        PlayerStanding::PrelimsOver { .. } => format!("{name}: nobody has a seat yet for what comes next.{at}"),
        _ if over => format!("{name}: the seats of the next round are not public yet.{at}"),
        _ => format!("{name} has no seat in this round.{at}"),
    }
}

/// Behind the name of the round that the player sits in. `entered`: the result is in, and not final yet.
pub fn game_now(entered: bool) -> &'static str {
    if entered { ": the result is in" } else { ": the game is on" }
}

/// What somebody reads who wants to leave once seats are public.
pub const LEAVING: &str = "The staff is told at once. You stay in until they confirm it, and can take it back until then. The games you have played still count, for you and for your opponents.";

/// What it does to withdraw before the tournament begins.
pub fn withdrawing(state: PlayerState) -> &'static str {
    match state {
        PlayerState::Asked => "You take your registration back.",
        PlayerState::Waiting => "You leave the waiting list, and lose your place on it.",
        PlayerState::Registered | PlayerState::Withdrawn | PlayerState::Disqualified => {
            "You give up your place; the next on the waiting list may get it. The organizers can bring you back only while \
             there is room."
        }
    }
}

/// The same once it was asked for, at this time.
pub fn asked_to_leave(clock: &str) -> String {
    format!("You asked to leave at {clock}. You are still in until the staff confirms it.")
}

/// What somebody reads who may ask for the own data to be erased.
pub const ERASURE: &str = "You can ask the organizers to erase your data: your name then becomes a number everywhere, and the results stay. Nothing changes until they do it.";

/// The same once it was asked for, at this moment.
pub fn asked_for_erasure(moment: &str) -> String {
    format!("You asked for your data to be erased on {moment}. The organizers have yet to do it.")
}

/// The rank of a player among all who came, as a heading: `3rd of 33`, `Shares rank 3 of 33`. Only the disqualified have
/// none. `of`: how many came; none for who never did.
pub fn rank(rank: Option<Rank>, shared: bool, of: Option<usize>) -> String {
    match (rank, of) {
        (None, _) => labels::DISQUALIFIED.to_owned(),
        (Some(rank), None) => format!("Rank {rank}, no game played"),
        (Some(rank), Some(of)) if shared => format!("Shares rank {rank} of {of}"),
        (Some(rank), Some(of)) => format!("{} of {of}", ordinal(rank.0.into())),
    }
}

/// A result of the player's own: `10 VP, won`, `6 VP`, or `absent`.
pub fn result(result: &OwnResult, terms: &Terms) -> String {
    let won = if result.won { ", won" } else { "" };
    match result.vp {
        _ if result.not_counted => labels::NOT_COUNTED.to_owned(),
        Some(vp) => format!("{vp} {}{won}", terms.points),
        None => labels::ABSENT.to_owned(),
    }
}

/// What a game is worth in the standings: `2nd place, 24.24 VP%`.
pub fn worth(game: &CountedGame, terms: &Terms) -> String {
    let points = game.points.map(|points| format!(", {points} points")).unwrap_or_default();
    format!("{} place{points}, {} {}", ordinal(game.place.into()), game.vp_percent, terms.share)
}

/// An opponent's result: `(10, won)`; empty before it may be seen.
pub fn opponent_result(opponent: &Opponent) -> String {
    match opponent.vp {
        _ if opponent.absent => format!(" ({})", labels::ABSENT),
        Some(vp) if opponent.won => format!(" ({vp}, won)"),
        Some(vp) => format!(" ({vp})"),
        None => String::new(),
    }
}

/// Somebody else changed the player's data while the player did.
pub const STALE: &str = "Somebody else changed your data after you opened the page. Your changes are not saved yet; both versions are below.";

/// What is stored of a player, as the player sees it.
pub fn facts(player: &Player) -> Vec<(&'static str, String)> {
    let text = |value: &Option<String>| value.clone().unwrap_or_else(|| "none".to_owned());
    let name = |value: &Option<String>| value.as_deref().map_or_else(|| "none".to_owned(), isolated);
    let groups = groups_shown(player.person.groups().filter(|name| !is_staff_made(name)));
    let mut facts = vec![
        ("Name", isolated(&player.label())),
        ("E-mail", name(&player.person.email)),
        ("Club", name(&player.person.club)),
        ("Country", text(&player.person.country)),
        ("Family or friends", if groups.is_empty() { "none".to_owned() } else { isolated(&groups) }),
    ];
    if player.minor {
        facts.push(("Guardian", name(&player.person.guardian)));
    }
    facts
}
