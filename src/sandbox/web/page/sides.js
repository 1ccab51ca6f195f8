// The columns beside the messages: people, channels and members. On a small screen a button opens them.

import { avatar, byId, make, renew } from './dom.js';
import { t } from './texts.js';

const SIGNS = { direct: '@', thread: '↳', voice: '🔊', news: '📣', forum: '🗂' };

export const channelName = (one) => `${SIGNS[one.kind] ?? '#'} ${one.kind === 'direct' ? t('page-direct-messages') : one.name}${one.locked ? ' 🔒' : ''}`;

// Joins each column and its button. Returns what closes them: a choice, Escape, or a touch elsewhere.
export function sides() {
  const pairs = [['places', 'show-places'], ['members', 'show-members']].map((pair) => pair.map(byId));

  function set(side, button, open) {
    const held = !open && side.contains(document.activeElement);
    side.classList.toggle('open', open);
    button.setAttribute('aria-expanded', String(open));
    byId('shade').hidden = !pairs.some(([other]) => other.classList.contains('open'));
    if (held && button.offsetParent) button.focus();
  }

  const close = () => pairs.forEach(([side, button]) => { if (side.classList.contains('open')) set(side, button, false); });
  for (const [side, button] of pairs) {
    button.addEventListener('click', () => {
      set(side, button, true);
      side.querySelector('button, summary')?.focus();
    });
  }
  byId('shade').addEventListener('click', close);
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); });
  return close;
}

const star = (one) => (one.moderates ? make('span', { title: t('page-may-manage') }, ' ★') : null);

// Players first, then those who may manage the server.
const ordered = (people) => [...people].sort((a, b) => a.moderates - b.moderates);

export function showPeople(state, view, become) {
  renew(byId('people'), JSON.stringify([state.people, view.person]), () => ordered(state.people).map((one) => make('li', { 'data-handle': one.handle }, make(
    'button', { type: 'button', 'aria-current': one.id === view.person ? 'true' : null, onclick: () => become(one.id) },
    avatar(one), make('span', {}, one.name, star(one)),
  ))));
}

// Lists the channels. `unread` says whether one has something new.
export function showChannels(state, view, unread, look) {
  const all = state.channels.map((one) => ({ ...one, unread: unread(one) }));
  renew(byId('channels'), JSON.stringify([all, view.channel]), () => all.map((one) => make('li', {}, make('button', {
    type: 'button', class: one.unread ? 'unread' : null, 'aria-current': one.id === view.channel ? 'true' : null, onclick: () => look(one.id),
  }, channelName(one), one.unread ? make('span', { class: 'tag' }, t(one.calls ? 'page-for-you' : 'page-new')) : null))));
}

// Lists the members, each with what one can do: play as them, and the bot's commands on people.
export function showMembers(state, view, { become, use, address }) {
  const menus = state.commands.filter((command) => command.type === 2).map((command) => command.name);
  const member = (one) => make('li', { 'data-handle': one.handle }, make(
    'details', { name: 'member' },
    make('summary', {}, avatar(one), make('span', {}, one.name, star(one))),
    make(
      'div', { class: 'does' },
      make('button', { type: 'button', onclick: () => become(one.id) }, t('page-play-as-person', { name: one.name })),
      ...menus.map((name) => make('button', { type: 'button', onclick: () => use(name, one.id) }, name)),
      make('a', { class: 'button', href: address(one.id), target: '_blank' }, t('page-new-window')),
    ),
  ));
  const group = (title, people) => (people.length ? [make('h2', {}, t('page-count', { group: title, count: people.length })), make('ul', {}, ...people.map(member))] : []);
  const list = byId('members').firstElementChild;
  renew(list, JSON.stringify([state.people, menus, state.connected]), () => [
    ...group(t('page-moderators'), state.people.filter((one) => one.moderates)),
    ...group(t('page-players'), state.people.filter((one) => !one.moderates)),
    make('h2', {}, t('page-app')),
    make('p', { class: 'bot' }, avatar({ bot: true }), 'Chancery', make('span', { class: 'small' }, t(state.connected ? 'page-connected' : 'page-not-connected'))),
  ]);
}
