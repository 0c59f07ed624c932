import type { CollectionConfig, GlobalConfig } from 'payload';
import { type AccessRequest, getRole, hasRole, type Requester } from './roles.ts';

/** Any signed-in member of staff. Visitors read nothing over REST: the site uses the Local API. */
export const canReadContent = ({ req }: AccessRequest): boolean => getRole(req) !== null;

/** Whether somebody may write what visitors read. */
export const writesContent = (user: Requester['user']): boolean => hasRole({ user }, 'admin', 'editor');

/** People who may write what visitors read. */
export const canWriteContent = ({ req }: AccessRequest): boolean => writesContent(req.user);

/** For records that only the programs write. */
export const nobody = (): boolean => false;

/** Access of every content collection. */
export const contentAccess = {
  read: canReadContent,
  readVersions: canWriteContent,
  create: canWriteContent,
  update: canWriteContent,
  delete: canWriteContent,
} satisfies NonNullable<CollectionConfig['access']>;

/** Personnel may write positions too. */
const canWritePositions = ({ req }: AccessRequest): boolean => hasRole(req, 'admin', 'editor', 'hr');

/** Access of the open positions. */
export const positionAccess = {
  ...contentAccess,
  readVersions: canWritePositions,
  create: canWritePositions,
  update: canWritePositions,
  delete: canWritePositions,
} satisfies NonNullable<CollectionConfig['access']>;

/** Access of every content global. */
export const contentGlobalAccess = {
  read: canReadContent,
  readVersions: canWriteContent,
  update: canWriteContent,
} satisfies NonNullable<GlobalConfig['access']>;

/** Access of records that only the programs read and write, through the Local API. */
export const internalAccess = {
  read: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
} satisfies NonNullable<CollectionConfig['access']>;
