//! The standings as a table for pages: each line with the number that decides, the reason in a few words and at
//! length, and the line of the cut.

use std::collections::BTreeSet;

use crate::rules::bracket::TOO_FEW_FOR_SEMI_FINALS;
use crate::rules::sheets::score::VpPercent;
use crate::rules::standings::lots::Presence;
use crate::rules::standings::{After, Criterion, Row, Status};
use crate::rules::tournament::format::Stages;
use crate::rules::tournament::vocabulary::{DrawMethod, RoundState, Stage};
use crate::store::snapshot::Round;
use crate::store::{PlayerId, Snapshot};
use crate::views::people::attendance;
use crate::views::shown;
use crate::views::standings::ranking;
use crate::views::standings::ranking::{Ranking, View};

use crate::web::ui::time;
use crate::web::ui::words::standings as words;

/// One line, as `parts/standings.html` shows it.
pub struct Line {
    /// The rank; empty for the disqualified.
    pub rank: String,
    /// The player's name.
    pub name: String,
    /// The lot, where one was drawn; else empty.
    pub lot: String,
    /// The id of the row in the page.
    pub anchor: String,
    /// Games won.
    pub wins: u32,
    /// Sum of VP.
    pub vp: u32,
    /// Sum of VP%.
    pub percent: String,
    /// Second places.
    pub seconds: u32,
    /// Third places.
    pub thirds: u32,
    /// Games played.
    pub games: u32,
    /// The column that separates the line from the one above.
    pub decides: &'static str,
    /// Why the line stands here, in a few words.
    pub short: String,
    /// Why, at length: one paragraph each.
    pub why: Vec<String>,
    /// Empty, `withdrawn` or `disqualified`.
    pub status: &'static str,
    /// The name of the line that is drawn below this one.
    pub cut: Option<String>,
}

/// All lines of the standings.
pub fn lines(snapshot: &Snapshot, ranking: &Ranking, view: View) -> Vec<Line> {
    let rows = &ranking.standings.rows;
    let cuts = cuts(snapshot, ranking, view);
    rows.iter()
        .enumerate()
        .map(|(at, row)| {
            let above = at.checked_sub(1).and_then(|above| rows.get(above));
            let below = rows.get(at + 1);
            let anchor = snapshot.player(ranking::stored(row.player)).map_or(0, |player| player.number);
            Line {
                rank: row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
                name: row.name.clone(),
                lot: row.lot.map(|lot| lot.to_string()).unwrap_or_default(),
                anchor: format!("player-{anchor}"),
                wins: row.tally.wins,
                vp: row.tally.vp,
                percent: row.tally.vp_percent.to_string(),
                seconds: row.tally.seconds,
                thirds: row.tally.thirds,
                games: row.tally.games,
                decides: decides(row.from_above),
                short: short(ranking.standings.after, row, above, below),
                why: why(snapshot, ranking, at, row),
                status: status(&row.status),
                cut: cuts.iter().find(|cut| cut.below == at).map(|cut| cut.name.clone()),
            }
        })
        .collect()
}

fn status(status: &Status) -> &'static str {
    match status {
        Status::Active => "",
        Status::Withdrawn => "withdrawn",
        Status::Disqualified { .. } => "disqualified",
    }
}

fn decides(criterion: Option<Criterion>) -> &'static str {
    match criterion {
        Some(Criterion::Wins) => "wins",
        Some(Criterion::Vp) => "vp",
        Some(Criterion::VpPercent) => "percent",
        Some(Criterion::Seconds) => "seconds",
        Some(Criterion::Thirds) => "thirds",
        Some(Criterion::Lots) => "lot",
        _ => "",
    }
}

