import type { CollectionConfig } from 'payload';
import { nobody } from '../access/content-access.ts';
import { endLocksOfAccount } from '../access/edit-locks.ts';
import { deskRoles } from '../access/lead-access.ts';
import { roles } from '../access/roles.ts';
import {
  canManageStaff,
  canOpenStudio,
  canReachStaff,
  canReadAddress,
  canRemoveStaff,
  canSeeStaff,
} from '../access/staff-access.ts';
import { tellAdministrators } from '../accounts/administrators.ts';
import {
  endWhenDeactivated,
  hideSessionsOfDeactivated,
  keepOwnRights,
  readAccountStatus,
} from '../accounts/deactivation.ts';
import { endNotedAccess } from '../accounts/end-access.ts';
import { endOtherSessions, guardAccount, guardSignIn } from '../accounts/guard-account.ts';
import { inviteWithoutPassword, sendInvitation, sendLinkAgain } from '../accounts/invitation.ts';
import { noteTakenRights } from '../accounts/last-administrator.ts';
import { currentPasswordField } from '../accounts/present-password.ts';
import { refuseFirstUserOverTheWeb } from '../accounts/refuse-first-user.ts';
import {
  forgotPassword,
  keepResetLink,
  linkLife,
  mailInterval,
  toResetMail,
} from '../accounts/reset-link.ts';
import { endWhenRequired, secondFactorEndpoints } from '../accounts/second-factor/second-factor-endpoints.ts';
import { secondFactorFields } from '../accounts/second-factor/second-factor-fields.ts';
import { sessionEndpoints } from '../accounts/session-endpoints.ts';
import { sessionSeconds } from '../accounts/session-length.ts';
import {
  auditSignIn,
  auditSignOut,
  choosePassword,
  requireSecondFactor,
  signIn,
} from '../accounts/sign-in.ts';
import { tellAccount, tellOfReset } from '../accounts/tell-account.ts';
import { writeOwnChanges } from '../database/own-changes.ts';
import { checkUnlessStored } from '../fields/check-unless-stored.ts';
import { awayFields } from '../leads/routing/away-fields.ts';

/** People who may open the studio. */
export const getStaffCollection = ({ origin }: { origin: string }): CollectionConfig => ({
  slug: 'staff',
  labels: { singular: 'Member of staff', plural: 'Staff' },
  auth: {
    tokenExpiration: sessionSeconds,
    // No lockout: with it strangers could lock anybody out. The site in front of the studio slows down guessing
    // instead.
    maxLoginAttempts: 0,
    useSessions: true,
    // Scripts cannot read the cookie, so no answer repeats its content.
    removeTokenFromResponses: true,
    cookies: { secure: origin.startsWith('https:'), sameSite: 'Lax' },
    forgotPassword: {
      expiration: linkLife,
      minRequestInterval: mailInterval,
      generateEmailSubject: () => 'A new password for the studio',
      generateEmailHTML: ({ req } = {}) => toResetMail(origin, req),
    },
  },
  access: {
    admin: canOpenStudio,
    create: canManageStaff,
    read: canSeeStaff,
    update: canReachStaff,
    delete: canRemoveStaff,
    unlock: nobody,
  },
  endpoints: [
    signIn,
    forgotPassword,
    choosePassword,
    sendLinkAgain,
    ...sessionEndpoints,
    ...secondFactorEndpoints,
  ],
  hooks: {
    beforeOperation: [refuseFirstUserOverTheWeb, guardSignIn],
    beforeValidate: [inviteWithoutPassword, guardAccount],
    beforeChange: [
      keepOwnRights,
      noteTakenRights,
      endOtherSessions,
      endWhenDeactivated,
      endWhenRequired,
      keepResetLink,
      writeOwnChanges,
    ],
    afterChange: [endNotedAccess, tellAccount, tellAdministrators, sendInvitation],
    afterRead: [hideSessionsOfDeactivated],
    beforeDelete: [endLocksOfAccount],
    beforeLogin: [requireSecondFactor],
    afterLogin: [auditSignIn],
    afterLogout: [auditSignOut],
    afterOperation: [tellOfReset],
  },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'standing', 'role', 'email', 'secondFactorSince'],
    description:
      'The colleagues who may open the studio, and their roles. A new colleague gets a mail and chooses the password. If a colleague leaves, deactivate the account: the name stays on that colleague’s work.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
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
      name: 'standing',
      type: 'text',
      virtual: true,
      label: 'Account',
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data.id) },
      hooks: { afterRead: [readAccountStatus] },
    },
    {
      name: 'deactivated',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobody, update: canManageStaff },
      admin: {
        position: 'sidebar',
        condition: (data, _sibling, { user }) => Boolean(data.id) && user?.role === 'admin',
        description:
          'The colleague is signed out at once and cannot sign in any more. The name stays on leads and articles.',
      },
    },
    {
      name: 'invitedAt',
      type: 'date',
      access: { create: nobody, update: nobody },
      admin: { hidden: true, disableListColumn: true },
    },
    awayFields,
    {
      name: 'superior',
      type: 'relationship',
      label: 'Reports to',
      relationTo: 'staff',
      access: { create: canManageStaff, update: canManageStaff },
      validate: checkUnlessStored,
      filterOptions: ({ id }) => ({ and: [{ role: { in: deskRoles } }, { id: { not_equals: id ?? 0 } }] }),
      admin: {
        allowCreate: false,
        allowEdit: false,
        condition: (data) => data.role !== 'editor',
        description: 'Gets a mail if a lead of this colleague is not answered in time.',
      },
    },
    ...secondFactorFields,
    currentPasswordField,
  ],
});
