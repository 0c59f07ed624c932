import type { CollectionConfig } from 'payload';
import { nobody } from '../access/content-access.ts';
import { roles } from '../access/roles.ts';
import {
  canManageStaff,
  canOpenStudio,
  canReachStaff,
  canReadAddress,
  canSeeStaff,
} from '../access/staff-access.ts';
import { endOtherSessions, guardAccount, guardSignIn } from '../accounts/guard-account.ts';
import {
  forgotPassword,
  keepResetLink,
  linkLife,
  mailInterval,
  toResetMail,
} from '../accounts/reset-link.ts';
import { tellAccount, tellOfReset } from '../accounts/tell-account.ts';
import { refuseFirstUserOverTheWeb } from '../hooks/refuse-first-user.ts';

/** People who may open the studio. */
export const getStaffCollection = ({ origin }: { origin: string }): CollectionConfig => ({
  slug: 'staff',
  labels: { singular: 'Member of staff', plural: 'Staff' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // No lock: strangers could shut anybody out. The site in front slows down who guesses.
    maxLoginAttempts: 0,
    useSessions: true,
    // The cookie is not for scripts, so no answer repeats what is in it.
    removeTokenFromResponses: true,
    cookies: { secure: origin.startsWith('https:'), sameSite: 'Lax' },
    forgotPassword: {
      expiration: linkLife,
      minRequestInterval: mailInterval,
      generateEmailSubject: () => 'A new password for the studio',
      generateEmailHTML: ({ token = '', req } = {}) => toResetMail(origin, token, req),
    },
  },
  access: {
    admin: canOpenStudio,
    create: canManageStaff,
    read: canSeeStaff,
    update: canReachStaff,
    delete: canManageStaff,
    unlock: nobody,
  },
  endpoints: [forgotPassword],
  hooks: {
    beforeOperation: [refuseFirstUserOverTheWeb, guardSignIn],
    beforeValidate: [guardAccount],
    beforeChange: [endOtherSessions, keepResetLink],
    afterChange: [tellAccount],
    afterOperation: [tellOfReset],
  },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    description: 'Who may open the studio, and what for.',
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true, access: { read: canReadAddress } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map(({ value, label }) => ({ value, label })),
      access: { update: canManageStaff },
    },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: 'Your own present password',
      admin: {
        description: 'Needed to change a password or an e-mail address, your own or a colleague’s.',
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
  ],
});
