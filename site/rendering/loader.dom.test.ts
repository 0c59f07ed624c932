import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wakeIsland } from './wake-island.ts';

vi.mock('./wake-island.ts', () => ({ wakeIsland: vi.fn() }));

let hasLine = false;
const followed = vi.fn();
const opened = vi.fn();

/** A page with a form, the part that stands in for it, content for visitors without script, and a dialog that a link opens. */
const openPage = async (standIn = 'hidden') => {
  delete document.documentElement.dataset.started;
  document.body.innerHTML = `
    <noscript id="plain"></noscript>
    <div id="stand-in" data-stand-in="" style="visibility: ${standIn}"><form></form></div>
    <div id="form" data-island="dealer-form" data-when="touch" data-draft="dealer"><input id="name"></div>
    <a id="enquire" href="/contactus" data-enquire>Enquire</a>
    <div id="dialog" data-island="inquiry-form" data-when="touch" data-opened-by="[data-enquire]"></div>`;
  // A browser with script reads the content of `noscript` as text.
  get('plain').textContent = '<p id="said"></p>';
  vi.resetModules();
  await import('./loader.ts');
};
const get = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const touch = (id: string) => get(id).dispatchEvent(new Event('focusin', { bubbles: true }));
const click = (id: string) =>
  get(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
/**
 * Turns of the event loop, not milliseconds: work begun in one turn continues in the next, however busy the machine is.
 */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Simulates a browser that has loaded and painted the page and is idle, with all watched elements in view. */
const load = async () => {
  const Observer = class {
    readonly #see: (entries: object[]) => void;
    constructor(see: (entries: object[]) => void) {
      this.#see = see;
    }
    observe(target: Element) {
      this.#see([{ isIntersecting: true, target }]);
    }
    unobserve() {}
  };
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.resetModules();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  await import('./loader.ts');
  await settle();
};

const listening: Parameters<typeof document.addEventListener>[] = [];
const listen = document.addEventListener.bind(document);

const leavePage = () => {
  for (const [kind, listener] of listening.splice(0)) document.removeEventListener(kind, listener);
};

/** The effect of a click that was not stopped: the island's dialog opens, or the browser follows the link. */
const follow = (event: Event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (get('dialog').dataset.awake === undefined) followed();
  else opened();
};

beforeEach(async () => {
  vi.spyOn(document, 'addEventListener').mockImplementation((...given: (typeof listening)[number]) => {
    listening.push(given);
    listen(...given);
  });
  // Nothing starts on its own in these tests.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  hasLine = false;
  vi.mocked(wakeIsland)
    .mockReset()
    .mockImplementation(async (holder) => {
      if (!hasLine) throw new Error('offline');
      holder.dataset.awake = '';
    });
  followed.mockReset();
  opened.mockReset();
  await openPage();
  window.addEventListener('click', follow);
});
afterEach(() => {
  leavePage();
  window.removeEventListener('click', follow);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an island that could not be loaded is tried again at the next touch, and not again once it is awake', async () => {
  touch('name');
  touch('name');
  await settle();
  expect(wakeIsland).toHaveBeenCalledTimes(1);
  touch('name');
  await settle();
  expect(wakeIsland).toHaveBeenCalledTimes(2);
  hasLine = true;
  touch('name');
  await settle();
  expect(wakeIsland).toHaveBeenCalledTimes(3);
  touch('name');
  await settle();
  expect(wakeIsland).toHaveBeenCalledTimes(3);
});

test('what stands in for an island is there only while the island could not be loaded', async () => {
  expect(document.documentElement.dataset.started).toBe('');
  expect(get('stand-in')).toBeNull();
  for (let time = 0; time < 2; time += 1) {
    touch('name');
    await settle();
    expect(get('form').previousElementSibling).toBe(get('stand-in'));
    expect(get('stand-in').dataset.standIn).toBe('shown');
  }
  hasLine = true;
  touch('name');
  await settle();
  expect(get('stand-in')).toBeNull();
});

test('what stands in for an island comes back if the island breaks after it was awake', async () => {
  hasLine = true;
  touch('name');
  await settle();
  expect(get('stand-in')).toBeNull();
  const [, , , onBroken] = vi.mocked(wakeIsland).mock.calls[0] ?? [];
  onBroken?.();
  expect(get('form').previousElementSibling).toBe(get('stand-in'));
  expect(get('stand-in').dataset.standIn).toBe('shown');
});

test('what stands in for an island and was shown before the loader came stays until the island is awake', async () => {
  leavePage();
  await openPage('visible');
  expect(get('stand-in').nextElementSibling).toBe(get('form'));
  hasLine = true;
  touch('name');
  await settle();
  expect(get('stand-in')).toBeNull();
});

test.each([
  ['mixes no colours', () => vi.stubGlobal('CSS', { supports: () => false })],
  ['compresses nothing', () => Reflect.deleteProperty(window, 'CompressionStream')],
])('in a browser that %s the page stays as with scripts off', async (_, age) => {
  leavePage();
  hasLine = true;
  const { CompressionStream } = window;
  age();
  await openPage();
  window.CompressionStream = CompressionStream;
  expect(get('said')).not.toBeNull();
  expect(get('stand-in').dataset.standIn).toBe('shown');
  expect(document.documentElement.dataset.started).toBeUndefined();
  expect(get('form').dataset.asleep).toBe('');
  touch('name');
  click('enquire');
  await settle();
  expect(wakeIsland).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledTimes(1);
});

test('an island that could not be loaded is marked until it is awake', async () => {
  expect(get('form').dataset.asleep).toBeUndefined();
  touch('name');
  await settle();
  expect(get('form').dataset.asleep).toBe('');
  hasLine = true;
  touch('name');
  await settle();
  expect(get('form').dataset.awake).toBe('');
  expect(get('form').dataset.asleep).toBeUndefined();
});

test('a link that opens an island is followed while the island cannot be loaded, and opens it once it can', async () => {
  get('enquire').dispatchEvent(new Event('pointerover', { bubbles: true }));
  click('enquire');
  await settle();
  expect(wakeIsland).toHaveBeenCalledTimes(1);
  expect(followed).toHaveBeenCalledTimes(1);
  click('enquire');
  await settle();
  expect(wakeIsland).toHaveBeenCalledTimes(2);
  expect(followed).toHaveBeenCalledTimes(2);
  hasLine = true;
  click('enquire');
  await settle();
  expect(wakeIsland).toHaveBeenCalledTimes(3);
  expect(opened).toHaveBeenCalledTimes(1);
  click('enquire');
  expect(opened).toHaveBeenCalledTimes(2);
  expect(followed).toHaveBeenCalledTimes(2);
});

test('a form with a stored draft wakes when it is visible, but no other form and no dialog', async () => {
  hasLine = true;
  await load();
  expect(get('form').dataset.awake).toBeUndefined();
  const now = Date.now();
  localStorage.setItem('ev-draft:contact', JSON.stringify({ at: now }));
  localStorage.setItem('ev-draft:inquiry', JSON.stringify({ at: now }));
  localStorage.setItem('ev-draft:dealer', JSON.stringify({ at: now - 25 * 60 * 60 * 1000 }));
  await load();
  expect(wakeIsland).not.toHaveBeenCalled();
  localStorage.setItem('ev-draft:dealer', JSON.stringify({ at: now }));
  await load();
  expect(get('form').dataset.awake).toBe('');
  expect(get('dialog').dataset.awake).toBeUndefined();
});
