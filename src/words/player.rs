//! The words of a player's own page.

use crate::games::Terms;
use crate::{isolated, ordinal};
use reeve_rules::standings::Rank;
use reeve_rules::tournament::same_group::{groups_shown, is_staff_made};
use reeve_rules::tournament::vocabulary::{PlayerState, Stage};
use reeve_store::player::Player;
use reeve_views::player_day::{CountedGame, Opponent, OthersPlay, OwnResult, PlayerStanding};
use reeve_views::rounds::RoundAt;
use texts::{Game, own};

/// Where the player stands, as a heading. `shared`: others have the rank too.
pub fn standing(standing: PlayerStanding, shared: bool) -> String {
    match standing {
        PlayerStanding::Out { rank: Some(rank), .. }
        | PlayerStanding::Over { rank: Some(rank), .. }
        | PlayerStanding::EventOver { rank: Some(rank) }
            if shared =>
        {
            own::share_rank(rank)
        }
        PlayerStanding::AwaitsApproval => own::looked_at(),
        PlayerStanding::Waiting { place } => own::waiting_number(place),
        PlayerStanding::TooLate { .. } => own::no_place(),
        PlayerStanding::CalledOff => own::called_off(),
        PlayerStanding::Registered => own::registered(),
        PlayerStanding::OnFinalDay => own::on_final_day(),
        PlayerStanding::CheckIn => own::check_in(),
        PlayerStanding::CheckedIn => own::checked_in(),
        PlayerStanding::BetweenRounds => own::wait(),
        PlayerStanding::GameOver { absent: true, .. } => own::missed_game(),
        PlayerStanding::GameOver { .. } => own::game_over(),
        PlayerStanding::Finalist => own::in_final(),
        PlayerStanding::RoundsOver => own::rounds_over(),
        PlayerStanding::Won => own::have_won(),
        PlayerStanding::OverInFront => own::finished_first(),
        PlayerStanding::PrelimsOver { next: Some((Stage::Final, _)), goes_on: Some(true), .. } => own::in_final(),
        PlayerStanding::PrelimsOver { next: Some(_), goes_on: Some(true), .. } => own::in_semi_finals(),
        PlayerStanding::PrelimsOver { goes_on: Some(false), rank: Some(rank), .. } => own::came_in_prelims(place(rank)),
        PlayerStanding::PrelimsOver { .. } => own::prelims_over(),
        PlayerStanding::LastGameOver { absent: true } => own::missed_game(),
        PlayerStanding::LastGameOver { absent: false } => own::game_over(),
        PlayerStanding::EventOver { rank: Some(rank) } => own::finished(place(rank)),
        PlayerStanding::EventOver { rank: None } => own::games_over(),
        PlayerStanding::Out { rank: Some(rank), .. } => own::finished(place(rank)),
        PlayerStanding::Out { rank: None, .. } => own::your_games_over(),
        PlayerStanding::Over { rank: Some(Rank(1)), declared: true } => own::champion(),
        PlayerStanding::Over { rank: Some(Rank(1)), declared: false } => own::won_final(),
        PlayerStanding::Over { rank: Some(rank), .. } => own::finished(place(rank)),
        PlayerStanding::Over { rank: None, .. } => own::tournament_over(),
        PlayerStanding::Withdrawn { .. } => own::have_withdrawn(),
        PlayerStanding::Disqualified => own::are_disqualified(),
    }
}

/// A rank as an ordinal number: `3rd`.
fn place(rank: Rank) -> String {
    ordinal(rank.0.into())
}

/// What comes next for the player, a sentence or two.
pub fn what_comes_next(standing: PlayerStanding, game: impl Into<Game>) -> Vec<String> {
    let game = game.into();
    match standing {
        PlayerStanding::GameOver { round, absent, decided, last_prelim, ends } => {
            game_over(game, round, (absent, decided), (last_prelim, ends))
        }
        PlayerStanding::Out { others, rank } => {
            std::iter::once(others_play(others)).chain(rank.map(|_| own::thanks_stay())).collect()
        }
        PlayerStanding::PrelimsOver { next, goes_on, rank } => {
            let field = next.map(|(stage, players)| match stage {
                Stage::Final => own::best_play_final(players),
                Stage::Semi | Stage::Prelim => own::best_play_semi_finals(players),
            });
            let then = match (goes_on, rank) {
                (Some(true), Some(rank)) => own::came_and_plays_on(game, place(rank)),
                (Some(false), _) => own::stay_in_case(),
                _ => own::see_whether_on(),
            };
            field.filter(|_| goes_on != Some(true)).into_iter().chain(std::iter::once(then)).collect()
        }
        fixed => fixed_sentences(fixed, game),
    }
}

