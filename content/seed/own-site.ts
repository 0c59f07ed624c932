import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { hasDrafts } from '../keeping/status.ts';

/** What the seed does with new sample content. */
export type Arrival = 'published' | 'draft' | 'left out';

/** Kinds that claim nothing about the company: the site and the studio need them to work. */
const neutral: readonly (CollectionSlug | GlobalSlug)[] = [
  'page-meta',
  'assumptions',
  'reply-templates',
  'menus',
];

/** Whether a company has made the site its own: staff have switched off "Sample content" in Site settings. */
export const isOwnSite = async (payload: Payload): Promise<boolean> => {
  const { isSample, updatedAt } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return Boolean(updatedAt) && isSample !== true;
};

/** On the site of a company, sample content about an invented company is never published. */
export const toArrival = (
  isOwn: boolean,
  { slug, ...kind }: { slug: string; versions?: boolean | { drafts?: unknown } },
): Arrival => {
  if (!isOwn || neutral.some((name) => name === slug)) return 'published';
  return hasDrafts(kind) ? 'draft' : 'left out';
};
