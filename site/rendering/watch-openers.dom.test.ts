import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOpeners } from './watch-openers.ts';

/** Records clicks that the browser would follow, because they were not stopped. */
const followed = vi.fn();
const follow = (event: Event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  followed((event.target as HTMLElement).id);
};

beforeEach(() => {
  document.body.innerHTML = `
    <a id="enquire" href="/contactus" data-enquire><b id="word">Enquire</b></a>
    <a id="apply" href="#apply" data-apply>Apply</a>
    <a id="other" href="/about">About</a>
    <div id="inquiry-form" data-opened-by="[data-enquire]"></div>
    <div id="apply-form" data-opened-by="[data-apply]"></div>`;
});

type Listening = [string, EventListenerOrEventListenerObject];
const watched: Listening[] = [];

afterEach(() => {
  for (const [type, listener] of watched.splice(0)) document.removeEventListener(type, listener);
  followed.mockReset();
  vi.restoreAllMocks();
});

const get = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
};

/** Watches the page; `finish` lets the waking island become awake. */
const watch = () => {
  const listen = vi.spyOn(document, 'addEventListener');
  const waking = Promise.withResolvers<void>();
  const wake = vi.fn((_holder: HTMLElement) => waking.promise);
  watchOpeners([get('inquiry-form'), get('apply-form')], wake);
  document.addEventListener('click', follow);
  watched.push(...listen.mock.calls.map(([type, listener]): Listening => [type, listener]));
  const finish = async () => {
    waking.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { wake, finish };
};

const click = (id: string, init: MouseEventInit = {}) =>
  get(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

test.each(['pointerover', 'focusin'])('%s on an opener wakes only the island that it opens', (type) => {
  const { wake } = watch();
  get('other').dispatchEvent(new Event(type, { bubbles: true }));
  expect(wake).not.toHaveBeenCalled();
  get('word').dispatchEvent(new Event(type, { bubbles: true }));
  expect(wake.mock.calls).toEqual([[get('inquiry-form')]]);
});

test('a click before the island is awake is stopped, and repeated on the opener afterwards', async () => {
  const { wake, finish } = watch();
  const repeated = vi.spyOn(get('enquire'), 'click');
  click('word');
  expect(wake.mock.calls).toEqual([[get('inquiry-form')]]);
  expect(followed).not.toHaveBeenCalled();
  expect(repeated).not.toHaveBeenCalled();
  expect(get('enquire').getAttribute('aria-busy')).toBe('true');
  expect(get('apply').hasAttribute('aria-busy')).toBe(false);
  await finish();
  expect(repeated).toHaveBeenCalledOnce();
  expect(get('enquire').hasAttribute('aria-busy')).toBe(false);
});

test('a click after pointing is also stopped while the island is loading', async () => {
  const { finish } = watch();
  get('apply').dispatchEvent(new Event('pointerover', { bubbles: true }));
  click('apply');
  expect(followed).not.toHaveBeenCalled();
  await finish();
  expect(followed).toHaveBeenCalledOnce();
});

test('a repeated click that no island answers follows the link', async () => {
  const { finish } = watch();
  click('enquire');
  await finish();
  expect(followed.mock.calls).toEqual([['enquire']]);
});

test('later clicks are left to the island', async () => {
  const { wake, finish } = watch();
  click('enquire');
  await finish();
  followed.mockReset();
  click('enquire');
  expect(followed).toHaveBeenCalledOnce();
  expect(wake).toHaveBeenCalledOnce();
  click('apply');
  expect(wake).toHaveBeenLastCalledWith(get('apply-form'));
});

test('an opener that is added later works, too', () => {
  const { wake } = watch();
  get('other').outerHTML = '<a id="late" href="/contactus" data-enquire>Enquire</a>';
  click('late');
  expect(wake).toHaveBeenCalledOnce();
  expect(followed).not.toHaveBeenCalled();
});

test.each<[string, MouseEventInit]>([
  ['with Ctrl', { ctrlKey: true }],
  ['with ⌘', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['with the middle button', { button: 1 }],
])('a click %s is left to the browser', (_how, init) => {
  const { wake } = watch();
  click('enquire', init);
  expect(followed).toHaveBeenCalledOnce();
  expect(wake).not.toHaveBeenCalled();
});

test('a click on any other link is left to the browser', () => {
  const { wake } = watch();
  click('other');
  expect(followed.mock.calls).toEqual([['other']]);
  expect(wake).not.toHaveBeenCalled();
});
