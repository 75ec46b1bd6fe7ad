//! The form with the details of a tournament, for a new one and for one that is there.

use reeve_actions::tournament::details::{OWN_RULES, TypedDetails};
use reeve_http::form::Form;
use reeve_http::form_state::{FieldFaults, FormState};
use reeve_http::language;
use reeve_http::server::app::App;
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::{Preset, RuleSet, text};
use reeve_rules::sheets::score::Vp;
use reeve_rules::standings::{GameTally, worth};
use reeve_rules::tournament::language::is_tag;
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::settings::{Choice, Setting, TiedPlaces};
use reeve_time_zone as time_zone;
use reeve_urls as urls;
use reeve_words as words;
use reeve_words::rule_sets;
use texts::Language;

/// The form as `organizer/details_form.html` shows it.
pub struct DetailsForm {
    pub typed: TypedDetails,
    /// The fingerprint of the stored details, or empty for a new tournament.
    pub fingerprint: String,
    /// What is stored where the settings can't be changed any more.
    pub locked: Option<TypedDetails>,
    /// Whether the address can't be changed any more.
    pub slug_locked: bool,
    /// What is stored where the game can't be changed any more.
    pub system_locked: Option<SystemCode>,
    /// Whether the number of rounds can't be changed any more.
    pub rounds_locked: bool,
    /// How many registrations from one network address the server takes in an hour.
    pub server_per_hour: String,
    public_url: String,
}

/// How a table of four or three would count by the rules of the form.
pub struct TableExample {
    /// Which table it is.
    pub title: String,
    pub seats: Vec<ExampleSeat>,
}

/// A seat of an example.
pub struct ExampleSeat {
    pub vp: u8,
    pub won: bool,
    /// Points for its place; none where the rules give none.
    pub points: Option<String>,
    pub share: String,
}

/// A setting in the form.
pub struct SettingField {
    pub name: &'static str,
    /// What people call the setting.
    pub label: String,
    /// The code that is chosen; empty where none is.
    pub value: String,
    /// Codes and sentences of all values, the default first.
    pub options: Vec<(&'static str, String)>,
}

/// A setting that can't be changed any more.
pub struct LockedSetting {
    /// What people call the setting.
    pub label: String,
    /// The sentence of the value that stands.
    pub sentence: String,
    /// The sentence of another value that was asked for and refused.
    pub refused: Option<String>,
}

impl DetailsForm {
    /// The form for a new tournament.
    pub fn blank(typed: TypedDetails, app: &App) -> DetailsForm {
        DetailsForm {
            typed,
            fingerprint: String::new(),
            locked: None,
            slug_locked: false,
            system_locked: None,
            rounds_locked: false,
            server_per_hour: words::labels::or_no_limit(app.config.registrations_per_hour),
            public_url: app.public_url().to_string(),
        }
    }

    /// Whether the tournament is still to be created, for which four fields are enough.
    pub fn is_new(&self) -> bool {
        self.fingerprint.is_empty()
    }

    /// Whether what can wait until after creation is shown open: it has a fault, other rules, or was asked to be looked at.
    pub fn rest_is_open(&self, faults: &FieldFaults) -> bool {
        let waits = |field: &str| !["name", "starts_on", "system", "place"].contains(&field);
        let (looked, own_rules) = (faults.is_empty(), self.chosen_rules() != Preset::default().code());
        own_rules || looked && !self.typed.rules.is_empty() || faults.iter().any(|(field, _)| waits(field))
    }

    /// Where everybody finds the tournament, by the short address in the form.
    pub(crate) fn public_address(&self) -> String {
        urls::public(&self.typed.slug).home().on(&self.public_url)
    }

    /// The names of the time zones, for the list that the field offers.
    pub fn zones(&self) -> Vec<&'static str> {
        time_zone::names().collect()
    }

    /// The games that a tournament can be made of, and the one that it is made of.
    pub fn systems(&self) -> Vec<(&'static str, String)> {
        let stored = SystemCode::from_code(&self.typed.system).filter(|code| !code.system().offered);
        let offered = SystemCode::offered().chain(stored);
        offered.map(|code| (code.code(), words::games::system(code.system()))).collect()
    }

    /// What is said of the game where it can't be changed any more.
    pub fn locked_system(&self) -> Option<String> {
        self.system_locked.map(|code| words::games::system(code.system()))
    }

    /// What is said below the number of rounds.
    pub fn rounds_help(&self) -> String {
        words::tournament::rounds_help()
    }

    /// Whether the game is ranked by rules that can be chosen. Before one is stored it may be.
    pub fn has_rules(&self) -> bool {
        let system = SystemCode::from_code(&self.typed.system).unwrap_or(SystemCode::DEFAULT).system();
        self.is_new() || system.championship
    }

    /// The rules that come with Reeve, and those of a text.
    pub fn rule_sets(&self) -> Vec<(&'static str, &'static str)> {
        let presets = Preset::ALL.iter().map(|preset| (preset.code(), rule_sets::preset(*preset)));
        presets.chain([(OWN_RULES, rule_sets::OWN)]).collect()
    }

