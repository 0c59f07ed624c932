import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BasePayload } from 'payload';
import { generateTypes } from 'payload/node';
import { expect, test, vi } from 'vitest';
import { getContentConfig } from '../config.ts';
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts';

const getConfig = (variables: Record<string, string>) =>
  getContentConfig({ variables, secret: 'not used', logger: { options: { level: 'silent' } } });

const sqlite = { DATABASE_URL: 'file:/nowhere/site.sqlite' };
const postgres = { DATABASE_URL: 'postgres://nobody@localhost/nowhere' };
const inObjectStorage = { S3_BUCKET: 'pictures', MEDIA_URL: 'https://pictures.example' };

test.each([
  ['sqlite', 'a folder', sqlite],
  ['sqlite', 'object storage', { ...sqlite, ...inObjectStorage }],
  ['postgres', 'a folder', postgres],
  ['postgres', 'object storage', { ...postgres, ...inObjectStorage }],
])(
  'the %s migrations lead to the schema of the collections, with pictures in %s',
  async (dialect, _place, variables) => {
    const config = await getConfig(variables);
    const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
    const adapter = payload.db as unknown as {
      schema: Record<string, unknown>;
      requireDrizzleKit: () => {
        generateDrizzleJson: (schema: Record<string, unknown>) => Promise<object>;
        generateMigration: (before: object, after: object) => Promise<string[]>;
      };
    };
    const folder = path.join(import.meta.dirname, '..', 'migrations', dialect);
    const [newest = 'none', ...others] = globSync('*.json', { cwd: folder });
    expect(others, 'the schema of the newest migration alone').toEqual([]);
    const before = JSON.parse(readFileSync(path.join(folder, newest), 'utf8'));
    const kit = adapter.requireDrizzleKit();
    const after = await kit.generateDrizzleJson(adapter.schema);
    expect(await kit.generateMigration(before, after), 'run content/cli/make-migration.ts').toEqual([]);
  },
);

test('no migration can be reversed', () => {
  const all = [...postgresMigrations, ...sqliteMigrations];
  expect(all.filter((migration) => 'down' in migration).map(({ name }) => name)).toEqual([]);
});

test('payload-types.ts matches the collections', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-types-'));
  const file = path.join(folder, 'types.ts');
  vi.stubEnv('PAYLOAD_TS_OUTPUT_PATH', file);
  await generateTypes(await getConfig({}), { log: false });
  const committed = readFileSync(path.join(import.meta.dirname, '..', 'payload-types.ts'), 'utf8');
  const fresh = readFileSync(file, 'utf8');
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  expect(fresh === committed, 'run content/cli/generate-types.ts').toBe(true);
});
