import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addEmpty, copyUntouched } from '@ev-site/scripts/database-copies.ts';
import { startPostgresIn } from '@ev-site/scripts/test-database.ts';
import type { Payload } from 'payload';
import { inject } from 'vitest';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import { type FreshContent, openFreshContent } from './fresh-content.ts';
import type { Dialect } from './landed-versions/landed-version.ts';
import { openStaffUnderTest, type StaffUnderTest } from './staff-under-test.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address where a test asks for the server that the files of its project share (shared-postgres.ts). */
    sharedPostgres: string;
  }
}

/** The content store of a test, on either database. */
export interface StoreUnderTest {
  /** With SQLite, contains everything; with PostgreSQL, the files beside the database. */
  folder: string;
  /** Environment variables with which a program opens the store. */
  variables: { DATA_DIR: string; DATABASE_URL: string; PUBLIC_URL: string; PAYLOAD_SECRET: string };
  remove: () => Promise<void>;
}

interface OpenDatabase {
  url: string;
  drop: () => Promise<unknown>;
}

const openStore = async (open: (folder: string) => Promise<OpenDatabase>): Promise<StoreUnderTest> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-store-'));
  const { url, drop } = await open(folder);
  return {
    folder,
    variables: {
      DATA_DIR: path.join(folder, 'content'),
      DATABASE_URL: url,
      PUBLIC_URL: 'http://localhost:3000',
      PAYLOAD_SECRET: 'x'.repeat(32),
    },
    remove: async () => {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Asks for the shared server. With `newest`, the answer names its database with the newest schema, to be copied. */
const askServer = async (about: 'server' | 'newest'): Promise<string> => {
  const answer = await fetch(`${inject('sharedPostgres')}/${about}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
};

const inFile: OpenDatabase = { url: '', drop: async () => undefined };

/** Makes a store without a schema. On PostgreSQL it has its own database. */
export const openStoreOn = (dialect: Dialect): Promise<StoreUnderTest> =>
  openStore(async () => (dialect === 'postgres' ? addEmpty(await askServer('server')) : inFile));

/**
 * The same on its own PostgreSQL server, for tests that change what all databases of a server share, e.g. its roles.
 */
export const openStoreOnOwnServer = (): Promise<StoreUnderTest> =>
  openStore(async (folder) => {
    const { url, stop } = await startPostgresIn(folder);
    return { url, drop: stop };
  });

/** If something cannot be opened completely, cleans up, so that no server and no folder is left for later tests. */
const orRemove = async <Opened>(
  remove: () => Promise<unknown>,
  open: () => Promise<Opened>,
): Promise<Opened> => {
  try {
    return await open();
  } catch (error) {
    await remove();
    throw error;
  }
};

/** Two programs on one store with the newest schema, like the site and the studio. */
export interface TwoPrograms {
  programs: [Payload, Payload];
  remove: () => Promise<void>;
}

/** An empty content store with the newest schema. */
export const openFreshOn = async (dialect: Dialect): Promise<FreshContent> => {
  if (dialect === 'sqlite') return openFreshContent();
  const { url, drop } = await copyUntouched(await askServer('newest'));
  const fresh = await orRemove(drop, () => openFreshContent({ DATABASE_URL: url }));
  return {
    ...fresh,
    remove: async () => {
      await fresh.remove();
      await drop();
    },
  };
};

export const openTwoOn = async (dialect: Dialect): Promise<TwoPrograms> => {
  const { payload, variables, remove } = await openFreshOn(dialect);
  const open = () => openContent({ variables, logger: createLog('silent') });
  const second = await orRemove(remove, open);
  return {
    programs: [payload, second],
    remove: async () => {
      await second.destroy();
      await remove();
    },
  };
};

/** The same with one member of staff of each role. */
export const openStaffOn = async (dialect: Dialect): Promise<StaffUnderTest> => {
  const fresh = await openFreshOn(dialect);
  return orRemove(fresh.remove, () => openStaffUnderTest(fresh));
};
