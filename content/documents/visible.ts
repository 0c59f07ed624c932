import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from 'payload';
import type { Job } from '../payload-types.ts';
import { indianTime, isDayOver, startOfDay } from '../time/india-time.ts';

/** Articles whose date has not come yet. */
export const isToCome = (now: Date): Where => ({ publishedAt: { greater_than: now.toISOString() } });

/** Whether a position takes applications: it is open, and its last day has not passed in India. */
export const isOpenJob = ({ open, closesAt }: Pick<Job, 'open' | 'closesAt'>, now = new Date()): boolean =>
  Boolean(open) && !(closesAt && isDayOver(new Date(closesAt), now));

/** The same, asked of the database. */
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
 * What makes a published document one that visitors see at a moment: the date of an article has come, a position is open. An
 * event is announced before its day, so it is seen as soon as it is published. Nothing has to be done when a moment comes, as
 * every read asks anew.
 */
export const visibleOf = (slug: CollectionSlug, now = new Date()): Where => {
  if (slug === 'blogs') return { publishedAt: { less_than_equal: now.toISOString() } };
  return slug === 'jobs' ? whereOpen(now) : {};
};

type Hiding = Partial<
  Record<'publishedAt' | 'closesAt', string | null> & Record<'open' | 'active', boolean | null>
>;

/**
 * Why visitors do not see a document that is published, in words for staff; empty where they do, and where what would
 * say so was not read. A banner is asked for by its switch where the home page reads it.
 */
export const whyHidden = (slug: string, doc: object, now = new Date()): string => {
  const { publishedAt, closesAt, open, active }: Hiding = doc;
  if (slug === 'blogs' && publishedAt && new Date(publishedAt) > now)
    return `seen from ${indianTime.format(new Date(publishedAt))}`;
  if (slug === 'jobs' && open !== undefined && !open) return 'but closed';
  if (slug === 'jobs' && closesAt && isDayOver(new Date(closesAt), now)) return 'but its last day is over';
  return slug === 'banners' && active !== undefined && !active ? 'but switched off' : '';
};

/** What keeps the drafts of a kind from visitors; nothing where it has none. */
export const onlyPublished = ({ versions }: Pick<SanitizedCollectionConfig, 'versions'>): Where[] =>
  versions?.drafts ? [{ _status: { equals: 'published' } }] : [];

/** By what a kind is called in each language; undefined where it may be called nothing, as a picture without its sentence. */
const findNeededName = ({
  admin,
  flattenedFields,
  upload,
}: SanitizedCollectionConfig): string | undefined => {
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle);
  return !upload && title?.localized && 'required' in title && title.required ? title.name : undefined;
};

/**
 * What keeps a document from visitors of a language in which it is called nothing: one that was published in another language
 * alone, before that was refused (keeping/english-first.ts).
 */
export const onlyNamed = (config: SanitizedCollectionConfig, language: Language): Where[] => {
  const name = findNeededName(config);
  // No name is greater than an empty one, nor is an empty one.
  return name ? [{ [`${name}.${language}`]: { greater_than: '' } }] : [];
};

/** The same of a document that was read in a language. */
export const isNamed = (config: SanitizedCollectionConfig, doc: object): boolean => {
  const name = findNeededName(config);
  return !name || Boolean(Reflect.get(doc, name));
};

/** All that visitors of the first language see of a kind. What they read of others is asked for by read-in-language.ts. */
export const seenOf = (payload: Payload, slug: CollectionSlug): Where => {
  const { config } = payload.collections[slug];
  return { and: [...onlyPublished(config), ...onlyNamed(config, languages[0]), visibleOf(slug)] };
};
