//! The form with the details of a tournament, for a new one and for one that is there.

use crate::actions::Fault;
use crate::actions::tournament::details::Typed;
use crate::rules::tournament::settings;
use crate::rules::tournament::settings::{Choice, Setting};
use crate::web::http::form::Form;
use crate::web::ui::time;
use crate::web::ui::words;

/// The form as `organizer/details_form.html` shows it.
pub struct DetailsForm {
    /// What was typed.
    pub typed: Typed,
    /// What is wrong with it: field and words.
    pub faults: Vec<(String, String)>,
    /// The mark of the stored details, or empty for a new tournament.
    pub mark: String,
    /// Whether the settings can't be changed any more.
    pub settings_locked: bool,
    /// Whether the address can't be changed any more.
    pub slug_locked: bool,
    /// The address in front of the short one.
    pub public_url: String,
}

impl DetailsForm {
    /// The form for a new tournament.
    pub fn blank(typed: Typed, public_url: &str) -> DetailsForm {
        DetailsForm {
            typed,
            faults: Vec::new(),
            mark: String::new(),
            settings_locked: false,
            slug_locked: false,
            public_url: public_url.to_owned(),
        }
    }

    /// The same form with faults beside the fields.
    pub fn with_faults(mut self, faults: Vec<Fault>) -> DetailsForm {
        self.faults = faults.into_iter().map(|fault| (fault.field.clone(), words::fault(&fault))).collect();
        self
    }

    /// The fault of a field.
    pub fn fault(&self, field: &str) -> Option<&str> {
        self.faults.iter().find(|(name, _)| name == field).map(|(_, words)| words.as_str())
    }

    /// The names of the time zones, for the list that the field offers.
    pub fn zones(&self) -> Vec<&'static str> {
        time::zones().collect()
    }

    /// The settings that have more than one value.
    pub fn settings(&self) -> impl Iterator<Item = &'static Setting> {
        settings::ALL.iter().filter(|setting| setting.choices.len() > 1)
    }

    /// How many settings have another value than the default.
    pub fn settings_changed(&self) -> usize {
        let changed = |setting: &&Setting| {
            let code = self.typed.setting(setting.name);
            !code.is_empty() && setting.choices.first().is_some_and(|choice| choice.code != code)
        };
        self.settings().filter(changed).count()
    }

    /// Whether the settings are shown at once: one has a fault, or is not the default.
    pub fn settings_open(&self) -> bool {
        self.settings_changed() > 0 || self.settings().any(|setting| self.fault(setting.name).is_some())
    }

    /// The values of a setting as a form offers them; the first is the default.
    pub fn options(&self, setting: &Setting) -> Vec<(&'static str, String)> {
        let words = |(at, choice): (usize, &Choice)| {
            let default = if at == 0 { " (default)" } else { "" };
            (choice.code, format!("{}{default}", choice.sentence))
        };
        setting.choices.iter().enumerate().map(words).collect()
    }

    /// The sentence of a setting's value.
    pub fn sentence(&self, setting: &Setting) -> &'static str {
        let code = self.typed.setting(setting.name);
        setting.choices.iter().find(|choice| choice.code == code).map_or("", |choice| choice.sentence)
    }
}

/// What was typed into the form. Settings that the form did not hold, because they are locked, come from
/// `stored`.
pub fn typed(form: &Form, stored: Option<&Typed>) -> Typed {
    let setting = |setting: &Setting| {
        let code = match form.filled(setting.name) {
            Some(code) => code,
            None => stored.map_or("", |stored| stored.setting(setting.name)),
        };
        (!code.is_empty()).then(|| (setting.name.to_owned(), code.to_owned()))
    };
    Typed {
        name: form.raw("name").to_owned(),
        slug: form.raw("slug").to_owned(),
        place: form.raw("place").to_owned(),
        starts_on: form.raw("starts_on").to_owned(),
        time_zone: form.raw("time_zone").to_owned(),
        edition: form.raw("edition").to_owned(),
        capacity: form.raw("capacity").to_owned(),
        approval: form.ticked("approval"),
        code_version: form.raw("code_version").to_owned(),
        photo_version: form.raw("photo_version").to_owned(),
        settings: settings::ALL.iter().filter_map(setting).collect(),
    }
}
