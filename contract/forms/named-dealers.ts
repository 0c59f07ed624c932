import type { LeadKind } from './kinds.ts';
import { noticeVersionPattern } from './notice-version.ts';

/**
 * Kinds of lead that a dealer may get, and since which version of the privacy notice (words: `forms.privacy.version`)
 * the visitor was told so. A test ride goes only to the dealer whom the visitor chose.
 */
const namedSince: Partial<Record<LeadKind, string>> = {
  contact: '2026-11-22.3',
  inquiry: '2026-11-22.3',
  testride: '2026-11-22.2',
};

const toParts = (version: string): [day: string, count: number] | null => {
  const [, day, count = '1'] = noticeVersionPattern.exec(version) ?? [];
  return day === undefined ? null : [day, Number(count)];
};

/** Whether leads of a kind may go to a dealer at all. */
export const mayNameDealers = (kind: LeadKind): boolean => kind in namedSince;

/** Whether the notice that a visitor saw says that a dealer gets what the visitor writes. */
export const namesDealers = (kind: LeadKind, version: string): boolean => {
  const [seen, since] = [toParts(version), toParts(namedSince[kind] ?? '')];
  if (!seen || !since) return false;
  return seen[0] === since[0] ? seen[1] >= since[1] : seen[0] > since[0];
};
