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
  TypeWithID,
} from 'payload';
import { getRole } from '../access/roles.ts';
import { toLabel } from '../label.ts';
import type { AuditAction } from './audit-actions.ts';
import { recordAudit } from './record-audit.ts';

type Doc = Record<string, unknown>;

/** A value as it is compared: records that it points to by their number, however deep they were read. */
const toComparable = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toComparable);
  if (!isRecord(value)) return value ?? null;
  if ('id' in value && 'updatedAt' in value) return value.id;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toComparable(inner)]));
};

/** Names of the fields that differ; those that staff do not see are left out. */
const listChangedFields = (before: Doc, after: Doc, fields: readonly FlattenedField[]): string[] =>
  fields
    .filter((field) => !('hidden' in field && field.hidden) && !('virtual' in field && field.virtual))
    .map(({ name }) => name)
    .filter((name) => !['id', 'createdAt', 'updatedAt', '_status', 'sessions', 'lastChange'].includes(name))
    .filter(
      (name) =>
        name in after &&
        JSON.stringify(toComparable(before[name])) !== JSON.stringify(toComparable(after[name])),
    );

/** How the log names a document: a lead or a request by its number, anything else by the name that lists show. */
const nameDocument = ({ slug, labels, admin }: SanitizedCollectionConfig, doc: Doc): string => {
  const label = toLabel(labels.singular, slug);
  if (slug === 'leads' || slug === 'privacy-requests') return `${label} ${doc.id}`;
  const title = doc[admin.useAsTitle ?? 'id'];
  return typeof title === 'string' && title !== '' ? `${label} “${title}”` : `${label} ${doc.id}`;
};

// An editor that keeps what is typed saves every few seconds; the save that somebody asks for is what counts.
const isTyping = (req: PayloadRequest): boolean =>
  req.query?.autosave === 'true' || req.query?.autosave === true;

/** Notes what a change takes off the site. The newest version does not tell: it may be a draft over what is published. */
const noteTakenDown: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const takesDown = operation === 'update' && data._status === 'draft' && req.context.savesDraft !== true;
  if (!takesDown || !collection.versions?.drafts || getRole(req) === null) return data;
  const { id } = originalDoc;
  const live = await req.payload.db.findOne<Doc & TypeWithID>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  });
  if (live?._status === 'published')
    req.context.takenDown = new Set([...((req.context.takenDown as Set<unknown>) ?? []), id]);
  return data;
};

const toStatusAction = (before: Doc, after: Doc, { takenDown }: RequestContext): AuditAction | null => {
  if (after._status === 'published' && before._status !== 'published') return 'published';
  return takenDown instanceof Set && takenDown.has(after.id) ? 'unpublished' : null;
};

/** What an account underwent beyond the change of a field. */
const listAccountActions = (before: Doc, after: Doc): [AuditAction, string][] => {
  const actions: [AuditAction, string][] = [];
  if (before.role !== after.role) actions.push(['roleChanged', `${before.role} → ${after.role}`]);
  if (Boolean(before.deactivated) !== Boolean(after.deactivated))
    actions.push([after.deactivated ? 'deactivated' : 'activated', '']);
  return actions;
};

const auditChange: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (getRole(req) === null || isTyping(req)) return doc;
  const what = nameDocument(collection, doc);
  if (operation === 'create') {
    await recordAudit(req, { action: 'created', what });
    return doc;
  }
  const before: Doc = previousDoc ?? {};
  // Of an account only what this change asked for: others may have changed it since it was read.
  const after: Doc = collection.slug === 'staff' ? { ...before, ...data } : doc;
  const changed = listChangedFields(before, after, collection.flattenedFields);
  if (req.context.passwordOf === doc.id) changed.push('password');
  const action = toStatusAction(before, doc, req.context) ?? 'changed';
  await recordAudit(req, { action, what, details: changed.join(', ') });
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
  if (getRole(req) === null || isTyping(req)) return doc;
  const changed = listChangedFields(previousDoc ?? {}, doc, global.flattenedFields);
  // A single page is never taken down: a draft over what is published is a change.
  const isPublication = doc._status === 'published' && previousDoc?._status === 'draft';
  const action = isPublication ? 'published' : 'changed';
  await recordAudit(req, { action, what: toLabel(global.label, global.slug), details: changed.join(', ') });
  return doc;
};

/** What a member of staff was refused; of strangers only tries to sign in are kept (sign-in.ts). */
const auditRefusal: AfterErrorHook = async ({ error, req }) => {
  const status = 'status' in error ? error.status : undefined;
  if (status !== 403 || getRole(req) === null) return;
  const { pathname } = new URL(req.url ?? '', 'http://studio');
  // The transaction of what was refused is over.
  const { payload, user, headers } = req;
  await recordAudit({ payload, user, headers }, { action: 'refused', what: `${req.method} ${pathname}` });
};

/** The programs' own books, which staff change by nothing that they do. */
const isBookkeeping = (slug: string): boolean =>
  slug.startsWith('payload-') ||
  ['audit-log', 'lead-log', 'lead-routes', 'seed-records', 'spent-checks', 'webhook-events'].includes(slug);

/** A list of its own, as kinds of content share theirs; a model that is settled a second time has the hook already. */
const withHook = <Hook>(hooks: Hook[] | undefined, hook: Hook): Hook[] => [
  ...(hooks ?? []).filter((one) => one !== hook),
  hook,
];

/** Lays the audit log over a settled model: whatever staff change in it is written down. */
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
