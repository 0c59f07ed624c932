import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import { paths, withoutLanguage } from '@ev-site/contract/paths.ts';

const reckonings: readonly string[] = [paths.Savings, paths.Find, paths.Compare];

/** Only the keys and values that our own pages write: nothing that reads as words or as another address. */
const ownQuery = /^[\w.,%&=+-]*$/;

/**
 * Makes an address that staff can open, of the calculation from which an inquiry was sent. Anything else is left out
 * without an error: the visitor did not type it and could not correct it.
 */
export const findReckoning = (asked: string, publicUrl: string): ColumnValues => {
  const [path = '', query = '', ...more] = asked.split('?');
  const isOurs = reckonings.includes(withoutLanguage(path)) && ownQuery.test(query) && more.length === 0;
  return { reckoning: isOurs ? publicUrl + asked : '' };
};
