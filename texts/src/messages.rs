//! Reads the workspace's Fluent files.

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The folder of the language that defines every message.
const COMPLETE: &str = "i18n/en";

/// The arguments of each message, or the error that prevented reading the files.
static MESSAGES: LazyLock<Result<BTreeMap<String, BTreeSet<String>>, String>> = LazyLock::new(read);

/// Returns the names of a message's arguments, or an error for the id.
pub fn arguments(id: &str) -> Result<&'static BTreeSet<String>, String> {
    let messages = MESSAGES.as_ref().map_err(Clone::clone)?;
    messages.get(id).ok_or_else(|| format!("{COMPLETE} has no message with this id"))
}

/// Returns the language and path of every file in the subfolders of a folder.
pub fn files(folder: &str) -> Result<Vec<(String, String)>, String> {
    let mut files = Vec::new();
    for language in entries(&here(folder))? {
        let name = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for file in entries(&language)? {
            files.push((name.clone(), file.to_string_lossy().into_owned()));
        }
    }
    Ok(files)
}

/// Returns a path in the workspace.
fn here(path: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(path)
}

/// Returns a folder's contents in alphabetical order.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(failed)?;
    let mut paths = entries.map(|entry| Ok(entry.map_err(failed)?.path())).collect::<Result<Vec<_>, String>>()?;
    paths.sort();
    Ok(paths)
}

fn read() -> Result<BTreeMap<String, BTreeSet<String>>, String> {
    let mut messages = BTreeMap::new();
    for path in entries(&here(COMPLETE))? {
        let failed = |problem: String| format!("{}: {problem}", path.display());
        let source = fs::read_to_string(&path).map_err(|error| failed(error.to_string()))?;
        let parsed = fluent_syntax::parser::parse(source.as_str());
        let resource = parsed.map_err(|(_, problems)| failed(format!("{problems:?}")))?;
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut arguments = BTreeSet::new();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, &mut arguments);
            }
            if messages.insert(message.id.name.to_owned(), arguments).is_some() {
                return Err(failed(format!("`{}` is already in another place", message.id.name)));
            }
        }
    }
    Ok(messages)
}

fn in_pattern(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, arguments);
        }
    }
}

fn in_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            in_inline(selector, arguments);
            for variant in variants {
                in_pattern(&variant.value, arguments);
            }
        }
        Expression::Inline(inline) => in_inline(inline, arguments),
    }
}

fn in_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, arguments),
        InlineExpression::FunctionReference { arguments: given, .. } => in_call(given, arguments),
        InlineExpression::TermReference { arguments: Some(given), .. } => in_call(given, arguments),
        // The texts do not refer to other messages, which a test checks.
        InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn in_call(given: &CallArguments<&str>, arguments: &mut BTreeSet<String>) {
    for positional in &given.positional {
        in_inline(positional, arguments);
    }
    for named in &given.named {
        in_inline(&named.value, arguments);
    }
}
