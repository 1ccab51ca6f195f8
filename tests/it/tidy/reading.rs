//! Reads the project's own files: the names in a source, and the length of its functions.

use super::matches::lists_every_case;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns whether a path leads to or through `word`.
pub fn lies_in(path: &str, word: &str) -> bool {
    path.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Returns every path and every single word in the code, with groups expanded and `super` resolved.
pub fn paths(source: &str, module: &[String]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    // The prefixes of open groups: `use std::{a, b}` is std::a and std::b.
    let mut groups: Vec<Vec<String>> = Vec::new();
    let mut path: Vec<String> = Vec::new();
    let mut joined = false;
    for token in tokens(source) {
        match token.as_str() {
            "::" => joined = true,
            "{" if joined => {
                groups.push(path.clone());
                joined = false;
            }
            word if word.starts_with(|c: char| c.is_alphanumeric() || c == '_') => {
                if !joined {
                    found.insert(resolved(&path, module));
                    path = groups.last().cloned().unwrap_or_default();
                }
                path.push(token);
                joined = false;
            }
            end => {
                found.insert(resolved(&path, module));
                match end {
                    "}" => drop(groups.pop()),
                    ";" => groups.clear(),
                    _ => {}
                }
                path = groups.last().cloned().unwrap_or_default();
                joined = false;
            }
        }
    }
    found
}

fn resolved(path: &[String], module: &[String]) -> String {
    let mut full: Vec<&str> = Vec::new();
    for (place, word) in path.iter().enumerate() {
        match word.as_str() {
            "self" if place == 0 => full.extend(module.iter().map(String::as_str)),
            "self" => {}
            "super" => {
                if place == 0 {
                    full.extend(module.iter().map(String::as_str));
                }
                full.pop();
            }
            word => full.push(word),
        }
    }
    full.join("::")
}

/// Returns the words, the `::` and the other signs of the code, without comments and string literals.
pub fn tokens(source: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut word = String::new();
    for c in code(source).replace("::", "\u{1}").chars().chain([' ']) {
        if c.is_alphanumeric() || c == '_' {
            word.push(c);
            continue;
        }
        if !word.is_empty() {
            tokens.push(std::mem::take(&mut word));
        }
        match c {
            '\u{1}' => tokens.push("::".to_owned()),
            c if c.is_whitespace() => {}
            c => tokens.push(c.to_string()),
        }
    }
    tokens
}

/// Returns a source without its comments and with its string literals emptied.
fn code(source: &str) -> String {
    let mut code = String::new();
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let raw = rest.trim_start_matches('r').trim_start_matches('#');
        let hashes = rest.len() - raw.len();
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if c == 'r' && raw.starts_with('"') && !code.ends_with(char::is_alphanumeric) {
            let end = format!("\"{}", "#".repeat(hashes - 1));
            let body = &raw[1..];
            let length = body.find(&end).map_or(body.len(), |at| at + end.len());
            code.push_str("\"\"");
            hashes + 1 + length
        } else if c == '"' {
            code.push_str("\"\"");
            1 + text(&rest[1..])
        } else {
            match character(rest) {
                Some(length) => length,
                None => {
                    code.push(c);
                    c.len_utf8()
                }
            }
        };
        rest = &rest[skipped..];
    }
    code
}

/// Returns the length of a string literal after its opening quote, including the closing one.
fn text(body: &str) -> usize {
    let mut escaped = false;
    let end = body.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.map_or(body.len(), |end| end + 1)
}

/// Returns the length of a character literal, or `None` for anything else, such as a lifetime.
fn character(rest: &str) -> Option<usize> {
    let body = rest.strip_prefix('\'')?;
    let inside = match body.strip_prefix('\\') {
        Some(escape) => 1 + escape.chars().next()?.len_utf8() + escape[1..].find('\'')?,
        None => body.chars().next()?.len_utf8(),
    };
    body[inside..].starts_with('\'').then_some(inside + 2)
}

/// Returns a source file's module: `src/discord/handler.rs` is `crate::discord::handler`, and `rules/src/offer.rs` is
/// `crate::offer`.
pub fn module(file: &Path) -> Vec<String> {
    let path = file.with_extension("");
    let names = path.iter().skip_while(|folder| *folder != "src").skip(1);
    let names = names.map(|name| name.to_string_lossy().into_owned());
    std::iter::once("crate".to_owned()).chain(names).collect()
}

/// Returns the folders of the crates beside the bot's own, sorted.
pub fn crates() -> Vec<String> {
    let folders = fs::read_dir(root()).expect("a readable folder").map(|entry| entry.expect("a folder").path());
    let folders = folders.filter(|folder| folder.join("Cargo.toml").is_file());
    let names = folders.filter_map(|folder| Some(folder.file_name()?.to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// Returns the files with this extension in a module, sorted and relative to the project's folder: the file of that
/// name and those in the folder.
pub fn files(room: &str, extension: &str) -> Vec<PathBuf> {
    let room = root().join(room);
    let mut found = Vec::new();
    let mut folders = vec![room.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.extend([room.with_extension(extension), room].into_iter().filter(|path| path.is_file()));
    found.retain(|path| path.extension().is_some_and(|found| found == extension));
    found.sort();
    found.dedup();
    let inside = |path: &PathBuf| path.strip_prefix(root()).map(Path::to_owned).ok();
    found.iter().filter_map(inside).collect()
}

pub fn read(file: &Path) -> String {
    let read = fs::read_to_string(root().join(file));
    read.unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns a source's functions with the number of lines of each, including signature and last brace, but without a
/// whole match at the end. In formatted code, a function ends at the indentation where it starts.
pub fn functions(source: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = source.lines().collect();
    let mut found = Vec::new();
    for (first, line) in lines.iter().enumerate() {
        let Some(name) = function(line) else { continue };
        let depth = line.len() - line.trim_start().len();
        let last = format!("{}}}", &line[..depth]);
        let mut rest = lines[first..].iter().enumerate();
        let signature = rest.find(|(_, line)| line.ends_with(['{', '}', ';']));
        let end = match signature {
            Some((_, line)) if line.ends_with('{') => rest.find(|(_, line)| **line == last),
            declared => declared,
        };
        let length = end.map_or(lines.len() - first, |(end, _)| end + 1);
        found.push((name.to_owned(), length - whole_match(&lines[first..first + length], depth + 4)));
    }
    found
}

/// Returns the number of lines of the match that ends a function, if it lists every case. `depth` is the indentation of
/// the function's statements.
fn whole_match(function: &[&str], depth: usize) -> usize {
    let indented = |line: &str| line.len() - line.trim_start().len() == depth;
    let Some((_, body)) = function.split_last() else { return 0 };
    let Some((end, body)) = body.split_last() else { return 0 };
    let Some(start) = body.iter().rposition(|line| indented(line)) else { return 0 };
    let begins = body[start].ends_with('{') && body[start].split([' ', '(', '&']).any(|word| word == "match");
    let ends = indented(end) && end.trim_start().starts_with('}') && !end.ends_with(';');
    match begins && ends && lists_every_case(&body[start..].join("\n")) {
        true => body.len() + 1 - start,
        false => 0,
    }
}

fn function(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    let modifies = |word: &str| word.starts_with("pub") || ["const", "async"].contains(&word);
    let first = words.find(|word| !modifies(word))?;
    let name = words.next().filter(|_| first == "fn")?;
    name.split(['(', '<']).next()
}
