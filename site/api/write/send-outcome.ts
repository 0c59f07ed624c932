import type { SavedAnswer } from '@ev-site/contract/answers.ts';
import type { FieldMessages } from '@ev-site/contract/failure.ts';
import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { LeadOutcome } from '../../leads/lead-form.ts';
import type { Words } from '../../words/words.ts';
import { ApiFailure } from '../failures.ts';
import type { WaysToReachUs } from '../ways-to-reach-us.ts';

/** The header with the time after which a form may be sent again. */
const toRetryAfter = (minutes: number) => ({ 'Retry-After': String(minutes * 60) });

const toMessages = (codes: FieldCodes, { messages }: Words['forms']): FieldMessages =>
  Object.fromEntries(
    Object.entries(codes).map(([field, list]) => [field, list.map((code) => messages[code])]),
  );

/**
 * The response to an accepted form, in one language.
 * @param saved the sentence of success.
 * @throws {ApiFailure} for every other outcome.
 */
export const toAnswer = (
  saved: string,
  outcome: LeadOutcome,
  words: Words['forms'],
  ways: WaysToReachUs,
): SavedAnswer => {
  const { problems } = words;
  const { mailbox } = ways;
  const phone = ways.phone?.number ?? '';
  switch (outcome.outcome) {
    case 'saved':
      return {
        data: {
          title: words.controls.success,
          message: saved,
          ...(outcome.reference && { reference: outcome.reference }),
        },
      };
    case 'refused':
      throw new ApiFailure(422, toMessages(outcome.codes, words));
    case 'paused':
      throw new ApiFailure(503, problems.paused({ phone }), toRetryAfter(60));
    case 'tooMany':
      throw new ApiFailure(429, problems.tooMany, toRetryAfter(10));
    case 'busy':
      throw new ApiFailure(503, problems.busy, toRetryAfter(1));
    case 'resumesFull':
      throw new ApiFailure(503, problems.resumesFull({ mailbox, phone }), toRetryAfter(60));
    case 'resumesLost':
      throw new ApiFailure(503, problems.resumesLost({ mailbox, phone }), toRetryAfter(1));
    case 'notSaved':
      throw new ApiFailure(503, problems.notSaved({ phone }), toRetryAfter(1));
  }
};
