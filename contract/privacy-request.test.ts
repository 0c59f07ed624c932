import { describe, expect, test } from 'vitest';
import { toFieldCodes } from './forms/codes.ts';
import { toReference } from './privacy-reference.ts';
import { requestSchema } from './privacy-request.ts';

const codesOf = (fields: object) => {
  const parsed = requestSchema.safeParse(fields);
  return parsed.success ? {} : toFieldCodes(parsed.error.issues);
};

test.each([
  'K7M2-4QXD',
  'k7m24qxd',
  ' K7M2 4QXD ',
  'K7M2–4QXD',
  'K૭M૨-૪QXD',
  '\u200bK7M2\u20114QXD\u200e',
  'K7M2-4QXD.',
  '“K7M2-4QXD”',
  "'K7M2_4QXD',",
  '(K7M2/4QXD)।',
])('reads the reference number in %j', (typed) => expect(toReference(typed)).toBe('K7M2-4QXD'));

test('reads letters that look like digits as those digits', () => {
  expect(toReference('OIL0-1111')).toBe('0110-1111');
});

test.each(['', 'K7M2', 'K7M2-4QXDA', 'K7M2-4QX!', 'K7M2-4QXDक', 'UUUU-UUUU'])(
  'refuses %j as a reference number',
  (typed) => {
    expect(toReference(typed)).toBeNull();
  },
);

describe('a request', () => {
  test('identifies a person by mail address, or by phone and reference number', () => {
    expect(codesOf({ kind: 'see', email: 'asha@example.com' })).toEqual({});
    expect(codesOf({ kind: 'see', email: 'asha@example.com', phone: null, reference: null })).toEqual({});
    expect(codesOf({ kind: 'erase', phone: '૯૮૨૫૦ ૧૨૩૪૫', reference: 'k7m2 4qxd' })).toEqual({});
  });

  test.each([
    [{ email: 'asha@example.com' }, { kind: ['requestKindMissing'] }],
    [{ kind: 'sell', email: 'asha@example.com' }, { kind: ['requestKindMissing'] }],
    [{ kind: 'see' }, { email: ['requestWhoMissing'] }],
    [{ kind: 'see', phone: '98250 12345' }, { email: ['requestWhoMissing'] }],
    [{ kind: 'see', reference: 'K7M2-4QXD' }, { email: ['requestWhoMissing'] }],
    [{ kind: 'see', email: 'asha' }, { email: ['emailForm'] }],
    [{ kind: 'see', phone: '98250 12345', reference: 'K7' }, { reference: ['referenceForm'] }],
    [{ kind: 'see', email: 'asha@example.com', reference: 7 }, { reference: ['referenceForm'] }],
  ])('with %j is refused with its reason', (fields, codes) => {
    expect(codesOf(fields)).toEqual(codes);
  });
});
