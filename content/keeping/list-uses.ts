import { isRecord } from '@ev-site/contract/is-record.ts';
import {
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { toDocumentTitle } from '../document-title.ts';
import { toLabel } from '../label.ts';
import { listValuesAt } from '../values-at.ts';
import { findInTexts } from './find-in-texts.ts';
import { hasDrafts } from './status.ts';

type Id = number | string;

/** Something that shows or needs a document. */
export interface Use {
  /** What staff call its kind, e.g. "Banner". */
  kind: string;
  /** As its list names it; empty where the reader may not see it, or where there is only one of the kind. */
  title: string;
  /** Path in the studio; empty where the reader may not open it. */
  href: string;
  isInTrash: boolean;
}

/** How many of a kind are named at most. */
const mostOfKind = 20;

interface Paths {
  /** Paths of fields that point to a collection, in lists too: `variants.pictures`. */
  relations: string[];
  /** Paths of formatted texts, in which pictures may stand. */
  texts: string[];
}

const none: Paths = { relations: [], texts: [] };

const join = (one: Paths, other: Paths): Paths => ({
  relations: [...one.relations, ...other.relations],
  texts: [...one.texts, ...other.texts],
});

// Fields that may point to several collections are Payload's own bookkeeping.
const listPathsTo = (slug: string, fields: readonly FlattenedField[], before = ''): Paths =>
  fields
    .map((field): Paths => {
      const path = `${before}${field.name}`;
      if (field.type === 'upload' || field.type === 'relationship')
        return field.relationTo === slug ? { ...none, relations: [path] } : none;
      if (field.type === 'richText') return slug === 'media' ? { ...none, texts: [path] } : none;
      return 'flattenedFields' in field ? listPathsTo(slug, field.flattenedFields, `${path}.`) : none;
    })
    .reduce(join, none);

/** Whether a formatted text, in any language, shows a picture. */
const showsPicture = (value: unknown, id: Id): boolean => {
  if (Array.isArray(value)) return value.some((part) => showsPicture(part, id));
  if (!isRecord(value)) return false;
  if (value.type === 'upload' && value.relationTo === 'media') {
    const shown = isRecord(value.value) ? value.value.id : value.value;
    if (String(shown) === String(id)) return true;
  }
  return Object.values(value).some((part) => showsPicture(part, id));
};

interface Asked {
  req: PayloadRequest;
  slug: string;
  id: Id;
}

type Found = { id: Id; deletedAt?: string | null };

/** What is read of a document: how it is named, whether it lies in the trash, and the fields at these paths. */
const toSelect = ({ admin }: SanitizedCollectionConfig, paths: readonly string[] = []) => {
  const names = [admin.useAsTitle ?? 'id', 'deletedAt', ...paths.map((path) => path.split('.')[0] ?? path)];
  return Object.fromEntries(names.map((name) => [name, true as const]));
};

const findByRelation = async (
  collection: SanitizedCollectionConfig,
  paths: string[],
  { req, id }: Asked,
): Promise<Found[]> => {
  if (paths.length === 0) return [];
  const where: Where = { or: paths.map((path) => ({ [path]: { equals: id } })) };
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where,
      draft,
      trash: true,
      // The newest, as the indexes of relations hold them: by any other order all that point here are read and sorted.
      sort: '-id',
      limit: mostOfKind,
      pagination: false,
      depth: 0,
      select: toSelect(collection),
      req,
    });
    return docs as unknown as Found[];
  };
  const shown = await find(false);
  return hasDrafts(collection) ? [...shown, ...(await find(true))] : shown;
};

const findByText = async (
  collection: SanitizedCollectionConfig,
  paths: string[],
  { req, id }: Asked,
): Promise<Found[]> => {
  if (paths.length === 0) return [];
  const ids = await findInTexts(collection, paths, { req, id });
  if (ids.length === 0) return [];
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: { id: { in: ids } },
      locale: 'all',
      draft,
      trash: true,
      pagination: false,
      depth: 0,
      select: toSelect(collection, paths),
      req,
    });
    return (docs as unknown as Found[]).filter((doc) =>
      paths.some((path) => listValuesAt(doc, path.split('.')).some((text) => showsPicture(text, id))),
    );
  };
  const shown = await find(false);
  return hasDrafts(collection) ? [...shown, ...(await find(true))] : shown;
};

/** Whether a person may see every record of a kind; programs may. */
const isForAll = async ({ access }: SanitizedCollectionConfig, req: PayloadRequest): Promise<boolean> =>
  !req.user || (await access.read({ req })) === true;

const listUsesIn = async (collection: SanitizedCollectionConfig, asked: Asked): Promise<Use[]> => {
  const paths = listPathsTo(asked.slug, collection.flattenedFields);
  const found = [
    ...(await findByRelation(collection, paths.relations, asked)),
    ...(await findByText(collection, paths.texts, asked)),
  ];
  const byId = new Map(found.map((doc) => [doc.id, doc]));
  if (collection.slug === asked.slug) byId.delete(asked.id);
  if (byId.size === 0) return [];
  const kind = toLabel(collection.labels.singular, collection.slug);
  // Whose records are not for everybody, such as leads, are not named to everybody.
  const isNamed = await isForAll(collection, asked.req);
  return [...byId.values()].map((doc) => {
    const isInTrash = Boolean(doc.deletedAt);
    if (!isNamed) return { kind, title: '', href: '', isInTrash };
    const list = `/studio/collections/${collection.slug}`;
    return {
      kind,
      title: toDocumentTitle(doc, collection.admin.useAsTitle, String(doc.id)),
      href: `${list}/${isInTrash ? 'trash/' : ''}${doc.id}`,
      isInTrash,
    };
  });
};

const listGlobalsUsing = async ({ req, slug, id }: Asked): Promise<Use[]> => {
  const uses: Use[] = [];
  for (const one of req.payload.config.globals) {
    const { relations, texts } = listPathsTo(slug, one.flattenedFields);
    if (relations.length + texts.length === 0) continue;
    const read = (draft: boolean) =>
      req.payload.findGlobal({
        slug: one.slug as GlobalSlug,
        locale: texts.length > 0 ? 'all' : 'en',
        depth: 0,
        draft,
        req,
      });
    const docs = [await read(false), ...(hasDrafts(one) ? [await read(true)] : [])];
    const valuesAt = (path: string) => docs.flatMap((doc) => listValuesAt(doc, path.split('.')));
    const isUsed =
      relations.some((path) => valuesAt(path).includes(id)) ||
      texts.some((path) => valuesAt(path).some((text) => showsPicture(text, id)));
    const kind = toLabel(one.label, one.slug);
    if (isUsed) uses.push({ kind, title: '', href: `/studio/globals/${one.slug}`, isInTrash: false });
  }
  return uses;
};

/**
 * Lists what shows or needs a document: single pages, documents, their newest drafts, and what lies in the trash, which
 * would come back without it. Up to 20 of a kind.
 */
export const listUses = async ({ req, ...what }: Asked): Promise<Use[]> => {
  // A read notes its language in the request that it is given: a save under way would go on in that one.
  const asked = { ...what, req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) };
  const uses = await listGlobalsUsing(asked);
  for (const collection of asked.req.payload.config.collections) {
    // What only the programs keep goes with what it is about.
    if (collection.admin.hidden !== true) uses.push(...(await listUsesIn(collection, asked)));
  }
  return uses;
};
