// What can be typed next: commands, their options and values, from what is registered, as Discord suggests them.

import { described, named, t } from './texts.js';

const KIND = { number: 4, yesOrNo: 5, people: 6, channel: 7, role: 8 };
const NESTED = [1, 2];

// Cuts a line into words; what stands in quotes is one.
function words(line) {
  return [...line.matchAll(/(?:[^\s"]|"(?:\\"|[^"])*"?)+/g)].map((match) => match[0]);
}

const quoted = (value) => (/[\s"]/.test(value) ? `"${value.replace(/"/g, '\\"')}"` : value);
const isNested = (one) => NESTED.includes(one.type);

// Counts the letters that differ between two words; a swap of neighbours counts once.
function distance(one, other) {
  const rows = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[one.length][other.length];
}

// Returns the options whose names somebody may have meant, the nearest first.
function meant(word, options) {
  const far = (one) => distance(word, one.name);
  const near = options.filter((one) => far(one) <= Math.max(1, Math.floor(word.length / 3)));
  return near.sort((a, b) => far(a) - far(b)).slice(0, 3);
}

// Finds what a line names: the command as far as it goes, and where the next word belongs. `wrong` is a word that names nothing.
function read(line, commands) {
  const all = words(line.slice(1));
  const last = /\s$/.test(line) ? '' : all.pop() ?? '';
  let options = commands.filter((command) => command.type === 1 || command.type === undefined);
  let depth = 0;
  let nested = true;
  for (const word of all) {
    // A server's command and a global one can have the same name: what goes on with either is offered.
    const found = options.filter((one) => one.name === word);
    if (!found.length && (depth === 0 || options.every(isNested))) {
      const at = words(line.slice(1)).slice(0, depth).join(' ').length + (depth ? 2 : 1);
      return { wrong: word, options, before: line.slice(0, at), after: line.slice(at + word.length) };
    }
    if (!found.length) break;
    depth += 1;
    options = found.flatMap((one) => one.options ?? []);
    nested = options.some(isNested);
    if (!nested) break;
  }
  nested &&= !last.includes(':');
  if (!nested) options = options.filter((option) => !isNested(option));
  const given = all.slice(depth).map((word) => word.split(':')[0]);
  return { before: line.slice(0, line.length - last.length), last, options, nested, given, first: depth === 0 };
}

// Returns the right lines for one whose command, subcommand or option is misspelt.
function corrected(line, commands) {
  const at = read(line, commands);
  const fix = (one, before, after) => ({ shown: `${before}${one.name}${after}`.trim(), about: described(one), line: before + one.name + after });
  if (at.wrong) return meant(at.wrong.toLowerCase(), at.options).map((one) => fix(one, at.before, at.after || ' '));
  if (at.nested) {
    const word = at.last.replace(/^\//, '').toLowerCase();
    return meant(word, at.options).map((one) => fix(one, at.first ? '/' : at.before, at.first || isNested(one) ? ' ' : ':'));
  }
  const names = at.options.map((one) => one.name);
  const word = [...at.given, at.last.split(':')[0]].find((name) => name && !names.includes(name));
  if (!word) return [];
  const colon = line.indexOf(` ${word}:`);
  const begins = colon < 0 ? line.length - word.length : colon + 1;
  const left = at.options.filter((one) => !at.given.includes(one.name));
  return meant(word.toLowerCase(), left).map((one) => fix(one, line.slice(0, begins), ':' + line.slice(begins + word.length + 1)));
}

// Asks whether somebody meant another command, for the end of a refusal.
export function didYouMean(line, commands) {
  const [best] = line.startsWith('/') ? corrected(line, commands) : [];
  return best ? t('page-did-you-mean-line', { line: best.line.trim() }) : '';
}

const signature = (command) => (command.options ?? []).filter((one) => !isNested(one)).map((one) => (one.required ? one.name : `[${one.name}]`)).join(' ');

function names({ options, before, last, first }) {
  const wanted = last.toLowerCase().replace(/^\//, '');
  const begins = (one) => one.name.startsWith(wanted);
  const called = options.filter((one) => one.name.includes(wanted)).sort((a, b) => begins(b) - begins(a));
  return called.map((one) => ({
    shown: (first ? '/' : '') + one.name, takes: signature(one), about: described(one), line: `${first ? '/' : before}${one.name}${first || isNested(one) ? ' ' : ':'}`,
  }));
}

function optionNames({ options, before, last, given }) {
  const left = options.filter((option) => !given.includes(option.name) && option.name.includes(last.toLowerCase()));
  const rank = (option) => 2 * option.name.startsWith(last.toLowerCase()) + Boolean(option.required);
  left.sort((a, b) => rank(b) - rank(a));
  return left.map((option) => ({
    shown: option.name, takes: option.required ? t('page-required') : '', about: described(option), line: `${before}${option.name}:`, required: option.required,
  }));
}

async function values(option, { before, last }, line, view) {
  const [name] = last.split(':', 1);
  const value = last.slice(name.length + 1).replace(/"/g, '').toLowerCase();
  const fits = (text) => text.toLowerCase().includes(value.replace(/^[@#]/, ''));
  const make = (shown, about, put) => ({ shown, about, line: `${before}${name}:${put} `, same: put.replace(/"/g, '').toLowerCase() === value });
  // What is typed stays English, so that a transcript can be played in every language.
  if (option.choices?.length) return option.choices.filter((one) => fits(one.name) || fits(named(one))).map((one) => make(named(one), '', quoted(one.name)));
  // A client sends the value behind the name.
  if (option.autocomplete) return ((await view.complete(line)) ?? []).map(([shown, put]) => make(shown, '', quoted(String(put))));
  if (option.type === KIND.people) return people(value, view).map((one) => make('@' + one.handle, one.name, '@' + one.handle));
  if (option.type === KIND.channel) return view.state.channels.filter((one) => one.kind !== 'direct' && fits(one.name)).map((one) => make('#' + one.name, '', '#' + one.name));
  if (option.type === KIND.role) return Object.values(view.names.roles).filter(fits).map((one) => make('@' + one, '', quoted('@' + one.replace(/^@/, ''))));
  if (option.type === KIND.yesOrNo) return ['true', 'false'].filter(fits).map((one) => make(one, '', one));
  return [];
}

function people(value, view) {
  const wanted = value.replace(/^@/, '');
  return view.state.people.filter((one) => one.handle.includes(wanted) || one.name.toLowerCase().includes(wanted));
}

// The largest numbers that Discord accepts tell a person nothing.
const isBound = (number) => number != null && Math.abs(number) < Number.MAX_SAFE_INTEGER - 1;

function bounds(option) {
  const { min_value: least, max_value: most } = option;
  if (option.type !== KIND.number || !isBound(least)) return '';
  return ` (${isBound(most) ? t('page-between', { least, most }) : t('page-at-least', { least })})`;
}

// Returns the names of people for the last word of a chat message, if it begins with @.
function mentions(line, view) {
  const [, before, value] = /^(.*?)(?:^|(?<=\s))@([\w.-]*)$/.exec(line) ?? [];
  if (value === undefined) return [];
  return people(value.toLowerCase(), view).map((one) => ({ shown: '@' + one.handle, about: one.name, line: `${before}@${one.handle} `, same: one.handle === value }));
}

// Returns what fits a line: a hint, the suggestions, and whether Enter takes one rather than sending the line.
export async function suggestions(line, view) {
  if (!line.startsWith('/')) {
    const items = mentions(line, view);
    return { hint: items.length ? t('page-hint-people') : '', items, takes: items.every((one) => !one.same) };
  }
  const at = read(line, view.commands);
  const wrong = () => {
    const items = corrected(line, view.commands);
    return { hint: items.length ? t('page-did-you-mean') : '', items, takes: false };
  };
  if (at.wrong) return wrong();
  if (at.nested) {
    const items = names(at);
    const word = at.last.replace(/^\//, '');
    return items.length ? { hint: t(at.first ? 'page-hint-commands' : 'page-hint-next'), items, takes: !items.some((one) => one.shown.replace('/', '') === word) } : wrong();
  }
  if (!at.last.includes(':')) {
    const items = optionNames(at);
    const missing = items.some((one) => one.required) || (at.last !== '' && items.length > 0);
    return items.length || !at.last ? { hint: items.length ? t('page-hint-options') : '', items, takes: missing } : wrong();
  }
  const option = at.options.find((one) => one.name === at.last.split(':', 1)[0]);
  if (!option) return wrong();
  const items = await values(option, at, line, view);
  return { hint: `${option.name}: ${described(option)}${bounds(option)}`, items, takes: items.length > 0 && !items.some((one) => one.same) };
}
