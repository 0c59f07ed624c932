import type { CollectionConfig } from 'payload';
import { roles } from '../access/roles.ts';
import { canManageStaff, canOpenStudio, canReachStaff } from '../access/staff-access.ts';
import { refuseFirstUserOverTheWeb } from '../hooks/refuse-first-user.ts';

const minute = 60_000;

/** People who may open the studio. */
export const getStaffCollection = ({ origin }: { origin: string }): CollectionConfig => ({
  slug: 'staff',
  labels: { singular: 'Member of staff', plural: 'Staff' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 15 * minute,
    useSessions: true,
    cookies: { secure: origin.startsWith('https:'), sameSite: 'Lax' },
    forgotPassword: {
      generateEmailSubject: () => 'A new password for the studio',
      // Goes out as plain text, see mail/studio-mail.ts.
      generateEmailHTML: ({ token } = {}) =>
        `Somebody, hopefully you, asked for a new password for the studio.\n\nChoose it here within an hour:\n${origin}/studio/reset/${token}\n\nIf it was not you, please ignore this mail.\n`,
    },
  },
  access: {
    admin: canOpenStudio,
    create: canManageStaff,
    read: canReachStaff,
    update: canReachStaff,
    delete: canManageStaff,
    unlock: canManageStaff,
  },
  hooks: { beforeOperation: [refuseFirstUserOverTheWeb] },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    description:
      'Who may open the studio, and what for. Five wrong passwords lock an account for 15 minutes.',
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map(({ value, label }) => ({ value, label })),
      access: { update: canManageStaff },
    },
  ],
});
