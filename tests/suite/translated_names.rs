//! Names are no text to translate: on every page, and on every form that comes back with what is wrong, each stands in an element
//! that browsers leave as it is.

use std::collections::BTreeSet;

use crate::hostile::Sender;
use crate::hostile::dice::Dice;
use crate::hostile::spoil;
use crate::hostile::world::{World, is_judges_alone};
use crate::permissions::Role;
use crate::support::app::bare_names;
use crate::support::event::{filled, send};

/// What people, clubs, groups, tournaments, series, places and things are called in this world.
const NAMES: [&str; 22] = [
    "Player 0",
    "Player 1",
    "Wiebke Waiting",
    "Fremd One",
    "Side One",
    "Side Two",
    "Draft One",
    "Kai Kicker",
    "Olga Organizer",
    "Jan Judge",
    "Ana Account",
    "Stan Stranger",
    "Somebody Invited",
    "Local radio",
    "Würfelbund",
    "Sippe Otter",
    "Grand Open",
    "Foreign Open",
    "Struggling",
    "Series spring-series",
    "Town hall",
    "Back room",
];

/// A club and a group for some players of a tournament whose seats are made.
async fn name_groups(world: &World) {
    let administrator = world.app.administrator().await;
    for number in 1..=6 {
        let path = format!("/run/seated/players/{number}");
        let page = administrator.get(&path).await.ok();
        let typed = [("club", "Würfelbund"), ("groups", "Sippe Otter")];
        let fields = filled(&page, &format!("form[action='{path}']"), &typed);
        send(&administrator, &path, &fields).await.expect(303);
    }
}

#[actix_web::test]
async fn no_name_on_any_page_is_translated() {
    let world = World::new().await;
    name_groups(&world).await;
    let doors = world.doors().await;
    let sender = Sender::new(&world);
    let mut dice = Dice::new(7);
    let (mut pages, mut found) = (0, BTreeSet::new());
    for door in doors.values().flatten() {
        let judges = is_judges_alone(door.pattern);
        let roles: &[Role] = match (door.method.as_str(), door.path.split('/').nth(1)) {
            (_, Some("run")) if judges => &[Role::Judge],
            ("GET", Some("run")) => &[Role::Administrator, Role::Judge],
            ("GET", _) => &[Role::Administrator, Role::Visitor],
            (_, Some("p" | "t")) => &[Role::Visitor],
            _ => &[Role::Administrator],
        };
        for role in roles {
            let request = match door.method.as_str() {
                "GET" => spoil::honest(door, &door.sent(), None),
                _ => spoil::field(door, &mut dice).unwrap_or_else(|| spoil::body(door, &mut dice)),
            };
            let Some((_, page)) = sender.send(*role, None, &request).await else { continue };
            if !page.starts_with("<!doctype html>") {
                continue;
            }
            pages += 1;
            let bare = bare_names(&page, &NAMES).into_iter();
            found.extend(bare.map(|bare| format!("{role:?} {} {}: {bare}", door.method, door.pattern)));
        }
    }
    assert!(pages > 1_000, "only {pages} pages were read");
    assert!(found.is_empty(), "{pages} pages, {found:#?}");
}
