import type { PayloadRequest } from 'payload';
import { describe, expect, test } from 'vitest';
import { canReachLeads, canReadResumes } from './lead-access.ts';

const signedIn = (role: string | null) =>
  ({ req: { user: role ? { id: 1, role } : null } }) as unknown as { req: PayloadRequest };

describe('canReachLeads', () => {
  test.each([
    ['admin', true],
    ['sales', { kind: { not_equals: 'application' } }],
    ['hr', { kind: { equals: 'application' } }],
    ['editor', false],
    [null, false],
  ])('gives %s %j', (role, reach) => {
    expect(canReachLeads(signedIn(role))).toEqual(reach);
  });
});

test.each([
  ['admin', true],
  ['hr', true],
  ['sales', false],
  ['editor', false],
  [null, false],
])('lets %s read resumes: %s', (role, may) => {
  expect(canReadResumes(signedIn(role))).toBe(may);
});
