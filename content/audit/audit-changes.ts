import { isRecord } from '@ev-site/contract/is-record.ts';
import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  FlattenedField,
  GlobalAfterChangeHook,
  PayloadRequest,
  RequestContext,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
  TypeWithID,
} from 'payload';
import { nobody } from '../access/content-access.ts';
import { getRole } from '../access/roles.ts';
import type { Data } from '../documents/data.ts';
import { toFieldLabel, toLabel } from '../documents/label.ts';
import { withHook } from '../hooks/with-hook.ts';
import { programWrittenFields } from '../keeping/list-changes.ts';
import { readCurrent, readCurrentPage } from '../keeping/read-current.ts';
import type { Scheduled } from '../timetable/list-scheduled.ts';
import type { AuditAction } from './audit-actions.ts';
import { nameDocument } from './name-document.ts';
import { recordAudit } from './record-audit.ts';

/**
 * A value in a form that can be compared: related records by their id, however deep they were read, and languages in a
 * fixed order.
 */
const toComparable = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toComparable);
  if (!isRecord(value)) return value ?? null;
  if ('id' in value && 'updatedAt' in value) return value.id;
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(parts.map(([name, inner]) => [name, toComparable(inner)]));
};

/** Fields that differ in every change, or that have a line of their own. */
const toldOtherwise: ReadonlySet<string> = new Set([...programWrittenFields, '_status', 'sessions']);

/** Whether staff write a field. Fields that only the programs write say nothing about what somebody did. */
const isOfStaff = (field: FlattenedField): boolean => {
  const isHidden = ('hidden' in field && field.hidden) || ('virtual' in field && field.virtual);
  const isFixed = 'access' in field && field.access?.update === nobody;
  return !isHidden && !isFixed && !toldOtherwise.has(field.name);
};

/** The labels of the fields that differ. */
const listChangedFields = (before: Data, after: Data, fields: readonly FlattenedField[]): string[] =>
  fields
    .filter(isOfStaff)
    .filter(
      ({ name }) =>
        name in after &&
        JSON.stringify(toComparable(before[name])) !== JSON.stringify(toComparable(after[name])),
    )
    .map(toFieldLabel);

type Kind = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'versions'>;

/**
 * Whether this is an autosave, which an editor's form sends every few seconds; only the save that a person asks for is
 * logged. The flag in the request is not enough: a save that is not a draft is logged, whatever flag it carries.
 */
const isTyping = ({ query, context }: PayloadRequest, { versions }: Kind, doc: Data): boolean => {
  const drafts = versions?.drafts;
  const keepsTyping = typeof drafts === 'object' && Boolean(drafts.autosave);
  const savesDraft = Boolean(context.savesDraft) && doc._status === 'draft';
  return keepsTyping && savesDraft && (query?.autosave === 'true' || query?.autosave === true);
};

/**
 * Notes which documents a change takes off the site. The newest version is not enough to know this, because it may be a
 * draft over a published one.
 */
const noteTakenDown: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const takesDown = operation === 'update' && data._status === 'draft' && !req.context.savesDraft;
  if (!takesDown || !collection.versions?.drafts || getRole(req) === null) return data;
  const { id } = originalDoc;
  const live = await req.payload.db.findOne<Data & TypeWithID>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  });
  if (live?._status === 'published') req.context.takenDown = new Set([...(req.context.takenDown ?? []), id]);
  return data;
};

const toStatusAction = (before: Data, after: Data, { takenDown }: RequestContext): AuditAction | null => {
  if (after._status === 'published' && before._status !== 'published') return 'published';
  return takenDown?.has(after.id) ? 'unpublished' : null;
};

const toTrashAction = (before: Data, after: Data): AuditAction | null => {
  if (Boolean(before.deletedAt) === Boolean(after.deletedAt)) return null;
  return after.deletedAt ? 'trashed' : 'untrashed';
};

/**
 * The actions that a change stands for. A document that leaves the trash as a draft was not on the site; it may be
 * published in the same change.
 */
const listActions = (before: Data, after: Data, context: RequestContext): AuditAction[] => {
  const trash = toTrashAction(before, after);
  const status = toStatusAction(before, after, context);
  if (trash) return status === 'published' ? [trash, status] : [trash];
  return [status ?? 'changed'];
};

/**
 * Logs what the timetable did and who had scheduled it: only for the document itself, not for changes that follow from
 * it.
 */
const auditDue = (req: PayloadRequest, { type, by }: Scheduled, what: string): Promise<void> =>
  recordAudit(req, {
    action: type === 'publish' ? 'published' : 'unpublished',
    what,
    details: by ? `scheduled by ${by}` : '',
    person: null,
    who: 'The timetable',
  });

