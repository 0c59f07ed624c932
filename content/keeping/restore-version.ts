import { languages } from '@ev-site/contract/paths.ts';
import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  isolateObjectProperty,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
  restoreVersionOperationGlobal,
  type SanitizedGlobalConfig,
  type TypeWithVersion,
} from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { findGlobalConfig } from '../documents/find-config.ts';
import { toLabel } from '../documents/label.ts';
import { publicError } from '../requests/refuse.ts';
import { readRouteId } from '../requests/route-id.ts';
import { sayObstacles, validateUpdate } from '../timetable/list-obstacles.ts';
import { stampUser } from './last-change.ts';
import { readCurrentPage } from './read-current.ts';
import { hasDrafts } from './status.ts';

/** The version that somebody wants to restore. */
interface Wanted {
  slug: CollectionSlug;
  version: number | string;
  /** Whether it becomes a draft even if it was published. */
  asDraft: boolean;
}

/**
 * Restores a version, with the rights of the caller. A version that was a draft becomes a draft again: Payload would
 * write it over the published document, and so take the page down.
 */
export const restoreVersion = async (req: PayloadRequest, { slug, version, asDraft }: Wanted) => {
  const { docs } = await req.payload.db.findVersions<{ id: number; _status?: string }>({
    collection: slug,
    where: { id: { equals: version } },
    limit: 1,
    pagination: false,
    req,
  });
  const draft = asDraft || docs[0]?.version._status === 'draft';
  return restoreVersionOperation({ id: version, collection: req.payload.collections[slug], draft, req });
};

/**
 * Keeps the current values of fields that the person who restores may not write, e.g. the date of creation or a
 * dealer's mailbox. Payload removes them from the version and puts nothing in their place, and such a draft could never
 * be published. Also keeps the document's place in a list: staff drag it there, and no version should change it.
 */
export const keepGuarded: CollectionBeforeChangeHook = ({ collection, context, data, originalDoc }) => {
  if (!context.isRestoringVersion) return data;
  const kept = collection.flattenedFields.filter(
    ({ access, name }) =>
      originalDoc?.[name] !== undefined &&
      (name === '_order' || (access?.update && data[name] === undefined)),
  );
  return { ...data, ...Object.fromEntries(kept.map(({ name }) => [name, originalDoc[name]])) };
};

const toMessage = (doc: object): string =>
  Reflect.get(doc, '_status') === 'published'
    ? 'Restored. It is live now.'
    : 'Restored as a draft. What visitors see is as before.';

/** Replaces Payload's own endpoint at the same address. @param restore makes the answer */
const toEndpoint = (
  restore: (req: PayloadRequest, wanted: Pick<Wanted, 'version' | 'asDraft'>) => Promise<object>,
): Omit<Endpoint, 'root'> => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const version = readRouteId(req);
    if (version === undefined) throw new NotFound(req.t);
    return Response.json(await restore(req, { version, asDraft: req.query.draft === 'true' }));
  },
});

export const restoreEndpoint = (slug: CollectionSlug) =>
  toEndpoint(async (req, wanted) => {
    const doc = await restoreVersion(req, { slug, ...wanted });
    return { ...doc, message: toMessage(doc) };
  });

/** The version of a single page that somebody wants to restore. */
type WantedOfGlobal = Pick<Wanted, 'version' | 'asDraft'> & { slug: GlobalSlug };

/**
 * The same for a single page. Here too, Payload would write a draft over the published page, even if asked for a draft.
 * @throws {APIError} 403, 404
 */
