/** Command: prints every lead of the database in DATABASE_URL as JSON, and whether the SQLite file is whole. */
import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { openContent } from '@ev-site/content/open-content.ts';

const payload = await openContent({ logger: { options: { level: 'silent' } } });
const database = await getSqlDatabase(payload);
const leads = await database.rows('SELECT id, name, delivery, attempts, human_check FROM leads ORDER BY id');
const isSqlite = payload.db.name === 'sqlite';
const [check] = isSqlite ? await database.rows('PRAGMA integrity_check') : [];
const report = JSON.stringify({ leads, integrity: isSqlite ? Object.values(check ?? {})[0] : 'ok' });
await payload.destroy();
// A pipe takes large texts in parts: ending at once would cut them.
process.stdout.write(report, () => process.exit(0));
