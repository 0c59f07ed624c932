import { expect, test } from 'vitest';
import { getFirstMessages } from './first-messages.ts';

test('returns the first message of each field', () => {
  expect(getFirstMessages({ message: { name: ['one', 'two'], email: ['three'] } })).toEqual({
    name: 'one',
    email: 'three',
  });
});

test.each([null, 'text', [], {}, { message: 'text' }, { message: { name: 'text', email: [], phone: [1] } }])(
  'returns nothing for %j',
  (body) => {
    expect(getFirstMessages(body)).toEqual({});
  },
);
