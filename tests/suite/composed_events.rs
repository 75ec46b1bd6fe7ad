//! Whole events of known outcome, played through the pages from the creation of the tournament to the champion.
//!
//! The results files hold what was played, the standings files what must come out (SPEC section 2), computed by
//! another program. Reeve makes the semi-finals and the final itself, and must seat the same people.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use reeve_files::text::utf8;

use crate::support::event::{Event, Seat};

const FOLDER: &str = "../shared/data/composed_events";

/// The seeds of the semi-final tables (1.1.7).
const CHART: [[usize; 4]; 4] = [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]];

/// A line of a results file.
#[derive(Debug, Clone, serde::Deserialize)]
struct Line {
    stage: String,
    round: u32,
    table: u32,
    position: u32,
    player: String,
    vp: u8,
    winner: u8,
}

/// A game: its players with their results, by selection position.
type Game = Vec<(String, Seat)>;

struct Recorded {
    lines: Vec<Line>,
    /// The first eight columns of the standings, line by line.
    standings: Vec<String>,
}

impl Recorded {
    fn read(results: &Path, standings: &Path) -> Recorded {
        let bytes = fs::read(results).expect("results");
        let text = utf8(&bytes).expect("UTF-8").to_owned();
        let lines = csv::Reader::from_reader(text.as_bytes()).deserialize().map(|line| line.expect("a line")).collect();
        let bytes = fs::read(standings).expect("standings");
        Recorded { lines, standings: eight_columns(utf8(&bytes).expect("UTF-8")) }
    }

    fn players(&self) -> BTreeSet<String> {
        self.lines.iter().map(|line| line.player.clone()).collect()
    }

    /// The games of a stage by round and table.
    fn games(&self, stage: &str) -> BTreeMap<(u32, u32), Game> {
        let mut games: BTreeMap<(u32, u32), BTreeMap<u32, (String, Seat)>> = BTreeMap::new();
        for line in self.lines.iter().filter(|line| line.stage == stage) {
            let seat = Seat { vp: line.vp, won: line.winner == 1 };
            let game = games.entry((line.round, line.table)).or_default();
            game.insert(line.position, (line.player.clone(), seat));
        }
        games.into_iter().map(|(at, seats)| (at, seats.into_values().collect())).collect()
    }

    /// The preliminary rounds as a schedule file.
    fn schedule(&self) -> String {
        let mut csv = "round,table,position,player\n".to_owned();
        for line in self.lines.iter().filter(|line| line.stage == "prelim") {
            csv += &format!("{},{},{},{}\n", line.round, line.table, line.position, line.player);
        }
        csv
    }

    fn prelim_rounds(&self) -> BTreeSet<u32> {
        self.lines.iter().filter(|line| line.stage == "prelim").map(|line| line.round).collect()
    }

    /// The results of a table from the game of a stage (and round) in which exactly these people sat.
    fn results(&self, stage: &str, round: Option<u32>, players: &[String]) -> Vec<Seat> {
        let wanted: BTreeSet<&String> = players.iter().collect();
        let games = self.games(stage);
        let game = games
            .iter()
            .filter(|((number, _), _)| round.is_none_or(|round| round == *number))
            .map(|(_, game)| game)
            .find(|game| game.iter().map(|(player, _)| player).collect::<BTreeSet<_>>() == wanted)
            .unwrap_or_else(|| panic!("nobody recorded a game of {players:?} in stage {stage}"));
        let of = |player: &String| game.iter().find(|(other, _)| other == player).map(|(_, seat)| *seat);
        players.iter().map(|player| of(player).expect("a result")).collect()
    }

    /// Where a player belongs among equals: by seed in the later stages that were played, then as in the final
    /// standings. That is how the lots fell in this event.
    fn order(&self, player: &str) -> (usize, usize) {
        let seed = |line: &Line| {
            let (table, position) = (line.table as usize, line.position as usize);
            if line.stage == "semi" { CHART[(table - 1) % 4][(position - 1) % 4] } else { position }
        };
        let later = |stage: &str| self.lines.iter().find(|line| line.stage == stage && line.player == player);
        let seeded = later("semi").or_else(|| later("final")).map_or(99, seed);
        let named = |line: &String| line.split(',').nth(1) == Some(player);
        (seeded, self.standings.iter().position(named).unwrap_or(usize::MAX))
    }
}

fn eight_columns(csv: &str) -> Vec<String> {
    csv.lines().map(|line| line.split(',').take(8).collect::<Vec<_>>().join(",")).collect()
}

