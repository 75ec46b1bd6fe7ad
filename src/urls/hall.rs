//! The screens of a hall: what they show, and the pages on which that is arranged.

use std::fmt;

use crate::public::Public;
use crate::run::Run;
use crate::url::Url;
use reeve_store::ScreenId;

/// Where the code of a screen is typed.
pub fn screen_code() -> Url {
    Url::new("/screen")
}

impl Public {
    /// What a screen of the hall shows.
    pub fn screen(&self, screen: ScreenId) -> Url {
        self.home().below("screen").below(screen)
    }

    /// Where an open screen says that it is open.
    pub fn screen_seen(&self, screen: ScreenId) -> Url {
        self.screen(screen).below("seen")
    }
}

impl Run {
    /// The screens of the hall.
    pub fn screens(&self) -> Url {
        self.home().below("screens")
    }

    /// What one of them shows.
    pub fn screen(&self, screen: impl fmt::Display) -> Url {
        self.screens().below(screen)
    }

    /// Gives a screen another code.
    pub fn renew_screen_code(&self, screen: impl fmt::Display) -> Url {
        self.screen(screen).below("code")
    }

    /// What is said to everybody, or to a table.
    pub fn announcements(&self) -> Url {
        self.home().below("announcements")
    }

    /// Takes something back that was said.
    pub fn take_announcement_back(&self) -> Url {
        self.announcements().below("take-back")
    }

    /// Sets when the games begin next.
    pub fn next_start(&self) -> Url {
        self.announcements().below("next-start")
    }

    /// Takes a screen away.
    pub fn remove_screen(&self, screen: impl fmt::Display) -> Url {
        self.screen(screen).below("remove")
    }
}
