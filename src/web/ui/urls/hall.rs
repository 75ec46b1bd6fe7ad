//! The screens of a hall: what they show, and the pages on which that is arranged.

use std::fmt;

use crate::store::ScreenId;
use crate::web::ui::urls::public::Public;
use crate::web::ui::urls::run::Run;
use crate::web::ui::urls::url::Url;

/// Where the code of a screen is typed.
pub(crate) fn screen_code() -> Url {
    Url::new("/screen")
}

impl Public {
    /// What a screen of the hall shows.
    pub(crate) fn screen(&self, screen: ScreenId) -> Url {
        self.home().below("screen").below(screen)
    }

    /// Where an open screen says that it is open.
    pub(crate) fn screen_seen(&self, screen: ScreenId) -> Url {
        self.screen(screen).below("seen")
    }
}

impl Run {
    /// The screens of the hall.
    pub(crate) fn screens(&self) -> Url {
        self.home().below("screens")
    }

    /// What one of them shows.
    pub(crate) fn screen(&self, screen: impl fmt::Display) -> Url {
        self.screens().below(screen)
    }

    /// Gives a screen another code.
    pub(crate) fn renew_screen_code(&self, screen: impl fmt::Display) -> Url {
        self.screen(screen).below("code")
    }

    /// What is said to everybody, or to a table.
    pub(crate) fn announcements(&self) -> Url {
        self.home().below("announcements")
    }

    /// Takes something back that was said.
    pub(crate) fn take_announcement_back(&self) -> Url {
        self.announcements().below("take-back")
    }

    /// Sets when the games begin next.
    pub(crate) fn next_start(&self) -> Url {
        self.announcements().below("next-start")
    }

    /// Takes a screen away.
    pub(crate) fn remove_screen(&self, screen: impl fmt::Display) -> Url {
        self.screen(screen).below("remove")
    }
}
