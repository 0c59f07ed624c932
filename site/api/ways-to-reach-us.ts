import type { DataDoor } from '../data/door.ts';
import { createGenerationCache } from '../data/generation-cache.ts';
import { getMailbox } from '../leads/outbox/mail-texts.ts';
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
  const kept = createGenerationCache<WaysToReachUs, null>({
    generation,
    maxBytes: 1000,
    async make() {
      const settings = await data.getSettings();
      const value = { phone: settings.phones[0], mailbox: getMailbox(settings, 'application') ?? '' };
      return { value, size: 100, complete: true };
    },
  });
  return async () =>
    (await kept.get('ways', null).catch(() => undefined)) ?? { phone: undefined, mailbox: '' };
};
