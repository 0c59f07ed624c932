import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { forgetSavedSearches } from './forget-saved-searches.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let fresh: FreshContent;
  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
  }, 180_000);
  afterAll(() => fresh?.remove());

  test('filters that were saved with a search are gone, and no others', async () => {
    const { payload } = fresh;
    const filters = { when: '', kind: 'contact', vehicle: '', place: '', owner: '' };
    const mine = { name: 'Mine', view: '', filters, search: '' };
    const person = { name: 'Asha', view: '', filters, search: '98250 12345' };
    const { id: staff } = await payload.create({
      collection: 'staff',
      data: { name: 'Bina', email: 'bina@example.com', password: 'long enough 1', role: 'admin' },
    });
    const add = async (key: string, value: object) =>
      Number(
        (
          await payload.db.create({
            collection: 'payload-preferences',
            data: { key, value, user: { relationTo: 'staff', value: staff } },
          })
        ).id,
      );
    const ids = [
      await add('lead-filters', ['Asha', mine, null, person]),
      await add('lead-filters', [person]),
      await add('leads-list', [person]),
      await add('lead-filters', { limit: 10 }),
    ];
    const { run } = await getSqlDatabase(payload);
    await run(forgetSavedSearches[dialect]);
    const { docs } = await payload.find({
      collection: 'payload-preferences',
      where: { id: { in: ids } },
      sort: 'id',
    });
    expect(docs.map(({ value }) => value)).toEqual([[mine], [], [person], { limit: 10 }]);
  });
});
