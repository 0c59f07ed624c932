import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './section.tsx';
import { WholeWords } from './whole-words.tsx';

test('keeps a short word with a hyphen on its line', () => {
  expect(renderToStaticMarkup(<WholeWords>E-rickshaw or e-cart?</WholeWords>)).toBe(
    '<span class="whole">E-rickshaw</span> or <span class="whole">e-cart</span>?',
  );
  expect(renderToStaticMarkup(<WholeWords>A three-wheeler, for first-time owners</WholeWords>)).toBe(
    'A <span class="whole">three-wheeler</span>, for <span class="whole">first-time</span> owners',
  );
});

test('works in every script', () => {
  expect(renderToStaticMarkup(<WholeWords>નવી ઈ-રિક્ષા, ई-रिक्शा, तीन-पहिया</WholeWords>)).toBe(
    'નવી <span class="whole">ઈ-રિક્ષા</span>, <span class="whole">ई-रिक्शा</span>, <span class="whole">तीन-पहिया</span>',
  );
});

test('keeps an ellipsis after the word on its line', () => {
  expect(renderToStaticMarkup(<WholeWords>A new e-rickshaw…</WholeWords>)).toBe(
    'A new <span class="whole">e-rickshaw…</span>',
  );
});

test.each([
  'A door-to-door service',
  'A battery-powered one',
  'Family-business',
  'E-rickshawdrivers',
  '36-volt',
  'X-1',
])('lets “%s” break, which is too long or not a word', (words) =>
  expect(renderToStaticMarkup(<WholeWords>{words}</WholeWords>)).toBe(words),
);

test('does not change a child that is not a text', () => {
  expect(renderToStaticMarkup(<WholeWords>{<b>Mastee</b>}</WholeWords>)).toBe('<b>Mastee</b>');
});

test('titles and leads of sections keep such words whole', () => {
  const html = renderToStaticMarkup(
    <Section title="The e-cart" lead="What an e-cart carries.">
      <p />
    </Section>,
  );
  expect(html.match(/<span class="whole">e-cart<\/span>/g)).toHaveLength(2);
});