    /// What is chosen of them.
    pub fn chosen_rules(&self) -> &str {
        if self.typed.rules.is_empty() { Preset::default().code() } else { &self.typed.rules }
    }

    /// Every preset with its text, to begin own rules with.
    pub fn preset_texts(&self) -> Vec<(&'static str, String)> {
        Preset::ALL.iter().map(|preset| (rule_sets::preset(*preset), text::write(&preset.rules()))).collect()
    }

    /// The rules of the form, where they can be read.
    fn rules(&self) -> Option<RuleSet> {
        let system = SystemCode::from_code(&self.typed.system).unwrap_or(SystemCode::DEFAULT).system();
        self.typed.rules(system).ok().filter(|_| system.championship)
    }

    /// What is to be known of the chosen preset.
    pub fn rules_note(&self) -> Option<&'static str> {
        Preset::from_code(self.chosen_rules())
            .filter(|preset| preset.asks_who_goes_on())
            .map(|_| rule_sets::WHO_GOES_ON)
    }

    /// In what the rules of the form differ from the official ones.
    pub fn rules_differ(&self) -> Vec<String> {
        self.rules().map(|rules| rule_sets::differences(&rules)).unwrap_or_default()
    }

    /// Where the rules can't be changed any more: what they are.
    pub fn locked_rules(&self, stored: &TypedDetails) -> String {
        let rules = stored.rules(SystemCode::DEFAULT.system()).unwrap_or_default();
        if rules.is_official() { rule_sets::name(&rules) } else { rule_sets::summary(&rules) }
    }

    /// How a table of four and one of three count by the rules of the form.
    pub fn examples(&self) -> Vec<TableExample> {
        let Some(rules) = self.rules() else { return Vec::new() };
        let tied = match Setting::TiedPlaces.choice(self.typed.setting(Setting::TiedPlaces)) {
            Some(Choice::TiedPlaces(tied)) => tied,
            _ => TiedPlaces::default(),
        };
        let example = |vp: &[i64]| {
            let counted: Vec<Vp> = vp.iter().filter_map(|vp| Vp::new(*vp, SystemCode::DEFAULT.system()).ok()).collect();
            let worth = worth(&counted, 1, &rules, tied);
            let seat = |(at, (vp, worth)): (usize, (&Vp, &GameTally))| ExampleSeat {
                vp: vp.stated(),
                won: at == 1,
                points: rules.gives_points().then(|| worth.points.to_string()),
                share: worth.vp_percent.to_string(),
            };
            let seats = counted.iter().zip(&worth).enumerate().map(seat).collect();
            TableExample { title: rule_sets::table_of(vp), seats }
        };
        vec![example(&[9, 10, 9, 9]), example(&[8, 10, 8])]
    }

    /// By which part of them names can be sorted.
    pub fn name_orders(&self) -> Vec<(&'static str, &'static str)> {
        NameOrder::ALL.iter().map(|order| (order.code(), words::tournament::name_order(*order))).collect()
    }

    /// The languages in whose order names can be sorted.
    pub fn name_languages(&self) -> Vec<(&'static str, &'static str)> {
        NameLanguage::ALL.iter().map(|it| (it.code(), words::tournament::name_language(*it))).collect()
    }

    /// The paper that can be printed on.
    pub fn paper_sizes(&self) -> Vec<(&'static str, String)> {
        PaperSize::ALL.iter().map(|size| (size.code(), texts::papers::size(size))).collect()
    }

    /// The languages that the tournament can be shown in: first as the server has it. One that there is no catalog of here is
    /// offered where it is stored.
    pub fn languages(&self) -> Vec<(&str, String)> {
        let mut all = vec![("", words::labels::AS_THE_SERVER.to_owned())];
        all.extend(language::choices().iter().map(|one| (one.tag, one.name.clone())));
        let stored = self.typed.language.as_str();
        if is_tag(stored) && all.iter().all(|(tag, _)| *tag != stored) {
            all.push((stored, stored.to_owned()));
        }
        all
    }

    /// The settings that have more than one value.
    pub fn settings(&self) -> Vec<SettingField> {
        Setting::ALL
            .iter()
            .filter(|setting| setting.choices().len() > 1 && self.tells(**setting))
            .map(|setting| self.setting(*setting))
            .collect()
    }

    /// The settings that can still be changed when the others are locked.
    pub fn open_settings(&self) -> Vec<SettingField> {
        let open = Setting::ALL.iter().filter(|setting| !setting.is_locked_with_round_one() && self.tells(**setting));
        open.map(|setting| self.setting(*setting)).collect()
    }

    /// Whether a setting says something in the game that is chosen. Before one is, all of them are shown.
    fn tells(&self, setting: Setting) -> bool {
        let system = SystemCode::from_code(&self.typed.system).unwrap_or(SystemCode::DEFAULT).system();
        self.is_new() || system.has_setting(setting)
    }

    /// The game that is chosen, in whose words its settings are told.
    fn game(&self) -> texts::Game {
        let system = SystemCode::from_code(&self.typed.system).unwrap_or(SystemCode::DEFAULT).system();
        if self.is_new() { texts::Game::USUAL } else { words::games::terms(system).into() }
    }

    fn setting(&self, setting: Setting) -> SettingField {
        let option = |(at, choice): (usize, Choice)| {
            let default = if at == 0 { " (default)" } else { "" };
            (choice.code(), format!("{}{default}", words::tournament::choice(choice, self.game())))
        };
        SettingField {
            name: setting.code(),
            label: words::tournament::setting(setting, self.game()),
            value: self.typed.setting(setting).to_owned(),
            options: setting.choices().into_iter().enumerate().map(option).collect(),
        }
    }

    /// The settings that can't be changed any more, as they are stored, each with what was asked for instead and refused.
    pub fn locked_settings(&self, stored: &TypedDetails) -> Vec<LockedSetting> {
        let several = Setting::ALL.iter().filter(|setting| setting.choices().len() > 1 && self.tells(**setting));
        let locked = several.filter(|setting| setting.is_locked_with_round_one()).map(|setting| {
            let sentence = |typed: &TypedDetails| {
                let choice = setting.choice(typed.setting(*setting));
                choice.map(|choice| words::tournament::choice(choice, self.game())).unwrap_or_default()
            };
            let asked = self.typed.setting(*setting) != stored.setting(*setting);
            LockedSetting {
                label: words::tournament::setting(*setting, self.game()),
                sentence: sentence(stored),
                refused: asked.then(|| sentence(&self.typed)).filter(|sentence| !sentence.is_empty()),
            }
        });
        locked.collect()
    }

    /// How many settings have another value than the default.
    pub fn settings_changed(&self) -> usize {
        let changed = |field: &SettingField| {
            !field.value.is_empty() && field.options.first().is_some_and(|(default, _)| *default != field.value)
        };
        self.settings().iter().filter(|field| changed(field)).count()
    }

    /// Whether the settings are shown at once: one has a fault, or is not the default.
    pub fn settings_open(&self, faults: &FieldFaults) -> bool {
        self.settings_changed() > 0 || self.settings().iter().any(|field| faults.at(field.name).is_some())
    }
}

