import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import NearMe from './near-me.island.tsx';

const words = {
  ask: 'Use my place',
  note: 'It is asked once.',
  asking: 'One moment.',
  denied: 'The browser may not say.',
  failed: 'It could not be found out.',
};
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
const assign = vi.spyOn(location, 'assign').mockReturnValue();
let root: Root;

const said = () => document.querySelector('[role="status"]')?.textContent;

/** Gives the browser's answer: the location, or the reason why there is none. */
const answer = (found: { latitude: number; longitude: number } | { code: number }) =>
  act(() => {
    const [tell, fail] = getCurrentPosition.mock.lastCall ?? [];
    if ('code' in found) fail?.(found as GeolocationPositionError);
    else tell?.({ coords: found } as GeolocationPosition);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  document.body.innerHTML =
    '<select id="service"><option value="">Any</option><option value="charging">Charging</option></select><div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  act(() => root.render(<NearMe action="/gu/dealers" serviceId="service" words={words} />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const press = () => act(() => document.querySelector('button')?.click());

test('does not ask for the location before it is pressed', () => {
  expect(said()).toBe(words.note);
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('leads to the dealers near the location, rounded to about a kilometre', () => {
  press();
  expect(said()).toBe(words.asking);
  answer({ latitude: 21.170240123, longitude: 72.831061456 });
  expect(decodeURIComponent(String(assign.mock.lastCall?.[0]))).toBe('/gu/dealers?at=21.17,72.83#found');
  expect(said()).toBe(words.note);
});

test('keeps the chosen service', () => {
  (document.getElementById('service') as HTMLSelectElement).value = 'charging';
  press();
  answer({ latitude: 21.1, longitude: -72.8361 });
  expect(decodeURIComponent(String(assign.mock.lastCall?.[0]))).toBe(
    '/gu/dealers?at=21.10,-72.84&service=charging#found',
  );
});

test('keeps the campaign parameters', () => {
  history.replaceState(null, '', '/gu/dealers?utm_source=fair&service=charging');
  press();
  answer({ latitude: 21.1, longitude: 72.8361 });
  history.replaceState(null, '', '/');
  expect(decodeURIComponent(String(assign.mock.lastCall?.[0]))).toBe(
    '/gu/dealers?at=21.10,72.84&utm_source=fair#found',
  );
});

test('keeps the vehicle', () => {
  act(() => root.render(<NearMe action="/dealers" serviceId="service" vehicle="millo" words={words} />));
  press();
  answer({ latitude: 21.1, longitude: 72.8361 });
  expect(decodeURIComponent(String(assign.mock.lastCall?.[0]))).toBe(
    '/dealers?at=21.10,72.84&vehicle=millo#found',
  );
});

test.each([
  { why: 'the visitor does not allow it', code: 1, told: words.denied },
  { why: 'the place is not to be had', code: 2, told: words.failed },
  { why: 'it takes too long', code: 3, told: words.failed },
])('says so if $why, and can be pressed again', ({ code, told }) => {
  press();
  answer({ code });
  expect(said()).toBe(told);
  expect(assign).not.toHaveBeenCalled();
  press();
  expect(said()).toBe(words.asking);
});
