import {
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type TypeWithID,
} from 'payload';
import type { CurrentDocument } from './last-change.ts';

/** Reads a document in its newest state, draft or published, in all languages. Relations are returned as ids. */
export const readCurrent = (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: TypeWithID['id'],
): Promise<(CurrentDocument & TypeWithID) | undefined> => {
  const query = { collection: config.slug, locale: 'all', where: { id: { equals: id } } } as const;
  return getLatestCollectionVersion({ id, config, payload: req.payload, query, req });
};

/** The same for a single page or the settings. */
export const readCurrentPage = async (
  req: PayloadRequest,
  config: SanitizedGlobalConfig,
): Promise<CurrentDocument> => {
  const asked = { slug: config.slug, config, locale: 'all', where: {} } as const;
  return (await getLatestGlobalVersion({ ...asked, payload: req.payload, req })).global;
};
