import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import { paths, withoutLanguage } from '@ev-site/contract/paths.ts';

const reckonings: readonly string[] = [paths.Savings, paths.Find, paths.Compare];

/** Keys and values as our own pages write them: nothing that could be read as words or as another address. */
const ownQuery = /^[\w.,%&=+-]*$/;

/**
 * The reckoning that an inquiry was sent from, as an address that staff can open. What is no reckoning of ours is left
 * out: the visitor did not write it and could not mend it.
 */
export const findReckoning = (asked: string, publicUrl: string): ColumnValues => {
  const [path = '', query = '', ...more] = asked.split('?');
  const isOurs = reckonings.includes(withoutLanguage(path)) && ownQuery.test(query) && more.length === 0;
  return { reckoning: isOurs ? publicUrl + asked : '' };
};
