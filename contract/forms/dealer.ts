import { apiPaths } from '../api-paths.ts';
import { contentTypes } from './content-types.ts';
import type { FormDescription } from './description.ts';
import { limits } from './limits.ts';
import { sharedFields } from './shared-fields.ts';

const { name, email, phone, vehicle, message, marketing_consent, whatsapp_consent } = sharedFields;

/** The dealer enquiry. `vehicle` is the key of a vehicle or, as in the specification, its name. */
export const dealerForm = {
  kind: 'dealer',
  path: apiPaths.createDealer,
  types: [contentTypes.json, contentTypes.plain],
  screen: 'BecomeDealer',
  purpose: 'dealer',
  fields: {
    name,
    email,
    phone,
    vehicle,
    state_id: {
      type: 'id',
      required: true,
      most: limits.id,
      codes: { missing: 'stateMissing', wrong: 'stateUnknown' },
      label: 'state',
      autoComplete: 'off',
      half: true,
      column: {
        name: 'state',
        type: 'relationship',
        relationTo: 'states',
        mail: false,
        webhook: null,
        export: false,
      },
    },
    city_id: {
      type: 'id',
      required: true,
      most: limits.id,
      codes: { missing: 'cityMissing', wrong: 'cityUnknown' },
      label: 'city',
      half: true,
      column: {
        name: 'city',
        type: 'relationship',
        relationTo: 'cities',
        mail: false,
        webhook: null,
        export: false,
      },
    },
    message: { ...message, hint: 'dealerMessage' },
    marketing_consent,
    whatsapp_consent,
  },
} as const satisfies FormDescription;
