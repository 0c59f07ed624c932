import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { forLeadStaff } from './only-for.ts';

const call = forLeadStaff(() => Response.json('done'));

test.each([
  ['admin', 200, ''],
  ['sales', 200, ''],
  ['hr', 200, ''],
  ['editor', 403, 'Leads are for sales and personnel.'],
  [null, 401, 'You are signed out. Sign in in a new tab, come back to this tab, and press again.'],
])('a call about leads answers a user with role %s with %i', async (role, status, message) => {
  const answer = await call({ user: role && { id: 1, role } } as PayloadRequest);
  expect(answer.status).toBe(status);
  if (status !== 200) expect(await answer.json()).toEqual({ errors: [{ message }] });
});
