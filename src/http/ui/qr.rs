//! QR codes as pictures.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

use crate::error::Error;

/// The QR code of a text as SVG, black on white in both themes, with the quiet zone that readers need.
pub fn svg(text: &str) -> Result<String, Error> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M)
        .map_err(|error| Error::Broken(format!("a QR code: {error}")))?;
    Ok(code.render().min_dimensions(240, 240).dark_color(svg::Color("#000")).light_color(svg::Color("#fff")).build())
}

/// The QR code of a text as the address of a picture within the page.
pub fn picture(text: &str) -> Result<String, Error> {
    Ok(format!("data:image/svg+xml;base64,{}", STANDARD.encode(svg(text)?)))
}
