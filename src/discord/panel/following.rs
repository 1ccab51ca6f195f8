//! Panels of a campaign that moved: posts them in the new channel and deletes them from the old one.

use super::{Kind, Panels, Shown};
use crate::courier::Failure;
use crate::discord::post::later;
use crate::journal::{self, Panel, Posted};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, CreateAllowedMentions, CreateMessage, MessageId, Nonce};

impl Panels {
    pub(super) async fn follow(
        &self,
        panel: Panel,
        row: &journal::Campaign,
        kind: Kind,
        shown: Shown,
    ) -> Result<(), Failure> {
        let client = &self.handler.client;
        let (fingerprint, rows) = (shown.fingerprint(), shown.rows());
        let (embed, file) = shown.drawn().await;
        let left = panel.post.message;
        // The nonce identifies a panel that is sent again after a crash.
        let message = CreateMessage::new()
            .embed(embed)
            .files(file.clone())
            .components(rows)
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(format!("moved-{left}")))
            .enforce_nonce(true);
        let channel = ChannelId::new(row.channel);
        let sent = client.send_with(channel, &message, file).await?;
        let before = (ChannelId::new(panel.post.channel), MessageId::new(left));
        let follows = Panel {
            post: Posted { channel: row.channel, message: sent.get(), ..panel.post },
            version: row.version,
            shown: fingerprint,
        };
        let journal = self.handler.journal();
        journal.put_panel(follows).await.map_err(later)?;
        // The panel was deleted with its channel, or stays behind with buttons that still work.
        if client.delete(before.0, before.1).await.is_err() {
            tracing::info!(campaign = %row.id, "the panel in the previous channel could not be removed");
        }
        if kind == Kind::Table && client.pin(channel, sent).await.is_err() {
            tracing::debug!(campaign = %row.id, "the panel cannot be pinned");
        }
        Ok(())
    }
}
