// @vitest-environment happy-dom
import type { FormState, TextFieldClientProps } from 'payload';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dropFocus } from '../../testing/drop-focus.ts';
import { isUnsaved } from '../use-unsaved.ts';
import { Opened } from './opened.tsx';
import { RefusedSave } from './refused-save.tsx';

interface Action {
  type: string;
  path: string;
  value: unknown;
  errors: { path: string; message: string }[];
}

/** Payload's form, as far as the two components use it. */
const form = vi.hoisted(() => ({
  fields: {} as FormState,
  modified: false,
  processing: false,
  submitted: false,
  drafts: {} as object,
  change: (_part: object) => {},
}));

const info = vi.hoisted(() => ({
  collectionSlug: 'blogs',
  globalSlug: undefined as string | undefined,
  id: 7,
}));

const put = (fields: FormState) => form.change({ fields: { ...form.fields, ...fields } });
const dispatch = vi.hoisted(() => vi.fn());
const reduce = ({ type, path, value, errors }: Action) => {
  if (type === 'UPDATE') put({ [path]: { ...form.fields[path], value } });
  for (const error of errors ?? [])
    put({ [error.path]: { ...form.fields[error.path], valid: false, errorMessage: error.message } });
};

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields, dispatch],
  useDocumentInfo: () => ({ ...info, docConfig: { versions: { drafts: form.drafts } } }),
  useField: ({ path }: { path: string }) => ({
    ...form.fields[path],
    setValue: (value: unknown) => {
      dispatch({ type: 'UPDATE', path, value });
      form.change({ modified: true });
    },
  }),
  useForm: () => ({
    setModified: (modified: boolean) => form.change({ modified }),
    setSubmitted: (submitted: boolean) => form.change({ submitted }),
  }),
  useFormModified: () => form.modified,
  useFormProcessing: () => form.processing,
  useFormSubmitted: () => form.submitted,
  useLocale: () => ({ code: 'en' }),
}));

/** Files that differ only in their content. */
const toFile = (text: string) => new File([text], 'picture.png', { lastModified: 1 });

const answer = vi.fn();
const page = document.createElement('section');
let root: Root;
const draw = () =>
  root.render(
    <>
      <RefusedSave />
      <Opened {...({ path: 'opened' } as TextFieldClientProps)} />
    </>,
  );

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer.mockReset());
  info.globalSlug = undefined;
  dispatch.mockReset().mockImplementation(reduce);
  Object.assign(form, {
    fields: { title: { value: 'Mine.' }, opened: { value: 'first' }, file: { value: toFile('one') } },
    modified: true,
    processing: false,
    submitted: false,
    drafts: {},
    change: (part: object) => {
      Object.assign(form, part);
      draw();
    },
  });
  root = createRoot(page);
  await act(async () => draw());
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const change = (part: object) => act(async () => form.change(part));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A save that is refused for one field, and then a form state that was in flight meanwhile. */
const refuse = async (path: string, message: string) => {
  await change({ processing: true });
  await change({ modified: false });
  await change({ processing: false, submitted: true });
  await act(async () => dispatch({ type: 'ADD_SERVER_ERRORS', errors: [{ path, message }] }));
  await wait(400);
  await giveState();
};
/** A form state from the server, which does not contain the marks of a hook. */
const giveState = () =>
  act(async () => {
    const all = Object.entries(form.fields).map(([path, { errorMessage: _, ...field }]) => [
      path,
      { ...field, valid: true },
    ]);
    form.change({ fields: Object.fromEntries(all) });
  });
const findAlert = () => page.querySelector('[role=alert]');

test('the error of a refused save survives a form state from the server, and the save can be pressed again', async () => {
  await refuse('title', 'Say more.');
  expect(form.fields.title).toMatchObject({ valid: false, errorMessage: 'Say more.' });
  expect(form.modified).toBe(false);
  await wait(400);
  expect(form.modified).toBe(true);
  await act(async () => put({ title: { value: 'Mine, and more.' } }));
  await giveState();
  expect(form.fields.title).toMatchObject({ valid: true });
});

test('the error is shown even if a form state arrives in the same moment and removes it', async () => {
  await change({
    fields: { ...form.fields, opened: { value: 'first', valid: true, errorMessage: 'Of before.' } },
  });
  await change({ processing: true });
  // Payload merges such a state over the field: the mark is gone, and its message stays.
  const title = { value: 'Mine.', valid: true, errorMessage: 'Say more.' };
  await change({ processing: false, submitted: true, fields: { ...form.fields, title } });
  expect(form.fields.title).toMatchObject({ valid: false, errorMessage: 'Say more.' });
  expect(form.fields.opened).toMatchObject({ valid: true });
});

