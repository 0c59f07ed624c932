import {
  type DealerService,
  dealerServices,
  pinPattern,
  readPin,
  spokenLanguages,
} from '@ev-site/contract/dealers.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import type { CollectionBeforeChangeHook, CollectionConfig, FieldAccess, NumberField } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { hasRole } from '../access/roles.ts';
import { canManageStaff } from '../access/staff-access.ts';
import { openingHoursField } from '../fields/opening-hours.ts';
import { validateIndianPhone } from '../fields/phone.ts';
import { sampleField } from '../fields/sample.ts';
import { slugField } from '../fields/slug.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import type { Dealer } from '../payload-types.ts';
import { redirectOldAddress } from '../redirects/redirect-old-address.ts';
import type { CellForm } from '../spreadsheets/cell-form.ts';

const serviceNames: Record<DealerService, string> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  testRide: 'Test rides',
  charging: 'Charging',
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The mailbox for leads decides who can read them: only administrators set it, and people who only write pages do not
 * see it.
 */
const readsMailbox: FieldAccess = ({ req }) => hasRole(req, 'admin', 'sales');

/** The phone numbers in one cell of a file, separated by commas. */
const phonesCell: CellForm = {
  write: (value) => (value as { number: string }[]).map(({ number }) => number).join(', '),
  read(text) {
    const numbers = text
      .split(/[,;\n]/)
      .map((number) => number.trim())
      .filter(Boolean);
    const wrong = numbers.find((number) => validateIndianPhone(number) !== true);
    return wrong === undefined
      ? { value: numbers.map((number) => ({ number })) }
      : { problem: `“${wrong}”: ${validateIndianPhone(wrong)}` };
  },
};

const degreesField = (name: string, label: string, min: number, max: number): NumberField => ({
  name,
  label,
  type: 'number',
  min,
  max,
  admin: { width: '50%' },
});

/**
 * If an old version names no vehicle, it may never have named one, or the vehicle was deleted for good since. So
 * restoring such a version keeps the vehicles of today: otherwise a dealer with one vehicle would silently get all of
 * them.
 */
const keepVehicles: CollectionBeforeChangeHook<Dealer> = ({ context, data, originalDoc }) =>
  context.isRestoringVersion && !data.vehicles?.length ? { ...data, vehicles: originalDoc?.vehicles } : data;

const moved = redirectOldAddress(({ slug }) => pathTo('DealerDetails', { dealer: String(slug) }));

/** Dealers and service points, where people can see, ride, buy and repair a vehicle. */
export const Dealers: CollectionConfig = {
  slug: 'dealers',
  labels: { singular: 'Dealer', plural: 'Dealers' },
  access: contentAccess,
  hooks: {
    ...raiseRevision,
    beforeChange: [keepVehicles, ...moved.beforeChange],
    afterChange: [...moved.afterChange, ...raiseRevision.afterChange],
  },
  defaultSort: 'name',
  admin: {
    group: 'Company',
    useAsTitle: 'name',
    defaultColumns: ['name', 'town', 'state', 'services', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'pin'],
    description: 'Dealers and service points. Visitors find the nearest by PIN or town.',
  },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true },
    slugField('slug', 'Address of its page: /dealers/… The old address leads to the new one.', {
      unique: true,
      admin: { position: 'sidebar' },
    }),
    {
      name: 'address',
      type: 'textarea',
      localized: true,
      required: true,
      admin: {
        description:
          'House, street and quarter, each on its own line. Do not write town, state and PIN here.',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'town', type: 'text', localized: true, required: true, admin: { width: '50%' } },
        {
          name: 'pin',
          type: 'text',
          label: 'PIN',
          required: true,
          index: true,
          hooks: {
            beforeValidate: [({ value }) => (typeof value === 'string' ? (readPin(value) ?? value) : value)],
          },
          validate: (value: unknown) =>
            (typeof value === 'string' && pinPattern.test(value)) || 'A PIN has six digits, e.g. 380015.',
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'state',
      type: 'relationship',
      relationTo: 'states',
      required: true,
      admin: { allowCreate: false },
    },
    {
      type: 'row',
      fields: [
        degreesField('latitude', 'Degrees north', 6, 38),
        degreesField('longitude', 'Degrees east', 68, 98),
      ],
    },
    {
      name: 'phones',
      type: 'array',
      minRows: 1,
      labels: { singular: 'Phone', plural: 'Phones' },
      custom: { cell: phonesCell },
      fields: [{ name: 'number', type: 'text', required: true, validate: validateIndianPhone }],
    },
    { name: 'whatsapp', type: 'text', label: 'WhatsApp', validate: validateIndianPhone },
    openingHoursField(),
    {
      name: 'services',
      type: 'select',
      hasMany: true,
      required: true,
      enumName: 'dealer_service',
      options: dealerServices.map((value) => ({ value, label: serviceNames[value] })),
      admin: { description: 'Visitors can book test rides only if they are ticked here.' },
    },
    {
      name: 'vehicles',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      // Read as ids. Otherwise vehicles that visitors may not see would be left out, and removing the last one would
      // leave an empty list, which means every vehicle.
      maxDepth: 0,
      admin: {
        allowCreate: false,
        allowEdit: false,
        description:
          'The vehicles that visitors can see and ride there; at a workshop, the vehicles that it repairs. Empty: every vehicle of the range. A visitor who asks for a test ride then reads that the dealer will say whether the vehicle is there.',
      },
    },
    {
      name: 'spoken',
      type: 'select',
      label: 'Languages spoken',
      hasMany: true,
      enumName: 'dealer_spoken',
      options: spokenLanguages.map((value) => ({ value, label: languageNames.of(value) ?? value })),
    },
    {
      name: 'email',
      type: 'email',
      label: 'Mailbox for leads',
      access: { read: readsMailbox, create: canManageStaff, update: canManageStaff },
      admin: {
        position: 'sidebar',
        description: 'Test rides at this dealer are mailed here too. Visitors never see this address.',
      },
    },
    sampleField(),
    translationReadyField(),
  ],
};
