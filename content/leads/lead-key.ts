import { createHash } from 'node:crypto';
import { toLeadKey } from '@ev-site/contract/forms/form-guard.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Payload } from 'payload';
import type { Lead } from '../payload-types.ts';
import { minute } from '../spans-of-time.ts';

const window = 10 * minute;

/**
 * What makes two posts one lead: the same kind, the same words, and the same key of the form. Without a key the
 * same words within ten minutes are one lead. Other words are another lead whatever the key says: nothing is lost.
 */
export const getLeadKey = (
  kind: LeadKind | 'privacy',
  words: Readonly<Record<string, string | number | boolean | null>>,
  sentKey: unknown,
  now = Date.now(),
): string => {
  const occasion = toLeadKey(sentKey) || `within ${Math.floor(now / window)}`;
  const sorted = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, occasion, sorted]))
    .digest('hex');
};

/** The lead that is stored with this key, as far as who sends it again asks; undefined where none is. */
export const findByKey = async (
  payload: Payload,
  leadKey: string,
): Promise<Pick<Lead, 'id' | 'resumeFile'> | undefined> => {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { leadKey: { equals: leadKey } },
    // Staff may have thrown it away already.
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { resumeFile: true },
  });
  return docs[0];
};
