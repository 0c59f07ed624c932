// @vitest-environment happy-dom
import type { TextFieldClientProps } from 'payload';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typeInto } from '../../testing/type-under-test.ts';
import { PictureTags } from './picture-tags.tsx';

const setValue = vi.hoisted(() => vi.fn());

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  useAuth: () => ({ permissions: { collections: { media: { update: true } } } }),
  useDocumentInfo: () => ({}),
  useField: () => {
    const [value, change] = useState(['Millo', 'workshop']);
    setValue.mockImplementation(change);
    return { value, setValue };
  },
}));

const page = document.createElement('section');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ tags: [{ tag: 'Mastee', count: 3 }] }));
  setValue.mockReset();
  document.body.append(page);
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const show = (maxRows: number) => {
  const props = { path: 'tags', field: { name: 'tags', type: 'text', hasMany: true, maxRows, maxLength: 7 } };
  return act(async () => root.render(<PictureTags {...(props as unknown as TextFieldClientProps)} />));
};
const getBox = () => {
  const box = page.querySelector('input');
  if (!box) throw new Error('There is no box for a tag.');
  return box;
};
const findButton = (name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('the limits of the field apply to the number of tags and their length', async () => {
  await show(3);
  expect(getBox().maxLength).toBe(7);
  expect(page.textContent).not.toContain('A picture has at most');
  await show(2);
  expect(page.textContent).toContain('A picture has at most 2 tags.');
});

test('a typed tag is added when the box loses the focus', async () => {
  await show(5);
  await typeInto(getBox(), ' yard ');
  await act(async () => getBox().focus());
  await act(async () => getBox().blur());
  expect(setValue.mock.calls).toEqual([[['Millo', 'workshop', 'yard']]]);
  expect(getBox().value).toBe('');
});

test('text typed to search for an existing tag is not added when that tag is pressed', async () => {
  await show(5);
  await typeInto(getBox(), 'mas');
  await act(async () => getBox().focus());
  const known = findButton('+ Mastee');
  // At this event a browser focuses the pressed button, or in some browsers only takes the focus from the box.
  const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  await act(async () => known?.dispatchEvent(pressed));
  expect(pressed.defaultPrevented).toBe(true);
  await act(async () => known?.focus());
  expect(setValue).not.toHaveBeenCalled();
  await act(async () => known?.click());
  expect(setValue.mock.calls).toEqual([[['Millo', 'workshop', 'Mastee']]]);
});

/** Presses a button by keyboard. */
const press = (button: HTMLElement | null | undefined) =>
  act(async () => {
    if (!button) throw new Error('There is no such button.');
    button.focus();
    button.click();
  });
const findCross = (tag: string) => page.querySelector<HTMLElement>(`[aria-label="Take away “${tag}”"]`);
const said = () => page.querySelector('[role=status]')?.textContent;
const ownTags = () => page.querySelector('[aria-label="Tags of this picture"]');

test('adding and removing tags is announced, and the focus goes to the box, or to the tags if no more fit', async () => {
  await show(3);
  await press(findCross('workshop'));
  expect([said(), document.activeElement]).toEqual(['“workshop” taken away.', getBox()]);
  await typeInto(getBox(), 'MILLO');
  await press(findButton('Add'));
  expect([said(), document.activeElement]).toEqual(['“Millo” is there already.', getBox()]);
  await press(findButton('+ Mastee'));
  expect([said(), document.activeElement]).toEqual(['“Mastee” added.', getBox()]);
  await typeInto(getBox(), 'yard');
  await press(findButton('Add'));
  expect([said(), document.activeElement]).toEqual(['“yard” added.', ownTags()]);
  await press(findCross('yard'));
  expect([getBox().disabled, document.activeElement]).toEqual([false, getBox()]);
});

test('words with commas between are a tag each, as many as fit', async () => {
  await show(4);
  await typeInto(getBox(), 'a, MILLO,,b,c');
  await press(findButton('Add'));
  expect(setValue.mock.calls).toEqual([[['Millo', 'workshop', 'a', 'b']]]);
  expect(said()).toBe('“a” added. “Millo” is there already. “b” added.');
});

test('pressing a tag by finger does not open the keyboard', async () => {
  await show(3);
  for (const button of [findCross('workshop'), findButton('+ Mastee')]) {
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    await act(async () => button?.dispatchEvent(pressed));
    expect(pressed.defaultPrevented).toBe(true);
    await act(async () => button?.click());
    expect(document.activeElement).toBe(document.body);
  }
  expect(ownTags()?.textContent).toBe('Millo×Mastee×');
});

test('tags of other pictures are requested again after a failed request', async () => {
  vi.useFakeTimers();
  const answers = [new Response('', { status: 503 }), Response.json({ tags: [{ tag: 'Mastee', count: 3 }] })];
  vi.stubGlobal('fetch', async () => answers.shift());
  await show(5);
  expect(findButton('+ Mastee')).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(findButton('+ Mastee')).toBeDefined();
  vi.useRealTimers();
});
