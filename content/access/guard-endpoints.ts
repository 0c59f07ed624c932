import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { readRouteId } from '../requests/route-id.ts';
import { findVisible } from './find-visible.ts';
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

const guardAccess = (endpoint: Endpoint): Endpoint =>
  isAccess(endpoint)
    ? {
        ...endpoint,
        handler: async (req) => {
          await refuseUnseen(req);
          return endpoint.handler(req);
        },
      }
    : endpoint;

/**
 * Payload's own calls that no hook of a collection is asked before: what may be done with a record is said to those who see it, and of
 * what keeps no versions none are asked for, which would be a fault of the database.
 */
export const guardEndpoints = (entity: SanitizedCollectionConfig | SanitizedGlobalConfig): void => {
  if (!entity.endpoints) return;
  entity.endpoints = entity.endpoints
    .filter((endpoint) => entity.versions || !isOfVersions(endpoint))
    .map(guardAccess);
};
