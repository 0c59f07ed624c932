import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { listParts } from '../database/where-tree.ts';
import { readRouteId } from '../requests/route-id.ts';
import { toPage } from './bound-lists.ts';
import { findVisible } from './find-visible.ts';
import { refuseMuch } from './query-paths.ts';
import { answerReadable } from './read-question.ts';
import { getRole } from './roles.ts';

/**
 * Payload reads the record past all rules to say what may be done with it: by its answer anybody could count what there is.
 * @throws {APIError} 403, 404
 */
const refuseUnseen = async (req: PayloadRequest): Promise<void> => {
  if (getRole(req) === null) throw new Forbidden(req.t);
  const { collection, id } = req.routeParams ?? {};
  if (id === undefined) return;
  const record = await findVisible(req, collection as CollectionSlug, readRouteId(req), { trash: true });
  if (!record) throw new NotFound(req.t);
};

const isAccess = ({ path }: Endpoint): boolean => path === '/access/:id?' || path === '/access';
const isOfVersions = ({ path }: Endpoint): boolean => path.startsWith('/versions');

/** Calls of Payload that nobody makes: accounts need no verification, and no picture is fetched from an address. */
const unused: ReadonlySet<string> = new Set(['/verify/:id', '/paste-url/:id?']);

const guard = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: answerReadable(async (req) => {
    if (isAccess(endpoint)) await refuseUnseen(req);
    // Those of a single page ask no hook.
    if (endpoint.path === '/versions') {
      refuseMuch(listParts(req.query.where ?? {}), req.query.sort);
      Object.assign(req.query, toPage(req.query));
    }
    return endpoint.handler(req);
  }),
});

/**
 * Payload's own calls that no hook of a collection is asked before: what may be done with a record is said to those who see it, and of
 * what keeps no versions none are asked for, which would be a fault of the database. Calls that nobody makes go, and every other
 * is answered once its question has been read (read-question.ts).
 */
export const guardEndpoints = (
  entity: Pick<SanitizedConfig, 'endpoints'> | SanitizedCollectionConfig | SanitizedGlobalConfig,
): void => {
  // Without any Payload answers 501, and names the studio's inner address.
  entity.endpoints ||= [];
  const keepsVersions = 'versions' in entity && entity.versions;
  entity.endpoints = entity.endpoints
    .filter((endpoint) => !unused.has(endpoint.path) && (keepsVersions || !isOfVersions(endpoint)))
    .map(guard);
};
