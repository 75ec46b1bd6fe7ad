//! The named settings of a tournament: what was decided where the rules are open (SPEC section 2).
//!
//! They are shown on the public page in one sentence each (`words::tournament` has those), and locked when
//! round 1 is published, but for those that only change what pages say. A new setting is an enum here, a variant of [`Setting`] and of [`Choice`], a field of
//! [`Settings`], and a column of the store; the compiler names every other place.

use crate::tournament::vocabulary::words;

words! {
    /// The name of a setting, in the order in which pages show them.
    Setting {
        /// How places at a table are counted after a shared one (1.4.2).
        TiedPlaces = "tied_places",
        /// What a preliminary game counts that a player did not play (1.1.4).
        MissedGame = "missed_game",
        /// What becomes of a free place in the semi-finals (1.1.7).
        SemiReplacement = "semi_replacement",
        /// What becomes of a free place in the final (1.1.9).
        FinalReplacement = "final_replacement",
        /// When the seats of the preliminary rounds are published (1.1.5).
        PublishRounds = "publish_rounds",
        /// When the public standings move.
        StandingsMove = "standings_move",
        /// Whether a slip of the pen on a final record sheet can be corrected (1.3.4).
        TranscriptionFix = "transcription_fix",
        /// What follows where a player has not agreed to the code of conduct and the photo policy (2.1, 3.1).
        Agreement = "agreement",
        /// Whether players check themselves in.
        OwnCheckIn = "own_check_in",
        /// Whether players enter the results of their own tables.
        OwnResults = "own_results",
        /// Whether pages say what it takes to go on, before the last preliminary round is closed.
        WhatItTakes = "what_it_takes",
        /// When everybody sees the board of a round (2.0.1).
        BoardShown = "board_shown",
    }
}

words! {
    /// How places at a table are counted after a shared one.
    #[derive(Default)]
    TiedPlaces {
        /// 10, 8, 8, 5 is places 1, 2, 2, 4.
        #[default]
        Skip = "skip",
        /// 10, 8, 8, 5 is places 1, 2, 2, 3.
        Dense = "dense",
    }
}

words! {
    /// What a preliminary game counts that a player did not play.
    #[derive(Default)]
    MissedGame {
        /// No win, 0 VP, 0 VP%.
        #[default]
        Nothing = "nothing",
    }
}

words! {
    /// What becomes of a free place in semi-finals or final.
    #[derive(Default)]
    Replacement {
        /// The next in rank takes it.
        #[default]
        Next = "next",
        /// It stays empty.
        Empty = "empty",
    }
}

words! {
    /// When the seats of the preliminary rounds are published.
    #[derive(Default)]
    PublishRounds {
        /// One round after the other.
        #[default]
        One = "one",
        /// All three together.
        All = "all",
    }
}

words! {
    /// When the public standings move.
    #[derive(Default)]
    StandingsMove {
        /// When a round is closed.
        #[default]
        Round = "round",
        /// With every final record sheet.
        Sheet = "sheet",
    }
}

words! {
    /// Whether a slip of the pen on a final record sheet can be corrected.
    #[derive(Default)]
    TranscriptionFix {
        /// An organizer and a judge together can, in the public log.
        #[default]
        On = "on",
        /// Nobody can.
        Off = "off",
    }
}

words! {
    /// What follows where a player has not agreed to the code of conduct and the photo policy.
    #[derive(Default)]
    AgreementRule {
        /// The player is reminded.
        #[default]
        Asked = "asked",
        /// And is not seated.
        Needed = "needed",
    }
}

words! {
    /// Whether players check themselves in, from check-in on until seats are made.
    #[derive(Default)]
    OwnCheckIn {
        /// The staff does it.
        #[default]
        Closed = "closed",
        /// By the private link.
        Link = "link",
        /// By the private link, together with the code at the door.
        Door = "door",
    }
}

words! {
    /// Whether players enter the results of their own tables.
    #[derive(Default)]
    OwnResults {
        /// By the private link, while the game is on and none is entered.
        #[default]
        On = "on",
        /// The staff does it.
        Off = "off",
    }
}

words! {
    /// Whether pages say what it takes to go on, before the last preliminary round is closed.
    #[derive(Default)]
    WhatItTakes {
        /// Each player's own page and the one for everybody say it.
        #[default]
        Shown = "shown",
        /// None does.
        Off = "off",
    }
}

