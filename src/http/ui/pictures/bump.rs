//! The standings round by round: a line for each player, from rank to rank. In a large field only the top is drawn, and
//! whoever is looked for.

use std::fmt::Write as _;

use crate::ui::pictures::{WIDTH, shortened};
use reeve_urls::{Public, Url};
use reeve_views::statistics::history::{RankHistory, RankLine, RankThen};
use reeve_words::statistics as words;

/// Up to so many players all of them are drawn.
const ALL: usize = 24;
/// In a larger field: so many at least.
const AT_LEAST: usize = 16;
/// So many below the last cut, so that those who fell just short are there.
const BELOW_THE_CUT: usize = 4;
/// The most that are drawn in any case.
const MOST: usize = 40;
/// The distance between two ranks.
const ROW: usize = 20;
/// Where the first rank stands.
const TOP: usize = 44;
/// Where the first round stands, and the last.
const LEFT: usize = 14;
const RIGHT: usize = 178;
/// The room for the name of a cut.
const CUT: usize = 14;
/// The room between the ranks that are drawn and those further down, and how high these are together.
const GAP: usize = 26;
const REST: usize = 64;
/// Letters of a name that fit.
const LETTERS: usize = 20;

/// The picture, and the same as a table.
pub struct BumpPicture {
    /// What it shows, in a few words.
    pub title: String,
    /// What it shows, in a sentence.
    pub said: String,
    pub width: usize,
    pub height: usize,
    /// The rounds: where, and the short name.
    pub columns: Vec<(usize, String)>,
    /// The lines, those that are looked for last.
    pub lines: Vec<BumpLine>,
    /// The cuts: where, and below whom.
    pub cuts: Vec<(usize, String)>,
    /// Where the ranks further down begin, in a large field, and what is said there.
    pub rest: Option<(usize, String)>,
    /// The rounds as the head of the table names them.
    pub heads: Vec<String>,
    /// The table: name, page, and the rank after each round.
    pub rows: Vec<(String, Url, Vec<String>)>,
}

/// A player's line.
pub struct BumpLine {
    /// Whether it is looked for, above the last cut, or neither.
    pub kind: &'static str,
    pub path: String,
    /// Where it stands after each round, with the rank.
    pub points: Vec<(usize, usize, String)>,
    pub y: usize,
    pub rank: String,
    /// The name as it fits.
    pub name: String,
}

/// How the ranks become places in the picture.
struct BumpScale {
    rounds: usize,
    /// How many ranks are drawn one by one.
    drawn: usize,
    all: usize,
    /// Below how many of them the cuts are.
    cuts: Vec<usize>,
}

impl BumpScale {
    fn x(&self, round: usize) -> usize {
        match self.rounds {
            0 | 1 => RIGHT,
            many => LEFT + round * (RIGHT - LEFT) / (many - 1),
        }
    }

    fn y(&self, line: usize) -> usize {
        if line < self.drawn {
            return TOP + line * ROW + CUT * self.cuts.iter().filter(|below| **below <= line).count();
        }
        let below = (line - self.drawn).min(self.all - self.drawn);
        self.y(self.drawn - 1) + GAP + below * REST / (self.all - self.drawn).max(1)
    }
}

impl BumpPicture {
    /// The picture of a history, with these players looked for; none before the first round.
    pub fn of(history: &RankHistory, wanted: &[i64], urls: &Public) -> Option<BumpPicture> {
        if history.rounds.is_empty() || history.lines.is_empty() {
            return None;
        }
        let all = history.rounds.iter().map(|round| round.ranked).max().unwrap_or(0).max(history.lines.len());
        let cut = history.cuts.iter().map(|(below, _)| *below).max();
        let drawn = if all <= ALL {
            all
        } else {
            (cut.unwrap_or(0) + BELOW_THE_CUT).clamp(AT_LEAST, MOST).min(history.lines.len())
        };
        let cuts = history.cuts.iter().map(|(below, _)| *below).filter(|below| *below < drawn).collect();
        let scale = BumpScale { rounds: history.rounds.len(), drawn, all, cuts };
        let is_shown = |at: usize, line: &RankLine| at < drawn || wanted.contains(&line.number);
        let shown: Vec<(usize, &RankLine)> =
            history.lines.iter().enumerate().filter(|(at, line)| is_shown(*at, line)).collect();
        let mut lines: Vec<BumpLine> = shown
            .iter()
            .map(|(at, line)| {
                let kind = match cut {
                    _ if wanted.contains(&line.number) => "wanted",
                    Some(cut) if *at < cut => "goes-on",
                    _ => "stays",
                };
                scale.line(kind, line)
            })
            .collect();
        spread(&mut lines);
        lines.sort_by_key(|line| ["stays", "goes-on", "wanted"].iter().position(|kind| *kind == line.kind));
        let bottom = scale.y(all.saturating_sub(1)).max(lines.iter().map(|line| line.y).max().unwrap_or(0));
        let cuts = history.cuts.iter().filter(|(below, _)| *below <= drawn && *below < all);
        Some(BumpPicture {
            title: texts::statistics::round_by_round(),
            said: words::bump_says(shown.len(), all, scale.rounds),
            width: WIDTH,
            height: bottom + 14,
            columns: scale.columns(history),
            cuts: cuts.map(|(below, cut)| (scale.y(below - 1) + ROW / 2, words::cut(cut.stage))).collect(),
            rest: (all > drawn)
                .then(|| (scale.y(drawn - 1) + GAP - 11, texts::statistics::further_down(drawn + 1, all))),
            heads: history.rounds.iter().map(|round| words::after(round.at)).collect(),
            rows: shown.iter().map(|(_, line)| (line.name.clone(), urls.player(line.number), ranks(line))).collect(),
            lines,
        })
    }
}

