import { afterEach, expect, test, vi } from 'vitest';
import { restoreScroll } from './restore-scroll.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['back_forward', 'a browser of today', true, true, true],
  ['reload', 'a browser of today', true, true, true],
  ['navigate', 'a browser of today', true, true, false],
  // The position was stored when the page was left, and the reader may have scrolled since.
  ['reload', 'Chrome before 114', true, false, false],
  ['back_forward', 'Chrome before 114', true, false, true],
  // Safari leaves no part out of the layout.
  ['back_forward', 'Safari', false, true, false],
  ['reload', 'Safari before 26.2', false, false, false],
])('scroll position after “%s” in %s', async (type, _browser, anchors, tellsEnd, isBrought) => {
  vi.stubGlobal('CSS', { supports: () => anchors });
  if (tellsEnd) vi.stubGlobal('onscrollend', null);
  else Reflect.deleteProperty(window, 'onscrollend');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const layOut = vi.fn();
  history.scrollRestoration = 'auto';
  history.replaceState({ scrollY: 900 }, '');
  restoreScroll(layOut);
  expect(scroll.mock.calls).toEqual(isBrought ? [[0, 900]] : []);
  expect(layOut).toHaveBeenCalledTimes(isBrought ? 1 : 0);
  // The browser does not restore the position again, but still does so between parts of the page.
  expect(history.scrollRestoration).toBe(isBrought ? 'manual' : 'auto');
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(history.scrollRestoration).toBe('auto'));
});

test('stores the scroll position when scrolling ends', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('scrollY', 700);
  history.replaceState({ kept: 1 }, '');
  restoreScroll(() => {});
  dispatchEvent(new Event('scrollend'));
  expect(history.state).toEqual({ kept: 1, scrollY: 700 });
});