words! {
    /// When everybody sees the board of a round.
    #[derive(Default)]
    BoardShown {
        /// When the round starts.
        #[default]
        Start = "start",
        /// With the seats of the round.
        Seats = "seats",
    }
}

/// All settings of a tournament. The default is SPEC's.
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
    /// What follows where a player has not agreed to the code of conduct and the photo policy.
    pub agreement: AgreementRule,
    /// Whether players check themselves in.
    pub own_check_in: OwnCheckIn,
    /// Whether players enter the results of their own tables.
    pub own_results: OwnResults,
    /// Whether pages say what it takes to go on.
    pub what_it_takes: WhatItTakes,
    /// When everybody sees the board of a round.
    pub board_shown: BoardShown,
}

/// A value of one of the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Of [`Setting::TiedPlaces`].
    TiedPlaces(TiedPlaces),
    /// Of [`Setting::MissedGame`].
    MissedGame(MissedGame),
    /// Of [`Setting::SemiReplacement`].
    SemiReplacement(Replacement),
    /// Of [`Setting::FinalReplacement`].
    FinalReplacement(Replacement),
    /// Of [`Setting::PublishRounds`].
    PublishRounds(PublishRounds),
    /// Of [`Setting::StandingsMove`].
    StandingsMove(StandingsMove),
    /// Of [`Setting::TranscriptionFix`].
    TranscriptionFix(TranscriptionFix),
    /// Of [`Setting::Agreement`].
    Agreement(AgreementRule),
    /// Of [`Setting::OwnCheckIn`].
    OwnCheckIn(OwnCheckIn),
    /// Of [`Setting::OwnResults`].
    OwnResults(OwnResults),
    /// Of [`Setting::WhatItTakes`].
    WhatItTakes(WhatItTakes),
    /// Of [`Setting::BoardShown`].
    BoardShown(BoardShown),
}

impl Choice {
    /// The value as it is stored and sent by forms: `skip`.
    pub fn code(self) -> &'static str {
        match self {
            Choice::TiedPlaces(value) => value.code(),
            Choice::MissedGame(value) => value.code(),
            Choice::SemiReplacement(value) | Choice::FinalReplacement(value) => value.code(),
            Choice::PublishRounds(value) => value.code(),
            Choice::StandingsMove(value) => value.code(),
            Choice::TranscriptionFix(value) => value.code(),
            Choice::Agreement(value) => value.code(),
            Choice::OwnCheckIn(value) => value.code(),
            Choice::OwnResults(value) => value.code(),
            Choice::WhatItTakes(value) => value.code(),
            Choice::BoardShown(value) => value.code(),
        }
    }
}

impl Setting {
    /// The values that the setting can have, the default first.
    pub fn choices(self) -> Vec<Choice> {
        fn each<T: Copy>(values: &[T], choice: fn(T) -> Choice) -> Vec<Choice> {
            values.iter().map(|value| choice(*value)).collect()
        }
        match self {
            Setting::TiedPlaces => each(TiedPlaces::ALL, Choice::TiedPlaces),
            Setting::MissedGame => each(MissedGame::ALL, Choice::MissedGame),
            Setting::SemiReplacement => each(Replacement::ALL, Choice::SemiReplacement),
            Setting::FinalReplacement => each(Replacement::ALL, Choice::FinalReplacement),
            Setting::PublishRounds => each(PublishRounds::ALL, Choice::PublishRounds),
            Setting::StandingsMove => each(StandingsMove::ALL, Choice::StandingsMove),
            Setting::TranscriptionFix => each(TranscriptionFix::ALL, Choice::TranscriptionFix),
            Setting::Agreement => each(AgreementRule::ALL, Choice::Agreement),
            Setting::OwnCheckIn => each(OwnCheckIn::ALL, Choice::OwnCheckIn),
            Setting::OwnResults => each(OwnResults::ALL, Choice::OwnResults),
            Setting::WhatItTakes => each(WhatItTakes::ALL, Choice::WhatItTakes),
            Setting::BoardShown => each(BoardShown::ALL, Choice::BoardShown),
        }
    }

    /// Whether the setting is locked when round 1 is published. One that changes what pages say, and not how is played or
    /// ranked, can be changed at any time.
    pub fn is_locked_with_round_one(self) -> bool {
        self != Setting::WhatItTakes
    }

