import { isRecord } from '@ev-site/contract/is-record.ts';

/**
 * The names under which the admin interface calls its server. Payload itself looks a name up in an object, where
 * `constructor` and the like are found too. A test compares this list with Payload's own.
 */
const names: ReadonlySet<unknown> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]);

/** Draws forms also for people who have no account yet. Here Payload itself checks who asks. */
const forNobodyToo = 'form-state';

/** Whether a server function is only for people who are signed in. Some of Payload's own do not check this. */
export const isForStaff = (name: string): boolean => name !== forNobodyToo;

/** The server functions about one kind of document. Payload fails in them if there is no such kind. */
const ofKinds: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'slugify',
]);

interface Kinds {
  collections: readonly { slug: string }[];
  globals: readonly { slug: string }[];
}

/** The kind that a call is about. A field is named by its path, e.g. `collection.blogs.body`. */
const readKind = ({ collectionSlug, globalSlug, schemaPath }: Record<string, unknown>) => {
  if (typeof schemaPath !== 'string') return { collectionSlug, globalSlug };
  const [of, slug] = schemaPath.split('.');
  return of === 'collection' ? { collectionSlug: slug } : { globalSlug: slug };
};

/** Whether a call of a server function names a kind of document that exists, if the function needs one. */
export const namesItsKind = (name: string, args: unknown, { collections, globals }: Kinds): boolean => {
  if (!ofKinds.has(name)) return true;
  const { collectionSlug, globalSlug } = readKind(isRecord(args) ? args : {});
  const owners = collectionSlug ? collections : globals;
  return owners.some(({ slug }) => slug === (collectionSlug || globalSlug));
};

/** Whether the admin interface has a server function of this name. */
export const isServerFunction = (name: unknown): name is string => names.has(name);
