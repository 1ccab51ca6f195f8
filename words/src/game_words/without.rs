//! Implementations for a game that lacks an optional part.

/// Implements a part of a trait for an empty type. If the type gets values later, this stops compiling, so that they
/// get worded.
macro_rules! without {
    (refusals) => {
        fn refusal_told(
            _: &crate::text::Text,
            refusal: &Self::Refusal,
            _: crate::rules::ids::PlayerId,
        ) -> crate::text::Said {
            match *refusal {}
        }
    };
    (costs_of_refusing) => {
        const REFUSING_COSTS: bool = false;

        fn refusing(
            _: &crate::text::Text,
            _: Option<&Self>,
            _: &crate::rules::Offer,
            _: &Self::Terms,
        ) -> Option<crate::text::Said> {
            None
        }
    };
    (settings) => {
        fn settings_now(_: &Self::Settings) -> Vec<Self::Setting> {
            Vec::new()
        }

        fn setting_name<M: crate::text::Place>(
            _: &crate::text::Text,
            setting: &Self::Setting,
        ) -> crate::text::Words<M> {
            match *setting {}
        }

        fn setting_value(_: &crate::text::Text, setting: &Self::Setting) -> crate::text::Said {
            match *setting {}
        }

        fn setting_told(_: &crate::text::Text, setting: &Self::Setting) -> crate::text::Said {
            match *setting {}
        }

        fn alternatives(
            setting: &Self::Setting,
        ) -> crate::game_words::Alternatives<Self::Setting> {
            match *setting {}
        }
    };
    (remarks) => {
        fn remarks(
            _: &crate::text::Text,
            _: crate::render::tell::Reader,
            remarks: &[&Self::Remark],
        ) -> Vec<crate::text::Said> {
            remarks.iter().map(|remark| match **remark {}).collect()
        }
    };
    (confirmations) => {
        fn confirmation_told(_: &crate::text::Text, needed: &Self::Confirmation) -> crate::text::Said {
            match *needed {}
        }

        fn confirm_label(_: &crate::text::Text, needed: &Self::Confirmation) -> crate::text::Said {
            match *needed {}
        }
    };
    (clauses) => {
        const CLAUSES: &'static [crate::game_words::ClauseForm<crate::rules::ruleset::OnlyWords>] =
            &[crate::game_words::ClauseForm::in_words(|stated| {
                stated.word().map(crate::rules::ruleset::OnlyWords::Text)
            })];

        fn promises(text: &crate::text::Text) -> crate::text::Said {
            crate::text::say!(text, "promises-in-words")
        }

        fn clause_told(
            text: &crate::text::Text,
            reader: crate::render::tell::Reader,
            clause: &crate::rules::ruleset::Clause<crate::rules::ruleset::OnlyWords>,
            times: &crate::game_words::ClauseTimes,
        ) -> crate::text::Said {
            let crate::rules::ruleset::OnlyWords::Text(word) = &clause.terms;
            crate::render::word_clause(text, reader, (clause.from, clause.to), word, times)
        }

        fn clause_exported(
            clause: &crate::rules::ruleset::Clause<crate::rules::ruleset::OnlyWords>,
        ) -> serde_json::Value {
            let crate::rules::ruleset::OnlyWords::Text(word) = &clause.terms;
            serde_json::json!({"text": word.text, "by": crate::export::exported_time(clause.time)})
        }
    };
    (picks) => {
        fn must_pick(
            _: &crate::text::Text,
            _: crate::rules::ids::OfferId,
            _: &[&Self::Pick],
        ) -> crate::text::Said {
            crate::text::Said::default()
        }

        fn question(
            _: &crate::text::Text,
            _: crate::rules::ids::OfferId,
            _: &[&Self::Pick],
        ) -> crate::game_words::Question {
            crate::game_words::Question::default()
        }

        fn pick_label(
            _: &crate::text::Text,
            _: &Self,
            _: crate::rules::ids::PlayerId,
            pick: &Self::Pick,
        ) -> Option<crate::text::Label> {
            match *pick {}
        }

        fn pick_code(pick: &Self::Pick) -> String {
            match *pick {}
        }

        fn picked(_: &str) -> Option<Self::Pick> {
            None
        }
    };
    (wizards) => {
        const WIZARDS: &'static [crate::game_words::Wizard<Self>] = &[];
    };
    (exports_read) => {
        const READS_EXPORTS: bool = false;

        fn imported(_: &crate::import::Export<'_>) -> Option<Self> {
            None
        }

        fn imported_settings<'a>(
            _: &crate::import::Node<'a>,
        ) -> Vec<(crate::import::Node<'a>, Self::Setting)> {
            Vec::new()
        }

        fn imported_terms(_: &crate::import::Export<'_>, _: &crate::import::Node<'_>) -> Option<Self::Terms> {
            None
        }
    };
    ($($what:ident),+ $(,)?) => {
        $($crate::game_words::without!($what);)+
    };
}

pub(crate) use without;
