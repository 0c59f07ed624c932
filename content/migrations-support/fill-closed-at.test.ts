import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import type { LeadLog } from '../payload-types.ts';
import { exampleLead } from '../testing/example-lead.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { fillClosedAt } from './fill-closed-at.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let fresh: FreshContent;
  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 180_000);
  afterAll(() => fresh?.remove());

  test('what is closed was so by its last change of status, else by its last change; what is open was not', async () => {
    const { payload } = fresh;
    const moment = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`;
    const addLead = async (status: string, lines: readonly [LeadLog['kind'], number][] = []) => {
      const data = { ...exampleLead(), status, createdAt: moment(0), updatedAt: moment(9) };
      const { id } = await payload.db.create({ collection: 'leads', data });
      for (const [kind, hour] of lines)
        await payload.db.create({
          collection: 'lead-log',
          data: { lead: Number(id), isApplication: false, at: moment(hour), kind, text: 'x', by: 'Asha' },
          returning: false,
        });
    };
    await addLead('won', [
      ['status', 1],
      ['status', 3],
      ['note', 5],
    ]);
    await addLead('lost', [['call', 2]]);
    await addLead('hired');
    await addLead('rejected', [['status', 4]]);
    await addLead('contacted', [['status', 6]]);
    await addLead('new');
    const { run } = await getSqlDatabase(payload);
    await run(fillClosedAt);
    const { docs } = await payload.find({ collection: 'leads', sort: 'id', depth: 0 });
    expect(docs.map(({ closedAt }) => closedAt)).toEqual([
      moment(3),
      moment(9),
      moment(9),
      moment(4),
      null,
      null,
    ]);
  });
});