    /// Whether the setting says something in a side event too: it is about people and results, and not about the
    /// championship's own stages, tables and boards.
    pub fn is_of_side_events(self) -> bool {
        matches!(
            self,
            Setting::StandingsMove
                | Setting::TranscriptionFix
                | Setting::Agreement
                | Setting::OwnCheckIn
                | Setting::OwnResults
        )
    }

    /// Whether the setting is about preliminary games alone, so that it says nothing on the final day of a series.
    pub fn is_of_prelims(self) -> bool {
        matches!(self, Setting::PublishRounds | Setting::WhatItTakes)
    }

    /// The value of that [`Choice::code`].
    pub fn choice(self, code: &str) -> Option<Choice> {
        self.choices().into_iter().find(|choice| choice.code() == code)
    }
}

impl Settings {
    /// The value of a setting.
    pub fn choice(&self, setting: Setting) -> Choice {
        match setting {
            Setting::TiedPlaces => Choice::TiedPlaces(self.tied_places),
            Setting::MissedGame => Choice::MissedGame(self.missed_game),
            Setting::SemiReplacement => Choice::SemiReplacement(self.semi_replacement),
            Setting::FinalReplacement => Choice::FinalReplacement(self.final_replacement),
            Setting::PublishRounds => Choice::PublishRounds(self.publish_rounds),
            Setting::StandingsMove => Choice::StandingsMove(self.standings_move),
            Setting::TranscriptionFix => Choice::TranscriptionFix(self.transcription_fix),
            Setting::Agreement => Choice::Agreement(self.agreement),
            Setting::OwnCheckIn => Choice::OwnCheckIn(self.own_check_in),
            Setting::OwnResults => Choice::OwnResults(self.own_results),
            Setting::WhatItTakes => Choice::WhatItTakes(self.what_it_takes),
            Setting::BoardShown => Choice::BoardShown(self.board_shown),
        }
    }

    /// Whether all that is locked when round 1 is published is the same.
    pub fn plays_as(&self, other: &Settings) -> bool {
        let mut locked = Setting::ALL.iter().filter(|setting| setting.is_locked_with_round_one());
        locked.all(|setting| self.choice(*setting) == other.choice(*setting))
    }

    /// Gives a setting another value.
    pub fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::TiedPlaces(value) => self.tied_places = value,
            Choice::MissedGame(value) => self.missed_game = value,
            Choice::SemiReplacement(value) => self.semi_replacement = value,
            Choice::FinalReplacement(value) => self.final_replacement = value,
            Choice::PublishRounds(value) => self.publish_rounds = value,
            Choice::StandingsMove(value) => self.standings_move = value,
            Choice::TranscriptionFix(value) => self.transcription_fix = value,
            Choice::Agreement(value) => self.agreement = value,
            Choice::OwnCheckIn(value) => self.own_check_in = value,
            Choice::OwnResults(value) => self.own_results = value,
            Choice::WhatItTakes(value) => self.what_it_takes = value,
            Choice::BoardShown(value) => self.board_shown = value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_can_be_set_and_read_back() {
        for &setting in Setting::ALL {
            let choices = setting.choices();
            assert_eq!(Some(&Settings::default().choice(setting)), choices.first(), "{setting}");
            for choice in choices {
                let mut settings = Settings::default();
                settings.choose(choice);
                assert_eq!(settings.choice(setting), choice, "{setting}");
                assert_eq!(setting.choice(choice.code()), Some(choice), "{setting}");
            }
        }
    }

    #[test]
    fn only_what_pages_say_can_be_changed_once_it_is_played_by() {
        let before = Settings::default();
        for &setting in Setting::ALL {
            for choice in setting.choices() {
                let mut settings = before;
                settings.choose(choice);
                let same = settings == before || setting == Setting::WhatItTakes;
                assert_eq!(settings.plays_as(&before), same, "{setting}: {}", choice.code());
            }
        }
    }

    #[test]
    fn unknown_names_and_values_are_refused() {
        assert_eq!(Setting::TiedPlaces.choice("sideways"), None);
        assert_eq!(Setting::TiedPlaces.choice("next"), None);
        assert_eq!(Setting::from_code("colour"), None);
    }
}
