// The message box: what is typed there, what fits, and what was sent before.

import { byId, make } from './dom.js';
import { suggestions } from './complete.js';

const MOST = 25;

// Joins the message box, its suggestions, and what is sent from it.
export function listen(view, send) {
  const input = byId('typed');
  const list = byId('suggestions');
  let offered = [];
  let hint = '';
  let active = -1;
  let asked = 0;
  let sending = null;
  const said = [];
  let back = 0;

  function show() {
    list.replaceChildren(...offered.map((one, n) => make(
      'li', { role: 'option', id: `s${n}`, 'aria-selected': n === active ? 'true' : 'false', onmousedown: (event) => { event.preventDefault(); take(n); } },
      make('strong', {}, one.shown), one.takes ? make('code', {}, one.takes) : null, one.about ? make('span', { class: 'small' }, one.about) : null,
    )));
    list.hidden = offered.length === 0;
    byId('hint').textContent = hint;
    byId('completion').hidden = hint === '';
    input.setAttribute('aria-expanded', String(!list.hidden));
    if (active >= 0) input.setAttribute('aria-activedescendant', `s${active}`);
    else input.removeAttribute('aria-activedescendant');
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  }

  function close() {
    asked += 1;
    offered = [];
    hint = '';
    active = -1;
    show();
  }

  async function refresh() {
    asked += 1;
    const mine = asked;
    const found = await suggestions(input.value, view).catch(() => ({ hint: '', items: [], takes: false }));
    if (mine !== asked) return;
    offered = found.items.slice(0, MOST);
    hint = found.hint;
    active = found.takes && offered.length ? 0 : -1;
    show();
  }

  function take(n) {
    input.value = offered[n].line;
    refresh();
  }

  // Goes back and forth among what was sent before.
  function recall(step) {
    back = Math.min(Math.max(back - step, 0), said.length);
    input.value = back ? said[said.length - back] : '';
  }

  input.addEventListener('input', refresh);
  input.addEventListener('blur', close);
  input.addEventListener('focus', refresh);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offered.length) {
      active = (active + step + offered.length + (active < 0 && step < 0 ? 1 : 0)) % offered.length;
      show();
    } else if (step && said.length) recall(step);
    else if (event.key === 'Tab' && offered.length && !event.shiftKey) take(Math.max(active, 0));
    else if (event.key === 'Enter' && active >= 0) take(active);
    else if (event.key === 'Escape' && hint) close();
    else return;
    event.preventDefault();
  });
  input.form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const line = input.value.trim();
    if (!line || line === sending) return;
    close();
    said.push(line);
    back = 0;
    sending = line;
    const sent = (await send(line)) === null;
    sending = null;
    // What could not be sent stays, to be put right.
    if (sent && input.value.trim() === line) input.value = '';
    else if (document.activeElement === input) refresh();
  });
}
