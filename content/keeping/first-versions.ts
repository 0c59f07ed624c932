import type { CollectionSlug, GlobalSlug, Payload, TypeWithID } from 'payload';
import { getSqlDatabase, toTable } from '../database/sql.ts';
import { nameSql, sql } from '../database/statement.ts';

type Stored = TypeWithID & { createdAt: string; updatedAt: string };

const listWithout = async (payload: Payload, slug: string): Promise<number[]> => {
  const database = await getSqlDatabase(payload);
  const table = toTable(slug);
  const rows = await database.rows(
    sql`SELECT id FROM ${nameSql(table)} AS kept WHERE NOT EXISTS
      (SELECT 1 FROM ${nameSql(`_${table}_v`)} WHERE parent_id = kept.id) ORDER BY id`,
  );
  return rows.map(({ id }) => Number(id));
};

const addToCollection = async (payload: Payload, slug: CollectionSlug): Promise<number> => {
  const ids = await listWithout(payload, slug);
  for (const id of ids) {
    const stored = await payload.db.findOne<Stored>({ collection: slug, where: { id: { equals: id } } });
    if (!stored) continue;
    const { id: parent, ...versionData } = stored;
    await payload.db.createVersion({
      collectionSlug: slug,
      parent,
      autosave: false,
      createdAt: stored.updatedAt,
      updatedAt: stored.updatedAt,
      versionData,
    });
  }
  return ids.length;
};

const addToGlobal = async (payload: Payload, slug: GlobalSlug): Promise<number> => {
  const database = await getSqlDatabase(payload);
  const kept = await database.rows(sql`SELECT 1 FROM ${nameSql(`_${toTable(slug)}_v`)} LIMIT 1`);
  if (kept.length > 0) return 0;
  const stored = await payload.db.findGlobal<Record<string, unknown> & { updatedAt?: string }>({ slug });
  if (!stored?.updatedAt) return 0;
  const { id: _id, globalType: _type, ...versionData } = stored;
  await payload.db.createGlobalVersion({
    globalSlug: slug,
    autosave: false,
    createdAt: stored.updatedAt,
    updatedAt: stored.updatedAt,
    versionData,
  });
  return 1;
};

/**
 * Adds a first version to every document of a kind with versions that has none: its state as it is now. Otherwise the
 * studio, which lists a kind with drafts by its versions, would not show the document, and nobody could go back to the
 * state before the first change.
 * @returns how many versions were added.
 */
export const addFirstVersions = async (payload: Payload): Promise<number> => {
  let added = 0;
  for (const { slug, versions } of payload.config.collections)
    if (versions) added += await addToCollection(payload, slug);
  for (const { slug, versions } of payload.config.globals)
    if (versions) added += await addToGlobal(payload, slug);
  return added;
};
