import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const listening: [string, EventListenerOrEventListenerObject][] = [];
const sent: (string | undefined)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  sent.length = 0;
  // No frame loads by itself.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => void sent.push(undefined));
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(this.querySelector('textarea')?.value);
  });
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((name, listener, options) => {
    listening.push([name, listener]);
    addEventListener.call(window, name, listener, options);
  });
});
afterEach(() => {
  for (const [name, listener] of listening.splice(0)) window.removeEventListener(name, listener);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const type = (title: string) => {
  const data = { type: 'payload-live-preview', data: { title } };
  window.dispatchEvent(new MessageEvent('message', { origin: location.origin, source: window, data }));
  vi.advanceTimersByTime(400);
};

const frames = () => [...document.querySelectorAll('iframe')];

test('after a page that never loads, the preview goes on with what was typed last', async () => {
  vi.stubGlobal('opener', window);
  await import('./follow-typing.ts');
  expect(sent).toEqual([undefined]);
  const [never] = frames();
  type('First');
  type('Second');
  expect(sent).toEqual([undefined]);
  vi.advanceTimersByTime(20_000);
  expect(sent).toEqual([undefined, '{"title":"Second"}']);
  expect(frames()).toHaveLength(1);
  expect(frames()).not.toContain(never);
});

test('a page that has loaded is not requested again', async () => {
  vi.stubGlobal('opener', window);
  await import('./follow-typing.ts');
  const [frame] = frames();
  frame?.contentDocument?.body.setAttribute('data-preview', '');
  frame?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([undefined]);
  expect(frames()).toEqual([frame]);
});