/// The button that shows what the rules of the form count, and saves nothing.
pub(super) const LOOK: &str = "look";

/// The form with what its rules count, or with its faults.
pub(super) fn tried(typed: TypedDetails) -> FormState<TypedDetails> {
    match typed.read() {
        Ok(_) => FormState::fresh(typed),
        Err(faults) => FormState::faulty(typed, &faults),
    }
}

/// The tag of the language that was chosen. What is neither offered nor stored is made no tag, and so a fault.
fn language_of(form: &Form, stored: Option<&TypedDetails>) -> String {
    let tag = form.text("language");
    let is_kept = stored.is_some_and(|stored| stored.language == tag);
    match tag.is_empty() || is_kept || Language::of_tag(tag).is_some() {
        true => tag.to_owned(),
        false => format!("? {tag}"),
    }
}

/// What was typed into the form. Settings that the form did not hold, because they are locked, come from
/// `stored`.
pub fn typed(form: &Form, stored: Option<&TypedDetails>) -> TypedDetails {
    let setting = |setting: &Setting| {
        let code = match form.filled(setting.code()) {
            Some(code) => code,
            None => stored.map_or("", |stored| stored.setting(*setting)),
        };
        (!code.is_empty()).then(|| (*setting, code.to_owned()))
    };
    TypedDetails {
        name: form.raw("name").to_owned(),
        slug: form.raw("slug").to_owned(),
        place: form.raw("place").to_owned(),
        starts_on: form.raw("starts_on").to_owned(),
        time_zone: form.raw("time_zone").to_owned(),
        edition: form.raw("edition").to_owned(),
        rules: form.filled("rules").unwrap_or_else(|| stored.map_or("", |stored| &stored.rules)).to_owned(),
        rules_text: match form.has("rules_text") {
            true => form.raw("rules_text").to_owned(),
            false => stored.map(|stored| stored.rules_text.clone()).unwrap_or_default(),
        },
        system: form.filled("system").unwrap_or_else(|| stored.map_or("", |stored| &stored.system)).to_owned(),
        rounds: match form.has("rounds") {
            true => form.raw("rounds").to_owned(),
            false => stored.map(|stored| stored.rounds.clone()).unwrap_or_default(),
        },
        capacity: form.raw("capacity").to_owned(),
        approval: form.ticked("approval"),
        registrations_per_hour: form.raw("registrations_per_hour").to_owned(),
        name_order: form.text("name_order").to_owned(),
        name_language: form.text("name_language").to_owned(),
        paper_size: form.text("paper_size").to_owned(),
        language: language_of(form, stored),
        code_version: form.raw("code_version").to_owned(),
        photo_version: form.raw("photo_version").to_owned(),
        indexed: form.ticked("indexed"),
        settings: Setting::ALL.iter().filter_map(setting).collect(),
    }
}
