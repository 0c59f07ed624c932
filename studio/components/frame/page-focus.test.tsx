// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageFocus } from './page-focus.tsx';

const shown = vi.hoisted(() => ({ path: '/studio' }));
vi.mock('next/navigation.js', () => ({ usePathname: () => shown.path }));

let root: Root;

const show = (path: string, page: React.ReactNode) => {
  shown.path = path;
  return act(async () => root.render(<PageFocus>{page}</PageFocus>));
};

beforeEach(async () => {
  document.body.innerHTML = '<div id="studio"></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
  await show('/studio', <h1>First page</h1>);
});
afterEach(() => act(async () => root.unmount()));

const readFocus = () => document.activeElement?.textContent;

test('the page that is loaded first keeps the focus of the browser', () => {
  expect(document.activeElement).toBe(document.body);
});

test('the heading of the next page gets the focus', async () => {
  await show('/studio/collections/leads/7', <h1 key="7">Asha Patel</h1>);
  expect(readFocus()).toBe('Asha Patel');
});

test('a heading that comes later gets the focus when it comes', async () => {
  await show('/studio/collections/leads/7', <p>Loading</p>);
  expect(document.activeElement).toBe(document.body);
  await show('/studio/collections/leads/7', <h1 key="7">Asha Patel</h1>);
  await vi.waitFor(() => expect(readFocus()).toBe('Asha Patel'));
});

test('a field of the next page that has taken the focus keeps it', async () => {
  // biome-ignore lint/a11y/noAutofocus: this is what the test is about.
  await show('/studio/search', [<h1 key="h">Search</h1>, <input key="i" autoFocus aria-label="Words" />]);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('another question about the same page moves nothing', async () => {
  await show('/studio', <h1 key="again">First page</h1>);
  expect(document.activeElement).toBe(document.body);
});
