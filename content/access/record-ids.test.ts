import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffUnderTest } from '../testing/staff-under-test.ts';
import { openStaffOn } from '../testing/store-on.ts';

// PostgreSQL stores ids in 32 bits and fails if it is asked for a larger one; SQLite accepts any.
let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffOn('postgres');
}, 180_000);
afterAll(() => staff?.fresh.remove());

const calls = [
  'GET /leads/:id',
  'PATCH /leads/:id',
  'GET /leads/:id/work',
  'POST /leads/:id/log',
  'POST /leads/:id/answered',
  'GET /leads/:id/resume',
  'GET /leads/:id/resume/view',
  'GET /leads/:id/person-file',
  'POST /leads/:id/merge',
  'POST /leads/:id/part',
  'GET /privacy-requests/:id/file',
  'POST /webhook-events/:id/send-again',
  'GET /previews/blogs/:id',
  'GET /previews/blogs/:id/links',
  'DELETE /previews/home-page/one/links/:id',
  'GET /staff/:id',
  'POST /staff/:id/link',
  'POST /staff/:id/second-factor/drop',
  'GET /blogs/:id',
  'DELETE /blogs/:id',
  'POST /blogs/versions/:id',
  'POST /globals/home-page/versions/:id',
  'GET /blogs/versions/:id',
];

test.each(calls)('%s: returns 404 for an id that no record has, however large', async (call) => {
  const [method = '', url = ''] = call.split(' ');
  for (const id of ['2147483648', '9007199254740991'])
    expect(
      (await staff.ask('admin', method, url.replace(':id', id), method === 'GET' ? undefined : {})).status,
      id,
    ).toBe(404);
});

test('returns 403 for the sessions of an account that does not exist', async () => {
  for (const [method, url] of [
    ['GET', '/staff/2147483648/sessions'],
    ['DELETE', '/staff/2147483648/sessions/others'],
  ] as const)
    expect((await staff.ask('admin', method, url)).status).toBe(403);
});
