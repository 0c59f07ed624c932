import { isRecord } from '@ev-site/contract/is-record.ts';
import { languages } from '@ev-site/contract/paths.ts';
import type { CollectionBeforeOperationHook, FlattenedField, Where } from 'payload';
import { publicError } from '../requests/refuse.ts';
import { getSoughtText, listWhereParts, mapParts, type WherePart } from '../requests/where-tree.ts';
import { type AskedField, isAnswerable, spreadLists } from './query-values.ts';

/** The parts of a relation that the record itself stores; never fields of the other record. */
const ofRelation = new Map<string, AskedField>([
  ['id', { type: 'relationship' }],
  ['value', { type: 'relationship' }],
  ['relationTo', { type: 'text' }],
]);

/**
 * The field of this record that a path names. Undefined if the field is hidden, or if the path goes into another record
 * or into a text.
 */
export const findAskedField = (path: string, fields: FlattenedField[]): AskedField | undefined => {
  const [name, ...rest] = path.replaceAll('__', '.').split('.');
  if (name === 'id' && rest.length === 0) return { type: 'id' };
  const field = fields.find((one) => one.name === name);
  if (!field || ('hidden' in field && field.hidden)) return undefined;
  // Groups and lists are not columns; the fields in them are.
  if (rest.length === 0) return 'flattenedFields' in field ? undefined : (field as AskedField);
  if (field.type === 'relationship' || field.type === 'upload') {
    return rest.length === 1 ? ofRelation.get(rest[0] ?? '') : undefined;
  }
  return 'flattenedFields' in field ? findAskedField(rest.join('.'), field.flattenedFields) : undefined;
};

// A date is a value: the studio itself compares with dates.
const isCondition = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !(value instanceof Date);

/** The path that a part of a condition names. A path inside the value is appended, so that it matches no field. */
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

/** What a stored version has besides the record itself. */
const ofVersion = new Map<string, AskedField>([
  ['parent', { type: 'relationship' }],
  ['latest', { type: 'checkbox' }],
  ['autosave', { type: 'checkbox' }],
  ['snapshot', { type: 'checkbox' }],
  ['publishedLocale', { type: 'select', options: languages }],
]);

/** The most values in all lists of one query. */
const mostValues = 5000;
/** The most words that one query looks for: SQLite allows fewer than a thousand. */
const mostWords = 800;
/** The most fields that one query sorts by. */
const mostSorted = 20;

const add = (counts: number[]): number => counts.reduce((sum, one) => sum + one, 0);

const countValues = (value: unknown): number =>
  Array.isArray(value) ? value.length : String(value).split(',').length;

/**
 * Refuses a query with which even a person with few rights could keep the process or the database busy for seconds.
 * @throws {APIError} 400
 */
export const refuseMuch = (parts: WherePart[], sort: unknown): void => {
  const words = parts.map((part) => getSoughtText(part)?.split(/\s+/).length ?? 1);
  const values = parts.flatMap(({ operators }) => Object.values(operators).map(countValues));
  if (add(words) > mostWords || add(values) > mostValues)
    throw publicError(400, `Search for at most ${mostWords} words and ${mostValues} values at once.`);
  if (listSorted(sort).length > mostSorted) throw publicError(400, `Sort by at most ${mostSorted} fields.`);
};

interface AskedOf {
  where?: Where;
  sort?: unknown;
  field?: unknown;
  currentDepth?: unknown;
}

/**
 * Refuses to sort or filter by a field of a related record or by a hidden field: both reveal, letter by letter, what
 * the reader may not see. Also refuses what no database can answer, such as comparing a date with a word, and what
 * would keep the database busy. Applies to everybody whose access is checked; the programs themselves are exempt.
 * @throws {APIError} 400 naming the path, or if conditions are nested too deeply.
 */
export const refuseForeignPaths: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
}) => {
  if (overrideAccess) return args;
  const find = (path: string): AskedField => {
    const own = path.replace(/^version\./, '');
    const asked = ofVersion.get(own) ?? findAskedField(own, collection.flattenedFields);
    if (!asked) throw publicError(400, `The list cannot be sorted or filtered by “${path.slice(0, 100)}”.`);
    return asked;
  };
  const { where: sent, sort, field, currentDepth } = args as AskedOf;
  const where = sent && (await mapParts(sent, spreadLists));
  const parts = where ? listWhereParts(where) : [];
  // Related documents are read by ids from a list that is already limited.
  if (typeof currentDepth !== 'number') refuseMuch(parts, sort);
  for (const part of parts) {
    const asked = find(toPath(part));
    for (const [operator, value] of Object.entries(part.operators))
      if (!isAnswerable(asked, operator, value))
        throw publicError(400, `“${part.path.slice(0, 100)}” cannot be filtered by such a value.`);
  }
  for (const path of [...listSorted(sort), ...listSorted(field)]) find(path);
  return where ? { ...args, where } : args;
};
