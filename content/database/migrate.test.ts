import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { startPostgresIn, type TestDatabase } from '../../scripts/test-database.ts';
import { openContent } from '../open-content.ts';
import { listMigrations } from './list-migrations.ts';
import { getSqlDatabase } from './sql.ts';

let folder = '';
let server: TestDatabase | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test.each(['sqlite', 'postgres'] as const)(
  'runs each migration once however many start it at once, on %s',
  async (dialect) => {
    folder = mkdtempSync(path.join(tmpdir(), 'ev-site-migrate-'));
    if (dialect === 'postgres') server = await startPostgresIn(folder);
    const variables = {
      DATA_DIR: path.join(folder, 'content'),
      DATABASE_URL: server?.url ?? '',
      PAYLOAD_SECRET: 'x'.repeat(32),
    };
    const command = path.join(import.meta.dirname, '../cli/migrate.ts');
    const migrate = () =>
      promisify(execFile)(process.execPath, ['--no-warnings', command], {
        env: { ...process.env, ...variables },
      });
    const printed = await Promise.all(Array.from({ length: 4 }, migrate));
    expect(printed.map(({ stdout }) => stdout)).toEqual(
      Array(4).fill('The database has the newest schema.\n'),
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
