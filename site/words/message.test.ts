import { expect, expectTypeOf, test } from 'vitest';
import { listPlaceholders, type Message, toMessage } from './message.ts';

const say = (text: string, values: object): string => {
  const message = toMessage(text, 'en-IN');
  return typeof message === 'string' ? message : message(values);
};

test('a text without placeholders is unchanged, including apostrophes and signs', () => {
  expect(toMessage('What doesn’t fit: it\'s "<b>"', 'en-IN')).toBe('What doesn’t fit: it\'s "<b>"');
});

test('placeholders take their values, including numbers', () => {
  expect(say('Page {number} of {total}', { number: 2, total: 0 })).toBe('Page 2 of 0');
});

test('an empty value selects “none”, and stays empty in a plain placeholder', () => {
  const text = 'Please try again{phone, select, none {} other {, or call {phone}}}.';
  expect(say(text, { phone: '' })).toBe('Please try again.');
  expect(say(text, { phone: '+91 79 4000 1234' })).toBe('Please try again, or call +91 79 4000 1234.');
  expect(say('Nearest to “{place}”', { place: '' })).toBe('Nearest to “”');
});

test('plurals follow the language: in Hindi and Gujarati zero is singular', () => {
  const text = '{count, plural, one {one of them} other {# of them}}';
  const tags = ['en-IN', 'hi-IN', 'gu-IN'];
  const said = tags.map((tag) => {
    const message = toMessage(text, tag);
    return typeof message === 'string' ? message : message({ count: 0 });
  });
  expect(said).toEqual(['0 of them', 'one of them', 'one of them']);
});

test('limits of fields are filled in', () => {
  expect(toMessage('Up to {nameLimit} letters', 'en-IN')).toBe('Up to 80 letters');
});

test('lists placeholders once, including nested ones', () => {
  expect(listPlaceholders('{kind, select, dealer {Town {town}} other {{town} {phone}}}')).toEqual([
    'kind',
    'town',
    'phone',
  ]);
});

test('throws for an invalid message', () => {
  expect(() => toMessage('Page {number', 'en-IN')).toThrow();
});

test('the types state which values a text needs', () => {
  expectTypeOf<Message<'Send'>>().toEqualTypeOf<string>();
  expectTypeOf<Message<'Up to {nameLimit} letters'>>().toEqualTypeOf<string>();
  expectTypeOf<Message<'Please{phone, select, none {} other {, or call {phone}}}.'>>().toEqualTypeOf<
    (values: Record<'phone', string | number>) => string
  >();
  expectTypeOf<Message<'{count, plural, one {# page} other {# pages}} of {name}'>>().toEqualTypeOf<
    (values: Record<'count' | 'name', string | number>) => string
  >();
});
