import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asPostgres, isRoot } from '@ev-site/scripts/as-postgres.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { getSeedState, keepWhole, testAdmin } from '@ev-site/scripts/golden-seed.ts';
import { endProgram, prepareContent, settleSettings } from '@ev-site/scripts/product.ts';
import { root } from '@ev-site/scripts/root.ts';
import { mustRun, start } from '@ev-site/scripts/run.ts';
import { waitUntil } from '@ev-site/scripts/wait-until.ts';
import { getPostgresFolder } from './required-programs.ts';
import { getStorageAddress, startStorage } from './storage.ts';

/** Passwords of the database users. The programs' own user owns nothing except its database. */
export const databaseUsers = {
  site: 'only-for-the-rehearsal-1',
  postgres: 'only-for-the-rehearsal-2',
  replicator: 'only-for-the-rehearsal-3',
} as const;

/** Sample content that was seeded once. */
export interface RehearsalSeed {
  /** Files of a stopped PostgreSQL server. */
  postgres: string;
  /** Objects of the storage. */
  objects: string;
}

const toParts = (folder: string): RehearsalSeed => ({
  postgres: join(folder, 'postgres'),
  objects: join(folder, 'objects'),
});

const quiet = { output: 'capture' } as const;

/** Creates and starts a server in a folder that the user of PostgreSQL may enter, and creates roles and a database. */
const openServer = async (files: string, log: string) => {
  const programs = getPostgresFolder();
  const port = await freePort();
  const flags = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'];
  await mustRun(...asPostgres(join(programs, 'initdb'), ['-D', files, ...flags]), quiet);
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off'];
  const server = start(
    ...asPostgres(join(programs, 'postgres'), ['-D', files, ...settings.flatMap((one) => ['-c', one])]),
    { output: { file: log } },
  );
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'postgres'];
  const ask = (statement: string) =>
    mustRun('psql', [...address, '-v', 'ON_ERROR_STOP=1', '-c', statement], quiet);
  await waitUntil('PostgreSQL answers', () => ask('SELECT 1').then(() => true));
  for (const [name, password] of Object.entries(databaseUsers)) {
    const verb = name === 'postgres' ? 'ALTER' : 'CREATE';
    const rights = name === 'replicator' ? 'REPLICATION' : '';
    await ask(`${verb} ROLE ${name} LOGIN ${rights} PASSWORD '${password}'`);
  }
  await ask('CREATE DATABASE site OWNER site');
  return { server, url: `postgres://site@127.0.0.1:${port}/site` };
};

const fill = async (target: RehearsalSeed, folder: string) => {
  if (isRoot) await mustRun('chown', ['postgres', folder], quiet);
  const { server, url } = await openServer(join(folder, 'postgres'), join(folder, 'postgres.log'));
  const storage = startStorage(target.objects, 0, join(folder, 'storage.log'));
  try {
    const { settings } = await getStorageAddress(storage);
    const data = { DATA_DIR: join(folder, 'data'), DATABASE_URL: url };
    await prepareContent(settleSettings({ ...testAdmin, ...settings, ...data }).settings);
  } finally {
    await Promise.all([endProgram(storage), endProgram(server)]);
  }
  // cp keeps the owner of each file.
  await mustRun('cp', ['-a', join(folder, 'postgres'), target.postgres], quiet);
};

/** Sample content on the installed PostgreSQL, with its pictures in the storage. Seeded again only after a change. */
export const getRehearsalSeed = async (): Promise<RehearsalSeed> =>
  toParts(
    await keepWhole({
      cache: `${root}node_modules/.cache/ev-site`,
      kind: 'rehearsal',
      state: getSeedState(getPostgresFolder()),
      async make(target) {
        const folder = mkdtempSync(join(tmpdir(), 'ev-site-seed-'));
        try {
          await fill(toParts(target), folder);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    }),
  );
