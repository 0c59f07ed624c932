import { isRecord } from '@ev-site/contract/is-record.ts';
import { languages } from '@ev-site/contract/paths.ts';
import type { CollectionBeforeOperationHook, FlattenedField, Where } from 'payload';
import { listParts, mapParts, type WherePart } from '../database/where-tree.ts';
import { publicError } from '../requests/refuse.ts';
import { type Asked, isAnswerable, spreadLists } from './query-values.ts';

/** What a relation itself holds; never what is written in the other record. */
const ofRelation = new Map<string, Asked>([
  ['id', { type: 'relationship' }],
  ['value', { type: 'relationship' }],
  ['relationTo', { type: 'text' }],
]);

/**
 * The field of this record to which a path leads; undefined where it is hidden, or where the path walks into another
 * record or into a text.
 */
export const findAsked = (path: string, fields: FlattenedField[]): Asked | undefined => {
  const [name, ...rest] = path.replaceAll('__', '.').split('.');
  if (name === 'id' && rest.length === 0) return { type: 'id' };
  const field = fields.find((one) => one.name === name);
  if (!field || ('hidden' in field && field.hidden)) return undefined;
  // Groups and lists are no column: what they hold is.
  if (rest.length === 0) return 'flattenedFields' in field ? undefined : (field as Asked);
  if (field.type === 'relationship' || field.type === 'upload') {
    return rest.length === 1 ? ofRelation.get(rest[0] ?? '') : undefined;
  }
  return 'flattenedFields' in field ? findAsked(rest.join('.'), field.flattenedFields) : undefined;
};

// A date is a value, as the studio itself compares with one.
const isCondition = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !(value instanceof Date);

/** The path that a part of a condition names; one inside its value counts as one too many. */
export const toPath = ({ path, operators }: Pick<WherePart, 'path' | 'operators'>): string => {
  const nested = Object.values(operators).find(isCondition);
  return nested ? `${path}.${Object.keys(nested)[0] ?? ''}.` : path;
};

const listSorted = (sort: unknown): string[] =>
  (Array.isArray(sort) ? sort : [sort])
    .filter((one) => typeof one === 'string')
    .flatMap((one) => one.split(','))
    .map((one) => one.trim().replace(/^-/, ''))
    .filter((one) => one !== '');

/** What a stored version has beside the record itself. */
const ofVersion = new Map<string, Asked>([
  ['parent', { type: 'relationship' }],
  ['latest', { type: 'checkbox' }],
  ['autosave', { type: 'checkbox' }],
  ['snapshot', { type: 'checkbox' }],
  ['publishedLocale', { type: 'select', options: languages }],
]);

/**
 * Refuses to sort or filter by what is written in a related record, or by a hidden field: both tell, letter by letter,
 * what the reader may not see. Refuses what no database can answer as well, a date that is compared with a word. Asked of
 * everybody whose access is asked; the programs themselves pass.
 * @throws {APIError} 400 naming the path, or where conditions are nested too deeply.
 */
export const refuseForeignPaths: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
}) => {
  if (overrideAccess) return args;
  const find = (path: string): Asked => {
    const own = path.replace(/^version\./, '');
    const asked = ofVersion.get(own) ?? findAsked(own, collection.flattenedFields);
    if (!asked) throw publicError(400, `Nothing is sorted or filtered by “${path.slice(0, 100)}”.`);
    return asked;
  };
  const { where: sent, sort, field } = args as { where?: Where; sort?: unknown; field?: unknown };
  const where = sent && (await mapParts(sent, spreadLists));
  for (const part of where ? listParts(where) : []) {
    const asked = find(toPath(part));
    for (const [operator, value] of Object.entries(part.operators))
      if (!isAnswerable(asked, operator, value))
        throw publicError(400, `“${part.path.slice(0, 100)}” cannot be filtered by such a value.`);
  }
  for (const path of [...listSorted(sort), ...listSorted(field)]) find(path);
  return where ? { ...args, where } : args;
};
