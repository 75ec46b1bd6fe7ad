//! The named settings of a tournament: what was decided where the rules are open (SPEC section 2).
//!
//! They are shown on the public page in one sentence each, and locked when round 1 is published.

use crate::rules::sheets::score::TiedPlaces;

/// What becomes of a free place in semi-finals or final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Replacement {
    /// The next in rank takes it.
    #[default]
    Next,
    /// It stays empty.
    Empty,
}

/// What a preliminary game counts that a player did not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MissedGame {
    /// No win, 0 VP, 0 VP%.
    #[default]
    Nothing,
}

/// When the seats of the preliminary rounds are published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PublishRounds {
    /// One round after the other.
    #[default]
    One,
    /// All three together.
    All,
}

/// When the public standings move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum StandingsMove {
    /// When a round is closed.
    #[default]
    Round,
    /// With every final record sheet.
    Sheet,
}

/// Whether a slip of the pen on a final record sheet can be corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TranscriptionFix {
    /// An organizer and a judge together can, in the public log.
    #[default]
    On,
    /// Nobody can.
    Off,
}

/// All named settings of a tournament. The default is SPEC's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Settings {
    /// How places at a table are counted after a shared one.
    pub tied_places: TiedPlaces,
    /// What a preliminary game counts that a player did not play.
    pub missed_game: MissedGame,
    /// What becomes of a free place in the semi-finals.
    pub semi_replacement: Replacement,
    /// What becomes of a free place in the final.
    pub final_replacement: Replacement,
    /// When the seats of the preliminary rounds are published.
    pub publish_rounds: PublishRounds,
    /// When the public standings move.
    pub standings_move: StandingsMove,
    /// Whether a slip of the pen can be corrected.
    pub transcription_fix: TranscriptionFix,
}

/// One value that a setting can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// As it is stored and sent by forms: `skip`.
    pub code: &'static str,
    /// One sentence for the public page.
    pub sentence: &'static str,
}

/// A setting with its values, the default first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// As it is stored and named in SPEC: `tied_places`.
    pub name: &'static str,
    /// For a form: `Shared places at a table`.
    pub label: &'static str,
    /// The values, the default first.
    pub choices: &'static [Choice],
}

const fn choice(code: &'static str, sentence: &'static str) -> Choice {
    Choice { code, sentence }
}

/// Every setting, in the order in which pages show them.
pub static ALL: [Setting; 7] = [
    Setting {
        name: "tied_places",
        label: "Shared places at a table",
        choices: &[
            choice(
                "skip",
                "Players with equal VP at a table share the better place, and the next place is left out: 10, 8, 8, 5 VP are places 1, 2, 2, 4.",
            ),
            choice(
                "dense",
                "Players with equal VP at a table share a place, and no place is left out: 10, 8, 8, 5 VP are places 1, 2, 2, 3.",
            ),
        ],
    },
    Setting {
        name: "missed_game",
        label: "A preliminary game not played",
        choices: &[choice("nothing", "A preliminary game that a player does not play counts no win, 0 VP and 0 VP%.")],
    },
    Setting {
        name: "semi_replacement",
        label: "A free place in the semi-finals",
        choices: &[
            choice("next", "When a semi-finalist is missing, the next in rank comes in and the seeds close up."),
            choice("empty", "When a semi-finalist is missing, the place stays empty."),
        ],
    },
    Setting {
        name: "final_replacement",
        label: "A free place in the final",
        choices: &[
            choice("next", "When a finalist is missing, the next in rank takes the place."),
            choice("empty", "When a finalist is missing, the place stays empty."),
        ],
    },
    Setting {
        name: "publish_rounds",
        label: "Publishing the seats",
        choices: &[
            choice("one", "The seats of the preliminary rounds are published one round after the other."),
            choice("all", "The seats of all three preliminary rounds are published together."),
        ],
    },
    Setting {
        name: "standings_move",
        label: "When the standings move",
        choices: &[
            choice("round", "The public standings move when a round is closed."),
            choice("sheet", "The public standings move with every final record sheet."),
        ],
    },
    Setting {
        name: "transcription_fix",
        label: "A slip of the pen",
        choices: &[
            choice(
                "on",
                "A result that was stored differently from the signed paper can be corrected by an organizer and a judge together, in the public log.",
            ),
            choice("off", "A final result is never corrected."),
        ],
    },
];

/// A setting's name or value that does not exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownSetting;

impl Settings {
    /// The code of a setting's value; None for a name that isn't in [`ALL`].
    pub fn get(&self, name: &str) -> Option<&'static str> {
        let pick = |second: bool| {
            let setting = ALL.iter().find(|setting| setting.name == name)?;
            setting.choices.get(usize::from(second)).map(|choice| choice.code)
        };
        match name {
            "tied_places" => pick(self.tied_places == TiedPlaces::Dense),
            "missed_game" => pick(false),
            "semi_replacement" => pick(self.semi_replacement == Replacement::Empty),
            "final_replacement" => pick(self.final_replacement == Replacement::Empty),
            "publish_rounds" => pick(self.publish_rounds == PublishRounds::All),
            "standings_move" => pick(self.standings_move == StandingsMove::Sheet),
            "transcription_fix" => pick(self.transcription_fix == TranscriptionFix::Off),
            _ => None,
        }
    }

    /// Sets a setting by name and code.
    pub fn set(&mut self, name: &str, code: &str) -> Result<(), UnknownSetting> {
        let setting = ALL.iter().find(|setting| setting.name == name).ok_or(UnknownSetting)?;
        let at = setting.choices.iter().position(|choice| choice.code == code).ok_or(UnknownSetting)?;
        let replacement = if at == 0 { Replacement::Next } else { Replacement::Empty };
        match name {
            "tied_places" => self.tied_places = if at == 0 { TiedPlaces::Skip } else { TiedPlaces::Dense },
            "semi_replacement" => self.semi_replacement = replacement,
            "final_replacement" => self.final_replacement = replacement,
            "publish_rounds" => self.publish_rounds = if at == 0 { PublishRounds::One } else { PublishRounds::All },
            "standings_move" => self.standings_move = if at == 0 { StandingsMove::Round } else { StandingsMove::Sheet },
            "transcription_fix" => {
                self.transcription_fix = if at == 0 { TranscriptionFix::On } else { TranscriptionFix::Off }
            }
            _ => {}
        }
        Ok(())
    }

    /// Every setting with the sentence of its value, for the public page.
    pub fn sentences(&self) -> Vec<(&'static Setting, &'static str)> {
        let sentence = |setting: &'static Setting| {
            let code = self.get(setting.name)?;
            setting.choices.iter().find(|choice| choice.code == code).map(|choice| (setting, choice.sentence))
        };
        ALL.iter().filter_map(sentence).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_can_be_set_and_read_back() {
        for setting in &ALL {
            assert_eq!(Settings::default().get(setting.name), Some(setting.choices[0].code));
            for choice in setting.choices {
                let mut settings = Settings::default();
                assert_eq!(settings.set(setting.name, choice.code), Ok(()));
                assert_eq!(settings.get(setting.name), Some(choice.code), "{}", setting.name);
                assert!(settings.sentences().iter().any(|(s, sentence)| s == &setting && *sentence == choice.sentence));
            }
        }
    }

    #[test]
    fn unknown_names_and_values_are_refused() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("tied_places", "sideways"), Err(UnknownSetting));
        assert_eq!(settings.set("colour", "red"), Err(UnknownSetting));
        assert_eq!(settings.get("colour"), None);
    }
}
