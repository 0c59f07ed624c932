import { toReference } from '@ev-site/contract/privacy-reference.ts';
import type { CollectionBeforeOperationHook, Payload, Where } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { getReference } from '../privacy/reference.ts';

const isList = (path: string): boolean => /^(and|or)$/i.test(path);

/** What is searched for, as the list's search puts it to the name. */
const listSought = (where: Where): string[] =>
  Object.entries(where).flatMap(([path, condition]) => {
    if (isList(path) && Array.isArray(condition)) return condition.flatMap(listSought);
    const { like, contains } = path === 'name' && !Array.isArray(condition) ? (condition ?? {}) : {};
    const text = like ?? contains;
    return typeof text === 'string' ? [text] : [];
  });

/** The same condition, which finds the lead of a reference number beside the name that might be spelt so. */
const seekReferences = (where: Where, ids: ReadonlyMap<string, number>): Where => ({
  and: Object.entries(where).map(([path, condition]): Where => {
    if (isList(path) && Array.isArray(condition))
      return { [path]: condition.map((one) => seekReferences(one, ids)) };
    const [sought] = listSought({ [path]: condition });
    const id = sought === undefined ? undefined : ids.get(sought);
    return id === undefined ? { [path]: condition } : { or: [{ id: { equals: id } }, { [path]: condition }] };
  }),
});

interface KnownReferences {
  secret: string;
  /** The largest number of a lead that was worked out. */
  upTo: number;
  ids: Map<string, number>;
}

/**
 * How many numbers below the largest are looked at again: PostgreSQL gives a lead its number before it is there for others, so one may
 * come after a larger one. A thousand take some milliseconds, and no flood lets so many overtake one.
 */
const mayComeLate = 1000;

/** Of each database. Numbers of leads never come again, so what was worked out stays true; one that is erased is found by no list. */
const knownOf = new WeakMap<Payload, KnownReferences>();

/** A reference is worked out of the lead's number, so all are gone through once: half a second for 100,000, and 10 MB. */
const readReferences = async (payload: Payload): Promise<Map<string, number>> => {
  const known = knownOf.get(payload);
  const { secret } = payload;
  const kept = known?.secret === secret ? known : { secret, upTo: 0, ids: new Map<string, number>() };
  knownOf.set(payload, kept);
  const { rows } = await getSqlDatabase(payload);
  for (const { id } of await rows(`SELECT id FROM leads WHERE id > ${kept.upTo - mayComeLate} ORDER BY id`)) {
    kept.ids.set(getReference(secret, Number(id)), Number(id));
    kept.upTo = Number(id);
  }
  return kept.ids;
};

const findIds = async (payload: Payload, sought: readonly string[]): Promise<Map<string, number>> => {
  const wanted = sought.flatMap((text): [string, string][] => {
    const reference = toReference(text);
    return reference ? [[reference, text]] : [];
  });
  if (wanted.length === 0) return new Map();
  const ids = await readReferences(payload);
  return new Map(
    wanted.flatMap(([reference, text]): [string, number][] => {
      const id = ids.get(reference);
      return id === undefined ? [] : [[text, id]];
    }),
  );
};

/** Visitors name their reference number on the phone: the search of the list finds the lead by it. */
export const findByReference: CollectionBeforeOperationHook = async ({ args, req }) => {
  const asked = args as { where?: Where };
  if (!asked.where) return args;
  const ids = await findIds(req.payload, listSought(asked.where));
  return ids.size > 0 ? { ...args, where: seekReferences(asked.where, ids) } : args;
};
