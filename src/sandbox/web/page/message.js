// One message as Discord shows it: its text, embeds, pictures, buttons and menus.

import { make } from './dom.js';
import { inline, marked } from './markup.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'secondary' };

const text = (part) => [part.emoji?.name, part.label].filter(Boolean).join(' ');

function picture(url, description, view) {
  const path = /\/attachments\/(\d+)\/([^/?]+)/.exec(url ?? '');
  if (!path) return null;
  return make('img', { src: view.file(path[1], path[2]), alt: description || 'A picture without a description', loading: 'lazy' });
}

function embed(json, message, view) {
  const box = make('div', { class: 'embed' });
  if (json.color) box.style.borderColor = '#' + json.color.toString(16).padStart(6, '0');
  if (json.author?.name) box.append(make('p', { class: 'small' }, json.author.name));
  if (json.title) box.append(make('p', { class: 'title' }, ...marked(json.title, view).flatMap((node) => [...node.childNodes])));
  box.append(...marked(json.description, view));
  const fields = (json.fields ?? []).map((field) => make(
    'div', { class: field.inline ? 'field inline' : 'field' },
    make('p', { class: 'name' }, ...marked(field.name, view)),
    ...marked(field.value, view),
  ));
  if (fields.length) box.append(make('div', { class: 'fields' }, ...fields));
  const file = (message.attachments ?? []).find((one) => json.image?.url?.endsWith(one.filename));
  if (json.image) box.append(picture(file?.url ?? json.image.url, file?.description, view) ?? '');
  if (json.footer?.text) box.append(make('p', { class: 'small' }, json.footer.text));
  return box;
}

// What a menu offers: its own lines, or people, roles and channels.
function offered(part, view) {
  const named = (names, sign) => Object.entries(names).map(([value, name]) => ({ value, label: sign + name }));
  const people = named(view.people, '@');
  const roles = named(view.names.roles, '@');
  const channels = (view.state?.channels ?? []).map((one) => ({ value: one.id, label: '#' + one.name }));
  return { 3: part.options, 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[part.type] ?? [];
}

function menu(part, message, view) {
  const title = part.placeholder || 'Make a selection';
  const choose = (values) => view.act({ select: { message: message.id, id: part.custom_id, values } });
  const words = (option) => (option.description ? `${text(option)} – ${option.description}` : text(option));
  const button = (take) => make('button', { type: 'button', class: 'primary', onclick: take, disabled: part.disabled }, 'Choose');
  if ((part.max_values ?? 1) > 1 && !part.disabled) {
    const boxes = offered(part, view).map((option) => make('label', {}, make('input', { type: 'checkbox', value: option.value, checked: option.default }), ' ' + words(option)));
    const set = make('fieldset', { class: 'several' }, make('legend', {}, title), ...boxes, button(() => {
      choose([...set.querySelectorAll('input:checked')].map((box) => box.value));
    }));
    return set;
  }
  const select = make('select', { 'aria-label': title, disabled: part.disabled }, make('option', { value: '' }, title));
  for (const option of offered(part, view)) {
    select.append(make('option', { value: option.value, selected: option.default }, words(option)));
  }
  return make('span', { class: 'menu' }, select, button(() => choose(select.value === '' ? [] : [select.value])));
}

function component(part, message, view) {
  if (part.type !== 2) return menu(part, message, view);
  if (part.url) return make('span', { class: 'link' }, `${text(part)}: ${part.url}`);
  const press = () => view.act({ press: { message: message.id, id: part.custom_id } });
  return make('button', { type: 'button', class: STYLES[part.style] ?? 'secondary', disabled: part.disabled, onclick: press }, text(part));
}

export function drawn(message, view) {
  const at = new Date(message.at ?? 0);
  const head = make(
    'header', {},
    make('strong', {}, 'Chancery'), ' ', make('span', { class: 'tag' }, 'APP'), ' ',
    make('time', { datetime: at.toISOString() }, new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(at)),
    message.edited ? make('span', { class: 'small' }, ' (edited)') : null,
    message.silent ? make('span', { class: 'small' }, ' (silent)') : null,
  );
  const item = make('li', { id: 'm' + message.id, tabindex: '-1', class: [message.private && 'private', message.calls && 'calls'].filter(Boolean).join(' ') });
  if (message.by && message.command) item.append(make('p', { class: 'small' }, `${message.by} used /${message.command}`));
  if (message.reply !== null) item.append(make('p', { class: 'small reply' }, '↪ ', ...inline((message.reply || 'a card').split('\n')[0], view)));
  item.append(head, ...marked(message.content, view));
  if (message.notice) item.append(make('p', { class: 'small' }, 'A message was pinned.'));
  item.append(...(message.embeds ?? []).map((json) => embed(json, message, view)));
  const shown = (file) => (message.embeds ?? []).some((json) => json.image?.url?.endsWith(file.filename));
  for (const file of (message.attachments ?? []).filter((file) => !shown(file))) {
    const image = file.filename.endsWith('.png') ? picture(file.url, file.description, view) : null;
    item.append(image ?? make('a', { href: view.file(file.id, file.filename), download: file.filename }, `${file.filename} (${file.size} bytes)`));
  }
  for (const row of message.components ?? []) {
    item.append(make('div', { class: 'row' }, ...row.components.map((part) => component(part, message, view))));
  }
  if (message.private) item.append(make('p', { class: 'small' }, 'Only you can see this'));
  return item;
}
