import { afterEach, expect, test, vi } from 'vitest';
import { speculate } from './speculate.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a mouse', true, ['prerender', 'prefetch']],
  ['fingers', false, ['prerender']],
])('with %s what is pointed at is fetched ahead: %s', (_with, matches, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  document.head.innerHTML = '';
  speculate();
  const texts = [...document.querySelectorAll('script[type="speculationrules"]')].map(
    ({ textContent }) => textContent,
  );
  expect(texts.flatMap((text) => Object.keys(JSON.parse(text ?? '')))).toEqual(expected);
});
