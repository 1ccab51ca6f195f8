// The message box: completes commands, their options and values from what is registered, as Discord's does.

import { make } from './dom.js';

const KIND = { people: 6, channel: 7, role: 8, yesOrNo: 5 };
const NESTED = [1, 2];
const MOST = 25;

// Cuts a line into words; what stands in quotes is one.
function words(line) {
  return [...line.matchAll(/(?:[^\s"]|"(?:\\"|[^"])*"?)+/g)].map((match) => match[0]);
}

const quoted = (value) => (/[\s"]/.test(value) ? `"${value.replace(/"/g, '\\"')}"` : value);

// Finds what a line names: the command as far as it goes, and where the next word belongs.
function read(line, commands) {
  const ends = /\s$/.test(line);
  const all = words(line.slice(1));
  const last = ends ? '' : all.pop() ?? '';
  let options = commands.filter((command) => command.type === 1 || command.type === undefined);
  let nested = true;
  let path = [];
  for (const word of all) {
    if (!nested) break;
    // A server's command and a global one can have the same name: what goes on with either is offered.
    const found = options.filter((one) => one.name === word);
    if (!found.length) {
      if (!path.length || options.every((option) => NESTED.includes(option.type))) return null;
      nested = false;
      break;
    }
    path.push(word);
    options = found.flatMap((one) => one.options ?? []);
    nested = options.some((option) => NESTED.includes(option.type));
  }
  nested &&= !last.includes(':');
  if (!nested) options = options.filter((option) => !NESTED.includes(option.type));
  const given = all.slice(path.length).map((word) => word.split(':')[0]);
  return { before: line.slice(0, line.length - last.length), last, options, nested, given };
}

// Returns what fits: what is shown, what it says, and the line that it makes.
async function suggestions(line, view) {
  if (!line.startsWith('/')) return [];
  const at = read(line, view.commands);
  if (!at) return [];
  const { before, last, options, nested, given } = at;
  const wanted = last.toLowerCase();
  const slash = before === '' || line.slice(1) === last ? '/' : '';
  const lead = slash ? '' : before;
  if (nested) {
    const called = options.filter((one) => one.name.includes(wanted.replace(/^\//, '')));
    const goesOn = (one) => (slash || NESTED.includes(one.type) ? ' ' : ':');
    return called.map((one) => ({ shown: slash + one.name, about: one.description, line: `${lead}${slash}${one.name}${goesOn(one)}` }));
  }
  const colon = last.indexOf(':');
  if (colon < 0) {
    const left = options.filter((option) => !given.includes(option.name) && option.name.includes(wanted));
    left.sort((a, b) => Boolean(b.required) - Boolean(a.required));
    return left.map((option) => ({ shown: option.name + (option.required ? ' *' : ''), about: option.description, line: `${before}${option.name}:` }));
  }
  const name = last.slice(0, colon);
  const value = last.slice(colon + 1).replace(/"/g, '').toLowerCase();
  const option = options.find((one) => one.name === name);
  if (!option) return [];
  const fits = (words) => words.toLowerCase().includes(value.replace(/^[@#]/, ''));
  const make = (shown, about, put) => ({ shown, about, line: `${before}${name}:${put} ` });
  if (option.choices?.length) return option.choices.filter((one) => fits(one.name)).map((one) => make(one.name, '', quoted(one.name)));
  if (option.autocomplete) {
    const found = (await view.complete(line)) ?? [];
    // A client sends the value behind the name.
    return found.map(([shown, value]) => make(shown, '', quoted(String(value))));
  }
  if (option.type === KIND.people) {
    return view.state.people.filter((one) => fits(one.handle) || fits(one.name)).map((one) => make('@' + one.handle, one.name, '@' + one.handle));
  }
  if (option.type === KIND.channel) return view.state.channels.filter((one) => one.kind !== 'direct' && fits(one.name)).map((one) => make('#' + one.name, '', '#' + one.name));
  if (option.type === KIND.role) return Object.values(view.names.roles).filter(fits).map((one) => make('@' + one, '', quoted('@' + one.replace(/^@/, ''))));
  if (option.type === KIND.yesOrNo) return ['true', 'false'].filter(fits).map((one) => make(one, '', one));
  return [];
}

// Joins a text field, its list of suggestions, and what is sent from it.
export function listen(input, list, view, send) {
  let offered = [];
  let active = -1;
  let asked = 0;
  const said = [];
  let back = 0;

  function show() {
    list.replaceChildren(...offered.map((one, n) => make(
      'li', { role: 'option', id: `s${n}`, 'aria-selected': n === active ? 'true' : 'false', onmousedown: (event) => { event.preventDefault(); take(n); } },
      make('strong', {}, one.shown), one.about ? make('span', { class: 'small' }, ' ' + one.about) : null,
    )));
    list.hidden = offered.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    if (active >= 0) input.setAttribute('aria-activedescendant', `s${active}`);
    else input.removeAttribute('aria-activedescendant');
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  }

  function close() {
    asked += 1;
    offered = [];
    active = -1;
    show();
  }

  async function refresh() {
    asked += 1;
    const mine = asked;
    const found = await suggestions(input.value, view).catch(() => []);
    if (mine !== asked) return;
    offered = found.slice(0, MOST);
    active = -1;
    show();
  }

  function take(n) {
    input.value = offered[n].line;
    refresh();
  }

  input.addEventListener('input', refresh);
  input.addEventListener('blur', close);
  input.addEventListener('focus', refresh);
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offered.length) {
      active = (active + step + offered.length + (active < 0 && step < 0 ? 1 : 0)) % offered.length;
      show();
    } else if (step && said.length) {
      back = Math.min(Math.max(back - step, 0), said.length);
      input.value = back ? said[said.length - back] : '';
    } else if (event.key === 'Tab' && offered.length && !event.shiftKey) {
      take(Math.max(active, 0));
    } else if (event.key === 'Enter' && active >= 0) {
      take(active);
    } else if (event.key === 'Escape') {
      close();
    } else {
      return;
    }
    event.preventDefault();
  });
  input.form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const line = input.value.trim();
    if (!line) return;
    close();
    said.push(line);
    back = 0;
    // What could not be sent stays, to be put right.
    if ((await send(line)) === null && input.value.trim() === line) input.value = '';
  });
}