/// What a player reads whose result is final while the round goes on.
fn game_over(
    game: Game,
    round: RoundAt,
    (absent, decided): (bool, bool),
    (last_prelim, ends): (bool, bool),
) -> Vec<String> {
    let result = match absent {
        true => own::table_final_missed(game),
        false if decided => own::judge_decided(),
        false => own::result_final(),
    };
    let next = match round.stage {
        Stage::Prelim if last_prelim && ends => own::finish_after_winner(),
        Stage::Prelim if last_prelim => own::whether_on(),
        Stage::Prelim => own::next_table(game),
        Stage::Semi | Stage::Final => own::finish_after_round(),
    };
    vec![result, next]
}

/// What is played without the player.
fn others_play(others: OthersPlay) -> String {
    match others {
        OthersPlay::SemiFinals { players, begun: true } => own::others_semi_finals(players),
        OthersPlay::SemiFinals { players, begun: false } => own::others_semi_finals_next(players),
        OthersPlay::Final { players: Some(players), begun: true } => own::others_final(players),
        OthersPlay::Final { players: None, begun: true } => own::final_on(),
        OthersPlay::Final { players: Some(players), begun: false } => own::others_final_next(players),
        OthersPlay::Final { players: None, begun: false } => own::final_next(),
        OthersPlay::FinalPlayed => own::final_played(),
    }
}

/// What never varies but for the game.
fn fixed_sentences(standing: PlayerStanding, game: Game) -> Vec<String> {
    match standing {
        PlayerStanding::GameOver { .. } | PlayerStanding::Out { .. } | PlayerStanding::PrelimsOver { .. } => Vec::new(),
        PlayerStanding::LastGameOver { absent: false } => vec![own::last_game()],
        PlayerStanding::LastGameOver { absent: true } => vec![own::table_final_missed(game), own::last_game_missed()],
        PlayerStanding::EventOver { .. } => vec![own::event_over()],
        PlayerStanding::Finalist => vec![own::won_semi_final(game)],
        PlayerStanding::AwaitsApproval => vec![own::not_approved_yet()],
        PlayerStanding::Waiting { .. } => vec![own::list_moves()],
        PlayerStanding::TooLate { finished: false } => vec![own::nobody_joins()],
        PlayerStanding::TooLate { finished: true } => vec![own::tournament_over_sentence()],
        PlayerStanding::CalledOff => vec![own::does_not_take_place()],
        PlayerStanding::Registered | PlayerStanding::OnFinalDay => vec![own::on_the_day(), own::table_appears(game)],
        PlayerStanding::CheckIn => vec![own::tell_at_entrance()],
        PlayerStanding::CheckedIn => vec![own::table_appears(game)],
        PlayerStanding::RoundsOver => vec![own::winner_announced_here()],
        PlayerStanding::Won | PlayerStanding::OverInFront => vec![own::congratulations()],
        PlayerStanding::BetweenRounds => vec![own::next_table(game)],
        PlayerStanding::Over { rank: Some(Rank(1)), declared: true } => vec![own::congratulations()],
        PlayerStanding::Over { rank: Some(_), declared: true } => vec![own::over_thanks()],
        PlayerStanding::Over { rank: Some(_), declared: false } => vec![own::final_over_thanks(), own::provisional()],
        PlayerStanding::Over { rank: None, .. } => Vec::new(),
        PlayerStanding::Withdrawn { may_return: false } => vec![own::left_games_count()],
        PlayerStanding::Withdrawn { may_return: true } => vec![own::not_taking_part()],
        PlayerStanding::Disqualified => vec![own::disqualified_why()],
    }
}

