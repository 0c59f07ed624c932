import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { startPostgresIn } from '../../scripts/test-database.ts';
import { migrateContent } from '../database/migrate.ts';
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

/** Two programs over one store with the newest schema, as the site and the studio are. */
export interface TwoPrograms {
  programs: [Payload, Payload];
  remove: () => Promise<void>;
}

export const openTwoOn = async (dialect: Dialect): Promise<TwoPrograms> => {
  const { variables, remove } = await openStoreOn(dialect);
  const open = () => openContent({ variables, logger: createLog('silent') });
  const programs: [Payload, Payload] = [await open(), await open()];
  for (const program of programs) await migrateContent(program);
  return {
    programs,
    remove: async () => {
      for (const program of programs) await program.destroy();
      await remove();
    },
  };
};

/** An empty content store with the newest schema. */
export const openFreshOn = async (dialect: Dialect): Promise<FreshContent> => {
  const { variables, remove } = await openStoreOn(dialect);
  const fresh = await openFreshContent({ DATABASE_URL: variables.DATABASE_URL });
  return {
    ...fresh,
    remove: async () => {
      await fresh.remove();
      await remove();
    },
  };
};

/** The same with one member of staff of each role. */
export const openStaffOn = async (dialect: Dialect): Promise<StaffUnderTest> =>
  openStaffUnderTest(await openFreshOn(dialect));
