//! Macros for the texts in `i18n/`. Each folder there is a language, and each file a domain: the table, the sandbox, or
//! a game.
//!
//! ```ignore
//! fl!(text, "gift-answer", amount = shown(amount), to = to.to_string())
//! ```
//!
//! The message must exist in English and take exactly these arguments, or the caller does not compile. Tests compare
//! other languages with English, because a missing message falls back to English.

mod messages;

use proc_macro::TokenStream;
use proc_macro2::Span;
use quote::quote;
use std::collections::BTreeSet;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Expr, Ident, LitStr, Token, parse_macro_input};

/// The input of [`fl!`].
struct Call {
    text: Expr,
    id: LitStr,
    arguments: Vec<Argument>,
}

struct Argument {
    name: Ident,
    value: Expr,
}

impl Parse for Call {
    fn parse(input: ParseStream) -> syn::Result<Call> {
        let text = input.parse()?;
        input.parse::<Token![,]>()?;
        let id = input.parse()?;
        if input.is_empty() {
            return Ok(Call { text, id, arguments: Vec::new() });
        }
        input.parse::<Token![,]>()?;
        let arguments = Punctuated::<Argument, Token![,]>::parse_terminated(input)?;
        Ok(Call { text, id, arguments: arguments.into_iter().collect() })
    }
}

impl Parse for Argument {
    fn parse(input: ParseStream) -> syn::Result<Argument> {
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(Argument { name, value: input.parse()? })
    }
}

/// Returns a message in a language: `fl!(text, "id", argument = value)`, where `text` is a `Text`.
#[proc_macro]
pub fn fl(input: TokenStream) -> TokenStream {
    let call = parse_macro_input!(input as Call);
    expand(&call).unwrap_or_else(Error::into_compile_error).into()
}

fn expand(call: &Call) -> syn::Result<proc_macro2::TokenStream> {
    let wanted = messages::arguments(&call.id.value()).map_err(|problem| Error::new(call.id.span(), problem))?;
    let mut given = BTreeSet::new();
    for Argument { name, .. } in &call.arguments {
        let argument = name.to_string();
        if !wanted.contains(&argument) {
            return Err(Error::new(name.span(), format!("this message takes {wanted:?}")));
        }
        if !given.insert(argument) {
            return Err(Error::new(name.span(), "this argument is given twice"));
        }
    }
    if let Some(missing) = wanted.difference(&given).next() {
        return Err(Error::new(call.id.span(), format!("this message also takes `{missing}`")));
    }
    let Call { text, id, arguments } = call;
    let names = arguments.iter().map(|argument| LitStr::new(&argument.name.to_string(), argument.name.span()));
    let values = arguments.iter().map(|argument| &argument.value);
    Ok(quote! { (#text).message(#id, [#((#names, ::core::convert::Into::into(#values))),*]) })
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
