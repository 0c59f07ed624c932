import type { Log } from '@ev-site/content/logging/log.ts';
import type { Mailer } from '@ev-site/content/mail/mailer.ts';
import type { Payload } from 'payload';
import type { ReadCompany } from './company.ts';

/** What is needed to send mails that are owed. */
export interface MailWork {
  payload: Payload;
  mailer: Pick<Mailer, 'send'>;
  getCompany: ReadCompany;
  log: Pick<Log, 'error'>;
  now?: () => number;
}

/** The same for mails with a link to the site. */
export interface LinkedMailWork extends MailWork {
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
}

/**
 * Works off one after the other, until none is left or no more is to be begun.
 * @param take takes the next; null where there is none
 */
export const workOff = async <Taken>(
  take: () => Promise<Taken | null>,
  work: (taken: Taken) => Promise<void>,
  stopped?: AbortSignal,
): Promise<void> => {
  while (!stopped?.aborted) {
    const taken = await take();
    if (!taken) return;
    await work(taken);
  }
};
