// Plays lines of an evening on the page, as a hand would: it clicks, chooses, fills in and types, and knows nothing of what lies behind.
window.drive = (() => {
  const byId = (id) => document.getElementById(id);
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const same = (one, other) => one.trim().toLowerCase() === other.trim().toLowerCase();
  const bare = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const unquoted = (text) => text.trim().replace(/^"(.*)"$/, '$1');

  // What the page has asked and not yet heard of.
  let open = 0;
  const real = window.fetch;
  window.fetch = async (...asked) => {
    open += 1;
    try {
      return await real(...asked);
    } finally {
      open -= 1;
    }
  };

  async function until(what, find) {
    for (let n = 0; n < 600; n += 1) {
      const found = find();
      if (found) return found;
      await sleep(50);
    }
    throw new Error(`${what}: never there. On the page: ${byId('messages').innerText.slice(-2000)} ${byId('notice').innerText}`);
  }

  async function send(field, line) {
    field.focus();
    field.value = line;
    field.form.requestSubmit();
    await until(`the end of ${line}`, () => open === 0 && (field.value === '' || byId('notice').textContent !== ''));
  }

  // Types into the message box, or into the field for commands of the sandbox.
  const type = (line) => send(byId('typed'), line);
  const run = (line) => send(byId('line'), line);

  // Waits until the bot has done all, and the page shows it.
  async function quiet() {
    await until('an answer', () => open === 0);
    await run('# quiet');
    await window.shown();
  }

  const row = (list, handle) => byId(list).querySelector(`[data-handle="${handle.toLowerCase()}"]`);
  const person = (handle) => row('people', handle);

  function seat(handle) {
    byId('handle').value = handle;
    byId('newcomer').requestSubmit();
  }

  async function be(handle) {
    const find = () => person(handle)?.querySelector('button');
    if (!find()) seat(handle);
    const button = await until(`a person called ${handle}`, find);
    if (button.getAttribute('aria-current')) return;
    button.click();
    await until(`the window of ${handle}`, () => find()?.getAttribute('aria-current'));
  }

  const newest = () => [...byId('messages').children].reverse();

  // The button without its emoji, on the newest message that has it.
  function button(pattern, saying) {
    const fits = (one) => {
      const text = one.textContent.trim();
      const plain = text.replace(/^[^\p{L}\p{N}?]+/u, '');
      return typeof pattern === 'string' ? same(text, pattern) || same(plain, pattern) : pattern.test(plain);
    };
    for (const message of newest()) {
      if (saying && !message.innerText.toLowerCase().includes(saying.toLowerCase())) continue;
      const found = [...message.querySelectorAll('.row > button:not([disabled])')].find(fits);
      if (found) return found;
    }
    return null;
  }

  function lines(wanted) {
    const is = (option, line) => same(option.firstChild.textContent, line) || option.dataset.value === line;
    for (const menu of newest().flatMap((one) => [...one.querySelectorAll('.menu')])) {
      const options = [...menu.querySelectorAll('[role="option"]')];
      const found = wanted.map((line) => options.find((option) => is(option, line)));
      if (!menu.querySelector('[disabled]') && found.every(Boolean)) return [menu, options, found];
    }
    return null;
  }

  async function select(wanted) {
    for (const line of wanted.filter((one) => one.startsWith('@') && !person(one.slice(1)))) seat(line);
    const [menu, options, found] = await until(`a menu with ${wanted}`, () => lines(wanted));
    menu.querySelector('.select').click();
    const done = menu.querySelector('.primary');
    if (!done) return found[0].click();
    const wrong = (option) => (option.getAttribute('aria-selected') === 'true') !== found.includes(option);
    options.filter(wrong).forEach((option) => option.click());
    done.click();
  }

  async function fill(text) {
    const form = await until('a form', () => byId('form').open && byId('form').querySelector('form'));
    for (const [, name, said, word] of text.matchAll(/([\w-]+):(?:"([^"]*)"|(\S+))/g)) {
      const label = [...form.querySelectorAll('label')].find((one) => bare(one.firstChild.textContent) === bare(name));
      if (!label) throw new Error(`The form has no ${name}: ${form.innerText}`);
      label.querySelector('input, textarea').value = said ?? word;
    }
    form.requestSubmit();
    await until('the end of the form', () => !byId('form').open);
  }

  function use(command, handle) {
    const member = row('members', handle);
    member.querySelector('details').open = true;
    [...member.querySelectorAll('button')].find((one) => same(one.textContent, command)).click();
  }

  // Plays a line as the prompt understands it. `luck` is what the button reads where chance has a part in it.
  async function play(line, luck) {
    const [, handle, verb, rest] = /^@(\w+) (\S+) ?(.*)$/.exec(line) ?? [];
    if (!handle) {
      await run(line);
    } else {
      await be(handle);
      if (verb.startsWith('/')) await type(`${verb} ${rest}`);
      if (verb === 'say') await type(rest);
      if (verb === 'press') {
        const [, label, , saying] = /^(.*?)( in "(.*)")?$/.exec(rest);
        const wanted = luck ? new RegExp(luck) : unquoted(label);
        (await until(`a button ${wanted}`, () => button(wanted, saying))).click();
      }
      if (verb === 'select') await select(rest.split(', ').map(unquoted));
      if (verb === 'fill') await fill(rest);
      if (verb === 'user-command') use(...rest.split(' @'));
    }
    await quiet();
    return byId('notice').textContent;
  }

  const rulings = () => Math.max(0, ...[...byId('messages').innerText.matchAll(/^#(\d+)/gm)].map((found) => Number(found[1])));

  async function check() {
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`);
  }

  // Returns the name of what has the focus, as a screen reader reads it.
  function focused() {
    const at = document.activeElement;
    const named = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent;
    if (named) return named.trim();
    const copy = at.cloneNode(true);
    copy.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
    return copy.textContent.trim();
  }

  // Returns whether all of an element is on the screen.
  function inView(element) {
    const [box, log] = [element, byId('log')].map((one) => one.getBoundingClientRect());
    return box.top >= log.top - 1 && box.bottom <= log.bottom + 1;
  }

  return { play, rulings, check, focused, inView };
})();
