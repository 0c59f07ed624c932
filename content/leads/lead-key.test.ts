import { describe, expect, test } from 'vitest';
import { getLeadKey } from './lead-key.ts';

const words = { name: 'Asha', email: 'a@b.co' };

describe('getLeadKey', () => {
  test('is the same for a form that is sent again, also later', () => {
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

  test('without a usable key holds for ten minutes', () => {
    expect(getLeadKey('contact', words, '', 0)).toBe(getLeadKey('contact', words, 'short', 599_999));
    expect(getLeadKey('contact', words, '', 0)).not.toBe(getLeadKey('contact', words, '', 600_000));
  });
});
