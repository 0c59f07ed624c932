import {
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type TypeWithID,
} from 'payload';
import type { Standing } from './last-change.ts';

/** A document as it stands, be it in a draft, in all languages; relations as numbers. */
export const readStanding = (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: TypeWithID['id'],
): Promise<(Standing & TypeWithID) | undefined> => {
  const query = { collection: config.slug, locale: 'all', where: { id: { equals: id } } } as const;
  return getLatestCollectionVersion({ id, config, payload: req.payload, query, req });
};

/** The same of a single page or the settings. */
export const readStandingPage = async (
  req: PayloadRequest,
  config: SanitizedGlobalConfig,
): Promise<Standing> => {
  const asked = { slug: config.slug, config, locale: 'all', where: {} } as const;
  return (await getLatestGlobalVersion({ ...asked, payload: req.payload, req })).global;
};
