import type { SavedAnswer } from '@ev-site/contract/answers/single.ts';
import { type LeadKind, successSentences } from '@ev-site/contract/leads/kinds.ts';
import { formProblems } from '@ev-site/contract/leads/messages.ts';
import type { LeadOutcome } from '../../leads/lead-form.ts';
import { ApiFailure } from '../failures.ts';

/** Seconds after which a form that was one too many may be sent again. */
const retryAfter = { 'Retry-After': '600' };

/** The company's number and the mailbox of applications; empty where there is none. */
export interface WaysToReachUs {
  phone: string;
  mailbox: string;
}

/** The answer to a form that was taken. @throws {ApiFailure} for every other outcome. */
export const toAnswer = (
  kind: LeadKind,
  outcome: LeadOutcome,
  { phone, mailbox }: WaysToReachUs,
): SavedAnswer => {
  switch (outcome.outcome) {
    case 'saved':
      return { data: { title: 'Success', message: successSentences[kind] } };
    case 'refused':
      throw new ApiFailure(422, outcome.messages);
    case 'tooMany':
      throw new ApiFailure(429, formProblems.tooMany, retryAfter);
    case 'busy':
      throw new ApiFailure(503, formProblems.busy, { 'Retry-After': '60' });
    case 'resumesFull':
      throw new ApiFailure(503, formProblems.resumesFull(mailbox, phone), { 'Retry-After': '3600' });
    case 'notSaved':
      throw new ApiFailure(503, formProblems.notSaved(phone), { 'Retry-After': '60' });
  }
};
