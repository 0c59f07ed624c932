import type { Lead } from '../payload-types.ts';

/** An enquiry as it is stored after its mails were sent. A test adds what it needs. */
export const exampleLead = (more: Partial<Omit<Lead, 'id'>> = {}) => ({
  kind: 'contact' as const,
  name: 'Asha Patel',
  email: 'asha@example.com',
  phone: '+91 98250 12345',
  phoneDigits: '919825012345',
  status: 'new' as const,
  language: 'en' as const,
  humanCheck: 'notAsked' as const,
  leadKey: crypto.randomUUID(),
  delivery: 'done' as const,
  attempts: 0,
  ...more,
});
