//! A player's rank and games as `parts/player.html` shows them, on the own page and on the one for everybody.

use crate::ui::planned::PlannedTimes;
use crate::ui::standings_table;
use reeve_rules::standings::prospects::Chance;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_urls::{Public, Url};
use reeve_views::player_day::{OwnGame, SeatNow};
use reeve_views::standings::prospects::PlayerProspect;
use reeve_views::standings::table::StandingsTable;
use reeve_words as words;
use reeve_words::games::Terms;
use reeve_words::prospects::Told;

use reeve_store::PlayerId;

/// Where a player stands in the public standings, and why.
pub struct PlaceView {
    /// The number of the rank; the disqualified have none.
    pub number: Option<u32>,
    /// The rank, such as `3rd of 33`, or that it is shared.
    pub rank: String,
    /// Which results it stands on, in a sentence.
    pub basis: String,
    /// Why, at length: one paragraph each.
    pub why: Vec<String>,
    /// The player's line in the standings.
    pub line: Url,
}

impl PlaceView {
    /// The place of a player; none before the first result counts, and for who has no seat in a published round.
    pub fn of(table: &StandingsTable<'_>, player: PlayerId, urls: &Public) -> Option<PlaceView> {
        let basis = table.basis?;
        let row = table.row_of(player)?;
        Some(PlaceView {
            basis: words::standings::basis(&basis, &table.tournament().time_zone),
            number: row.row.rank.map(|rank| rank.0),
            rank: words::player::rank(row.row.rank, table.is_shared(row), table.ranked_with(row)),
            why: words::standings::why(
                row,
                &table.explain(row),
                table.rules(),
                &words::games::terms_in(table.tournament()),
            ),
            line: urls.standings().anchor(standings_table::anchor(row.number)),
        })
    }
}

/// What it takes to go on.
pub struct ProspectView {
    pub heading: String,
    /// What it takes, a sentence or two a paragraph.
    pub lines: Vec<String>,
    pub basis: Vec<String>,
}

impl ProspectView {
    /// For anybody.
    pub fn for_everybody(told: &PlayerProspect) -> ProspectView {
        ProspectView::of(told, Told::Everybody)
    }

    /// For the player. `simulated`: how the games to come went by simulation, where that is known.
    pub fn for_player(told: &PlayerProspect, simulated: Option<(Chance, u32)>) -> ProspectView {
        let mut view = ProspectView::of(told, Told::You);
        let sentence = simulated.and_then(|(chance, runs)| words::prospects::simulated(&told.prospect, chance, runs));
        if let Some(sentence) = sentence {
            view.lines.push(sentence);
            view.basis.push(texts::public_player::simulation());
        }
        view
    }

    fn of(told: &PlayerProspect, reader: Told) -> ProspectView {
        ProspectView {
            heading: words::prospects::heading(told),
            lines: words::prospects::lines(told, reader),
            basis: vec![words::prospects::basis(told)],
        }
    }
}

/// A name with the page it leads to.
pub struct NameView {
    pub name: String,
    /// The player's page for everybody; none where the tournament shows none.
    pub href: Option<Url>,
}

/// Where to sit in the round that is on, or comes next.
pub struct SeatCard {
    /// The name of the round, and how far the game is where something is known of that: on, its result entered, or planned for 12:15.
    pub round: String,
    /// Whether something is known of that.
    pub is_known: bool,
    pub game: texts::Game,
    pub table: i64,
    pub position: i64,
    /// Whether the record sheet marks the player absent.
    pub absent: bool,
    /// Everybody at the table by selection position, and whether it is the player.
    pub people: Vec<(i64, NameView, bool)>,
}

/// One of the player's games.
pub struct GameLine {
    pub round: String,
    pub game: texts::Game,
    pub table: i64,
    pub position: i64,
    /// The own result; none before it may be seen.
    pub result: Option<GameResultLine>,
    /// The others at the table with their results, such as ` (10, won)`.
    pub opponents: Vec<(NameView, String)>,
}

/// The player's result in a game.
pub struct GameResultLine {
    pub vp: String,
    pub won: bool,
    /// That the record sheet is not signed yet, or how a judge decided it; empty where all have signed.
    pub sheet: String,
    /// What the standings make of it; empty before they count it.
    pub worth: String,
}

fn name(name: String, number: i64, public: Option<&Public>) -> NameView {
    NameView { name, href: public.map(|urls| urls.player(number)) }
}

impl SeatCard {
    /// The card of a seat. `public`: where names lead to, if the tournament shows such pages.
    pub fn of(seat: SeatNow, terms: &Terms, planned: &PlannedTimes, public: Option<&Public>) -> SeatCard {
        let state = if seat.playing { RoundState::Playing } else { RoundState::Published };
        let people = seat.people.into_iter().map(|at| (at.position, name(at.name, at.number, public), at.is_player));
        let round = words::rounds::game(seat.round);
        let now = match seat.playing {
            true => Some(words::player::game_now(&round, seat.entered)),
            false => planned.beside(seat.round, state).map(|at| texts::own::round_planned(&round, at)),
        };
        SeatCard {
            is_known: now.is_some(),
            round: now.unwrap_or(round),
            game: terms.into(),
            table: seat.table,
            position: seat.position,
            absent: seat.absent,
            people: people.collect(),
        }
    }
}

impl GameLine {
    /// The line of a game. `public`: where names lead to, if the tournament shows such pages.
    pub fn of(game: OwnGame, terms: &Terms, public: Option<&Public>) -> GameLine {
        let opponents = game.opponents.into_iter().map(|opponent| {
            let result = words::player::opponent_result(&opponent);
            (name(opponent.name, opponent.number, public), result)
        });
        GameLine {
            round: words::rounds::game(game.round),
            game: terms.into(),
            table: game.table,
            position: game.position,
            result: game.result.map(|result| GameResultLine {
                vp: words::player::result(&result, terms),
                won: result.won,
                sheet: match result.decided {
                    Some(stands) => words::sheets::decided(stands.filter(|_| !result.not_counted)),
                    None if result.is_final => String::new(),
                    None => texts::sheets::not_signed_yet(),
                },
                worth: result.counted.map(|game| words::player::worth(&game, terms)).unwrap_or_default(),
            }),
            opponents: opponents.collect(),
        }
    }
}
