// The list of messages: what is new, what is grouped, and what stays in view.

import { byId } from './dom.js';
import { drawn, following } from './message.js';

// How close to the end still counts as there, in pixels.
const CLOSE = 80;

export function messageLog(view) {
  const log = byId('log');
  const list = byId('messages');
  const shown = new Map();
  const dismissed = new Set();
  // What stays in view while things grow: the end, one message, or whatever the reader has scrolled to.
  let anchor = 'end';
  let moved = null;

  const atEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < CLOSE;

  function hold() {
    if (anchor === 'end') log.scrollTop = log.scrollHeight;
    else if (anchor?.isConnected) anchor.scrollIntoView({ block: anchor.offsetHeight > log.clientHeight ? 'start' : 'nearest' });
    moved = log.scrollTop;
    byId('latest').hidden = atEnd();
  }

  log.addEventListener('scroll', () => {
    byId('latest').hidden = atEnd();
    if (log.scrollTop === moved) return;
    anchor = atEnd() ? 'end' : null;
  });
  const watcher = new ResizeObserver(hold);
  watcher.observe(list);
  watcher.observe(log);
  byId('latest').addEventListener('click', () => {
    anchor = 'end';
    hold();
  });

  function clear() {
    shown.clear();
    list.replaceChildren();
    anchor = 'end';
  }

  // Shows messages. An answer to the person's own deed comes into view, wherever they had scrolled to.
  function show(messages, names) {
    const opening = shown.size === 0;
    const all = messages.filter((one) => !dismissed.has(one.id));
    const now = new Set(all.map((one) => one.id));
    for (const [id, known] of shown) {
      if (now.has(id)) continue;
      known.item.remove();
      shown.delete(id);
    }
    all.forEach((message, n) => {
      const follows = following(message, all[n - 1]);
      const body = JSON.stringify(message);
      const key = JSON.stringify([body, follows, names]);
      const known = shown.get(message.id);
      if (known?.key === key) return;
      const item = drawn(message, follows, view);
      if (known) replace(known.item, item);
      else list.insertBefore(item, list.children[n] ?? null);
      shown.set(message.id, { body, key, item });
      const answers = message.own && known?.body !== body && !opening;
      if (answers) anchor = n === all.length - 1 ? 'end' : item;
      else if (known && anchor === known.item) anchor = item;
    });
    hold();
    return all.length;
  }

  return { show, clear, dismiss: (id) => dismissed.add(id) };
}

// Puts a message in the place of its old form, and leaves the focus where it was.
function replace(before, after) {
  const held = before.contains(document.activeElement) ? document.activeElement.textContent : null;
  before.replaceWith(after);
  if (held === null) return;
  const same = [...after.querySelectorAll('button:not([disabled])')].find((button) => button.textContent === held);
  (same ?? after).focus({ preventScroll: true });
}
