import type { createWorker } from '../leads/outbox/worker.ts';

/** Company data for the outbox's worker in tests. */
export const exampleSurroundings = {
  studioUrl: 'https://example.com/studio',
  publicUrl: 'https://example.com',
  getRide: async () => null,
  getCompany: async (language) => ({
    company: language === 'en' ? 'The Company' : `The Company (${language})`,
    phones: [],
    emails: [{ address: 'office@example.com', purpose: 'main' }],
    grievance: { email: 'privacy@example.com' },
  }),
  toRights: () => ({ reference: 'K7M2-4QXD', link: 'https://example.com/privacy/requests' }),
} satisfies Partial<Parameters<typeof createWorker>[0]>;
