import * as z from 'zod/mini';
import { emailField, messageField, nameField, phoneField } from './fields.ts';
import { leadMessages } from './messages.ts';

/** Payload of post-contact-us. */
export const contactSchema = z.object({
  firstname: nameField(leadMessages.firstnameMissing),
  lastname: nameField(leadMessages.lastnameMissing),
  email: emailField(),
  phone: phoneField(),
  message: messageField(),
});
