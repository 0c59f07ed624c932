import type { Where } from 'payload';
import { publicError } from '../requests/refuse.ts';

/** One part of a condition: what is asked of a field, or a list of conditions under `and` or `or`, however that is written. */
export interface WherePart {
  path: string;
  /** What is asked of the field, by operator; of a list, and of shapes that ask for nothing, none. */
  operators: Record<string, unknown>;
  /** The conditions of a list as they came, of any shape; undefined where the part is about a field. */
  list?: readonly Where[];
  /** The part as a condition of its own. */
  where: Where;
}

/** How many lists may stand within each other. Searches of the studio have five; Payload goes through them on its stack. */
const deepest = 100;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const toParts = (where: object): WherePart[] =>
  Object.entries(where).map(([path, condition]: [string, unknown]) => ({
    path,
    operators: isObject(condition) && !Array.isArray(condition) ? { ...condition } : {},
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
 * What a condition asks of fields, in its lists as well, the way Payload reads it. What is no condition at all, a text or null in
 * place of one, is a part without a path.
 * @throws {APIError} 400 where lists are nested too deeply.
 */
export const listParts = (where: unknown): WherePart[] => listIn(where, 0);

/** What a part becomes; undefined leaves a field as it is, and has a list gone through. */
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
 * The same condition with its parts as `change` makes them, from the outermost in; what it makes is not gone through again.
 * @throws {APIError} 400 where lists are nested too deeply.
 */
export const mapParts = (where: Where, change: ChangePart): Promise<Where> => mapIn(where, change, 0);

/** The text that a part looks for within its field; undefined where it looks for none. */
export const getSoughtText = ({ operators: { like, contains } }: WherePart): string | undefined => {
  const text = like ?? contains;
  return typeof text === 'string' ? text : undefined;
};
