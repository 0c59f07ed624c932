import { expect, test } from 'vitest';
import { exampleLead } from '../testing/example-lead.ts';
import { openFreshOn } from '../testing/store-on.ts';

// Reports and the filters of the list both rely on this: neither knows leads without a source.
test.each(['sqlite', 'postgres'] as const)(
  'a lead that is stored without a source came by the website, on %s',
  async (dialect) => {
    const { payload, remove } = await openFreshOn(dialect);
    try {
      const { id } = await payload.db.create({ collection: 'leads', data: exampleLead() });
      expect(await payload.findByID({ collection: 'leads', id: Number(id) })).toMatchObject({
        source: 'website',
      });
    } finally {
      await remove();
    }
  },
  120_000,
);
