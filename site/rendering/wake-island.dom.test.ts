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
