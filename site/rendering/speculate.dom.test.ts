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

test('what is fetched ahead has the address to which a click leads', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = `
    <a href="/contactus#form">Contact</a>
    <a href="#place">Place</a>
    <a href="/brochure.pdf" download>Brochure</a>`;
  const listHrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  history.replaceState(null, '', '/?km=90&gclid=1');
  speculate();
  expect(listHrefs()).toEqual(['/contactus#form', '#place', '/brochure.pdf']);
  history.replaceState(null, '', '/?utm_source=fair');
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {
    expect(listHrefs()).toEqual(['/contactus?utm_source=fair#form', '#place', '/brochure.pdf']);
  });
  speculate();
  expect(append).toHaveBeenCalled();
});
