//! Saves pictures to a folder, for people who play in a terminal.

use chancery_loopback::Posted;
use chancery_loopback::world::World;
use std::collections::HashSet;
use std::path::PathBuf;

pub struct Pictures {
    folder: PathBuf,
    written: HashSet<u64>,
}

impl Pictures {
    pub fn new(folder: PathBuf) -> Pictures {
        Pictures { folder, written: HashSet::new() }
    }

    /// Saves a message's new pictures. Returns their paths, or the reasons why they could not be saved.
    pub fn keep(&mut self, world: &World, message: &Posted) -> Vec<String> {
        let mut told = Vec::new();
        let files = message.json["attachments"].as_array();
        for file in files.into_iter().flatten() {
            let id = file["id"].as_str().and_then(|id| id.parse().ok());
            // The loopback has already sanitized the file name of the upload.
            let name = file["filename"].as_str().unwrap_or_default();
            let Some((id, bytes)) = id.and_then(|id| Some((id, world.files.get(&id)?))) else {
                continue;
            };
            if !name.ends_with(".png") || name.contains(['/', '\\']) || !self.written.insert(id) {
                continue;
            }
            let path = self.folder.join(format!("{}-{name}", self.written.len()));
            let written = std::fs::create_dir_all(&self.folder);
            told.push(match written.and_then(|()| std::fs::write(&path, bytes)) {
                Ok(()) => format!("picture: {}", path.display()),
                Err(error) => format!("(the picture cannot be written: {error})"),
            });
        }
        told
    }
}
