//! Macros for the texts in `i18n/`. Each folder there is a language, and each file a domain: the table, the sandbox, or
//! a game.
//!
//! ```ignore
//! say!(text, "gift-answer", amount, to = offer.to)
//! say!("{line} ({player})")
//! ```
//!
//! The message must exist in English and take exactly these arguments, or the caller does not compile. Tests compare
//! other languages with English, because a missing message falls back to English. Only values that fit (`text::Fits`)
//! may be arguments, so a `String` does not compile.

mod messages;
mod pattern;

use proc_macro::TokenStream;
use proc_macro2::{Span, TokenStream as Tokens};
use quote::quote;
use std::collections::BTreeSet;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Expr, Ident, LitStr, Token, parse_macro_input};

/// The input of [`say!`] and its sisters.
enum Call {
    Message { text: Expr, id: LitStr, arguments: Vec<Argument> },
    Pattern { pattern: LitStr, values: Vec<Expr> },
}

struct Argument {
    name: Ident,
    value: Expr,
}

impl Parse for Call {
    fn parse(input: ParseStream) -> syn::Result<Call> {
        if input.peek(LitStr) {
            let pattern = input.parse()?;
            return Ok(Call::Pattern { pattern, values: rest(input)? });
        }
        let text = input.parse()?;
        input.parse::<Token![,]>()?;
        Ok(Call::Message { text, id: input.parse()?, arguments: rest(input)? })
    }
}

/// Parses what follows after a comma.
fn rest<T: Parse>(input: ParseStream) -> syn::Result<Vec<T>> {
    if input.is_empty() {
        return Ok(Vec::new());
    }
    input.parse::<Token![,]>()?;
    Ok(Punctuated::<T, Token![,]>::parse_terminated(input)?.into_iter().collect())
}

impl Parse for Argument {
    fn parse(input: ParseStream) -> syn::Result<Argument> {
        let name: Ident = input.parse()?;
        if input.is_empty() || input.peek(Token![,]) {
            let value = syn::parse_quote!(#name);
            return Ok(Argument { name, value });
        }
        input.parse::<Token![=]>()?;
        Ok(Argument { name, value: input.parse()? })
    }
}

/// Returns what can stand in a sentence (`Said`): a message in a language, as in `say!(text, "id", argument = value)`
/// with a `Text`, or pieces in a pattern, as in `say!("{line} {}", value)`. `name` is short for `name = name`.
#[proc_macro]
pub fn say(input: TokenStream) -> TokenStream {
    expanded(input, &quote!(crate::text::Markdown))
}

/// Like [`say!`], for places without Markdown (`Label`).
#[proc_macro]
pub fn label(input: TokenStream) -> TokenStream {
    expanded(input, &quote!(crate::text::Plain))
}

/// Like [`say!`], for tables (`Row`).
#[proc_macro]
pub fn row(input: TokenStream) -> TokenStream {
    expanded(input, &quote!(crate::text::Monospace))
}

/// Like [`say!`], for the place that the caller needs (`Words<M>`).
#[proc_macro]
pub fn word(input: TokenStream) -> TokenStream {
    expanded(input, &quote!(_))
}

fn expanded(input: TokenStream, place: &Tokens) -> TokenStream {
    let expanded = match parse_macro_input!(input as Call) {
        Call::Message { text, id, arguments } => message(&text, &id, &arguments, place),
        Call::Pattern { pattern, values } => pattern::expanded(&pattern, values, place),
    };
    expanded.unwrap_or_else(Error::into_compile_error).into()
}

fn message(text: &Expr, id: &LitStr, arguments: &[Argument], place: &Tokens) -> syn::Result<Tokens> {
    let wanted = messages::arguments(&id.value()).map_err(|problem| Error::new(id.span(), problem))?;
    let mut given = BTreeSet::new();
    for Argument { name, .. } in arguments {
        let argument = name.to_string();
        if !wanted.contains(&argument) {
            return Err(Error::new(name.span(), format!("this message takes {wanted:?}")));
        }
        if !given.insert(argument) {
            return Err(Error::new(name.span(), "this argument is given twice"));
        }
    }
    if let Some(missing) = wanted.difference(&given).next() {
        return Err(Error::new(id.span(), format!("this message also takes `{missing}`")));
    }
    let names = arguments.iter().map(|argument| LitStr::new(&argument.name.to_string(), argument.name.span()));
    let values = arguments.iter().map(|argument| &argument.value);
    Ok(quote! { (#text).words::<#place, _>(#id, [#((#names, crate::text::Value::of(&(#values)))),*]) })
}

/// Returns the files of a folder as `&[(language, contents)]`: `files!("i18n")`. The compiler notices when one changes.
#[proc_macro]
pub fn files(input: TokenStream) -> TokenStream {
    let folder = parse_macro_input!(input as LitStr);
    match messages::files(&folder.value()) {
        Ok(files) => {
            let (languages, paths): (Vec<_>, Vec<_>) = files.into_iter().unzip();
            quote! { &[#((#languages, ::core::include_str!(#paths))),*] }.into()
        }
        Err(problem) => Error::new(Span::call_site(), problem).into_compile_error().into(),
    }
}
