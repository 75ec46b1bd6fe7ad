//! What belongs to another tournament and what is hidden is out of reach, at every route: with the real forms of the
//! pages of tournaments in every state, as [`crate::hostile`] finds them.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use reeve_store::time::millis;
use reeve_store::{Scope, player, tournament};

use crate::hostile::doors::{Door, Doors};
use crate::hostile::world::{self, FOREIGN, World};
use crate::hostile::{Sender, differences, spoil};
use crate::permissions::{ROLES, Role};

/// From here on a number is the id of a row: the tables of a test begin a million apart.
const APART: u64 = 1_000_000;

/// The ids in a text, such as the player's in `2-1-10000007`.
fn ids(text: &str) -> Vec<u64> {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok());
    numbers.filter(|id| (APART..100 * APART).contains(id)).collect()
}

/// Where a door has ids: in its path, and in the names and values of its fields.
fn ids_of(door: &Door) -> Vec<u64> {
    let fields = door.fields.iter().flat_map(|field| ids(&field.name).into_iter().chain(ids(&field.value)));
    ids(&door.path).into_iter().chain(fields).collect()
}

/// The same door with one id in place of another.
fn with_id(door: &Door, old: u64, new: u64) -> Door {
    let (old, new) = (old.to_string(), new.to_string());
    let mut door = Door { path: door.path.replace(&old, &new), ..door.clone() };
    for field in &mut door.fields {
        field.name = field.name.replace(&old, &new);
        field.value = field.value.replace(&old, &new);
    }
    door
}

const LIST: &[u8] = b"player\nSomebody Else\n";

async fn send(sender: &Sender, role: Role, door: &Door) -> (u16, String) {
    let request = spoil::honest(door, &door.sent(), Some(LIST));
    sender.send(role, None, &request).await.unwrap_or_else(|| panic!("no answer to {} {}", door.method, door.path))
}

/// The doors of the staff's pages.
fn staff_doors(doors: &Doors) -> impl Iterator<Item = &Door> {
    doors.values().flatten().filter(|door| door.pattern.starts_with("/run/{slug}"))
}

fn refused(door: &Door, role: Role, status: u16) -> bool {
    let to_sign_in = status == 303 && door.method == "GET" && matches!(role, Role::Visitor | Role::Player);
    matches!(status, 403 | 404) || to_sign_in
}

/// One after the other in one world: to make it and to find its doors takes most of the time.
#[actix_web::test]
async fn what_is_elsewhere_hidden_or_erased_is_out_of_reach() {
    let world = World::new().await;
    let doors = world.doors().await;
    let sender = Sender::new(&world);
    nobody_gets_into_another_tournament(&world, &doors, &sender).await;
    an_id_of_another_tournament_in_a_form_is_refused(&world, &doors, &sender).await;
    a_hidden_tournament_is_read_and_not_changed(&world, &doors, &sender).await;
    a_hidden_or_erased_player_has_no_page_and_changes_no_more(&world, &doors, &sender).await;
}

