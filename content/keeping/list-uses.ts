import { withoutQuery } from '@ev-site/contract/canonical-path.ts';
import { onlyOne, studioPath } from '@ev-site/contract/documents.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { addressFields, listTargets, type RecordTarget, toAddressValue } from '@ev-site/contract/targets.ts';
import {
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { toDocumentTitle } from '../documents/document-title.ts';
import { toLabel } from '../documents/label.ts';
import { listValuesAt } from '../documents/values-at.ts';
import { toSpelling } from '../redirects/check-redirect.ts';
import { findInTexts } from './find-in-texts.ts';
import { hasDrafts } from './status.ts';

type Id = number | string;

/** Something that shows or needs a document, or leads to it. */
export interface Use {
  /** It shows or needs the document; a menu or a text links to its page; or a redirect leads there. */
  by: 'relation' | 'link' | 'redirect';
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
  /** Paths of formatted texts, in which pictures and links may stand. */
  texts: string[];
  /** Paths of fields that hold the address of a page. */
  addresses: string[];
}

const none: Paths = { relations: [], texts: [], addresses: [] };

const join = (one: Paths, other: Paths): Paths => ({
  relations: [...one.relations, ...other.relations],
  texts: [...one.texts, ...other.texts],
  addresses: [...one.addresses, ...other.addresses],
});

/** Whether documents of a kind have pages of their own. */
const hasPages = (slug: string): slug is RecordTarget['kind'] => slug in addressFields;

/** Where fields lead to documents of a kind. Those that may point to several collections are Payload's own bookkeeping. */
export const listPathsTo = (slug: string, fields: readonly FlattenedField[], before = ''): Paths =>
  fields
    .map((field): Paths => {
      const path = `${before}${field.name}`;
      if (field.type === 'upload' || field.type === 'relationship')
        return field.relationTo === slug ? { ...none, relations: [path] } : none;
      if (field.type === 'richText')
        return slug === 'media' || hasPages(slug) ? { ...none, texts: [path] } : none;
      if (field.custom?.isAddress) return hasPages(slug) ? { ...none, addresses: [path] } : none;
      return 'flattenedFields' in field ? listPathsTo(slug, field.flattenedFields, `${path}.`) : none;
    })
    .reduce(join, none);

type Test = (value: unknown) => boolean;

/** Whether a formatted text, in any language, holds a part that is looked for. */
const holds = (value: unknown, isIt: Test): boolean => {
  if (Array.isArray(value)) return value.some((part) => holds(part, isIt));
  if (!isRecord(value)) return false;
  return isIt(value) || Object.values(value).some((part) => holds(part, isIt));
};

const isPicture =
  (id: Id): Test =>
  (part) => {
    if (!isRecord(part) || part.type !== 'upload' || part.relationTo !== 'media') return false;
    const shown = isRecord(part.value) ? part.value.id : part.value;
    return String(shown) === String(id);
  };

const isLink =
  (leadsHere: Test): Test =>
  (part) =>
    isRecord(part) && part.type === 'link' && isRecord(part.fields) && leadsHere(part.fields.url);

interface Document {
  req: PayloadRequest;
  slug: string;
  id: Id;
}

interface Asked extends Document {
  /** What names it in the address of its page; undefined where it has none. */
  named: unknown;
}

const readNamed = async ({ req, slug, id }: Document): Promise<unknown> => {
  if (!hasPages(slug)) return undefined;
  const doc: object | null = await req.payload.findByID({
    collection: slug,
    id,
    trash: true,
    depth: 0,
    disableErrors: true,
    select: { [addressFields[slug]]: true } as never,
    req,
  });
  return doc && Reflect.get(doc, addressFields[slug]);
};

/** Whether an address, in any language, leads to the page of a document. */
const leadsTo =
  ({ req, slug, named }: Asked): Test =>
  (address) => {
    const path = withoutQuery(toSpelling(address, req.payload.config.serverURL));
    return listTargets(path).some(
      (target) => target.kind !== 'screen' && target.kind === slug && toAddressValue(target) === named,
    );
  };

/** Whether what stands at some paths of a document shows or leads to another. */
const isIn =
  ({ texts, addresses }: Paths, asked: Asked) =>
  (doc: unknown): boolean => {
    const leadsHere = leadsTo(asked);
    const isPart = asked.slug === 'media' ? isPicture(asked.id) : isLink(leadsHere);
    const valuesAt = (paths: string[]) => paths.flatMap((path) => listValuesAt(doc, path.split('.')));
    return valuesAt(texts).some((text) => holds(text, isPart)) || valuesAt(addresses).some(leadsHere);
  };

type Found = { id: Id; deletedAt?: string | null };

/** What is read of a document: how it is named, whether it lies in the trash, and the fields at these paths. */
const toSelect = ({ admin }: SanitizedCollectionConfig, paths: readonly string[] = []) => {
  const names = [admin.useAsTitle ?? 'id', 'deletedAt', ...paths.map((path) => path.split('.')[0] ?? path)];
  return Object.fromEntries(names.map((name) => [name, true as const]));
};

const findByRelation = async (
  collection: SanitizedCollectionConfig,
  { relations: paths }: Paths,
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

/**
 * Which documents of a kind have to be read to know; null where none has. A file of redirects has thousands, and texts
 * are long.
 */
const toWhere = async (
  collection: SanitizedCollectionConfig,
  { texts, addresses }: Paths,
  { req, slug, id, named }: Asked,
): Promise<Where | null> => {
  const letters = slug === 'media' ? ['"relationTo"', '"media"', `"value"%${id}`] : ['"url"', String(named)];
  const ids = texts.length > 0 ? await findInTexts(collection, texts, { req, letters }) : [];
  const ways: Where[] = addresses.map((path) => ({ [path]: { contains: named } }));
  if (ids.length > 0) ways.push({ id: { in: ids } });
  return ways.length > 0 ? { or: ways } : null;
};

const findByText = async (
  collection: SanitizedCollectionConfig,
  paths: Paths,
  asked: Asked,
): Promise<Found[]> => {
  const where = await toWhere(collection, paths, asked);
  if (!where) return [];
  const find = async (draft: boolean) => {
    const { docs } = await asked.req.payload.find({
      collection: collection.slug as CollectionSlug,
      where,
      locale: 'all',
      draft,
      trash: true,
      pagination: false,
      depth: 0,
      select: toSelect(collection, [...paths.texts, ...paths.addresses]),
      req: asked.req,
    });
    return (docs as unknown as Found[]).filter(isIn(paths, asked));
  };
  const shown = await find(false);
  return hasDrafts(collection) ? [...shown, ...(await find(true))] : shown;
};

/** Whether a person may see every record of a kind; programs may. */
const isForAll = async ({ access }: SanitizedCollectionConfig, req: PayloadRequest): Promise<boolean> =>
  !req.user || (await access.read({ req })) === true;

/** How what stands in a text or as an address uses a document. */
const toBy = ({ slug }: { slug: string }, asked: Asked): Use['by'] => {
  if (asked.slug === 'media') return 'relation';
  return slug === 'redirects' ? 'redirect' : 'link';
};

const listUsesIn = async (collection: SanitizedCollectionConfig, asked: Asked): Promise<Use[]> => {
  const paths = listPathsTo(asked.slug, collection.flattenedFields);
  const by = toBy(collection, asked);
  const found = [
    ...(await findByText(collection, paths, asked)).map((doc) => ({ doc, by })),
    ...(await findByRelation(collection, paths, asked)).map((doc) => ({ doc, by: 'relation' as const })),
  ];
  const byId = new Map(found.map((one) => [one.doc.id, one]));
  if (collection.slug === asked.slug) byId.delete(asked.id);
  if (byId.size === 0) return [];
  const kind = toLabel(collection.labels.singular, collection.slug);
  // Whose records are not for everybody, such as leads, are not named to everybody.
  const isNamed = await isForAll(collection, asked.req);
  return [...byId.values()].map(({ doc, by: how }) => {
    const isInTrash = Boolean(doc.deletedAt);
    if (!isNamed) return { by: how, kind, title: '', href: '', isInTrash };
    return {
      by: how,
      kind,
      title: toDocumentTitle(doc, collection.admin.useAsTitle, String(doc.id)),
      href: studioPath(collection.slug, isInTrash ? `trash/${doc.id}` : doc.id),
      isInTrash,
    };
  });
};

const listGlobalsUsing = async (asked: Asked): Promise<Use[]> => {
  const { req, slug, id } = asked;
  const uses: Use[] = [];
  for (const one of req.payload.config.globals) {
    const paths = listPathsTo(slug, one.flattenedFields);
    const { relations, texts, addresses } = paths;
    if (relations.length + texts.length + addresses.length === 0) continue;
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
    const isRelated = relations.some((path) => valuesAt(path).includes(id));
    if (!isRelated && !docs.some(isIn(paths, asked))) continue;
    const by = isRelated ? 'relation' : toBy(one, asked);
    const kind = toLabel(one.label, one.slug);
    uses.push({ by, kind, title: '', href: studioPath(one.slug, onlyOne), isInTrash: false });
  }
  return uses;
};

/**
 * Lists what shows or needs a document, or leads to its page: single pages, documents, their newest drafts, and what lies in the
 * trash, which would come back without it. Up to 20 of a kind.
 */
export const listUses = async ({ req, ...what }: Document): Promise<Use[]> => {
  // A read notes its language in the request that it is given: a save under way would go on in that one.
  const document = { ...what, req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) };
  const asked = { ...document, named: await readNamed(document) };
  const uses = await listGlobalsUsing(asked);
  for (const collection of asked.req.payload.config.collections) {
    // What only the programs keep goes with what it is about.
    if (collection.admin.hidden !== true) uses.push(...(await listUsesIn(collection, asked)));
  }
  return uses;
};
