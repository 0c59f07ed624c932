import { isRecord } from '@ev-site/contract/is-record.ts';
import type { Where } from 'payload';
import { publicError } from './refuse.ts';

/** One part of a condition: a test of a field, or a list of conditions under `and` or `or`, in any letter case. */
export interface WherePart {
  path: string;
  /** The tests of the field, by operator. Empty for a list, and for shapes that test nothing. */
  operators: Record<string, unknown>;
  /** The conditions of a list as they came, in any shape; undefined if the part tests a field. */
  list?: readonly Where[];
  /** The part as a condition of its own. */
  where: Where;
}

/** How deep lists may be nested. Searches of the studio have five levels. Payload walks through them by recursion. */
const deepest = 100;

/** Also a list: Payload reads its numbers as paths. */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const toParts = (where: object): WherePart[] =>
  Object.entries(where).map(([path, condition]: [string, unknown]) => ({
    path,
    operators: isRecord(condition) ? { ...condition } : {},
    ...(Array.isArray(condition) && /^(and|or)$/i.test(path) && { list: condition }),
    where: { [path]: condition } as Where,
  }));

const refuseDeep = (depth: number): void => {
  if (depth > deepest) throw publicError(400, `Conditions may be nested ${deepest} deep, and no deeper.`);
};

const listIn = (where: unknown, depth: number): WherePart[] => {
  refuseDeep(depth);
  if (!isObject(where)) return [{ path: '', operators: {}, where: {} }];
  return toParts(where).flatMap((part) => part.list?.flatMap((one) => listIn(one, depth + 1)) ?? [part]);
};

/**
 * Lists the tests of fields in a condition, including its nested lists, as Payload reads it. A value that is no
 * condition at all (a text, or null) becomes a part without a path.
 * @throws {APIError} 400 if lists are nested too deeply.
 */
export const listWhereParts = (where: unknown): WherePart[] => listIn(where, 0);

/** Returns what a part becomes. Undefined keeps a field as it is, and visits the conditions of a list. */
export type ChangePart = (part: WherePart) => Where | undefined | Promise<Where | undefined>;

const mapIn = async (where: Where, change: ChangePart, depth: number): Promise<Where> => {
  refuseDeep(depth);
  if (!isObject(where)) return where;
  const parts = await Promise.all(
    toParts(where).map(async (part): Promise<Where> => {
      const changed = await change(part);
      if (changed || !part.list) return changed ?? part.where;
      return { [part.path]: await Promise.all(part.list.map((one) => mapIn(one, change, depth + 1))) };
    }),
  );
  const [first] = parts;
  return first && parts.length === 1 ? first : { and: parts };
};

/**
 * Replaces the parts of a condition by what `change` returns, from the outside in. Does not visit the new parts again.
 * @throws {APIError} 400 if lists are nested too deeply.
 */
export const mapParts = (where: Where, change: ChangePart): Promise<Where> => mapIn(where, change, 0);

/** The text that a part searches for in its field; undefined if it searches for none. */
export const getSoughtText = ({ operators: { like, contains } }: WherePart): string | undefined => {
  const text = like ?? contains;
  return typeof text === 'string' ? text : undefined;
};
