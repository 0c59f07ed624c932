import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { startPostgresIn } from '../../scripts/test-database.ts';
import { createLog } from '../log.ts';
import { openContent } from '../open-content.ts';
import { type FreshContent, openFreshContent } from './fresh-content.ts';
import type { Dialect } from './landed-versions/landed-version.ts';
import { openStaffUnderTest, type StaffUnderTest } from './staff-under-test.ts';

/** Where the content of a test is kept, on either database. */
export interface StoreUnderTest {
  /** All of it, the files of the server as well. */
  folder: string;
  /** Settings with which a program opens it. */
  variables: { DATA_DIR: string; DATABASE_URL: string; PUBLIC_URL: string; PAYLOAD_SECRET: string };
  remove: () => Promise<void>;
}

/** Makes a store without any schema; on PostgreSQL it has a server of its own. */
export const openStoreOn = async (dialect: Dialect): Promise<StoreUnderTest> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-store-'));
  const server = dialect === 'postgres' ? await startPostgresIn(folder) : undefined;
  return {
    folder,
    variables: {
      DATA_DIR: path.join(folder, 'content'),
      DATABASE_URL: server?.url ?? '',
      PUBLIC_URL: 'http://localhost:3000',
      PAYLOAD_SECRET: 'x'.repeat(32),
    },
    remove: async () => {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** What could not be opened whole leaves no server and no folder to the tests behind it. */
const orRemove = async <Opened>(
  remove: () => Promise<void>,
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
  const { variables, remove } = await openStoreOn(dialect);
  const fresh = await orRemove(remove, () => openFreshContent({ DATABASE_URL: variables.DATABASE_URL }));
  return {
    ...fresh,
    remove: async () => {
      await fresh.remove();
      await remove();
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
