//! The ways in which somebody can try to sign in.

use std::fmt;

/// By which way somebody tried to get in; the word stands in the log and in the metrics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SignInWay {
    Password,
    /// The password of somebody who is signed in, typed again.
    OwnPassword,
    /// The second factor, after name and password.
    SecondFactor,
    /// The second factor of somebody who is signed in.
    OwnSecondFactor,
    /// A code from another device.
    Code,
    /// The code of the set-up page.
    SetUp,
}

impl SignInWay {
    /// All of them.
    pub const ALL: [SignInWay; 6] = [
        SignInWay::Password,
        SignInWay::OwnPassword,
        SignInWay::SecondFactor,
        SignInWay::OwnSecondFactor,
        SignInWay::Code,
        SignInWay::SetUp,
    ];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            SignInWay::Password => "password",
            SignInWay::OwnPassword => "own-password",
            SignInWay::SecondFactor => "second-factor",
            SignInWay::OwnSecondFactor => "own-second-factor",
            SignInWay::Code => "code",
            SignInWay::SetUp => "set-up",
        }
    }
}

impl fmt::Display for SignInWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
