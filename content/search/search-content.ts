import { singletonId, studioPath } from '@ev-site/contract/documents.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import pLimit, { type LimitFunction } from 'p-limit';
import type {
  CollectionSlug,
  FlattenedField,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  TypedUser,
} from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { askAccess } from '../access/ask-access.ts';
import type { Data } from '../documents/data.ts';
import { toDocumentTitle } from '../documents/document-title.ts';
import { toLabel } from '../documents/label.ts';
import { toPublicationWords } from '../keeping/status.ts';
import { toStatusWords } from '../leads/lead-statuses.ts';
import { kindWords } from '../leads/staff-words.ts';
import { type FoundText, findWords, toSearchWords } from './find-words.ts';
import { listTexts } from './list-texts.ts';

/** A document that was found. */
export interface FoundDocument {
  title: string;
  /** Path in the studio, in the language of the match. */
  href: string;
  /** E.g. "Draft"; empty if there is nothing to say. */
  state: string;
  /** The language of the match; null if the text is not localized. */
  language: Language | null;
  /** The words with the text around them; empty if they are in the title. */
  excerpt: string;
}

/** The matches of one kind. */
export interface FoundKind {
  /** What staff call the kind. */
  kind: string;
  found: FoundDocument[];
  /** How many more matches there are. */
  more: number;
}

/** In the order of the results. Leads are not here: there may be tens of thousands, so the database searches them. */
const contentKinds: CollectionSlug[] = [
  'products',
  'blogs',
  'events',
  'trade-shows',
  'questions',
  'jobs',
  'dealers',
  'testimonials',
  'banners',
  'gallery-items',
  'certificates',
  'page-meta',
  'assumptions',
  'media',
  'staff',
];

const shown = 10;
/** How many documents of a kind are read: the newest, if a site ever has more. */
const mostDocuments = 5000;
/** The longest search (characters): people search for a few words. */
const longest = 100;

interface Candidate {
  /** The collection, or the single page. */
  slug: string;
  doc: Data;
  fields: readonly FlattenedField[];
  /** Name of the field that holds the title. */
  titleField: string;
  fallback: string;
  path: string;
}

/** Finds the best match in all languages: a title is better than a text, and English is better than the others. */
const seek = (candidate: Candidate, words: readonly string[]): (FoundDocument & { rank: number }) | null => {
  const { slug, doc, fields, titleField, fallback, path } = candidate;
  const texts = listTexts(doc, fields);
  const places = languages.flatMap((language): (FoundText & { language: Language | null })[] => {
    const own = texts.filter((text) => text.language === null || text.language === language);
    const place = findWords(own, words, titleField);
    // If only texts without a language match, no language is named.
    return place ? [{ ...place, language: place.hasLanguage ? language : null }] : [];
  });
  const [best] = places.toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle));
  if (!best) return null;
  const language = best.language ?? languages[0];
  return {
    title: toDocumentTitle(doc, titleField, fallback, language),
    href: language === languages[0] ? path : `${path}?locale=${language}`,
    state: toPublicationWords(slug, doc),
    language: best.language,
    excerpt: best.excerpt,
    rank: Number(best.isTitle),
  };
};

const toKind = (kind: string, candidates: readonly Candidate[], words: readonly string[]): FoundKind => {
  const found = candidates
    .flatMap((candidate) => seek(candidate, words) ?? [])
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ rank: _rank, ...one }) => one);
  return { kind, found: found.slice(0, shown), more: Math.max(0, found.length - shown) };
};

const searchCollection = async (
  payload: Payload,
  user: TypedUser,
  slug: CollectionSlug,
  words: readonly string[],
): Promise<FoundKind> => {
  const config: SanitizedCollectionConfig = payload.collections[slug].config;
  const kind = toLabel(config.labels.plural, slug);
  if ((await askAccess(config.access.read, payload, user)) === false) return { kind, found: [], more: 0 };
  // People who may not see drafts search in the published versions.
  const draft =
    Boolean(config.versions?.drafts) &&
    (await askAccess(config.access.readVersions, payload, user)) !== false;
  const { docs } = await payload.find({
    collection: slug,
    draft,
    locale: 'all',
    depth: 0,
    limit: mostDocuments,
    pagination: false,
    sort: '-updatedAt',
    overrideAccess: false,
    user,
    context: { readsAll: true },
  });
  const candidates = (docs as unknown as Data[]).map((doc) => ({
    slug,
    doc,
    fields: config.flattenedFields,
    titleField: config.admin.useAsTitle ?? 'id',
    fallback: `Number ${doc.id}`,
    path: studioPath(slug, String(doc.id)),
  }));
  return toKind(kind, candidates, words);
};

