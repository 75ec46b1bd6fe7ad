//! A player's day as the own page shows it, with all that stands beside it, read at one moment.

use crate::games::GameAtTable;
use crate::hall::announcements::HallNews;
use crate::people;
use crate::player_day::{DayReader, PlayerDay, player_day};
use crate::rounds::RoundAt;
use crate::series::place::{self, PlaceInSeries};
use crate::sheets;
use crate::standings::ranking::Ranking;
use crate::visibility;
use crate::visibility::Reader;
use chrono::{DateTime, Utc};
use reeve_rules::tournament::programme::ProgrammeEntry;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::face::Face;
use reeve_store::individual::PlayerElsewhere;
use reeve_store::player::Player;
use reeve_store::round_board::KeptBoard;
use reeve_store::ruling::KeptRuling;
use reeve_store::seat_mail::NewsWishes;
use reeve_store::series_final::SeriesFinalist;
use reeve_store::tournament::Tournament;
use reeve_store::turn_timer::KeptTimer;
use reeve_store::{
    Error, PlayerId, Snapshot, Tx, face, individual, programme, round_board, ruling, season, seat_mail, series_final,
    sheet_dispute, sheet_signature, side_game, staff_note, turn_timer,
};

/// The most tournaments to come that the own page names.
const COMING: i64 = 3;
/// The most tournaments of before that it names.
const BEFORE: i64 = 20;

/// A player's day, with all that the own page shows beside it.
pub struct OwnDay {
    pub snapshot: Snapshot,
    /// The standings, as everybody knows them.
    pub ranking: Ranking,
    /// Where the player stands, sits and has sat.
    pub day: PlayerDay,
    /// What the tournament says of itself.
    pub said: Face,
    /// When its rounds are planned.
    pub programme: Vec<ProgrammeEntry>,
    /// What judges ruled in it.
    pub rulings: Vec<KeptRuling>,
    pub timers: Vec<KeptTimer>,
    /// The boards of its rounds.
    pub boards: Vec<KeptBoard>,
    pub news: HallNews,
    /// The line in the frozen ranking of the series, where there is one, and the tournament of the final day, once it is made.
    pub invited: Option<(SeriesFinalist, Option<Tournament>)>,
    /// The name of the series and the place in it, once the event is over.
    pub place: Option<(String, PlaceInSeries)>,
    /// How the player wishes to be told of news.
    pub news_wishes: NewsWishes,
    /// Who comes with the player, as answered, while the player can still change it.
    pub comes_with: String,
    /// What comes next on this server, once the tournament is over: what everybody sees, the next day first.
    pub coming: Vec<Tournament>,
    /// Where the same person played before, as far as staff said so, once the tournament is over: what everybody sees, the newest
    /// first.
    pub before: Vec<PlayerElsewhere>,
    /// The game of a side event that was begun at the table where the player sits now, with its steps.
    pub game: Option<GameAtTable>,
    /// What is known of the own record sheet beside that.
    pub sheet: OwnSheetDay,
}

/// What the own page knows of the player's record sheet beside the tournament.
pub struct OwnSheetDay {
    /// The version that the player signed last.
    pub last_signed: Option<i64>,
    /// Which judge goes to the table, by name, because somebody does not agree; none where nobody goes, or nobody knows the name
    /// any more.
    pub judge: Option<String>,
}

impl OwnSheetDay {
    async fn read(tx: &mut Tx, snapshot: &Snapshot, player: &Player) -> Result<OwnSheetDay, Error> {
        let last_signed = match sheets::own::to_sign(snapshot, player) {
            Some((table, position)) => sheet_signature::last_signed(tx, table, position).await?,
            None => None,
        };
        let claim = match sheets::own::disputed(snapshot, player) {
            Some(table) => sheet_dispute::claim_of_table(tx, table).await?.unwrap_or_default(),
            None => Default::default(),
        };
        Ok(OwnSheetDay { last_signed, judge: claim.judge().map(str::to_owned) })
    }
}

impl OwnDay {
    /// Reads it.
    ///
    /// Error: [`Error::Missing`] where the tournament has no such player any more.
    pub async fn read(tx: &mut Tx, own: &Player, now: DateTime<Utc>) -> Result<OwnDay, Error> {
        let id = own.tournament_id;
        let snapshot = Snapshot::load(tx, id).await?;
        let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
        let player = snapshot.player(own.id).ok_or(Error::Missing)?;
        let day = player_day(&snapshot, &ranking, player, DayReader::Player);
        let (coming, before) = match snapshot.tournament.phase.is_finished() {
            true => (
                season::coming(tx, now.date_naive(), COMING).await?,
                individual::played_elsewhere(tx, own.id, BEFORE).await?,
            ),
            false => (Vec::new(), Vec::new()),
        };
        Ok(OwnDay {
            coming,
            before,
            said: face::of_tournament(tx, id).await?,
            programme: programme::of_tournament(tx, id).await?,
            rulings: ruling::of_tournament(tx, id).await?,
            timers: turn_timer::of_tournament(tx, id).await?,
            boards: round_board::of_tournament(tx, id).await?,
            news: HallNews::read(tx, &snapshot).await?,
            invited: invited(tx, own.id).await?,
            place: place::of_player(tx, player, &day.standing).await?,
            comes_with: match people::now::may_edit_own(&snapshot.tournament) {
                Ok(()) => staff_note::of_player(tx, own.id).await?.comes_with,
                Err(_) => String::new(),
            },
            news_wishes: seat_mail::wishes(tx, own.id).await?,
            game: begun_game(tx, &snapshot, own).await?,
            sheet: OwnSheetDay::read(tx, &snapshot, own).await?,
            ranking,
            day,
            snapshot,
        })
    }
}

/// The line of a player in the frozen ranking of the series, and the tournament of the final day.
async fn invited(tx: &mut Tx, player: PlayerId) -> Result<Option<(SeriesFinalist, Option<Tournament>)>, Error> {
    let Some((series, line)) = series_final::of_player(tx, player).await? else { return Ok(None) };
    Ok(Some((line, series_final::tournament_of(tx, series).await?)))
}

/// The game that was begun at the table where a player sits now, with its steps.
async fn begun_game(tx: &mut Tx, snapshot: &Snapshot, player: &Player) -> Result<Option<GameAtTable>, Error> {
    let mut games = visibility::own_games(snapshot, player.id);
    let Some((round, table, _)) = games.find(|(round, ..)| round.row.state == RoundState::Playing) else {
        return Ok(None);
    };
    if side_game::of_table(tx, table.row.id).await?.is_none() {
        return Ok(None);
    }
    let found = GameAtTable::read(tx, player.tournament_id, RoundAt::of(round), table.row.number).await?;
    Ok(Some(found))
}
