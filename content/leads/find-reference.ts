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

/** A number is worked out of the lead's own, so all are gone through: half a second for 100,000. */
const findIds = async (payload: Payload, sought: readonly string[]): Promise<Map<string, number>> => {
  const wanted = new Map(
    sought.flatMap((text) => {
      const reference = toReference(text);
      return reference ? [[reference, text]] : [];
    }),
  );
  const found = new Map<string, number>();
  if (wanted.size === 0) return found;
  const database = await getSqlDatabase(payload);
  for (const { id } of await database.rows('SELECT id FROM leads ORDER BY id DESC')) {
    const text = wanted.get(getReference(payload.secret, Number(id)));
    if (text !== undefined) found.set(text, Number(id));
    if (found.size === wanted.size) break;
  }
  return found;
};

/** Visitors name their reference number on the phone: the search of the list finds the lead by it. */
export const findByReference: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const asked = args as { where?: Where };
  if (operation !== 'read' || !asked.where) return args;
  const ids = await findIds(req.payload, listSought(asked.where));
  return ids.size > 0 ? { ...args, where: seekReferences(asked.where, ids) } : args;
};
