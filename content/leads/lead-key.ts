import { createHash } from 'node:crypto';
import { toFormKey } from '@ev-site/contract/forms/form-guard.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import type { Lead } from '../payload-types.ts';

/** How long (ms) the same words without a form key are one. */
export const keylessWindow = 10 * minute;

/** The words of a form: what its sender wrote, and nothing that the server adds. */
export type Words = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The key that makes two posts one lead: the same kind, the same words and the same form key. Without a form key, the
 * same ten minutes of the clock count instead. Other words always make another lead, whatever the form key is, so
 * nothing is lost.
 */
export const getLeadKey = (
  kind: LeadKind | 'privacy',
  words: Words,
  formKey: unknown,
  now = Date.now(),
): string => {
  const occasion = toFormKey(formKey) || `within ${Math.floor(now / keylessWindow)}`;
  const sorted = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, occasion, sorted]))
    .digest('hex');
};

/**
 * The two lead keys under which the same words may be stored, if they came without a form key within the last ten
 * minutes.
 */
export const listLeadKeysWithoutFormKey = (
  kind: LeadKind | 'privacy',
  words: Words,
  now = Date.now(),
): string[] => [now, now - keylessWindow].map((at) => getLeadKey(kind, words, '', at));

type StoredLead = Pick<Lead, 'id' | 'leadKey' | 'resumeFile' | 'reference' | 'createdAt'>;

/**
 * Finds the lead that is stored under `leadKey`, however old it is, or one under a key of `keyless` that came within
 * the last ten minutes. Undefined if there is none.
 */
export const findByKey = async (
  payload: Payload,
  leadKey: string,
  keyless: readonly string[] = [],
  now = Date.now(),
): Promise<StoredLead | undefined> => {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { leadKey: { in: [leadKey, ...keyless] } },
    // Staff may have moved it to the trash already.
    trash: true,
    depth: 0,
    pagination: false,
    select: { leadKey: true, resumeFile: true, reference: true, createdAt: true },
  });
  return (
    docs.find((lead) => lead.leadKey === leadKey) ??
    docs.find(({ createdAt }) => now - Date.parse(createdAt) < keylessWindow)
  );
};
