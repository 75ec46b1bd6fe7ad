//! What each page asks of the store: the same number of statements for 12 players and for 48.

use std::collections::BTreeMap;

use actix_web::http::Method;
use reeve::web::http::route::Route;
use reeve::web::routes;

use crate::support::app::{May, Person};
use crate::support::day::{Day, day};

/// A person that pages are opened as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    Visitor,
    Account,
    Judge,
    Organizer,
    Administrator,
}

const ROLES: [Role; 5] = [Role::Visitor, Role::Account, Role::Judge, Role::Organizer, Role::Administrator];

/// A tournament with everybody who opens its pages.
struct World {
    day: Day,
    people: BTreeMap<Role, Person>,
    token: String,
    draft: String,
}

impl World {
    async fn new(players: usize) -> World {
        let day = day(players).await;
        let people = BTreeMap::from([
            (Role::Visitor, day.app.visitor()),
            (Role::Account, day.app.account("somebody", May::Nothing).await),
            (Role::Judge, day.judge.clone()),
            (Role::Organizer, day.organizer.clone()),
            (Role::Administrator, day.app.administrator().await),
        ]);
        let token = day.stored().await.players[0].link_token.clone();
        let csv = b"player\nLate One\n";
        let draft = day.organizer.post_file(&day.run("import"), &[], "file", csv).await.expect(303);
        let draft = draft.location().and_then(|to| to.rsplit('/').next()).expect("a draft").to_owned();
        World { day, people, token, draft }
    }

    fn path(&self, pattern: &str) -> String {
        let account = self.people[&Role::Account].id().to_string();
        let stand_ins = [
            ("{slug}", self.day.slug),
            ("{token}", self.token.as_str()),
            ("{stage}", "prelim"),
            ("{number}", "1"),
            ("{table}", "1"),
            ("{session}", "1"),
            ("{draft}", self.draft.as_str()),
            ("{key}", "k"),
            ("{text}", "privacy"),
            ("{code}", "K7QM-2XWD"),
            ("{account}", account.as_str()),
            ("{file:.*}", "mark.svg"),
        ];
        let path = stand_ins.iter().fold(pattern.to_owned(), |path, (name, value)| path.replace(name, value));
        assert!(!path.contains('{'), "what stands for the placeholder in {pattern}? Say it in World::path");
        path
    }

    /// The status and the number of statements of a page.
    async fn cost(&self, route: &Route, role: Role) -> (u16, u64) {
        let mut path = self.path(route.path);
        if role == Role::Visitor && route.kept.is_some() {
            // Asked like this it is not kept, so what it costs to make shows.
            path += "?q=not-kept";
        }
        let before = self.day.app.db.statements();
        let page = self.people[&role].get(&path).await;
        (page.status, self.day.app.db.statements() - before)
    }
}

/// Opens every page as everybody in two tournaments of different size in the same state; gives what differs.
async fn compare(state: &str, small: &World, large: &World) -> Vec<String> {
    println!("\n{state}: statements as {ROLES:?}");
    let mut complaints = Vec::new();
    for route in routes::all().into_iter().filter(|route| route.method == Method::GET) {
        let mut row = format!("{:44}", route.path);
        for role in ROLES {
            let (mut few, mut many) = (small.cost(&route, role).await, large.cost(&route, role).await);
            for _ in 0..5 {
                if few == many {
                    break;
                }
                // Once a minute it is noted that a device was used, and the server does something by itself now and then.
                (few, many) = (small.cost(&route, role).await, large.cost(&route, role).await);
            }
            if few != many {
                complaints.push(format!("{state}: {}, {role:?}: {few:?}, {many:?} for 48 players", route.path));
            }
            row += &format!("{:5} ({})", few.1, few.0);
        }
        println!("{row}");
    }
    complaints
}

#[tokio::test]
async fn no_page_asks_more_for_more_players() {
    let (small, large) = (World::new(12).await, World::new(48).await);
    let mut complaints = compare("checking in", &small, &large).await;
    for world in [&small, &large] {
        world.day.make().await;
    }
    complaints.extend(compare("seats are made", &small, &large).await);
    for world in [&small, &large] {
        world.day.open("prelim/1").await;
        world.day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    complaints.extend(compare("the first round is on", &small, &large).await);
    for world in [&small, &large] {
        let tables = world.day.tables("prelim/1").await;
        for (table, seats) in tables.into_iter().skip(1) {
            let vp = &["10", "8", "7", "5"][..seats];
            world.day.enter("prelim/1", table, 0, vp, &[("sign", "yes")]).await.expect(303);
        }
        world.day.press("prelim/1", "close").await.expect(303);
        world.day.play("prelim/2").await;
        world.day.play("prelim/3").await;
    }
    complaints.extend(compare("the preliminary rounds are over", &small, &large).await);
    assert!(complaints.is_empty(), "{complaints:#?}");
}
