import { createHash } from 'node:crypto';
import { toLeadKey } from '@ev-site/contract/forms/form-guard.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';

const window = 10 * 60 * 1000;

/**
 * What makes two posts one lead: the same kind, the same words, and the same key of the form. Without a key the
 * same words within ten minutes are one lead. Other words are another lead whatever the key says: nothing is lost.
 */
export const getLeadKey = (
  kind: LeadKind | 'privacy',
  words: Readonly<Record<string, string | number | boolean>>,
  sentKey: unknown,
  now = Date.now(),
): string => {
  const occasion = toLeadKey(sentKey) || `within ${Math.floor(now / window)}`;
  const sorted = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, occasion, sorted]))
    .digest('hex');
};
