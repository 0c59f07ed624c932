import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { getSqlDatabase, toSqlText, toTable } from '../database/sql.ts';
import { hasDrafts } from './status.ts';

/**
 * Numbers of the documents whose formatted texts may hold what is looked for, in any language or in the newest draft; the
 * others need not be read. The databases know no more of a text than its letters, so some of these do not hold it. None
 * that does is left out, but for a link with escapes in its address. Formatted texts are localized and stand in no list
 * here: their columns have the names of their fields.
 * @param letters that a text has which holds it, each by itself: PostgreSQL keeps the parts of a text in an order of its
 * own, with a blank behind each colon. Capitals are as good as others, as in an address
 */
export const findInTexts = async (
  collection: SanitizedCollectionConfig,
  fields: readonly string[],
  { req, letters }: { req: PayloadRequest; letters: readonly string[] },
): Promise<number[]> => {
  const patterns = letters.map((part) => toSqlText(`%${part.toLowerCase()}%`));
  const holds = (column: string) =>
    patterns.map((pattern) => `LOWER(CAST(texts.${column} AS text)) LIKE ${pattern}`).join(' AND ');
  const holdsAny = (prefix: string) => fields.map((field) => `(${holds(prefix + field)})`).join(' OR ');
  const table = toTable(collection.slug);
  const shown = `SELECT _parent_id AS id FROM ${table}_locales AS texts WHERE ${holdsAny('')}`;
  const drafted =
    `SELECT kept.parent_id AS id FROM _${table}_v AS kept JOIN _${table}_v_locales AS texts ON texts._parent_id = kept.id ` +
    `WHERE kept.latest AND (${holdsAny('version_')})`;
  const { rows } = await getSqlDatabase(req.payload, req);
  const found = await rows(hasDrafts(collection) ? `${shown} UNION ${drafted}` : shown);
  return found.map((row) => Number(row.id));
};
