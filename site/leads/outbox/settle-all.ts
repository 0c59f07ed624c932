import type { Lead } from '@ev-site/content/payload-types.ts';
import { leaseMs } from './due-leads.ts';

/** How many leads are delivered in parallel. */
const sideBySide = 5;

/** The worker's actions on the leads that it has leased. */
interface LeaseActions {
  settle(lead: Lead): Promise<void>;
  /** Releases a lead, so that another process, or the next one, can take it at once. */
  giveBack(lead: Lead): Promise<void>;
  /** Renews the leases of these leads, and reports on its own when it could not. */
  renew(ids: readonly number[]): Promise<void>;
}

/**
 * Settles leased leads, and renews the lease of each until it is settled or given back.
 * @param stopped aborted when no more leads should be begun. Leads not yet begun are given back then, and also when
 * every parallel run has failed.
 * @throws the first error, after all have ended
 */
export const settleAll = async (
  leads: readonly Lead[],
  stopped: AbortSignal,
  { settle, giveBack, renew }: LeaseActions,
): Promise<void> => {
  const rest = [...leads];
  const inHand = new Set(leads.map(({ id }) => id));
  const oneByOne = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      await settle(next);
      inHand.delete(next.id);
    }
  };
  let givenBack: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);
  // At once, because the leads in progress may take longer than the process still has.
  const giveRestBack = () => {
    const left = rest.splice(0);
    for (const { id } of left) inHand.delete(id);
    givenBack = Promise.allSettled(left.map(giveBack));
  };
  stopped.addEventListener('abort', giveRestBack);
  if (stopped.aborted) giveRestBack();
  // A slow mail server may need longer than a lease; without a renewal, each mail would be sent twice.
  const renewal = setInterval(() => renew([...inHand]), leaseMs / 3);
  // Waits for all: when one could not give its lead back, the others are still working on theirs.
  const ends = await Promise.allSettled(Array.from({ length: sideBySide }, oneByOne));
  if (rest.length > 0) giveRestBack();
  clearInterval(renewal);
  stopped.removeEventListener('abort', giveRestBack);
  const failed = [...ends, ...(await givenBack)].find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};
