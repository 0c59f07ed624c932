/**
 * Command for the database in DATABASE_URL: what a program had taken in hand when it was killed, at the moment given in milliseconds, is free
 * as if its lease had run out. Whoever lives and has taken something since keeps it.
 */
import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { createLog } from '@ev-site/content/log.ts';
import { openContent } from '@ev-site/content/open-content.ts';

const killedAt = Number(process.argv[2]);
const payload = await openContent({ logger: createLog('silent') });
const { rows } = await getSqlDatabase(payload);
const toText = (time: number): string => new Date(time).toISOString();
for (const [table, column, leaseMs] of [
  ['leads', 'lease_until', 60_000],
  ['leads', 'route_at', 30_000],
  ['lead_routes', 'mail_at', 120_000],
] as const)
  await rows(
    `UPDATE ${table} SET ${column} = '${toText(killedAt)}'
      WHERE ${column} > '${toText(killedAt)}' AND ${column} <= '${toText(killedAt + leaseMs)}' RETURNING id`,
  );
await payload.destroy();
process.exit(0);
