import type { AskedQuery } from './page.ts';

/**
 * What an address asks under these keys, empty values left out. What comes several times is joined by commas with a
 * space: a list of names, and no number, as "300,400" would be.
 */
export const pickOwnQuery = (asked: Readonly<Record<string, unknown>>, keys: readonly string[]): AskedQuery =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = [asked[key] ?? []].flat().filter(Boolean).join(', ');
      return value ? [[key, value]] : [];
    }),
  );
