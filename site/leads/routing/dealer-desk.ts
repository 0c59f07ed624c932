import { readAnswerTimes } from '@ev-site/content/leads/answer-times.ts';
import {
  acceptLead,
  type DealerLead,
  findDealerLead,
  giveLeadBack,
  noteOfDealer,
} from '@ev-site/content/leads/routing/dealer-lead.ts';
import { type DealerOutcome, dealerOutcomes } from '@ev-site/contract/dealers.ts';
import { countCodePoints, readText, toText } from '@ev-site/contract/forms/plain-text.ts';
import type { Payload } from 'payload';
import type { DealerLeadView, DealerProblem } from '../../page/dealer-lead.ts';
import { tellDealer } from './tell-dealer.ts';

/** Longest reason or note of a dealer, in characters. */
export const longestNote = 500;

/**
 * What a dealer does through the link in his mail. Every result is null when the link does not work, or no longer
 * works.
 */
export interface DealerDesk {
  read(key: unknown): Promise<DealerLeadView | null>;
  take(key: unknown): Promise<DealerLeadView | null>;
  giveBack(key: unknown, reason: unknown): Promise<'done' | DealerProblem | null>;
  note(key: unknown, outcome: DealerOutcome, text: unknown): Promise<'done' | DealerProblem | null>;
}

const isOutcome = (noted: unknown): noted is DealerOutcome =>
  (dealerOutcomes as readonly unknown[]).includes(noted);

const readTyped = (typed: unknown): string => toText(readText(typed)).trim();

/**
 * Creates the dealers' actions.
 * @param returned called when a dealer gives a lead back, so that the rules can give it to another person
 */
export const createDealerDesk = (payload: Payload, returned: () => void): DealerDesk => {
  const toView = async ({ route, lead }: DealerLead): Promise<DealerLeadView> => ({
    dealer: route.targetName,
    isTaken: route.state === 'taken',
    noted: isOutcome(route.noted) ? route.noted : null,
    until: route.keyUntil ?? '',
    hours: (await readAnswerTimes(payload)).hours[lead.kind],
    ...tellDealer(lead),
  });
  const read = async (key: unknown) => {
    const found = await findDealerLead(payload, key);
    return found && toView(found);
  };
  return {
    read,
    async take(key) {
      const found = await findDealerLead(payload, key);
      if (!found) return null;
      await acceptLead(payload, found);
      return read(key);
    },
    async giveBack(key, typed) {
      const found = await findDealerLead(payload, key);
      if (!found) return null;
      const reason = readTyped(typed);
      if (reason === '') return 'reasonMissing';
      if (countCodePoints(reason) > longestNote) return 'tooLong';
      await giveLeadBack(payload, found, reason);
      returned();
      return 'done';
    },
    async note(key, outcome, typed) {
      const found = await findDealerLead(payload, key);
      if (found?.route.state !== 'taken') return null;
      const text = readTyped(typed);
      if (countCodePoints(text) > longestNote) return 'tooLong';
      return (await noteOfDealer(payload, found, outcome, text)) ? 'done' : 'tooMuch';
    },
  };
};
