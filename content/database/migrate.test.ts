import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { openContent } from '../open-content.ts';
import { openStoreOn, type StoreUnderTest } from '../testing/store-on.ts';
import { sayDatabase } from './database-file.ts';
import { listMigrations } from './list-migrations.ts';
import { migrateContent } from './migrate.ts';
import { getSqlDatabase } from './sql.ts';

let store: StoreUnderTest;
afterEach(() => store?.remove());

test.each(['sqlite', 'postgres'] as const)(
  'runs each migration once however many start it at once, on %s',
  async (dialect) => {
    store = await openStoreOn(dialect);
    const { variables } = store;
    const command = path.join(import.meta.dirname, '../cli/migrate.ts');
    const migrate = () =>
      promisify(execFile)(process.execPath, ['--no-warnings', command], {
        env: { ...process.env, ...variables },
      });
    // One that works, and two that have waited for it.
    const printed = await Promise.all([migrate(), migrate(), migrate()]);
    expect(printed.map(({ stdout }) => stdout)).toEqual(
      Array(3).fill(
        `The database has the newest schema: ${sayDatabase(variables.DATABASE_URL, variables.DATA_DIR)}\n`,
      ),
    );

    const payload = await openContent({ variables, logger: { options: { level: 'silent' } } });
    const rows = await (await getSqlDatabase(payload)).rows(
      'SELECT name FROM payload_migrations ORDER BY id',
    );
    const all = await listMigrations(payload);
    await payload.destroy();
    expect(rows.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
  },
  120_000,
);

test('gives no number again where SQLite builds a table anew, be it empty or not', async () => {
  store = await openStoreOn('sqlite');
  const payload = await openContent({ variables: store.variables, logger: { options: { level: 'silent' } } });
  const { run, rows } = await getSqlDatabase(payload);
  const migrations = await listMigrations(payload);
  // It builds both tables anew.
  const rebuilds = migrations.findIndex(({ name }) => name === '20261122_080939_studio_work');
  await payload.db.migrate({ migrations: migrations.slice(0, rebuilds) });
  for (const table of ['questions', 'testimonials'])
    for (let count = 0; count < 3; count += 1) await run(`INSERT INTO ${table} DEFAULT VALUES`);
  await run('DELETE FROM questions WHERE id > 1');
  await run('DELETE FROM testimonials');
  await migrateContent(payload);
  const numbers: unknown[] = [];
  for (const table of ['questions', 'testimonials'])
    numbers.push(...(await rows(`INSERT INTO ${table} DEFAULT VALUES RETURNING id`)).map(({ id }) => id));
  await payload.destroy();
  expect(numbers).toEqual([4, 4]);
}, 120_000);
