// Discord's marks in text: what they look like, as nodes.

import { make } from './dom.js';
import { language, t } from './texts.js';

const MOMENTS = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const SPANS = [[31536000, 'year'], [2592000, 'month'], [86400, 'day'], [3600, 'hour'], [60, 'minute'], [1, 'second']];

function relative(seconds, now) {
  const left = seconds - now / 1000;
  const [size, unit] = SPANS.find(([size]) => Math.abs(left) >= size) ?? SPANS[SPANS.length - 1];
  return new Intl.RelativeTimeFormat(language).format(Math.round(left / size), unit);
}

function moment(seconds, style, with_) {
  const date = new Date(seconds * 1000);
  // A note may name a moment that no calendar has.
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const full = new Intl.DateTimeFormat(language, MOMENTS.F).format(date);
  const far = style === 'R';
  const text = far ? relative(seconds, Date.now() + with_.ahead) : new Intl.DateTimeFormat(language, MOMENTS[style] ?? MOMENTS.f).format(date);
  return make('time', { datetime: date.toISOString(), title: full, class: 'mark', 'data-far': far ? seconds : null }, text);
}

// Says anew how far away moments are.
export function tick(within, with_) {
  for (const moment of within.querySelectorAll('[data-far]')) {
    const text = relative(Number(moment.dataset.far), Date.now() + with_.ahead);
    if (moment.textContent !== text) moment.textContent = text;
  }
}

// What stands between brackets, quotes of code and pairs of marks, the longest first.
const INLINE = [
  [/^\\([!-\/:-@\[-`{-~])/, (m) => m[1]],
  [/^```(?:\w*\n)?([^]*?)```/, (m) => make('pre', {}, make('code', {}, m[1]))],
  [/^``([^]+?)``/, (m) => make('code', {}, m[1])],
  [/^`([^`]+)`/, (m) => make('code', {}, m[1])],
  [/^<@!?(\d+)>/, (m, with_) => make('span', { class: 'mark' }, '@' + (with_.names.users[m[1]] ?? t('page-unknown-user')))],
  [/^<@&(\d+)>/, (m, with_) => make('span', { class: 'mark' }, '@' + (with_.names.roles[m[1]] ?? t('page-deleted-role')))],
  [/^<#(\d+)>/, (m, with_) => make('span', { class: 'mark' }, '#' + (with_.names.channels[m[1]] ?? t('page-deleted-channel')))],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m, with_) => moment(Number(m[1]), m[2] ?? 'f', with_)],
  [/^<\/([^:>]+):\d+>/, (m) => make('span', { class: 'mark' }, '/' + m[1])],
  // A link is shown and leads nowhere: nothing on this page reaches outside.
  [/^<(https?:\/\/[^\s>]+)>/, (m) => make('span', { class: 'link' }, m[1])],
  [/^https?:\/\/[^\s<]+/, (m) => make('span', { class: 'link' }, m[0])],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, with_) => make('strong', {}, ...inline(m[1], with_))],
  [/^__([^]+?)__/, (m, with_) => make('u', {}, ...inline(m[1], with_))],
  [/^~~([^]+?)~~/, (m, with_) => make('s', {}, ...inline(m[1], with_))],
  [/^\*([^\s*][^*]*)\*/, (m, with_) => make('em', {}, ...inline(m[1], with_))],
  [/^_([^\s_][^_]*)_(?!\w)/, (m, with_) => make('em', {}, ...inline(m[1], with_))],
];

// Returns the text of one line as nodes.
export function inline(text, with_) {
  const nodes = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    let found = null;
    for (const [pattern, draw] of INLINE) {
      const match = pattern.exec(rest);
      if (match) {
        found = [match[0].length, draw(match, with_)];
        break;
      }
    }
    if (found === null) {
      plain += text[at];
      at += 1;
    } else {
      if (plain) nodes.push(plain);
      plain = '';
      nodes.push(found[1]);
      at += found[0];
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function line(text, with_) {
  const heading = /^(#{1,3}) +(.*)/.exec(text);
  if (heading) return make('p', { class: `heading${heading[1].length}` }, ...inline(heading[2], with_));
  if (text.startsWith('-# ')) return make('p', { class: 'small' }, ...inline(text.slice(3), with_));
  const item = /^( *)[-*] (.*)/.exec(text);
  if (item) return make('p', { class: item[1].length ? 'item inner' : 'item' }, ...inline(item[2], with_));
  if (text.startsWith('> ')) return make('blockquote', {}, ...inline(text.slice(2), with_));
  return make('p', {}, ...inline(text, with_));
}

// Returns a message's text as nodes; `with_` has the names behind mentions, and how far the clock is ahead.
export function marked(text, with_) {
  if (!text) return [];
  const parts = text.split(/(```[^]*?```)/);
  return parts.flatMap((part) => {
    if (part.startsWith('```')) return inline(part, with_);
    return part.replace(/^\n|\n$/g, '').split('\n').filter((one, n, all) => all.length > 1 || one).map((one) => line(one, with_));
  });
}
