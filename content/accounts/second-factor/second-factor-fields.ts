import type { Field } from 'payload';
import { nobody } from '../../access/content-access.ts';
import { canManageStaff, canReadAddress } from '../../access/staff-access.ts';

/** Fields that only programs read and write. No answer contains them. */
const forPrograms = { hidden: true, access: { create: nobody, update: nobody } } as const;
const keptText = (name: string): Field => ({ name, type: 'text', ...forPrograms });
const keptNumber = (name: string): Field => ({ name, type: 'number', ...forPrograms });

/** The fields of an account for its second factor. */
export const secondFactorFields: Field[] = [
  {
    name: 'secondFactorRequired',
    type: 'checkbox',
    label: 'Must have a second factor',
    defaultValue: false,
    access: { read: canReadAddress, create: canManageStaff, update: canManageStaff },
    admin: {
      position: 'sidebar',
      condition: (_data, _sibling, { user }) => user?.role === 'admin',
      description:
        'The colleague then needs a code from an app on the phone, besides the password. The studio asks to set it up at the next sign-in.',
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
];
