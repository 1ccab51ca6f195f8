// The page's words, in the browser's language. The server makes `words.js` for each request.

import { language, words } from './words.js';

export { language };

const ATTRIBUTES = { 'data-t-label': 'aria-label', 'data-t-placeholder': 'placeholder' };

// Returns a message in parts: its words, and between them the values of its arguments, which can be elements.
export function tParts(id, values) {
  return (words[id] ?? id).split(/%(\w+)%/).map((part, n) => (n % 2 ? values[part] : part));
}

// Returns a message with the values of its arguments.
export const t = (id, values) => tParts(id, values).join('');

// Returns the description of a command or an option, and the name of a choice, as Discord shows them.
export const described = (one) => one.description_localizations?.[language] ?? one.description;
export const named = (one) => one.name_localizations?.[language] ?? one.name;

// Returns a time span with its sign. A day is short when written out, and its abbreviations are unusual.
export function spanOf(count, unit) {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, signDisplay: 'always' }).format(count);
}

// Fills in the words of index.html. The style sheet hides the page until then.
export function translate() {
  for (const element of document.querySelectorAll('[data-t]')) element.textContent = t(element.dataset.t);
  for (const [from, to] of Object.entries(ATTRIBUTES)) {
    for (const element of document.querySelectorAll(`[${from}]`)) element.setAttribute(to, t(element.getAttribute(from)));
  }
  document.documentElement.lang = language;
}
