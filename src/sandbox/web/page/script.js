// A script from a file, played line by line.

import { byId } from './dom.js';

export function scripts(prompt) {
  let lines = [];
  let playing = false;
  const tell = () => {
    byId('steps').hidden = lines.length === 0;
    byId('next').textContent = lines[0] ?? '';
  };
  const step = async () => {
    if (playing) return;
    const line = lines.shift();
    tell();
    playing = true;
    if (line !== undefined) await prompt(line);
    playing = false;
  };
  byId('script').addEventListener('change', async (event) => {
    const text = (await event.target.files[0]?.text()) ?? '';
    lines = text.split('\n').map((line) => line.trim()).filter((line) => line && !/^#( |$)/.test(line));
    tell();
  });
  byId('step').addEventListener('click', step);
  byId('all').addEventListener('click', async () => { while (lines.length && !playing) await step(); });
}
