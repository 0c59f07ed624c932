import { apiPaths } from '../api-paths.ts';
import { contentTypes } from './content-types.ts';
import type { FormDescription } from './description.ts';
import { limits } from './limits.ts';
import { sharedFields } from './shared-fields.ts';

const { name, email, mobile, comment, marketing_consent, whatsapp_consent, rCaptcha } = sharedFields;

/**
 * The product inquiry. The product marker's name differs by page and is kept in the content, so it is no field here:
 * the server takes the known ones out of the rest.
 */
export const inquiryForm = {
  kind: 'inquiry',
  path: apiPaths.postProductInquiry,
  types: [contentTypes.json],
  screen: null,
  purpose: 'sales',
  fields: {
    name,
    email,
    mobile,
    comment,
    marketing_consent,
    whatsapp_consent,
    rCaptcha,
    colorval: {
      type: 'line',
      required: false,
      most: limits.label,
      codes: { long: 'labelLong' },
      label: null,
      column: { name: 'colour', type: 'text', mail: true, webhook: 'colorval', export: true },
    },
    /**
     * Key of the vehicle, where the page is about several: neither its marker nor its address says which. The server
     * works out the record.
     */
    vehicle: {
      type: 'choice',
      required: false,
      most: limits.label,
      codes: { long: 'labelLong' },
      label: null,
      column: null,
    },
    /** Path and query of the reckoning, the finder's answer or the comparison that the inquiry was sent from. */
    reckoning: {
      type: 'line',
      required: false,
      most: limits.reckoning,
      codes: { long: 'labelLong' },
      label: null,
      column: { name: 'reckoning', type: 'text', mail: true, webhook: 'reckoning', export: true },
    },
  },
} as const satisfies FormDescription;
