import { expect, test } from 'vitest';
import { changesWhatIsPublic } from './public-change.ts';

test.each([
  ['publishing a new article', 'create', 'published', false, true],
  ['a new draft', 'create', 'draft', false, false],
  ['autosave over a published article', 'update', 'draft', true, false],
  ['publishing a draft', 'update', 'published', false, true],
  ['publishing over the draft flag', 'update', 'published', true, true],
  ['taking an article down', 'update', 'draft', false, true],
] as const)('%s', (_what, operation, status, savesDraft, expected) => {
  expect(changesWhatIsPublic({ operation, status, savesDraft })).toBe(expected);
});
