import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { FlattenedField, Operator, Where } from 'payload';
import type { WherePart } from '../requests/where-tree.ts';

/** What a condition asks about: a field, or the id of a record. */
export interface AskedField {
  type: FlattenedField['type'] | 'id';
  hasMany?: boolean | undefined;
  /** The options of a select or radio field. */
  options?: readonly (string | { value: string })[];
  /** A list if the relation can point to several collections. */
  relationTo?: string | readonly string[];
}

const chosen: readonly Operator[] = ['equals', 'not_equals', 'in', 'not_in', 'exists'];
const compared: readonly Operator[] = [
  ...chosen,
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
];
const counted: readonly Operator[] = [...compared, 'like'];
const written: readonly Operator[] = [...counted, 'not_like', 'contains'];

const isRelation = ({ type }: AskedField): boolean => type === 'relationship' || type === 'upload';
const isChoice = ({ type }: AskedField): boolean => type === 'select' || type === 'radio';

/**
 * The operators that both databases can answer, including at least all that the studio's own filters and searches use.
 */
const listOperators = (asked: AskedField): readonly string[] => {
  const ofMany = asked.hasMany ? ['contains'] : [];
  if (isRelation(asked)) return [...chosen, 'like', ...ofMany];
  if (isChoice(asked)) return [...chosen, ...ofMany];
  switch (asked.type) {
    case 'id':
    case 'number':
      return counted;
    case 'date':
      return compared;
    case 'checkbox':
      return ['equals', 'not_equals', 'exists'];
    case 'json':
    case 'richText':
      return ['exists'];
    default:
      return written;
  }
};

const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)));

/** Whether PostgreSQL accepts the value as an id. Conditions of this program also ask for 0, which is no record. */
export const isId = (value: unknown): boolean =>
  String(value) === '0' || readPositiveInt(String(value)) !== undefined;

/** Whether PostgreSQL accepts the value as a day. */
export const isDate = (value: unknown): boolean => {
  if (typeof value === 'boolean') return false;
  const year = new Date(value as string).getUTCFullYear();
  return year > 0 && year < 10_000;
};

/**
 * Whether a value can be compared with the values of a field. If a single word is compared with a number, Payload finds
 * nothing; within a list it fails.
 */
const isComparable = (asked: AskedField, value: unknown, isListed: boolean): boolean => {
  if (Array.isArray(value)) return false;
  if (isRelation(asked)) return Array.isArray(asked.relationTo) || value === '' || isId(value);
  if (isChoice(asked))
    return (asked.options ?? []).some(
      (option) => (typeof option === 'string' ? option : option.value) === value,
    );
  switch (asked.type) {
    case 'id':
      return isId(value) || (!isListed && typeof value === 'string' && !isNumeric(value));
    case 'number':
      return isNumeric(value) || (!isListed && typeof value === 'string');
    case 'date':
      return value === '' || isDate(value);
    case 'checkbox':
      return /^(true|false)$/i.test(String(value));
    default:
      return ['string', 'number', 'boolean'].includes(typeof value) && !String(value).includes('\0');
  }
};

/**
 * The operator that is meant if a list of values arrives: a filter of the studio keeps its list when a person changes
 * "is in" to "equals".
 */
const ofLists: Record<string, Operator> = { equals: 'in', not_equals: 'not_in' };

/** The part of a condition with the operators for lists, if it has lists; undefined if nothing changes. */
export const spreadLists = ({
  path,
  operators,
}: Pick<WherePart, 'path' | 'operators'>): Where | undefined => {
  const asked = Object.entries(operators);
  if (!asked.some(([operator, value]) => Object.hasOwn(ofLists, operator) && Array.isArray(value)))
    return undefined;
  const spread = asked.map(([operator, value]) => [
    (Array.isArray(value) && Object.hasOwn(ofLists, operator) && ofLists[operator]) || operator,
    value,
  ]);
  return { [path]: Object.fromEntries(spread) };
};

const toItems = (isListed: boolean, value: unknown): readonly unknown[] => {
  if (isListed && Array.isArray(value)) return value;
  return isListed && typeof value === 'string' ? value.split(',') : [value];
};

/**
 * Whether the databases can answer a condition: PostgreSQL and SQLite fail if a date is compared with a word, a number
 * with a list, or a select field with a value that it does not offer.
 */
export const isAnswerable = (asked: AskedField, operator: string, value: unknown): boolean => {
  if (!listOperators(asked).includes(operator)) return false;
  if (operator === 'exists') return true;
  if (operator === 'like' && typeof value !== 'string') return false;
  const isListed = operator === 'in' || operator === 'not_in';
  if (value === null || value === undefined) return isListed || operator.endsWith('equals');
  const isNull = value === 'null' && !isListed && (isRelation(asked) || asked.type === 'date');
  return isNull || toItems(isListed, value).every((item) => isComparable(asked, item, isListed));
};
