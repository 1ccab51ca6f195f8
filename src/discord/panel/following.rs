//! Panels that need a new message: those of a campaign that moved, and those in an archived thread, where nothing can be
//! edited.

use super::{Panels, Shown};
use crate::courier::Failure;
use crate::discord::post::later;
use crate::journal::{Panel, Posted};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateAllowedMentions, CreateMessage, MessageId, Nonce};

impl Panels {
    /// Posts a panel again in a channel, and deletes its message.
    pub(super) async fn follow(
        &self,
        panel: Panel,
        (channel, version): (u64, i64),
        shown: Shown,
    ) -> Result<(), Failure> {
        let client = &self.handler.client;
        let (fingerprint, rows) = (shown.fingerprint(), shown.rows());
        let (embed, file) = shown.drawn(self.handler.referee.clock().now()).await;
        let (campaign, left) = (panel.post.campaign, panel.post.message);
        // The nonce identifies a panel that is sent again after a crash.
        let message = CreateMessage::new()
            .embed(embed)
            .files(file.clone())
            .components(rows)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(format!("moved-{left}")))
            .enforce_nonce(true);
        let channel = ChannelId::new(channel);
        let sent = client.send_with(channel, &message, file).await?;
        let before = (ChannelId::new(panel.post.channel), MessageId::new(left));
        let follows = Panel {
            post: Posted { channel: channel.get(), message: sent.get(), ..panel.post },
            version,
            shown: fingerprint,
        };
        let journal = self.handler.journal();
        journal.put_panel(follows).await.map_err(later)?;
        // The panel was deleted with its channel, or stays behind with buttons that still work.
        if client.delete(before.0, before.1).await.is_err() {
            tracing::info!(%campaign, "the panel in the previous channel could not be removed");
        }
        if client.pin(channel, sent).await.is_err() {
            tracing::debug!(%campaign, "the panel cannot be pinned");
        }
        Ok(())
    }
}
