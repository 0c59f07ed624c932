import type { MessageCode } from '@ev-site/contract/forms/codes.ts';
import { formGuardSchema } from '@ev-site/contract/forms/form-guard.ts';

/**
 * Looks for signs of a bot: the hidden field is filled, or the form was sent faster than a person can type. Both are
 * reported to the sender and never dropped silently, because a browser may fill fields on its own.
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
