//! The rules, driven as the referee drives them: one file a topic, each test named after the rule it shows.

mod evenings;
mod given;

mod access;
mod ambassadors;
mod boards;
mod campaigns;
mod costs;
mod crediting;
mod events;
mod favours;
mod favours_waiting;
mod gifts;
mod hostile;
mod leaving;
mod leverage;
mod map;
mod milestones;
mod military_aid;
mod moderators;
mod names;
mod nim;
mod notices;
mod offers;
mod properties;
mod questions;
mod realms;
mod reports;
mod resets;
mod secrecy;
mod shuffles;
mod stored_offers;
mod strategy_card;
mod tags;
mod technology;
mod timed;
