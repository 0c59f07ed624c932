import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openContent } from '../open-content.ts';
import { openStoreOn, type StoreUnderTest } from '../testing/store-on.ts';
import { checkSchema } from './check-schema.ts';
import { getMigrationState, listMigrations } from './list-migrations.ts';
import { migrateContent } from './migrate.ts';
import { previewMigrations, sayPreview } from './preview-migrations.ts';
import { getSqlDatabase } from './sql.ts';
import { sql, trustedSql } from './statement.ts';

const describeSchema = {
  sqlite: [sql`SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY type, name`],
  postgres: [
    sql`SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
    sql`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  ],
};

test('says what a migration touches, with one row and with many', () => {
  const tables = [
    { table: 'questions', rows: 1 },
    { table: 'leads', rows: 123_456 },
  ];
  expect(sayPreview({ name: 'next', statements: ['DROP TABLE "a"', 'DROP TABLE "b"'], tables })).toBe(
    'next\nTouches: questions (about 1 row), leads (about 1,23,456 rows)\n\nDROP TABLE "a"\n\nDROP TABLE "b"\n',
  );
});

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let store: StoreUnderTest;
  let payload: Payload;

  beforeAll(async () => {
    store = await openStoreOn(dialect);
    payload = await open('previewed');
  }, 120_000);
  afterAll(async () => {
    await payload?.destroy();
    await store?.remove();
  });

  const open = (name: string): Promise<Payload> => {
    const variables = { ...store.variables, DATA_DIR: path.join(store.folder, name) };
    return openContent({ variables, logger: { options: { level: 'silent' } } });
  };
  const readSchema = async () => {
    const database = await getSqlDatabase(payload);
    return Promise.all(describeSchema[dialect].map((question) => database.rows(question)));
  };
  const namesOfPending = async () => (await getMigrationState(payload)).pending.map(({ name }) => name);

  test('lists every migration of an empty database, and changes nothing', async () => {
    const all = await listMigrations(payload);
    const before = await readSchema();
    const previews = await previewMigrations(payload);
    expect(previews.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
    expect(previews[0]?.statements.join('\n')).toMatch(/CREATE TABLE ["`]leads|CREATE TABLE ["`]page_meta/);
    expect(previews.flatMap(({ tables }) => tables)).toEqual([]);
    expect(await readSchema()).toEqual(before);
  });

  test('lists pending migrations with the rows of their tables, and their SQL leads to the same schema as migrating', async () => {
    const migrations = await listMigrations(payload);
    // The last migration that touches questions, and all after it.
    const first = (await previewMigrations(payload)).findLastIndex(({ statements }) =>
      /TABLE ["`]questions["`]/.test(statements.join('\n')),
    );
    const names = migrations.slice(first).map(({ name }) => name);
    await payload.db.migrate({ migrations: migrations.slice(0, first) });
    const database = await getSqlDatabase(payload);
    for (let count = 0; count < 2; count += 1) await database.run(sql`INSERT INTO questions DEFAULT VALUES`);
    const before = await readSchema();
    const previews = await previewMigrations(payload);
    expect(previews.map(({ name }) => name)).toEqual(names);
    const tables = previews.flatMap((preview) => preview.tables);
    expect(tables).toContainEqual({ table: 'questions', rows: 2 });
    expect(tables.map(({ table }) => table)).not.toContain('seed_records');
    expect([await readSchema(), await namesOfPending()]).toEqual([before, names]);

    await expect(checkSchema(payload, { warn: vi.fn() })).rejects.toThrow(
      `The database lacks what this program needs (${names.join(', ')}). Run first: npx node content/cli/migrate.ts (docs/operations/installing.md, "Commands by hand")`,
    );
    for (const statement of previews.flatMap((preview) => preview.statements))
      await database.run(trustedSql(statement));
    const byHand = await readSchema();
    if (dialect === 'postgres') await database.run(sql`DROP SCHEMA public CASCADE; CREATE SCHEMA public`);
    await payload.destroy();
    payload = await open('migrated');
    await migrateContent(payload);
    expect(await readSchema()).toEqual(byHand);
  });

  test('lists nothing for the newest schema, and warns of migrations of a newer version', async () => {
    expect(await previewMigrations(payload)).toEqual([]);
    const warn = vi.fn();
    const database = await getSqlDatabase(payload);
    // As in a database that has run the migrations that the first one replaces.
    await database.run(sql`INSERT INTO payload_migrations (name, batch) VALUES ('20261121_082510_first', 1)`);
    await checkSchema(payload, { warn });
    expect(warn).not.toHaveBeenCalled();
    expect(await getMigrationState(payload)).toEqual({ pending: [], unknown: [] });
    await database.run(sql`INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000_next', 9)`);
    await checkSchema(payload, { warn });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { migrations: ['20990101_000000_next'] },
      'the database is ahead of this program, which goes on with what it knows',
    );
  });
});
