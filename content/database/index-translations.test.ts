import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { readPlans } from '../testing/read-plans.ts';

let fresh: FreshContent;

beforeAll(async () => {
  fresh = await openFreshContent();
}, 60_000);
afterAll(() => fresh?.remove());

// The product gives SQLite no statistics, so this test does not either.
test.each(['blogs', 'jobs'] as const)(
  'a list of %s finds the texts of its documents by an index',
  async (collection) => {
    const find = () => fresh.payload.find({ collection, limit: 5 });
    const plans = (await readPlans(fresh.payload, find, collection)).join('\n');
    expect(plans).toMatch(new RegExp(`INDEX ${collection}_locales_parent`));
    expect(plans).not.toMatch(/SUBQUERY.*\n\s*SCAN/);
  },
);
