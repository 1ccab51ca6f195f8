// The window: who one is, where one looks, what is seen there, and what one does.

import { byId, make, renew } from './dom.js';
import { showForm } from './form.js';
import { tick } from './markup.js';
import { drawn } from './message.js';
import { scripts } from './script.js';
import { listen } from './typing.js';

const asked = new URLSearchParams(location.search);
const token = asked.get('token') ?? '';
const query = (more) => new URLSearchParams({ token, ...more }).toString();
// In the place of a channel's id: one's own direct messages. Another 0 is no channel at all.
const DIRECT = '00';
// How long to wait before the sandbox is called again, in ms.
const AGAIN = 1000;

const view = {
  person: asked.get('as') ?? '0',
  channel: asked.get('channel') ?? '0',
  state: null,
  commands: [],
  people: {},
  names: { users: {}, channels: {}, roles: {} },
  // How far the sandbox's clock is ahead of this machine's, in ms.
  ahead: 0,
  file: (id, name) => `files/${id}/${encodeURIComponent(name)}?${query({})}`,
  act,
  complete: async (line) => (await send({ complete: line })).told,
};

let socket = null;
const shown = new Map();
// The newest message that was on the screen, of each person in each channel.
const seen = new Map();

// Sends a deed; returns whether it was carried out, and what was told.
async function send(deed) {
  const body = JSON.stringify({ as: view.person, channel: view.channel, ...deed });
  try {
    const response = await fetch(`act?${query({})}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const text = await response.text();
    return response.ok ? { done: true, told: JSON.parse(text) } : { done: false, told: text };
  } catch {
    return { done: false, told: 'The sandbox does not answer. Is it still running in the terminal?' };
  }
}

function say(words) {
  byId('notice').textContent = words ?? '';
}

async function act(deed) {
  const { done, told } = await send(deed);
  say(done ? '' : told);
  return done ? null : told;
}

async function prompt(line) {
  const { done, told } = await send({ prompt: line });
  // What is seen stands in the window already; what was not understood, not sent or told by the sandbox itself does not.
  const notes = String(told ?? '').split('\n').filter((one) => /^ {2}[?(]/.test(one) || line.trim() === 'help');
  say(done ? notes.map((one) => one.replace(/^ {2}(\? )?/, '')).join('\n') : told);
  return done ? null : told;
}

// Looks at a place as a person, and goes on looking when the sandbox was away.
function watch() {
  if (socket) socket.onclose = null;
  socket?.close();
  shown.clear();
  byId('messages').replaceChildren();
  const window_ = query({ as: view.person, channel: view.channel });
  history.replaceState(null, '', '?' + window_);
  const url = new URL(`events?${window_}`, location.href);
  url.protocol = 'ws:';
  const mine = new WebSocket(url);
  socket = mine;
  mine.onmessage = (event) => { if (socket === mine) show(JSON.parse(event.data)); };
  mine.onclose = () => {
    byId('offline').textContent = 'The sandbox does not answer. Is it still running in the terminal? If it was started anew, open the URL that it printed.';
    byId('offline').hidden = false;
    setTimeout(() => { if (socket === mine) watch(); }, AGAIN);
  };
}

function show(state) {
  view.state = state;
  view.commands = state.commands;
  view.ahead = state.now - Date.now();
  view.names = state.names;
  view.people = Object.fromEntries(state.people.map((one) => [one.id, one.name]));
  if (!state.people.some((one) => one.id === view.person)) return sitDown(state);
  const direct = state.channels.findIndex((one) => one.kind === 'direct');
  state.channels.push(...state.channels.splice(direct, direct < 0 ? 0 : 1));
  if (!state.channels.some((one) => one.id === view.channel)) return look(state.channels.at(view.channel === DIRECT ? -1 : 0).id);
  byId('offline').textContent = 'The bot is not connected.';
  byId('offline').hidden = state.connected;
  byId('busy').textContent = state.busy ? 'Chancery is thinking…' : '';
  showClock();
  showPeople(state);
  showChannels(state);
  showMessages(state);
  showForm(state.form, act);
}

// Ada sits down first, at the first channel there is.
function sitDown(state) {
  view.person = (state.people.find((one) => one.handle === 'ada') ?? state.people[0]).id;
  watch();
}

function look(channel) {
  view.channel = channel;
  watch();
}

function become(person) {
  const direct = view.state.channels.find((one) => one.id === view.channel)?.kind === 'direct';
  view.person = person;
  // Their own direct messages are another channel.
  if (direct) view.channel = DIRECT;
  watch();
}

function showClock() {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
  byId('clock').textContent = format.format(new Date(Date.now() + view.ahead));
  tick(document, view);
}

function showPeople(state) {
  const menus = state.commands.filter((command) => command.type === 2);
  renew(byId('people'), JSON.stringify([state.people, view.person, menus.map((one) => one.name)]), () => state.people.map((one) => {
    const button = make('button', { type: 'button', 'aria-current': one.id === view.person ? 'true' : null, onclick: () => become(one.id) },
      one.name, one.moderates ? make('span', { title: 'may manage the server' }, ' ★') : null);
    const uses = menus.map((menu) => make('button', { type: 'button', onclick: () => act({ use_on: { command: menu.name, target: one.id } }) }, menu.name));
    const other = make('a', { href: '?' + query({ as: one.id, channel: view.channel }), target: '_blank' }, 'Another window');
    return make('li', {}, button, make('details', {}, make('summary', {}, make('span', { 'aria-hidden': 'true' }, '⋯'), make('span', { class: 'unseen' }, `Menu on ${one.name}`)), ...uses, other));
  }));
}

function showChannels(state) {
  const signs = { direct: '@ ', thread: '↳ ', voice: '🔊 ', news: '📣 ', forum: '🗂 ' };
  const called = (one) => (signs[one.kind] ?? '# ') + (one.kind === 'direct' ? 'direct messages' : one.name) + (one.locked ? ' 🔒' : '');
  const here = state.channels.find((one) => one.id === view.channel);
  byId('place').textContent = called(here);
  const known = (one) => `${view.person} ${one.id}`;
  if (here.newest) seen.set(known(here), here.newest);
  for (const one of state.channels) {
    // What stood there before this window was opened is no news.
    if (!seen.has(known(one))) seen.set(known(one), one.newest ?? '0');
  }
  const unread = (one) => one.newest && BigInt(one.newest) > BigInt(seen.get(known(one)));
  const all = state.channels.map((one) => ({ ...one, unread: unread(one) }));
  renew(byId('channels'), JSON.stringify([all, view.channel]), () => all.map((one) => make('li', {}, make('button', {
    type: 'button', class: one.unread ? 'unread' : null, 'aria-current': one.id === view.channel ? 'true' : null, onclick: () => look(one.id),
  }, called(one), one.unread ? make('span', { class: 'tag' }, one.calls ? 'for you' : 'new') : null))));
}

function showMessages(state) {
  const list = byId('messages');
  const log = byId('log');
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
  const now = new Set(state.messages.map((one) => one.id));
  for (const [id, known] of shown) {
    if (!now.has(id)) {
      known.item.remove();
      shown.delete(id);
    }
  }
  let changed = false;
  state.messages.forEach((message, n) => {
    const key = JSON.stringify([message, state.people, state.names.roles]);
    const known = shown.get(message.id);
    if (known?.key === key) return;
    const item = drawn(message, view);
    if (known) replace(known.item, item);
    else list.insertBefore(item, list.children[n] ?? null);
    shown.set(message.id, { key, item });
    changed = true;
  });
  byId('empty').hidden = state.messages.length > 0;
  if (changed && atEnd) {
    log.scrollTop = log.scrollHeight;
    // Pictures take their room when they have come.
    for (const image of list.querySelectorAll('img')) image.addEventListener('load', () => { log.scrollTop = log.scrollHeight; }, { once: true });
  }
}

// Puts a message in the place of what it was, and leaves the focus where it was.
function replace(before, after) {
  const held = before.contains(document.activeElement) ? document.activeElement.textContent : null;
  before.replaceWith(after);
  if (held === null) return;
  const same = [...after.querySelectorAll('button:not([disabled])')].find((button) => button.textContent === held);
  (same ?? after).focus();
}

function begin() {
  byId('transcript').href = `transcript?${query({})}`;
  document.querySelectorAll('[data-time]').forEach((button) => button.addEventListener('click', () => prompt(`time ${button.dataset.time}`)));
  byId('restart').addEventListener('click', () => prompt('restart'));
  byId('newcomer').addEventListener('submit', async (event) => {
    event.preventDefault();
    const handle = event.target.elements.handle.value.trim().replace(/^@/, '');
    if (handle) await prompt(`as @${handle}`);
    event.target.reset();
  });
  byId('elsewhere').addEventListener('submit', async (event) => {
    event.preventDefault();
    const name = event.target.elements.channel.value.trim().replace(/^#/, '');
    if (name) await prompt(`in #${name}`);
    event.target.reset();
  });
  byId('menu').addEventListener('click', () => {
    const open = document.body.classList.toggle('open');
    byId('menu').setAttribute('aria-expanded', String(open));
  });
  listen(byId('typed'), byId('suggestions'), view, (line) => (line.startsWith('/') ? act({ slash: line }) : prompt(line)));
  scripts(prompt);
  setInterval(() => { if (view.state) showClock(); }, 1000);
  watch();
}

begin();
