import { expect, test } from 'vitest';
import { isFull, toTrouble } from './trouble.ts';

const because = (code: string, message: string) => Object.assign(new Error(message), { code });
const sqliteFull = because('ERR_SQLITE_ERROR', 'database or disk is full');

test.each([
  [because('ENOSPC', 'no space, write'), 'There is no room left on the disk (no space, write).'],
  [sqliteFull, 'There is no room left on the disk (database or disk is full).'],
  [
    new Error('Failed query: BEGIN', { cause: sqliteFull }),
    'There is no room left on the disk (Failed query: BEGIN: database or disk is full).',
  ],
  [
    because('EROFS', "open '/data/site.sqlite'"),
    "The disk takes nothing: it is mounted for reading alone (open '/data/site.sqlite').",
  ],
  [because('EACCES', "mkdir '/data'"), "The user of this program may not write there (mkdir '/data')."],
  [
    new Error('Failed query: BEGIN', { cause: new Error('no such table') }),
    'Failed query: BEGIN: no such table',
  ],
  [new Error('said already', { cause: new Error('said already') }), 'said already'],
])('says %s in words that help', (error, words) => {
  expect(toTrouble(error)).toBe(words);
  expect(isFull(error)).toBe(words.startsWith('There is no room'));
});
