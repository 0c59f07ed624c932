import { expect, test } from 'vitest';
import { seekDigits, toPhoneDigits, toSoughtDigits } from './phone-digits.ts';

test('reads the digits of a number', () => {
  expect(toPhoneDigits('+91 98250 12345')).toBe('919825012345');
});

test.each([
  ['98250 12345', '9825012345'],
  ['098250-12345', '9825012345'],
  ['+91 98250 12345', '919825012345'],
  ['0091 (98250) 12345', '919825012345'],
  ['+91 (0)98250 12345', '919825012345'],
  ['+91 098250 12345', '919825012345'],
  ['\u202a+91 98250\u201112345\u202c', '919825012345'],
  ['९८२५० १२३४५', '9825012345'],
  ['૯૮૨૫૦ ૧૨૩૪૫', '9825012345'],
  ['tel:[98250] 12345,', '9825012345'],
  ['12345', '12345'],
  ['1 2', null],
  ['Asha 98250', null],
  ['', null],
  [98_250, null],
])('a search for %j looks for the digits %j', (typed, sought) => {
  expect(toSoughtDigits(typed)).toBe(sought);
});

test('searches digits only for text that looks like a number, wherever it is in the condition', async () => {
  const phone = { phone: { like: '98250-12345' } };
  const where = { or: [{ name: { like: '98250-12345' } }, phone] };
  expect(await seekDigits({ and: [where], status: { equals: 'new' } })).toEqual({
    and: [
      {
        and: [
          {
            or: [
              { name: { like: '98250-12345' } },
              { or: [{ phoneDigits: { contains: '9825012345' } }, phone] },
            ],
          },
        ],
      },
      { status: { equals: 'new' } },
    ],
  });
  const byName = { phone: { like: 'Asha' } };
  expect(await seekDigits(byName)).toEqual(byName);
});
