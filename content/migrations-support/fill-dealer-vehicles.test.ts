import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { fillDealerVehicles } from './fill-dealer-vehicles.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

test('a dealer’s vehicle is found by its name in any language, and a name that no vehicle has stays', async () => {
  const { payload } = fresh;
  const { run } = await getSqlDatabase(payload);
  await run(`INSERT INTO products (id, key) VALUES (7, 'millo')`);
  await run(
    `INSERT INTO products_locales (name, _locale, _parent_id) VALUES ('Millo', 'en', 7), ('मिलो', 'hi', 7)`,
  );
  const add = async (kind: 'dealer' | 'contact', vehicle: string | null) =>
    payload.db.create({ collection: 'leads', data: exampleLead({ kind, vehicle }), returning: false });
  for (const vehicle of ['Millo', 'मिलो', 'Gone', null]) await add('dealer', vehicle);
  await add('contact', 'Millo');
  await run(fillDealerVehicles);
  const { docs } = await payload.find({ collection: 'leads', sort: 'id', depth: 0 });
  expect(docs.map(({ product }) => product ?? null)).toEqual([7, 7, null, null, null]);
});
