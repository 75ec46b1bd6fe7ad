use std::io::Cursor;
use std::io::Write as _;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::files::archive::write::seal;
use crate::files::archive::*;

fn sample() -> Vec<u8> {
    let mut writer = Writer::new(Cursor::new(Vec::new()));
    let mut rows = writer.rows("player").unwrap();
    for number in 1..=200 {
        rows.row(&format!("{{\"id\":{number},\"note\":\"seat {}\"}}", number * 7919 % 104_729)).unwrap();
    }
    rows.finish().unwrap();
    writer.rows("lot").unwrap().finish().unwrap();
    writer.file("players.csv", b"player\nAda\n").unwrap();
    let (file, _) = writer.finish(Kind::Tournament, Some("2026-11-21T10:00:00Z".to_owned()), "Jena Open").unwrap();
    file.into_inner()
}

fn open(bytes: &[u8]) -> Result<Archive<Cursor<Vec<u8>>>, Refusal> {
    Archive::open(Cursor::new(bytes.to_vec()), Limits::TOURNAMENT)
}

/// A zip with a good seal and these files; the checksums are made where none are given.
fn crafted(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    if files.iter().all(|(name, _)| *name != CHECKSUMS) {
        use sha2::{Digest, Sha256};
        zip.start_file(CHECKSUMS, SimpleFileOptions::default()).unwrap();
        for (name, bytes) in files {
            writeln!(zip, "{}  {name}", hex(&Sha256::digest(bytes))).unwrap();
        }
    }
    seal(zip.finish().unwrap()).unwrap().0.into_inner()
}

const HEAD: &[u8] = br#"{"format":"reeve tournament","version":1,"program":"0","as_of":null,"title":"","rows":{}}"#;

#[test]
fn what_is_written_reads_back() {
    let mut archive = open(&sample()).unwrap();
    assert_eq!(archive.manifest().title, "Jena Open");
    assert_eq!(archive.manifest().rows["player"], 200);
    archive.expect(&["player", "lot"], &["players.csv"]).unwrap();
    assert_eq!(archive.text("players.csv").unwrap(), "player\nAda\n");
    let mut rows = archive.rows("player").unwrap();
    let mut count = 0;
    while let Some(row) = rows.next_row().unwrap() {
        count += 1;
        let row: serde_json::Value = serde_json::from_str(&row).unwrap();
        assert_eq!(row["id"], count);
    }
    assert_eq!(count, 200);
    drop(rows);
    assert!(archive.rows("lot").unwrap().next_row().unwrap().is_none());
    let whole: serde_json::Value = serde_json::from_str(&archive.text("data/player.json").unwrap()).unwrap();
    assert_eq!(whole.as_array().unwrap().len(), 200);
}

#[test]
fn the_same_content_makes_the_same_bytes() {
    assert_eq!(sample(), sample());
}

#[test]
fn every_changed_bit_is_noticed() {
    let bytes = sample();
    for at in 0..bytes.len() {
        let mut broken = bytes.clone();
        broken[at] ^= 1 << (at % 8);
        assert!(open(&broken).is_err(), "a bit of byte {at} changed");
    }
}

#[test]
fn every_shorter_file_is_refused() {
    let bytes = sample();
    for length in 0..bytes.len() {
        assert!(open(&bytes[..length]).is_err(), "cut to {length}");
    }
}

#[test]
fn other_files_are_refused_with_the_reason() {
    let check = |bytes: &[u8], reason: &str| {
        let refusal = open(bytes).expect_err(reason).to_string();
        assert!(refusal.contains(reason), "{refusal:?} should say {reason:?}");
    };
    check(b"", "empty");
    check(b"player\nAda\n", "not a zip file");
    check(b"PK\x03\x04 and then nothing of the kind", "seal");
    let mut plain = ZipWriter::new(Cursor::new(Vec::new()));
    plain.start_file("letter.txt", SimpleFileOptions::default()).unwrap();
    plain.write_all(&[b'x'; 400]).unwrap();
    check(&plain.finish().unwrap().into_inner(), "seal");
    check(&[sample(), b" ".to_vec()].concat(), "seal");
    check(&crafted(&[("letter.txt", b"x")]), "reeve.json is missing");
    check(&crafted(&[(MANIFEST, b"{\"version\": 2, \"new\": true}")]), "newer Reeve (format 2");
    check(&crafted(&[(MANIFEST, b"{}")]), "reeve.json");
    check(&crafted(&[(MANIFEST, HEAD), (CHECKSUMS, b"")]), "no digest");
    check(&crafted(&[(MANIFEST, HEAD), (CHECKSUMS, b"00  reeve.json\n")]), "does not fit its digest");
    check(&crafted(&[(MANIFEST, HEAD), (CHECKSUMS, b"00 reeve.json\n")]), "checksums.txt: line 1");
}

#[test]
fn files_that_do_not_belong_are_refused() {
    let check = |files: &[(&str, &[u8])], reason: &str| {
        let archive = open(&crafted(files)).unwrap();
        let refusal = archive.expect(&["player"], &[]).expect_err(reason).to_string();
        assert!(refusal.contains(reason), "{refusal}");
    };
    check(&[(MANIFEST, HEAD)], "data/player.json is missing");
    check(&[(MANIFEST, HEAD), ("data/player.json", b"[]\n"), ("../../etc/passwd", b"x")], "does not belong");
    check(&[(MANIFEST, HEAD), ("data/player.json", b"[]\n"), ("/tmp/x", b"x")], "does not belong");
}

#[test]
fn a_small_file_that_unpacks_to_much_is_refused() {
    let much = vec![b' '; 3 << 20];
    let bytes = crafted(&[(MANIFEST, HEAD), ("data/player.json", &much)]);
    assert!(bytes.len() < 20_000);
    let limits = Limits { total: 1 << 20, row: 1 << 10 };
    let refusal = Archive::open(Cursor::new(bytes.clone()), limits).unwrap_err().to_string();
    assert!(refusal.contains("more than 1 MB"), "{refusal}");
    let mut archive = Archive::open(Cursor::new(bytes), Limits { total: 8 << 20, row: 1 << 10 }).unwrap();
    assert!(archive.rows("player").unwrap().next_row().unwrap_err().to_string().contains("too long"));
}

#[test]
fn rows_that_are_no_rows_are_refused() {
    for broken in ["", "x", "{}", "[", "[\n{}", "[]\n[]\n", "[\n{}\n]\nx\n", "[\n\u{FFFD}"] {
        let bytes = crafted(&[(MANIFEST, HEAD), ("data/player.json", broken.as_bytes())]);
        let mut archive = open(&bytes).unwrap();
        let mut rows = archive.rows("player").unwrap();
        let outcome = loop {
            match rows.next_row() {
                Ok(Some(row)) if row.is_empty() => break Err(()),
                Ok(Some(row)) if serde_json::from_str::<serde_json::Value>(&row).is_err() => break Err(()),
                Ok(Some(_)) => {}
                Ok(None) => break Ok(()),
                Err(_) => break Err(()),
            }
        };
        assert!(outcome.is_err(), "{broken:?}");
    }
}
