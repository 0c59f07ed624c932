import { hour } from '@ev-site/content/spans-of-time.ts';
import { countRefusals } from '../metrics/limits.ts';
import type { Counters } from '../traffic/counters/counter.ts';
import { createRateLimit } from '../traffic/rate-limit.ts';
import { toMailbox } from './mailbox.ts';

/** Receipts to one mailbox in an hour: nobody fills others' mailboxes through us. */
const perMailbox = 3;
/** Mails that what one network sends may bring strangers in an hour, while nobody shows that he is a person. */
export const strangersMails = 20;

/** Says for each lead whether a receipt may go out. The lead is taken in any case. */
export const createReceiptLimit = (counters: Counters) => {
  const mailboxes = countRefusals(
    'receipts',
    createRateLimit(perMailbox, counters.open('receipts-mailbox', hour)),
  );
  const networks = countRefusals(
    'receipts',
    createRateLimit(strangersMails, counters.open('receipts-network', hour)),
  );
  return async (email: string, network: string): Promise<boolean> =>
    email !== '' && (await mailboxes.take(toMailbox(email))) && (await networks.take(network));
};
