pub mod accept;
mod access;
mod ask_favour;
mod gift;
mod hostile;
mod map;
mod milestones;
pub mod moderate;
mod person;
mod reset_relations;
pub mod settings;
pub mod ships;
pub mod suggestions;
mod tasks;
pub mod technology;
mod trespass;

use crate::discord::game_ui::Command;

pub fn all() -> Vec<Command> {
    vec![
        gift::gift(),
        access::grant_access(),
        access::revoke_access(),
        ask_favour::ask_favour(),
        reset_relations::reset_relations(),
        tasks::research(),
        tasks::schmooze(),
        tasks::stop(),
        tasks::embassy(),
        ships::ships(),
        ships::report_loss(),
        technology::technology(),
        hostile::hostile(),
        trespass::enter(),
        trespass::terraform(),
        trespass::collect_biomass(),
        trespass::sell_minerals(),
        milestones::milestones(),
        map::map(),
        person::gift_to_user(),
        person::ask_user(),
    ]
}
