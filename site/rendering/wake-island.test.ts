import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeProps } from '../page/island-props.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The few parts of an element that waking needs. */
class FakeHolder extends EventTarget {
  dataset: Record<string, string>;
  constructor(src: string) {
    super();
    this.dataset = { src, props: writeProps({ start: 5 }), prefix: 'i0-' };
  }
}

/** A click inside the holder, as the holder sees it. */
const press = (holder: FakeHolder, button: object | null) => {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: { closest: () => button } });
  holder.dispatchEvent(event);
};

const Component = () => null;

let pages = 0;

const setUp = async () => {
  // The module remembers failed addresses, so each test imports it again, like a new page.
  vi.resetModules();
  const { wakeIsland } = await import('./wake-island.ts');
  pages += 1;
  const react = `/assets/react-${pages}.js`;
  const src = `/assets/a-${pages}.js`;
  const holder = new FakeHolder(src);
  const hydrate = vi.fn();
  const importModule = vi.fn(
    async (url: string): Promise<unknown> => (url.includes('react') ? { hydrate } : { default: Component }),
  );
  const wake = () => wakeIsland(holder as unknown as HTMLElement, react, importModule);
  const asked = () => importModule.mock.calls.flat();
  return { holder, hydrate, importModule, wake, react, src, asked };
};

test('React and the island are loaded in parallel, and the holder is hydrated with its props and prefix', async () => {
  const { holder, hydrate, wake, react, src, asked } = await setUp();
  const woken = wake();
  expect(asked()).toEqual([react, src]);
  await woken;
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(
    holder,
    Component,
    { start: 5 },
    'i0-',
    expect.any(Function),
  );
  expect(holder.dataset.awake).toBe('');
});

test('late props are loaded with the module and merged; if they fail, the island stays asleep', async () => {
  const { holder, hydrate, wake } = await setUp();
  holder.dataset.late = '/assets/a-1.json';
  const fetch = vi.fn(async () => Response.json({ words: 'late' }));
  vi.stubGlobal('fetch', fetch);
  await wake();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/a-1.json');
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(
    holder,
    Component,
    { words: 'late', start: 5 },
    'i0-',
    expect.any(Function),
  );

  fetch.mockImplementation(async () => new Response('', { status: 404 }));
  const woken = expect(wake()).rejects.toThrow('/assets/a-1.json');
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a failed download is tried once more', async () => {
  const { hydrate, importModule, wake } = await setUp();
  importModule.mockRejectedValueOnce(new Error('offline'));
  const woken = wake();
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(importModule).toHaveBeenCalledTimes(4);
  expect(hydrate).toHaveBeenCalledOnce();
});

test('after a failure React and the island are requested from another folder each time, but not another island', async () => {
  const { holder, hydrate, importModule, wake, asked } = await setUp();
  const remembered = new Set<string>();
  let hasLine = false;
  const getModule = importModule.getMockImplementation();
  // Chrome behaves like this: an address that failed once fails for good.
  importModule.mockImplementation(async (url) => {
    if (!hasLine && url.includes('/a-')) remembered.add(url);
    if (remembered.has(url)) throw new Error('offline');
    return getModule?.(url);
  });
  const failed = expect(wake()).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  hasLine = true;
  await wake();
  expect(hydrate).toHaveBeenCalledOnce();
  const both = (folder: string) => [`${folder}react-${pages}.js`, `${folder}a-${pages}.js`];
  const three = [...both('/assets/'), ...both('/assets/again-1/'), ...both('/assets/again-2/')];
  expect(asked()).toEqual(three);
  holder.dataset.src = '/assets/b.js';
  await wake();
  expect(asked().slice(three.length)).toEqual([`/assets/react-${pages}.js`, '/assets/b.js']);
});

test('a broken module is not requested without end', async () => {
  const { importModule, wake, asked } = await setUp();
  importModule.mockRejectedValue(new SyntaxError('broken'));
  for (let touch = 0; touch < 12; touch += 1) {
    const woken = expect(wake()).rejects.toThrow('broken');
    await vi.advanceTimersByTimeAsync(1000);
    await woken;
  }
  expect(new Set(asked()).size).toBe(20);
});

test('after a second failure the island stays asleep', async () => {
  const { holder, hydrate, importModule, wake } = await setUp();
  importModule.mockRejectedValue(new Error('offline'));
  const woken = expect(wake()).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(hydrate).not.toHaveBeenCalled();
  expect(holder.dataset.awake).toBeUndefined();
});

test('a press on a button before hydration is repeated afterwards', async () => {
  const { holder, hydrate, wake } = await setUp();
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
])('%s works without script and is not pressed again', async (_what, button) => {
  const { holder, hydrate, wake } = await setUp();
  const woken = wake();
  press(holder, button);
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
  expect(button?.click.mock.calls ?? []).toEqual([]);
});
