import { hour } from '@ev-site/content/time/spans-of-time.ts';
import { countRefusals } from '../metrics/limits.ts';
import type { Counters } from '../traffic/counters/counter.ts';
import { createNetworkLimit, createRateLimit } from '../traffic/rate-limit.ts';
import { toMailbox } from './mailbox.ts';

/** Receipts to one mailbox in an hour: nobody fills others' mailboxes through us. */
const perMailbox = 3;
/** Mails that what one network sends may bring strangers in an hour, while nobody shows that he is a person. */
export const strangersMails = 20;

/** Who may have a receipt. The lead is taken in any case. */
interface ReceiptLimit {
  /** Says for a lead whether a receipt may go out. */
  take(email: string, network: string): Promise<boolean>;
  /** Gives back what was taken for a lead that could not be stored. */
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
