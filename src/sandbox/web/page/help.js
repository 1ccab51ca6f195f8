// Help on the page, and on the commands of the sandbox.

import { byId, make } from './dom.js';
import { t } from './texts.js';

const ABOUT = ['page-help-person', 'page-help-commands', 'page-help-talk', 'page-help-member', 'page-help-moderator', 'page-help-clock'];

// Shows help with the prompt's own list: a command, two spaces or more, and its meaning.
export function showHelp(list) {
  const dialog = byId('help');
  // A line that begins far to the right goes on with the meaning of the one before it.
  const lines = list.replace(/\n {20,}/g, ' ').split('\n').filter((line) => line.trim());
  const rows = lines.flatMap((line) => {
    const [, command, meaning] = /^\s*(.+?)(?:\s{2,}(.*))?$/.exec(line);
    return [make('dt', {}, make('code', {}, command)), make('dd', {}, meaning ?? '')];
  });
  dialog.replaceChildren(
    make('h2', { id: 'help-title', tabindex: '-1', autofocus: true }, t('page-help-title')),
    make('ul', {}, ...ABOUT.map((id) => make('li', {}, t(id)))),
    make('h3', {}, t('page-help-sandbox')),
    make('p', { class: 'small' }, t('page-help-field')),
    make('dl', {}, ...rows),
    make('p', { class: 'row' }, make('button', { type: 'button', class: 'primary', onclick: () => dialog.close() }, t('page-close'))),
  );
  dialog.showModal();
}
