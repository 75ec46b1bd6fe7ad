//! `reeve board`: boards from seeds, and boards read and checked.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::{Map, Value, json};

use crate::commands::{Failure, print, read, store_files};
use reeve_http::config::{number_between, number_from};
use reeve_limits as limits;
use reeve_rules::boards::{
    BoardFigures, BoardKind, BoardReader, CornerFigure, Hex, PictureLook, WrittenBoard, make, picture,
};
use reeve_words as words;

/// Bytes of boards that are printed at once.
const PRINTED_AT_ONCE: usize = 64 * 1024;

/// Arguments of `reeve board`.
#[derive(clap::Args)]
pub struct Args {
    /// The same seed gives the same board on every machine
    #[arg(long, value_name = "S", value_parser = number_from::<u64>(0), required_unless_present = "read")]
    seed: Option<u64>,
    /// The island of the box, or one that grows freely
    #[arg(long, default_value = "standard", value_parser = kinds(), conflicts_with = "read")]
    kind: BoardKind,
    /// How many boards: of this seed and of those that follow
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number_between::<u64>(1, limits::BOARDS_OF_A_CALL), conflicts_with = "read")]
    count: u64,
    /// Make an even board, which keeps six more rules (docs/BOARDS.md)
    #[arg(long, conflicts_with = "read")]
    even: bool,
    /// Check the boards of this file instead, and print them as Reeve writes them
    #[arg(long, value_name = "F", conflicts_with = "seed")]
    read: Option<PathBuf>,
    /// Draw the board into this file too, as an SVG picture
    #[arg(long, value_name = "F")]
    svg: Option<PathBuf>,
    /// Draw it in black and white, for paper
    #[arg(long, requires = "svg")]
    paper: bool,
    /// Print the figures of each board to standard error, as a line of JSON
    #[arg(long)]
    figures: bool,
}

/// The kinds of boards as an argument takes them.
fn kinds() -> impl TypedValueParser<Value = BoardKind> {
    PossibleValuesParser::new(BoardKind::CODES).map(|code| BoardKind::from_code(&code).unwrap_or(BoardKind::Standard))
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    match (&args.read, args.seed) {
        (Some(path), _) => checked(args, path),
        (None, seed) => made(args, seed.unwrap_or_default()),
    }
}

/// Makes boards.
fn made(args: &Args, first: u64) -> Result<(), Failure> {
    let last = first.checked_add(args.count - 1);
    let last = last.ok_or_else(|| Failure::input(words::boards::no_last_seed(args.count)))?;
    if args.count > 1 && args.svg.is_some() {
        return Err(Failure::input(words::boards::ONE_PICTURE));
    }
    let mut text = String::new();
    for seed in first..=last {
        let board = make(args.kind, seed, args.even);
        if seed > first {
            text.push('\n');
        }
        text.push_str(&board.text());
        beside(args, &board)?;
        if text.len() > PRINTED_AT_ONCE {
            print(&text)?;
            text.clear();
        }
    }
    print(&text)
}

/// Reads boards. Nothing is printed or drawn until all of them are known to be sound.
fn checked(args: &Args, path: &Path) -> Result<(), Failure> {
    let bytes = read(path)?;
    let mut text = String::new();
    let mut boards = Vec::new();
    for board in BoardReader::new(&bytes) {
        let board =
            board.map_err(|fault| Failure::input(format!("{}: {}", path.display(), words::boards::fault(fault))))?;
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&board.text());
        if args.svg.is_some() && !boards.is_empty() {
            return Err(Failure::input(words::boards::ONE_PICTURE));
        }
        if args.svg.is_some() || args.figures {
            boards.push(board);
        }
    }
    boards.iter().try_for_each(|board| beside(args, board))?;
    print(&text)
}

/// What is asked for beside the text of a board.
fn beside(args: &Args, board: &WrittenBoard) -> Result<(), Failure> {
    if let Some(path) = &args.svg {
        let look = if args.paper { PictureLook::Paper } else { PictureLook::File };
        draw(path, &picture(&board.island, look, &words::boards::PictureTexts::of_no_round().words()))?;
    }
    if args.figures {
        eprintln!("{}", figures(board));
    }
    Ok(())
}

/// Writes a picture, over another one but over nothing else.
fn draw(path: &Path, svg: &str) -> Result<(), Failure> {
    store_files::can_be_written(path)?;
    match fs::read(path) {
        Ok(there) if !there.is_empty() && !there.starts_with(b"<svg") => {
            return Err(Failure::input(words::boards::is_no_picture(path.display())));
        }
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(Failure::input(format!("{}: {}", path.display(), words::system::fault(&error)))),
    }
    let broken = |error| Failure::Broken(format!("{}: {}", path.display(), words::system::fault(&error)));
    fs::write(path, svg).map_err(broken)
}

/// The figures of a board as one line of JSON.
fn figures(board: &WrittenBoard) -> Value {
    let figures = BoardFigures::of(&board.island);
    let resources: Map<String, Value> = figures
        .resources
        .iter()
        .map(|figure| {
            let per_hex = figure.hundredths_per_hex() as f64 / 100.0;
            let of = json!({ "hexes": figure.hexes, "pips": figure.pips, "pips_per_hex": per_hex });
            (figure.resource.code().to_owned(), of)
        })
        .collect();
    json!({
        "seed": board.made.map(|made| made.seed),
        "resources": resources,
        "strongest_corners": figures.strongest.iter().map(corner).collect::<Vec<_>>(),
        "places_of_10_pips": figures.good_places,
        "even": figures.uneven.is_empty(),
        "breaks": figures.uneven.iter().map(|rule| rule.code()).collect::<Vec<_>>(),
    })
}

/// A corner: the three hexes that meet there, its pips, what it gives, and its harbor.
fn corner(figure: &CornerFigure) -> Value {
    let hexes: Vec<[i8; 2]> = figure.corner.hexes().into_iter().map(|Hex { q, r }| [q, r]).collect();
    let gives: Vec<Value> = figure.gives.iter().map(|(resource, pips)| json!([resource.code(), pips])).collect();
    let harbor = figure.harbor.map(|harbor| harbor.code());
    json!({ "hexes": hexes, "pips": figure.pips, "gives": gives, "harbor": harbor })
}