/// Draws lots by hand for everybody whom the page asks for, in the order in which the event had them.
async fn draw_lots(event: &Event, recorded: &Recorded, everybody: bool) {
    let page = event.get("/lots").await.ok();
    let needed = page.has("section.card.now");
    let mut fields = event.lot_fields().await;
    if fields.is_empty() || !(needed || everybody) {
        return;
    }
    fields.sort_by_key(|(_, name)| recorded.order(name));
    let drawn = page.texts(".lots .num").len();
    let lots: Vec<(String, String)> =
        fields.iter().zip(1..).map(|((field, _), lot)| (field.clone(), (100 * drawn + lot).to_string())).collect();
    let mut typed: Vec<(&str, &str)> = lots.iter().map(|(field, lot)| (field.as_str(), lot.as_str())).collect();
    typed.extend([("how", "hand"), ("witness", "the whole hall"), ("everybody", "yes"), ("confirm-hand", "keep")]);
    event.post("/lots", &typed).await.expect(303);
}

async fn play(name: &str, recorded: &Recorded, by_form: bool) {
    let event = Event::new(&[]).await;
    if by_form {
        for player in recorded.players() {
            event.add_player(&player).await;
        }
    } else {
        event.import_players(&recorded.players()).await;
    }
    event.check_everybody_in().await;
    event.import_schedule(&recorded.schedule()).await;
    let rounds = recorded.prelim_rounds();
    let has_semis = !recorded.games("semi").is_empty();
    for round in &rounds {
        let address = format!("prelim/{round}");
        event.step(&address, "publish").await.expect(303);
        event.step(&address, "start").await.expect(303);
        event.enter(&address, |players| recorded.results("prelim", Some(*round), players)).await;
        if Some(round) == rounds.last() && !has_semis && recorded.players().len() >= 16 {
            let choice = [("seen", "unset"), ("semi-finals", "skip")];
            event.post("/stages", &choice).await.expect(303);
        }
        event.step(&address, "close").await.expect(303);
    }
    draw_lots(&event, recorded, false).await;
    if has_semis {
        event.post("/bracket/semi/make", &[]).await.expect(303);
        event.step("semi/1", "publish").await.expect(303);
        event.step("semi/1", "start").await.expect(303);
        assert_eq!(seated(&event, "semi/1").await, by_the_chart(&event).await, "{name}");
        event.enter("semi/1", |players| recorded.results("semi", None, players)).await;
        event.step("semi/1", "close").await.expect(303);
        draw_lots(&event, recorded, false).await;
    }
    if !recorded.games("final").is_empty() {
        event.post("/bracket/final/make", &[]).await.expect(303);
        event.play("final/1", |players| recorded.results("final", None, players)).await;
        event.post("/finish", &[]).await.expect(303);
    }
    draw_lots(&event, recorded, true).await;
    assert_eq!(eight_columns(&event.standings().await), recorded.standings, "{name}");
    check_pages(&event, recorded).await;
}

/// The people at the tables of a round.
async fn seated(event: &Event, round: &str) -> BTreeSet<Vec<String>> {
    event.tables(round).await.into_values().collect()
}

/// The semi-final tables as the exported standings and the chart give them; nobody withdrew in these events.
async fn by_the_chart(event: &Event) -> BTreeSet<Vec<String>> {
    let standings = event.standings().await;
    let ranked: Vec<&str> = standings.lines().skip(1).filter_map(|line| line.split(',').nth(1)).collect();
    CHART.iter().map(|table| table.iter().map(|seed| ranked[seed - 1].to_owned()).collect()).collect()
}

/// Everybody reads the same standings, and who the champion is.
async fn check_pages(event: &Event, recorded: &Recorded) {
    let public = event.public("/standings").await.ok();
    let shown: Vec<String> =
        public.rows("table.standings").into_iter().filter(|row| row.len() > 1).map(|row| row[0].clone()).collect();
    let ranks: Vec<String> =
        recorded.standings[1..].iter().map(|line| line.split(',').next().unwrap_or_default().to_owned()).collect();
    assert_eq!(shown, ranks);
    let champion = recorded.standings[1].split(',').nth(1).expect("a champion");
    assert_eq!(public.text(".champion h2"), champion);
    assert_eq!(event.public("/bracket").await.ok().text(".champion h2"), champion);
    assert!(event.get("/bracket").await.ok().says(champion));
}

#[tokio::test]
async fn whole_events_end_as_they_must() {
    let folder = Path::new(FOLDER);
    if !folder.is_dir() {
        assert!(std::env::var_os("CI").is_none(), "{FOLDER} is missing");
        eprintln!("left out: {FOLDER} is not there");
        return;
    }
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect(FOLDER)
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix("_results.csv").map(str::to_owned))
        .filter(|name| folder.join(format!("{name}_standings.csv")).is_file())
        .collect();
    names.sort();
    assert!(!names.is_empty(), "no events in {FOLDER}");
    for (at, name) in names.iter().enumerate() {
        let file = |kind: &str| folder.join(format!("{name}_{kind}.csv"));
        let recorded = Recorded::read(&file("results"), &file("standings"));
        play(name, &recorded, at == 0).await;
    }
}
