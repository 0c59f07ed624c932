import {
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type TypeWithID,
} from 'payload';
import type { Standing } from './last-change.ts';

/** Reads a document in its newest state, draft or published, in all languages. Relations are returned as ids. */
export const readStanding = (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: TypeWithID['id'],
): Promise<(Standing & TypeWithID) | undefined> => {
  const query = { collection: config.slug, locale: 'all', where: { id: { equals: id } } } as const;
  return getLatestCollectionVersion({ id, config, payload: req.payload, query, req });
};

/** The same for a single page or the settings. */
export const readStandingPage = async (
  req: PayloadRequest,
  config: SanitizedGlobalConfig,
): Promise<Standing> => {
  const asked = { slug: config.slug, config, locale: 'all', where: {} } as const;
  return (await getLatestGlobalVersion({ ...asked, payload: req.payload, req })).global;
};
