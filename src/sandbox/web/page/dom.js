// Making elements. Text only ever becomes text.

export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

// Replaces the children of a list if they differ. If one of them had the focus, the current one receives it.
export function renew(list, key, children) {
  if (list.dataset.key === key) return;
  const held = list.contains(document.activeElement);
  list.dataset.key = key;
  list.replaceChildren(...children());
  if (held) list.querySelector('[aria-current]')?.focus();
}

const HUES = 8;

// Returns a circle with a person's initials, or with the bot's picture. It repeats the name beside it.
export function avatar(person) {
  if (person.bot) return make('span', { class: 'avatar', 'aria-hidden': 'true' }, make('img', { src: 'page/icon.svg', alt: '' }));
  const initials = person.name.split(/\s+/).map((word) => [...word][0] ?? '').slice(0, 2).join('').toUpperCase();
  return make('span', { class: `avatar hue${Number(BigInt(person.id) % BigInt(HUES))}`, 'aria-hidden': 'true' }, initials);
}