/// What anybody reads who looks for a player without a seat in the round that is shown. `over`: that round is over, and
/// the next seats are not public yet.
pub fn for_everybody(name: &str, standing: PlayerStanding, rank: Option<Rank>, over: bool) -> String {
    let name = isolated(name);
    let at = rank.map(own::everybody_rank);
    let sentences = match standing {
        PlayerStanding::Withdrawn { .. } => vec![Some(own::everybody_left(name)), at],
        PlayerStanding::Disqualified => vec![Some(own::everybody_gone(name))],
        PlayerStanding::CalledOff => vec![Some(own::everybody_called_off(name))],
        PlayerStanding::Over { .. }
        | PlayerStanding::Won
        | PlayerStanding::OverInFront
        | PlayerStanding::RoundsOver
        | PlayerStanding::EventOver { .. } => vec![Some(own::everybody_games_over(name)), at],
        PlayerStanding::Out { others, .. } => vec![Some(own::everybody_not_on(name)), Some(others_play(others)), at],
        PlayerStanding::Finalist => vec![Some(own::everybody_finalist(name))],
        PlayerStanding::GameOver { round, last_prelim, ends, .. } => {
            let next = match round.stage {
                Stage::Prelim if last_prelim && ends => None,
                Stage::Prelim if last_prelim => Some(own::everybody_nobody_has_seat()),
                Stage::Prelim => Some(own::everybody_next_not_public()),
                Stage::Semi => Some(own::everybody_final_not_public()),
                Stage::Final => None,
            };
            vec![Some(own::everybody_game_over(name)), next, at]
        }
        PlayerStanding::PrelimsOver { .. } => vec![Some(own::everybody_no_seat_next(name)), at],
        _ if over => vec![Some(own::everybody_next_seats(name)), at],
        _ => vec![Some(own::everybody_no_seat(name)), at],
    };
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The name of the round that the player sits in, with how the game stands. `entered`: the result is in, and not final yet.
pub fn game_now(round: &str, entered: bool) -> String {
    if entered { own::round_result_in(round) } else { own::round_game_on(round) }
}

/// What it does to withdraw before the tournament begins.
pub fn withdrawing(state: PlayerState) -> String {
    match state {
        PlayerState::Asked => own::withdraw_asked(),
        PlayerState::Waiting => own::withdraw_waiting(),
        PlayerState::Registered | PlayerState::Withdrawn | PlayerState::Disqualified => own::withdraw_place(),
    }
}

/// The rank of a player among all who came, as a heading: `3rd of 33`, `Shares rank 3 of 33`. Only the disqualified have
/// none. `of`: how many came; none for who never did.
pub fn rank(rank: Option<Rank>, shared: bool, of: Option<usize>) -> String {
    match (rank, of) {
        (None, _) => own::rank_disqualified(),
        (Some(rank), None) => own::rank_no_game(rank),
        (Some(rank), Some(of)) if shared => own::shares_rank_of(of, rank),
        (Some(rank), Some(of)) => own::rank_of(of, place(rank)),
    }
}

/// A result of the player's own: `10 VP, won`, `6 VP`, or `absent`.
pub fn result(result: &OwnResult, terms: &Terms) -> String {
    match result.vp {
        _ if result.not_counted => own::not_counted(),
        Some(vp) if result.won => own::vp_won(terms, vp),
        Some(vp) => own::vp(terms, vp),
        None => own::absent(),
    }
}

/// What a game is worth in the standings: `2nd place, 24.24 VP%`.
pub fn worth(game: &CountedGame, terms: &Terms) -> String {
    let place = ordinal(game.place.into());
    match game.points {
        Some(points) => own::worth_with_points(terms, place, points, game.vp_percent),
        None => own::worth(terms, place, game.vp_percent),
    }
}

/// An opponent's result, with the space before it: ` (10, won)`; empty before it may be seen.
pub fn opponent_result(opponent: &Opponent) -> String {
    let said = match opponent.vp {
        _ if opponent.absent => own::opponent_absent(),
        Some(vp) if opponent.won => own::opponent_won(vp),
        Some(vp) => own::opponent_vp(vp),
        None => return String::new(),
    };
    format!(" {said}")
}

/// What is stored of a player, as the player sees it.
pub fn facts(player: &Player) -> Vec<(String, String)> {
    let text = |value: &Option<String>| value.clone().unwrap_or_else(own::none);
    let name = |value: &Option<String>| value.as_deref().map_or_else(own::none, isolated);
    let groups = groups_shown(player.person.groups().filter(|name| !is_staff_made(name)));
    let mut facts = vec![
        (own::fact_name(), isolated(&player.label())),
        (own::fact_email(), name(&player.person.email)),
        (own::fact_club(), name(&player.person.club)),
        (own::fact_country(), text(&player.person.country)),
        (own::fact_family(), if groups.is_empty() { own::none() } else { isolated(&groups) }),
    ];
    if player.minor {
        facts.push((own::fact_guardian(), name(&player.person.guardian)));
    }
    facts
}