async fn nobody_gets_into_another_tournament(world: &World, doors: &Doors, sender: &Sender) {
    let before = world.everything().await;
    let mut complaints = Vec::new();
    let mut asked = 0;
    let mut seen = BTreeSet::new();
    for door in staff_doors(doors) {
        // A whole form of somebody else's: each route once with the foreign tournament and once with another.
        let foreign = door.tournament() == FOREIGN;
        if !seen.insert((door.method.clone(), door.pattern, foreign)) {
            continue;
        }
        let roles =
            ROLES.into_iter().filter(|role| !world::is_theirs(*role, door) && (foreign || *role != Role::Visitor));
        for role in roles {
            let (status, _) = send(sender, role, door).await;
            asked += 1;
            if !refused(door, role, status) {
                complaints.push(format!("{role:?} {} {}: {status}", door.method, door.path));
            }
        }
    }
    // A tournament of one's own in the address, and a round, a table, a list or a player that only another one has.
    // A board is there before its round is, so each tournament has its own at the same address.
    let theirs = |door: &&Door| {
        door.tournament() == "playing"
            && door.pattern.matches('{').count() > 1
            && !door.pattern.contains("/boards/{stage}/{number}")
    };
    for door in staff_doors(doors).filter(theirs) {
        let path = door.path.replace("/playing/", &format!("/{FOREIGN}/"));
        let path = ["/players/1", "/players/2", "/check-in/1", "/check-in/2", "/judge/players/1", "/judge/players/2"]
            .iter()
            .fold(path, |path, own| {
                let (start, _) = own.rsplit_once('/').expect("a number");
                if path == format!("/run/{FOREIGN}{own}") || path.starts_with(&format!("/run/{FOREIGN}{own}/")) {
                    path.replacen(own, &format!("{start}/14"), 1)
                } else {
                    path
                }
            });
        let mixed = Door { path, ..door.clone() };
        let (status, _) = send(sender, Role::Stranger, &mixed).await;
        asked += 1;
        // Whoever runs a tournament decides nothing in it.
        let no_judge = status == 403 && door.method == "POST" && on_the_staff(door) == Role::Judge;
        let not_there = matches!(status, 404 | 409 | 422) && (status == 404 || !door.pattern.contains("{number}"));
        if !no_judge && !not_there {
            complaints.push(format!("Stranger {} {}: {status}", mixed.method, mixed.path));
        }
    }
    println!("{asked} requests");
    assert!(complaints.is_empty(), "{complaints:#?}");
    assert_eq!(differences(&before, &world.everything().await), Vec::<String>::new());
    assert!(asked > 300, "only {asked} requests");
}

async fn an_id_of_another_tournament_in_a_form_is_refused(world: &World, doors: &Doors, sender: &Sender) {
    let before = world.everything().await;
    // Whose the ids are, table by table.
    let mut owners: BTreeMap<u64, BTreeMap<u64, BTreeSet<String>>> = BTreeMap::new();
    for door in doors.values().flatten() {
        for id in ids_of(door) {
            let tables = owners.entry(id / APART).or_default();
            tables.entry(id).or_default().insert(door.tournament().to_owned());
        }
    }
    let mut tried: BTreeMap<&str, usize> = BTreeMap::new();
    let mut complaints = Vec::new();
    for door in doors.values().flatten().filter(|door| door.method == "POST") {
        for id in ids_of(door).into_iter().collect::<BTreeSet<u64>>() {
            let foreign = |owners: &BTreeSet<String>| !owners.contains("") && !owners.contains(door.tournament());
            let mut others = owners[&(id / APART)].iter().filter(|(_, owners)| foreign(owners)).map(|(id, _)| *id);
            let Some(other) = others.next().filter(|_| !door.tournament().is_empty()) else { continue };
            let mixed = with_id(door, id, other);
            // Who may do it in both.
            let (status, body) = send(sender, on_the_staff(door), &mixed).await;
            *tried.entry(door.pattern).or_default() += 1;
            if !matches!(status, 404 | 409 | 422) {
                let body: String = body.chars().take(200).collect();
                complaints.push(format!("{} with {other} in place of {id}: {status} {body}", mixed.path));
            }
        }
        // Numbers of one's account are nobody else's.
        if ["/account/sessions/{session}/end", "/run/{slug}/import/{draft}"].contains(&door.pattern) {
            // One of the sessions is the account's own.
            let others = [Role::Organizer, Role::Judge, Role::Stranger].into_iter();
            let account = (!door.pattern.starts_with("/account/")).then_some(Role::Account);
            for role in others.chain(account) {
                let (status, _) = send(sender, role, door).await;
                *tried.entry(door.pattern).or_default() += 1;
                if !matches!(status, 403 | 404) {
                    complaints.push(format!("{role:?} {}: {status}", door.path));
                }
            }
        }
    }
    println!("{tried:#?}");
    assert!(complaints.is_empty(), "{complaints:#?}");
    assert_eq!(differences(&before, &world.everything().await), Vec::<String>::new());
    for pattern in ["/run/{slug}/bracket/{stage}/decline", "/run/{slug}/schedule/swap", "/run/{slug}/import/{draft}"] {
        assert!(tried.contains_key(pattern), "no id was found for {pattern}: {tried:#?}");
    }
}

