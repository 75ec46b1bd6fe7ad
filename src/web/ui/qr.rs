//! QR codes as pictures.

use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};

use crate::web::http::error::Error;

/// The QR code of a text as SVG, black on white in both themes, with the quiet zone that readers need.
pub fn svg(text: &str) -> Result<String, Error> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M)
        .map_err(|error| Error::Broken(format!("a QR code: {error}")))?;
    Ok(code.render().min_dimensions(240, 240).dark_color(svg::Color("#000")).light_color(svg::Color("#fff")).build())
}