const restoreGlobalVersion = async (req: PayloadRequest, { slug, version, asDraft }: WantedOfGlobal) => {
  const { payload } = req;
  const globalConfig = findGlobalConfig(payload, slug);
  if (!globalConfig) throw new NotFound(req.t);
  const { docs } = await payload.db.findGlobalVersions<Record<string, unknown>>({
    global: slug,
    where: { id: { equals: version } },
    limit: 1,
    pagination: false,
    req,
  });
  const [found] = docs;
  if (!asDraft && found?.version._status !== 'draft')
    return restoreVersionOperationGlobal({ id: version, globalConfig, req });
  await executeAccess({ req }, globalConfig.access.readVersions);
  await executeAccess({ req, data: { _status: 'draft' } }, globalConfig.access.update);
  if (!found) throw new NotFound(req.t);
  const { lastChange } = await readCurrentPage(req, globalConfig);
  const now = new Date().toISOString();
  const made = await payload.db.createGlobalVersion({
    globalSlug: slug,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: stampUser({ ...found.version, _status: 'draft', updatedAt: now }, lastChange, req, now),
    req,
  });
  const what = toLabel(globalConfig.label, slug);
  await recordAudit(req, { action: 'changed', what, details: 'went back to a version, as a draft' });
  return made.version;
};

export const restoreGlobalEndpoint = (slug: GlobalSlug) =>
  toEndpoint(async (req, wanted) => {
    const doc = await restoreGlobalVersion(req, { slug, ...wanted });
    return { doc, message: toMessage(doc) };
  });

/**
 * Refuses to restore a version that could not be published now, e.g. because its menu links to a page that is gone: for
 * a single page, Payload runs no validation before it writes the version. The English is checked, as when all languages
 * are published together.
 * @throws {APIError} 400 with a sentence for staff
 */
const refuseUnfit = async (
  asker: PayloadRequest,
  global: SanitizedGlobalConfig,
  id: string,
): Promise<void> => {
  const { slug } = global;
  // A separate request object, so that language and context of the caller's request stay. Same transaction.
  const req = isolateObjectProperty(asker, ['locale', 'fallbackLocale', 'context']);
  const english = { locale: languages[0], fallbackLocale: false } as const;
  Object.assign(req, english, { context: {} });
  const asked = { ...english, depth: 0, showHiddenFields: true, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({ slug, id, ...asked });
  if (hasDrafts(global) && Reflect.get(version, '_status') === 'draft') return;
  const obstacles = await validateUpdate(req, { kind: slug }, { ...version });
  if (obstacles.length > 0) throw publicError(400, sayObstacles(obstacles));
};

/**
 * Checks whether a version of a single page or the settings may be restored, and notes its newest state before that.
 * @throws {APIError} 400, 403, 404
 */
export const rememberBeforeRestore: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion') return args;
  if (!overrideAccess) {
    await executeAccess({ req }, global.access.readVersions);
    await executeAccess({ req, data: { _status: 'published' } }, global.access.update);
  }
  if (!hasDrafts(global) || !args.draft) await refuseUnfit(req, global, args.id);
  req.context.beforeRestore = await readCurrentPage(req, global);
  return args;
};

/** What Payload hands to hooks after a restore: the record of the version that it created. */
type Made = Pick<TypeWithVersion<{ updatedAt: string }>, 'id' | 'version'>;

/**
 * Notes who restored a version of a single page or the settings, both in the stored page and in its newest version:
 * Payload runs no hook before it writes them. It comes before the hooks that read the page, so that these get it as it
 * is now.
 */
export const stampRestored: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const { context, payload } = req;
  if (!context.isRestoringVersion) return doc;
  const { slug } = global;
  const { id, version }: Made = doc;
  const { updatedAt } = version;
  const { lastChange } = stampUser({ lastChange: {} }, context.beforeRestore?.lastChange, req, updatedAt);
  // Writes only these columns, so that the texts of all languages stay as they are.
  const data = { lastChange, updatedAt };
  await payload.db.updateGlobal({ slug, data, req, returning: false });
  const versionData = { version: data, updatedAt };
  await payload.db.updateGlobalVersion({ global: slug, id, versionData, req, returning: false });
  return payload.findGlobal({ slug, depth: 0, req });
};
