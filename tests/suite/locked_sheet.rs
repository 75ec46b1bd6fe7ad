//! A result that is final stays: every door is tried by everybody, each is refused, and the chain is as it was.

use std::collections::BTreeMap;

use actix_web::http::Method;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::sheet;
use reeve_store::sheet::KeptVersion;
use reeve_store::sheet_link;
use reeve_store::sheet_link::SheetLink;
use reeve_web::routes;

use crate::support::app::{May, Person};
use crate::support::day::{Day, day};

/// What is kept of the first table: its seats and its sheet, every version, the chain.
type Locked = (String, Vec<KeptVersion>, Vec<SheetLink>);

async fn locked(day: &Day) -> Locked {
    let stored = day.stored().await;
    let round = stored.round(Stage::Prelim, 1).expect("the round");
    let table = round.tables.iter().find(|table| table.row.number == 1).expect("the table");
    let seats: Vec<_> = table.seats.iter().map(|seat| (seat.player_id, seat.vp, seat.absent, seat.position)).collect();
    let row = format!("{:?} {:?} {:?} {seats:?}", table.row.id, table.row.sheet_state, table.row.winner_position);
    let mut tx = day.app.db.read().await.unwrap();
    let mut versions = sheet::all_versions(&mut tx, day.id).await.unwrap();
    versions.retain(|version| version.table_id == table.row.id);
    let links = sheet_link::of_tournament(&mut tx, day.id).await.unwrap();
    (row, versions, links)
}

/// What a form sends that would change the result of the table, or take its seats away.
fn fields(tokens: &[String]) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for (name, value) in [
        ("winner", "2"),
        ("sign", "yes"),
        ("version", "2"),
        ("reason", "We say so."),
        ("disagree", "It was nine."),
        ("confirm", "again"),
        ("confirm-seed", "again"),
        ("seed", "99"),
        ("position", "1"),
        ("a", "1.1.1"),
        ("b", "1.2.1"),
        ("one", "prelim-1-1-1"),
        ("other", "prelim-1-2-1"),
        ("vp-winner", "9"),
        ("pin", "1234"),
    ] {
        fields.push((name.to_owned(), value.to_owned()));
    }
    for (seat, vp) in [(1, "9"), (2, "10"), (3, "6"), (4, "4")] {
        fields.push((format!("vp-{seat}"), vp.to_owned()));
    }
    fields.extend(tokens.first().map(|token| ("key".to_owned(), token.clone())));
    fields
}

/// The whole way in the order of the day: result, objection, decision; then every address that takes a form of the table, the round or the
/// schedule.
#[actix_web::test]
async fn every_door_on_a_locked_result_is_refused_and_the_chain_is_as_it_was() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let stored = day.stored().await;
    let seats = &stored.rounds[0].tables[0].seats;
    let tokens: Vec<String> =
        seats.iter().map(|seat| stored.player(seat.player_id).expect("a player").link_token.clone()).collect();
    let phone = day.app.visitor();
    let dispute = format!("/p/{}/sheets/prelim/1/dispute", tokens[1]);
    phone.post(&dispute, &[("version", "1"), ("disagree", "I had nine.")]).await.expect(303);
    let decide = day.run("rounds/prelim/1/tables/1/decide");
    let decision = [
        ("version", "1"),
        ("winner", "1"),
        ("vp-1", "10"),
        ("vp-2", "9"),
        ("vp-3", "7"),
        ("vp-4", "5"),
        ("reason", "Counted again at the table."),
    ];
    day.judge.post(&decide, &decision).await.expect(303);
    let before = locked(&day).await;
    assert_eq!(before.2.len(), 1, "the decision made the sheet final");

    let second = day.app.account("second judge", May::Nothing).await;
    let administrator = day.app.administrator().await;
    let everybody: [(&str, &Person); 6] = [
        ("visitor", &phone),
        ("stranger", &second),
        ("judge", &day.judge),
        ("organizer", &day.organizer),
        ("administrator", &administrator),
        ("player", &phone),
    ];
    let mut refused: BTreeMap<u16, usize> = BTreeMap::new();
    let doors = routes::all().into_iter().filter(|route| route.method == Method::POST);
    for route in doors {
        let is_about_it = ["/rounds/", "/schedule", "/sheets/", "/tablet/", "/bracket/", "/lots", "/results"];
        // Putting the whole tournament away, and photos and notes that say nothing of the result, have tests of their own.
        let others = ["/photos/", "/filming", "/notes", "/timer", "/call", "/pause", "/resume", "/seats/judge"];
        let path = route.path;
        // Lots of a series are drawn by its own organizers, and it has none here.
        if path.starts_with("/series/")
            || !is_about_it.iter().any(|part| path.contains(part))
            || others.iter().any(|part| path.contains(part))
        {
            continue;
        }
        for (name, who) in everybody {
            let stand_ins = [
                ("{slug}", day.slug),
                ("{token}", tokens[0].as_str()),
                ("{stage}", "prelim"),
                ("{number}", "1"),
                ("{table}", "1"),
                ("{key}", "k"),
                ("{position}", "1"),
                ("{player}", "1"),
            ];
            let to = stand_ins.iter().fold(path.to_owned(), |path, (name, value)| path.replace(name, value));
            assert!(!to.contains('{'), "what stands for the placeholder in {path}?");
            let fields = fields(&tokens);
            let fields: Vec<(&str, &str)> =
                fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            let answer = who.post(&to, &fields).await;
            assert!(answer.status < 500, "{name} at {to}: {answer}");
            *refused.entry(answer.status).or_default() += 1;
            let now = locked(&day).await;
            assert!(now == before, "{name} changed a locked result at {to}: {} against {}", now.0, before.0);
        }
    }
    println!("answers by status: {refused:?}");
    let all: usize = refused.values().sum();
    assert!(all > 100, "only {all} doors were tried");
    // The forms of the sheet itself, filled in well, with the version that is stored.
    let entry: [(&str, &str); 7] = [
        ("version", "2"),
        ("winner", "2"),
        ("vp-1", "9"),
        ("vp-2", "10"),
        ("vp-3", "6"),
        ("vp-4", "4"),
        ("sign", "yes"),
    ];
    let sheet = day.run("rounds/prelim/1/tables/1");
    for who in [&day.judge, &day.organizer, &administrator] {
        who.post(&sheet, &entry).await.expect(409);
        who.post(&format!("{sheet}/sign"), &[("version", "2")]).await.expect(409);
    }
    day.judge.post(&decide, &[&entry[..6], &[("reason", "Once more.")]].concat()).await.expect(409);
    for token in &tokens {
        for step in ["", "/sign", "/dispute", "/take-back"] {
            let own = format!("/p/{token}/sheets/prelim/1{step}");
            let status = phone.post(&own, &[&entry[..6], &[("disagree", "No.")]].concat()).await.status;
            let settled = step == "/take-back" && status == 303;
            assert!(settled || matches!(status, 409 | 422), "{own}: {status}");
        }
    }
    assert!(locked(&day).await == before);
}
