import { isRecord } from '@ev-site/contract/is-record.ts';
import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { publicError } from '../requests/refuse.ts';
import { isDate, isId } from './query-values.ts';

/** How many lists and records may be nested: a list in a text that is indented 40 times has 170. */
const deepest = 200;

/**
 * Refuses input that this project never sends and no program should have to process or store: input nested so deeply
 * that the stack would overflow, and the NUL character, which PostgreSQL cannot store in a text.
 * @throws {APIError} 400
 */
export const refuseUnkeepable = (sent: unknown): void => {
  const open: [value: unknown, depth: number][] = [[sent, 0]];
  // Without recursion, because deep nesting is what it looks for.
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && value.includes('\0'))
      throw publicError(400, 'A text contains a character that the studio cannot store (NUL).');
    if (typeof value !== 'object' || value === null) continue;
    if (depth === deepest)
      throw publicError(400, `The request is nested too deep. The limit is ${deepest} levels.`);
    for (const one of Object.values(value)) open.push([one, depth + 1]);
  }
};

/** Values that Payload treats as missing. */
const isNone = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The value that the studio sends for an empty list. */
const isEmptyList = (value: unknown): boolean => value === 0 || value === '0';

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>;

const isRelation = ({ relationTo }: Relation, value: unknown): boolean => {
  if (Array.isArray(relationTo)) return isRecord(value);
  const id = isRecord(value) ? value.id : value;
  return id === 'none' || id === 'null' || (typeof id !== 'object' && isId(id));
};

/** Recursion is safe here: `refuseUnkeepable` has checked the depth. */
const isNode = (node: unknown): boolean => {
  if (!isRecord(node)) return false;
  const { type, children = [], text, fields } = node;
  if (type === 'text' && typeof text !== 'string') return false;
  if (type === 'link' && !(isRecord(fields) && (isNone(fields.url) || typeof fields.url === 'string')))
    return false;
  return Array.isArray(children) && children.every(isNode);
};

/**
 * Whether a text has the structure that the editor makes. No page of the studio and no preview can show any other
 * structure.
 */
const isFormattedText = (value: unknown): boolean => isRecord(value) && isNode(value.root);

type Choice = Extract<FlattenedField, { type: 'select' | 'radio' }>;

const isOption = ({ options }: Choice, value: unknown): boolean =>
  options.some((option) => (typeof option === 'string' ? option : option.value) === value);

const isOne = (field: FlattenedField, value: unknown): boolean => {
  if (isNone(value)) return true;
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
      return typeof value !== 'object';
    case 'select':
    case 'radio':
      return isOption(field, value);
    case 'checkbox':
      return [true, false, 'true', 'false'].some((one) => one === value);
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

/** The name of the first value that does not fit its field. */
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
  // The access rules refuse a stranger, and he must not learn about fields.
  if (!user || !isRecord(data)) return;
  refuseUnkeepable(data);
  // With `locale: 'all'` a localized field holds one text for each language.
  const own = fields.filter(({ localized }) => locale !== 'all' || !localized);
  const misfit = findMisfit(own, data);
  if (misfit !== undefined) throw publicError(400, `The value for “${misfit}” does not fit this field.`);
};

/**
 * Refuses a value that its field cannot hold, such as a record in place of a text or a word in place of a day. Payload
 * does not validate drafts, and never validates some fields; then the database fails, and the people who watch the
 * server are alarmed. Applies to everybody whose access is checked.
 * @throws {APIError} 400 naming the field
 */
export const refuseMisfit: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (!overrideAccess) refuseMisfits(collection.flattenedFields, args as { data?: unknown }, req);
  return args;
};

/** The same check for a single page. */
export const refuseGlobalMisfit: GlobalBeforeOperationHook = ({ args, global, overrideAccess, req }) => {
  if (!overrideAccess) refuseMisfits(global.flattenedFields, args, req);
  return args;
};
