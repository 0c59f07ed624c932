import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload';
import { nobody } from '../access/content-access.ts';

const reading = new Set(['read', 'count', 'countVersions', 'readDistinct', 'docAccess', 'access']);

/** Refuses even programs that skip access rules: lines are written and erased directly in the database. */
const refuseChanges: CollectionBeforeOperationHook = ({ operation, req, args }) => {
  if (!reading.has(operation)) throw new Forbidden(req.t);
  return args;
};

/**
 * The settings of logs and of other records that only programs write: newest first, and none can be changed.
 * @param read who can read it
 */
export const toReadOnlySettings = (read: NonNullable<CollectionConfig['access']>['read']) =>
  ({
    access: { ...(read && { read }), create: nobody, update: nobody, delete: nobody },
    hooks: { beforeOperation: [refuseChanges] },
    timestamps: false,
    defaultSort: '-at',
    disableBulkEdit: true,
    disableDuplicate: true,
    lockDocuments: false,
  }) satisfies Partial<CollectionConfig>;
