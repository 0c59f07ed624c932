import { apiPaths } from '../api-paths.ts';
import { contentTypes } from './content-types.ts';
import type { FormDescription } from './description.ts';
import { limits } from './limits.ts';
import { sharedFields } from './shared-fields.ts';

const { name, email, mobile, comment, marketing_consent, whatsapp_consent, rCaptcha } = sharedFields;

/**
 * The product inquiry. The name of the product marker differs by page and is kept in the content, so it is not a field
 * here: the server finds the known markers among the remaining fields.
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
     * Key of the vehicle, for pages about several vehicles, where neither a marker nor the address says which. The
     * server looks up the record.
     */
    vehicle: {
      type: 'choice',
      required: false,
      most: limits.label,
      codes: { long: 'labelLong' },
      label: null,
      column: null,
    },
    /** Path and query of the savings, finder or comparison page from which the inquiry was sent. */
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
