// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileLink } from './file-link.tsx';

const answer = vi.fn();
const saved = vi.fn();
const page = document.body.appendChild(document.createElement('section'));
let root: Root;

const draw = (isLarge: boolean) =>
  act(async () =>
    root.render(
      <FileLink href="/studio/api/leads/report?from=2026-11-01" isLarge={isLarge}>
        As a file
      </FileLink>,
    ),
  );
const press = () => act(async () => page.querySelector('a')?.click());
const readSaid = () => page.querySelector('[role=status]')?.textContent;

beforeEach(async () => {
  answer.mockReset();
  saved.mockReset();
  vi.stubGlobal('fetch', answer);
  URL.createObjectURL = () => 'blob:report';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    // A link in the page is pressed by the test; a link outside of it is a download.
    if (this.isConnected) this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    else saved(this.getAttribute('href'), this.download);
  });
  root = createRoot(page);
  await draw(false);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('saves a file under the name from the answer, with one request', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="report-2026-11.csv"' };
  answer.mockResolvedValueOnce(new Response('Leads', { headers }));
  await press();
  expect(answer.mock.calls.map(([address]) => address)).toEqual(['/studio/api/leads/report?from=2026-11-01']);
  expect(saved.mock.calls).toEqual([['blob:report', 'report-2026-11.csv']]);
  expect(readSaid()).toBe('');
});

test('asks first whether a large file is available, then leaves the download to the browser', async () => {
  await draw(true);
  answer.mockResolvedValueOnce(Response.json({ leads: 3 }));
  await press();
  expect(answer.mock.calls.map(([address]) => address)).toEqual([
    '/studio/api/leads/report?from=2026-11-01&check=true',
  ]);
  expect(saved.mock.calls).toEqual([['/studio/api/leads/report?from=2026-11-01', '']]);
});

test.each([false, true])(
  'shows a refusal until the next press and saves nothing (large: %s)',
  async (isLarge) => {
    await draw(isLarge);
    const message = 'Two of your exports are still under way.';
    answer.mockResolvedValueOnce(Response.json({ errors: [{ message }] }, { status: 429 }));
    await press();
    expect(readSaid()).toBe(message);
    answer.mockResolvedValueOnce(new Response('<!doctype html>', { status: 502 }));
    await press();
    expect(readSaid()).toBe('The file cannot be had just now. Please try again.');
    answer.mockRejectedValueOnce(new TypeError('The line is gone.'));
    await press();
    expect(readSaid()).toContain('The studio does not answer just now.');
    expect(saved).not.toHaveBeenCalled();
  },
);

test('ignores a second press while the first is running', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  await press();
  expect(readSaid()).toBe('Being fetched …');
  expect(page.querySelector('a')?.getAttribute('aria-busy')).toBe('true');
  await press();
  await act(async () => resolve(new Response('Leads')));
  expect(readSaid()).toBe('');
  expect(page.querySelector('a')?.getAttribute('aria-busy')).toBe('false');
  expect(answer).toHaveBeenCalledOnce();
  expect(saved).toHaveBeenCalledOnce();
});

test('reports a connection that breaks while the file arrives', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('The line is gone.')) });
  answer.mockResolvedValueOnce(new Response(body));
  await press();
  expect(readSaid()).toContain('The studio does not answer just now.');
  expect(saved).not.toHaveBeenCalled();
});
