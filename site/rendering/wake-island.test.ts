import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeProps } from '../page/island-props.ts';
import { wakeIsland } from './wake-island.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The little of an element that waking needs. */
class FakeHolder extends EventTarget {
  dataset: Record<string, string> = { src: '/assets/a.js', props: writeProps({ start: 5 }), prefix: 'i0-' };
}

/** A click inside the holder, as the holder sees it. */
const press = (holder: FakeHolder, button: object | null) => {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: { closest: () => button } });
  holder.dispatchEvent(event);
};

const Component = () => null;

const setUp = () => {
  const holder = new FakeHolder();
  const hydrate = vi.fn();
  const importModule = vi.fn(
    async (url: string): Promise<unknown> =>
      url === '/assets/react.js' ? { hydrate } : { default: Component },
  );
  const wake = () => wakeIsland(holder as unknown as HTMLElement, '/assets/react.js', importModule);
  return { holder, hydrate, importModule, wake };
};

test('React and the island are fetched side by side and the holder is hydrated with its props and prefix', async () => {
  const { holder, hydrate, importModule, wake } = setUp();
  const woken = wake();
  expect(importModule.mock.calls).toEqual([['/assets/react.js'], ['/assets/a.js']]);
  await woken;
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(holder, Component, { start: 5 }, 'i0-');
  expect(holder.dataset.awake).toBe('');
});

test('late props are fetched beside the module and join the others; without them the island stays asleep', async () => {
  const { holder, hydrate, wake } = setUp();
  holder.dataset.late = '/assets/a-1.json';
  const fetch = vi.fn(async () => Response.json({ words: 'late' }));
  vi.stubGlobal('fetch', fetch);
  await wake();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/a-1.json');
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(holder, Component, { words: 'late', start: 5 }, 'i0-');

  fetch.mockImplementation(async () => new Response('', { status: 404 }));
  const woken = expect(wake()).rejects.toThrow('/assets/a-1.json');
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a failed download is tried once more', async () => {
  const { hydrate, importModule, wake } = setUp();
  importModule.mockRejectedValueOnce(new Error('offline'));
  const woken = wake();
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(importModule).toHaveBeenCalledTimes(3);
  expect(hydrate).toHaveBeenCalledOnce();
});

test('after a second failure the island stays as it is', async () => {
  const { holder, hydrate, importModule, wake } = setUp();
  importModule.mockRejectedValue(new Error('offline'));
  const woken = expect(wake()).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(hydrate).not.toHaveBeenCalled();
  expect(holder.dataset.awake).toBeUndefined();
});

test('a button pressed too early is pressed again once it works', async () => {
  const { holder, hydrate, wake } = setUp();
  const button = { type: 'button', form: null, click: vi.fn(() => expect(hydrate).toHaveBeenCalled()) };
  const woken = wake();
  press(holder, button);
  await woken;
  expect(button.click).toHaveBeenCalledOnce();
  press(holder, button);
  expect(button.click).toHaveBeenCalledOnce();
});

test.each([
  ['a form’s submit button', { type: 'submit', form: {}, click: vi.fn() }],
  ['no button at all', null],
])('%s works without script and is left alone', async (_what, button) => {
  const { holder, hydrate, wake } = setUp();
  const woken = wake();
  press(holder, button);
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
  expect(button?.click.mock.calls ?? []).toEqual([]);
});
