//! Options of commands: their values, and types for what is typed.

use super::Context;
use crate::discord::game_ui::{Command, Named, Parameter};
use crate::rules::ids::PlayerId;
use futures::future::BoxFuture;
use poise::serenity_prelude as serenity;
use poise::{ChoiceParameter, CommandParameterChoice, SlashArgError, SlashArgument, async_trait};
use serenity::{CreateAutocompleteResponse, CreateCommandOption, ResolvedOption, ResolvedValue, UserId};
use std::borrow::Cow;

/// A player named in an option. Commands never get a bot: [`respond`](super::respond) refuses it.
#[derive(Clone, Copy, Debug)]
pub struct Person {
    pub id: PlayerId,
}

#[async_trait]
impl SlashArgument for Person {
    async fn extract(
        ctx: &serenity::Context,
        interaction: &serenity::CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Person, SlashArgError> {
        let user = UserId::extract(ctx, interaction, value).await?;
        Ok(Person { id: PlayerId(user.get()) })
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        UserId::create(option)
    }
}

impl From<Person> for PlayerId {
    fn from(person: Person) -> PlayerId {
        person.id
    }
}

/// A value chosen in an option, from a fixed list by name.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<V>(pub V);

impl<V: Named> ChoiceParameter for Chosen<V> {
    fn list() -> Choices {
        V::NAMES.iter().map(|(name, _)| choice(name)).collect()
    }

    fn from_index(index: usize) -> Option<Chosen<V>> {
        V::NAMES.get(index).map(|(_, value)| Chosen(*value))
    }

    fn from_name(name: &str) -> Option<Chosen<V>> {
        V::by_name(name).map(Chosen)
    }

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}

/// The values of the options that games add to a command.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a>(&'a [ResolvedOption<'a>]);

impl<'a> Options<'a> {
    pub fn of(ctx: Context<'a>) -> Options<'a> {
        Options(ctx.args)
    }

    pub fn has(self, name: &str) -> bool {
        self.get(name).is_some()
    }

    fn get(self, name: &str) -> Option<&'a ResolvedValue<'a>> {
        let option = self.0.iter().find(|option| option.name == name);
        option.map(|option| &option.value)
    }

    pub fn text(self, name: &str) -> Option<&'a str> {
        match self.get(name)? {
            ResolvedValue::String(typed) => Some(typed),
            _ => None,
        }
    }

    /// Returns a number in the range that was registered with Discord.
    pub fn number<N: TryFrom<i64>>(self, name: &str) -> Option<N> {
        match self.get(name)? {
            ResolvedValue::Integer(number) => N::try_from(*number).ok(),
            _ => None,
        }
    }

    pub fn choice<V: Named>(self, name: &str) -> Option<V> {
        Some(Chosen::from_index(self.number(name)?)?.0)
    }
}

pub fn optional<T: SlashArgument>(name: &'static str) -> Parameter {
    Parameter {
        name: name.into(),
        name_localizations: Cow::default(),
        description: None,
        description_localizations: Cow::default(),
        required: false,
        channel_types: None,
        choices: T::choices(),
        type_setter: Some(T::create),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

pub fn suggested(name: &'static str, suggests: Suggests) -> Parameter {
    Parameter { autocomplete_callback: Some(suggests), ..optional::<String>(name) }
}

/// The work of making suggestions for an option.
pub type Suggesting<'a> = BoxFuture<'a, CreateAutocompleteResponse>;
pub type Suggests = for<'a> fn(Context<'a>, &'a str) -> Suggesting<'a>;

/// Inserts parameters before the one named `before`.
pub fn with_options(mut command: Command, options: Vec<Parameter>, before: &str) -> Command {
    let named = |one: &Parameter| one.name == before;
    let place = command.parameters.iter().position(named);
    let place = place.unwrap_or(command.parameters.len());
    command.parameters.splice(place..place, options);
    command
}

/// A fixed list of choices, as poise wants it.
pub type Choices = Cow<'static, [CommandParameterChoice]>;

pub fn choice(name: &'static str) -> CommandParameterChoice {
    CommandParameterChoice { name: name.into(), localizations: Cow::default(), __non_exhaustive: () }
}
