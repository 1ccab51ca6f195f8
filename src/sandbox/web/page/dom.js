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

// Puts children in the place of others where they differ. What had the focus is gone then: the current one of the list takes it.
export function renew(list, key, children) {
  if (list.dataset.key === key) return;
  const held = list.contains(document.activeElement);
  list.dataset.key = key;
  list.replaceChildren(...children());
  if (held) list.querySelector('[aria-current]')?.focus();
}
