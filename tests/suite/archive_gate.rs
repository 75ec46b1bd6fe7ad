//! What an edited archive says that no form takes: refused whole, by file, line and column.

use reeve::files::archive::ArchiveKind;

use crate::archive::{everything, export, filled, forged, import};
use crate::support::db;
use crate::support::filled::PLAYED;

#[tokio::test]
async fn what_no_form_takes_comes_in_by_no_archive_either() {
    let (from, to) = (filled().await, db().await);
    let bytes = export(&from, PLAYED).await;
    let before = everything(&to).await;
    let check = async |table: &str, from: &str, into: &str, reasons: &[&str]| {
        let name = format!("data/{table}.json");
        let forged = forged(&bytes, ArchiveKind::Tournament, &name, |text| text.replacen(from, into, 1));
        let refused = import(&to, &forged, None).await.expect_err(&format!("{table}: {reasons:?}"));
        for reason in [name.as_str(), "line"].iter().chain(reasons) {
            assert!(refused.contains(reason), "{table}, {reason}: {refused}");
        }
        assert_eq!(everything(&to).await, before, "{name}");
    };
    let long = |length: usize| "x".repeat(length);

    let link = "\"links\":\"https://example.org Club\"";
    for bad in ["javascript:alert(1) Click", "data:text/html,x", "javascript:alert(1) https://example.org"] {
        check("tournament_face", link, &format!("\"links\":\"{bad}\""), &["\"links\""]).await;
    }
    let many = ["https://example.org"; 13].join("\\n");
    check("tournament_face", link, &format!("\"links\":\"{many}\""), &["\"links\"", "12"]).await;
    let many = "https://example.org\\n".repeat(45_000);
    check("tournament_face", link, &format!("\"links\":\"{many}\""), &["\"links\" has 900000 characters"]).await;
    let javascript = "\"code_link\":\"javascript:alert(1)\"";
    check("tournament_face", "\"code_link\":\"\"", javascript, &["\"code_link\"", "https://"]).await;
    let said = "\"description\":\"Come.";
    let description = |text: &str| format!("\"description\":\"{text}");
    check("tournament_face", said, &description(&long(4_001)), &["\"description\" has 40", "at most 4000 fit"]).await;
    check("tournament_face", said, &description("a\\u0007"), &["\"description\" holds control characters"]).await;
    check("tournament_face", "\"EUR\"", "\"<b>\"", &["\"currency\"", "three letters"]).await;
    check("tournament_face", "\"doors_at\":540", "\"doors_at\":640", &["\"doors_at\"", "before it starts"]).await;

    let content = "\"content\":\"iVBO";
    check("tournament_logo", content, "\"content\":\"PHA+", &["\"content\"", "PNG, JPEG"]).await;
    let large = format!("\"content\":\"{}", "AAAA".repeat(90_000));
    check("tournament_logo", content, &large, &["\"content\"", "256"]).await;
    check("tournament_logo", "\"width\":40", "\"width\":400", &["\"content\" is nothing that a form"]).await;
    check("tournament_logo", "image/png", "image/jpeg", &["\"content\" is nothing that a form"]).await;

    check("programme_entry", "\"ends_at\":720", "\"ends_at\":620", &["\"ends_at\""]).await;
    check("programme_entry", "\"title\":\"\"", "\"title\":\"a\\u0007\"", &["\"title\" holds control"]).await;
    check("prize_band", "\"from_rank\":1", "\"from_rank\":5", &["\"to_rank\""]).await;
    check("prize_band", "A box", "A\\u0007box", &["\"prize\" holds control characters"]).await;
    check("prize_band", "A box", &long(100_000), &["\"prize\" has 100000 characters; at most 200 fit"]).await;
    check("game_set", "one road", &long(201), &["\"missing\" has 201"]).await;
    check("guest_list", "kim@example.org", &long(400_000), &["\"invited\" has 4000", "at most 50000 fit"]).await;
    check("staff_note", "Needs a chair.", &long(100_000), &["\"note\" has 100", "at most 2000 fit"]).await;
    check("staff_note", "+49 3641 4711", "\\u0007", &["\"phone\" holds control characters"]).await;
    check("person", "\"group_names\":\"a\\nb\"", &format!("\"group_names\":\"{}\"", "a\\n".repeat(21)), &["20"]).await;
    check("person", "\"club\":\"Catan e.V.", &format!("\"club\":\"{}", long(301)), &["\"club\" has 301"]).await;
    check("account", "Noor", "\\u202Etoor", &["\"name\" holds control characters, or some that nobody sees"]).await;
    check("player", "token-1-abcdefghijkl", &long(100), &["this is not a private link"]).await;
    check("draw", "Zoë Müller and", &long(201), &["\"witness\" has"]).await;
    check("audit", "10.0.0.7", &long(101), &["\"address\" has 101"]).await;

    let nobody = "\"merged_into\":null";
    for into in [1, 2, 99] {
        check("player", nobody, &format!("\"merged_into\":{into}"), &["line 2", "\"merged_into\""]).await;
    }
    check("player", "\"paid_at\":\"2026-11-21T09:30:00.125Z\"", "\"paid_at\":null", &["\"paid_amount\""]).await;
}

/// A player who was archived and merged leads to one who stays, and to nobody who leads on.
#[tokio::test]
async fn merged_players_lead_to_one_who_stays() {
    let from = filled().await;
    let bytes = export(&from, PLAYED).await;
    let archived = "\"archived_at\":\"2026-11-21T09:30:00.125Z\",\"merged_into\":";
    let merged = |pairs: &[(usize, i64)]| {
        forged(&bytes, ArchiveKind::Tournament, "data/player.json", |text| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            for (player, into) in pairs {
                let line = &mut lines[*player];
                *line = line.replacen("\"archived_at\":null,\"merged_into\":null", &format!("{archived}{into}"), 1);
            }
            lines.join("\n") + "\n"
        })
    };
    for (pairs, line) in [(&[(3, 3)][..], 4), (&[(3, 4), (4, 3)], 4), (&[(3, 4), (4, 5)], 4), (&[(5, 99)], 6)] {
        let to = db().await;
        let refused = import(&to, &merged(pairs), None).await.expect_err("merged into nobody who stays");
        assert!(refused.contains("data/player.json") && refused.contains(&format!("line {line}")), "{refused}");
        assert!(refused.contains("names no other player who stays"), "{refused}");
    }
    // Of whom two were merged into one, the archive is no fault; its lists of players were made before.
    let to = db().await;
    let refused = import(&to, &merged(&[(3, 5), (4, 5)]), None).await;
    assert!(!refused.is_err_and(|why| why.contains("merged_into")));
}

/// More rows than the form takes are refused before they are stored.
#[tokio::test]
async fn more_game_sets_than_a_form_takes_are_refused() {
    let from = filled().await;
    let bytes = export(&from, PLAYED).await;
    let forged = forged(&bytes, ArchiveKind::Tournament, "data/game_set.json", |text| {
        let row = text.lines().nth(1).expect("a row").to_owned();
        let numbered = |number: i64| row.replacen("\"table_number\":2", &format!("\"table_number\":{number}"), 1);
        format!("[\n{}\n]\n", (1..=201).map(numbered).collect::<Vec<_>>().join(",\n"))
    });
    let to = db().await;
    let refused = import(&to, &forged, None).await.expect_err("too many sets");
    assert!(refused.contains("data/game_set.json") && refused.contains("201 rows, and at most 200"), "{refused}");
}
