import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { sql } from '@ev-site/content/database/statement.ts';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { toManyLeads } from '@ev-site/scripts/many-leads.ts';
import { lasting, startPostgresIn } from '@ev-site/scripts/test-database.ts';
import { leaseDueLeads } from '@ev-site/site/leads/outbox/due-leads.ts';
import { percentile } from '@ev-site/tests/support/percentile.ts';
import { type DatabaseName, listDatabases } from './parts/databases.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { median } from './parts/median.ts';

readArguments('npm run outbox -w bench', {});

/** How long (ms) one turn of the outbox may take to find what to send next, while leads of a long outage are due. */
const mostMs = 100;
const many = 100_000;
/** How many of the oldest leads share one phone number, as from a machine; all others are five per number. */
const ofOne = { 'five of each number': 0, '5,000 of one number': 5_000 } as const;
const turns = 30;
const batch = 20;
// After all of them came in, and before any is given up.
const now = Date.parse('2027-06-01T00:00:00Z');

const measure = async (name: DatabaseName, senders: keyof typeof ofOne): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-outbox-'));
  const server = name === 'postgres' ? await startPostgresIn(folder, lasting) : undefined;
  const fresh = await openFreshContent(server && { DATABASE_URL: server.url });
  try {
    const { run } = await getSqlDatabase(fresh.payload);
    await run(toManyLeads(name === 'postgres', many));
    await run(sql`UPDATE leads SET delivery = 'due', next_attempt_at = created_at`);
    await run(sql`UPDATE leads SET phone_digits = '919825012345' WHERE id <= ${ofOne[senders]}`);
    // PostgreSQL does this by itself after a while; on SQLite the product keeps no statistics.
    if (name === 'postgres') await run(sql`VACUUM ANALYZE leads`);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const begun = performance.now();
      const { leads } = await leaseDueLeads(fresh.payload, batch, 'any', now);
      times.push(performance.now() - begun);
      if (leads.length !== batch) throw new Error(`A turn took ${leads.length} leads.`);
    }
    const p95 = Math.round(percentile(times, 0.95));
    judgeFigure(
      p95 <= mostMs,
      `${name}: a turn over ${groupDigits(many)} due leads, ${senders}, median ${Math.round(median(times))} ms, p95 ${p95} of ${mostMs} ms`,
    );
  } finally {
    await fresh.remove();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

for (const name of listDatabases()) {
  for (const senders of Object.keys(ofOne) as (keyof typeof ofOne)[]) await measure(name, senders);
}
process.exit();
