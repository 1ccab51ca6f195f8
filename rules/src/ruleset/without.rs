//! Empty types for the parts of the contract that a game does not use.

/// An uninhabited type for the values a game does not use. Each game has its own, identified by the letter of its
/// rules, so that conversions can distinguish them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Never<const LETTER: char> {}

/// Implements the traits of the values that a game, identified by the letter of its rules, does not have.
macro_rules! without {
    (@ $letter:literal commands) => {
        type Command = $crate::ruleset::Never<$letter>;
        type Refusal = $crate::ruleset::Never<$letter>;

        fn decide(
            _: &$crate::ruleset::GameContext<'_, Self>,
            _: &$crate::ruleset::Actor<'_, Self>,
            command: &Self::Command,
        ) -> $crate::ruleset::Ruled<Self> {
            match *command {}
        }
    };
    (@ $letter:literal corrections) => {
        type Correction = $crate::ruleset::Never<$letter>;

        fn correct(
            _: &$crate::ruleset::GameContext<'_, Self>,
            _: &$crate::ruleset::Actor<'_, Self>,
            correction: &Self::Correction,
        ) -> $crate::ruleset::Ruled<Self> {
            match *correction {}
        }
    };
    (@ $letter:literal confirmations) => {
        type Confirmation = $crate::ruleset::Never<$letter>;
    };
    (@ $letter:literal settings) => {
        type Setting = $crate::ruleset::Never<$letter>;
        type Settings = ();

        fn configure(_: &mut Self::Settings, setting: &Self::Setting) {
            match *setting {}
        }
    };
    (@ $letter:literal remarks) => {
        type Remark = $crate::ruleset::Never<$letter>;
    };
    ($letter:literal: $($what:ident),+ $(,)?) => {
        $($crate::ruleset::without!(@ $letter $what);)+
    };
}

pub(crate) use without;
