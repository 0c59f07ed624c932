import type { AskedQuery } from './page.ts';

/**
 * Picks these keys from a query, without empty values. Values of a repeated key are joined by a comma with a space:
 * that can be read as a list of names, but not as a number, as "300,400" could.
 */
export const pickOwnQuery = (asked: Readonly<Record<string, unknown>>, keys: readonly string[]): AskedQuery =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = [asked[key] ?? []].flat().filter(Boolean).join(', ');
      return value ? [[key, value]] : [];
    }),
  );
