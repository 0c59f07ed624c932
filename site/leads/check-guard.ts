import type { FieldMessages } from '@ev-site/contract/failure.ts';
import { formGuardSchema } from '@ev-site/contract/leads/form-guard.ts';
import { shortestFilling } from '@ev-site/contract/leads/limits.ts';
import { leadMessages } from '@ev-site/contract/leads/messages.ts';

/**
 * Looks for signs of a program: the hidden field is filled, or the form was sent faster than anybody types.
 * Both say so, because a person's browser may fill fields by itself; nothing is dropped in silence.
 */
export const checkGuard = (
  fields: Readonly<Record<string, unknown>>,
): { privacyVersion: string; messages: FieldMessages } => {
  const parsed = formGuardSchema.safeParse(fields);
  if (!parsed.success) return { privacyVersion: '', messages: { form: [leadMessages.privacy] } };
  const { website, filled_in_ms, privacy_version } = parsed.data;
  if (website.trim() !== '') return { privacyVersion: '', messages: { form: [leadMessages.honeypot] } };
  if (/^\d+$/.test(filled_in_ms) && Number(filled_in_ms) < shortestFilling) {
    return { privacyVersion: '', messages: { form: [leadMessages.tooFast] } };
  }
  return { privacyVersion: /^[0-9a-z.-]{1,20}$/.test(privacy_version) ? privacy_version : '', messages: {} };
};
