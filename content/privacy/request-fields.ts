import type { RequestKind } from '@ev-site/contract/privacy-request.ts';

/** What staff call each kind of request. */
export const requestKindWords: Record<RequestKind, string> = {
  see: 'See the data',
  correct: 'Correct the data',
  withdraw: 'Withdraw consents',
  erase: 'Erase the data',
};

/** How far a request has come. The first three are the programs' own; “open” waits for staff; the rest are settled. */
export const requestStates = [
  { value: 'received', label: 'Just received' },
  { value: 'mailed', label: 'A link was mailed: the person does the rest' },
  { value: 'opened', label: 'The person has opened the link' },
  { value: 'open', label: 'Open: for a colleague' },
  { value: 'done', label: 'Done' },
  { value: 'refused', label: 'Refused, with the reason' },
  { value: 'lapsed', label: 'Lapsed: the link was not opened, or nothing was done on its page' },
] as const;

export type RequestState = (typeof requestStates)[number]['value'];

/** States in which nothing is to be done any more. */
export const settledStates: readonly RequestState[] = ['done', 'refused', 'lapsed'];

/** What of a request names a person: goes when it is settled. */
export const withoutPerson = {
  email: null,
  phone: null,
  reference: null,
  nextAttemptAt: null,
} as const;

/** What opens a request. */
export const withoutKey = { keyHash: null, keyUntil: null } as const;

/** What a request says of what the person has done by the link, and left open. */
export const ownOutcomes = {
  withdrawn: 'The person has withdrawn the consents by the link.',
  corrected: 'The person has corrected the data by the link.',
} as const;
