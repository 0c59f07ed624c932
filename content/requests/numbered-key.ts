import { readPositiveInt } from '@ev-site/contract/positive-int.ts';

/** A key of a mailed link: the id of what it opens, and 256 bits in hexadecimal digits. */
const form = /^(\d+)\.([0-9a-f]{64})$/;

/** Splits a key into its parts; null if it has another form. Does not check whether the key is valid. */
export const readNumberedKey = (key: unknown): { whole: string; id: number; bits: string } | null => {
  const [whole, number = '', bits] = typeof key === 'string' ? (form.exec(key) ?? []) : [];
  const id = readPositiveInt(number);
  return whole && id && bits ? { whole, id, bits } : null;
};
