import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from 'payload';
import type { Job } from '../payload-types.ts';
import { indianTime, isDayOver, startOfDay } from '../time/india-time.ts';

/** Condition for articles whose date has not come yet. */
export const whereToCome = (now: Date): Where => ({ publishedAt: { greater_than: now.toISOString() } });

/** Whether a position accepts applications: it is open, and its last day is not over in India. */
export const isOpenJob = ({ open, closesAt }: Pick<Job, 'open' | 'closesAt'>, now = new Date()): boolean =>
  Boolean(open) && !(closesAt && isDayOver(new Date(closesAt), now));

/** The same as a condition for the database. */
const whereOpen = (now: Date): Where => ({
  and: [
    { open: { equals: true } },
    {
      or: [
        { closesAt: { exists: false } },
        { closesAt: { greater_than_equal: startOfDay(now).toISOString() } },
      ],
    },
  ],
});

/**
 * The condition under which visitors see a published document at a given moment: an article's date has come, a position
 * is open. An event is announced before its day, so visitors see it as soon as it is published. No job has to run when
 * such a moment comes, because every read evaluates the condition anew.
 */
export const whereCurrent = (slug: CollectionSlug, now = new Date()): Where => {
  if (slug === 'blogs') return { publishedAt: { less_than_equal: now.toISOString() } };
  return slug === 'jobs' ? whereOpen(now) : {};
};

type Hiding = Partial<
  Record<'publishedAt' | 'closesAt', string | null> & Record<'open' | 'active', boolean | null>
>;

/**
 * Why visitors do not see a published document, in words for staff. Empty if they see it, or if the field that decides
 * was not read. The switch of a banner is part of the home page's own query.
 */
export const whyHidden = (slug: string, doc: object, now = new Date()): string => {
  const { publishedAt, closesAt, open, active }: Hiding = doc;
  if (slug === 'blogs' && publishedAt && new Date(publishedAt) > now)
    return `seen from ${indianTime.format(new Date(publishedAt))}`;
  if (slug === 'jobs' && open !== undefined && !open) return 'but closed';
  if (slug === 'jobs' && closesAt && isDayOver(new Date(closesAt), now)) return 'but its last day is over';
  return slug === 'banners' && active !== undefined && !active ? 'but switched off' : '';
};

/** The condition that hides the drafts of a kind from visitors; empty for a kind without drafts. */
export const wherePublished = ({ versions }: Pick<SanitizedCollectionConfig, 'versions'>): Where[] =>
  versions?.drafts ? [{ _status: { equals: 'published' } }] : [];

/** The localized field that must hold a name in each language; undefined if there may be none, as in a picture. */
const findNeededName = ({
  admin,
  flattenedFields,
  upload,
}: SanitizedCollectionConfig): string | undefined => {
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle);
  return !upload && title?.localized && 'required' in title && title.required ? title.name : undefined;
};

/**
 * The condition that hides a document without a name in a language from visitors of that language. Such a document was
 * published in another language alone, at a time when that was not yet refused (keeping/english-first.ts).
 */
export const whereNamed = (config: SanitizedCollectionConfig, language: Language): Where[] => {
  const name = findNeededName(config);
  // `greater_than` an empty text is true neither for a missing name nor for an empty one.
  return name ? [{ [`${name}.${language}`]: { greater_than: '' } }] : [];
};

/** The same for a document that was read in one language. */
export const hasName = (config: SanitizedCollectionConfig, doc: object): boolean => {
  const name = findNeededName(config);
  return !name || Boolean(Reflect.get(doc, name));
};

/** The condition for all documents of a kind that visitors of the first language see. Others: read-in-language.ts. */
export const whereShownInEnglish = (payload: Payload, slug: CollectionSlug): Where => {
  const { config } = payload.collections[slug];
  return { and: [...wherePublished(config), ...whereNamed(config, languages[0]), whereCurrent(slug)] };
};
