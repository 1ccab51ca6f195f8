// A select menu: a button, and the lines that it opens.

import { make } from './dom.js';
import { t } from './texts.js';

export const label = (part) => [part.emoji?.name, part.label].filter(Boolean).join(' ');

// Returns what a menu offers: its own lines, or people, roles and channels.
function offered(part, view) {
  const named = (names, sign) => Object.entries(names).map(([value, name]) => ({ value, label: sign + name }));
  const people = named(view.people, '@');
  const roles = named(view.names.roles, '@');
  const channels = (view.state?.channels ?? []).map((one) => ({ value: one.id, label: '#' + one.name }));
  return { 3: part.options, 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[part.type] ?? [];
}

let made = 0;

export function menu(part, message, view) {
  const title = part.placeholder || t('page-select');
  const several = (part.max_values ?? 1) > 1;
  const options = offered(part, view);
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  made += 1;
  const id = `menu${made}`;
  let active = 0;

  const lines = options.map((option, n) => make(
    'li', { role: 'option', id: `${id}-${n}`, 'data-value': option.value, onclick: () => { active = n; pick(); } },
    label(option), option.description ? make('span', { class: 'small' }, option.description) : null,
  ));
  const list = make('ul', { role: 'listbox', id, tabindex: '0', 'aria-label': title, 'aria-multiselectable': several ? 'true' : null, hidden: true, onkeydown: key }, ...lines);
  const done = make('button', { type: 'button', class: 'primary', hidden: true, onclick: send }, t('page-choose'));
  const button = make('button', { type: 'button', class: 'select', disabled: part.disabled, 'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-controls': id, onclick: () => open(list.hidden) });
  const box = make('div', { class: 'menu' }, button, list, several ? done : null);

  function show() {
    const names = options.filter((option) => chosen.has(option.value)).map(label);
    button.textContent = names.length ? names.join(', ') : title;
    lines.forEach((line, n) => {
      line.setAttribute('aria-selected', String(chosen.has(options[n].value)));
      line.classList.toggle('active', n === active);
    });
    list.setAttribute('aria-activedescendant', `${id}-${active}`);
  }

  function open(wanted) {
    list.hidden = !wanted;
    done.hidden = !wanted;
    button.setAttribute('aria-expanded', String(wanted));
    if (!wanted) return button.focus();
    list.focus();
    box.scrollIntoView({ block: 'nearest' });
  }

  function send() {
    open(false);
    view.act({ select: { message: message.id, id: part.custom_id, values: [...chosen] } });
  }

  function pick() {
    const { value } = options[active];
    if (!several) chosen.clear();
    if (!chosen.delete(value)) chosen.add(value);
    show();
    if (!several) send();
  }

  function key(event) {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: lines.length - 1 }[event.key];
    const starts = (option) => option.label.toLowerCase().startsWith(event.key.toLowerCase());
    if (to !== undefined) active = Math.min(Math.max(to, 0), lines.length - 1);
    else if (event.key === 'Escape') open(false);
    else if (event.key === ' ' || (event.key === 'Enter' && !several)) pick();
    else if (event.key === 'Enter') send();
    else if (event.key.length === 1 && options.some(starts)) active = options.findIndex(starts);
    else return;
    event.preventDefault();
    show();
    lines[active]?.scrollIntoView({ block: 'nearest' });
  }

  show();
  return box;
}
