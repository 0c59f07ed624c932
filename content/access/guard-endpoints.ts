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
import { readRouteId } from '../requests/route-id.ts';
import { listWhereParts } from '../requests/where-tree.ts';
import { toPage } from './bound-lists.ts';
import { withCheckedRequest } from './check-request.ts';
import { findVisible } from './find-visible.ts';
import { guardReorder } from './guard-reorder.ts';
import { refuseMuch } from './query-paths.ts';
import { getRole } from './roles.ts';

/**
 * Payload reads a record without access rules when it says what a person may do with it. From the answer anybody could
 * count the records. So this refuses staff who may not see the record.
 * @throws {APIError} 404
 */
const refuseUnseen = async (req: PayloadRequest): Promise<void> => {
  const { collection, id } = req.routeParams ?? {};
  if (id === undefined) return;
  const record = await findVisible(req, collection as CollectionSlug, readRouteId(req), { trash: true });
  if (!record) throw new NotFound(req.t);
};

const isAccess = ({ path }: Endpoint): boolean => path === '/access/:id?' || path === '/access';
const isOfVersions = ({ path }: Endpoint): boolean => path.startsWith('/versions');

/**
 * Calls of Payload that nobody here needs: accounts need no verification, and no picture is fetched from an address.
 */
const unused: ReadonlySet<string> = new Set(['/verify/:id', '/paste-url/:id?']);

/**
 * Payload's calls on records, and calls of accounts that only staff make. For some of them Payload opens a transaction,
 * reads records or calculates before it asks whether the caller may make the call.
 */
const forStaff: ReadonlySet<string> = new Set([
  '/',
  '/:id',
  '/:id/duplicate',
  '/access',
  '/access/:id?',
  '/count',
  '/first-register',
  '/refresh-token',
  '/reorder',
  '/unlock',
  '/versions',
  '/versions/:id',
]);

/** Refuses strangers before anything is read, their input included. */
const refuseStrangers =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    if (getRole(req) === null) throw new Forbidden(req.t);
    return handler(req);
  };

const check = (endpoint: Endpoint): Endpoint['handler'] =>
  withCheckedRequest(async (req) => {
    if (isAccess(endpoint)) await refuseUnseen(req);
    if (endpoint.path === '/reorder') await guardReorder(req);
    // Version lists of a single page run no hook, so they are checked here.
    if (endpoint.path === '/versions') {
      refuseMuch(listWhereParts(req.query.where ?? {}), req.query.sort);
      Object.assign(req.query, toPage(req.query));
    }
    return endpoint.handler(req);
  });

const guard = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: forStaff.has(endpoint.path) ? refuseStrangers(check(endpoint)) : check(endpoint),
});

/**
 * Guards Payload's own calls, also those that run no hook of a collection. A stranger may sign in, and make no other call
 * of Payload. What may be done with a record is told only to those who see it. Versions exist only for what keeps
 * versions: elsewhere the call would be a database error. Unused calls are removed, and every other call is answered only
 * after its input was checked (check-request.ts).
 */
export const guardEndpoints = (
  entity: Pick<SanitizedConfig, 'endpoints'> | SanitizedCollectionConfig | SanitizedGlobalConfig,
): void => {
  // Without endpoints Payload answers 501 and names the internal address of the studio.
  entity.endpoints ||= [];
  const keepsVersions = 'versions' in entity && entity.versions;
  entity.endpoints = entity.endpoints
    .filter((endpoint) => !unused.has(endpoint.path) && (keepsVersions || !isOfVersions(endpoint)))
    .map(guard);
};
