import { apiPaths } from '../api-paths.ts';
import { contentTypes } from './content-types.ts';
import type { FormDescription } from './description.ts';
import { limits } from './limits.ts';
import { sharedFields } from './shared-fields.ts';

const { vehicle, name, mobile, email, comment, marketing_consent, whatsapp_consent } = sharedFields;

/**
 * The test ride: a vehicle by its key, a dealer by the slug of his page, and one or two half-days on which he is open
 * (`2026-11-25-am`). A visitor without a mail address gets the receipt only on the page.
 */
export const testRideForm = {
  kind: 'testride',
  path: apiPaths.postTestRide,
  types: [contentTypes.json, contentTypes.plain],
  screen: 'TestRide',
  purpose: 'sales',
  fields: {
    vehicle,
    /** Set by the page; the server looks up the record. */
    dealer: {
      type: 'choice',
      required: true,
      most: limits.label,
      codes: { missing: 'rideDealerMissing', long: 'rideDealerUnknown', wrong: 'rideDealerUnknown' },
      label: null,
      column: null,
    },
    first_choice: {
      type: 'choice',
      required: true,
      most: limits.label,
      codes: { missing: 'rideDayMissing', long: 'rideDayUnknown', wrong: 'rideDayUnknown' },
      label: 'firstChoice',
      hint: 'firstChoice',
      half: true,
      column: { name: 'firstChoice', type: 'text', mail: true, webhook: 'first_choice', export: true },
    },
    second_choice: {
      type: 'choice',
      required: false,
      most: limits.label,
      codes: { long: 'rideDayUnknown', wrong: 'rideDayUnknown' },
      label: 'secondChoice',
      hint: 'secondChoice',
      half: true,
      column: { name: 'secondChoice', type: 'text', mail: true, webhook: 'second_choice', export: true },
    },
    name,
    mobile,
    email: { ...email, required: false, hint: 'rideMail' },
    comment,
    marketing_consent,
    whatsapp_consent,
  },
} as const satisfies FormDescription;
