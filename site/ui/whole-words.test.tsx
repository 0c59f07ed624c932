import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './section.tsx';
import { WholeWords } from './whole-words.tsx';

test('keeps a word of one letter and a hyphen on its line', () => {
  expect(renderToStaticMarkup(<WholeWords>E-rickshaw or e-cart?</WholeWords>)).toBe(
    '<span class="whole">E-rickshaw</span> or <span class="whole">e-cart</span>?',
  );
});

test('does so in every script', () => {
  expect(renderToStaticMarkup(<WholeWords>નવી ઈ-રિક્ષા, ई-रिक्शा</WholeWords>)).toBe(
    'નવી <span class="whole">ઈ-રિક્ષા</span>, <span class="whole">ई-रिक्शा</span>',
  );
});

test('keeps the sign that something was left out beside it', () => {
  expect(renderToStaticMarkup(<WholeWords>A new e-rickshaw…</WholeWords>)).toBe(
    'A new <span class="whole">e-rickshaw…</span>',
  );
});

test('lets other words break, and leaves what is no text alone', () => {
  expect(renderToStaticMarkup(<WholeWords>A three-wheeler</WholeWords>)).toBe('A three-wheeler');
  expect(renderToStaticMarkup(<WholeWords>{<b>Mastee</b>}</WholeWords>)).toBe('<b>Mastee</b>');
});

test('stands in the title of a section and in the sentence under it', () => {
  const html = renderToStaticMarkup(
    <Section title="The e-cart" lead="What an e-cart carries.">
      <p />
    </Section>,
  );
  expect(html.match(/<span class="whole">e-cart<\/span>/g)).toHaveLength(2);
});
