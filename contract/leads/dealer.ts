import * as z from 'zod/mini';
import { choiceField, emailField, idField, messageField, nameField, phoneField } from './fields.ts';
import { leadMessages } from './messages.ts';

/** Payload of create-dealer. */
export const dealerSchema = z.object({
  name: nameField(),
  email: emailField(),
  vehicle: choiceField(leadMessages.vehicleMissing, leadMessages.vehicleUnknown),
  state_id: idField(leadMessages.stateMissing, leadMessages.stateUnknown),
  city_id: idField(leadMessages.cityMissing, leadMessages.cityUnknown),
  phone: phoneField(),
  message: messageField(),
});
export type DealerPayload = z.output<typeof dealerSchema>;
