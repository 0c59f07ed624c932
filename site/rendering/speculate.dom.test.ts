import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { EnquireLink } from '../islands/enquire-link.tsx';
import { speculate } from './speculate.ts';
import { pointRules, pressRules } from './speculation-rules.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a mouse', true, ['prerender', 'prefetch']],
  ['fingers', false, ['prerender']],
])('with %s links are prefetched at hover: %s', (_with, matches, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  document.head.innerHTML = '';
  speculate();
  const texts = [...document.querySelectorAll('script[type="speculationrules"]')].map(
    ({ textContent }) => textContent,
  );
  expect(texts.flatMap((text) => Object.keys(JSON.parse(text ?? '')))).toEqual(expected);
});

test('a link that opens the enquiry dialog is excluded from speculation', () => {
  const links = renderToStaticMarkup(
    createElement(EnquireLink, {
      words: 'Enquire Now',
      href: '/contactus#enquiry',
      subject: { product: 'millo', marker: '', colorval: '' },
    }),
  );
  document.body.innerHTML = `${links}<a href="/productmillo">Millo</a>`;
  for (const text of [pressRules, pointRules]) {
    const [, selector = ''] = /"selector_matches":"(.*?)"/.exec(text) ?? [];
    expect([...document.querySelectorAll(selector)].map((link) => link.textContent)).toEqual(['Enquire Now']);
  }
});

test('speculation uses the addresses with campaign parameters to which clicks lead', () => {
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