impl BumpScale {
    /// The names of the rounds; of very many only as many as fit, the last of them in any case.
    fn columns(&self, history: &RankHistory) -> Vec<(usize, String)> {
        let names = history.rounds.iter().enumerate().map(|(at, round)| (self.x(at), words::column(round.at)));
        let mut free = self.x(self.rounds - 1) + 1;
        let mut columns: Vec<(usize, String)> = Vec::new();
        for (x, name) in names.rev() {
            let half = 4 * name.len();
            if columns.is_empty() || x + half < free {
                free = x.saturating_sub(half);
                columns.push((x, name));
            }
        }
        columns.reverse();
        columns
    }

    fn line(&self, kind: &'static str, line: &RankLine) -> BumpLine {
        let mut path = String::new();
        let mut points = Vec::new();
        let mut before: Option<(usize, usize)> = None;
        for (round, then) in line.ranks.iter().enumerate() {
            let Some(RankThen { rank, line }) = then else {
                before = None;
                continue;
            };
            let (x, y) = (self.x(round), self.y(*line));
            // Writing to a string can't fail.
            let _ = match before {
                None => write!(path, "M{x} {y}"),
                Some((old_x, old_y)) => {
                    let middle = (old_x + x) / 2;
                    write!(path, "C{middle} {old_y} {middle} {y} {x} {y}")
                }
            };
            points.push((x, y, rank.to_string()));
            before = Some((x, y));
        }
        BumpLine {
            kind,
            path,
            y: points.last().map_or(TOP, |(_, y, _)| *y),
            rank: line.ranks.iter().flatten().last().map(|then| then.rank.to_string()).unwrap_or_default(),
            name: shortened(&line.name, LETTERS),
            points,
        }
    }
}

/// Names further down stand apart, also where their ranks lie close together.
fn spread(lines: &mut [BumpLine]) {
    let mut free = 0;
    for line in lines {
        line.y = line.y.max(free);
        free = line.y + ROW - 4;
    }
}

fn ranks(line: &RankLine) -> Vec<String> {
    line.ranks.iter().map(|then| then.map_or_else(|| "–".to_owned(), |then| then.rank.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::standings::Rank;
    use reeve_rules::tournament::vocabulary::Stage;
    use reeve_urls as urls;
    use reeve_views::rounds::RoundAt;
    use reeve_views::standings::table::{Cut, GoesOn};
    use reeve_views::statistics::history::HistoryRound;

    fn history(players: usize) -> RankHistory {
        let round =
            |number| HistoryRound { at: RoundAt { stage: Stage::Prelim, number }, closed: true, ranked: players };
        // After the first round everybody stood the other way round.
        let then = |line: usize| Some(RankThen { rank: Rank(line as u32 + 1), line });
        let line = |at: usize| RankLine {
            number: at as i64 + 1,
            name: format!("Player {:03}", at + 1),
            ranks: vec![then(players - 1 - at), then(at)],
        };
        let cut = Cut { stage: Stage::Semi, goes_on: GoesOn::Best, tied: None, told_apart_by: None };
        RankHistory { rounds: vec![round(1), round(2)], lines: (0..players).map(line).collect(), cuts: vec![(16, cut)] }
    }

    #[test]
    fn a_small_field_is_drawn_whole_and_of_a_large_one_the_top_and_whoever_is_looked_for() {
        let urls = urls::public("open");
        let small = BumpPicture::of(&history(20), &[], &urls).expect("a picture");
        assert_eq!((small.lines.len(), small.rest.is_none(), small.cuts.len()), (20, true, 1));
        let large = BumpPicture::of(&history(200), &[150, 151], &urls).expect("a picture");
        assert_eq!((large.lines.len(), large.rows.len()), (22, 22));
        let wanted: Vec<&BumpLine> = large.lines.iter().filter(|line| line.kind == "wanted").collect();
        assert_eq!(wanted.iter().map(|line| line.rank.as_str()).collect::<Vec<_>>(), ["150", "151"]);
        assert!(wanted[1].y >= wanted[0].y + ROW - 4, "their names stand apart");
        for line in &large.lines {
            for (x, y, _) in &line.points {
                assert!(*x <= large.width && *y + 4 <= large.height, "{x} {y}");
            }
            assert!(line.y + 4 <= large.height);
        }
        assert_eq!(large.lines.iter().filter(|line| line.kind == "goes-on").count(), 16);
    }

    #[test]
    fn who_came_late_has_a_line_from_then_on() {
        let mut late = history(12);
        late.lines[3].ranks[0] = None;
        let picture = BumpPicture::of(&late, &[4], &urls::public("open")).expect("a picture");
        let line = picture.lines.last().expect("a line");
        assert_eq!((line.kind, line.path.matches('C').count(), line.points.len()), ("wanted", 0, 1));
        assert_eq!(picture.rows[3].2, ["–", "4"]);
        late.rounds.clear();
        assert!(BumpPicture::of(&late, &[], &urls::public("open")).is_none());
    }
}
