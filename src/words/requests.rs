//! The words of requests that were not carried out: the pages of errors, and what is said of a form that no page of ours
//! sends.

use reeve_rules::text::TooLong;

/// What is no request at all is answered with this alone: nobody knows what was asked, nor by whom.
pub const NO_REQUEST: &str = "This can't be read as a request, so nothing was changed. In an address a space is written %20 and a \
    quotation mark %22.\n";

/// What the form had to say and did not.
pub fn not_said(what: &str) -> String {
    format!("{what} was not said. Nothing was changed.")
}

/// A choice that was not among those of the page.
pub fn no_such_choice(name: &str) -> String {
    texts::faults::no_such_choice(quoted(name))
}

/// In an address, a value of this name holds a zero byte.
pub fn zero_byte_in_address(name: &str) -> String {
    texts::faults::address_zero_byte(quoted(&short(name)))
}

/// A name of an address that holds too much.
pub fn too_long_in_address(name: &str, fault: TooLong) -> String {
    texts::faults::address_too_long(quoted(&short(name)), fault.length, fault.most)
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
    match form {
        OddForm::Button(name) => texts::faults::button(quoted(&short(name))),
        OddForm::Compressed => texts::faults::compressed(),
        OddForm::Charset(other) => texts::faults::charset(quoted(other)),
        OddForm::Kind(essence) => texts::faults::kind(quoted(essence)),
        OddForm::NotEncoded => texts::faults::not_encoded(),
        OddForm::CutShort => texts::faults::cut_short(),
        OddForm::TwoFiles => texts::faults::two_files(),
        OddForm::FieldNotUtf8(name) => texts::faults::field_not_utf8(quoted(&short(name))),
        OddForm::TooManyFields(most) => texts::faults::too_many_fields(most),
        OddForm::FieldTooLong { name, fault } => {
            texts::faults::field_too_long(quoted(&short(name)), fault.length, fault.most)
        }
        OddForm::FieldTwice(name) => texts::faults::field_twice(quoted(&short(name))),
        OddForm::ZeroByte(name) => texts::faults::field_zero_byte(quoted(&short(name))),
    }
}

/// The beginning of a name that somebody sent, without zero bytes: as much as a sentence bears.
fn short(name: &str) -> String {
    const MOST: usize = 60;
    name.replace('\0', "").chars().take(MOST).collect()
}

/// A name as programs write it.
fn quoted(name: &str) -> String {
    format!("{name:?}")
}
