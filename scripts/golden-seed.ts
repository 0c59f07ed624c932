import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hour } from '@ev-site/contract/spans-of-time.ts';
import { hashSources, withItsRooms } from './hash-sources.ts';
import { prepareContent, settleSettings } from './product.ts';
import { root } from './root.ts';
import { makePostgresFiles } from './test-database.ts';

/** Administrator of a product that exists for one run only. */
export const testAdmin = { ADMIN_EMAIL: 'tests@example.com', ADMIN_PASSWORD: 'only-for-the-tests-1' };

/** Sample content that the seed has made once, to be copied for each product under test; never for a real product. */
export interface GoldenSeed {
  /** The data folder; it contains the SQLite file if that is the database. */
  data: string;
  /** The files of a PostgreSQL server, if that is the database. */
  postgres: string;
}

const kept = 4;

// Packages that turn sources into stored content.
const makers = /^node_modules\/(payload|@payloadcms\/.+|sharp|@img\/.+|libsql|@libsql\/.+|drizzle-orm|pg)$/;

/** Hash of everything that a seed depends on: its kind, and everything that turns sources into stored content. */
export const getSeedState = (kind: string): string => {
  const lock: { packages: Record<string, { version?: string }> } = JSON.parse(
    readFileSync(`${root}package-lock.json`, 'utf8'),
  );
  const versions = Object.entries(lock.packages).filter(([name]) => makers.test(name));
  const hash = createHash('sha256').update(
    JSON.stringify([kind, testAdmin, versions.map(([name, { version }]) => [name, version])]),
  );
  const isSource = (path: string) => !/(^|\/)node_modules(\/|$)|\.test\.ts$/.test(path);
  return hashSources(hash, [...withItsRooms('content'), 'art/pictures'], isSource)
    .digest('hex')
    .slice(0, 24);
};

const toParts = (folder: string): GoldenSeed => ({
  data: join(folder, 'data'),
  postgres: join(folder, 'postgres'),
});

const fill = async (data: string, databaseUrl: string) => {
  const { settings } = settleSettings({ ...testAdmin, DATA_DIR: data, DATABASE_URL: databaseUrl });
  await prepareContent(settings);
};

const fillParts = async (kind: 'sqlite' | 'postgres', { data, postgres }: GoldenSeed) => {
  mkdirSync(data);
  if (kind === 'postgres') return makePostgresFiles(postgres, (url) => fill(data, url));
  const file = join(data, 'site.sqlite');
  await fill(data, `file:${file}`);
  // Puts all data into one file, so that a copy is complete.
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
  database.close();
};

const sweep = (cache: string, kind: string) => {
  // A killed process could not remove its folder. A seed takes only minutes, so after an hour the folder is abandoned.
  const left = readdirSync(cache)
    .filter((name) => name.startsWith('partial-'))
    .filter((name) => Date.now() - statSync(join(cache, name)).mtimeMs > hour);
  const old = readdirSync(cache)
    .filter((name) => name.startsWith(`seed-${kind}-`))
    .map((name) => ({ name, made: Number(name.split('-')[2]) }))
    .sort((a, b) => b.made - a.made)
    .slice(kept)
    .map(({ name }) => name);
  for (const name of [...left, ...old]) rmSync(join(cache, name), { recursive: true, force: true });
};

interface Kept {
  cache: string;
  kind: string;
  /** Hash of everything that the content depends on; without a hyphen. */
  state: string;
  /** Fills a folder. */
  make: (folder: string) => Promise<void>;
}

/** Fills a folder once for each state. It gets its final name only when it is complete. */
export const keepWhole = async ({ cache, kind, state, make }: Kept): Promise<string> => {
  mkdirSync(cache, { recursive: true });
  const present = readdirSync(cache).find(
    (name) => name.startsWith(`seed-${kind}-`) && name.endsWith(`-${state}`),
  );
  if (present) return join(cache, present);
  const partial = mkdtempSync(join(cache, 'partial-'));
  try {
    await make(partial);
    const whole = join(cache, `seed-${kind}-${Date.now()}-${state}`);
    renameSync(partial, whole);
    sweep(cache, kind);
    return whole;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
};

/**
 * The sample content for a kind of database, seeded again only when a source of it has changed.
 * An interrupted seed leaves nothing that a later run would take for complete.
 */
export const getGoldenSeed = async (kind: 'sqlite' | 'postgres'): Promise<GoldenSeed> =>
  toParts(
    await keepWhole({
      cache: `${root}node_modules/.cache/ev-site`,
      kind,
      state: getSeedState(kind),
      make: (folder) => fillParts(kind, toParts(folder)),
    }),
  );
