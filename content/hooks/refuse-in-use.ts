import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';

type Id = number | string;

/** How many users are named; more are hinted at. */
const namedAtMost = 5;

/**
 * Paths of all fields, in lists too, that point to a collection: `variants.pictures`. Fields that may point to several
 * collections are Payload's own bookkeeping.
 */
const listPathsTo = (slug: string, fields: FlattenedField[], before = ''): string[] =>
  fields.flatMap((field) => {
    const path = `${before}${field.name}`;
    if (field.type === 'upload' || field.type === 'relationship') {
      return field.relationTo === slug ? [path] : [];
    }
    return 'flattenedFields' in field ? listPathsTo(slug, field.flattenedFields, `${path}.`) : [];
  });

const toLabel = (label: unknown, slug: string) => (typeof label === 'string' ? label : slug);

const listUsersIn = async (
  collection: SanitizedCollectionConfig,
  slug: string,
  id: Id,
  req: PayloadRequest,
) => {
  const paths = listPathsTo(slug, collection.flattenedFields);
  if (paths.length === 0) return [];
  const where: Where = { or: paths.map((path) => ({ [path]: { equals: id } })) };
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where,
    limit: namedAtMost + 1,
    depth: 0,
    req,
  });
  const label = toLabel(collection.labels.singular, collection.slug);
  const title = collection.admin.useAsTitle ?? 'id';
  // Whose records are not for everybody, such as leads, are not named to everybody.
  const named = (await collection.access.read({ req })) === true;
  return docs.map((doc) => (named ? `${label} “${Reflect.get(doc, title) ?? doc.id}”` : label));
};

/** All values at a path, through lists. */
const listValuesAt = (value: unknown, [name, ...rest]: string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((item) => listValuesAt(item, name ? [name, ...rest] : []));
  if (name === undefined) return [value];
  return typeof value === 'object' && value !== null ? listValuesAt(Reflect.get(value, name), rest) : [];
};

const listGlobalsUsing = async (slug: string, id: Id, req: PayloadRequest) => {
  const users: string[] = [];
  for (const one of req.payload.config.globals) {
    const paths = listPathsTo(slug, one.flattenedFields);
    if (paths.length === 0) continue;
    const doc = await req.payload.findGlobal({ slug: one.slug as GlobalSlug, depth: 0, req });
    if (paths.some((path) => listValuesAt(doc, path.split('.')).includes(id))) {
      users.push(toLabel(one.label, one.slug));
    }
  }
  return users;
};

/**
 * Refuses to delete what something else still shows or needs, and names it: no page loses a picture unnoticed.
 * @throws {APIError} 409 with a sentence for staff.
 */
export const refuseInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const users = await listGlobalsUsing(collection.slug, id, req);
  for (const other of req.payload.config.collections) {
    if (users.length > namedAtMost) break;
    users.push(...(await listUsersIn(other, collection.slug, id, req)));
  }
  if (users.length === 0) return;
  const named = users.slice(0, namedAtMost).join(', ') + (users.length > namedAtMost ? ' and others' : '');
  const what = toLabel(collection.labels.singular, collection.slug).toLowerCase();
  throw new APIError(
    `This ${what} is still used by ${named}. Change that first, then delete it.`,
    409,
    null,
    true,
  );
};
