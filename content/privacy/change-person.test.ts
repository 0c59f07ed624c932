import { setTimeout as delay } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, type TransactionCarrier } from '../database/in-transaction.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { holdLead } from '../leads/routing/hold-lead.ts';
import type { Lead } from '../payload-types.ts';
import { exampleLead } from '../testing/example-lead.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { clearConsents, correctLeads, withdrawConsents } from './change-person.ts';

/** Long enough for a transaction to reach a row that another one has locked (ms). */
const untilItWaits = 500;

// On SQLite transactions run one after the other.
describe('changing a person’s leads on PostgreSQL waits, instead of failing, for a concurrent transaction of', () => {
  let fresh: FreshContent;
  let payload: Payload;
  beforeAll(async () => {
    fresh = await openFreshOn('postgres');
    payload = fresh.payload;
  }, 180_000);
  afterAll(() => fresh?.remove());

  const addLead = (): Promise<Lead> =>
    payload.db.create({
      collection: 'leads',
      data: exampleLead({ whatsappConsent: true, notifiedAt: new Date().toISOString() }),
    });
  const read = ({ id }: Lead) => payload.findByID({ collection: 'leads', id, depth: 0 });

  const shown = { name: 'Asha Patel', email: 'asha@example.com', phone: '+91 98250 12345' };
  const email = 'new@example.com';
  const changes = {
    withdraws: {
      change: (leads: Lead[]) => withdrawConsents(payload, leads, 'The person concerned'),
      changed: { whatsappConsent: false },
    },
    corrects: {
      change: (leads: Lead[]) => correctLeads(payload, leads, shown, { ...shown, email }),
      changed: { email },
    },
  };

  test('a colleague who notes the same withdrawal', async () => {
    const lead = await addLead();
    const isHeld = Promise.withResolvers<void>();
    const colleague = holdLead(payload, lead.id, async (req) => {
      isHeld.resolve();
      await delay(untilItWaits);
      await clearConsents(req, [lead]);
    });
    await isHeld.promise;
    await Promise.all([changes.withdraws.change([lead]), colleague]);
    expect(await read(lead)).toMatchObject(changes.withdraws.changed);
  });

  test.each(['withdraws', 'corrects'] as const)(
    'another process that locks the same leads in the order of their ids, while the person %s',
    async (what) => {
      const { change, changed } = changes[what];
      const [first, second] = [await addLead(), await addLead()];
      const isHeld = Promise.withResolvers<void>();
      const req: TransactionCarrier = { payload };
      const another = inTransaction(req, async () => {
        const { rows, holdRow } = await getSqlDatabase(payload, req);
        await rows(sql`SELECT id FROM leads WHERE id = ${first.id} ${holdRow}`);
        isHeld.resolve();
        await delay(untilItWaits);
        await rows(sql`SELECT id FROM leads WHERE id = ${second.id} ${holdRow}`);
      });
      await isHeld.promise;
      await Promise.all([change([second, first]), another]);
      for (const lead of [first, second]) expect(await read(lead)).toMatchObject(changed);
    },
  );
});
