//! The two texts in which metrics are given out: OpenMetrics, and the classic text of Prometheus for older programs.
//!
//! `prometheus-client` writes OpenMetrics only. The classic text differs in little: it names a counter like its only
//! series, and has no infos, no units and no end mark.

use actix_web::http::header::{Accept, Quality};

/// The format of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MetricsText {
    /// OpenMetrics 1.0.
    Open,
    /// The text of Prometheus, version 0.0.4.
    Classic,
}

impl MetricsText {
    /// The format that was asked for; somebody who takes any gets the classic one.
    pub fn wanted(accept: &Accept) -> MetricsText {
        let mut best = (Quality::ZERO, MetricsText::Classic);
        for item in accept.iter() {
            let version = item.item.get_param("version").map(|version| version.as_str());
            let text = match item.item.essence_str() {
                "application/openmetrics-text" if version.is_none_or(|version| version == "1.0.0") => MetricsText::Open,
                "text/plain" | "text/*" | "*/*" => MetricsText::Classic,
                _ => continue,
            };
            if item.quality > best.0 {
                best = (item.quality, text);
            }
        }
        best.1
    }

    /// What it is called in the head of an answer.
    pub fn content_type(self) -> &'static str {
        match self {
            MetricsText::Open => "application/openmetrics-text; version=1.0.0; charset=utf-8",
            MetricsText::Classic => "text/plain; version=0.0.4; charset=utf-8",
        }
    }

    /// Metrics that were written as OpenMetrics.
    pub fn of(self, open: String) -> String {
        match self {
            MetricsText::Open => open,
            MetricsText::Classic => classic(&open),
        }
    }
}

fn classic(open: &str) -> String {
    let mut text = String::with_capacity(open.len());
    let mut help = "";
    for line in open.lines() {
        if let Some(said) = line.strip_prefix("# HELP ") {
            // It comes before the type, which decides about the name.
            help = said;
        } else if let Some((name, kind)) = line.strip_prefix("# TYPE ").and_then(|rest| rest.split_once(' ')) {
            let (ending, kind) = match kind {
                "counter" => ("_total", "counter"),
                "info" => ("_info", "gauge"),
                other => ("", other),
            };
            let said = help.strip_prefix(name).unwrap_or_default();
            text.extend(["# HELP ", name, ending, said, "\n# TYPE ", name, ending, " ", kind, "\n"]);
        } else if !line.starts_with("# ") {
            text.extend([line, "\n"]);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::Header;
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn who_asks_for_neither_gets_the_classic_text() {
        let check = |accept: &str, expected: MetricsText| {
            let request = TestRequest::default().insert_header(("Accept", accept)).to_http_request();
            assert_eq!(MetricsText::wanted(&Accept::parse(&request).expect(accept)), expected, "{accept}");
        };
        check("*/*", MetricsText::Classic);
        check("text/html, */*;q=0.8", MetricsText::Classic);
        check("application/openmetrics-text", MetricsText::Open);
        // As Prometheus asks, before and since it takes more than one form of names.
        let prometheus = "application/openmetrics-text;version=1.0.0,application/openmetrics-text;version=0.0.1;q=0.75,\
                          text/plain;version=0.0.4;q=0.5,*/*;q=0.1";
        check(prometheus, MetricsText::Open);
        check(
            "application/openmetrics-text;version=1.0.0;escaping=allow-utf-8;q=0.6,text/plain;q=0.3",
            MetricsText::Open,
        );
        check("text/plain;version=0.0.4;q=0.9,application/openmetrics-text;q=0.4", MetricsText::Classic);
        check("application/openmetrics-text;version=0.0.1", MetricsText::Classic);
        check("application/openmetrics-text;q=0, */*;q=0.1", MetricsText::Classic);
    }

    #[test]
    fn only_what_the_classic_text_knows_is_left() {
        let open = "# HELP a Said of it.\n# TYPE a counter\na_total{x=\"# TYPE\"} 1\n\
                    # HELP b_seconds B.\n# TYPE b_seconds histogram\n# UNIT b_seconds seconds\nb_seconds_sum 0.5\n\
                    # HELP c C\n# TYPE c info\nc_info{v=\"1\"} 1\n# HELP d D\n# TYPE d gauge\nd 4\n# EOF\n";
        let expected = "# HELP a_total Said of it.\n# TYPE a_total counter\na_total{x=\"# TYPE\"} 1\n\
                        # HELP b_seconds B.\n# TYPE b_seconds histogram\nb_seconds_sum 0.5\n\
                        # HELP c_info C\n# TYPE c_info gauge\nc_info{v=\"1\"} 1\n# HELP d D\n# TYPE d gauge\nd 4\n";
        assert_eq!(MetricsText::Classic.of(open.to_owned()), expected);
        assert_eq!(MetricsText::Open.of(open.to_owned()), open);
    }
}
