import { expect, test } from 'vitest';
import { draftLifetimeMs, draftPrefix, writeDraft } from '../islands/forms/draft-store.ts';
import { sweepDrafts, draftPrefix as sweptPrefix } from './sweep-drafts.ts';

const day = 24 * 60 * 60 * 1000;

test('deletes drafts that are older than a day or invalid, and nothing else', () => {
  expect(sweptPrefix).toBe(draftPrefix);
  expect(draftLifetimeMs).toBe(day);
  writeDraft('contact', { at: Date.now() - day - 1, texts: {}, about: '', key: '', unsent: false });
  writeDraft('dealer', { at: Date.now() - day + 60_000, texts: {}, about: '', key: '', unsent: false });
  // The clock may go back when it is corrected.
  writeDraft('inquiry', { at: Date.now() + 60_000, texts: {}, about: '', key: '', unsent: false });
  writeDraft('testride', { at: Date.now() + day + 1000, texts: {}, about: '', key: '', unsent: false });
  for (const [index, odd] of ['{}', 'null', '{"at":'].entries())
    localStorage.setItem(`${draftPrefix}${index}`, odd);
  localStorage.setItem('theirs', 'kept');
  expect(sweepDrafts().toSorted()).toEqual(['dealer', 'inquiry']);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    `${draftPrefix}dealer`,
    `${draftPrefix}inquiry`,
    'theirs',
  ]);
  localStorage.clear();
});
