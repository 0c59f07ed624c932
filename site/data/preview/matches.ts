import { listValuesAt } from '@ev-site/content/documents/values-at.ts';
import type { Where } from 'payload';

type Stored = Readonly<Record<string, unknown>>;

/** Converts a value for a comparison: a related record becomes its id, a date its ISO text. */
const toPlain = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
};

const isThere = (value: unknown) => value !== null && value !== '';

/** Orders values as databases do: numbers by size, dates and texts by their characters, empty values first. */
const compare = (a: unknown, b: unknown): number => {
  if (!isThere(a) || !isThere(b)) return Number(isThere(a)) - Number(isThere(b));
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : Number(left > right);
};

type Test = (values: unknown[], wanted: unknown) => boolean;

const some =
  (holds: (value: unknown, wanted: unknown) => boolean): Test =>
  (values, wanted) =>
    values.some((value) => holds(value, toPlain(wanted)));

const isOrdered = (holds: (order: number) => boolean): Test =>
  some((value, wanted) => isThere(value) && holds(compare(value, wanted)));

const isAmong: Test = (values, wanted) => {
  const all = (Array.isArray(wanted) ? wanted : [wanted]).map(toPlain);
  return values.some((value) => all.some((one) => compare(value, one) === 0));
};

const contains: Test = some((value, wanted) =>
  String(value ?? '')
    .toLowerCase()
    .includes(String(wanted).toLowerCase()),
);

const tests: Readonly<Record<string, Test>> = {
  equals: some((value, wanted) => compare(value, wanted) === 0),
  not_equals: (values, wanted) => values.every((value) => compare(value, toPlain(wanted)) !== 0),
  in: isAmong,
  not_in: (values, wanted) => !isAmong(values, wanted),
  contains,
  like: contains,
  exists: (values, wanted) => values.some(isThere) === (wanted === true || wanted === 'true'),
  less_than: isOrdered((order) => order < 0),
  less_than_equal: isOrdered((order) => order <= 0),
  greater_than: isOrdered((order) => order > 0),
  greater_than_equal: isOrdered((order) => order >= 0),
};

const readAt = (stored: Stored, path: string) => listValuesAt(stored, path.split('.')).map(toPlain);

/**
 * Whether a document outside the database meets a condition, with the same result as a query.
 * @throws {Error} that names an operator not implemented here: no query of this site uses it yet.
 */
export const matches = (stored: Stored, where: Where | undefined): boolean =>
  Object.entries(where ?? {}).every(([path, condition]) => {
    if (path === 'and') return (condition as Where[]).every((one) => matches(stored, one));
    if (path === 'or') return (condition as Where[]).some((one) => matches(stored, one));
    return Object.entries(condition as object).every(([operator, wanted]) => {
      const holds = tests[operator];
      if (!holds) throw new Error(`A preview cannot tell what fits "${operator}".`);
      const values = readAt(stored, path);
      return holds(values.length > 0 ? values : [null], wanted);
    });
  });

/** Compares two documents by a `sort` of Payload: `_order`, `-date`, `['_order', 'id']`. */
export const compareBy =
  (sort: string | readonly string[] | undefined) =>
  (a: Stored, b: Stored): number => {
    for (const key of [sort ?? '-createdAt'].flat()) {
      const path = key.replace(/^-/, '');
      const order = compare(readAt(a, path)[0] ?? null, readAt(b, path)[0] ?? null);
      if (order !== 0) return key.startsWith('-') ? -order : order;
    }
    return 0;
  };