const press = () => act(async () => page.querySelector('button')?.click());
const said = () => page.querySelector('[role=status]')?.textContent;

test.each([
  ['a document', undefined, '/studio/api/blogs/7?depth=0&draft=true'],
  ['a page', 'about-page', '/studio/api/globals/about-page?depth=0&draft=true'],
])('after accepting a conflict over %s, no later form state brings it back', async (...given) => {
  const [, globalSlug, address] = given;
  info.globalSlug = globalSlug;
  answer.mockImplementation(async () => Response.json({ updatedAt: 'second' }));
  await refuse('opened', 'Bina saved this.');
  await wait(400);
  expect(findAlert()?.textContent).toContain('Bina saved this.');
  expect(answer.mock.calls.map(([asked]) => asked)).toEqual([address]);
  await press();
  expect(form.fields.opened?.value).toBe('second');
  expect(findAlert()).toBeNull();
  await giveState();
  await wait(400);
  expect(findAlert()).toBeNull();
  expect(form.fields.opened).toMatchObject({ valid: true });
  expect(form.modified).toBe(true);
});

test('scrolls to the conflict once, and gives the focus back to the pressed button without scrolling', async () => {
  answer.mockImplementation(async () => Response.json({ updatedAt: 'second' }));
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  onTestFinished(() => scrolled.mockRestore());
  const drawn = drawForm();
  drawn.save.focus();
  const focused = vi.spyOn(drawn.save, 'focus');
  await begin(drawn);
  await change({ processing: false, submitted: true });
  drawn.save.disabled = false;
  await act(async () =>
    dispatch({ type: 'ADD_SERVER_ERRORS', errors: [{ path: 'opened', message: 'Bina saved this.' }] }),
  );
  await wait(400);
  await giveState();
  expect(scrolled.mock.contexts).toEqual([findAlert()]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  expect(focused).toHaveBeenCalledWith({ preventScroll: true });
});

test('accepting a conflict covers only the version that was read, and a later save is a new conflict', async () => {
  answer.mockImplementation(async () => Response.json({ updatedAt: 'second' }));
  await refuse('opened', 'Bina saved this.');
  answer.mockImplementation(async () => Response.json({ updatedAt: 'third' }));
  await giveState();
  await wait(400);
  await press();
  expect(form.fields.opened?.value).toBe('second');
  await giveState();
  await refuse('opened', 'Bina saved this again.');
  expect(findAlert()?.textContent).toContain('Bina saved this again.');
  await press();
  expect(form.fields.opened?.value).toBe('third');
});

test('a late answer to an earlier conflict is not taken for that of a later one', async () => {
  const first = Promise.withResolvers<Response>();
  const second = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  await refuse('opened', 'Bina saved this.');
  // Payload validates all fields before it sends them.
  await change({ processing: true });
  await giveState();
  await refuse('opened', 'Bina saved this again.');
  await act(async () => second.resolve(Response.json({ updatedAt: 'third' })));
  await act(async () => first.resolve(Response.json({ updatedAt: 'second' })));
  await press();
  expect(form.fields.opened?.value).toBe('third');
});

test.each([
  [
    'the studio does not answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The studio does not answer',
  ],
  [
    'reading is refused',
    async () => Response.json({ errors: [{ message: 'Not allowed.' }] }, { status: 403 }),
    'Not allowed.',
  ],
])(
  'when %s, the conflict says so, and a press reads the other version again before accepting it',
  async (...given) => {
    const [, answered, sentence] = given;
    answer.mockImplementation(answered);
    await refuse('opened', 'Bina saved this.');
    expect(said()).toContain(sentence);
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer.mockReset().mockReturnValue(promise);
    await press();
    await press();
    expect(answer).toHaveBeenCalledOnce();
    await act(async () => resolve(Response.json({ updatedAt: 'second' })));
    expect(form.fields.opened?.value).toBe('first');
    expect(said()).toContain('open it in a new tab once more');
    await press();
    expect(form.fields.opened?.value).toBe('second');
  },
);

test('choosing another file counts as a change, like another text', async () => {
  await refuse('title', 'Say more.');
  await act(async () => put({ file: { value: toFile('other') } }));
  await giveState();
  expect(form.fields.title).toMatchObject({ valid: true });
});

/** The values of the form for which Payload saves drafts. */
const listValues = () => Object.entries(form.fields).map(([path, { value }]) => [path, value]);

test.each([
  ['with autosave is saved after a refusal', { autosave: { interval: 2000 } }, true, true],
  ['that is already saved is not saved again', { autosave: { interval: 2000 } }, false, false],
  ['without autosave waits for a press', {}, true, false],
])('a draft %s', async (_what, drafts, modified, isKept) => {
  await change({ drafts, modified });
  const before = listValues();
  await refuse('title', 'Say more.');
  expect(JSON.stringify(listValues()) !== JSON.stringify(before)).toBe(isKept);
  expect(form.fields.title).toMatchObject({ valid: false, value: 'Mine.' });
});

test('values that come back with an autosaved draft are not taken for typing, and errors stay', async () => {
  await act(async () => put({ address: { value: '', initialValue: '' } }));
  await refuse('title', 'Say more.');
  await act(async () => put({ address: { value: 'filled-in', initialValue: 'filled-in' } }));
  await giveState();
  expect(form.fields.title).toMatchObject({ valid: false, errorMessage: 'Say more.' });
});

test('a field that is set back to its first value counts as a change, and its error goes', async () => {
  await act(async () => put({ price: { value: 210_000, initialValue: null } }));
  await refuse('title', 'Say more.');
  await act(async () => put({ price: { value: null, initialValue: null } }));
  await giveState();
  expect(form.fields.title).toMatchObject({ valid: true });
});

test('a draft with autosave is unsaved until it is saved', async () => {
  expect(isUnsaved()).toBe(true);
  await change({ modified: false });
  expect(isUnsaved()).toBe(false);
});

/** The form around the component, with the save button and the line beside it. */
const drawForm = () => {
  const around = document.createElement('form');
  around.innerHTML = `<ul class="doc-controls__meta"></ul><button id="save"></button>
    <div class="field-type"><input id="title"></div>`;
  document.body.append(around);
  onTestFinished(() => around.remove());
  const save = around.querySelector('button') as HTMLButtonElement;
  const title = around.querySelector('input') as HTMLInputElement;
  const times = around.querySelector('ul') as HTMLUListElement;
  return { save, title, times };
};

/** Payload disables the whole form, and the focused element loses the focus. */
const begin = async ({ save, title }: ReturnType<typeof drawForm>) => {
  await change({ processing: true });
  save.disabled = true;
  title.disabled = true;
  dropFocus();
};

test('after a save the focus returns to its field, or goes beside the save button if that had it', async () => {
  const drawn = drawForm();
  const { save, title, times } = drawn;
  title.focus();
  await begin(drawn);
  title.disabled = false;
  await change({ processing: false, modified: false });
  await wait(100);
  expect(document.activeElement).toBe(title);

  save.disabled = false;
  save.focus();
  await begin(drawn);
  title.disabled = false;
  await change({ processing: false });
  await wait(100);
  expect(document.activeElement).toBe(times);
});

test('after a refusal the focus is on the refused field, or on the save button if there is none', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  onTestFinished(() => scrolled.mockRestore());
  const drawn = drawForm();
  const { save, title } = drawn;
  save.focus();
  await begin(drawn);
  title.disabled = false;
  title.insertAdjacentHTML('beforebegin', '<aside class="field-error">Say more.</aside>');
  await change({ processing: false, submitted: true });
  await wait(100);
  expect(document.activeElement).toBe(title);
  // A calendar that opens with the focus then lies below its field, not over the message above it.
  expect([scrolled.mock.contexts, scrolled.mock.calls]).toEqual([[title], [[{ block: 'center' }]]]);

  title.previousElementSibling?.remove();
  save.disabled = false;
  save.focus();
  await begin(drawn);
  await change({ processing: false, modified: false });
  await wait(100);
  expect(document.activeElement).toBe(document.body);
  await wait(300);
  save.disabled = false;
  await wait(100);
  expect(document.activeElement).toBe(save);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a form in a drawer does not move the focus to the form below it', async () => {
  const mark = '<aside class="field-error">Say more.</aside>';
  drawForm().title.insertAdjacentHTML('beforebegin', mark);
  const drawn = drawForm();
  drawn.save.focus();
  await begin(drawn);
  drawn.title.disabled = false;
  drawn.title.insertAdjacentHTML('beforebegin', mark);
  await change({ processing: false, submitted: true });
  await wait(100);
  expect(document.activeElement).toBe(drawn.title);

  drawn.save.disabled = false;
  drawn.save.focus();
  await begin(drawn);
  await change({ processing: false, submitted: false });
  await wait(500);
  expect(document.activeElement).toBe(drawn.times);
});

test('focus that moved elsewhere during a save stays there', async () => {
  const drawn = drawForm();
  const elsewhere = document.createElement('input');
  document.body.append(elsewhere);
  onTestFinished(() => elsewhere.remove());
  drawn.save.focus();
  await begin(drawn);
  elsewhere.focus();
  await change({ processing: false, submitted: true });
  await wait(500);
  expect(document.activeElement).toBe(elsewhere);
});
