import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { campaignKeys } from '@ev-site/contract/forms/origin.ts';
import { cutText, toLine } from '@ev-site/contract/forms/plain-text.ts';
import { withoutLanguage } from '@ev-site/contract/paths.ts';
import type { LeadForm } from './lead-form.ts';

/** The form of a path on our own site. */
const ownPath = /^\/[\w/.~%-]*$/;

/** One campaign word, cleaned and cut. Some mail senders put the reader's address there; such a word is dropped. */
const toWord = (value: string | null): string => {
  const word = cutText(toLine(value ?? ''), limits.campaign);
  return word.includes('@') ? '' : word;
};

/**
 * Finds the page that a form was sent from, without its language, and the campaign words in its address. Both come from
 * the page address that the browser sends with the form, so no cookie or script is needed, and pages stay the same for
 * all visitors. Facts missing from the address are left out.
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
