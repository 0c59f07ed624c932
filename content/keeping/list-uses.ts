import { singletonId, studioPath } from '@ev-site/contract/documents.ts';
import { addressFields } from '@ev-site/contract/targets.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import {
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { toDocumentTitle } from '../documents/document-title.ts';
import { toLabel } from '../documents/label.ts';
import { listValuesAt } from '../documents/values-at.ts';
import { findInTexts } from './find-in-texts.ts';
import { hasPages, listPathsTo, type Paths } from './paths-to.ts';
import { hasDrafts } from './status.ts';
import { type Document, type Id, isUsedIn, type SoughtDocument } from './uses-in-texts.ts';

/** Something that shows or needs a document, or links to it. */
export interface Use {
  /** It shows or needs the document; or a menu or a text links to the document's page; or a redirect leads to it. */
  by: 'relation' | 'link' | 'redirect';
  /** What staff call its kind, e.g. "Banner". */
  kind: string;
  /** Its title in the studio's list. Empty if the reader may not see it, or if there is only one of the kind. */
  title: string;
  /** Path in the studio. Empty if the reader may not open it. */
  href: string;
  isInTrash: boolean;
}

/** If more uses of one kind are found, there may be others that were not looked for. */
const mostOfKind = 20;

/** Says how often a use of one name was found. */
export const sayTimes = (count: number): string =>
  count > mostOfKind ? `more than ${toCount(mostOfKind, 'time')}` : toCount(count, 'time');

/** The kinds of which not all uses may be listed by name, e.g. "Banner". */
export const listKindsCut = (uses: readonly Use[]): string[] =>
  [
    ...Map.groupBy(
      uses.filter(({ title }) => title !== ''),
      ({ kind }) => kind,
    ),
  ].flatMap(([kind, named]) => (named.length > mostOfKind ? [kind] : []));

const readPageAddress = async ({ req, slug, id }: Document): Promise<unknown> => {
  if (!hasPages(slug)) return undefined;
  const doc: object | null = await req.payload.findByID({
    collection: slug,
    id,
    trash: true,
    depth: 0,
    disableErrors: true,
    select: { [addressFields[slug]]: true },
    req,
  });
  return doc && Reflect.get(doc, addressFields[slug]);
};

type UsingDocument = { id: Id; deletedAt?: string | null };

/** The fields to read of a document: its title, whether it is in the trash, and the fields at these paths. */
const toSelect = ({ admin }: SanitizedCollectionConfig, paths: readonly string[] = []) => {
  const names = [admin.useAsTitle ?? 'id', 'deletedAt', ...paths.map((path) => path.split('.')[0] ?? path)];
  return Object.fromEntries(names.map((name) => [name, true as const]));
};

const findByRelation = async (
  collection: SanitizedCollectionConfig,
  { relations: paths }: Paths,
  { req, id }: SoughtDocument,
): Promise<UsingDocument[]> => {
  if (paths.length === 0) return [];
  const where: Where = { or: paths.map((path) => ({ [path]: { equals: id } })) };
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where,
      draft,
      trash: true,
      // Newest first, in the order of the indexes of relations. Any other order reads and sorts all documents found.
      sort: '-id',
      limit: mostOfKind + 1,
      pagination: false,
      depth: 0,
      select: toSelect(collection),
      req,
    });
    return docs;
  };
  const shown = await find(false);
  return hasDrafts(collection) ? [...shown, ...(await find(true))] : shown;
};

/**
 * The condition for the documents of a kind that have to be read to be sure; null if there are none. It avoids reading
 * all of them: there can be thousands of redirects, and texts are long.
 */
const toWhere = async (
  collection: SanitizedCollectionConfig,
  { texts, addresses }: Paths,
  { req, slug, id, named }: SoughtDocument,
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
  sought: SoughtDocument,
): Promise<UsingDocument[]> => {
  const where = await toWhere(collection, paths, sought);
  if (!where) return [];
  const find = async (draft: boolean) => {
    const { docs } = await sought.req.payload.find({
      collection: collection.slug,
      where,
      locale: 'all',
      draft,
      trash: true,
      pagination: false,
      depth: 0,
      select: toSelect(collection, [...paths.texts, ...paths.addresses]),
      req: sought.req,
    });
    return docs.filter(isUsedIn(paths, sought));
  };
  const shown = await find(false);
  return hasDrafts(collection) ? [...shown, ...(await find(true))] : shown;
};

