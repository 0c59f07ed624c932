import type { MessageCode } from '@ev-site/contract/forms/codes.ts';
import { formGuardSchema } from '@ev-site/contract/forms/form-guard.ts';

/**
 * Looks for signs of a program: the hidden field is filled, or the form was sent faster than anybody types.
 * Both say so, because a person's browser may fill fields by itself; nothing is dropped in silence.
 * @param shortestMs the shortest time in which a person fills a form.
 */
export const checkGuard = (
  fields: Readonly<Record<string, unknown>>,
  shortestMs: number,
): { privacyVersion: string; code: MessageCode | null } => {
  const parsed = formGuardSchema.safeParse(fields);
  if (!parsed.success) return { privacyVersion: '', code: 'guardUnreadable' };
  const { website, filled_in_ms, privacy_version } = parsed.data;
  const isFast = /^\d+$/.test(filled_in_ms) && Number(filled_in_ms) < shortestMs;
  return {
    privacyVersion: privacy_version,
    code: website?.trim() ? 'honeypot' : isFast ? 'tooFast' : null,
  };
};
