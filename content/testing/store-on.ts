import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { inject } from 'vitest';
import { addEmpty, copyUntouched } from '../../scripts/database-copies.ts';
import { startPostgresIn } from '../../scripts/test-database.ts';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import { type FreshContent, openFreshContent } from './fresh-content.ts';
import type { Dialect } from './landed-versions/landed-version.ts';
import { openStaffUnderTest, type StaffUnderTest } from './staff-under-test.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for the server that the files of its project share (shared-postgres.ts). */
    sharedPostgres: string;
  }
}

/** Where the content of a test is kept, on either database. */
export interface StoreUnderTest {
  /** All of it on SQLite, and what lies beside the database on PostgreSQL. */
  folder: string;
  /** Settings with which a program opens it. */
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

/** The shared server; about `newest`, once its own database has the newest schema, where copies of that are made. */
const askServer = async (about: 'server' | 'newest'): Promise<string> => {
  const answer = await fetch(`${inject('sharedPostgres')}/${about}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
};

const inFile: OpenDatabase = { url: '', drop: async () => undefined };

/** Makes a store without any schema; on PostgreSQL it has a database of its own. */
export const openStoreOn = (dialect: Dialect): Promise<StoreUnderTest> =>
  openStore(async () => (dialect === 'postgres' ? addEmpty(await askServer('server')) : inFile));

/** The same on a PostgreSQL server of its own, for tests that change what belongs to all of a server, e.g. its roles. */
export const openStoreOnOwnServer = (): Promise<StoreUnderTest> =>
  openStore(async (folder) => {
    const { url, stop } = await startPostgresIn(folder);
    return { url, drop: stop };
  });

/** What could not be opened whole leaves no server and no folder to the tests behind it. */
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

/** Two programs over one store with the newest schema, as the site and the studio are. */
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
