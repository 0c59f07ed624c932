import { isRecord } from '@ev-site/contract/is-record.ts';
import type { CollectionBeforeOperationHook, FlattenedField } from 'payload';
import { listParts } from '../database/where-tree.ts';
import { publicError } from '../refuse.ts';

/** What may stand behind a relation: what the relation itself holds, never what is written in the other record. */
const ofRelation = new Set(['id', 'value', 'relationTo']);

/** Whether a path leads to a field of this record that is not hidden, without walking into another record. */
export const staysInRecord = (path: string, fields: FlattenedField[]): boolean => {
  const [name, ...rest] = path.replaceAll('__', '.').split('.');
  if (name === 'id' && rest.length === 0) return true;
  const field = fields.find((one) => one.name === name);
  if (!field || ('hidden' in field && field.hidden)) return false;
  if (field.type === 'relationship' || field.type === 'upload') {
    return rest.length === 0 || (rest.length === 1 && ofRelation.has(rest[0] ?? ''));
  }
  if (field.type === 'json' || field.type === 'richText') return true;
  if (rest.length === 0) return true;
  return 'flattenedFields' in field && staysInRecord(rest.join('.'), field.flattenedFields);
};

// A date is a value, as the studio itself compares with one.
const isCondition = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !(value instanceof Date);

/** All paths that a condition names, in "and" and "or" as well; a condition inside a value counts as one too many. */
export const listPathsOf = (where: unknown): string[] =>
  listParts(where).map(({ path, operators }) => {
    const nested = Object.values(operators).find(isCondition);
    return nested ? `${path}.${Object.keys(nested)[0] ?? ''}.` : path;
  });

const listSorted = (sort: unknown): string[] =>
  (Array.isArray(sort) ? sort : [sort])
    .filter((one) => typeof one === 'string')
    .flatMap((one) => one.split(','))
    .map((one) => one.trim().replace(/^-/, ''))
    .filter((one) => one !== '');

/** What a stored version has beside the record itself. */
const ofVersion = new Set(['parent', 'latest', 'autosave', 'snapshot', 'publishedLocale']);

/**
 * Refuses to sort or filter by what is written in a related record, or by a hidden field: both tell, letter by letter,
 * what the reader may not see. Asked of everybody whose access is asked; the programs themselves pass.
 * @throws {APIError} 400 naming the path, or where conditions are nested too deeply.
 */
export const refuseForeignPaths: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  if (overrideAccess) return args;
  const asked = args as { where?: unknown; sort?: unknown; field?: unknown };
  const filtered = asked.where ? listPathsOf(asked.where) : [];
  const paths = [...filtered, ...listSorted(asked.sort), ...listSorted(asked.field)];
  for (const path of paths) {
    const own = path.replace(/^version\./, '');
    if (ofVersion.has(own) || staysInRecord(own, collection.flattenedFields)) continue;
    throw publicError(400, `Nothing is sorted or filtered by “${path.slice(0, 100)}”.`);
  }
  return args;
};
