/**
 * Command: prints every lead of the database in DATABASE_URL as JSON, and whether the SQLite file is whole. Given milliseconds, it
 * first waits at most so long until none of the names on its standard input is due any more.
 */
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { createLog } from '@ev-site/content/log.ts';
import { openContent } from '@ev-site/content/open-content.ts';

const limit = Number(process.argv[2] ?? 0);
const names = new Set(limit > 0 ? ((await json(process.stdin)) as string[]) : []);
const payload = await openContent({ logger: createLog('silent') });
const database = await getSqlDatabase(payload);
const read = () => database.rows('SELECT id, name, delivery, attempts, human_check FROM leads ORDER BY id');

const deadline = Date.now() + limit;
let leads = await read();
while (
  Date.now() < deadline &&
  leads.some(({ name, delivery }) => names.has(String(name)) && delivery !== 'done')
) {
  await delay(250);
  leads = await read();
}
const isSqlite = payload.db.name === 'sqlite';
const [check] = isSqlite ? await database.rows('PRAGMA integrity_check') : [];
const report = JSON.stringify({ leads, integrity: isSqlite ? Object.values(check ?? {})[0] : 'ok' });
await payload.destroy();
// A pipe takes large texts in parts: ending at once would cut them.
process.stdout.write(report, () => process.exit(0));