const isHidden = ({ hidden }: SanitizedGlobalConfig['admin'], user: TypedUser): boolean =>
  typeof hidden === 'function' ? hidden({ user }) : hidden === true;

const searchGlobals = async (
  payload: Payload,
  user: TypedUser,
  words: readonly string[],
): Promise<FoundKind> => {
  const kind = 'Pages and settings';
  const open = payload.globals.config.filter(({ admin }) => !isHidden(admin, user));
  const candidates = await Promise.all(
    open.map(async ({ access, flattenedFields, label, slug, versions }): Promise<Candidate[]> => {
      if ((await askAccess(access.read, payload, user)) === false) return [];
      const draft =
        Boolean(versions?.drafts) && (await askAccess(access.readVersions, payload, user)) !== false;
      const doc = await payload.findGlobal({
        slug,
        draft,
        locale: 'all',
        depth: 0,
        overrideAccess: false,
        user,
      });
      const title = toLabel(label, slug);
      const named = { ...(doc as unknown as Data), id: title };
      return [
        {
          slug,
          doc: named,
          fields: [{ name: 'id', type: 'text' } as FlattenedField, ...flattenedFields],
          titleField: 'id',
          fallback: title,
          path: studioPath(slug, singletonId),
        },
      ];
    }),
  );
  return toKind(kind, candidates.flat(), words);
};

/** Searches leads as the search of their list does: by name, mail, message, and the digits of a phone number. */
const searchLeads = async (payload: Payload, user: TypedUser, asked: string): Promise<FoundKind> => {
  const collectionConfig = payload.collections.leads.config;
  const kind = toLabel(collectionConfig.labels.plural, 'leads');
  if ((await askAccess(collectionConfig.access.read, payload, user)) === false)
    return { kind, found: [], more: 0 };
  const { docs, totalDocs } = await payload.find({
    collection: 'leads',
    where: mergeListSearchAndWhere({ collectionConfig, search: asked, where: {} }),
    depth: 0,
    limit: shown,
    sort: '-createdAt',
    overrideAccess: false,
    user,
  });
  return {
    kind,
    found: docs.map((lead) => ({
      title: lead.name,
      href: studioPath('leads', lead.id),
      state: toStatusWords(lead.status),
      language: null,
      excerpt: kindWords[lead.kind],
    })),
    more: totalDocs - docs.length,
  };
};

const search = async (
  payload: Payload,
  user: TypedUser,
  short: string,
  words: readonly string[],
): Promise<FoundKind[]> => {
  const kinds = await Promise.all([
    searchLeads(payload, user, short),
    ...contentKinds.map((slug) => searchCollection(payload, user, slug, words)),
    searchGlobals(payload, user, words),
  ]);
  return kinds.filter(({ found }) => found.length > 0);
};

/** Searches that one person may have under way: one runs, and the others wait for it. */
const mostUnderWay = 4;
/** The searches under way, by person. */
const queues = new Map<number | string, LimitFunction>();

/**
 * Searches in everything that the person may read in the studio, in all languages. A document matches if it contains
 * every word, in any order, with any capitals and accents. Kinds without a match are left out. A search reads all
 * content, so those of one person run one after the other.
 * @returns null if too many searches of the person are still under way.
 */
export const searchContent = async (
  payload: Payload,
  user: TypedUser,
  asked: string,
): Promise<FoundKind[] | null> => {
  const short = asked.trim().slice(0, longest);
  const words = toSearchWords(short);
  if (words.length === 0) return [];
  const queue = queues.get(user.id) ?? pLimit(1);
  queues.set(user.id, queue);
  if (queue.activeCount + queue.pendingCount >= mostUnderWay) return null;
  return queue(() => search(payload, user, short, words));
};
