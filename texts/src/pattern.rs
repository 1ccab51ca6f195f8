//! Patterns: literal text around values, as in `format!`, but without formats.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{Error, Expr, LitStr};

/// Returns the words for a pattern. A value in it is `{name}`, or `{}` for the next one after the pattern.
pub fn expanded(pattern: &LitStr, values: Vec<Expr>, place: &Tokens) -> syn::Result<Tokens> {
    let wrong = |problem: &str| Error::new(pattern.span(), problem);
    let text = pattern.value();
    let (mut pieces, mut rest, mut values) = (Vec::new(), text.as_str(), values.into_iter());
    while let Some((literal, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').ok_or_else(|| wrong("a value is not closed"))?;
        if !literal.is_empty() {
            pieces.push(quote!(#literal));
        }
        let value = match name {
            "" => values.next().ok_or_else(|| wrong("a value is missing"))?,
            name => LitStr::new(name, pattern.span()).parse()?,
        };
        pieces.push(quote!(#value));
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(quote!(#rest));
    }
    match values.next() {
        Some(_) => Err(wrong("there are more values than places for them")),
        None => Ok(quote! { crate::text::Words::<#place>::all(&[#(&(#pieces)),*]) }),
    }
}