/// Who may do what a form of the staff's pages does: administrators everything, but what a judge alone decides.
fn on_the_staff(door: &Door) -> Role {
    if world::is_judges_alone(door.pattern) { Role::Judge } else { Role::Administrator }
}

/// What may still be done to a hidden tournament.
const STAYS_OPEN: [&str; 2] = ["/run/{slug}/bring-back", "/run/{slug}/players/{number}/erase"];

/// Where the buttons of a page lead that change something in a tournament; an empty address is that of the page.
fn changes_offered(body: &str) -> Vec<&str> {
    let forms = body.split("<form ").skip(1).filter_map(|form| form.split("</form>").next());
    let posted = forms.filter(|form| form.contains("method=\"post\"") && form.contains("<button"));
    fn action(form: &str) -> &str {
        let head = form.split('>').next().unwrap_or_default();
        head.split("action=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default()
    }
    posted.map(action).filter(|to| to.is_empty() || to.starts_with("/run/") || to.starts_with("/p/")).collect()
}

async fn a_hidden_tournament_is_read_and_not_changed(world: &World, doors: &Doors, sender: &Sender) {
    let slugs: BTreeSet<&str> = staff_doors(doors).map(Door::tournament).collect();
    let mut complaints = Vec::new();
    let pages: Vec<&Door> = staff_doors(doors).filter(|door| door.method == "GET").collect();
    let mut was = Vec::new();
    for door in &pages {
        was.push(send(sender, Role::Administrator, door).await.0);
    }
    let mut hidden = Vec::new();
    for slug in &slugs {
        hidden.push((*slug, hide(world, slug, Some(millis(Utc::now()))).await));
    }
    let before = world.everything().await;
    for (door, was) in pages.iter().zip(was) {
        let (status, body) = send(sender, Role::Administrator, door).await;
        // What only offers a change may say that there is none to make.
        if status != was && status != 409 {
            complaints.push(format!("GET {}: {was} and hidden {status}", door.path));
        }
        let offers = changes_offered(&body).into_iter().filter(|action| !action.ends_with("/erase"));
        let offers: Vec<&str> = offers.filter(|action| !action.ends_with("/bring-back")).collect();
        if !offers.is_empty() {
            complaints.push(format!("GET {} offers what would be refused: {offers:?}", door.path));
        }
    }
    let own = format!("/p/{}", world.tokens[0]);
    let (status, body) = send(sender, Role::Visitor, &Door::of("GET", "/p/{token}", &own)).await;
    assert_eq!((status, changes_offered(&body)), (200, Vec::new()), "{own}");
    let mut asked = 0;
    for door in doors.values().flatten().filter(|door| door.method == "POST") {
        let theirs = door.pattern.starts_with("/p/{token}/");
        let public = door.pattern.starts_with("/t/{slug}");
        if !(theirs || public || door.pattern.starts_with("/run/{slug}")) || STAYS_OPEN.contains(&door.pattern) {
            continue;
        }
        let role = if theirs || public { Role::Visitor } else { on_the_staff(door) };
        let (status, body) = send(sender, role, door).await;
        asked += 1;
        let said = if public { status == 404 } else { status == 409 && body.contains("archived") };
        if !said {
            let body = body.split("<main").nth(1).unwrap_or(&body).chars().take(900).collect::<String>();
            complaints.push(format!("{} ({:?}): {status} {body}", door.path, door.sent()));
        }
    }
    for (_, of_route) in doors.iter().filter(|((method, path), _)| method == "GET" && path.starts_with("/t/{slug}")) {
        for door in of_route {
            let (status, _) = send(sender, Role::Visitor, door).await;
            if status != 404 {
                complaints.push(format!("{} is public and hidden: {status}", door.path));
            }
        }
    }
    println!("{asked} forms to hidden tournaments");
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert_eq!(differences(&before, &world.everything().await), Vec::<String>::new());
    assert!(asked > 100, "only {asked}");
    let back = Door::of("POST", "/run/{slug}/bring-back", "/run/playing/bring-back");
    assert_eq!(send(sender, Role::Administrator, &back).await.0, 303);
    let page = Door::of("GET", "/t/{slug}", "/t/playing");
    assert_eq!(send(sender, Role::Visitor, &page).await.0, 200);
    for (slug, was) in hidden {
        hide(world, slug, was).await;
    }
}

/// Says since when a tournament is hidden; gives since when it was.
async fn hide(world: &World, slug: &str, since: Option<DateTime<Utc>>) -> Option<DateTime<Utc>> {
    let mut tx = world.app.db.read().await.unwrap();
    let mut row = tournament::by_slug(&mut tx, slug).await.unwrap().expect("a tournament");
    drop(tx);
    let was = std::mem::replace(&mut row.hidden_at, since);
    let mut tx = world.app.db.write(Scope::Tournament(row.id)).await.unwrap();
    tournament::update(&mut tx, &row).await.unwrap();
    tx.commit().await.unwrap();
    was
}

async fn a_hidden_or_erased_player_has_no_page_and_changes_no_more(world: &World, doors: &Doors, sender: &Sender) {
    let mut tx = world.app.db.read().await.unwrap();
    let mut row = player::by_token(&mut tx, &world.tokens[0]).await.unwrap().expect("a player");
    drop(tx);
    row.hidden_at = Some(millis(Utc::now()));
    let mut tx = world.app.db.write(Scope::Tournament(row.tournament_id)).await.unwrap();
    player::update(&mut tx, &row).await.unwrap();
    tx.commit().await.unwrap();
    let erase = doors[&("POST".to_owned(), "/run/{slug}/players/{number}/erase")].iter();
    let erase = erase.clone().find(|door| door.path == "/run/playing/players/2/erase").expect("the form");
    let mut erase = erase.clone();
    for field in erase.fields.iter_mut().filter(|field| field.name == "confirm") {
        "erase".clone_into(&mut field.value);
    }
    assert_eq!(send(sender, Role::Administrator, &erase).await.0, 303);
    let before = world.everything().await;
    let mut complaints = Vec::new();
    let mut asked = 0;
    let gone = [&world.tokens[0], &world.tokens[2]];
    for door in doors.values().flatten() {
        let own = gone.iter().any(|token| door.path.contains(token.as_str()));
        let number = row.number;
        let at = [format!("/run/registering/players/{number}"), format!("/run/registering/check-in/{number}")];
        let by_staff = at.iter().any(|at| door.path == *at || door.path.starts_with(&format!("{at}/")));
        let restores = door.fields.iter().any(|field| field.value == "restore") || door.pattern.ends_with("/erase");
        if own {
            for role in [Role::Visitor, Role::Player, Role::Account, Role::Administrator] {
                asked += 1;
                let (status, _) = send(sender, role, door).await;
                if status != 404 {
                    complaints.push(format!("{role:?} {} {}: {status}", door.method, door.path));
                }
            }
        } else if by_staff && door.method == "POST" && !restores {
            asked += 1;
            let (status, body) = send(sender, Role::Administrator, door).await;
            if status != 409 || !body.contains("archive") {
                complaints.push(format!("{} {:?}: {status}", door.path, door.sent()));
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert_eq!(differences(&before, &world.everything().await), Vec::<String>::new());
    assert!(asked > 30, "only {asked}");
}
