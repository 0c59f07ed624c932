import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import { openKept } from '../data/caching/kept-values.ts';
import type { DataDoor } from '../data/door.ts';
import { getMailbox } from '../leads/company.ts';
import type { Phone } from '../page/plain-page.ts';

/** The company's main telephone and the mailbox of applications, as far as there are any. */
export interface WaysToReachUs {
  phone: Phone | undefined;
  mailbox: string;
}

/** Gives the ways to reach the company; those of before while the database does not answer, else none. */
export const createWaysToReachUs = (
  data: Pick<DataDoor, 'getSettings'>,
  generation: () => number,
): (() => Promise<WaysToReachUs>) => {
  const keep = openKept(generation);
  const read = async (): Promise<WaysToReachUs> => {
    const settings = await data.getSettings();
    return {
      phone: pickByPurpose(settings.phones, 'main'),
      mailbox: getMailbox(settings, 'application') ?? '',
    };
  };
  return () => keep('ways', read).catch(() => ({ phone: undefined, mailbox: '' }));
};
