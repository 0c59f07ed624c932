// @vitest-environment happy-dom
import type { TextFieldClientProps } from 'payload';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typeInto } from '../testing/type-under-test.ts';
import { PictureTags } from './picture-tags.tsx';

const setValue = vi.hoisted(() => vi.fn());

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  useAuth: () => ({ permissions: { collections: { media: { update: true } } } }),
  useDocumentInfo: () => ({}),
  useField: () => ({ value: ['Millo', 'workshop'], setValue }),
}));

const page = document.createElement('section');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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

test('how many tags there may be, and how long each, is what the field says', async () => {
  await show(3);
  expect(getBox().maxLength).toBe(7);
  expect(page.textContent).not.toContain('A picture has at most');
  await show(2);
  expect(page.textContent).toContain('A picture has at most 2 tags.');
});

test('a tag that is typed is added when one goes on, as to the button that saves', async () => {
  await show(5);
  await typeInto(getBox(), ' yard ');
  await act(async () => getBox().focus());
  await act(async () => getBox().blur());
  expect(setValue.mock.calls).toEqual([[['Millo', 'workshop', 'yard']]]);
  expect(getBox().value).toBe('');
});

test('what is typed to find a tag of other pictures is no tag, neither by keyboard nor by pointer', async () => {
  await show(5);
  await typeInto(getBox(), 'mas');
  await act(async () => getBox().focus());
  const known = findButton('+ Mastee');
  // A browser that gives a pressed button the focus, or none that would leave the box, does so at this event.
  const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  await act(async () => known?.dispatchEvent(pressed));
  expect(pressed.defaultPrevented).toBe(true);
  await act(async () => known?.focus());
  expect(setValue).not.toHaveBeenCalled();
  await act(async () => known?.click());
  expect(setValue.mock.calls).toEqual([[['Millo', 'workshop', 'Mastee']]]);
});
