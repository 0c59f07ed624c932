import { apiPaths } from '../api-paths.ts';
import { contentTypes } from './content-types.ts';
import type { FormDescription } from './description.ts';
import { limits } from './limits.ts';
import { sharedFields } from './shared-fields.ts';

const { name, email, mobile, comment, whatsapp_consent, rCaptcha } = sharedFields;

/**
 * The job application; `jobid` comes from the page of the position. It does not ask for consent to advertising, because
 * people who look for work did not come to buy.
 */
export const applicationForm = {
  kind: 'application',
  path: apiPaths.postApplyJob,
  types: [contentTypes.multipart],
  screen: null,
  purpose: 'careers',
  fields: {
    name,
    email,
    mobile,
    comment,
    resume: {
      type: 'file',
      required: true,
      most: limits.resume,
      codes: { missing: 'resumeMissing', long: 'resumeLarge', wrong: 'resumeNotPdf' },
      label: 'resume',
      hint: 'resume',
      column: null,
    },
    jobid: {
      type: 'id',
      required: true,
      most: limits.id,
      codes: { missing: 'jobUnknown', wrong: 'jobUnknown' },
      label: null,
      column: {
        name: 'job',
        type: 'relationship',
        relationTo: 'jobs',
        mail: false,
        webhook: null,
        export: false,
      },
    },
    whatsapp_consent,
    rCaptcha,
  },
} as const satisfies FormDescription;
