import type { CollectionConfig, Field } from 'payload';
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
  readStanding,
} from '../accounts/deactivation.ts';
import { endNotedAccess } from '../accounts/end-access.ts';
import { endOtherSessions, guardAccount, guardSignIn } from '../accounts/guard-account.ts';
import {
  inviteWithoutPassword,
  sendInvitation,
  sendLinkAgain,
  takeUpInvitation,
} from '../accounts/invitation.ts';
import {
  forgotPassword,
  keepResetLink,
  linkLife,
  mailInterval,
  toResetMail,
} from '../accounts/reset-link.ts';
import { endWhenRequired, secondFactorEndpoints } from '../accounts/second-factor/second-factor-endpoints.ts';
import { sessionEndpoints } from '../accounts/session-endpoints.ts';
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
import { refuseFirstUserOverTheWeb } from '../hooks/refuse-first-user.ts';
import { checkAway } from '../leads/routing/is-away.ts';

/** What only the programs read and write; it stays out of every answer. */
const forPrograms = { hidden: true, access: { create: nobody, update: nobody } } as const;
const keptText = (name: string): Field => ({ name, type: 'text', ...forPrograms });
const keptNumber = (name: string): Field => ({ name, type: 'number', ...forPrograms });

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
    afterOperation: [tellOfReset, takeUpInvitation],
  },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'standing', 'role', 'email', 'secondFactorSince'],
    description:
      'Who may open the studio, and what for. Whoever is added gets a mail and chooses the password. Whoever leaves is deactivated: his name stays on what he did.',
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
      name: 'standing',
      type: 'text',
      virtual: true,
      label: 'Account',
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data.id) },
      hooks: { afterRead: [readStanding] },
    },
    {
      name: 'deactivated',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobody, update: canManageStaff },
      admin: {
        position: 'sidebar',
        condition: (data, _sibling, { user }) => Boolean(data.id) && user?.role === 'admin',
        description: 'Cannot sign in, and is signed out at once. The name stays on leads and articles.',
      },
    },
    {
      name: 'invitedAt',
      type: 'date',
      access: { create: nobody, update: nobody },
      admin: { hidden: true, disableListColumn: true },
    },
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data.id) && data.role !== 'editor' },
      fields: [
        {
          name: 'awayFrom',
          type: 'date',
          label: 'Away from',
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
        },
        {
          name: 'awayUntil',
          type: 'date',
          label: 'until, that day included',
          validate: checkAway,
          admin: {
            width: '50%',
            date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
            description: 'On leave: routing rules give new leads to the others.',
          },
        },
      ],
    },
    {
      name: 'superior',
      type: 'relationship',
      relationTo: 'staff',
      access: { create: canManageStaff, update: canManageStaff },
      validate: checkUnlessStored,
      filterOptions: ({ id }) => ({ and: [{ role: { in: deskRoles } }, { id: { not_equals: id ?? 0 } }] }),
      admin: {
        allowCreate: false,
        allowEdit: false,
        condition: (data) => data.role !== 'editor',
        description: 'Is told by mail when a lead of this colleague is not answered in time.',
      },
    },
    {
      name: 'secondFactorRequired',
      type: 'checkbox',
      label: 'Must have a second factor',
      defaultValue: false,
      access: { read: canReadAddress, create: canManageStaff, update: canManageStaff },
      admin: {
        position: 'sidebar',
        condition: (_data, _sibling, { user }) => user?.role === 'admin',
        description: 'Besides the password a code of an app on the phone. It is set up at the next sign-in.',
      },
    },
    {
      name: 'secondFactorSince',
      type: 'date',
      label: 'Second factor since',
      access: { read: canReadAddress, create: nobody, update: nobody },
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data.secondFactorSince) },
    },
    keptText('secondFactorSecret'),
    keptText('secondFactorPending'),
    keptNumber('secondFactorStep'),
    keptText('recoveryCodes'),
    keptNumber('codeTries'),
    keptNumber('codeTriesSince'),
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: 'Your own present password',
      admin: {
        description:
          'Needed to change a password or an e-mail address, your own or a colleague’s, and to make somebody an administrator.',
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
  ],
});
