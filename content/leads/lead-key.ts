import { createHash } from 'node:crypto';
import { toLeadKey } from '@ev-site/contract/forms/form-guard.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Payload } from 'payload';
import type { Lead } from '../payload-types.ts';
import { minute } from '../time/spans-of-time.ts';

/** How long (ms) the same words without a key are one. */
export const keylessWindow = 10 * minute;

type Words = Readonly<Record<string, string | number | boolean | null>>;

/**
 * What makes two posts one lead: the same kind, the same words, and the same key of the form; without a key, the same
 * ten minutes of the clock. Other words are another lead whatever the key says: nothing is lost.
 */
export const getLeadKey = (
  kind: LeadKind | 'privacy',
  words: Words,
  sentKey: unknown,
  now = Date.now(),
): string => {
  const occasion = toLeadKey(sentKey) || `within ${Math.floor(now / keylessWindow)}`;
  const sorted = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, occasion, sorted]))
    .digest('hex');
};

/** What the same words that came without a key within the last ten minutes are stored under: one of these two. */
export const getKeylessKeys = (kind: LeadKind | 'privacy', words: Words, now = Date.now()): string[] =>
  [now, now - keylessWindow].map((at) => getLeadKey(kind, words, '', at));

type Found = Pick<Lead, 'id' | 'leadKey' | 'resumeFile' | 'createdAt'>;

/**
 * The lead that is stored with this key, whenever it came, as far as who sends it again asks; or one with a key of
 * `keyless` if it came within the last ten minutes. Undefined where none is.
 */
export const findByKey = async (
  payload: Payload,
  leadKey: string,
  keyless: readonly string[] = [],
  now = Date.now(),
): Promise<Found | undefined> => {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { leadKey: { in: [leadKey, ...keyless] } },
    // Staff may have thrown it away already.
    trash: true,
    depth: 0,
    pagination: false,
    select: { leadKey: true, resumeFile: true, createdAt: true },
  });
  return (
    docs.find((lead) => lead.leadKey === leadKey) ??
    docs.find(({ createdAt }) => now - Date.parse(createdAt) < keylessWindow)
  );
};
