// The window: who one is, where one looks, what is seen there, and what one does.

import { didYouMean } from './complete.js';
import { byId, make, renew } from './dom.js';
import { showForm } from './form.js';
import { showHelp } from './help.js';
import { messageLog } from './log.js';
import { tick } from './markup.js';
import { scripts } from './script.js';
import { channelName, showChannels, showMembers, showPeople, sides } from './sides.js';
import { language, spanOf, t, translate } from './texts.js';
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
  dismiss: (id) => {
    log.dismiss(id);
    show(view.state);
    byId('typed').focus();
  },
};

const log = messageLog(view);
const closeSides = sides();
let socket = null;
// The newest message that was on the screen, of each person in each channel.
const seen = new Map();

// What waits for the window to show all that has happened, by number.
const waiting = new Map();
let questions = 0;

// Waits until the window shows all that has happened.
function shown() {
  if (socket?.readyState !== WebSocket.OPEN) return null;
  questions += 1;
  socket.send(questions);
  return new Promise((done) => { waiting.set(String(questions), done); });
}

// The tests wait for it.
window.shown = shown;

function answered(number) {
  waiting.get(number)?.();
  waiting.delete(number);
}

// Sends a deed; returns whether it was carried out, and what was told.
async function send(deed) {
  const body = JSON.stringify({ as: view.person, channel: view.channel, ...deed });
  try {
    const response = await fetch(`act?${query({})}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const text = await response.text();
    return response.ok ? { done: true, told: JSON.parse(text) } : { done: false, told: text };
  } catch {
    return { done: false, told: t('page-gone') };
  }
}

function say(words) {
  byId('notice').textContent = words ?? '';
}

// Carries out a deed; returns null, or why it was not.
async function act(deed) {
  const { done, told } = await send(deed);
  const hint = !done && deed.slash ? didYouMean(deed.slash, view.commands) : '';
  say(done ? '' : `${told} ${hint}`.trim());
  return done ? null : told;
}

async function help() {
  const { done, told } = await send({ prompt: 'help' });
  if (!done) return say(told);
  closeSides();
  showHelp(told);
}

// Runs a command of the sandbox.
async function prompt(line) {
  if (line === 'help') return (await help()) ?? null;
  const { done, told } = await send({ prompt: line });
  // What is seen stands in the window already; what was not understood, not sent or told by the sandbox itself does not.
  const notes = String(told ?? '').split('\n').filter((one) => /^ {2}[?(]/.test(one));
  say(done ? notes.map((one) => one.replace(/^ {2}(\? )?/, '')).join('\n') : told);
  return done ? null : told;
}

// Sends what was typed into the message box.
async function typed(line) {
  if (line.startsWith('/')) return act({ slash: line });
  if (line === 'help') return prompt(line);
  return act({ say: line });
}

// Looks at a place as a person, and goes on looking when the sandbox was away.
function watch() {
  if (socket) socket.onclose = null;
  socket?.close();
  [...waiting.keys()].forEach(answered);
  log.clear();
  const window_ = query({ as: view.person, channel: view.channel });
  history.replaceState(null, '', '?' + window_);
  const url = new URL(`events?${window_}`, location.href);
  url.protocol = 'ws:';
  url.searchParams.set('language', language);
  const mine = new WebSocket(url);
  socket = mine;
  mine.onmessage = (event) => {
    const state = JSON.parse(event.data);
    if (socket === mine) show(arranged(state));
    answered(state.asked);
  };
  mine.onclose = () => {
    [...waiting.keys()].forEach(answered);
    byId('offline').textContent = `${t('page-gone')} ${t('page-reopen')}`;
    byId('offline').hidden = false;
    setTimeout(() => { if (socket === mine) watch(); }, AGAIN);
  };
}

// Puts the direct messages behind the other channels, and completes what was left out.
function arranged(state) {
  const direct = state.channels.findIndex((one) => one.kind === 'direct');
  state.channels.push(...state.channels.splice(direct, direct < 0 ? 0 : 1));
  view.ahead = state.now - Date.now();
  // The commands come only when they have changed.
  state.commands ??= view.commands;
  return state;
}

function show(state) {
  view.state = state;
  view.commands = state.commands;
  view.names = state.names;
  view.people = Object.fromEntries(state.people.map((one) => [one.id, one.name]));
  const me = state.people.find((one) => one.id === view.person);
  if (!me) return sitDown(state);
  const here = state.channels.find((one) => one.id === view.channel);
  if (!here) return look(state.channels.at(view.channel === DIRECT ? -1 : 0).id);
  byId('offline').textContent = t('page-offline');
  byId('offline').hidden = state.connected;
  byId('busy').textContent = state.busy ? t('page-busy') : '';
  byId('place').textContent = channelName(here);
  byId('topic').textContent = t('page-you-are', { name: me.name });
  byId('typed').placeholder = t('page-write-to', { place: here.kind === 'direct' ? 'Chancery' : '#' + here.name });
  showClock();
  showPeople(state, view, become);
  showMembers(state, view, { become, use, address: (person) => '?' + query({ as: person, channel: view.channel }) });
  showChannels(state, view, unread(here, state), look);
  const count = log.show(state.messages, [state.people, state.names.roles]);
  showEmpty(state, count);
  showForm(state.form, act);
}

// Ada sits down first, at the first channel there is.
function sitDown(state) {
  view.person = (state.people.find((one) => one.handle === 'ada') ?? state.people[0]).id;
  watch();
}

function look(channel) {
  closeSides();
  view.channel = channel;
  watch();
}

function become(person) {
  closeSides();
  const direct = view.state.channels.find((one) => one.id === view.channel)?.kind === 'direct';
  view.person = person;
  // Their own direct messages are another channel.
  if (direct) view.channel = DIRECT;
  watch();
}

function use(command, target) {
  closeSides();
  act({ use_on: { command, target } });
}

function showClock() {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  byId('clock').textContent = format.format(new Date(Date.now() + view.ahead));
  tick(document, view);
}

// Returns whether a channel has something that this person has not seen. What stood there before the window was opened is no news.
function unread(here, state) {
  const known = (one) => `${view.person} ${one.id}`;
  if (here.newest) seen.set(known(here), here.newest);
  for (const one of state.channels) {
    if (!seen.has(known(one))) seen.set(known(one), one.newest ?? '0');
  }
  return (one) => Boolean(one.newest && BigInt(one.newest) > BigInt(seen.get(known(one))));
}

// Fills a channel without messages: with the games to choose from, or with what to do first.
function showEmpty(state, count) {
  const box = byId('empty');
  box.hidden = count > 0;
  renew(box, JSON.stringify([state.demos, state.channels.length]), () => (state.demos.length ? [
    make('h2', {}, t('page-choose-game')),
    make('p', {}, t('page-choose-about')),
    make('div', { class: 'games' }, ...state.demos.map((one) => make('button', { type: 'button', onclick: choose(one) }, make('span', { class: 'name' }, one.title), make('span', {}, one.about)))),
  ] : [
    make('h2', {}, t('page-empty')),
    make('p', {}, t('page-empty-about')),
  ]));
}

function choose(demo) {
  return (event) => {
    for (const button of byId('empty').querySelectorAll('button')) button.disabled = true;
    event.currentTarget.append(make('span', { class: 'small' }, ` ${t('page-setting-table')}`));
    act({ demo: demo.name });
  };
}

// Makes a form run a line made of its field's value.
function runs(form, line) {
  byId(form).addEventListener('submit', async (event) => {
    event.preventDefault();
    const field = event.target.querySelector('input');
    if (field.value.trim() && (await prompt(line(field.value.trim()))) === null) field.value = '';
  });
}

function begin() {
  translate();
  byId('transcript').href = `transcript?${query({})}`;
  for (const button of document.querySelectorAll('[data-time]')) {
    const { time, unit } = button.dataset;
    button.textContent = spanOf(parseInt(time, 10), unit);
    button.addEventListener('click', () => prompt(`time ${time}`));
  }
  byId('restart').addEventListener('click', () => prompt('restart'));
  byId('show-help').addEventListener('click', help);
  runs('newcomer', (name) => `as @${name.replace(/^@/, '')}`);
  runs('elsewhere', (name) => `in #${name.replace(/^#/, '')}`);
  runs('command', (line) => line);
  listen(view, typed);
  scripts(prompt);
  setInterval(() => { if (view.state) showClock(); }, 1000);
  watch();
}

begin();
