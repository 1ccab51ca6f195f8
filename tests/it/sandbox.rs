//! The loopback Discord answers as Discord does, and the prompt shows what people see.

mod bot;
mod commands;
mod files;
mod gateway;
mod limits;
mod prompt;
mod rest;
mod shards;
