//! The language of the messages that the bot sends by itself: the campaign's for all, and each person's own in direct
//! messages.

use super::outcome::is_direct;
use crate::journal::{self, Journal};
use crate::rules::Offer;
use crate::rules::ids::PlayerId;
use crate::text::Text;

/// Returns the texts for a direct message to a player, in the language they last used with the bot in this server.
/// Without a player, or if their language is not known, returns the campaign's.
pub async fn text_for(
    journal: &Journal,
    guild: u64,
    public: &Text,
    reader: Option<PlayerId>,
) -> Result<Text, journal::Error> {
    let Some(reader) = reader else {
        return Ok(public.clone());
    };
    let names = journal.names(guild).await?;
    let language = names.get(&reader).map(|name| &name.language).filter(|language| !language.is_empty());
    Ok(language.map_or_else(|| public.clone(), |language| public.in_language(language)))
}

/// Like [`text_for`], for the message that shows an offer.
pub async fn text_for_offer(
    journal: &Journal,
    guild: u64,
    public: &Text,
    offer: &Offer,
) -> Result<Text, journal::Error> {
    text_for(journal, guild, public, is_direct(offer).then_some(offer.to)).await
}
