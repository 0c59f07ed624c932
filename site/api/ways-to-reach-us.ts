import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import { openValueCache } from '../data/caching/value-cache.ts';
import type { DataAccess } from '../data/data-access.ts';
import { getMailbox } from '../leads/company.ts';
import type { Phone } from '../page/plain-page.ts';

/** The company's main phone and the mail address for applications, if there are any. */
export interface WaysToReachUs {
  phone: Phone | undefined;
  mailbox: string;
}

/**
 * Creates the reader of the ways to reach the company; while the database does not answer, it returns the last known
 * ones, or none.
 */
export const createWaysToReachUs = (
  data: Pick<DataAccess, 'getSettings'>,
  generation: () => number,
): (() => Promise<WaysToReachUs>) => {
  const keep = openValueCache(generation);
  const read = async (): Promise<WaysToReachUs> => {
    const settings = await data.getSettings();
    return {
      phone: pickByPurpose(settings.phones, 'main'),
      mailbox: getMailbox(settings, 'application') ?? '',
    };
  };
  return () => keep('ways', read).catch(() => ({ phone: undefined, mailbox: '' }));
};
