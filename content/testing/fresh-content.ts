import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { takeSnapshot } from '../backup/snapshot.ts';
import { migrateContent } from '../database/migrate.ts';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';

/** An empty content store for a test, in its own folder. */
export interface FreshContent {
  payload: Payload;
  /** Environment variables with which another program can open the same store. */
  variables: Record<string, string>;
  remove: () => Promise<void>;
}

/** An empty SQLite store with the newest schema, as bytes, so that tests in one process migrate only once. */
let newest: Buffer | undefined;

/** Reads an open store, including what is still in its write-ahead log. */
const readStore = (folder: string): Buffer => {
  const copy = path.join(folder, 'newest.sqlite');
  takeSnapshot(path.join(folder, 'site.sqlite'), copy);
  const bytes = readFileSync(copy);
  rmSync(copy);
  return bytes;
};

/** Creates and opens an empty SQLite store with the newest schema. @param more further environment variables */
export const openFreshContent = async (more: Record<string, string> = {}): Promise<FreshContent> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-content-'));
  const variables = {
    DATA_DIR: folder,
    PUBLIC_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'x'.repeat(32),
    ...more,
  };
  const isFile = !more.DATABASE_URL;
  if (isFile && newest) writeFileSync(path.join(folder, 'site.sqlite'), newest);
  const payload = await openContent({ variables, logger: createLog('silent') });
  await migrateContent(payload);
  if (isFile) newest ??= readStore(folder);
  return {
    payload,
    variables,
    remove: async () => {
      await payload.destroy();
      // For REST calls, Payload uses the store that this process opened first, whatever configuration it gets.
      (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
