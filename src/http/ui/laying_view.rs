//! A board that is being laid, as the page of the staff and the devices show it (`parts/laying.html`).

use crate::error::Error;
use crate::form_state::FormState;
use crate::request::RequestContext;
use crate::ui::layout::NoticeKind;
use reeve_actions as actions;
use reeve_actions::background::apart;
use reeve_actions::boards::lay::{Layer, laid_by};
use reeve_rules::boards::{
    LayPlace, LayRefusal, LayStep, PictureFrame, PictureLook, Piece, framed_picture, piece_picture, place_on_grid,
};
use reeve_store::board_laying::BoardLaying;
use reeve_urls::Url;
use reeve_views::boards::laying::LayingState;
use reeve_views::rounds::RoundAt;
use reeve_words as words;
use reeve_words::boards::PictureTexts;

/// All pieces of a board.
const PIECES: usize = 46;

/// How many lines of the log are shown.
const SHOWN: usize = 6;

/// A board that is being laid.
pub struct LayingView {
    /// Where a piece is sent.
    pub action: Url,
    /// The version of what is shown.
    pub version: i64,
    /// The kind of island, by its code.
    pub kind: &'static str,
    pub svg: String,
    /// What is to be done next.
    pub says: String,
    /// The piece that lies next, as SVG.
    pub piece: Option<String>,
    /// The pieces that can be chosen.
    pub choices: Vec<PieceChoice>,
    /// The places for the piece.
    pub marks: Vec<PlaceMark>,
    /// Whether the places are those of harbors, which lie closer together.
    pub is_close: bool,
    /// Whether the places are on land that is laid, which stays in sight.
    pub is_on_land: bool,
    /// How far the board is laid.
    pub so_far: String,
    /// What was laid last, the newest first.
    pub log: Vec<String>,
    /// Whether whoever looks may lay.
    pub may_lay: bool,
    pub is_finished: bool,
    /// Whether the island is shown as large as the screen lets it, since no place of it is to be chosen.
    pub is_whole: bool,
}

/// A piece that can be chosen.
pub struct PieceChoice {
    /// What it is called, and how many are left.
    pub label: String,
    pub href: Url,
    pub current: bool,
}

/// A place for a piece.
pub struct PlaceMark {
    /// On which lines of the grid its middle lies.
    pub column: i32,
    pub row: i32,
    /// The line of the step.
    pub step: String,
    pub label: String,
    /// Whether the piece may lie there.
    pub legal: bool,
}

/// Who looks at a board that is being laid.
pub struct LayingReader<'a> {
    /// Where a piece is sent.
    pub action: Url,
    /// Where another piece is chosen.
    pub choose: &'a dyn Fn(&str) -> Url,
    /// The piece that was chosen, by its code.
    pub chosen: &'a str,
    pub may_lay: bool,
}

/// What stays chosen once a piece is laid: with people in turn nothing does, since the next one chooses.
pub fn kept_choice<'c>(laying: &BoardLaying, chosen: &'c str) -> &'c str {
    if laying.draw_seed.is_some() { "" } else { chosen }
}

/// The piece that was chosen where a step was sent that could not be laid: that of the step, where the address names none.
pub fn chosen_with(chosen: &str, step: &str) -> String {
    match LayStep::read(step) {
        Ok(step) if chosen.is_empty() => step.piece().code(),
        _ => chosen.to_owned(),
    }
}

impl LayingView {
    /// What is shown of a board. The places are looked for apart.
    pub async fn of(at: RoundAt, laying: &BoardLaying, reader: LayingReader<'_>) -> Result<LayingView, Error> {
        let state = LayingState::of(laying)?;
        let choices = state.choices();
        let only = choices.first().filter(|_| choices.len() == 1).map(|(piece, _)| piece.code());
        let piece = state.piece(only.as_deref().unwrap_or(reader.chosen));
        let drawn_with = PictureTexts::titled(words::boards::picture_of(at));
        let island = &state.island;
        let kind = island.kind();
        let choice = |(of, left): (Piece, usize)| PieceChoice {
            label: words::boards::pieces_left(of, left),
            href: (reader.choose)(&of.code()),
            current: piece == Some(of),
        };
        let is_whole = !reader.may_lay || piece.is_none();
        let frame = if is_whole { PictureFrame::Island } else { PictureFrame::Table };
        Ok(LayingView {
            action: reader.action,
            version: laying.version,
            kind: kind.code(),
            svg: framed_picture(island, PictureLook::Page, &drawn_with.words(), frame),
            says: match piece {
                _ if island.is_finished() => texts::laying::all_laid(),
                Some(piece) => words::boards::turn(state.turn(), piece),
                None => words::boards::to_choose(state.turn()),
            },
            piece: piece.map(|of| piece_picture(of, &PictureTexts::titled(words::boards::piece(of)).words())),
            choices: if reader.may_lay { choices.into_iter().map(choice).collect() } else { Vec::new() },
            is_close: matches!(piece, Some(Piece::Harbor(_))),
            is_on_land: matches!(piece, Some(Piece::Chit(_))),
            so_far: texts::laying::so_far(island.steps().len(), PIECES),
            log: log(&state).into_iter().take(SHOWN).collect(),
            may_lay: reader.may_lay,
            is_finished: island.is_finished(),
            is_whole,
            marks: match piece.filter(|_| reader.may_lay) {
                Some(piece) => marks(state, piece).await?,
                None => Vec::new(),
            },
        })
    }
}

/// The page of somebody whose piece was not laid: what is told, and with which status. What is there stands on the page itself.
///
/// Errors: those that are no matter of the piece.
pub async fn refused(
    request: &RequestContext,
    layer: Layer<'_>,
    error: actions::Error,
) -> Result<FormState<()>, Error> {
    let form = FormState::returned_or_stale((), error)?;
    if form.is_stale() {
        let laying = laid_by(&request.context(), layer).await?.map(|(.., laying)| laying);
        let state = laying.as_ref().map(LayingState::of).transpose()?;
        let last = state.and_then(|state| log(&state).into_iter().next());
        return Ok(form.with_notice(Some((NoticeKind::Wrong, words::boards::laid_meanwhile(last.as_deref())))));
    }
    // Above the board and not as a list of faults, so that the page goes on to show what others lay.
    let said = form.fault("step").map(|said| (NoticeKind::Wrong, said.to_owned()));
    Ok(form.with_notice(said))
}

/// What was laid, the newest first.
pub fn log(state: &LayingState) -> Vec<String> {
    let steps = state.island.steps().iter().enumerate();
    steps.map(|(at, step)| words::boards::logged(at + 1, state.person(at), *step)).rev().collect()
}

/// Every place for a piece, with what its button says.
async fn marks(state: LayingState, piece: Piece) -> Result<Vec<PlaceMark>, Error> {
    let kind = state.island.kind();
    let mut places = apart(move || state.places(piece)).await?;
    // A number that lies is to be read, and needs no reason why no other lies there.
    places.retain(|place| place.refusal != Some(LayRefusal::ChitTaken));
    let mark = |LayPlace { step, refusal }: LayPlace| {
        let (column, row) = place_on_grid(kind, step);
        PlaceMark {
            column,
            row,
            step: step.to_string(),
            label: match refusal {
                None => words::boards::lay_there(step),
                Some(why) => words::boards::not_there(step, why),
            },
            legal: refusal.is_none(),
        }
    };
    Ok(places.into_iter().map(mark).collect())
}
