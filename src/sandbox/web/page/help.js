// Help on the page, and on the commands of the sandbox.

import { byId, make } from './dom.js';

const ABOUT = [
  'Pick a person under “Play as”. You see what they see, and what you type or press is theirs.',
  'Type / for the bot’s commands: the arrows choose, Tab or Enter completes, Escape closes the list.',
  'Anything else that you type is a message to the others. The bot reads none of them.',
  'A member’s name opens what you can do with them.',
  'Mod ★ may use the commands for moderators, /mod.',
  'The clock of the sandbox moves when you press its buttons: deadlines pass and reminders arrive.',
];

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
    make('h2', { id: 'help-title', tabindex: '-1', autofocus: true }, 'How this works'),
    make('ul', {}, ...ABOUT.map((line) => make('li', {}, line))),
    make('h3', {}, 'Commands of the sandbox'),
    make('p', { class: 'small' }, 'For the field under “Tools”, for scripts and for the terminal. A line without a name is done by the person you are.'),
    make('dl', {}, ...rows),
    make('p', { class: 'row' }, make('button', { type: 'button', class: 'primary', onclick: () => dialog.close() }, 'Close')),
  );
  dialog.showModal();
}
