import { expect, test } from 'vitest';
import { describeError, isStorageFull } from './describe-error.ts';

const because = (code: string, message: string) => Object.assign(new Error(message), { code });
const sqliteFull = because('ERR_SQLITE_ERROR', 'database or disk is full');

test.each([
  [because('ENOSPC', 'no space, write'), 'There is no room left on the disk (no space, write).'],
  [sqliteFull, 'There is no room left on the disk (database or disk is full).'],
  [
    new Error('Failed query: BEGIN', { cause: sqliteFull }),
    'There is no room left on the disk (database or disk is full).',
  ],
  [
    because('EROFS', "open '/data/site.sqlite'"),
    "The disk takes nothing: it is mounted for reading alone (open '/data/site.sqlite').",
  ],
  [
    because('EACCES', "open '/root/key.txt'"),
    "The user of this program has no right to that (open '/root/key.txt').",
  ],
  [
    because('EADDRINUSE', 'listen EADDRINUSE: 127.0.0.1:3001'),
    'Another program listens there already, perhaps one of ours that was left over (listen EADDRINUSE: 127.0.0.1:3001).',
  ],
  [
    new Error('Failed query: BEGIN', {
      cause: because('SQLITE_READONLY', 'attempt to write a readonly database'),
    }),
    'The database can only be read: its disk is mounted so, or its file is another user’s (attempt to write a readonly database).',
  ],
  [
    new Error('Failed query: select 1\nparams: Asha', {
      cause: because('28P01', 'password authentication failed for user "site"'),
    }),
    'password authentication failed for user "site"',
  ],
  // For an address with two IP addresses, the system gives no message of its own.
  [new Error('Failed query: BEGIN', { cause: because('ECONNREFUSED', '') }), 'ECONNREFUSED'],
  [new Error('Failed query: BEGIN', { cause: new Error('DETAIL: Asha') }), 'DETAIL: …'],
  [new Error('Failed query: BEGIN', { cause: new Error('no such table') }), 'no such table'],
  [new Error('not connected', { cause: new Error('cut off') }), 'not connected: cut off'],
  [new Error('said already', { cause: new Error('said already') }), 'said already'],
])('explains %s in plain words', (error, words) => {
  expect(describeError(error)).toBe(words);
  expect(isStorageFull(error)).toBe(words.startsWith('There is no room'));
});
