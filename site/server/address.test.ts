import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

test.each([
  ['/', '/', true],
  ['/aboutus', '/aboutus', true],
  ['/AboutUs', '/aboutus', false],
  ['/aboutus/', '/aboutus', false],
  ['//aboutus', '/aboutus', false],
  ['/%61boutus', '/aboutus', false],
  ['/blogdetails/12?page=2', '/blogdetails/12', true],
  ['//evil.example/', '/evil.example', false],
])('%s is read as %s', (url, path, canonical) => {
  expect(readAddress(url)).toMatchObject({ kind: 'page', path, canonical });
});

test('the query keeps every later question mark', () => {
  const address = readAddress('/blogs?page=2&q=a?b');
  expect(address).toMatchObject({ queryText: 'page=2&q=a?b' });
});

test.each([
  '/%',
  '/%c3%28',
  '/a%00b',
  '/a%0d%0ab',
  '/a%5cb',
  'http://other.example/',
  '*',
  `/${'a'.repeat(2001)}`,
])('%s is a bad address', (url) => {
  expect(readAddress(url)).toEqual({ kind: 'bad' });
});

test.each(['/a b', '/a%2520b', '/../etc/passwd', '/a/%2e%2e/b', '/a%2fb/..', '/हिन्दी', '/a<b>'])(
  '%s is an unknown page',
  (url) => {
    expect(readAddress(url)).toMatchObject({ kind: 'unknown' });
  },
);
