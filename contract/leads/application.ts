import * as z from 'zod/mini';
import { commentField, emailField, idField, nameField, phoneField, rCaptchaField } from './fields.ts';
import { leadMessages } from './messages.ts';

/** Payload of post-apply-job without its file, the part `resume`. */
export const applicationSchema = z.object({
  name: nameField(),
  email: emailField(),
  mobile: phoneField(),
  comment: commentField(),
  jobid: idField(leadMessages.jobUnknown, leadMessages.jobUnknown),
  rCaptcha: rCaptchaField(),
});
