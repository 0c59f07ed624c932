import { isRecord } from '@ev-site/contract/is-record.ts';
import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { publicError } from '../requests/refuse.ts';
import { isDate, isId } from './query-values.ts';

/** How many lists and records may stand within each other: a list of a text that is moved in 40 times has 170. */
const deepest = 200;

/**
 * Refuses what nothing of ours sends and no program may be asked to go through or keep: what is nested so deeply that the stack would
 * end, and the sign NUL, which PostgreSQL keeps in no text.
 * @throws {APIError} 400
 */
export const refuseUnkeepable = (sent: unknown): void => {
  const open: [value: unknown, depth: number][] = [[sent, 0]];
  // Without recursion, which is what it looks for.
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && value.includes('\0'))
      throw publicError(400, 'A text holds a sign that cannot be kept (NUL).');
    if (typeof value !== 'object' || value === null) continue;
    if (depth === deepest)
      throw publicError(400, `What is sent may be nested ${deepest} deep, and no deeper.`);
    for (const one of Object.values(value)) open.push([one, depth + 1]);
  }
};

/** What Payload takes for none. */
const isNone = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What the studio sends for an empty list. */
const isEmptyList = (value: unknown): boolean => value === 0 || value === '0';

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>;

const isRelation = ({ relationTo }: Relation, value: unknown): boolean => {
  if (Array.isArray(relationTo)) return isRecord(value);
  const id = isRecord(value) ? value.id : value;
  return id === 'none' || id === 'null' || (typeof id !== 'object' && isId(id));
};

/** Nesting has been looked at before. */
const isNode = (node: unknown): boolean => {
  if (!isRecord(node)) return false;
  const { type, children = [], text, fields } = node;
  if (type === 'text' && typeof text !== 'string') return false;
  if (type === 'link' && !(isRecord(fields) && (isNone(fields.url) || typeof fields.url === 'string')))
    return false;
  return Array.isArray(children) && children.every(isNode);
};

/** Whether a text is made as the editor makes it: what is made otherwise, no page of the studio and no preview can show. */
const isFormattedText = (value: unknown): boolean => isRecord(value) && isNode(value.root);

const isOne = (field: FlattenedField, value: unknown): boolean => {
  if (isNone(value)) return true;
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
    case 'select':
    case 'radio':
      return typeof value !== 'object';
    case 'email':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' || typeof value === 'string';
    case 'date':
      return (typeof value !== 'object' || value instanceof Date) && isDate(value);
    case 'relationship':
    case 'upload':
      return isRelation(field, value);
    case 'richText':
      return isFormattedText(value);
    default:
      return true;
  }
};

/** The name of the first value that its field cannot hold. */
const findMisfit = (fields: readonly FlattenedField[], data: object): string | undefined => {
  const sent = new Map<string, unknown>(Object.entries(data));
  for (const field of fields) {
    const value = sent.get(field.name);
    if (isNone(value)) continue;
    if (field.type === 'array') {
      if (isEmptyList(value)) continue;
      if (!Array.isArray(value)) return field.name;
      const misfit = value.flatMap((row) => findMisfit(field.flattenedFields, Object(row)) ?? [])[0];
      if (misfit !== undefined) return `${field.name}.${misfit}`;
    } else if ('flattenedFields' in field) {
      const misfit = findMisfit(field.flattenedFields, Object(value));
      if (misfit !== undefined) return `${field.name}.${misfit}`;
    } else {
      const isOfMany = 'hasMany' in field && field.hasMany === true;
      const items: readonly unknown[] = isOfMany && Array.isArray(value) ? value : [value];
      if (!items.every((item) => isOne(field, item))) return field.name;
    }
  }
  return undefined;
};

const refuseMisfits = (
  fields: readonly FlattenedField[],
  { data }: { data?: unknown },
  { locale, user }: Pick<PayloadRequest, 'locale' | 'user'>,
): void => {
  // A stranger is refused by the access, and is told nothing of fields.
  if (!user || !isRecord(data)) return;
  refuseUnkeepable(data);
  // All languages at once hold a text in each.
  const own = fields.filter(({ localized }) => locale !== 'all' || !localized);
  const misfit = findMisfit(own, data);
  if (misfit !== undefined) throw publicError(400, `“${misfit}” cannot hold what is sent for it.`);
};

/**
 * Refuses what a field cannot hold, a record in place of a text or a word in place of a day. Payload looks at no draft, and at some
 * fields never; the database then fails, and whoever watches the server is called. Asked of everybody whose access is asked.
 * @throws {APIError} 400 naming the field
 */
export const refuseMisfit: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (!overrideAccess) refuseMisfits(collection.flattenedFields, args as { data?: unknown }, req);
  return args;
};

/** The same of a single page. */
export const refuseGlobalMisfit: GlobalBeforeOperationHook = ({ args, global, overrideAccess, req }) => {
  if (!overrideAccess) refuseMisfits(global.flattenedFields, args, req);
  return args;
};
