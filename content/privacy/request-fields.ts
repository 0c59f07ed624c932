import type { RequestKind } from '@ev-site/contract/privacy-request.ts';

/** The labels for staff of each kind of request. */
export const requestKindWords: Record<RequestKind, string> = {
  see: 'See the data',
  correct: 'Correct the data',
  withdraw: 'Withdraw consents',
  erase: 'Erase the data',
};

/** The states of a request. Only programs set the first three; “open” waits for staff; the others are settled. */
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

/** States in which nothing remains to be done. */
export const settledStates: readonly RequestState[] = ['done', 'refused', 'lapsed'];

/** Fields that name a person: emptied when the request is settled. */
export const withoutPerson = {
  email: null,
  phone: null,
  reference: null,
  nextAttemptAt: null,
} as const;

/** Fields with the keys that open a request. */
export const withoutKey = { keyHash: null, keyUntil: null } as const;

/** The outcome when the person did something by the link and did not finish the request. */
export const ownOutcomes = {
  withdrawn: 'The person has withdrawn the consents by the link.',
  corrected: 'The person has corrected the data by the link.',
} as const;
