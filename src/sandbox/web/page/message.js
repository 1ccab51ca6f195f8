// One message as Discord shows it: its author, text, embeds, pictures, buttons and menus.

import { avatar, make } from './dom.js';
import { inline, marked } from './markup.js';
import { label, menu } from './menu.js';
import { language, t, tParts } from './texts.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'secondary' };
// An author's messages within this time stand together, in ms.
const TOGETHER = 7 * 60 * 1000;

const format = (style) => new Intl.DateTimeFormat(language, style);
const TIME = format({ timeStyle: 'short' });
const DAY = format({ dateStyle: 'long' });

function picture(url, description, view) {
  const path = /\/attachments\/(\d+)\/([^/?]+)/.exec(url ?? '');
  if (!path) return null;
  return make('img', { class: 'picture', src: view.file(path[1], path[2]), alt: description || t('page-picture') });
}

function embed(json, message, view) {
  const box = make('div', { class: 'embed' });
  if (json.color) box.style.borderColor = '#' + json.color.toString(16).padStart(6, '0');
  const add = (attributes, ...nodes) => { if (nodes.length) box.append(make('div', attributes, ...nodes)); };
  if (json.author?.name) add({ class: 'small' }, json.author.name);
  add({ class: 'title' }, ...marked(json.title, view));
  add({}, ...marked(json.description, view));
  const fields = (json.fields ?? []).map((field) => make(
    'div', { class: field.inline ? 'field inline' : 'field' },
    make('div', { class: 'name' }, ...marked(field.name, view)),
    ...marked(field.value, view),
  ));
  add({ class: 'fields' }, ...fields);
  const file = (message.attachments ?? []).find((one) => json.image?.url?.endsWith(one.filename));
  if (json.image) box.append(picture(file?.url ?? json.image.url, file?.description, view) ?? '');
  const at = json.timestamp && new Date(json.timestamp);
  const foot = [json.footer?.text, at && `${DAY.format(at)} ${TIME.format(at)}`].filter(Boolean).join(' · ');
  if (foot) add({ class: 'small' }, foot);
  return box;
}

function component(part, message, view) {
  if (part.type !== 2) return menu(part, message, view);
  if (part.url) return make('span', { class: 'link' }, `${label(part)}: ${part.url}`);
  const press = () => view.act({ press: { message: message.id, id: part.custom_id } });
  return make('button', { type: 'button', class: STYLES[part.style] ?? 'secondary', disabled: part.disabled, onclick: press }, label(part));
}

function files(message, view) {
  const shown = (file) => (message.embeds ?? []).some((json) => json.image?.url?.endsWith(file.filename));
  return (message.attachments ?? []).filter((file) => !shown(file)).map((file) => {
    const image = file.filename.endsWith('.png') ? picture(file.url, file.description, view) : null;
    return image ?? make('a', { class: 'file', href: view.file(file.id, file.filename), download: file.filename }, t('page-file', { name: file.filename, size: file.size }));
  });
}

// Returns how a message follows the one before it: on a new day, and with its author's name or without.
export function following(message, before) {
  const at = new Date(message.at);
  const day = !before || DAY.format(new Date(before.at)) !== DAY.format(at) ? DAY.format(at) : null;
  const apart = day || message.by || message.reply !== null || before.author?.id !== message.author?.id
    || before.private !== message.private || before.components?.length || at - new Date(before.at) > TOGETHER;
  return { day, first: Boolean(apart) };
}

// Says what a message answers: a command of a person, or another message.
function context(message, view) {
  if (message.by && message.command) {
    const command = make('span', { class: 'mark' }, `/${message.command}`);
    return make('p', { class: 'context' }, avatar(message.by), make('span', {}, ...tParts('page-used', { name: message.by.name, command })));
  }
  if (message.reply === null) return null;
  const quoted = inline((message.reply || t('page-a-card')).split('\n')[0], view);
  return make('p', { class: 'context' }, make('span', { class: 'quote' }, ...tParts('page-reply', { message: quoted }).flat()));
}

function head(message) {
  const at = new Date(message.at);
  return make(
    'header', {},
    make('strong', {}, message.author.name), ' ',
    message.author.bot ? make('span', { class: 'tag' }, t('page-app').toUpperCase()) : null,
    make('time', { datetime: at.toISOString() }, TIME.format(at)),
    message.silent ? make('span', { class: 'small' }, t('page-silent')) : null,
  );
}

export function drawn(message, { day, first }, view) {
  const classes = [first && 'first', message.private && 'private', message.calls && 'calls'].filter(Boolean).join(' ');
  const item = make('li', { id: 'm' + message.id, tabindex: '-1', class: classes });
  if (day) item.append(make('p', { class: 'day' }, day));
  if (first) item.append(context(message, view) ?? '', avatar(message.author), head(message));
  else item.append(make('span', { class: 'unseen' }, `${message.author.name}: `));
  const words = marked(message.content, view);
  if (message.edited && words.length) words.at(-1).append(make('span', { class: 'small' }, ` ${t('page-edited')}`));
  item.append(...words);
  if (message.notice) item.append(make('p', { class: 'small' }, t('page-pinned')));
  item.append(...(message.embeds ?? []).map((json) => embed(json, message, view)), ...files(message, view));
  for (const row of message.components ?? []) {
    item.append(make('div', { class: 'row' }, ...row.components.map((part) => component(part, message, view))));
  }
  if (message.private) {
    const dismiss = make('button', { type: 'button', onclick: () => view.dismiss(message.id) }, t('page-dismiss'));
    item.append(make('p', { class: 'private-note' }, `${t('page-only-you')} · `, dismiss));
  }
  return item;
}
