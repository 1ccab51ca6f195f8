//! What a game says of that which it does not have.

/// A value of which there is none: for what a game does not have. Each game has a type of its own, by the letter of its rules, so that a value
/// says whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Never<const LETTER: char> {}

/// Answers for the kinds of values that a game, known by the letter of its rules, does not have.
macro_rules! without {
    (@ $letter:literal commands) => {
        type Command = $crate::ruleset::Never<$letter>;
        type Refusal = $crate::ruleset::Never<$letter>;

        fn decide(
            _: &$crate::ruleset::At<'_, Self>,
            _: &$crate::ruleset::Actor<'_, Self>,
            command: &Self::Command,
        ) -> $crate::ruleset::Ruled<Self> {
            match *command {}
        }
    };
    (@ $letter:literal corrections) => {
        type Correction = $crate::ruleset::Never<$letter>;

        fn correct(
            _: &$crate::ruleset::At<'_, Self>,
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
