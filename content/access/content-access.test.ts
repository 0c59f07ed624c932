import type { PayloadRequest } from 'payload';
import { describe, expect, test } from 'vitest';
import { canReadContent, canWriteContent, writesContent } from './content-access.ts';
import { listOwnerRoles } from './lead-access.ts';
import { canManageStaff, canOpenStudio, canReachStaff, canSeeStaff } from './staff-access.ts';

const asked = (role: unknown) =>
  ({ req: { user: role === null ? null : { id: 7, role } } }) as unknown as { req: PayloadRequest };

describe('permissions of each role', () => {
  test.each([
    // role, reads content, writes content, manages staff, opens the studio
    ['admin', true, true, true, true],
    ['editor', true, true, false, true],
    ['sales', true, false, false, true],
    ['hr', true, false, false, true],
    ['visitor', false, false, false, false],
    [undefined, false, false, false, false],
    [null, false, false, false, false],
  ])('%s', (role, reads, writes, manages, opens) => {
    expect(canReadContent(asked(role))).toBe(reads);
    expect(canWriteContent(asked(role))).toBe(writes);
    expect(canManageStaff(asked(role))).toBe(manages);
    expect(canOpenStudio(asked(role))).toBe(opens);
  });

  test('a deactivated member of staff may not write content', () => {
    expect(writesContent({ role: 'editor' })).toBe(true);
    expect(writesContent({ role: 'editor', deactivated: true })).toBe(false);
    expect(writesContent(null)).toBe(false);
  });

  test('staff may reach their own account, administrators every account', () => {
    expect(canReachStaff(asked('admin'))).toBe(true);
    expect(canReachStaff(asked('sales'))).toEqual({ id: { equals: 7 } });
    expect(canReachStaff(asked('visitor'))).toBe(false);
    expect(canReachStaff(asked(null))).toBe(false);
  });

  test('people who work on leads see each other, an editor sees only their own account', () => {
    const own = { id: { equals: 7 } };
    const colleagues = { or: [own, { role: { in: ['admin', 'sales', 'hr'] } }] };
    expect(canSeeStaff(asked('admin'))).toBe(true);
    expect(canSeeStaff(asked('sales'))).toEqual(colleagues);
    expect(canSeeStaff(asked('hr'))).toEqual(colleagues);
    expect(canSeeStaff(asked('editor'))).toEqual(own);
    expect(canSeeStaff(asked(null))).toBe(false);
  });

  test.each([
    ['application', 'hr', ['admin', 'hr']],
    ['dealer', 'admin', ['admin', 'sales']],
    [undefined, 'sales', ['admin', 'sales']],
    [undefined, 'hr', ['admin', 'hr']],
    [undefined, 'admin', ['admin', 'sales', 'hr']],
  ])('the owner of a lead of kind %s, chosen by %s, must have a role that can see it', (kind, own, roles) => {
    expect(listOwnerRoles(kind, own)).toEqual(roles);
  });
});
