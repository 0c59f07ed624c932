import { languageNames, languages } from '@ev-site/contract/paths.ts';

type Name = string | ((part: Element) => string);

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim() ?? '';

const ofField = (part: Element): string =>
  textOf(
    part
      .closest('.field-type, .where-builder, .form-field, .field-select, .default-list-view')
      ?.querySelector('.field-label'),
  ) || 'Choose';

/** The first words of the row, which name it. */
const ofRow = (part: Element): string =>
  `Choose ${textOf(part.closest('tr')?.querySelector('td:not(.cell-_select, .cell-_dragHandle)')) || 'this row'}`;

const ofTool = (part: Element): string => {
  const [, tool = 'Format'] = /toolbar-popup__button-(\w+)/.exec(part.className) ?? [];
  return tool.charAt(0).toUpperCase() + tool.slice(1);
};

/** Parts of Payload that show only an icon, or no text that says what they are for. */
const names: [selector: string, name: Name][] = [
  ['.locked', 'A colleague is editing this'],
  ['.clickable-arrow--left', 'Previous page'],
  ['.clickable-arrow--right', 'Next page'],
  ['.array-actions__button', 'What to do with this row'],
  ['.popup-button', 'More'],
  ['.date-time-picker__clear-button', 'Clear the date'],
  ['.copy-to-clipboard', 'Copy the address'],
  ['.file-details__remove, .upload-relationship-details__remove', 'Take the picture out'],
  ['.upload-relationship-details__edit', 'Edit the picture'],
  ['.toolbar-popup__button', ofTool],
  ['.collapsible__drag, .sort-row, .cell-_dragHandle > [role="button"]', 'Drag to order'],
  ['#select-all', 'Choose all'],
  ['.cell-_select input', ofRow],
  ['.ContentEditable__root', ofField],
  ['.react-datepicker__input-container input, input[id^="react-select"]', ofField],
];

/** The content of pages that have no main landmark. A drawer lies over a page that has one. */
const mains = '.collection-list, .modular-dashboard, .unauthorized';

/** Parts whose text does not say what they are for. */
const misread = '.copy-to-clipboard, .ContentEditable__root';

const isNamed = (part: Element): boolean =>
  Boolean(part.getAttribute('aria-label') || (!part.matches(misread) && textOf(part))) ||
  (part instanceof HTMLInputElement && (part.labels?.length ?? 0) > 0 && textOf(part.labels?.[0]) !== '');

/** Labels of fields. In a window over another form, Payload points a label to the id of a field that is not there. */
const labels = '.field-type > label.field-label[for]';
const writable = 'input:not([type="file"], [type="hidden"]), textarea';

/** Headers of lists, which are not the header of the page. */
const heads = 'header.list-header:not([role])';

/** Controls for typing text. */
const texts = 'input:not([type="file"], [type="hidden"], [type="radio"]), textarea, .ContentEditable__root';

const isOf = (field: Element) => (part: Element) => part.closest('.field-type') === field;

/** The control of a field, but not a control of a field within it. */
const findControl = (field: Element): HTMLElement | undefined =>
  [...field.querySelectorAll<HTMLElement>(texts)].find(isOf(field));

/** Sets the language of each text, for screen readers. Payload only writes it in words, behind the label. */
const sayLanguages = (page: Document): void => {
  for (const said of page.querySelectorAll('.field-type .field-label .localized')) {
    const field = said.closest('.field-type');
    const control = field && findControl(field);
    const language = languages.find((code) => textOf(said).endsWith(languageNames[code]));
    if (control && language) control.lang = language;
  }
  const sent = page.querySelector<HTMLElement>('.lead-sent [lang]');
  const message = page.querySelector<HTMLElement>('#field-message');
  if (sent && message) message.lang = sent.lang;
};

let told = 0;

/** Ties the present sentences around a control to it, and keeps the ids that others have set. */
const describe = (control: Element, sentences: Element[]): void => {
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ');
  for (const sentence of sentences) {
    if (sentence.id) continue;
    told += 1;
    sentence.id = `told-${told}`;
  }
  const all = [...others.filter((id) => id && !id.startsWith('told-')), ...sentences.map(({ id }) => id)];
  if (all.length > 0) control.setAttribute('aria-describedby', all.join(' '));
  else control.removeAttribute('aria-describedby');
};

/** Ties the hint and the error of each field to its control. */
const tieSentences = (page: Document): void => {
  for (const field of page.querySelectorAll('.field-type')) {
    const control = findControl(field);
    if (!control) continue;
    const sentences = [...field.querySelectorAll('.field-error, .field-description')].filter(isOf(field));
    describe(control, sentences);
    if (sentences.some((sentence) => sentence.matches('.field-error')))
      control.setAttribute('aria-invalid', 'true');
    else if (control.getAttribute('aria-invalid') === 'true') control.removeAttribute('aria-invalid');
  }
};

/** Where to correct the first field with an error: its control, else its first usable button. */
export const findRefused = (page: ParentNode): HTMLElement | null => {
  // Some errors are behind another tab, or in a closed row.
  const shown = [...page.querySelectorAll('.field-error')].find((error) => error.checkVisibility());
  const field = shown?.closest('.field-type');
  if (!field) return null;
  return findControl(field) ?? field.querySelector<HTMLElement>('button:not(:disabled)');
};

/** Names all parts without a name, and marks the main content. A second call changes nothing. */
export const nameParts = (page: Document): void => {
  for (const [selector, name] of names)
    for (const part of page.querySelectorAll(selector))
      if (!isNamed(part)) {
        part.setAttribute('aria-label', typeof name === 'string' ? name : name(part));
        if (part.getAttribute('aria-labelledby') === part.id) part.removeAttribute('aria-labelledby');
      }
  for (const label of page.querySelectorAll<HTMLLabelElement>(labels)) {
    if (label.control) continue;
    const part = label.parentElement?.querySelector(writable);
    if (part && !isNamed(part)) part.setAttribute('aria-label', textOf(label));
  }
  sayLanguages(page);
  tieSentences(page);
  for (const part of page.querySelectorAll(heads)) part.setAttribute('role', 'group');
  if (page.querySelector('main, [role="main"]')) return;
  [...page.querySelectorAll(mains)]
    .find((part) => !part.closest('dialog, .drawer'))
    ?.setAttribute('role', 'main');
};
