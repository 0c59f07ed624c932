import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { campaignKeys } from '@ev-site/contract/forms/origin.ts';
import { cutText, toLine } from '@ev-site/contract/forms/plain-text.ts';
import { withoutLanguage } from '@ev-site/contract/paths.ts';
import type { LeadForm } from './lead-form.ts';

/** A path as our own pages have it. */
const ownPath = /^\/[\w/.~%-]*$/;

/** One campaign word, cleaned and cut. Some senders of mails put the reader's address there: that is none. */
const toWord = (value: string | null): string => {
  const word = cutText(toLine(value ?? ''), limits.campaign);
  return word.includes('@') ? '' : word;
};

/**
 * The page that a form was sent from, without its language, and the campaign words in its address. It comes from the
 * address that browsers tell with a form, so it needs no cookie and no script, and pages stay the same for all; what it
 * does not say is left out.
 */
export const findOrigin = ({
  fromPath,
  fromQuery,
}: Pick<LeadForm, 'fromPath' | 'fromQuery'>): ColumnValues => {
  const path = fromPath && withoutLanguage(fromPath);
  const page = ownPath.test(path) && path.length <= limits.page ? path : '';
  const query = new URLSearchParams(fromQuery);
  const found = Object.entries(campaignKeys).map(
    ([key, column]) => [column, toWord(query.get(key))] as const,
  );
  return Object.fromEntries([['page', page] as const, ...found].filter(([, text]) => text !== ''));
};
