import { toReference } from '@ev-site/contract/privacy-reference.ts';
import type { Payload, Where } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { getSoughtText, listParts, mapParts, type WherePart } from '../database/where-tree.ts';
import { getReference } from '../privacy/reference.ts';

interface KnownReferences {
  secret: string;
  /** The largest number of a lead that was worked out. */
  upTo: number;
  ids: Map<string, number>;
}

/**
 * How many numbers below the largest are looked at again: PostgreSQL gives a lead its number before it is there for
 * others, so one may come after a larger one. A thousand take some milliseconds, and no flood lets so many overtake
 * one.
 */
const mayComeLate = 1000;

/**
 * Of each database. Numbers of leads never come again, so what was worked out stays true; one that is erased is found
 * by no list.
 */
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

/** What a part seeks, if the list's search may have put a reference number there: it puts it to the name. */
const getSoughtName = (part: WherePart): string | undefined =>
  part.path === 'name' ? getSoughtText(part) : undefined;

/**
 * The same condition, which finds the lead of a reference number beside the name that might be spelt so: visitors name
 * their number on the phone. For who may see leads; it works out the numbers of all.
 */
export const seekReferences = async (where: Where, payload: Payload): Promise<Where> => {
  const ids = await findIds(
    payload,
    listParts(where).flatMap((part) => getSoughtName(part) ?? []),
  );
  if (ids.size === 0) return where;
  return mapParts(where, (part) => {
    const id = ids.get(getSoughtName(part) ?? '');
    return id === undefined ? undefined : { or: [{ id: { equals: id } }, part.where] };
  });
};
