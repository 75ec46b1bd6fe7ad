//! The files of `static/`: style sheets, scripts, fonts and pictures, served by Reeve itself.
//!
//! Every file has an address with eight hex digits of its own content in the name
//! (`/static/reeve.1a2b3c4d.css`), so a browser may keep it for ever: another content is another
//! address. A style sheet names its fonts and pictures by their plain names; those are replaced by
//! the hashed ones when the files are first asked for.
//!
//! A debug build reads the files from disk when the program starts, so a change of a style needs a
//! restart but no rebuild; a release build carries them inside.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use actix_web::web::Bytes;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::encodings::Coding;

/// What every address made by [`url`] begins with.
pub const PREFIX: &str = reeve_urls::STATIC;

/// `Cache-Control` of a file whose address names its content.
pub const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// `Cache-Control` of a file asked for by its plain name: to be asked again with the entity tag.
const REVALIDATE: &str = "no-cache";

#[derive(RustEmbed)]
#[folder = "../../static/"]
struct Files;

/// A file of `static/`, ready to be sent.
#[derive(Debug, Clone)]
pub struct Asset {
    pub bytes: &'static [u8],
    /// The value of `Content-Type`.
    pub mime: &'static str,
    /// The value of `ETag` where the content is sent as it is, with its quotes.
    pub etag: &'static str,
    /// The value of `Cache-Control`: [`IMMUTABLE`] for an address that names the content, else
    /// [`REVALIDATE`].
    pub cache: &'static str,
    file: &'static BuiltInFile,
}

impl Asset {
    /// The content compressed: made when it is first asked for, and then kept. None of fonts and pictures, which are already.
    pub fn packed(&self, coding: Coding) -> Option<&'static PackedFile> {
        self.file.packed(coding)
    }
}

/// A file of `static/`, compressed.
#[derive(Debug)]
pub struct PackedFile {
    pub bytes: Bytes,
    /// The value of `ETag`, with its quotes.
    pub etag: String,
}

#[derive(Debug)]
struct BuiltInFile {
    bytes: Cow<'static, [u8]>,
    mime: &'static str,
    hashed_name: String,
    etag: String,
    /// The compressed contents; None inside where there is none.
    packed: [OnceLock<Option<PackedFile>>; Coding::PACKED],
}

impl BuiltInFile {
    fn packed(&self, coding: Coding) -> Option<&PackedFile> {
        let cell = self.packed.get(coding.packed()?)?;
        cell.get_or_init(|| {
            // Fonts and pictures are compressed as they are.
            let is_text = self.mime.starts_with("text/") || self.mime.ends_with("+xml") || self.mime.ends_with("+json");
            let bytes = coding.pack(&self.bytes).filter(|packed| is_text && packed.len() < self.bytes.len())?;
            Some(PackedFile { bytes, etag: format!("\"{}{}\"", self.etag.trim_matches('"'), coding.ending()) })
        })
        .as_ref()
    }
}

/// The address of a file of `static/`, such as `/static/reeve.1a2b3c4d.css` for `reeve.css`.
///
/// An unknown name gives `/static/` with that name, an address that answers 404; the test
/// `every_asset_named_in_a_template_exists` keeps such names out of the templates.
pub fn url(name: &str) -> String {
    match index().by_name.get(name) {
        Some(stored) => format!("{PREFIX}{}", stored.hashed_name),
        None => format!("{PREFIX}{name}"),
    }
}

/// The file at a path, with or without [`PREFIX`], by its hashed or its plain name; `None` when
/// there is none, also for a hash that is not today's content.
pub fn find(path: &str) -> Option<Asset> {
    let name = path.strip_prefix(PREFIX).unwrap_or(path);
    let index = index();
    let (stored, cache) = match index.plain_of.get(name) {
        Some(plain) => (index.by_name.get(plain)?, IMMUTABLE),
        None => (index.by_name.get(name)?, REVALIDATE),
    };
    Some(Asset { bytes: &stored.bytes, mime: stored.mime, etag: &stored.etag, cache, file: stored })
}

