import type { LeadKind } from './kinds.ts';

/** Version of the words below; stored with each lead. Raise it whenever they change. */
export const privacyVersion = '2026-11';

const purpose: Record<LeadKind, string> = {
  dealer: 'to answer your dealer enquiry',
  contact: 'to answer your enquiry',
  inquiry: 'to answer your enquiry about this vehicle',
  application: 'to consider your application; only our personnel department can open your resume',
};

/**
 * The note beside a form: what is kept, why, how long, whom to ask.
 * @param months how long such leads are kept.
 * @param email whom to ask.
 */
export const getPrivacyNote = (kind: LeadKind, months: number, email: string): string =>
  `We keep what you write here ${purpose[kind]}. We keep it for ${months} months and give it to nobody else for advertising. To see, correct or delete it, write to ${email}.`;
