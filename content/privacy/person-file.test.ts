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

/** Fields of forms that the file leaves out: the parts of the name, and the name of a vehicle that was not chosen from the list. */
const leftOut = ['firstName', 'lastName', 'marker'];

test('the file of a person holds every text that a form stores, except the parts of the name and the marker', async () => {
  const lead = { id: 1, kind: 'contact', ...markedTexts } as Lead;
  const file = await toPersonFile(fresh.payload, [lead]);
  expect(listUntold(JSON.stringify(file))).toEqual(leftOut);
});
