// The form that the bot has opened for this person.

import { byId, make } from './dom.js';
import { t } from './texts.js';

let open = null;

export function showForm(json, act) {
  const dialog = byId('form');
  const key = json ? JSON.stringify(json) : null;
  if (key === open) return;
  open = key;
  if (!json) return dialog.close();
  const inputs = json.components.flatMap((row) => row.components);
  const fields = inputs.map((input) => {
    const needed = input.required ?? true;
    const field = make(input.style === 2 ? 'textarea' : 'input', {
      name: input.custom_id, placeholder: input.placeholder, required: needed, minlength: input.min_length, maxlength: input.max_length, autocomplete: 'off',
    });
    field.value = input.value ?? '';
    return make('label', {}, input.label + (needed ? ' *' : ''), field);
  });
  const why = make('p', { role: 'alert' });
  const submit = async (event) => {
    event.preventDefault();
    const fill = inputs.map((input) => [input.custom_id, event.target.elements[input.custom_id].value]);
    why.textContent = (await act({ fill })) ?? '';
  };
  const cancel = () => act({ close_form: null });
  dialog.replaceChildren(make('form', { onsubmit: submit }, make('h2', { id: 'form-title' }, json.title), ...fields, why, make(
    'p', { class: 'row' },
    make('button', { class: 'primary' }, t('page-submit')),
    make('button', { type: 'button', class: 'secondary', onclick: cancel }, t('page-cancel')),
  )));
  dialog.oncancel = cancel;
  if (!dialog.open) dialog.showModal();
}
