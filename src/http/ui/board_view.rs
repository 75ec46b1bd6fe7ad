//! A board as pages show it: its picture, where it came from, what it is worth, and its text (`parts/boards.html`).

use crate::error::Error;
use reeve_rules::boards::{
    BoardFigures, BoardKind, Corner, CornerFigure, Island, Land, LayStep, PictureLook, ResourceFigure, WrittenBoard,
    corner_picture, paper_land_picture, paper_picture, picture,
};
use reeve_rules::games::Boards;
use reeve_store::round_board::KeptBoard;
use reeve_store::tournament::Tournament;
use reeve_views::boards;
use reeve_views::rounds::RoundAt;
use reeve_words as words;
use reeve_words::boards::PictureTexts;

/// A board.
pub struct BoardView {
    /// The name of its round.
    pub round: String,
    /// What it is called by itself: `The board of round 1`.
    pub title: String,
    pub svg: String,
    /// Its kind, as a sentence.
    pub kind: String,
    pub kind_code: &'static str,
    /// Whether it was made as an even one.
    pub is_even: bool,
    pub origin: String,
    pub figures: FiguresView,
    pub text: String,
}

/// What a board is worth.
pub struct FiguresView {
    /// The picture with the strongest corners numbered.
    pub svg: String,
    pub resources: Vec<ResourceLine>,
    pub corners: Vec<CornerLine>,
    /// How many starting places are worth having.
    pub good_places: String,
    /// The rules of even boards that it breaks, in words; none where it is even.
    pub uneven: Vec<String>,
}

/// A resource.
pub struct ResourceLine {
    pub name: String,
    /// The letter of its land in the picture.
    pub letter: String,
    /// The land's code, for the colour of the bar.
    pub land: &'static str,
    /// How many hexes give it.
    pub hexes: usize,
    pub pips: u8,
    pub per_hex: String,
}

/// A corner.
pub struct CornerLine {
    /// Its place among the strongest.
    pub number: usize,
    pub pips: u8,
    pub gives: String,
    /// Its harbor; empty where it has none.
    pub harbor: String,
}

impl BoardView {
    /// The picture of a round's board that is read across the hall, and where the board came from.
    pub fn in_hall(at: RoundAt, kept: &KeptBoard) -> Result<(String, String), Error> {
        let board = boards::read(kept)?;
        let drawn_with = PictureTexts::titled(words::boards::picture_of(at));
        let svg = picture(&board.island, PictureLook::Hall, &drawn_with.words());
        Ok((svg, words::boards::origin(kept, board.made)))
    }

    /// The board of a round.
    pub fn of(at: RoundAt, kept: &KeptBoard) -> Result<BoardView, Error> {
        let board = boards::read(kept)?;
        let round = words::rounds::title(at);
        let title = words::boards::picture_of(at);
        let drawn_with = PictureTexts::titled(title.clone());
        Ok(BoardView {
            round,
            svg: picture(&board.island, PictureLook::Page, &drawn_with.words()),
            kind: words::boards::kind_of(board.island.kind()),
            kind_code: board.island.kind().code(),
            is_even: board.made.is_some_and(|made| made.is_even),
            origin: words::boards::origin(kept, board.made),
            figures: FiguresView::of(&board),
            text: kept.board_text.clone(),
            title,
        })
    }
}

impl FiguresView {
    fn of(board: &WrittenBoard) -> FiguresView {
        let figures = BoardFigures::of(&board.island);
        let corners: Vec<Corner> = figures.strongest.iter().map(|figure| figure.corner).collect();
        let drawn_with = PictureTexts::titled(texts::boards::strongest_corners());
        FiguresView {
            svg: corner_picture(&board.island, &drawn_with.words(), &corners),
            resources: figures.resources.into_iter().map(resource).collect(),
            corners: (1..).zip(&figures.strongest).map(|(number, figure)| corner(number, figure)).collect(),
            good_places: texts::boards::good_places(figures.good_places),
            uneven: figures.uneven.into_iter().map(words::boards::uneven).collect(),
        }
    }
}

fn resource(figure: ResourceFigure) -> ResourceLine {
    let land = Land::ALL.iter().copied().find(|land| land.resource() == Some(figure.resource));
    ResourceLine {
        name: texts::boards::resource(figure.resource.code()),
        letter: land.map(words::boards::letter).unwrap_or_default(),
        land: land.map_or("", Land::code),
        hexes: figure.hexes,
        pips: figure.pips,
        per_hex: words::boards::hundredths(figure.hundredths_per_hex()),
    }
}

fn corner(number: usize, figure: &CornerFigure) -> CornerLine {
    CornerLine {
        number,
        pips: figure.pips,
        gives: words::boards::gives(&figure.gives),
        harbor: figure.harbor.map(words::boards::harbor).unwrap_or_default(),
    }
}

/// In which order a board is laid, on paper. The numbers of land and harbors are those of the picture.
pub struct LayOrder {
    /// The land, from number 1.
    pub lands: Vec<(usize, String)>,
    /// The harbors, from number 20.
    pub harbors: Vec<(usize, String)>,
    /// The chits, each with the number of its land.
    pub chits: Vec<String>,
}

/// The order in which a finished board is laid.
fn lay_order(island: &Island) -> LayOrder {
    let mut order = LayOrder { lands: Vec::new(), harbors: Vec::new(), chits: Vec::new() };
    let mut at_number = Vec::new();
    for (number, step) in (1..).zip(island.steps()) {
        match *step {
            LayStep::Land { at, land } => {
                at_number.push((at, number));
                order.lands.push((number, words::boards::land_with_letter(land)));
            }
            LayStep::Harbor { harbor, .. } => order.harbors.push((number, words::boards::harbor(harbor))),
            LayStep::Chit { at, number: chit } => {
                let land = at_number.iter().find(|(hex, _)| *hex == at).map_or(0, |(_, number)| *number);
                order.chits.push(texts::boards::chit_on(chit, land));
            }
        }
    }
    order
}

/// The board of a round on paper, in black and white (`parts/board_paper.html`).
pub struct BoardPaperView {
    pub tournament: String,
    /// The name of the round.
    pub round: String,
    pub svg: String,
    /// In which order it is laid.
    pub order: LayOrder,
    /// Whether the game is played on its land alone, without chits and harbors.
    pub land_only: bool,
}

impl BoardPaperView {
    /// The board of a round of a tournament.
    pub fn of(t: &Tournament, at: RoundAt, kept: &KeptBoard) -> Result<BoardPaperView, Error> {
        let island = boards::read(kept)?.island;
        let drawn_with = PictureTexts::titled(words::boards::picture_of(at));
        let land_only = t.system.system().boards == Boards::LandOnly;
        let draw = if land_only { paper_land_picture } else { paper_picture };
        Ok(BoardPaperView {
            tournament: t.name.clone(),
            round: words::rounds::title(at),
            svg: draw(&island, &drawn_with.words()),
            order: lay_order(&island),
            land_only,
        })
    }
}

/// The kinds of boards, as a form offers them.
pub fn kinds() -> Vec<(&'static str, String)> {
    BoardKind::ALL.iter().map(|kind| (kind.code(), words::boards::kind(*kind))).collect()
}
