import { beforeEach, expect, test, vi } from 'vitest';
import { wakeIsland } from './wake-island.ts';

const hydrate = vi.fn();
const importModule = async (url: string) => (url === '/react.js' ? { hydrate } : { default: () => null });

const setUp = () => {
  const holder = document.createElement('div');
  Object.assign(holder.dataset, { src: '/window.js', styles: '/assets/a.css /assets/b.css' });
  return wakeIsland(holder, '/react.js', importModule);
};

beforeEach(() => {
  hydrate.mockClear();
  // Nothing of it goes to the net.
  vi.spyOn(document.head, 'append').mockImplementation((link) => answer(link as HTMLLinkElement));
});

let answer: (link: HTMLLinkElement) => void;

test('a window is brought to life when its stylesheets hold', async () => {
  const waiting: HTMLLinkElement[] = [];
  answer = (link) => waiting.push(link);
  const woken = setUp();
  await Promise.resolve();
  expect(waiting.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.css', '/assets/b.css']);
  expect(hydrate).not.toHaveBeenCalled();
  for (const link of waiting) link.onload?.(new Event('load'));
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
});

test('one that cannot be had is asked for once more, and then leaves the window asleep', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  answer = (link) => {
    asked.push(link.getAttribute('href') ?? '');
    if (link.href.endsWith('b.css')) link.onerror?.(new Event('error'));
    else link.onload?.(new Event('load'));
  };
  const woken = expect(setUp()).rejects.toThrow('/assets/b.css');
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(asked).toEqual(['/assets/a.css', '/assets/b.css', '/assets/b.css']);
  expect(hydrate).not.toHaveBeenCalled();
  vi.useRealTimers();
});

/** A form in an island that is asleep; `show` has its page seen, again where `persisted`. */
const setUpForm = () => {
  const holder = document.createElement('div');
  holder.dataset.src = '/form.js';
  holder.innerHTML = '<form></form>';
  document.body.append(holder);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return {
    holder,
    show,
    wake: (load = importModule) => wakeIsland(holder, '/react.js', load),
    send: () => holder.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })),
  };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a form whose sending was stopped is woken a minute later', async () => {
  vi.useFakeTimers();
  const { holder, wake, send } = setUpForm();
  const woken = wake();
  send();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(holder.dataset.left).toBe('');
  expect(holder.dataset.awake).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  await woken;
  expect(holder.dataset.awake).toBe('');
  vi.useRealTimers();
});

test('a form that the browser sends by itself while its script comes is woken when its page is seen again', async () => {
  const { holder, show, wake, send } = setUpForm();
  const woken = wake();
  send();
  await settle();
  show(false);
  await settle();
  expect(hydrate).not.toHaveBeenCalled();
  expect(holder.dataset.awake).toBeUndefined();
  show(true);
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
});

test('so is one that is sent after its script could not be had', async () => {
  vi.useFakeTimers();
  const { show, wake, send } = setUpForm();
  const failed = expect(wake(async () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  vi.useRealTimers();
  send();
  const woken = wake();
  await settle();
  expect(hydrate).not.toHaveBeenCalled();
  show(true);
  await woken;
  expect(hydrate).toHaveBeenCalledOnce();
});
