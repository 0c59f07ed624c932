import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { getSqlDatabase, toTable } from '../database/sql.ts';
import { joinSql, nameSql, sql } from '../database/statement.ts';
import { hasDrafts } from './status.ts';

/**
 * Finds the documents whose formatted texts may contain what is looked for, in any language or in the newest draft, so
 * that the other documents need not be read. The databases only compare the letters of the stored JSON: some of the
 * documents found do not contain it, but all that do are found, except for a link whose address has escaped characters.
 * Formatted texts are localized and are never part of a list field, so their columns have the names of the fields.
 * @param letters parts that such a text contains. Each part is looked for separately, because PostgreSQL stores the
 * parts of JSON in its own order, with a blank after each colon. Case is ignored, as in an address
 * @returns the ids of these documents
 */
export const findInTexts = async (
  collection: SanitizedCollectionConfig,
  fields: readonly string[],
  { req, letters }: { req: PayloadRequest; letters: readonly string[] },
): Promise<number[]> => {
  const patterns = letters.map((part) => `%${part.toLowerCase()}%`);
  const holds = (column: string) =>
    joinSql(
      patterns.map((pattern) => sql`LOWER(CAST(texts.${nameSql(column)} AS text)) LIKE ${pattern}`),
      ' AND ',
    );
  const holdsAny = (prefix: string) =>
    joinSql(
      fields.map((field) => sql`(${holds(prefix + field)})`),
      ' OR ',
    );
  const table = toTable(collection.slug);
  const shown = sql`SELECT _parent_id AS id FROM ${nameSql(`${table}_locales`)} AS texts WHERE ${holdsAny('')}`;
  const drafted = sql`SELECT kept.parent_id AS id FROM ${nameSql(`_${table}_v`)} AS kept
    JOIN ${nameSql(`_${table}_v_locales`)} AS texts ON texts._parent_id = kept.id
    WHERE kept.latest AND (${holdsAny('version_')})`;
  const { rows } = await getSqlDatabase(req.payload, req);
  const found = await rows(hasDrafts(collection) ? sql`${shown} UNION ${drafted}` : shown);
  return found.map((row) => Number(row.id));
};
