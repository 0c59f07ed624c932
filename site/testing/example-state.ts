import type { StateReaders } from '../metrics/read-state.ts';

/** Readers of a site's state for the metrics, of a site without pending work. */
export const exampleState: StateReaders = {
  askDatabase: async () => 1,
  readOutbox: () => Promise.reject(new Error('not asked')),
  readOwedEvents: async () => undefined,
  readPendingWork: () => Promise.reject(new Error('not asked')),
  readSweepAge: async () => undefined,
  readMigration: async () => '',
  askStudio: async () => 1,
  readResumeSpace: async () => ({ used: 0, limit: 1 }),
  readDisk: async () => ({ free: 1, size: 1 }),
  readPages: () => ({ entries: 0, bytes: 0 }),
  mailsAsFiles: false,
  version: '1',
  build: '1',
};