/// What tells this version of Reeve from every other with other files.
pub fn version() -> String {
    let mut names: Vec<&str> = index().by_name.values().map(|stored| stored.hashed_name.as_str()).collect();
    names.sort_unstable();
    let digest = Sha256::digest(names.join("\n").as_bytes());
    let of_files: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    format!("{}-{of_files}", crate::VERSION)
}

/// The plain names of all files that are served, in alphabetical order. Notes (`.md`) are not.
pub fn names() -> Vec<String> {
    let mut names: Vec<String> = Files::iter().filter(|name| !name.ends_with(".md")).map(Cow::into_owned).collect();
    names.sort();
    names
}

struct Index {
    by_name: HashMap<String, BuiltInFile>,
    plain_of: HashMap<String, String>,
}

fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| {
        let mut by_name = HashMap::new();
        // Style sheets last: their text holds the hashed names of the others.
        let (sheets, others): (Vec<String>, Vec<String>) = names().into_iter().partition(|name| name.ends_with(".css"));
        for name in others.iter().chain(&sheets) {
            let Some(file) = Files::get(name) else {
                continue;
            };
            let bytes = match name.rsplit_once('.').map(|(_, ending)| ending) {
                Some("css") => Cow::Owned(without_css_comments(&with_hashed_urls(&file.data, &by_name)).into_bytes()),
                Some("js") => Cow::Owned(without_comment_lines(&String::from_utf8_lossy(&file.data)).into_bytes()),
                _ => file.data,
            };
            by_name.insert(name.clone(), stored(name, bytes));
        }
        let plain_of = by_name.iter().map(|(plain, stored)| (stored.hashed_name.clone(), plain.clone())).collect();
        Index { by_name, plain_of }
    })
}

fn stored(name: &str, bytes: Cow<'static, [u8]>) -> BuiltInFile {
    let digest = Sha256::digest(&bytes);
    let hash: String = digest.iter().take(4).map(|b| format!("{b:02x}")).collect();
    let hashed_name = match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}.{hash}.{ending}"),
        None => format!("{name}.{hash}"),
    };
    BuiltInFile { bytes, mime: mime(name), hashed_name, etag: format!("\"{hash}\""), packed: Default::default() }
}

/// Replaces each `url("x")` of a style sheet where `x` is a known file by its hashed name. Addresses
/// are relative to the style sheet, which lies at the root of `static/`.
fn with_hashed_urls(css: &[u8], known: &HashMap<String, BuiltInFile>) -> String {
    let mut text = String::from_utf8_lossy(css).into_owned();
    for (name, stored) in known {
        text = text.replace(&format!("url(\"{name}\")"), &format!("url(\"{}\")", stored.hashed_name));
    }
    text
}

/// A style sheet without what it says to those who write it; a phone in the hall need not load that.
fn without_css_comments(css: &str) -> String {
    let mut pieces = css.split("/*");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once("*/").map_or("", |(_, behind)| behind))
}

