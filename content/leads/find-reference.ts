import { toReference } from '@ev-site/contract/privacy-reference.ts';
import type { Payload, Where } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { getSoughtText, listWhereParts, mapParts, type WherePart } from '../requests/where-tree.ts';
import { getReference } from './reference.ts';

interface KnownReferences {
  secret: string;
  /** The largest lead id whose reference is already computed. */
  upTo: number;
  ids: Map<string, number>;
}

/**
 * How many ids below the largest one are read again. PostgreSQL assigns the id of a lead before others can see the row,
 * so a row may appear after a row with a larger id. Reading a thousand takes some milliseconds, and even in a flood of
 * leads no row is overtaken by so many.
 */
const mayComeLate = 1000;

/**
 * One cache for each database. Ids of leads are never reused, so a computed reference stays true. The reference of an
 * erased lead does no harm: no list finds that lead.
 */
const knownOf = new WeakMap<Payload, KnownReferences>();

/**
 * A reference is computed from the lead's id, so a search has to compute all of them once: half a second and 10 MB for
 * 100,000 leads.
 */
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

/**
 * The text that a part of a condition looks for, if it may be a reference number: the list's search puts it into
 * `name`.
 */
const getSoughtName = (part: WherePart): string | undefined =>
  part.path === 'name' ? getSoughtText(part) : undefined;

/**
 * Extends a condition: where it looks for a name that may be a reference number, it also finds the lead with that
 * number, because visitors say their number on the phone. Call it only for readers who may see leads, since it computes
 * the numbers of all leads.
 */
export const seekReferences = async (where: Where, payload: Payload): Promise<Where> => {
  const ids = await findIds(
    payload,
    listWhereParts(where).flatMap((part) => getSoughtName(part) ?? []),
  );
  if (ids.size === 0) return where;
  return mapParts(where, (part) => {
    const id = ids.get(getSoughtName(part) ?? '');
    return id === undefined ? undefined : { or: [{ id: { equals: id } }, part.where] };
  });
};
