import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  TypeWithID,
} from 'payload';

type Stored = TypeWithID & { _status?: string; updatedAt: string };

const namesLanguage = (args: object): boolean =>
  'publishSpecificLocale' in args && Boolean(args.publishSpecificLocale);

/** Notes whether a call publishes one language alone. What is read in its course says nothing of it. */
export const rememberLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') req.context.publishesOne = namesLanguage(args);
  return args;
};

/** The same of a single page. */
export const rememberGlobalLanguage: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') req.context.publishesOne = namesLanguage(args);
  return args;
};

/**
 * Writes the version of what is on the site where it is kept no longer, as all that are kept are later drafts. Payload lays the
 * language that is published alone over that version: without it every other language would leave the site.
 */
export const keepPublished: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.context.publishesOne) return data;
  const slug = collection.slug as CollectionSlug;
  const { db } = req.payload;
  const parent = { parent: { equals: originalDoc.id } };
  const published = { and: [parent, { 'version._status': { equals: 'published' } }] };
  if ((await db.countVersions({ collection: slug, where: published, req })).totalDocs > 0) return data;
  const stored = await db.findOne<Stored>({
    collection: slug,
    where: { id: { equals: originalDoc.id } },
    req,
  });
  if (stored?._status !== 'published') return data;
  const { id, ...kept } = stored;
  const { updatedAt } = stored;
  const version = await db.createVersion({
    collectionSlug: slug,
    parent: id,
    autosave: false,
    createdAt: updatedAt,
    updatedAt,
    versionData: kept as Stored,
    req,
  });
  // The newest is the draft, as before; and the moment is the one at which it was published, which a change would set to now.
  const versionData = { latest: false, updatedAt };
  await db.updateVersion({ collection: slug, id: version.id, versionData: versionData as never, req });
  return data;
};
