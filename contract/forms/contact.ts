import { apiPaths } from '../api-paths.ts';
import { contentTypes } from './content-types.ts';
import type { FormDescription } from './description.ts';
import { limits } from './limits.ts';
import { sharedFields } from './shared-fields.ts';

/** The contact enquiry. The column `name` combines first and last name. */
export const contactForm = {
  kind: 'contact',
  path: apiPaths.postContactUs,
  types: [contentTypes.json, contentTypes.plain],
  screen: 'ContactUs',
  purpose: 'main',
  fields: {
    firstname: {
      type: 'name',
      required: true,
      most: limits.name,
      codes: { missing: 'firstnameMissing', long: 'nameLong', wrong: 'nameLetters' },
      label: 'firstname',
      autoComplete: 'given-name',
      half: true,
      column: { name: 'firstName', type: 'text', mail: false, webhook: 'first_name', export: true },
    },
    lastname: {
      type: 'name',
      required: true,
      most: limits.name,
      codes: { missing: 'lastnameMissing', long: 'nameLong', wrong: 'nameLetters' },
      label: 'lastname',
      autoComplete: 'family-name',
      half: true,
      column: { name: 'lastName', type: 'text', mail: false, webhook: 'last_name', export: true },
    },
    email: sharedFields.email,
    phone: sharedFields.phone,
    message: { ...sharedFields.message, hint: 'contactMessage' },
    marketing_consent: sharedFields.marketing_consent,
    whatsapp_consent: sharedFields.whatsapp_consent,
  },
} as const satisfies FormDescription;
