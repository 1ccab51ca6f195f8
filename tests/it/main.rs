//! All tests in one binary, which links once.

mod backups;
mod board_file;
mod cli;
mod courier;
mod discord;
mod documents;
mod faults;
mod fuzz;
mod journal;
mod machine;
mod models;
mod panels;
mod pictures;
mod plays;
mod readme;
mod recount;
mod referee;
mod render;
mod sandbox;
mod secrecy;
mod storm;
mod text;
mod tidy;
mod undo;
mod watchdog;
mod words;
