import { hour } from '@ev-site/contract/spans-of-time.ts';
import { countRefusals } from '../metrics/limits.ts';
import type { Counters } from '../traffic/counters/counter.ts';
import { createNetworkLimit, createRateLimit } from '../traffic/rate-limit.ts';
import { toMailbox } from './mailbox.ts';

/** Receipts to one mailbox in an hour. The limit stops people from flooding others' mailboxes through us. */
const perMailbox = 3;
/** Mails to other people's addresses that one network may cause in an hour without passing a human check. */
export const strangersMails = 20;

/** Decides who gets a receipt. The lead is stored in any case. */
interface ReceiptLimit {
  /** Says whether a receipt may go out for a lead, and counts it. */
  take(email: string, network: string): Promise<boolean>;
  /** Undoes the count for a lead that could not be stored. */
  giveBack(email: string, network: string): Promise<void>;
}

/** Counts receipts by mailbox and by network. */
export const createReceiptLimit = (counters: Counters): ReceiptLimit => {
  const mailboxes = countRefusals(
    'receipts',
    createRateLimit(perMailbox, counters.open('receipts-mailbox', hour)),
  );
  const networks = countRefusals(
    'receipts',
    createNetworkLimit(strangersMails, counters.open('receipts-network', hour)),
  );
  return {
    async take(email, network) {
      if (email === '' || !(await mailboxes.take(toMailbox(email)))) return false;
      if (await networks.take(network)) return true;
      await mailboxes.giveBack(toMailbox(email));
      return false;
    },
    async giveBack(email, network) {
      await mailboxes.giveBack(toMailbox(email));
      await networks.giveBack(network);
    },
  };
};