/** Whether the person may see every record of a kind. Programs may. */
const isForAll = async ({ access }: SanitizedCollectionConfig, req: PayloadRequest): Promise<boolean> =>
  !req.user || (await access.read({ req })) === true;

/** The way in which a text or an address uses a document. */
const toBy = ({ slug }: { slug: string }, sought: SoughtDocument): Use['by'] => {
  if (sought.slug === 'media') return 'relation';
  return slug === 'redirects' ? 'redirect' : 'link';
};

const listUsesIn = async (collection: SanitizedCollectionConfig, sought: SoughtDocument): Promise<Use[]> => {
  const paths = listPathsTo(sought.slug, collection.flattenedFields);
  const by = toBy(collection, sought);
  const found = [
    ...(await findByText(collection, paths, sought)).map((doc) => ({ doc, by })),
    ...(await findByRelation(collection, paths, sought)).map((doc) => ({ doc, by: 'relation' as const })),
  ];
  const byId = new Map(found.map((one) => [one.doc.id, one]));
  if (collection.slug === sought.slug) byId.delete(sought.id);
  if (byId.size === 0) return [];
  const kind = toLabel(collection.labels.singular, collection.slug);
  // Records of a kind such as leads are listed without names for everybody who may not see all of them.
  const mayBeNamed = await isForAll(collection, sought.req);
  return [...byId.values()].map(({ doc, by: how }) => {
    const isInTrash = Boolean(doc.deletedAt);
    if (!mayBeNamed) return { by: how, kind, title: '', href: '', isInTrash };
    return {
      by: how,
      kind,
      title: toDocumentTitle(doc, collection.admin.useAsTitle, String(doc.id)),
      href: studioPath(collection.slug, isInTrash ? `trash/${doc.id}` : doc.id),
      isInTrash,
    };
  });
};

const listGlobalsUsing = async (sought: SoughtDocument): Promise<Use[]> => {
  const { req, slug, id } = sought;
  const uses: Use[] = [];
  for (const one of req.payload.config.globals) {
    const paths = listPathsTo(slug, one.flattenedFields);
    const { relations, texts, addresses } = paths;
    if (relations.length + texts.length + addresses.length === 0) continue;
    const read = (draft: boolean) =>
      req.payload.findGlobal({
        slug: one.slug,
        locale: texts.length > 0 ? 'all' : 'en',
        depth: 0,
        draft,
        req,
      });
    const docs = [await read(false), ...(hasDrafts(one) ? [await read(true)] : [])];
    const valuesAt = (path: string) => docs.flatMap((doc) => listValuesAt(doc, path.split('.')));
    const isRelated = relations.some((path) => valuesAt(path).includes(id));
    if (!isRelated && !docs.some(isUsedIn(paths, sought))) continue;
    const by = isRelated ? 'relation' : toBy(one, sought);
    const kind = toLabel(one.label, one.slug);
    uses.push({ by, kind, title: '', href: studioPath(one.slug, singletonId), isInTrash: false });
  }
  return uses;
};

/**
 * Lists what shows or needs a document, or links to its page: single pages, documents, their newest drafts, and
 * documents in the trash, which would miss it if they were put back.
 */
export const listUses = async ({ req, ...what }: Document): Promise<Use[]> => {
  // A read writes its language into the request that it gets. A save in progress would then continue in that language.
  const document = { ...what, req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) };
  const sought = { ...document, named: await readPageAddress(document) };
  const uses = await listGlobalsUsing(sought);
  for (const collection of sought.req.payload.config.collections) {
    // Kinds that only programs write are skipped: their records go together with the document that they belong to.
    if (collection.admin.hidden !== true) uses.push(...(await listUsesIn(collection, sought)));
  }
  return uses;
};