/// Why a line stands below the one above it, in a few words.
fn short(after: After, row: &Row, above: Option<&Row>, below: Option<&Row>) -> String {
    if let Status::Disqualified { clause } = &row.status {
        return if clause.is_empty() { "Disqualified".to_owned() } else { format!("Disqualified ({clause})") };
    }
    let (Some(above), Some(criterion)) = (above, row.from_above) else {
        let shared = below.is_some_and(|below| below.from_above == Some(Criterion::Shared));
        return match (after, shared) {
            (After::Final, _) => "Champion: won the final".to_owned(),
            (_, true) => "Shares the rank".to_owned(),
            (_, false) => "First".to_owned(),
        };
    };
    let (a, b) = (&above.tally, &row.tally);
    match criterion {
        Criterion::FinalWinner => "Did not win the final".to_owned(),
        Criterion::FinalVp => {
            let vp = |row: &Row| row.in_final.map_or(0, |(vp, _)| u32::from(vp.counted()));
            format!("{} VP less in the final", vp(above).saturating_sub(vp(row)))
        }
        Criterion::InFinal => "Not in the final".to_owned(),
        Criterion::SemiWinner => "Did not win a semi-final".to_owned(),
        Criterion::SemiPending => "Lost the semi-final".to_owned(),
        Criterion::InSemi => "Not in the semi-finals".to_owned(),
        Criterion::Wins => fewer(a.wins, b.wins, "game won", "games won"),
        Criterion::Vp => format!("{} VP less", a.vp.saturating_sub(b.vp)),
        Criterion::VpPercent => {
            let less = a.vp_percent.hundredths().saturating_sub(b.vp_percent.hundredths());
            format!("{} VP% less", VpPercent::from_hundredths(less))
        }
        Criterion::Seconds => fewer(a.seconds, b.seconds, "second place", "second places"),
        Criterion::Thirds => fewer(a.thirds, b.thirds, "third place", "third places"),
        Criterion::Lots => "By lot".to_owned(),
        Criterion::PrelimRank => "By preliminary rank".to_owned(),
        Criterion::Shared => "Shares the rank".to_owned(),
    }
}

fn fewer(above: u32, here: u32, one: &str, many: &str) -> String {
    match above.saturating_sub(here) {
        1 => format!("1 {one} less"),
        n => format!("{n} {many} less"),
    }
}

/// The paragraphs that open in place.
fn why(snapshot: &Snapshot, ranking: &Ranking, at: usize, row: &Row) -> Vec<String> {
    let mut why = Vec::new();
    let player = snapshot.player(ranking::stored(row.player));
    match &row.status {
        Status::Active => {}
        Status::Withdrawn => why.push("Withdrew; the results made still count.".to_owned()),
        Status::Disqualified { clause } => why.push(format!(
            "Disqualified by a judge ({}): listed last, without a rank. The opponents' results stand.",
            if clause.is_empty() { "no clause noted" } else { clause }
        )),
    }
    let Some(explanation) = ranking.explain(at) else { return why };
    why.extend(explanation.games.iter().map(words::game));
    why.extend(player.into_iter().flat_map(|player| missed(snapshot, player.id)));
    if row.tally.games > 1 {
        why.push(sum(row));
    }
    if let Some(above) = explanation.above {
        why.push(format!("To the one above: {}", words::separation(above)));
    }
    if let Some(below) = explanation.below {
        why.push(format!("To the one below: {}", words::separation(below)));
    }
    if let Some(lot) = row.lot {
        why.push(format!("Drew lot {lot}; the lower lot ranks higher."));
    }
    why
}

/// What the counted games add up to.
fn sum(row: &Row) -> String {
    let tally = &row.tally;
    let count = |n: u32, one: &str, many: &str| format!("{n} {}", if n == 1 { one } else { many });
    format!(
        "Together: {}, {} VP, {} VP%, {}, {}.",
        count(tally.wins, "game won", "games won"),
        tally.vp,
        tally.vp_percent,
        count(tally.seconds, "second place", "second places"),
        count(tally.thirds, "third place", "third places"),
    )
}

/// The closed preliminary rounds in which a player had no seat.
fn missed(snapshot: &Snapshot, player: PlayerId) -> Vec<String> {
    let seated = |round: &Round| attendance::seated(round).any(|id| id == player);
    snapshot
        .stage(Stage::Prelim)
        .filter(|round| round.row.state == RoundState::Closed && !seated(round))
        .map(|round| format!("Preliminary game {}: not played. It counts no win, 0 VP and 0 VP%.", round.row.number))
        .collect()
}

/// A line below the row with this index.
struct Cut {
    below: usize,
    name: String,
}

/// The lines of the cuts: who goes on to the semi-finals, who to the final.
fn cuts(snapshot: &Snapshot, ranking: &Ranking, view: View) -> Vec<Cut> {
    let Some(stages) = ranking::stages_of(&snapshot.tournament) else { return Vec::new() };
    let here = ranking.standings.rows.iter().filter(|row| row.status == Status::Active).count();
    let semis_made = made(snapshot, Stage::Semi, view).is_some();
    let semi_finals = semis_made || (stages == Stages::SemiFinals && here > TOO_FEW_FOR_SEMI_FINALS);
    let mut cuts = Vec::new();
    if semi_finals {
        cuts.extend(cut(snapshot, ranking, view, Stage::Semi));
    }
    if !semi_finals || ranking.standings.after != After::Prelim {
        cuts.extend(cut(snapshot, ranking, view, Stage::Final));
    }
    cuts
}

