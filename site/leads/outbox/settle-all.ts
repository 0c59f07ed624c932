import type { Lead } from '@ev-site/content/payload-types.ts';
import { leaseMs } from './due-leads.ts';

/** How many leads are worked on side by side. */
const sideBySide = 5;

/** What a worker does with leads that it has leased. */
interface Hands {
  settle(lead: Lead): Promise<void>;
  /** Another process, or the next one, has it at once. */
  giveBack(lead: Lead): Promise<void>;
  /** Keeps these for another lease, or says by itself that it could not. */
  renew(ids: readonly number[]): Promise<void>;
}

/**
 * Settles leased leads, each in hand until it is settled or given back.
 * @param stopped aborted once no more is to be begun: those that were not begun are given back, as where too many failed
 * @throws after the end of all, what the first that failed has thrown
 */
export const settleAll = async (
  leads: readonly Lead[],
  stopped: AbortSignal,
  { settle, giveBack, renew }: Hands,
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
  // At once, as those that are under way may take longer than the process has left.
  const giveRestBack = () => {
    const left = rest.splice(0);
    for (const { id } of left) inHand.delete(id);
    givenBack = Promise.allSettled(left.map(giveBack));
  };
  stopped.addEventListener('abort', giveRestBack);
  if (stopped.aborted) giveRestBack();
  // A mail server that answers slowly may take longer than a lease, and each mail would go out twice.
  const renewal = setInterval(() => renew([...inHand]), leaseMs / 3);
  // To the end of all: where one could not give its lead back, the others still have theirs in hand.
  const ends = await Promise.allSettled(Array.from({ length: sideBySide }, oneByOne));
  if (rest.length > 0) giveRestBack();
  clearInterval(renewal);
  stopped.removeEventListener('abort', giveRestBack);
  const failed = [...ends, ...(await givenBack)].find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};
