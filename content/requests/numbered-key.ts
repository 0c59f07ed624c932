/** A key of a mailed link: the number of what it opens, and 256 bits in hexadecimal digits. */
const form = /^(\d{1,9})\.([0-9a-f]{64})$/;

/** Takes a key apart; null where it is none. Whether it is right is not known by that. */
export const readNumberedKey = (key: unknown): { whole: string; id: number; bits: string } | null => {
  const [whole, id, bits] = typeof key === 'string' ? (form.exec(key) ?? []) : [];
  return whole && bits ? { whole, id: Number(id), bits } : null;
};
