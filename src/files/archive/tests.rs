use std::io::Cursor;
use std::io::Write as _;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::archive::format::{MANIFEST, hex};
use crate::archive::write::seal;
use crate::archive::*;

fn sample() -> Vec<u8> {
    let mut writer = ArchiveWriter::new(Cursor::new(Vec::new()));
    let mut rows = writer.rows("player").unwrap();
    for number in 1..=200 {
        rows.row(&format!("{{\"id\":{number},\"note\":\"seat {}\"}}", number * 7919 % 104_729)).unwrap();
    }
    rows.finish().unwrap();
    writer.rows("lot").unwrap().finish().unwrap();
    writer.file("players.csv", b"player\nAda\n").unwrap();
    let (file, _) =
        writer.finish(ArchiveKind::Tournament, Some("2026-11-21T10:00:00Z".to_owned()), "Jena Open").unwrap();
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
    let check = |bytes: &[u8], expected: Refusal| assert_eq!(open(bytes).unwrap_err(), expected);
    check(b"", Refusal::Empty);
    check(b"player\nAda\n", Refusal::NotZip);
    check(b"PK\x03\x04 and then nothing of the kind", Refusal::NoSeal);
    let mut plain = ZipWriter::new(Cursor::new(Vec::new()));
    plain.start_file("letter.txt", SimpleFileOptions::default()).unwrap();
    plain.write_all(&[b'x'; 400]).unwrap();
    check(&plain.finish().unwrap().into_inner(), Refusal::NoSeal);
    check(&[sample(), b" ".to_vec()].concat(), Refusal::NoSeal);
    let manifest = || MANIFEST.to_owned();
    check(&crafted(&[("letter.txt", b"x")]), Refusal::Damaged(Damage::Missing(manifest())));
    check(&crafted(&[(MANIFEST, b"{\"version\": 3, \"new\": true}")]), Refusal::Newer { found: 3 });
    let broken = open(&crafted(&[(MANIFEST, b"{}")])).unwrap_err();
    assert!(matches!(&broken, Refusal::Misshapen { file, .. } if file == MANIFEST), "{broken:?}");
    check(&crafted(&[(MANIFEST, HEAD), (CHECKSUMS, b"")]), Refusal::Damaged(Damage::NoDigest(manifest())));
    let digest = Refusal::Damaged(Damage::Digest(manifest()));
    check(&crafted(&[(MANIFEST, HEAD), (CHECKSUMS, b"00  reeve.json\n")]), digest);
    let line = Refusal::at(CHECKSUMS, 1, FormatError::NoDigestLine);
    check(&crafted(&[(MANIFEST, HEAD), (CHECKSUMS, b"00 reeve.json\n")]), line);
}

#[test]
fn files_that_do_not_belong_are_refused() {
    let check = |files: &[(&str, &[u8])], expected: Damage| {
        let archive = open(&crafted(files)).unwrap();
        assert_eq!(archive.expect(&["player"], &[]), Err(Refusal::Damaged(expected)));
    };
    let player = "data/player.json";
    check(&[(MANIFEST, HEAD)], Damage::Missing(player.to_owned()));
    let stray = Damage::Stray("../../etc/passwd".to_owned());
    check(&[(MANIFEST, HEAD), (player, b"[]\n"), ("../../etc/passwd", b"x")], stray);
    check(&[(MANIFEST, HEAD), (player, b"[]\n"), ("/tmp/x", b"x")], Damage::Stray("/tmp/x".to_owned()));
}

#[test]
fn rows_are_as_many_as_the_manifest_says() {
    let head = |rows: &str| String::from_utf8(HEAD.to_vec()).unwrap().replace("{}", rows);
    let read = |rows: &str| {
        let mut archive =
            open(&crafted(&[(MANIFEST, head(rows).as_bytes()), ("data/player.json", b"[\n{}\n]\n")])).unwrap();
        archive.expect(&["player"], &[])?;
        let mut rows = archive.rows("player")?;
        while rows.next_row()?.is_some() {}
        Ok(())
    };
    assert_eq!(read(r#"{"player":1}"#), Ok(()));
    for written in [0, 2, u64::MAX] {
        let file = "data/player.json".to_owned();
        let wrong = Damage::RowsOf { file, found: 1, written };
        assert_eq!(read(&format!(r#"{{"player":{written}}}"#)), Err(Refusal::Damaged(wrong)));
    }
    let nonsense = Damage::Missing("data/nonsense.json".to_owned());
    assert_eq!(read(r#"{"player":1,"nonsense":3}"#), Err(Refusal::Damaged(nonsense)));
}

#[test]
fn a_small_file_that_unpacks_to_much_is_refused() {
    let much = vec![b' '; 3 << 20];
    let bytes = crafted(&[(MANIFEST, HEAD), ("data/player.json", &much)]);
    assert!(bytes.len() < 20_000);
    let limits = Limits { total: 1 << 20, row: 1 << 10 };
    assert_eq!(Archive::open(Cursor::new(bytes.clone()), limits).unwrap_err(), Refusal::TooLarge { most: 1 });
    let mut archive = Archive::open(Cursor::new(bytes), Limits { total: 8 << 20, row: 1 << 10 }).unwrap();
    let long = archive.rows("player").unwrap().next_row().unwrap_err();
    assert!(matches!(long, Refusal::Misshapen { fault: FormatError::LongRow, .. }), "{long:?}");
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
