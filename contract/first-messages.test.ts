import { expect, it } from 'vitest';
import { getFirstMessages } from './first-messages.ts';

it('gives the first message of each field', () => {
  expect(getFirstMessages({ message: { name: ['one', 'two'], email: ['three'] } })).toEqual({
    name: 'one',
    email: 'three',
  });
});

it.each([null, 'text', [], {}, { message: 'text' }, { message: { name: 'text', email: [], phone: [1] } }])(
  'gives nothing for %j',
  (body) => {
    expect(getFirstMessages(body)).toEqual({});
  },
);
