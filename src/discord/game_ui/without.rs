//! Implementations for a game that lacks an optional part.

/// Implements a part of a trait for an empty type. If the type gets values later, this stops compiling, so that they
/// get worded.
macro_rules! without {
    (commands) => {
        fn commands() -> Vec<crate::discord::game_ui::Command> {
            Vec::new()
        }
    };
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

        fn setting_told(_: &crate::text::Text, setting: &Self::Setting) -> crate::text::Said {
            match *setting {}
        }

        fn alternatives(
            setting: &Self::Setting,
        ) -> crate::discord::game_ui::Alternatives<Self::Setting> {
            match *setting {}
        }

        fn exported_settings(_: &Self::Settings) -> serde_json::Value {
            serde_json::json!({})
        }
    };
    (remarks) => {
        fn remarks(
            _: &crate::text::Text,
            _: crate::discord::render::tell::Reader,
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
        const CLAUSES: &'static [&'static str] = &[crate::rules::ruleset::TEXT];

        fn clause_told(
            text: &crate::text::Text,
            reader: crate::discord::render::tell::Reader,
            clause: &crate::rules::ruleset::Clause<crate::rules::ruleset::OnlyWords>,
            times: &crate::discord::game_ui::ClauseTimes,
        ) -> crate::text::Said {
            let crate::rules::ruleset::OnlyWords::Text(word) = &clause.terms;
            crate::discord::render::word_clause(text, reader, (clause.from, clause.to), word, times)
        }

        fn clause_name(text: &crate::text::Text, name: &str) -> Option<crate::text::Said> {
            (name == crate::rules::ruleset::TEXT).then(|| crate::discord::render::word_clause_name(text))
        }

        fn clause_fields(_: &str) -> &'static [crate::discord::game_ui::ClauseField] {
            &[crate::discord::game_ui::ClauseField::Text, crate::discord::game_ui::ClauseField::By]
        }

        fn clause_exported(
            clause: &crate::rules::ruleset::Clause<crate::rules::ruleset::OnlyWords>,
        ) -> serde_json::Value {
            let crate::rules::ruleset::OnlyWords::Text(word) = &clause.terms;
            serde_json::json!({"text": word.text, "by": crate::export::exported_time(clause.time)})
        }

        fn clause_read(
            stated: &crate::discord::game_ui::Stated,
        ) -> Result<crate::rules::ruleset::OnlyWords, crate::discord::game_ui::Unreadable> {
            match crate::discord::render::word_clause_read(stated) {
                Some(word) => Ok(crate::rules::ruleset::OnlyWords::Text(word)),
                None => Err(crate::discord::game_ui::Unreadable::Name),
            }
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
        ) -> crate::discord::game_ui::Question {
            crate::discord::game_ui::Question::default()
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
        const WIZARDS: &'static [crate::discord::game_ui::Wizard<Self>] = &[];
    };
    (board) => {
        fn board() -> Option<crate::discord::game_ui::BoardParts> {
            None
        }
    };
    (seats) => {
        fn seats() -> Option<crate::discord::game_ui::SeatParts> {
            None
        }
    };
    (turns) => {
        fn turns() -> Option<crate::discord::game_ui::TurnParts> {
            None
        }
    };
    (sheet) => {
        fn sheet() -> Option<crate::discord::game_ui::SheetParts> {
            None
        }
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
    (values) => {
        fn values() -> Option<crate::discord::game_ui::ValueParts> {
            None
        }
    };
    ($($what:ident),+ $(,)?) => {
        $($crate::discord::game_ui::without!($what);)+
    };
}

pub(in crate::discord) use without;
