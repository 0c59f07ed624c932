import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Migration, Payload } from 'payload';
import { migrations as postgres } from '../../migrations/postgres/index.ts';
import { migrations as sqlite } from '../../migrations/sqlite/index.ts';
import type { Everything } from './read-everything.ts';
import type { TableRows } from './table-rows.ts';

export type Dialect = 'sqlite' | 'postgres';

/** A database as a version that landed left it, written by keep-version.ts. */
interface LandedVersion {
  /** The newest migration that this version had. */
  lastMigration: Record<Dialect, string>;
  tables: TableRows[];
  /** What that version's programs read from it. */
  everything: Everything;
}

/** Where the databases of landed versions are kept. */
export const landedFolder = path.join(import.meta.dirname, 'landed');

/** Reads what is kept, the oldest version first. */
export const readLandedVersions = (): LandedVersion[] =>
  globSync('*.json', { cwd: landedFolder })
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(landedFolder, file), 'utf8')));

const all: Record<Dialect, readonly { name: string }[]> = { sqlite, postgres };

/** Gives an empty database the schema that a landed version had. */
export const migrateAsLanded = async (
  payload: Payload,
  dialect: Dialect,
  { lastMigration }: LandedVersion,
): Promise<void> => {
  const last = all[dialect].findIndex(({ name }) => name === lastMigration[dialect]);
  if (last < 0) throw new Error(`There is no migration ${lastMigration[dialect]}.`);
  const migrations = all[dialect].slice(0, last + 1) as unknown as Migration[];
  await payload.db.migrate({ migrations });
};
