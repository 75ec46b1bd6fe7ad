//! Which field has which limit.

use super::*;

#[test]
fn a_field_is_found_by_its_name_and_a_seat_by_its_beginning() {
    assert_eq!(of_field("name"), NAME);
    assert_eq!(of_field("vp-3"), 3);
    assert_eq!(of_field("settlements-12"), SHEET_NUMBER);
    assert_eq!(of_field("road-1"), OTHER_FIELD);
    assert_eq!(of_field("vp"), OTHER_FIELD);
    assert_eq!(of_field("anything else"), OTHER_FIELD);
    assert_eq!(of_field("names"), OTHER_FIELD);
}

#[test]
fn every_field_is_named_once_and_in_order() {
    assert!(FIELDS.windows(2).all(|pair| pair[0].0 < pair[1].0));
    let parts = SystemCode::ALL.iter().flat_map(|code| code.system().counted()).map(|part| part.short);
    assert_eq!(fields().len(), FIELDS.len() + parts.collect::<std::collections::BTreeSet<_>>().len());
}

#[test]
fn the_text_of_a_board_has_the_room_of_its_form() {
    assert_eq!(BOARD_FILE.bytes, LONG_FORM_BYTES);
    assert_eq!(PLAYERS_FILE.rows, PLAYERS);
}

#[test]
fn what_visitors_may_type_fits_into_a_form() {
    let typed_by_visitors = ["name", "email", "club", "country", "groups", "guardian"];
    // A Greek or Cyrillic letter is two bytes, of which each takes three in a form.
    let most: usize = typed_by_visitors.iter().map(|name| of_field(name) * 6).sum();
    assert!(most <= FORM_BYTES, "{most}");
}
