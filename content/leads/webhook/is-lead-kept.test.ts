import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exampleLead } from '../../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../../testing/fresh-content.ts';
import { isLeadKept } from './is-lead-kept.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 60_000);
afterAll(() => fresh.remove());

const addLead = async (more: object = {}): Promise<number> => {
  const { id } = await fresh.payload.create({ collection: 'leads', data: exampleLead(more) });
  return id;
};

test('a page of deliveries asks the database once which of its leads exist, including the trash', async () => {
  const kept = [await addLead(), await addLead({ deletedAt: new Date().toISOString() })];
  const shown = [...kept, 404_404, ...kept, Number.NaN];
  const asked = vi.spyOn(fresh.payload.db as unknown as { execute(): unknown }, 'execute');
  const page = () => Promise.all(shown.map((lead) => isLeadKept(fresh.payload, lead)));
  const answers = [true, true, false, true, true, false];
  expect(await page()).toEqual(answers);
  expect(asked).toHaveBeenCalledTimes(1);
  // The next page asks anew, and everybody who asked gets the error.
  asked.mockRejectedValueOnce(new Error('no database'));
  await expect(page()).rejects.toThrow('no database');
  expect(await page()).toEqual(answers);
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockRestore();
});
