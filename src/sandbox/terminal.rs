//! Reads input lines. A terminal offers editing and history; a pipe is read as it is.

use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor, ExternalPrinter};
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// The longest line of a pipe, in bytes: more than all options of a command together may hold.
const LONGEST_LINE: u64 = 64 << 10;

/// Standard input, read on a separate thread: a read that waits for the keyboard cannot be cancelled, and would keep
/// the program from ending.
pub struct TypedLines {
    typed: UnboundedReceiver<io::Result<String>>,
    /// Makes a terminal prompt for the next line.
    ask: Option<Sender<()>>,
    /// Writes above the line that is being typed.
    above: Option<Box<dyn ExternalPrinter + Send>>,
}

impl TypedLines {
    /// Starts reading. A terminal waits for a call to `ask`.
    pub fn open() -> TypedLines {
        let (typed, lines) = unbounded_channel();
        let mut opened = TypedLines { typed: lines, ask: None, above: None };
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

    /// Returns whether the lines are visible on the screen as they are typed.
    pub fn are_shown(&self) -> bool {
        self.ask.is_some() || io::stdin().is_terminal()
    }

    /// Makes a terminal prompt for the next line.
    pub fn ask(&self) {
        if let Some(ask) = &self.ask {
            // If the reader has ended, no line follows.
            let _ = ask.send(());
        }
    }

    /// Returns the next line, or `None` at the end.
    pub async fn next(&mut self) -> Option<io::Result<String>> {
        self.typed.recv().await
    }

    /// Prints events while a line is being typed.
    pub fn meanwhile(&mut self, text: &str) -> io::Result<()> {
        if let Some(above) = &mut self.above {
            return above.print(text.to_owned()).map_err(io::Error::other);
        }
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()
    }
}

/// Reads editable lines, one for each request, until the person ends the input with Ctrl+C or Ctrl+D.
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

/// Reads lines of any input, until it ends or one is too long: a device may never end a line.
fn plain(typed: &UnboundedSender<io::Result<String>>) {
    let mut input = io::stdin().lock();
    loop {
        let line = read_line(&mut input);
        let last = !matches!(line, Ok(Some(_)));
        if line.transpose().is_none_or(|line| typed.send(line).is_err()) || last {
            return;
        }
    }
}

fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = String::new();
    let read = input.take(LONGEST_LINE + 1).read_line(&mut line)?;
    if line.len() as u64 > LONGEST_LINE {
        return Err(io::Error::other(format!("a line is longer than {} KiB", LONGEST_LINE >> 10)));
    }
    if line.ends_with('\n') {
        line.pop();
    }
    if line.ends_with('\r') {
        line.pop();
    }
    Ok((read > 0).then_some(line))
}
