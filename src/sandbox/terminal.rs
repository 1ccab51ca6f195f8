//! The lines that are typed: in a terminal they can be edited, and those before are at hand; from a pipe they come as they are.

use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor, ExternalPrinter};
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// Standard input. It is read on a thread of its own: a read that waits for the keyboard cannot be given up, and would keep the
/// program from ending.
pub struct Lines {
    typed: UnboundedReceiver<io::Result<String>>,
    /// Has a terminal ask for the next line.
    ask: Option<Sender<()>>,
    /// Writes above the line that is being typed.
    above: Option<Box<dyn ExternalPrinter + Send>>,
}

impl Lines {
    /// Begins to read. A terminal waits until it is told to `ask`.
    pub fn open() -> Lines {
        let (typed, lines) = unbounded_channel();
        let mut opened = Lines { typed: lines, ask: None, above: None };
        let config = Config::builder().auto_add_history(true).build();
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        match DefaultEditor::with_config(config) {
            Ok(mut editor) if terminal => {
                if let Ok(printer) = editor.create_external_printer() {
                    opened.above = Some(Box::new(printer));
                }
                let (ask, asked) = channel();
                opened.ask = Some(ask);
                std::thread::spawn(move || edited(&mut editor, &asked, &typed));
            }
            Ok(_) | Err(_) => {
                std::thread::spawn(move || plain(&typed));
            }
        }
        opened
    }

    /// Tells whether the lines stand on the screen as they are typed.
    pub fn are_shown(&self) -> bool {
        self.ask.is_some() || io::stdin().is_terminal()
    }

    /// Has a terminal ask for the next line.
    pub fn ask(&self) {
        if let Some(ask) = &self.ask {
            // Where the reader has ended there is no next line.
            let _ = ask.send(());
        }
    }

    /// Returns the next line; nothing at the end.
    pub async fn next(&mut self) -> Option<io::Result<String>> {
        self.typed.recv().await
    }

    /// Writes what happens while a line is typed.
    ///
    /// # Errors
    /// Fails where the terminal cannot be written.
    pub fn meanwhile(&mut self, text: &str) -> io::Result<()> {
        if let Some(above) = &mut self.above {
            return above.print(text.to_owned()).map_err(io::Error::other);
        }
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()
    }
}

/// Reads lines that can be edited, one whenever it is asked for, until the person ends it with Ctrl+C or Ctrl+D.
fn edited(editor: &mut DefaultEditor, asked: &Receiver<()>, typed: &UnboundedSender<io::Result<String>>) {
    while asked.recv().is_ok() {
        let line = match editor.readline("> ") {
            Ok(line) => Ok(line),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => return,
            Err(error) => Err(io::Error::other(error)),
        };
        let broken = line.is_err();
        if typed.send(line).is_err() || broken {
            return;
        }
    }
}

fn plain(typed: &UnboundedSender<io::Result<String>>) {
    for line in io::stdin().lines() {
        if typed.send(line).is_err() {
            return;
        }
    }
}
