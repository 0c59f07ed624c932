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
import { sayObstacles, tryOut } from '../timetable/list-obstacles.ts';
import { stampUser } from './last-change.ts';
import { readStandingPage } from './read-standing.ts';
import { hasDrafts } from './status.ts';

/** A version that somebody goes back to. */
interface Wanted {
  slug: CollectionSlug;
  version: number | string;
  /** Whether it is to become a draft though it was published. */
  asDraft: boolean;
}

/**
 * Goes back to a version, for who asks. One that was a draft becomes a draft: Payload would write it over what is published,
 * and so take the page down.
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
 * What whoever goes back to a version may not write, e.g. when the document was made, or the mailbox of a dealer, stays as it is
 * now: Payload takes it out of the version and puts nothing in its place, and such a draft could never be published. So does its
 * place in a list, which staff drag and take for nothing that is in the version.
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

/** Stands before Payload's own endpoint of the same address. @param restore makes the answer */
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

export const restoreEndpoint = (slug: string) =>
  toEndpoint(async (req, wanted) => {
    const doc = await restoreVersion(req, { slug: slug as CollectionSlug, ...wanted });
    return { ...doc, message: toMessage(doc) };
  });

/** A version of a single page that somebody goes back to. */
type WantedOfGlobal = Pick<Wanted, 'version' | 'asDraft'> & { slug: GlobalSlug };

/**
 * The same of a single page. Payload would write a draft over what visitors see here too, even where it was asked for a
 * draft.
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
  const { lastChange } = await readStandingPage(req, globalConfig);
  const now = new Date().toISOString();
  const made = await payload.db.createGlobalVersion({
    globalSlug: slug,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: stampUser(
      { ...found.version, _status: 'draft', updatedAt: now },
      lastChange,
      req,
      now,
    ) as never,
    req,
  });
  const what = toLabel(globalConfig.label, slug);
  await recordAudit(req, { action: 'changed', what, details: 'went back to a version, as a draft' });
  return made.version;
};

export const restoreGlobalEndpoint = (slug: string) =>
  toEndpoint(async (req, wanted) => {
    const doc = await restoreGlobalVersion(req, { slug: slug as GlobalSlug, ...wanted });
    return { doc, message: toMessage(doc) };
  });

/**
 * Refuses to go back to a version that could not be published now, as where its menu leads to a page that is gone: Payload
 * asks no rule of a single page before it writes it. The English is asked, as where all languages are published.
 * @throws {APIError} 400 with a sentence for staff
 */
const refuseUnfit = async (
  asker: PayloadRequest,
  global: SanitizedGlobalConfig,
  id: string,
): Promise<void> => {
  const slug = global.slug as GlobalSlug;
  // By a request of its own language and context, within the same transaction.
  const req = isolateObjectProperty(asker, ['locale', 'fallbackLocale', 'context']);
  const english = { locale: languages[0], fallbackLocale: false } as const;
  Object.assign(req, english, { context: {} });
  const asked = { ...english, depth: 0, showHiddenFields: true, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({ slug, id, ...asked });
  if (hasDrafts(global) && Reflect.get(version, '_status') === 'draft') return;
  const obstacles = await tryOut(req, { kind: slug }, { ...version });
  if (obstacles.length > 0) throw publicError(400, sayObstacles(obstacles));
};

/**
 * Asks whether a version of a single page or the settings may stand again, and notes how it stands before somebody goes back to
 * it, be it in a draft.
 * @throws {APIError} 400, 403, 404
 */
export const rememberStanding: GlobalBeforeOperationHook = async ({
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
  req.context.standing = await readStandingPage(req, global);
  return args;
};

/** What Payload hands to hooks when somebody went back to a version: the record of the version that it made. */
type Made = Pick<TypeWithVersion<{ updatedAt: string }>, 'id' | 'version'>;

/**
 * Notes who went back to a version of a single page or the settings, in what is stored and in its newest version: Payload runs no
 * hook before it writes them. Stands before all other hooks of its kind, which are given the page as it is now.
 */
export const stampRestored: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const { context, payload } = req;
  if (!context.isRestoringVersion) return doc;
  const slug = global.slug as GlobalSlug;
  const { id, version }: Made = doc;
  const { updatedAt } = version;
  const { lastChange } = stampUser({ lastChange: {} }, context.standing?.lastChange, req, updatedAt);
  // Columns alone: texts of any language stay as they are.
  const data = { lastChange, updatedAt } as never;
  await payload.db.updateGlobal({ slug, data, req, returning: false });
  const versionData = { version: data, updatedAt } as never;
  await payload.db.updateGlobalVersion({ global: slug, id, versionData, req, returning: false });
  return payload.findGlobal({ slug, depth: 0, req });
};
