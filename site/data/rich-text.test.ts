import { expect, test } from 'vitest';
import { getPictureReader } from './picture.ts';
import { getRichTextReader } from './rich-text.ts';

const pictures = getPictureReader('/media');
const toHtml = getRichTextReader(pictures, 'en');
const block = { direction: 'ltr', format: '', indent: 0, version: 1 };
const text = (words: string, format = 0) => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: 'color: red',
  version: 1,
});
const toRoot = (...children: object[]) => ({ root: { ...block, type: 'root', children } });
const list = (listType: string, ...items: object[]) => ({
  ...block,
  type: 'list',
  listType,
  tag: listType === 'number' ? 'ol' : 'ul',
  start: 1,
  children: items.map((item, index) => ({
    ...block,
    type: 'listitem',
    value: index + 1,
    children: [item],
  })),
});

test('writes lists without style attributes or values, nested ones too', () => {
  const html = toHtml(toRoot(list('bullet', text('one'), list('number', text('two')))));
  expect(html).toBe('<ul><li>one</li><li><ol><li>two</li></ol></li></ul>');
});

test('keeps emphasis, drops styles, escapes what looks like HTML', () => {
  const html = toHtml(toRoot({ ...block, type: 'paragraph', children: [text('<img onerror=x>', 1)] }));
  expect(html).toBe('<p><strong>&lt;img onerror=x&gt;</strong></p>');
});

test('a link to a page leads to its version in the language of the text, and other links stay as they are', () => {
  const hrefIn = (language: 'en' | 'hi', url: string) => {
    const fields = { linkType: 'custom', newTab: false, url };
    const link = { ...block, type: 'link', fields, children: [text('there')] };
    const html = getRichTextReader(
      pictures,
      language,
    )(toRoot({ ...block, type: 'paragraph', children: [link] }));
    return /href="([^"]*)"/.exec(html)?.[1];
  };
  expect(hrefIn('hi', '/savings?vehicle=major#sum')).toBe('/hi/savings?vehicle=major#sum');
  expect(hrefIn('hi', '/')).toBe('/hi');
  expect(hrefIn('en', '/savings')).toBe('/savings');
  for (const elsewhere of [
    '/gu/savings',
    '/blogdetails/5',
    '/media/a.pdf',
    'https://example.com/savings',
    '#sum',
  ])
    expect(hrefIn('hi', elsewhere)).toBe(elsewhere);
});

test('unknown elements keep only their text, and nothing of their attributes', () => {
  const hostile = '"><form action=/studio/api/staff>';
  const cell = { ...block, type: 'tablecell', headerState: hostile, children: [text('in a cell')] };
  const row = { ...block, type: 'tablerow', children: [cell] };
  const unknown = { ...block, type: hostile, tag: hostile, children: [text('in something')] };
  const html = toHtml(
    toRoot({ ...block, type: 'table', children: [row] }, cell, unknown, { type: 'horizontalrule' }),
  );
  expect(html).toBe('in a cellin a cellin something');
});

test('a picture with invalid data adds no markup of its own', () => {
  const upload = (value: unknown) =>
    toHtml(toRoot({ type: 'upload', relationTo: 'media', value, version: 3 }));
  const read = { id: 1, filename: 'a.png', alt: 'A', updatedAt: '2026-01-01T00:00:00.000Z', height: 1 };
  expect(upload({ ...read, width: 2 })).toContain('width="2" height="1"');
  const hostile = '1"><meta http-equiv=refresh content="0;url=https://evil.example"><b x="';
  expect(upload({ ...read, width: hostile })).toBe('');
  expect(upload({ ...read, width: 2, height: hostile })).toBe('');
  const words = upload({ ...read, width: 2, alt: hostile, filename: hostile, updatedAt: hostile });
  expect(words.match(/<[a-z]+/g)).toEqual(['<picture', '<img']);
  expect(upload(1)).toBe('');
});
