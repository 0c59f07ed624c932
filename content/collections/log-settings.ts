import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload';
import { nobody } from '../access/content-access.ts';

const reading = new Set(['read', 'count', 'countVersions', 'readDistinct', 'docAccess', 'access']);

/** Also programs that pass the rules of access change nothing here: lines are written and erased beneath. */
const refuseChanges: CollectionBeforeOperationHook = ({ operation, req, args }) => {
  if (!reading.has(operation)) throw new Forbidden(req.t);
  return args;
};

/** What every log has: the newest line first, and nobody who changes one. @param read who reads it */
export const toLogSettings = (read: NonNullable<CollectionConfig['access']>['read']) =>
  ({
    access: { ...(read && { read }), create: nobody, update: nobody, delete: nobody },
    hooks: { beforeOperation: [refuseChanges] },
    timestamps: false,
    defaultSort: '-at',
    disableBulkEdit: true,
    disableDuplicate: true,
    lockDocuments: false,
  }) satisfies Partial<CollectionConfig>;
