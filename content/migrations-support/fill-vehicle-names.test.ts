import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { fillVehicleNames } from './fill-vehicle-names.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

test('a vehicle that was stored without a name gets its English one, and what a visitor sent stays', async () => {
  const { payload } = fresh;
  const { run } = await getSqlDatabase(payload);
  await run(`INSERT INTO products (id, key) VALUES (7, 'millo')`);
  await run(
    `INSERT INTO products_locales (name, _locale, _parent_id) VALUES ('मिलो', 'hi', 7), ('Millo', 'en', 7)`,
  );
  const sent = [
    { product: 7 },
    { product: 7, vehicle: 'Millo of old' },
    { product: 7, marker: 'Millo, long' },
    { product: null },
  ];
  for (const more of sent)
    await payload.db.create({ collection: 'leads', data: exampleLead(more), returning: false });
  await run(fillVehicleNames);
  const { docs } = await payload.find({ collection: 'leads', sort: 'id', depth: 0 });
  expect(docs.map(({ vehicle }) => vehicle ?? null)).toEqual(['Millo', 'Millo of old', null, null]);
});
