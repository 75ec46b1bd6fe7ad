//! The words of requests that were not carried out: the pages of errors, and what is said of a form that no page of ours
//! sends.

use crate::too_long;
use reeve_rules::text::TooLong;

/// What is no request at all is answered with this alone: nobody knows what was asked, nor by whom.
pub const NO_REQUEST: &str = "This can't be read as a request, so nothing was changed. In an address a space is written %20 and a \
    quotation mark %22.\n";

/// The request makes no sense, and nothing closer is known.
pub const NOT_UNDERSTOOD: &str = "The request could not be understood. Nothing was changed.";

/// A player was to be moved, and not to where.
pub const NO_SUCH_MOVE: &str = "The form names no move that Reeve knows. Nothing was changed.";

/// A place was to be given up or not.
pub const DECLINE_NOT_SAID: &str = "The form did not say whether the player declines.";

/// A theme that does not exist.
pub const NO_SUCH_THEME: &str = "The theme is light, dark or the device's own.";

/// What the form had to say and did not.
pub fn not_said(what: &str) -> String {
    unchanged(format!("{what} was not said."))
}

/// A choice that was not among those of the page.
pub fn no_such_choice(name: &str) -> String {
    unchanged(format!("What was chosen for {name:?} is none of the choices."))
}

/// In an address, a value of this name holds a zero byte.
pub fn zero_byte_in_address(name: &str) -> String {
    format!("In the address, {:?} holds a zero byte, which is no text.", short(name))
}

/// A name of an address that holds too much.
pub fn too_long_in_address(name: &str, fault: TooLong) -> String {
    format!("{:?} in the address {}.", short(name), too_long(fault))
}

/// A form that no browser sends from a page of ours.
#[derive(Debug, Clone, Copy)]
pub enum OddForm<'f> {
    /// A button with a value that no page gives it.
    Button(&'f str),
    Compressed,
    /// In a charset that is not UTF-8.
    Charset(&'f str),
    /// Of a content type that no form has.
    Kind(&'f str),
    NotEncoded,
    CutShort,
    /// With more than one file.
    TwoFiles,
    /// With a field that is not UTF-8.
    FieldNotUtf8(&'f str),
    /// With more fields than that.
    TooManyFields(usize),
    /// With a field that is far longer than it may be.
    FieldTooLong {
        name: &'f str,
        fault: TooLong,
    },
    /// With a field that came twice.
    FieldTwice(&'f str),
    /// With a zero byte in a field.
    ZeroByte(&'f str),
}

/// What is wrong with a form that no browser sends from a page of ours.
pub fn odd_form(form: OddForm<'_>) -> String {
    unchanged(match form {
        OddForm::Button(name) => format!("The button {:?} has no such value.", short(name)),
        OddForm::Compressed => "A form is taken uncompressed.".to_owned(),
        OddForm::Charset(other) => format!("A form is taken in UTF-8, not in {other:?}."),
        OddForm::Kind(essence) => format!("A form was expected here, not {essence:?}."),
        OddForm::NotEncoded => "The form is not UTF-8 text as a browser encodes it.".to_owned(),
        OddForm::CutShort => {
            return "The form did not arrive whole. Nothing was changed; send it again.".to_owned();
        }
        OddForm::TwoFiles => "Two files came where one is taken.".to_owned(),
        OddForm::FieldNotUtf8(name) => format!("The field {:?} is not UTF-8 text.", short(name)),
        OddForm::TooManyFields(most) => format!("At most {most} fields are read at a time."),
        OddForm::FieldTooLong { name, fault } => format!("The field {:?} {}.", short(name), too_long(fault)),
        OddForm::FieldTwice(name) => format!("The field {:?} came twice.", short(name)),
        OddForm::ZeroByte(name) => format!("The field {:?} holds a zero byte, which is no text.", short(name)),
    })
}

/// The beginning of a name that somebody sent, without zero bytes: as much as a sentence bears.
fn short(name: &str) -> String {
    const MOST: usize = 60;
    name.replace('\0', "").chars().take(MOST).collect()
}

/// Says behind what went wrong that nothing was changed.
fn unchanged(what: String) -> String {
    what + " Nothing was changed."
}
