import * as z from 'zod/mini';
import { commentField, emailField, labelField, nameField, phoneField, rCaptchaField } from './fields.ts';

/**
 * Payload of post-product-inquiry. The product marker's name differs by page and is kept in the content,
 * so it is not listed here: the server takes the known ones out of the rest.
 */
export const inquirySchema = z.object({
  name: nameField(),
  email: emailField(),
  mobile: phoneField(),
  comment: commentField(),
  rCaptcha: rCaptchaField(),
  colorval: labelField(),
});
