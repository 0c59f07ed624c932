import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lead } from '../payload-types.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { listUntold, markedTexts } from '../testing/marked-lead.ts';
import { toPersonFile } from './person-file.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

/** What the file leaves out of all that forms fill: the parts of the name, and what a vehicle is called where none was chosen. */
const leftOut = ['firstName', 'lastName', 'marker'];

test('the file of a person holds every text that a form fills', async () => {
  const lead = { id: 1, kind: 'contact', ...markedTexts } as Lead;
  const file = await toPersonFile(fresh.payload, [lead]);
  expect(listUntold(JSON.stringify(file))).toEqual(leftOut);
});
