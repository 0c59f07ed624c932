import { expect, test } from 'vitest';
import { readAskedAbout, withAskedAbout } from './asked-about.ts';

test.each([
  ['/hi/contactus#enquiry', { vehicle: 'millo', choice: 'Half Body Cargo' }],
  ['/contactus#enquiry', { vehicle: 'major', choice: '' }],
  ['/contactus', { vehicle: 'e&f', choice: 'हरा #2' }],
])('readAskedAbout reads back what withAskedAbout adds to %s', (address, about) => {
  const asked = new URL(withAskedAbout(address, about), 'https://ev.example');
  expect(asked.pathname + asked.hash).toBe(address);
  expect(readAskedAbout(asked.search)).toEqual(about);
});

test('readAskedAbout finds nothing in an unrelated query', () => {
  expect(readAskedAbout('?sent=contact')).toEqual({ vehicle: '', choice: '' });
});