/** What happened to an account beyond changed fields. */
const listAccountActions = (before: Data, after: Data): [AuditAction, string][] => {
  const actions: [AuditAction, string][] = [];
  if (before.role !== after.role) actions.push(['roleChanged', `${before.role} → ${after.role}`]);
  if (Boolean(before.deactivated) !== Boolean(after.deactivated))
    actions.push([after.deactivated ? 'deactivated' : 'activated', '']);
  return actions;
};

/** @param changed the labels of the fields that differ */
const sayChanged = ({ context }: PayloadRequest, changed: string[]): string =>
  [...(context.isRestoringVersion ? ['went back to a version'] : []), changed.join(', ')]
    .filter(Boolean)
    .join(': ');

/** The document after a change, in the same number of languages as the document before it that hooks get. */
const readAfter = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { before, data, doc }: { before: Data; data: Data; doc: Data & TypeWithID },
): Promise<Data> => {
  // When a version is restored, Payload passes the document before it in all languages.
  if (req.context.isRestoringVersion) return { ...(await readCurrent(req, collection, doc.id)) };
  // For an account only what this change asked for: others may have changed the account since it was read.
  return collection.slug === 'staff' ? { ...before, ...data } : doc;
};

const auditChange: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const what = nameDocument(collection, doc);
  const { due } = req.context;
  if (due?.of.kind === collection.slug && due.of.id === String(doc.id)) await auditDue(req, due, what);
  if (getRole(req) === null) return doc;
  if (operation === 'create') {
    await recordAudit(req, { action: 'created', what });
    return doc;
  }
  if (isTyping(req, collection, doc)) return doc;
  const before: Data = previousDoc ?? {};
  const after = await readAfter(req, collection, { before, data, doc });
  const changed = listChangedFields(before, after, collection.flattenedFields);
  if (req.context.passwordOf === doc.id) changed.push('Password');
  for (const action of listActions(before, doc, req.context))
    await recordAudit(req, { action, what, details: sayChanged(req, changed) });
  if (collection.slug !== 'staff') return doc;
  for (const [accountAction, details] of listAccountActions(before, after))
    await recordAudit(req, { action: accountAction, what, details });
  return doc;
};

const auditDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (getRole(req) !== null)
    await recordAudit(req, { action: 'deleted', what: nameDocument(collection, doc) });
  return doc;
};

const auditGlobal: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const what = toLabel(global.label, global.slug);
  const { due } = req.context;
  if (due?.of.kind === global.slug) await auditDue(req, due, what);
  if (getRole(req) === null || isTyping(req, global, doc)) return doc;
  const { isRestoringVersion, beforeRestore } = req.context;
  const [before, after]: (Data | undefined)[] = isRestoringVersion
    ? [beforeRestore, await readCurrentPage(req, global)]
    : [previousDoc, doc];
  const details = sayChanged(req, listChangedFields(before ?? {}, after ?? {}, global.flattenedFields));
  // A single page is never taken off the site: a draft over a published page counts as a change.
  const isPublication = doc._status === 'published' && previousDoc?._status === 'draft';
  const action = isPublication ? 'published' : 'changed';
  await recordAudit(req, { action, what, details });
  return doc;
};

/** Logs what a member of staff was refused; for strangers only refused sign-ins are logged (sign-in.ts). */
const auditRefusal: AfterErrorHook = async ({ error, req }) => {
  const status = 'status' in error ? error.status : undefined;
  if (status !== 403 || getRole(req) === null) return;
  const { pathname } = new URL(req.url ?? '', 'http://studio');
  // The transaction of the refused call is over, so it is not passed on.
  const { payload, user, headers } = req;
  await recordAudit({ payload, user, headers }, { action: 'refused', what: `${req.method} ${pathname}` });
};

/** The programs' own records, which staff cannot change. */
const isBookkeeping = (slug: string): boolean =>
  slug.startsWith('payload-') ||
  [
    'audit-log',
    'lead-log',
    'lead-recalls',
    'lead-routes',
    'seed-records',
    'spent-checks',
    'translated-texts',
    'webhook-events',
  ].includes(slug);

/** Adds the audit log to a sanitized config: everything that staff change is logged. */
export const auditEverything = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections.filter(({ slug }) => !isBookkeeping(slug))) {
    const { hooks } = collection;
    collection.hooks = {
      ...hooks,
      beforeChange: withHook(hooks.beforeChange, noteTakenDown),
      afterChange: withHook(hooks.afterChange, auditChange),
      afterDelete: withHook(hooks.afterDelete, auditDeletion),
    };
  }
  for (const global of config.globals)
    global.hooks = { ...global.hooks, afterChange: withHook(global.hooks.afterChange, auditGlobal) };
  config.hooks.afterError = withHook(config.hooks.afterError, auditRefusal);
  return config;
};