/// The cut of a stage: below the last of those who have a seat there, or would have as things stand.
fn cut(snapshot: &Snapshot, ranking: &Ranking, view: View, stage: Stage) -> Option<Cut> {
    let rows = &ranking.standings.rows;
    let places = if stage == Stage::Semi { 16 } else { 4 };
    let seated = made(snapshot, stage, view);
    let goes_on = |row: &Row| match &seated {
        Some(seated) => seated.contains(&ranking::stored(row.player)),
        None => ranking::presence(snapshot, stage, row) == Presence::Here && row.rank.is_some(),
    };
    let at = rows.iter().enumerate().filter(|(_, row)| goes_on(row)).map(|(at, _)| at).take(places).last()?;
    let tied = seated.is_none() && rows.get(at + 1).is_some_and(|below| below.from_above == Some(Criterion::Shared));
    let name = match (stage, ranking.standings.after) {
        (Stage::Semi, _) => "Semi-finals".to_owned(),
        (_, After::Prelim) => "Final".to_owned(),
        (_, After::SomeSemis | After::Semis) => "Final: the winners of the semi-finals".to_owned(),
        (_, After::Final) => "Final".to_owned(),
    };
    let name = match (&seated, stage) {
        (None, Stage::Semi) => format!("{name}: the 16 best go on"),
        (None, _) if ranking.standings.after == After::Prelim => format!("{name}: the four best go on"),
        _ => name,
    };
    let name = if tied { format!("{name}; lots decide among those who share the rank here") } else { name };
    Some(Cut { below: at, name })
}

/// Who has a seat in a stage whose tables this reader may see.
fn made(snapshot: &Snapshot, stage: Stage, view: View) -> Option<BTreeSet<PlayerId>> {
    let round = snapshot.round(stage, 1)?;
    if view == View::Public && !shown::has_public_seats(round) {
        return None;
    }
    Some(attendance::seated(round).collect())
}

/// What the standings hold so far, in one or two sentences; none before the first result.
pub fn basis(snapshot: &Snapshot, view: View) -> Option<String> {
    let zone = &snapshot.tournament.time_zone;
    let counted = |round: &&Round| round.tables.iter().any(|table| table.row.sheet_state.is_final());
    let visible = |round: &&Round| view == View::Staff || shown::has_public_results(&snapshot.tournament, round);
    let last = snapshot.rounds.iter().filter(visible).rfind(counted)?;
    let title = match last.row.stage {
        Stage::Prelim => format!("round {} of {}", last.row.number, snapshot.tournament.prelim_rounds),
        Stage::Semi => "the semi-finals".to_owned(),
        Stage::Final => "the final".to_owned(),
    };
    let all = last.tables.len();
    let done = last.tables.iter().filter(|table| table.row.sheet_state.is_final()).count();
    Some(match (last.row.closed_at, done == all) {
        (Some(at), _) => format!("After {title}, closed at {}.", time::clock(at, zone)),
        (None, true) => format!("After {title}, which is not closed yet."),
        (None, false) => format!("In the middle of {title}: {done} of {all} record sheets are final and count."),
    })
}

/// A drawing of lots, in words.
pub struct DrawLine {
    /// When.
    pub at: String,
    /// For which rank.
    pub reason: String,
    /// How: by hand, or by Reeve.
    pub how: &'static str,
    /// The seed of Reeve's draw; else empty.
    pub seed: String,
    /// Who drew; empty where that is not known any more.
    pub by: String,
    /// Who watched; may be empty.
    pub witness: String,
    /// The lots, lowest first: player and lot.
    pub lots: Vec<(String, String)>,
}

/// The drawings of a tournament, the first first.
pub fn draws(snapshot: &Snapshot) -> Vec<DrawLine> {
    let labels = snapshot.labels();
    let of = |draw: &crate::store::lots::Draw| {
        let mine = snapshot.lots.iter().filter(|lot| lot.draw_id == draw.id);
        mine.map(|lot| (labels.get(&lot.player_id).cloned().unwrap_or_default(), lot.lot.to_string())).collect()
    };
    snapshot
        .draws
        .iter()
        .map(|draw| DrawLine {
            at: time::moment(draw.drawn_at, &snapshot.tournament.time_zone),
            reason: draw.reason.clone(),
            how: if draw.method == DrawMethod::Reeve { "by Reeve" } else { "by hand" },
            seed: draw.seed.map(|seed| seed.to_string()).unwrap_or_default(),
            by: draw.drawn_by_name.clone().unwrap_or_default(),
            witness: draw.witness.clone(),
            lots: of(draw),
        })
        .collect()
}

/// Whether any game counts, of whatever stage.
pub fn has_results(ranking: &Ranking) -> bool {
    ranking.games() > 0
}

/// The winner of the final, once it counts.
pub fn champion(ranking: &Ranking) -> Option<String> {
    ranking.standings.champion().map(|row| row.name.clone())
}