/// The same of a script, whose comments have lines of their own.
fn without_comment_lines(script: &str) -> String {
    let lines = script.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn mime(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::path::Path;

    use super::*;

    #[test]
    fn an_address_names_the_content_and_finds_it() {
        for name in names() {
            let address = url(&name);
            assert_ne!(address, format!("{PREFIX}{name}"), "{name} has no hash");
            let asset = find(&address).unwrap_or_else(|| panic!("{address} is not found"));
            assert_eq!(asset.cache, IMMUTABLE, "{name}");
            assert!(!asset.bytes.is_empty(), "{name}");
            assert_ne!(asset.mime, "application/octet-stream", "{name}");
            let plain = find(&format!("{PREFIX}{name}")).unwrap_or_else(|| panic!("{name}"));
            assert_eq!(plain.cache, REVALIDATE, "{name}");
            assert_eq!(plain.bytes, asset.bytes, "{name}");
        }
    }

    #[test]
    fn texts_are_compressed_once_and_fonts_are_not() {
        let mut texts = 0;
        for name in names() {
            let asset = find(&name).unwrap_or_else(|| panic!("{name}"));
            let is_script_or_sheet = name.ends_with(".css") || name.ends_with(".js");
            let Some(packed) = asset.packed(Coding::Gzip) else {
                assert!(!is_script_or_sheet || asset.bytes.len() < 300, "{name}");
                continue;
            };
            let mut back = Vec::new();
            flate2::read::GzDecoder::new(packed.bytes.as_ref()).read_to_end(&mut back).expect("gzip");
            assert!(back == asset.bytes, "{name}");
            assert_ne!(packed.etag, asset.etag, "{name}");
            let again = asset.packed(Coding::Gzip).expect("the same");
            assert_eq!(again.bytes.as_ptr(), packed.bytes.as_ptr(), "{name}");
            assert!(!name.ends_with(".woff2") && !name.ends_with(".png"), "{name}");
            texts += usize::from(is_script_or_sheet);
        }
        assert!(texts > 20, "{texts}");
        assert!(find("reeve.css").is_some_and(|sheet| sheet.packed(Coding::Plain).is_none()));
    }

    #[test]
    fn comments_stay_at_home() {
        assert_eq!(without_css_comments("/* a */p{b:c}/* d\ne */\nq{f:g}"), "p{b:c}\nq{f:g}");
        assert_eq!(without_comment_lines("// a\nb(\"//c\");\n  // d\ne();"), "b(\"//c\");\ne();\n");
        for name in names().iter().filter(|name| name.ends_with(".css") || name.ends_with(".js")) {
            let asset = find(name).unwrap_or_else(|| panic!("{name}"));
            let text = String::from_utf8_lossy(asset.bytes);
            assert!(!text.lines().any(|line| line.trim_start().starts_with("//")), "{name}");
            // A script of many lines has no text of several, in which such a line would be no comment.
            let odd = |line: &str| line.matches('`').count() % 2 == 1 && !line.contains("['`");
            assert!(!text.lines().any(odd), "{name}");
        }
    }

    #[test]
    fn unknown_names_and_old_hashes_are_not_found() {
        for path in [
            "/static/none.css",
            "/static/reeve.00000000.css",
            "/static/../Cargo.toml",
            "/static/",
            "",
            "/static/fonts",
            "/static/fonts/README.md",
        ] {
            assert!(find(path).is_none(), "{path}");
        }
    }

    #[test]
    fn style_sheets_name_files_that_exist_by_their_hash() {
        for name in names().iter().filter(|name| name.ends_with(".css")) {
            let asset = find(name).unwrap_or_else(|| panic!("{name}"));
            let text = String::from_utf8_lossy(asset.bytes);
            for part in text.split("url(").skip(1) {
                let target = part.split(')').next().unwrap_or_default().trim_matches('"');
                assert!(find(target).is_some_and(|asset| asset.cache == IMMUTABLE), "{name} names {target}");
            }
        }
    }

    /// The budget of LOOK.md: nothing heavy on the first view.
    #[test]
    fn the_first_view_is_light() {
        let size = |name: &str| find(name).map_or(0, |asset| asset.bytes.len());
        let styles = size("reeve.css") + size("print.css");
        assert!(styles > 0 && styles < 32_300, "style sheets: {styles} bytes");
        let fonts: usize = names().iter().filter(|name| name.ends_with("latin.woff2")).map(|name| size(name)).sum();
        assert!(fonts > 0 && fonts < 200_000, "fonts: {fonts} bytes");
        assert!(size("reeve.js") < 10_000, "script: {} bytes", size("reeve.js"));
    }

    #[test]
    fn every_asset_named_in_a_template_exists() {
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../templates")];
        let mut seen = 0;
        while let Some(folder) = folders.pop() {
            let entries = std::fs::read_dir(&folder).expect("the folder of templates");
            for path in entries.map(|entry| entry.expect("an entry").path()) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).expect("a template");
                for part in text.split("asset(\"").skip(1) {
                    let name = part.split('"').next().unwrap_or_default();
                    assert!(find(name).is_some(), "{} names {name}", path.display());
                    seen += 1;
                }
            }
        }
        assert!(seen > 0, "no template names an asset");
    }
}
