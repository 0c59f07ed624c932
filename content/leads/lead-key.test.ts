import { describe, expect, test } from 'vitest';
import { getLeadKey, listLeadKeysWithoutFormKey } from './lead-key.ts';

const words = { name: 'Asha', email: 'a@b.co' };

describe('getLeadKey', () => {
  test('is the same for a form that is sent again with its key, also later', () => {
    expect(getLeadKey('contact', words, 'key-12345', 0)).toBe(
      getLeadKey('contact', { email: 'a@b.co', name: 'Asha' }, 'key-12345', 9e9),
    );
  });

  test('differs by kind, words and key', () => {
    const keys = [
      getLeadKey('contact', words, 'key-12345'),
      getLeadKey('dealer', words, 'key-12345'),
      getLeadKey('contact', { ...words, name: 'Amit' }, 'key-12345'),
      getLeadKey('contact', words, 'key-12346'),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  test('without a usable key is the same within ten minutes of the clock', () => {
    expect(getLeadKey('contact', words, '', 0)).toBe(getLeadKey('contact', words, 'short', 599_999));
    expect(getLeadKey('contact', words, '', 0)).not.toBe(getLeadKey('contact', words, '', 600_000));
  });
});

test('a form without a key sent within the last ten minutes has one of two keys', () => {
  const keys = listLeadKeysWithoutFormKey('contact', words, 1_199_000);
  for (const at of [599_001, 1_199_000]) expect(keys).toContain(getLeadKey('contact', words, '', at));
  expect(listLeadKeysWithoutFormKey('contact', words, 1_200_000)).not.toContain(
    getLeadKey('contact', words, '', 0),
  );
});
